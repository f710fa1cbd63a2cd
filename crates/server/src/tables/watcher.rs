//! A window that looks at a table.

use std::sync::Arc;

use protocol::ServerMessage;
use table::{Millis, PersonId, Refusal, Table, TableId};

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

impl Watcher {
    /// Has the host sent away whose window it is?
    pub(crate) fn is_sent_away_from(&self, table: &Table) -> bool {
        let person = self.person.as_ref();
        person.is_some_and(|person| table.is_sent_away(person))
    }

    /// There is nothing to see here for this window any more.
    pub(crate) fn say_sent_away(&self, table: &TableId) {
        self.line.say(&ServerMessage::Refused {
            table: table.clone(),
            number: 0,
            text: Refusal::SentAway.to_string(),
            refusal: Refusal::SentAway,
        });
    }
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
