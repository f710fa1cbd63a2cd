//! A window that looks at a table.

use std::sync::Arc;

use protocol::ServerMessage;
use table::{PersonId, Table};
use tokio::sync::mpsc;

/// A window that looks at a table, and how to reach it.
#[derive(Clone, Debug)]
pub(crate) struct Watcher {
    /// Unique among all windows of this server.
    pub(crate) id: u64,
    /// Whose window, if they have told who they are.
    pub(crate) person: Option<PersonId>,
    /// Where messages go. A window that cannot keep up is closed and connects again.
    pub(crate) out: mpsc::Sender<Arc<str>>,
}

impl Watcher {
    /// Shows the table as it is now. False if the window is gone or cannot keep up.
    pub(crate) fn show(&self, table: &Table, quiet: bool) -> bool {
        let mut view = table.view_for(self.person.as_ref(), crate::clock::now());
        if quiet {
            view.chat.clear();
        }
        self.send(&ServerMessage::Table {
            view: Box::new(view),
            quiet,
        })
    }

    /// Sends a message. False if the window is gone or cannot keep up.
    pub(crate) fn send(&self, message: &ServerMessage) -> bool {
        match serde_json::to_string(message) {
            Ok(text) => self.out.try_send(text.into()).is_ok(),
            Err(error) => {
                tracing::error!(%error, "A message could not be written: {error}");
                true
            }
        }
    }
}
