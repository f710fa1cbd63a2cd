//! A table as a page holds it: the view, the desk before it, and one door for everything that is done.

use gimel::Move;
use leptos::prelude::*;
use table::{Command, View};

use super::state::{Desk, Played, command};
use crate::browser::time;
use crate::dschamal::seats::player_name;
use crate::net::house::Answer;
use crate::words;

/// Where the table stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// In the house: others come to it by a link.
    House,
    /// On this device, against a bot.
    Device,
}

/// Whether somebody goes for good.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Leave {
    Stays,
    /// Asked for by the message with this number.
    Asked(u64),
    Gone,
}

/// A table that a page shows.
#[derive(Clone, Copy)]
pub struct Sitting {
    /// The table; nothing until it is known.
    pub view: Signal<Option<View>>,
    /// What the person does at it.
    pub desk: RwSignal<Desk>,
    /// Why something was not done, or nothing.
    pub notice: RwSignal<String>,
    /// What is being written and not said yet.
    pub saying: RwSignal<String>,
    /// Where the table stands.
    pub place: Place,
    act: Callback<Command, u64>,
    offset: Signal<f64>,
    leave: RwSignal<Leave>,
    /// The table's time at which its clocks stopped; they run again with the next view.
    stopped: RwSignal<f64>,
}

impl Sitting {
    /// Sits down before a table on this device: its clock is ours.
    #[must_use]
    pub fn on_device(view: Signal<Option<View>>, act: Callback<Command, u64>) -> Sitting {
        Sitting::new(view, Signal::derive(|| 0.0), Place::Device, act)
    }

    /// Sits down before a table. `offset` leads from our clock to the table's.
    #[must_use]
    pub fn new(
        view: Signal<Option<View>>,
        offset: Signal<f64>,
        place: Place,
        act: Callback<Command, u64>,
    ) -> Sitting {
        let desk = RwSignal::new(Desk::default());
        Effect::new(move |_| {
            view.with(|view| {
                let Some(view) = view else { return };
                let mut settled = desk.get_untracked();
                settled.settle(view);
                if desk.with_untracked(|desk| *desk != settled) {
                    desk.set(settled);
                }
            });
        });
        Sitting {
            view,
            desk,
            notice: RwSignal::new(String::new()),
            saying: RwSignal::new(String::new()),
            place,
            act,
            offset,
            leave: RwSignal::new(Leave::Stays),
            stopped: RwSignal::new(f64::INFINITY),
        }
    }

    /// Does something.
    pub fn act(self, command: Command) -> u64 {
        self.notice.set(String::new());
        self.act.run(command)
    }

    /// Plays a move; it lies on the board before the table has answered.
    pub fn play(self, mv: Move) {
        let wanted = self.view.with_untracked(|view| command(view.as_ref()?, mv));
        let Some(Command::Move { ply, mv }) = wanted else {
            return;
        };
        let ahead = |number| Some(Played { number, ply, mv });
        // The answer may come at once; then there is nothing to wait for.
        self.desk.update(|desk| desk.played = ahead(u64::MAX));
        let number = self.act(Command::Move { ply, mv });
        self.desk.update(|desk| {
            if desk.played.is_some() {
                desk.played = ahead(number);
            }
        });
    }

    /// Leaves the table for good.
    pub fn leave(self) {
        // The answer may come at once.
        self.leave.set(Leave::Asked(u64::MAX));
        let number = self.act(Command::Leave);
        if self.leave.get_untracked() == Leave::Asked(u64::MAX) {
            self.leave.set(Leave::Asked(number));
        }
    }

    /// Whether one has asked to leave; who does must not be brought in again.
    #[must_use]
    pub fn is_leaving(self) -> bool {
        self.leave.get() != Leave::Stays
    }

    /// Whether one has left: the page may be closed without losing the word.
    #[must_use]
    pub fn is_gone(self) -> bool {
        self.leave.get() == Leave::Gone
    }

    /// The table has answered.
    pub fn answered(self, answer: Answer) {
        if self.leave.get_untracked() == Leave::Asked(answer.number) {
            let refused = answer.refused.is_some();
            self.leave
                .set(if refused { Leave::Stays } else { Leave::Gone });
        }
        if let Some(why) = answer.refused {
            self.desk.update(|desk| desk.refused(answer.number));
            self.notice.set(self.explained(&why));
        }
    }

    fn explained(self, why: &str) -> String {
        self.view.with_untracked(|view| {
            let playing = view
                .as_ref()
                .and_then(|view| Some((view, view.dschamal()?)));
            match playing {
                Some((view, game)) => {
                    words::sentence_naming(why, |player| player_name(view, game, player))
                }
                None => words::sentence(why),
            }
        })
    }

    /// The table's time now.
    #[must_use]
    pub fn now(self) -> f64 {
        let now = time::now() + self.offset.get_untracked();
        let seen = |view: &Option<View>| view.as_ref().map(|view| view.now.0 as f64);
        let stopped = self.stopped.get_untracked();
        match self.view.with_untracked(seen) {
            Some(seen) if seen <= stopped => now.min(stopped),
            _ => now,
        }
    }

    /// The clocks stand still until the table is seen again.
    pub fn stop_clocks(self) {
        self.stopped.set(f64::INFINITY);
        self.stopped.set(self.now());
    }

    /// Looks at a moment of the game.
    pub fn look(self, moment: usize) {
        let entries = self.entries();
        self.desk.update(|desk| desk.look(moment, entries));
    }

    /// How many entries the game has.
    #[must_use]
    pub fn entries(self) -> usize {
        let count = |view: &Option<View>| Some(view.as_ref()?.gimel()?.entries.len());
        self.view.with(|view| count(view).unwrap_or(0))
    }

    /// Which moment is shown.
    #[must_use]
    pub fn moment(self) -> usize {
        self.desk
            .with(|desk| desk.looking)
            .unwrap_or_else(|| self.entries())
    }

    /// The table's code.
    #[must_use]
    pub fn table(self) -> String {
        self.view.with_untracked(|view| {
            let view = view.as_ref();
            view.map(|view| view.table.0.clone()).unwrap_or_default()
        })
    }

    /// Something of the view, or its default while there is none.
    pub fn with<T: Default>(self, read: impl FnOnce(&View) -> T) -> T {
        self.view
            .with(|view| view.as_ref().map(read).unwrap_or_default())
    }
}
