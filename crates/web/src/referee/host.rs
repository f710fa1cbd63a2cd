//! The evening on the page: every tap is heard, kept on the device, and read aloud if people want that.

use dschamal::Action;
use leptos::prelude::*;

use super::draft::Tap;
use super::evening::{Evening, Heard};
use super::plan::Plan;
use super::record::{self, Unreadable};
use crate::browser::{speech, storage, viewport};
use crate::words;

/// The evening, and everything one can do to it.
#[derive(Clone, Copy)]
pub struct Host {
    /// The evening; none before it begins.
    pub evening: RwSignal<Option<Evening>>,
    /// What is being agreed.
    pub plan: RwSignal<Plan>,
    /// What went wrong, in a sentence.
    pub trouble: RwSignal<Option<String>>,
    /// Whether rulings are read aloud.
    pub aloud: RwSignal<bool>,
    /// Grows when something happened at the table.
    pub happened: RwSignal<u32>,
}

/// How many sit down if nobody says otherwise.
const USUAL: usize = 4;

impl Host {
    /// The evening that was kept, or a fresh set-up.
    #[must_use]
    pub fn open() -> Host {
        let host = Host {
            evening: RwSignal::new(None),
            plan: RwSignal::new(Plan::new(dschamal::Game::Duel, USUAL)),
            trouble: RwSignal::new(None),
            aloud: RwSignal::new(storage::read(storage::REFEREE_ALOUD).is_some()),
            happened: RwSignal::new(0),
        };
        if let Some(text) = storage::read(storage::REFEREE) {
            host.take_up(&text, words::kept_is_damaged);
            if host.evening.with_untracked(Option::is_none) {
                storage::write(storage::REFEREE_BEFORE, &text);
            }
        }
        Effect::new(move |_| {
            host.evening.with(|evening| match evening {
                Some(evening) => storage::write(storage::REFEREE, &evening.kept()),
                None => {
                    storage::forget(storage::REFEREE);
                }
            });
        });
        Effect::new(move |_| match host.aloud.get() {
            true => storage::write(storage::REFEREE_ALOUD, "yes"),
            false => {
                storage::forget(storage::REFEREE_ALOUD);
            }
        });
        host
    }

    /// Goes on with a text; `damaged` says what is wrong with it.
    pub fn take_up(self, text: &str, damaged: fn(&str) -> String) {
        match record::read(text) {
            Ok(read) => {
                let lost = read.lost.map(|(count, why)| {
                    let why = words::sentence_naming(&why, |seat| read.evening.name(seat));
                    words::steps_lost(count, why.trim_end_matches('.'))
                });
                self.trouble.set(lost);
                self.plan.set(read.evening.again());
                self.evening.set(Some(read.evening));
            }
            Err(Unreadable::Newer) => self.trouble.set(Some(words::record_newer().to_owned())),
            Err(Unreadable::NoRecord(why) | Unreadable::Impossible(why)) => {
                self.trouble
                    .set(Some(damaged(words::sentence(&why).trim_end_matches('.'))));
            }
        }
    }

    /// Begins with what is agreed.
    pub fn begin(self) {
        match Evening::begin(self.plan.get_untracked()) {
            Ok(evening) => {
                self.trouble.set(None);
                self.plan.set(evening.again());
                self.evening.set(Some(evening));
                viewport::lead_to("main");
            }
            Err(why) => self.trouble.set(Some(words::sentence(&why))),
        }
    }

    /// Leaves the evening; it can be gone back to until another one is left.
    pub fn leave(self) {
        self.evening.update(|evening| {
            if let Some(evening) = evening.take() {
                storage::write(storage::REFEREE_BEFORE, &evening.kept());
            }
        });
    }

    /// The same people begin anew.
    pub fn again(self) {
        self.leave();
        self.begin();
    }

    /// Back to the evening that was left.
    pub fn go_back(self) {
        if let Some(text) = storage::read(storage::REFEREE_BEFORE) {
            self.take_up(&text, words::kept_is_damaged);
        }
    }

    /// Something of the evening, if there is one.
    pub fn read<T: Default>(self, read: impl FnOnce(&Evening) -> T) -> T {
        self.evening
            .with(|evening| evening.as_ref().map(read).unwrap_or_default())
    }

    /// Changes the evening.
    pub fn change(self, change: impl FnOnce(&mut Evening)) {
        self.evening.update(|evening| {
            if let Some(evening) = evening {
                change(evening);
            }
        });
    }

    /// Hears one tap.
    pub fn tap(self, tap: Tap) {
        let mut heard = None;
        self.change(|evening| heard = Some(evening.tap(tap)));
        match heard {
            Some(Ok(Heard::Happened)) => {
                self.trouble.set(None);
                self.happened.update(|count| *count += 1);
                self.speak();
            }
            Some(Err(refusal)) => {
                let name = |seat| untrack(|| self.read(|evening| evening.name(seat)));
                let why = words::sentence_naming(&refusal.to_string(), name);
                self.trouble.set(Some(why));
            }
            Some(Ok(Heard::More)) | None => {}
        }
    }

    /// Takes one of the choices there are.
    pub fn choose(self, action: Action) {
        self.tap(Tap::Choose(action));
    }

    fn speak(self) {
        if !self.aloud.get_untracked() {
            return;
        }
        let fresh = untrack(|| {
            self.read(|evening| {
                let last = evening.journal().entries().last()?;
                matches!(last.action, Action::Contest(_)).then(|| ruling(evening))
            })
        });
        if let Some(text) = fresh.filter(|text| !text.is_empty()) {
            speech::say(&text, words::language().tag());
        }
    }
}

/// The last ruling in words.
#[must_use]
pub fn ruling(evening: &Evening) -> String {
    let name = |seat| evening.name(seat);
    let ruling = evening.last_ruling();
    ruling.map_or_else(String::new, |ruling| {
        words::ruling(&ruling.explanation(), None, &name)
    })
}
