//! One pointer that is down: how long, how far, how fast.

use std::collections::VecDeque;

/// Farther than this is a drag, not a tap, in pixels.
pub const SLOP: f32 = 10.0;
/// A tap is shorter, in milliseconds.
const TAP_MS: f64 = 220.0;
/// How much of the way counts for the speed at the end.
const FLICK_MS: f64 = 90.0;
/// Pixels a millisecond upwards: a tracing finger is eight times slower.
const FLICK_SPEED: f32 = 0.8;
/// A flick is at least so long.
const FLICK_WAY: f32 = 50.0;
/// With a piece in the hand a slower throw is meant, too: so far, so fast on the whole way.
const THROW_WAY: f32 = 90.0;
const THROW_SPEED: f32 = 0.45;

/// A place on the screen in pixels, y down.
pub type Place = (f32, f32);

/// What kind of pointer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A finger or a pen on the screen: it moves only while it is down.
    Touch,
    /// A mouse or a trackpad: it moves anyway.
    Mouse,
}

/// A pointer that is down.
#[derive(Debug, Clone)]
pub struct Press {
    /// Which.
    pub id: i32,
    /// What kind.
    pub kind: Kind,
    /// Where it went down.
    pub start: Place,
    /// When.
    pub since: f64,
    /// Where it is.
    pub last: Place,
    /// How far it was from its start, at most.
    pub strayed: f32,
    /// It has done what it was for: nothing follows when it goes up.
    pub spent: bool,
    /// Where it last came to rest, and since when.
    rest: (Place, f64),
    trail: VecDeque<(f64, Place)>,
}

impl Press {
    /// It goes down.
    #[must_use]
    pub fn new(id: i32, kind: Kind, at: Place, time: f64) -> Press {
        Press {
            id,
            kind,
            start: at,
            since: time,
            last: at,
            strayed: 0.0,
            spent: false,
            rest: (at, time),
            trail: VecDeque::from([(time, at)]),
        }
    }

    /// It moves.
    pub fn go(&mut self, at: Place, time: f64) {
        let (dx, dy) = (at.0 - self.start.0, at.1 - self.start.1);
        self.strayed = self.strayed.max(dx.hypot(dy));
        self.last = at;
        let (x, y) = self.rest.0;
        if (at.0 - x).hypot(at.1 - y) >= SLOP {
            self.rest = (at, time);
        }
        self.trail.push_back((time, at));
        while self.trail.len() > 2 && self.trail[1].0 < time - FLICK_MS {
            self.trail.pop_front();
        }
    }

    /// Was it a tap, if it goes up now?
    #[must_use]
    pub fn is_tap(&self, time: f64) -> bool {
        !self.spent && self.strayed < SLOP && time - self.since < TAP_MS
    }

    /// How long it has been still, in milliseconds.
    #[must_use]
    pub fn still(&self, time: f64) -> f64 {
        time - self.rest.1
    }

    /// Was it thrown upwards with a piece in the hand, if it goes up now: slower than a flick, but all the way?
    #[must_use]
    pub fn is_throw_up(&self, time: f64) -> bool {
        let moves = self
            .trail
            .back()
            .is_some_and(|(at, _)| time - at <= FLICK_MS);
        let (dx, up) = (self.last.0 - self.start.0, self.start.1 - self.last.1);
        let took = (time - self.since).max(1.0) as f32;
        moves && up >= THROW_WAY && up / took >= THROW_SPEED && dx.abs() < 0.7 * up
    }

    /// Was it flicked upwards, if it goes up now?
    #[must_use]
    pub fn is_flick_up(&self, time: f64) -> bool {
        let Some((from, start)) = self
            .trail
            .iter()
            .find(|(at, _)| *at >= time - FLICK_MS)
            .copied()
        else {
            return false;
        };
        let (dx, up) = (self.last.0 - start.0, start.1 - self.last.1);
        let took = (time - from).max(1.0) as f32;
        up >= FLICK_WAY && up / took >= FLICK_SPEED && dx.abs() < 0.7 * up
    }
}

/// Notices a hand that goes quickly to and fro.
#[derive(Debug, Clone, Default)]
pub struct Shaking {
    /// Where the present swing began, and which way it goes.
    from: f32,
    right: bool,
    turns: VecDeque<f64>,
}

/// How far a swing goes, how many turns make a shake, and how long they may take.
const SWING: f32 = 28.0;
const TURNS: usize = 3;
const SHAKE_MS: f64 = 800.0;

impl Shaking {
    /// The pointer is at `x` now. True at the moment it has become a shake.
    pub fn go(&mut self, x: f32, time: f64) -> bool {
        let on = if self.right {
            x > self.from
        } else {
            x < self.from
        };
        if on {
            self.from = x;
        } else if (x - self.from).abs() >= SWING {
            self.right = x > self.from;
            self.from = x;
            self.turns.push_back(time);
        }
        while self.turns.front().is_some_and(|at| time - at > SHAKE_MS) {
            self.turns.pop_front();
        }
        let shaken = self.turns.len() >= TURNS;
        if shaken {
            self.turns.clear();
        }
        shaken
    }
}
