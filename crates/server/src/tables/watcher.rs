//! A window that looks at a table.

use std::sync::Arc;

use protocol::ServerMessage;
use table::{Millis, PersonId, Table};

use crate::sockets::Line;

/// A window that looks at a table, and how to reach it.
#[derive(Clone, Debug)]
pub(crate) struct Watcher {
    /// Unique among all windows of this server.
    pub(crate) id: u64,
    /// Whose window, if they have told who they are.
    pub(crate) person: Option<PersonId>,
    /// Where messages go.
    pub(crate) line: Line,
}

/// Is the chat shown?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Chat {
    /// All of it.
    Shown,
    /// Nothing new was said; it is left out.
    AsBefore,
}

/// Shows windows the table as it is now, written down once for all who see the same.
pub(crate) fn show<'a>(
    table: &Table,
    now: Millis,
    chat: Chat,
    watchers: impl IntoIterator<Item = &'a Watcher>,
) {
    let mut written: Vec<(Option<&PersonId>, Arc<str>)> = Vec::new();
    for watcher in watchers {
        // Who has not come in sees what everybody sees.
        let person = watcher.person.as_ref().filter(|who| !table.is_new(who));
        let known = written.iter().find(|(who, _)| *who == person);
        let text = match known {
            Some((_, text)) => Arc::clone(text),
            None => match write(table, person, now, chat) {
                Ok(text) => text,
                Err(error) => {
                    tracing::error!(%error, "A view could not be written: {error}");
                    return;
                }
            },
        };
        if known.is_none() {
            written.push((person, Arc::clone(&text)));
        }
        watcher.line.send(text);
    }
}

fn write(
    table: &Table,
    person: Option<&PersonId>,
    now: Millis,
    chat: Chat,
) -> serde_json::Result<Arc<str>> {
    let mut view = table.view_for(person, now);
    let quiet = chat == Chat::AsBefore;
    if quiet {
        view.chat.clear();
    }
    let message = ServerMessage::Table {
        view: Box::new(view),
        quiet,
    };
    Ok(serde_json::to_string(&message)?.into())
}
