//! What was reported at a table reaches whoever keeps the house.

use store::{Report, Store};
use table::{Entry, Event, Table};

/// Keeps the reports among these entries, with the line that each is about. They are in the log already: one that cannot be kept
/// is told, and holds nothing up.
pub(super) async fn keep(store: &Store, table: &Table, entries: &[Entry]) {
    for entry in entries {
        let Event::Reported { by, line, reason } = &entry.event else {
            continue;
        };
        let Some(reporter) = table.person_by(*by) else {
            continue;
        };
        let said = table.line_said(*line);
        let about = said.and_then(|line| table.person_by(line.who));
        let quoted = said.map(|line| format!("{}: „{}“", line.name, line.text));
        let parts = [quoted.as_deref().unwrap_or_default(), reason.as_str()];
        let report = Report {
            table: table.id().0.clone(),
            by: reporter.0.clone(),
            about: about.map(|person| person.0.clone()),
            text: parts.join("\n").trim().to_owned(),
            at: entry.at.0,
        };
        if let Err(error) = store.add_report(&report).await {
            tracing::warn!(table.id = %table.id(), %error, "A report was not kept: {error}");
        }
    }
}
