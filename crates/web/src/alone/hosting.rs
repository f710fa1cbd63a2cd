//! The table on this device as a page holds it: kept after every change, and the bot asked whenever it has to move.

use std::time::Duration;

use leptos::prelude::*;
use table::{Command, Millis, Moment, Settings, View};

use super::local::LocalTable;
use super::thinker;
use super::thought::{Question, Thought};
use crate::browser::{chance, storage, time};
use crate::desk::sitting::{Place, Sitting};
use crate::net::house::Answer;

/// The table on this device, if there is one.
#[derive(Clone, Copy)]
pub struct Alone {
    local: RwSignal<Option<LocalTable>>,
    /// The position that the bot was asked about.
    asked: StoredValue<Option<u64>>,
}

fn moment() -> Moment {
    Moment {
        now: Millis(time::now() as i64),
        chance: chance::number(),
    }
}

impl Alone {
    /// The table that was kept, and a bot that thinks until the page is left.
    #[must_use]
    pub fn new() -> Alone {
        let kept = storage::read(storage::ALONE).and_then(|text| LocalTable::read(&text));
        let alone = Alone {
            local: RwSignal::new(kept),
            asked: StoredValue::new(None),
        };
        thinker::listen(Callback::new(move |thought| alone.thought(thought)));
        Effect::new(move |_| alone.keep_and_ask());
        alone
    }

    /// Opens a table.
    pub fn open(self, name: &str, settings: Settings, level: u8) {
        if let Ok(local) = LocalTable::open(moment(), name, settings, level) {
            self.asked.set_value(None);
            self.local.set(Some(local));
        }
    }

    /// Clears the table away.
    pub fn clear(self) {
        storage::write(storage::ALONE, "");
        self.local.set(None);
    }

    /// Whether there is a table.
    #[must_use]
    pub fn is_open(self) -> bool {
        self.local.with(Option::is_some)
    }

    /// Clears away a game that is over.
    pub fn clear_if_over(self) {
        let over = self
            .local
            .with_untracked(|local| local.as_ref().is_some_and(LocalTable::is_over));
        if over {
            self.clear();
        }
    }

    fn keep_and_ask(self) {
        let question = self.local.with(|local| {
            let local = local.as_ref()?;
            storage::write(storage::ALONE, &local.write());
            let (level, game) = local.to_think()?;
            let id = game.position().hash() ^ game.entries().len() as u64;
            Some(Question::about(id, game, level, chance::number()))
        });
        let Some(question) = question else {
            // A turn that was taken back is thought about anew.
            return self.asked.set_value(None);
        };
        if self.asked.get_value() != Some(question.id) {
            self.asked.set_value(Some(question.id));
            thinker::ask(&question);
        }
    }

    /// The bot has thought; it waits as long as a person would.
    fn thought(self, thought: Thought) {
        let pause = Duration::from_millis(u64::from(thought.pause));
        set_timeout(move || self.bot_moves(&thought), pause);
    }

    fn bot_moves(self, thought: &Thought) {
        // The page may be gone, the turn taken back, or the table cleared.
        if self.asked.try_get_value().flatten() != Some(thought.id) {
            return;
        }
        let Ok(mv) = thought.mv.parse() else { return };
        self.local.update(|local| {
            let Some(local) = local else { return };
            let ply = local.to_think().map(|(_, game)| game.entries().len());
            if let Some(ply) = ply {
                local.bot_moves(moment(), ply, mv);
            }
        });
    }

    /// Sits down before it.
    #[must_use]
    pub fn sit(self) -> Sitting {
        let view = Memo::new(move |_| self.view());
        let sitting = StoredValue::new(None::<Sitting>);
        let act = Callback::new(move |command: Command| {
            let mut refused = None;
            self.local.update(|local| {
                if let Some(local) = local {
                    refused = local.act(moment(), command).err();
                }
            });
            if let (Some(why), Some(sitting)) = (refused, sitting.get_value()) {
                let refused = Some(why.to_string());
                sitting.answered(Answer {
                    number: u64::MAX,
                    refused,
                });
            }
            u64::MAX
        });
        let offset = Signal::derive(|| 0.0);
        let sat = Sitting::new(view.into(), offset, Place::Device, act);
        sitting.set_value(Some(sat));
        sat
    }

    fn view(self) -> Option<View> {
        let now = Millis(time::now() as i64);
        self.local
            .with(|local| local.as_ref().map(|local| local.view(now)))
    }
}

impl Default for Alone {
    fn default() -> Self {
        Self::new()
    }
}
