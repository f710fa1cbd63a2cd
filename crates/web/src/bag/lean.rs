//! A tracing finger leans on the wood: whoever circles slides along the outline, wherever the circle's middle is.
//!
//! It knows nothing but what the fingertip feels, and everybody has it.

use bag::{DIRECTIONS, PLACES_PER_UNIT, Touch};

/// How hard a moving finger presses on the wood, as a share of its motion.
const PRESS: f32 = 0.35;
/// How much of a motion away from the wood is left.
const AWAY: f32 = 0.15;
/// From here on a motion is away from the wood and nothing else, as the cosine of the angle between.
const OFF: f32 = 0.8;
/// How strongly a finger that has lost the wood turns back to it.
const BACK: f32 = 0.9;

/// Where the wood is.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Lean {
    /// Out of the wood, while the finger is on it.
    out: Option<(f32, f32)>,
    /// Where it was last touched, and where the finger is.
    last: Option<(f32, f32)>,
    place: (f32, f32),
}

impl Lean {
    /// The fingertip feels this.
    pub fn felt(&mut self, touch: &Touch) {
        let [x, y] = touch.place.map(|steps| f32::from(steps) / PLACES_PER_UNIT);
        self.place = (x, y);
        self.out = touch.contact.map(|contact| {
            let turn = f32::from(contact.direction) / f32::from(DIRECTIONS);
            let (sin, cos) = shapes::sin_cos(turn * std::f32::consts::TAU);
            (cos, sin)
        });
        if self.out.is_some() {
            self.last = Some(self.place);
        }
    }

    /// Whether a motion leads straight off the wood. Who circles does that all the time and does not mean it; who presses an
    /// arrow does, and so gets out of an inner corner, along its other side.
    #[must_use]
    pub fn leads_off(&self, x: f32, y: f32) -> bool {
        self.out
            .is_some_and(|(ox, oy)| x * ox + y * oy > OFF * x.hypot(y))
    }

    /// The motion of a finger that leans.
    #[must_use]
    pub fn along(&self, x: f32, y: f32) -> (f32, f32) {
        let length = x.hypot(y);
        if length == 0.0 {
            return (0.0, 0.0);
        }
        if let Some((ox, oy)) = self.out {
            let away = (x * ox + y * oy).max(0.0) * (1.0 - AWAY);
            let press = PRESS * length;
            return (x - ox * (away + press), y - oy * (away + press));
        }
        let Some(last) = self.last else {
            return (x, y);
        };
        let (bx, by) = (last.0 - self.place.0, last.1 - self.place.1);
        let back = bx.hypot(by).max(0.05);
        let pull = BACK * length / back;
        (x + bx * pull, y + by * pull)
    }
}

#[cfg(test)]
mod tests {
    use bag::{Act, Form, HandInput, HandState};

    use super::*;
    use crate::bag::gesture::Gestures;
    use crate::bag::press::Kind;
    use crate::practice::dealer::Dealer;
    use crate::practice::wire::{Deal, Lot};

    /// Circles with a thumb for some seconds around nowhere in particular.
    fn circle(seed: u64, seconds: u32) -> (Form, Vec<Touch>) {
        let lot = Lot::InHand;
        let decoys = false;
        let mut dealer = Dealer::new(&Deal { seed, lot, decoys });
        let mut gestures = Gestures::default();
        let mut felt = dealer.step(&[HandInput::default(); 2]);
        felt.iter().for_each(|touch| gestures.felt(touch));
        gestures.down(1, Kind::Touch, (260.0, 400.0), 0.0, false);
        for tick in 1..=seconds * 60 {
            let time = f64::from(tick) * 1000.0 / 60.0;
            let angle = f64::from(tick) / 60.0 * 1.6;
            let at = (200.0 + 60.0 * angle.cos(), 400.0 + 60.0 * angle.sin());
            gestures.go(1, Kind::Touch, (at.0 as f32, at.1 as f32), time);
            let input = gestures.tick(time);
            assert_ne!(input.act, Some(Act::ShakeOff), "a circle is no shake");
            let touches = dealer.step(&[input]);
            touches.iter().for_each(|touch| gestures.felt(touch));
            felt.extend(touches);
        }
        let form = dealer.light().expect("it is in the hand").form;
        (form, felt)
    }

    #[test]
    fn who_circles_goes_around_the_piece_and_hardly_loses_it() {
        for seed in 0..12 {
            let (form, felt) = circle(seed, 10);
            let on = felt.iter().filter(|touch| touch.contact.is_some()).count();
            let share = on as f32 / felt.len() as f32;
            assert!(share > 0.6, "{form:?}: {share}");
            let mut quarters = [false; 4];
            for contact in felt.iter().filter_map(|touch| touch.contact) {
                quarters[usize::from(contact.direction / 8)] = true;
            }
            // Who only circles, and never follows the wood, can be held by an arch or a long side.
            let seen = quarters.iter().filter(|seen| **seen).count();
            assert!(seen >= 2, "{form:?}: {quarters:?}");
            assert!(matches!(felt[felt.len() - 1].state, HandState::Cupped(_)));
        }
    }

    #[test]
    fn a_still_finger_stays_still() {
        let lean = Lean {
            out: Some((1.0, 0.0)),
            ..Lean::default()
        };
        assert_eq!(lean.along(0.0, 0.0), (0.0, 0.0));
        let (x, y) = lean.along(0.1, 0.1);
        assert!(x < 0.0 && y > 0.09, "along the wood, and a little into it");
        assert!(lean.leads_off(0.1, 0.05) && !lean.leads_off(0.1, 0.1));
    }
}
