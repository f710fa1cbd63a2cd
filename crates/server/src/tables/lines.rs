//! The lines to the windows that look at a table: what its host says goes out here.

use std::collections::HashMap;
use std::sync::Arc;

use host::{Audience, Broadcast, Chat, Host, WindowId};
use protocol::{ServerMessage, TouchFrame, short_id};
use reach::{Felt, Link};
use table::{TableId, View};

use crate::clock::now;
use crate::sockets::{HangUp, Line};

/// Lines, by their windows.
#[derive(Default)]
pub(crate) struct Lines(HashMap<WindowId, Line>);

impl Lines {
    pub(crate) fn open(&mut self, window: WindowId, line: Line) {
        self.0.insert(window, line);
    }

    pub(crate) fn close(&mut self, window: WindowId) {
        self.0.remove(&window);
    }

    /// The way to a window and back.
    pub(crate) fn link(&self, window: WindowId) -> Option<Link> {
        self.0.get(&window).map(Line::link)
    }

    /// Shows windows the table as it is now, written down once for all who see the same.
    pub(crate) fn show(&self, host: &Host, to: Audience, chat: Chat) {
        for (view, windows) in host.views(to, chat, now()) {
            match written(view, chat) {
                Ok(text) => {
                    let lines = windows.iter().filter_map(|window| self.0.get(window));
                    lines.for_each(|line| line.send(Arc::clone(&text)));
                }
                Err(error) => tracing::error!(%error, "A view could not be written: {error}"),
            }
        }
    }

    /// These windows are told why they see nothing more, and hear no more of the table.
    pub(crate) fn turn_away(&mut self, windows: &[WindowId], why: &ServerMessage) {
        for window in windows {
            if let Some(line) = self.0.remove(window) {
                line.say(why);
            }
        }
    }

    /// What everybody hears.
    pub(crate) fn broadcast(&self, table: &TableId, to: Audience, what: Broadcast) {
        let lines: Vec<&Line> = match to {
            Audience::All => self.0.values().collect(),
            Audience::Window(window) => self.0.get(&window).into_iter().collect(),
        };
        Line::say_to_all(&lines, &message(table.clone(), what));
    }

    /// What a hand feels.
    pub(crate) fn touch(&self, table: &TableId, windows: &[WindowId], reach: u32, felt: &Felt) {
        let bytes = TouchFrame::of(short_id(table), reach, felt).to_bytes();
        let own = windows.iter().filter_map(|window| self.0.get(window));
        own.for_each(|line| line.feel(bytes.clone()));
    }

    /// The table is not here any more: everybody looks for it again.
    pub(crate) fn hang_up(&self) {
        self.0
            .values()
            .for_each(|line| line.hang_up(HangUp::LookAgain));
    }
}

fn written(view: View, chat: Chat) -> serde_json::Result<Arc<str>> {
    let message = ServerMessage::Table {
        view: Box::new(view),
        quiet: chat == Chat::AsBefore,
    };
    Ok(serde_json::to_string(&message)?.into())
}

fn message(table: TableId, what: Broadcast) -> ServerMessage {
    match what {
        Broadcast::Heave { reach, heave } => ServerMessage::Heave {
            table,
            reach,
            heave,
        },
        Broadcast::CameOut { reach, seat, until } => ServerMessage::CameOut {
            table,
            reach,
            seat,
            until,
        },
        Broadcast::Shouted { reach, seat } => ServerMessage::Shouted { table, reach, seat },
        Broadcast::Building {
            build,
            first,
            inputs,
        } => ServerMessage::Building {
            table,
            build,
            first,
            inputs,
        },
    }
}
