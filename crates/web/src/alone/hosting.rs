//! The table on this device as a page holds it: a view of what its keeper tells, and one door to it.

use std::time::Duration;

use leptos::prelude::*;
use serde::Serialize;
use table::{Command, Settings, SitterView, View};

use super::thought::Thought;
use super::wire::{At, Told, Want};
use crate::browser::thread::{News, Thread};
use crate::browser::{chance, storage, time};
use crate::desk::sitting::Sitting;
use crate::front::going_on;
use crate::games::kept::KeptGame;
use crate::games::shelf;
use crate::net::house::Answer;
use crate::net::json;

/// The table on this device, if there is one.
#[derive(Clone, Copy)]
pub struct Alone {
    thread: StoredValue<Option<Thread>>,
    view: RwSignal<Option<View>>,
    opening: RwSignal<bool>,
    /// The browser has no thread for it.
    broken: RwSignal<bool>,
    /// A game that is over is not wanted.
    fresh: StoredValue<bool>,
    sitting: StoredValue<Option<Sitting>>,
}

impl Alone {
    /// The table that was kept, and a bot that thinks until the page is left.
    #[must_use]
    pub fn new() -> Alone {
        let kept = storage::read(storage::ALONE).filter(|text| !text.is_empty());
        let alone = Alone {
            thread: StoredValue::new(None),
            view: RwSignal::new(None),
            opening: RwSignal::new(kept.is_some()),
            broken: RwSignal::new(false),
            fresh: StoredValue::new(false),
            sitting: StoredValue::new(None),
        };
        let thread = Thread::open("thinker", move |news| alone.news(news));
        alone.thread.set_value(Some(thread));
        if let Some(text) = kept {
            alone.want(&Want::Restore(text));
        }
        alone
    }

    fn want(self, want: &Want) {
        tell(self.thread, &(here_and_now(), want));
    }

    fn news(self, news: News) {
        match news {
            News::Ready => {}
            News::Broken => {
                self.broken.set(true);
                self.opening.set(false);
            }
            News::Said(text) => {
                if let Some(told) = json::read(&text) {
                    self.told(told);
                }
            }
        }
    }

    fn told(self, told: Told) {
        match told {
            Told::Shown { view, kept, mark } => {
                if let Some(game) = KeptGame::of_table(&view, &mark, time::now() as i64) {
                    shelf::keep(game);
                }
                self.shown(*view, &kept);
            }
            Told::Empty => {
                self.view.set(None);
                self.opening.set(false);
            }
            Told::Refused { why } => {
                if let Some(sitting) = self.sitting.get_value() {
                    let refused = Some(why);
                    sitting.answered(Answer {
                        number: u64::MAX,
                        refused,
                    });
                }
            }
            Told::Thought { thought } => self.thought(thought),
        }
    }

    fn shown(self, view: View, kept: &str) {
        let over = view.gimel().is_some_and(|game| game.ending.is_some());
        if over && self.fresh.get_value() {
            return self.clear();
        }
        self.fresh.set_value(false);
        storage::write(storage::ALONE, kept);
        let level = bot_level(&view).map(|level| level.to_string());
        going_on::note(storage::GOING_GIMEL, level.as_deref().filter(|_| !over));
        self.view.set(Some(view));
        self.opening.set(false);
    }

    /// The bot has thought; it waits as long as a person would.
    fn thought(self, thought: Thought) {
        let pause = Duration::from_millis(u64::from(thought.pause));
        set_timeout(move || self.want(&Want::BotMoves(thought)), pause);
    }

    /// Opens a table.
    pub fn open(self, name: &str, settings: Settings, level: u8) {
        self.opening.set(true);
        self.want(&Want::Open(name.to_owned(), Box::new(settings), level));
    }

    /// Clears the table away.
    pub fn clear(self) {
        storage::write(storage::ALONE, "");
        going_on::note(storage::GOING_GIMEL, None);
        self.fresh.set_value(false);
        self.want(&Want::Clear);
    }

    /// Whether there is a table.
    #[must_use]
    pub fn is_open(self) -> bool {
        self.view.with(Option::is_some)
    }

    /// Whether one that was kept is being laid out.
    #[must_use]
    pub fn is_opening(self) -> bool {
        self.opening.get()
    }

    /// Whether this browser cannot keep a table.
    #[must_use]
    pub fn is_broken(self) -> bool {
        self.broken.get()
    }

    /// Clears away a game that is over, if the one that was kept is.
    pub fn clear_if_over(self) {
        self.fresh.set_value(self.opening.get_untracked());
    }

    /// Sits down before it.
    #[must_use]
    pub fn sit(self) -> Sitting {
        let act = Callback::new(move |command: Command| {
            self.want(&Want::Act(Box::new(command)));
            u64::MAX
        });
        let sitting = Sitting::on_device(self.view.into(), act);
        self.sitting.set_value(Some(sitting));
        sitting
    }
}

/// How strong the bot of a table is.
fn bot_level(view: &View) -> Option<u8> {
    view.seats.iter().find_map(|seat| match seat.sitter {
        SitterView::Bot { level } => Some(level),
        _ => None,
    })
}

/// What a thread has not: the device's time, and chance.
pub(crate) fn here_and_now() -> At {
    At {
        now: time::now() as i64,
        chance: chance::number(),
    }
}

/// Says something to a thread, if it is still there.
pub(crate) fn tell(thread: StoredValue<Option<Thread>>, what: &impl Serialize) {
    let thread = thread.try_get_value().flatten();
    if let (Some(thread), Ok(text)) = (thread, serde_json::to_string(what)) {
        thread.tell(text);
    }
}

impl Default for Alone {
    fn default() -> Self {
        Self::new()
    }
}
