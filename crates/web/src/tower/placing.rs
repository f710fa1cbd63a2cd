//! A placement as a page holds it: one's own hand or another's, the world in its thread, what is heard and said of it.

use std::collections::VecDeque;

use leptos::prelude::*;
use tower::{HoldInput, Outcome, Stand, TICKS_PER_SECOND};

use super::film::Film;
use super::glide::Glide;
use super::hold::Hold;
use super::lookout::{self, Above};
use super::wire::{Job, Now, Order, Told};
use crate::bag::feeling::now;
use crate::browser::motion::{buzz, is_reduced};
use crate::browser::sound;
use crate::browser::thread::{News, Thread};
use crate::dschamal::look::Look;
use crate::net::json;
use crate::settings::Settings;

const TICK_MS: f64 = 1000.0 / TICKS_PER_SECOND as f64;
/// A page that was asleep does not catch up.
const MOST_TICKS: usize = 6;
/// Inputs leave in parcels of so many.
const PARCEL: usize = 4;
/// A watcher who is so many ticks behind hurries.
const BEHIND: usize = 24;
/// Answers that may be missing before the world is left to catch its breath.
const UNANSWERED: u32 = 4;
/// After so many answers that are all alike, time stands still until the hand moves.
const CALM: u32 = 12;
/// Knocks from here on are told in words.
const LOUD: u8 = 40;
/// How long a word about a sound stays.
const WORD_MS: f64 = 1400.0;
/// Where the hand is, is said no more often than this.
const SAY_MS: f64 = 900.0;

/// How far it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// Nothing is being placed.
    Idle,
    /// The piece is in the hand.
    Held,
    /// It was let go, and the wood decides.
    Loose,
    /// The world could not be loaded.
    Broken,
}

/// Whose hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Whose {
    /// Of the person at this page.
    Mine,
    /// Somebody else's, whose inputs come from elsewhere.
    Others,
}

/// What was heard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Heard {
    /// Wood on wood.
    Knock,
    /// Pieces came down.
    Tumble,
}

struct Inner {
    hold: Hold,
    queue: VecDeque<HoldInput>,
    parcel: Vec<HoldInput>,
    whose: Whose,
    released: bool,
    unanswered: u32,
    calm: u32,
    before: f64,
    due: f64,
    heard_at: f64,
    said_at: f64,
}

/// A placement.
#[derive(Clone, Copy)]
pub struct Placing {
    inner: StoredValue<Inner>,
    thread: StoredValue<Option<Thread>>,
    settings: RwSignal<Settings>,
    on_hand: Callback<Vec<HoldInput>>,
    on_over: Callback<Outcome>,
    /// Where every piece is, the new one last.
    pub poses: RwSignal<Vec<Stand>>,
    /// What they look like.
    pub looks: RwSignal<Vec<Look>>,
    /// How far it is.
    pub stage: RwSignal<Stage>,
    /// What was heard last.
    pub heard: RwSignal<Option<Heard>>,
    /// Where the hand is, said now and then.
    pub above: RwSignal<Option<Above>>,
    /// All moments of a recording that was asked for.
    pub film: RwSignal<Option<Film>>,
    glide: StoredValue<Option<Glide>>,
}

impl Placing {
    /// Nothing yet. One's own inputs leave through `on_hand`; `on_over` hears how a placement ended.
    #[must_use]
    pub fn new(on_hand: Callback<Vec<HoldInput>>, on_over: Callback<Outcome>) -> Placing {
        let inner = Inner {
            hold: Hold::default(),
            queue: VecDeque::new(),
            parcel: Vec::new(),
            whose: Whose::Mine,
            released: false,
            unanswered: 0,
            calm: 0,
            before: now(),
            due: 0.0,
            heard_at: 0.0,
            said_at: 0.0,
        };
        let placing = Placing {
            inner: StoredValue::new(inner),
            thread: StoredValue::new(None),
            settings: expect_context::<RwSignal<Settings>>(),
            on_hand,
            on_over,
            poses: RwSignal::new(Vec::new()),
            looks: RwSignal::new(Vec::new()),
            stage: RwSignal::new(Stage::Idle),
            heard: RwSignal::new(None),
            above: RwSignal::new(None),
            film: RwSignal::new(None),
            glide: StoredValue::new(None),
        };
        let thread = Thread::open("stack", move |news| placing.news(news));
        placing.thread.set_value(Some(thread));
        placing
    }

    /// Shows a tower at rest.
    pub fn show(self, standing: Vec<Stand>, looks: Vec<Look>) {
        self.stage.set(Stage::Idle);
        self.above.set(None);
        self.looks.set(looks);
        self.poses.set(standing);
    }

    /// Begins a placement, or catches up with one; the new piece's look is the last.
    pub fn begin(self, order: Order, looks: Vec<Look>, whose: Whose) {
        self.inner.update_value(|inner| {
            inner.hold = Hold::default();
            inner.queue.clear();
            inner.parcel.clear();
            inner.whose = whose;
            inner.released = order.inputs.iter().any(|input| input.release);
            inner.unanswered = 0;
            inner.calm = 0;
            inner.due = 0.0;
        });
        self.looks.set(looks);
        self.stage.set(Stage::Held);
        self.ask(&Job::Begin(order));
    }

    /// Begins the same placement as it really is: what was shown glides there.
    pub fn correct(self, order: Order, looks: Vec<Look>, whose: Whose) {
        let glide = (!is_reduced()).then(|| Glide::new(self.shown()));
        self.glide.set_value(glide);
        self.begin(order, looks, whose);
    }

    /// Where every piece is shown.
    #[must_use]
    pub fn shown(self) -> Vec<Stand> {
        let poses = self.poses.get_untracked();
        let glides = self
            .glide
            .with_value(|glide| glide.as_ref()?.shown(&poses, now()));
        glides.unwrap_or(poses)
    }

    /// Asks for all moments of a recording, given as text.
    pub fn develop(self, text: String) {
        self.ask(&Job::Film(text));
    }

    /// What somebody else's hand did next.
    pub fn watch(self, inputs: Vec<HoldInput>) {
        self.inner.update_value(|inner| inner.queue.extend(inputs));
    }

    /// The person's fingers.
    pub fn hold<T>(self, work: impl FnOnce(&mut Hold) -> T) -> Option<T> {
        self.inner.try_update_value(|inner| work(&mut inner.hold))
    }

    /// Whether the person at this page holds the piece.
    #[must_use]
    pub fn is_mine(self) -> bool {
        self.inner.with_value(|inner| inner.whose == Whose::Mine)
    }

    fn ask(self, job: &Job) {
        let written = serde_json::to_string(job);
        if let (Some(thread), Ok(text)) = (self.thread.get_value(), written) {
            self.inner.update_value(|inner| inner.unanswered += 1);
            thread.tell(text);
        }
    }

    fn news(self, news: News) {
        match news {
            News::Ready => {}
            News::Broken => self.stage.set(Stage::Broken),
            News::Said(text) => match json::read(&text) {
                Some(Told::Now(now)) => self.now(now),
                Some(Told::Over(outcome)) => self.over(outcome),
                Some(Told::Film(film)) => self.film.set(Some(film)),
                None => {}
            },
        }
    }

    fn now(self, told: Now) {
        let alike = self.poses.with_untracked(|poses| *poses == told.poses);
        self.glide.update_value(|glide| {
            if let Some(glide) = glide {
                glide.know(now());
            }
        });
        self.inner.update_value(|inner| {
            inner.unanswered = inner.unanswered.saturating_sub(1);
            inner.calm = if alike { inner.calm + 1 } else { 0 };
        });
        if self.stage.get_untracked() == Stage::Idle {
            return;
        }
        self.hear(&told);
        if !told.held && self.stage.get_untracked() == Stage::Held {
            self.stage.set(Stage::Loose);
        }
        self.poses.set(told.poses);
    }

    fn hear(self, told: &Now) {
        let heard = if !told.fell.is_empty() {
            Some(Heard::Tumble)
        } else if told.knock >= LOUD {
            Some(Heard::Knock)
        } else {
            None
        };
        let settings = self.settings.get_untracked();
        if settings.sound && told.knock > 0 {
            sound::knock(f32::from(told.knock) / 255.0);
        }
        let Some(heard) = heard else { return };
        if settings.vibration {
            buzz(if heard == Heard::Tumble { 60 } else { 12 });
        }
        self.inner.update_value(|inner| inner.heard_at = now());
        self.heard.set(Some(heard));
    }

    fn over(self, outcome: Outcome) {
        self.flush();
        self.above.set(None);
        self.stage.set(Stage::Idle);
        self.on_over.run(outcome);
    }

    /// One frame: time passes for the hand and for the world.
    pub fn frame(self) {
        let time = now();
        let passed = self.inner.try_update_value(|inner| {
            let passed = time - inner.before;
            inner.before = time;
            passed
        });
        let stage = self.stage.get_untracked();
        if let (Some(passed), Stage::Held | Stage::Loose) = (passed, stage) {
            let inputs = self.inner.try_update_value(|inner| inner.pass(passed));
            let inputs = inputs.unwrap_or_default();
            if !inputs.is_empty() {
                self.send(&inputs);
                self.ask(&Job::Inputs(inputs));
            }
        }
        self.speak(time, stage);
    }

    /// One's own inputs leave in parcels, and at once with the release.
    fn send(self, inputs: &[HoldInput]) {
        let full = self.inner.try_update_value(|inner| {
            if inner.whose == Whose::Others || inner.released {
                return false;
            }
            for input in inputs {
                inner.parcel.push(*input);
                inner.released |= input.release;
                if inner.released {
                    break;
                }
            }
            inner.released || inner.parcel.len() >= PARCEL
        });
        if full == Some(true) {
            self.flush();
        }
    }

    fn flush(self) {
        let parcel = self
            .inner
            .try_update_value(|inner| std::mem::take(&mut inner.parcel));
        if let Some(parcel) = parcel.filter(|parcel| !parcel.is_empty()) {
            self.on_hand.run(parcel);
        }
    }

    fn speak(self, time: f64, stage: Stage) {
        let due = self.inner.try_update_value(|inner| {
            let quiet = time - inner.heard_at > WORD_MS;
            let say = time - inner.said_at > SAY_MS;
            if say {
                inner.said_at = time;
            }
            (quiet, say)
        });
        let Some((quiet, say)) = due else { return };
        if quiet && self.heard.get_untracked().is_some() {
            self.heard.set(None);
        }
        if say && stage == Stage::Held {
            let above = self.poses.with_untracked(|poses| lookout::above(poses));
            if above != self.above.get_untracked() {
                self.above.set(above);
            }
        }
    }
}

impl Inner {
    /// What is done in this much time.
    fn pass(&mut self, millis: f64) -> Vec<HoldInput> {
        if self.unanswered >= UNANSWERED {
            return Vec::new();
        }
        let rests = self.whose == Whose::Mine && !self.released && self.calm > CALM;
        if rests && self.hold.is_idle() {
            return Vec::new();
        }
        let all = self.due + millis / TICK_MS;
        let count = (all as usize).min(MOST_TICKS);
        self.due = (all - count as f64).min(1.0);
        if self.whose == Whose::Mine || self.released {
            return (0..count).map(|_| self.hold.tick()).collect();
        }
        let hurry = if self.queue.len() > BEHIND { 2 } else { 1 };
        let count = (count * hurry).min(self.queue.len());
        let inputs: Vec<_> = self.queue.drain(..count).collect();
        self.released |= inputs.iter().any(|input| input.release);
        inputs
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn inner(whose: Whose) -> Inner {
        Inner {
            hold: Hold::default(),
            queue: VecDeque::new(),
            parcel: Vec::new(),
            whose,
            released: false,
            unanswered: 0,
            calm: 0,
            before: 0.0,
            due: 0.0,
            heard_at: 0.0,
            said_at: 0.0,
        }
    }

    #[test]
    fn a_watched_hand_waits_for_its_inputs_and_falls_without() {
        let mut watched = inner(Whose::Others);
        assert_eq!(watched.pass(50.0), []);
        watched
            .queue
            .extend([HoldInput::default(), HoldInput::RELEASE]);
        let seen: Vec<_> = (0..3).flat_map(|_| watched.pass(17.0)).collect();
        assert!(seen.len() >= 2 && seen[1].release);
        assert!(
            !watched.pass(34.0).is_empty(),
            "after the release time goes on"
        );
    }

    #[test]
    fn a_watcher_far_behind_hurries() {
        let mut watched = inner(Whose::Others);
        watched.queue.extend([HoldInput::default(); 60]);
        assert_eq!(watched.pass(34.0).len(), 4);
    }

    #[test]
    fn a_slow_world_is_not_flooded() {
        let mut mine = inner(Whose::Mine);
        mine.unanswered = UNANSWERED;
        assert_eq!(mine.pass(100.0), []);
        mine.unanswered = 0;
        assert_eq!(mine.pass(1000.0).len(), MOST_TICKS);
    }

    #[test]
    fn time_stands_still_while_the_hand_rests_and_no_wood_moves() {
        let mut mine = inner(Whose::Mine);
        mine.calm = CALM + 1;
        assert_eq!(mine.pass(100.0), []);
        mine.hold.notch(1.0);
        assert!(!mine.pass(100.0).is_empty());
    }
}
