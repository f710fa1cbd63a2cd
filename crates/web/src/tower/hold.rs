//! From pointers, wheels and keys to what the hand does in every sixtieth of a second.
//!
//! A finger drags the piece along, a second finger twists it; so do wheel, arrows, Q and E. The hand is slower than a finger:
//! what it owes is kept as long as the finger is down.

use tower::{HoldInput, INPUTS_PER_UNIT};

/// Steps in a tick: as fast as the hand goes.
const FAST: f32 = 4.0;
const SLOW: f32 = 1.0;
const TWIST: f32 = 8.0;
/// What one press of a key moves, in units and radians.
const STEP: f32 = 4.0 / INPUTS_PER_UNIT;
/// The hand does not owe more than this, in units.
const MOST_OWED: f32 = 0.8;
/// One press of a button turns by so much, in radians: a twelfth of a turn.
const NOTCH: f32 = std::f32::consts::TAU / 24.0;
/// One line of a wheel.
const WHEEL: f32 = 0.004;

/// A place on the screen, in pixels.
pub type Place = (f32, f32);

/// A key that is held down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Key {
    /// Arrows.
    Left,
    /// To the right.
    Right,
    /// Up.
    Up,
    /// Down.
    Down,
    /// Counter-clockwise.
    TurnLeft,
    /// Clockwise.
    TurnRight,
}

impl Key {
    /// The key of a browser's name.
    #[must_use]
    pub fn of(name: &str) -> Option<Key> {
        Some(match name {
            "ArrowLeft" | "a" | "A" => Key::Left,
            "ArrowRight" | "d" | "D" => Key::Right,
            "ArrowUp" | "w" | "W" => Key::Up,
            "ArrowDown" | "s" | "S" => Key::Down,
            "q" | "Q" => Key::TurnLeft,
            "e" | "E" => Key::TurnRight,
            _ => return None,
        })
    }

    const fn way(self) -> [f32; 3] {
        match self {
            Key::Left => [-1.0, 0.0, 0.0],
            Key::Right => [1.0, 0.0, 0.0],
            Key::Up => [0.0, 1.0, 0.0],
            Key::Down => [0.0, -1.0, 0.0],
            Key::TurnLeft => [0.0, 0.0, 1.0],
            Key::TurnRight => [0.0, 0.0, -1.0],
        }
    }
}

/// What the person's fingers are doing.
#[derive(Debug, Clone, Default)]
pub struct Hold {
    fingers: Vec<(i32, Place)>,
    keys: Vec<Key>,
    slow: bool,
    /// Across and up in units, around in radians.
    owed: [f32; 3],
    release: bool,
}

impl Hold {
    /// A finger goes down.
    pub fn down(&mut self, id: i32, at: Place) {
        self.fingers.retain(|(finger, _)| *finger != id);
        if self.fingers.len() < 2 {
            self.fingers.push((id, at));
        }
    }

    /// It moves; `unit` is how many pixels a unit has.
    pub fn go(&mut self, id: i32, at: Place, unit: f32) {
        let before = self.twist();
        let count = self.fingers.len() as f32;
        let Some((_, place)) = self.fingers.iter_mut().find(|(finger, _)| *finger == id) else {
            return;
        };
        let (dx, dy) = (at.0 - place.0, place.1 - at.1);
        *place = at;
        // Two fingers carry the piece together.
        let unit = unit.max(1.0) * count;
        self.owe(0, dx / unit);
        self.owe(1, dy / unit);
        if let (Some(before), Some(after)) = (before, self.twist()) {
            let turn = (after - before + std::f32::consts::PI).rem_euclid(std::f32::consts::TAU);
            self.owed[2] += turn - std::f32::consts::PI;
        }
    }

    fn owe(&mut self, way: usize, more: f32) {
        self.owed[way] = (self.owed[way] + more).clamp(-MOST_OWED, MOST_OWED);
    }

    /// The direction from the first finger to the second.
    fn twist(&self) -> Option<f32> {
        let [(_, a), (_, b)] = self.fingers[..] else {
            return None;
        };
        Some((a.1 - b.1).atan2(b.0 - a.0))
    }

    /// A finger goes up: the hand stops where it is.
    pub fn up(&mut self, id: i32) {
        self.fingers.retain(|(finger, _)| *finger != id);
        if self.fingers.is_empty() {
            self.owed = [0.0; 3];
        }
    }

    /// The wheel turns, in pixels.
    pub fn wheel(&mut self, pixels: f32) {
        self.turn((-pixels * WHEEL).clamp(-NOTCH, NOTCH));
    }

    /// One notch around: counter-clockwise for 1, clockwise for -1.
    pub fn notch(&mut self, way: f32) {
        self.turn(way * NOTCH);
    }

    fn turn(&mut self, radians: f32) {
        let most = std::f32::consts::PI;
        self.owed[2] = (self.owed[2] + radians).clamp(-most, most);
    }

    /// A key goes down or up.
    pub fn key(&mut self, key: Key, down: bool) {
        let was_down = self.keys.contains(&key);
        self.keys.retain(|held| *held != key);
        if !down {
            return;
        }
        self.keys.push(key);
        if !was_down {
            // However short the press, it moves a little.
            let [x, y, turn] = key.way();
            self.owe(0, x * STEP);
            self.owe(1, y * STEP);
            self.turn(turn * STEP);
        }
    }

    /// Carefully, or not.
    pub fn set_slow(&mut self, slow: bool) {
        self.slow = slow;
    }

    /// Lets go with the next tick.
    pub fn release(&mut self) {
        self.release = true;
    }

    /// Nothing is held down any more.
    pub fn forget(&mut self) {
        *self = Hold {
            release: self.release,
            ..Hold::default()
        };
    }

    /// Whether the hand has nothing to do.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        let owed = self
            .owed
            .iter()
            .any(|owed| owed.abs() * INPUTS_PER_UNIT >= 0.5);
        self.keys.is_empty() && !owed && !self.release
    }

    /// What the hand does in the next tick.
    pub fn tick(&mut self) -> HoldInput {
        let mut way = [0.0_f32; 3];
        let pace = if self.slow { SLOW } else { FAST };
        for key in &self.keys {
            let [x, y, turn] = key.way();
            way[0] += x * pace;
            way[1] += y * pace;
            way[2] += turn * if self.slow { SLOW } else { TWIST };
        }
        let paid = self.pay();
        let release = std::mem::take(&mut self.release);
        let [dx, dy, turn] = [0, 1, 2].map(|i| (way[i] + paid[i]).clamp(-TWIST, TWIST) as i8);
        HoldInput {
            dx,
            dy,
            turn,
            release,
        }
    }

    /// As much of what is owed as one tick can do, in whole steps, straight towards it.
    fn pay(&mut self) -> [f32; 3] {
        let [x, y, turn] = self.owed.map(|owed| owed * INPUTS_PER_UNIT);
        let far = x.hypot(y);
        let share = if far > FAST { FAST / far } else { 1.0 };
        let paid = [x * share, y * share, turn.clamp(-TWIST, TWIST)].map(f32::round);
        for (owed, paid) in self.owed.iter_mut().zip(paid) {
            *owed -= paid / INPUTS_PER_UNIT;
        }
        paid
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(hold: &mut Hold, ticks: usize) -> [i32; 3] {
        let mut sum = [0; 3];
        for _ in 0..ticks {
            let input = hold.tick();
            let steps = [input.dx, input.dy, input.turn];
            assert!(steps.iter().all(|step| step.abs() <= 8), "{steps:?}");
            for (sum, step) in sum.iter_mut().zip(steps) {
                *sum += i32::from(step);
            }
        }
        sum
    }

    #[test]
    fn piece_goes_as_far_as_the_finger_but_no_faster_than_a_hand() {
        let mut hold = Hold::default();
        hold.down(1, (100.0, 100.0));
        hold.go(1, (150.0, 75.0), 100.0);
        let once = hold.tick();
        assert!(once.dx <= 4 && once.dy <= 4 && once.dx > once.dy);
        let sum = run(&mut hold, 120);
        assert_eq!(
            [sum[0] + i32::from(once.dx), sum[1] + i32::from(once.dy)],
            [128, 64]
        );
    }

    #[test]
    fn lifted_finger_stops_the_hand() {
        let mut hold = Hold::default();
        hold.down(1, (0.0, 0.0));
        hold.go(1, (70.0, 0.0), 100.0);
        hold.up(1);
        assert_eq!(run(&mut hold, 10), [0, 0, 0]);
    }

    #[test]
    fn second_finger_twists() {
        let mut hold = Hold::default();
        hold.down(1, (0.0, 0.0));
        hold.down(2, (100.0, 0.0));
        // A quarter turn counter-clockwise on the screen, in small steps.
        for step in 1..=9 {
            let (sin, cos) = (step as f32 * 10.0).to_radians().sin_cos();
            hold.go(2, (100.0 * cos, -100.0 * sin), 1e6);
        }
        let turned = run(&mut hold, 120)[2] as f32 / 256.0;
        assert!(
            (turned - std::f32::consts::FRAC_PI_2).abs() < 0.02,
            "{turned}"
        );
    }

    #[test]
    fn keys_move_while_they_are_down_and_shift_is_careful() {
        let mut hold = Hold::default();
        hold.key(Key::Down, true);
        hold.key(Key::TurnRight, true);
        assert_eq!(run(&mut hold, 10), [0, -44, -80]);
        hold.set_slow(true);
        assert_eq!(run(&mut hold, 10), [0, -10, -10]);
        hold.key(Key::Down, false);
        hold.key(Key::TurnRight, false);
        assert_eq!(run(&mut hold, 10), [0, 0, 0]);
    }

    #[test]
    fn the_shortest_press_moves_a_little() {
        let mut hold = Hold::default();
        for _ in 0..3 {
            hold.key(Key::Left, true);
            hold.key(Key::Left, false);
        }
        assert_eq!(run(&mut hold, 10), [-12, 0, 0]);
    }

    #[test]
    fn notches_add_up_and_release_comes_once() {
        let mut hold = Hold::default();
        hold.notch(1.0);
        hold.notch(1.0);
        let turned = run(&mut hold, 60)[2] as f32 / 256.0;
        assert!((turned - 2.0 * NOTCH).abs() < 0.01, "{turned}");
        hold.release();
        assert!(hold.tick().release && !hold.tick().release);
    }
}
