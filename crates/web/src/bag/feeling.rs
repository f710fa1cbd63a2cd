//! One hand as a page holds it: what it feels goes to eyes, ears, skin and words; what the person does comes out as inputs.

use std::collections::VecDeque;

use bag::{Act, HandInput, HandState, Touch};
use gestures::Gestures;
use leptos::prelude::*;

use super::caption::Captions;
use super::glow::Glow;
use super::hearing::{Strike, Tone, strikes, tone};
use super::voice::Voice;
use crate::browser::gesture;
use crate::browser::motion::buzz;
use crate::settings::Settings;
use crate::words::FeltWord;

/// How many of the last strikes can be read.
const READABLE: usize = 8;

/// What is heard now, for whoever reads along: tests, and nobody else.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Heard {
    /// The tone.
    pub tone: Option<Tone>,
    /// The last strikes, numbered.
    pub strikes: VecDeque<(u32, Strike)>,
}

struct Inner {
    gestures: Gestures,
    glow: Glow,
    captions: Captions,
    before: Option<Touch>,
    voice: Option<Voice>,
    /// A voice was asked for; a browser that has none is not asked again.
    asked: bool,
}

/// A hand in the bag.
#[derive(Clone, Copy)]
pub struct Feeling {
    inner: StoredValue<Inner, LocalStorage>,
    settings: RwSignal<Settings>,
    /// The word that is shown.
    pub shown: RwSignal<Option<FeltWord>>,
    /// The word that is read out.
    pub spoken: RwSignal<Option<FeltWord>>,
    /// What the hand is doing.
    pub state: RwSignal<HandState>,
    /// What is heard.
    pub heard: RwSignal<Heard>,
}

impl Feeling {
    /// A hand before the bag.
    #[must_use]
    pub fn new() -> Feeling {
        let inner = Inner {
            gestures: Gestures::default(),
            glow: Glow::default(),
            captions: Captions::default(),
            before: None,
            voice: None,
            asked: false,
        };
        Feeling {
            inner: StoredValue::new_local(inner),
            settings: expect_context::<RwSignal<Settings>>(),
            shown: RwSignal::new(None),
            spoken: RwSignal::new(None),
            state: RwSignal::new(HandState::Outside),
            heard: RwSignal::new(Heard::default()),
        }
    }

    /// The fingertip has felt something.
    pub fn felt(self, touch: &Touch) {
        let time = now();
        let settings = self.settings.get_untracked();
        let felt = self.inner.try_update_value(|inner| {
            let strikes = strikes(inner.before.as_ref(), touch);
            inner.before = Some(*touch);
            inner.gestures.felt(touch);
            inner.glow.felt(touch, time);
            if settings.sound
                && let Some(voice) = &inner.voice
            {
                voice.sound(tone(touch));
                strikes.iter().for_each(|strike| voice.strike(*strike));
            }
            (strikes, inner.captions.felt(touch, time))
        });
        let Some((strikes, said)) = felt else { return };
        if settings.vibration {
            strikes.iter().for_each(|strike| buzz(shake(*strike)));
        }
        if said.shown.is_some() {
            self.shown.set(said.shown);
        }
        if said.spoken.is_some() {
            self.spoken.set(said.spoken);
        }
        if self.state.get_untracked() != touch.state {
            self.state.set(touch.state);
        }
        self.note(tone(touch), &strikes);
    }

    fn note(self, tone: Option<Tone>, strikes: &[Strike]) {
        if strikes.is_empty() && self.heard.with_untracked(|heard| heard.tone == tone) {
            return;
        }
        self.heard.update(|heard| {
            heard.tone = tone;
            for strike in strikes {
                let number = heard.strikes.back().map_or(1, |(last, _)| last + 1);
                heard.strikes.push_back((number, *strike));
            }
            while heard.strikes.len() > READABLE {
                heard.strikes.pop_front();
            }
        });
    }

    /// Another bag: everything is dark and silent again.
    pub fn renew(self) {
        self.inner.update_value(|inner| {
            inner.gestures = Gestures::default();
            inner.glow = Glow::default();
            inner.captions = Captions::default();
            inner.before = None;
            if let Some(voice) = &inner.voice {
                voice.sound(None);
            }
        });
        self.shown.set(None);
        self.spoken.set(None);
        self.state.set(HandState::Outside);
        self.heard.set(Heard::default());
    }

    /// Nothing sounds any more.
    pub fn hush(self) {
        self.inner.update_value(|inner| {
            if let Some(voice) = &inner.voice {
                voice.sound(None);
            }
        });
    }

    /// The person does something: now the browser lets us sound.
    pub fn wake(self) {
        let sound = self.settings.get_untracked().sound;
        self.inner.update_value(|inner| {
            // A pointer that only moves is no touch yet.
            if sound && !inner.asked && gesture::has_been() {
                inner.asked = true;
                inner.voice = Voice::new();
            }
            if let Some(voice) = &inner.voice {
                voice.wake();
            }
        });
    }

    /// Pointers and keys.
    pub fn gestures<T>(self, change: impl FnOnce(&mut Gestures) -> T) -> Option<T> {
        self.inner
            .try_update_value(|inner| change(&mut inner.gestures))
    }

    /// A gesture by a button.
    pub fn act(self, act: Act) {
        self.wake();
        self.gestures(|gestures| gestures.act(act));
    }

    /// What the hand does in so many ticks.
    pub fn ticks(self, count: usize) -> Vec<HandInput> {
        let time = now();
        let inputs = self.gestures(|gestures| {
            let inputs = (0..count).map(|_| gestures.tick(time)).collect();
            (inputs, gestures.take_doubt())
        });
        let (inputs, doubts) = inputs.unwrap_or_default();
        if doubts {
            self.say_empty(time);
        }
        inputs
    }

    /// The hand was asked to come out, and there is nothing in it.
    fn say_empty(self, time: f64) {
        let settings = self.settings.get_untracked();
        self.inner.update_value(|inner| {
            inner.captions.show(FeltWord::Empty, time);
            if settings.sound
                && let Some(voice) = &inner.voice
            {
                voice.strike(Strike::Missed);
            }
        });
        if settings.vibration {
            buzz(shake(Strike::Missed));
        }
        self.shown.set(Some(FeltWord::Empty));
        self.spoken.set(Some(FeltWord::Empty));
    }

    /// What is to be seen.
    pub fn glow<T>(self, see: impl FnOnce(&mut Glow) -> T) -> Option<T> {
        self.inner.try_update_value(|inner| see(&mut inner.glow))
    }

    /// Whether touched wood glows.
    #[must_use]
    pub fn glows(self) -> bool {
        self.settings.get_untracked().glow
    }
}

impl Default for Feeling {
    fn default() -> Self {
        Self::new()
    }
}

/// Milliseconds since the page was opened.
#[must_use]
pub fn now() -> f64 {
    window()
        .performance()
        .map_or_else(js_sys::Date::now, |performance| performance.now())
}

/// How long the device shakes for a strike.
const fn shake(strike: Strike) -> u32 {
    match strike {
        Strike::Click => 12,
        Strike::Thump(strength) => 6 + 3 * strength as u32,
        Strike::Hole => 60,
        Strike::Solid => 15,
        Strike::Closed => 25,
        Strike::Slipped => 40,
        Strike::Out => 30,
        Strike::Reaching => 8,
        Strike::Missed => 90,
        Strike::Opened => 14,
    }
}
