//! The engine as a page holds it: asked one thing at a time, and silenced at once when something else matters more.

use gimel::{Game, Record};
use leptos::prelude::*;

use super::wire::{Ask, Look, Told, Wish};
use crate::browser::thread::{News, Thread};
use crate::net::json;

/// The engine, in a thread that lives as long as the part of the page that opened it.
#[derive(Clone, Copy)]
pub struct Advisor {
    thread: Thread,
    /// The look that is under way.
    busy: StoredValue<Option<u64>>,
    last: StoredValue<u64>,
    /// Whether it could not be started, or has broken.
    pub broken: RwSignal<bool>,
}

/// How long and how wide to look.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Effort {
    /// How many of the best moves are told apart.
    pub lines: usize,
    /// How many positions are looked at; without an end if nothing is said.
    pub nodes: Option<u64>,
    /// Whether the other side's threat is told too.
    pub threat: bool,
}

impl Effort {
    /// The best move after so many positions.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Self {
        Self {
            lines: 1,
            nodes: Some(nodes),
            threat: false,
        }
    }
}

impl Advisor {
    /// Nobody thinks until something is asked. What is told about anything but the last question is not passed on.
    #[must_use]
    pub fn new(hear: impl Fn(Told) + 'static) -> Advisor {
        let busy = StoredValue::new(None::<u64>);
        let last = StoredValue::new(0_u64);
        let broken = RwSignal::new(false);
        let thread = Thread::later("advisor", move |news| match news {
            News::Ready => {}
            News::Broken => {
                broken.try_set(true);
            }
            News::Said(text) => {
                let Some(told) = json::read::<Told>(&text) else {
                    return;
                };
                let newest = last.try_get_value();
                match &told {
                    Told::Seen { id, .. } | Told::Threat { id, .. } if Some(*id) != newest => {
                        return;
                    }
                    Told::Seen { done: true, .. } => {
                        busy.try_set_value(None);
                    }
                    _ => {}
                }
                hear(told);
            }
        });
        Advisor {
            thread,
            busy,
            last,
            broken,
        }
    }

    /// Looks at a game as it stands; whatever was under way ends.
    pub fn look(self, game: &Game, effort: Effort) {
        self.rest();
        let id = self.last.get_value() + 1;
        self.last.set_value(id);
        self.busy.set_value(Some(id));
        self.tell(&Ask::Look(Look {
            id,
            record: Record::from(game).to_string(),
            lines: effort.lines,
            nodes: effort.nodes,
            threat: effort.threat,
        }));
    }

    /// Asks for a puzzle.
    pub fn puzzle(self, wish: Wish) {
        self.rest();
        self.tell(&Ask::Puzzle(wish));
    }

    /// Ends what is under way, at once. A thread that thinks hears nothing, so it is stopped and starts afresh.
    pub fn rest(self) {
        let was_busy = self.busy.try_update_value(Option::take).flatten();
        if was_busy.is_some() {
            self.thread.stop();
        }
        // What is still on its way is about something else.
        self.last.try_update_value(|last| *last += 1);
    }

    fn tell(self, ask: &Ask) {
        if let Ok(text) = serde_json::to_string(ask) {
            self.thread.tell(text);
        }
    }
}
