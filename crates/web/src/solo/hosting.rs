//! The table of Dschamál on this device as a page holds it: a view of what its keeper tells, one door to it, and a way to its bag.

use std::time::Duration;

use dschamal::Game;
use leptos::prelude::*;
use protocol::HandFrame;
use table::{Command, Settings, View};

use super::shelf;
use super::wire::{Told, Want};
use crate::alone::hosting::{here_and_now, tell};
use crate::browser::thread::{News, Thread};
use crate::browser::{storage, time};
use crate::desk::sitting::Sitting;
use crate::front::going_on;
use crate::hands::job::Job;
use crate::net::hand_line::HandLine;
use crate::net::house::Answer;
use crate::net::json;
use crate::net::wood_line::{Held, WoodLine};

/// The table on this device, if there is one.
#[derive(Clone, Copy)]
pub struct Solo {
    thread: StoredValue<Option<Thread>>,
    view: RwSignal<Option<View>>,
    opening: RwSignal<bool>,
    /// A game that is over is not wanted.
    fresh: StoredValue<bool>,
    /// The thread is not there.
    broken: RwSignal<bool>,
    sitting: StoredValue<Option<Sitting>>,
    line: HandLine,
    wood: WoodLine,
    /// What was done so far, counted.
    done: StoredValue<u64>,
    alarm: StoredValue<Option<TimeoutHandle>>,
}

impl Solo {
    /// The table that was kept, and hands that feel until the page is left.
    #[must_use]
    pub fn new() -> Solo {
        let kept = shelf::read();
        let thread = StoredValue::new(None);
        let solo = Solo {
            thread,
            view: RwSignal::new(None),
            opening: RwSignal::new(!kept.is_empty()),
            fresh: StoredValue::new(false),
            broken: RwSignal::new(false),
            sitting: StoredValue::new(None),
            line: HandLine::new(Callback::new(move |frame: HandFrame| {
                want(thread, Want::Hand(frame));
            })),
            wood: WoodLine::new(Callback::new(move |held: Held| {
                want(thread, Want::Hold(held));
            })),
            done: StoredValue::new(0),
            alarm: StoredValue::new(None),
        };
        thread.set_value(Some(Thread::open("feel", move |news| solo.news(news))));
        if !kept.is_empty() {
            want(thread, Want::Restore(kept));
        }
        on_cleanup(move || solo.wake_at(None));
        solo
    }

    fn news(self, news: News) {
        match news {
            News::Ready => {}
            News::Broken => {
                self.opening.set(false);
                self.broken.set(true);
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
            Told::Shown { view, fresh, added } => self.shown(*view, fresh, &added),
            Told::Empty => {
                self.view.set(None);
                self.opening.set(false);
                self.wake_at(None);
            }
            Told::Answered { number, refused } => {
                if let Some(sitting) = self.sitting.get_value() {
                    sitting.answered(Answer { number, refused });
                }
            }
            Told::Felt { frames } => frames.into_iter().for_each(|frame| self.line.felt(frame)),
            Told::Heave { heave } => self.line.heave.set(heave),
            Told::CameOut { reach, seat, until } => self.line.came_out(reach, seat, until),
            Told::Shouted { reach, seat } => self.line.shouted.set(Some((reach, seat))),
            Told::Held(held) => self.wood.held(held),
            Told::Wake { at } => self.wake_at(Some(at)),
        }
    }

    fn shown(self, view: View, fresh: bool, added: &[(u64, String)]) {
        let over = view.dschamal().is_some_and(|game| game.ending.is_some());
        if over && self.fresh.get_value() {
            return self.clear();
        }
        self.fresh.set_value(false);
        if fresh {
            shelf::clear();
        }
        shelf::add(added);
        let game = view.settings.game.dschamal();
        let game = game.map(|agreed| agreed.rules.game.name());
        going_on::note(storage::GOING_DSCHAMAL, game.filter(|_| !over));
        self.view.set(Some(view));
        self.opening.set(false);
    }

    /// The keeper is asked again then; only the last word counts.
    fn wake_at(self, at: Option<i64>) {
        if let Some(Some(alarm)) = self.alarm.try_update_value(Option::take) {
            alarm.clear();
        }
        let Some(at) = at else { return };
        let wait = (at as f64 - time::now()).max(0.0);
        let alarm = set_timeout_with_handle(
            move || want(self.thread, Want::Wake),
            Duration::from_millis(wait.ceil() as u64),
        );
        self.alarm.try_set_value(alarm.ok());
    }

    /// Opens a table with bots of this level.
    pub fn open(self, name: &str, settings: Settings, level: u8) {
        self.fresh.set_value(false);
        let open = Want::Open(name.to_owned(), Box::new(settings), level);
        want(self.thread, open);
    }

    /// Clears the table away.
    pub fn clear(self) {
        shelf::clear();
        going_on::note(storage::GOING_DSCHAMAL, None);
        self.fresh.set_value(false);
        want(self.thread, Want::Clear);
    }

    /// Whether there is a table.
    #[must_use]
    pub fn is_open(self) -> bool {
        self.view.with(Option::is_some)
    }

    /// Which game is on the table.
    #[must_use]
    pub fn game(self) -> Option<Game> {
        self.view.with(|view| {
            let agreed = view.as_ref()?.settings.game.dschamal()?;
            Some(agreed.rules.game)
        })
    }

    /// Whether one that was kept is being laid out.
    #[must_use]
    pub fn is_opening(self) -> bool {
        self.opening.get()
    }

    /// Whether there can be none: the thread did not start.
    #[must_use]
    pub fn is_broken(self) -> bool {
        self.broken.get()
    }

    /// Clears away a game that is over, if the one that was kept is.
    pub fn clear_if_over(self) {
        self.fresh.set_value(self.opening.get_untracked());
    }

    /// Sits down before it; what is drawn below finds the way to its bag.
    #[must_use]
    pub fn sit(self) -> Sitting {
        let act = Callback::new(move |command: Command| {
            let number = self.done.get_value() + 1;
            self.done.set_value(number);
            want(self.thread, Want::Act(number, Box::new(command)));
            number
        });
        provide_context(self.line);
        provide_context(self.wood);
        let sitting = Sitting::on_device(self.view.into(), act);
        self.sitting.set_value(Some(sitting));
        sitting
    }
}

impl Default for Solo {
    fn default() -> Self {
        Self::new()
    }
}

fn want(thread: StoredValue<Option<Thread>>, want: Want) {
    tell(thread, &Job::Solo(here_and_now(), want));
}
