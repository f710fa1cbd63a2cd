//! From pointers and keys to what a hand does in every sixtieth of a second.
//!
//! A thumb drags as on a trackpad: the hand gropes. A long press cups, also at the end of a drag, a tap while cupping dips, a flick to the mouth pulls, a
//! quick shake drops what came along, two fingers let go. A mouse gropes without its button; pressing it cups at once, a
//! click dips, dragging to the mouth pulls, the other button lets go. Keys and visible buttons do the same.

use std::collections::VecDeque;

use bag::{Act, HandInput, HandState, Touch};

use crate::lean::Lean;
use crate::press::{Kind, Place, Press, SLOP, Shaking};

/// A press that is so long closes the hand, in milliseconds.
const LONG_MS: f64 = 250.0;
/// A finger that was dragged and then is still so long closes it, too.
const STILL_MS: f64 = 400.0;
/// Two fingers that are so short let go.
const PAIR_MS: f64 = 350.0;
/// A mouse that is dragged up so far, into the mouth, pulls.
const TO_MOUTH: f32 = 80.0;

/// How motion on the screen becomes motion in the bag.
struct Pace {
    /// Pixels in a unit.
    pixels: f32,
    /// What a hand can do in one tick, in units.
    most: f32,
    /// Motion that waits for its tick; more is lost, for a hand must not lag behind.
    backlog: f32,
    /// Units a tick with an arrow held.
    key: f32,
}

const GROPING: Pace = Pace {
    pixels: 42.0,
    most: 4.0 / 60.0,
    backlog: 0.35,
    key: 2.4 / 60.0,
};
const TRACING: Pace = Pace {
    pixels: 76.0,
    most: 3.0 / 60.0,
    backlog: 0.15,
    key: 1.0 / 60.0,
};

/// An arrow.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Arrow {
    /// ←
    Left,
    /// →
    Right,
    /// ↑
    Up,
    /// ↓
    Down,
}

impl Arrow {
    /// The arrow of a key.
    #[must_use]
    pub fn of(key: &str) -> Option<Arrow> {
        match key {
            "ArrowLeft" => Some(Arrow::Left),
            "ArrowRight" => Some(Arrow::Right),
            "ArrowUp" => Some(Arrow::Up),
            "ArrowDown" => Some(Arrow::Down),
            _ => None,
        }
    }

    const fn way(self) -> (f32, f32) {
        match self {
            Arrow::Left => (-1.0, 0.0),
            Arrow::Right => (1.0, 0.0),
            Arrow::Up => (0.0, 1.0),
            Arrow::Down => (0.0, -1.0),
        }
    }
}

/// The fingers on the screen and on the keys.
#[derive(Debug, Default)]
pub struct Gestures {
    presses: Vec<Press>,
    /// When a second finger came down.
    paired: Option<f64>,
    /// Where a mouse was last seen.
    hover: Option<Place>,
    shaking: Shaking,
    arrows: Vec<Arrow>,
    /// Motion that is due, in units, y up.
    due: (f32, f32),
    /// Motion that was too small for a step.
    rest: (f32, f32),
    acts: VecDeque<Act>,
    cupped: bool,
    /// In the bag, and nothing in the hand.
    empty: bool,
    /// It was told to close, and its fingertip has not answered yet.
    grips: bool,
    /// An empty hand was asked to come out and has not yet.
    doubts: bool,
    /// That is to be told.
    doubt_is_new: bool,
    /// Keeps a tracing finger at the wood.
    lean: Lean,
    /// Below this a mouse is in the mouth of the bag.
    mouth: f32,
}

impl Gestures {
    /// Where the mouth of the bag ends, in pixels from the top.
    pub fn set_mouth(&mut self, bottom: f32) {
        self.mouth = bottom;
    }

    /// What the hand is known to do.
    pub fn felt(&mut self, touch: &Touch) {
        let cupped = matches!(touch.state, HandState::Cupped(_));
        if cupped != self.cupped {
            // Motion that was meant for the crowd is not meant for the piece.
            self.due = (0.0, 0.0);
            self.lean = Lean::default();
        }
        self.cupped = cupped;
        self.empty = touch.state == HandState::Groping;
        self.grips &= self.empty && !touch.missed;
        self.doubts &= self.empty;
        self.lean.felt(touch);
    }

    /// Whether an empty hand has just been asked to come out: that is told once, and a second time it does.
    pub fn take_doubt(&mut self) -> bool {
        std::mem::take(&mut self.doubt_is_new)
    }

    fn pace(&self) -> &'static Pace {
        if self.cupped { &TRACING } else { &GROPING }
    }

    /// Whether the hand is around something.
    #[must_use]
    pub const fn is_cupped(&self) -> bool {
        self.cupped
    }

    /// Whether a finger drags: the hand is on its way.
    #[must_use]
    pub fn is_reaching(&self) -> bool {
        self.presses.iter().any(|press| press.strayed >= SLOP)
    }

    /// A pointer goes down. `other` is the other button of a mouse.
    pub fn down(&mut self, id: i32, kind: Kind, at: Place, time: f64, other: bool) {
        if other {
            return self.act(Act::LetGo);
        }
        let mut press = Press::new(id, kind, at, time);
        if kind == Kind::Mouse && !self.cupped {
            self.act(Act::Cup);
            press.spent = true;
        }
        self.presses.retain(|press| press.id != id);
        self.presses.push(press);
        if self.presses.len() == 2 {
            self.paired = Some(time);
        }
    }

    /// A pointer moves, down or not.
    pub fn go(&mut self, id: i32, kind: Kind, at: Place, time: f64) {
        let alone = self.presses.len() < 2;
        let from = match self.presses.iter_mut().find(|press| press.id == id) {
            Some(press) => {
                let from = press.last;
                press.go(at, time);
                // Dragged on after a grip that held nothing: the next rest is another one.
                press.spent &= kind == Kind::Mouse || self.cupped || press.still(time) > 0.0;
                Some(from)
            }
            None if kind == Kind::Mouse => self.hover,
            None => return,
        };
        self.hover = (kind == Kind::Mouse).then_some(at);
        let Some(from) = from.filter(|_| alone) else {
            return;
        };
        self.push(at.0 - from.0, at.1 - from.1);
        if self.shaking.go(at.0, time) && self.cupped {
            self.act(Act::ShakeOff);
        }
        self.drag_to_mouth(id);
    }

    fn drag_to_mouth(&mut self, id: i32) {
        let mouth = self.mouth;
        let dragged = self.presses.iter_mut().find(|press| {
            press.id == id
                && press.kind == Kind::Mouse
                && press.last.1 < mouth
                && press.start.1 - press.last.1 > TO_MOUTH
        });
        if let Some(press) = dragged {
            press.spent = true;
            // A mouse that came in by the mouth must not leave by it twice.
            press.start = press.last;
            self.act(Act::Pull);
        }
    }

    fn push(&mut self, dx: f32, dy: f32) {
        let pace = self.pace();
        self.due.0 += dx / pace.pixels;
        self.due.1 -= dy / pace.pixels;
    }

    /// A pointer goes up.
    pub fn up(&mut self, id: i32, time: f64) {
        let Some(index) = self.presses.iter().position(|press| press.id == id) else {
            return;
        };
        let press = self.presses.remove(index);
        if let Some(since) = self.paired {
            self.paired_up(&press, since, time);
        } else if press.is_flick_up(time) || self.cupped && press.is_throw_up(time) {
            self.act(Act::Pull);
        } else if press.is_tap(time) && self.cupped {
            self.act(Act::Dip);
        }
    }

    fn paired_up(&mut self, press: &Press, since: f64, time: f64) {
        let short = time - since < PAIR_MS && press.strayed < 2.0 * SLOP;
        if self.presses.is_empty() {
            self.paired = None;
            if short {
                self.act(Act::LetGo);
            }
        } else if !short {
            // The other finger stays and goes on alone, but is no tap any more.
            self.paired = None;
            for press in &mut self.presses {
                press.spent = true;
            }
        }
    }

    /// A pointer is lost.
    pub fn cancel(&mut self, id: i32) {
        self.presses.retain(|press| press.id != id);
        if self.presses.is_empty() {
            self.paired = None;
        }
        self.hover = None;
    }

    /// An arrow key goes down or up.
    pub fn arrow(&mut self, arrow: Arrow, down: bool) {
        self.arrows.retain(|held| *held != arrow);
        if down {
            self.arrows.push(arrow);
            // A short tap moves, too.
            let (x, y) = arrow.way();
            let step = self.pace().key;
            self.due = (self.due.0 + x * step, self.due.1 + y * step);
        }
    }

    /// What another key means; true if it means something.
    pub fn key(&mut self, key: &str) -> bool {
        let act = match key {
            " " if self.cupped => Act::LetGo,
            " " => Act::Cup,
            "d" | "D" => Act::Dip,
            "x" | "X" => Act::ShakeOff,
            "Enter" => Act::Pull,
            _ => return false,
        };
        self.act(act);
        true
    }

    /// The page is looked away from: nothing is held any more.
    pub fn release(&mut self) {
        self.presses.clear();
        self.arrows.clear();
        self.paired = None;
        self.hover = None;
        self.due = (0.0, 0.0);
    }

    /// A gesture, from wherever it comes.
    pub fn act(&mut self, act: Act) {
        if act == Act::Pull {
            if self.empty && !self.grips && !self.doubts {
                (self.doubts, self.doubt_is_new) = (true, true);
                return;
            }
            self.due = (0.0, 0.0);
        }
        self.doubts = false;
        self.grips |= act == Act::Cup;
        self.acts.push_back(act);
    }

    /// What the hand does in the next tick.
    pub fn tick(&mut self, time: f64) -> HandInput {
        self.long_press(time);
        let pace = self.pace();
        for arrow in &self.arrows {
            let (x, y) = arrow.way();
            self.due = (self.due.0 + x * pace.key, self.due.1 + y * pace.key);
        }
        self.due = at_most(self.due, pace.backlog);
        let (x, y) = at_most(self.due, pace.most);
        let steps = |units: f32| (units * bag::INPUTS_PER_UNIT).round();
        self.due = (self.due.0 - x, self.due.1 - y);
        let off = !self.arrows.is_empty() && self.lean.leads_off(x, y);
        let (x, y) = if self.cupped && !off {
            self.lean.along(x, y)
        } else {
            (x, y)
        };
        let (x, y) = (x + self.rest.0, y + self.rest.1);
        let (dx, dy) = (steps(x), steps(y));
        self.rest = (x - dx / bag::INPUTS_PER_UNIT, y - dy / bag::INPUTS_PER_UNIT);
        HandInput {
            dx: dx as i8,
            dy: dy as i8,
            act: self.acts.pop_front(),
        }
    }

    fn long_press(&mut self, time: f64) {
        let [press] = self.presses.as_mut_slice() else {
            return;
        };
        let dragged = press.strayed >= SLOP;
        let long = press.still(time) >= if dragged { STILL_MS } else { LONG_MS };
        if long && press.kind == Kind::Touch && !press.spent && !self.cupped {
            press.spent = true;
            self.act(Act::Cup);
        }
    }
}

fn at_most((x, y): (f32, f32), length: f32) -> (f32, f32) {
    let now = x.hypot(y);
    if now <= length {
        return (x, y);
    }
    (x * length / now, y * length / now)
}

#[cfg(test)]
#[path = "gesture_tests.rs"]
mod tests;
