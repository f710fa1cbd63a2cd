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
    use bag::{Act, Bag, Form, HandInput, HandState, Settings};

    use super::*;
    use crate::{Gestures, Kind};

    /// A hand around a piece of this form, and what it felt when it closed.
    fn in_hand(form: Form, seed: u64) -> (Bag, Touch) {
        let mut bag = Bag::new(seed, &[form; 40], 1, &Settings::default());
        for _ in 0..600 {
            let act = Some(Act::Cup);
            for (_, touch) in bag.step(&[HandInput { dx: 0, dy: 9, act }]).touches {
                if matches!(touch.state, HandState::Cupped(_)) {
                    return (bag, touch);
                }
            }
        }
        panic!("{form:?} was never in the hand");
    }

    /// Circles with a thumb for some seconds around nowhere in particular.
    fn circle(form: Form, seed: u64, seconds: u32) -> Vec<Touch> {
        let (mut bag, closed) = in_hand(form, seed);
        let mut gestures = Gestures::default();
        gestures.felt(&closed);
        gestures.down(1, Kind::Touch, (260.0, 400.0), 0.0, false);
        let mut felt = vec![closed];
        for tick in 1..=seconds * 60 {
            let time = f64::from(tick) * 1000.0 / 60.0;
            let angle = f64::from(tick) / 60.0 * 1.6;
            let at = (200.0 + 60.0 * angle.cos(), 400.0 + 60.0 * angle.sin());
            gestures.go(1, Kind::Touch, (at.0 as f32, at.1 as f32), time);
            let input = gestures.tick(time);
            assert_ne!(input.act, Some(Act::ShakeOff), "a circle is no shake");
            for (_, touch) in bag.step(&[input]).touches {
                gestures.felt(&touch);
                felt.push(touch);
            }
        }
        felt
    }

    #[test]
    fn who_circles_goes_around_the_piece_and_hardly_loses_it() {
        let (mut shares, mut held_fast) = (Vec::new(), 0);
        for (seed, shape) in bag::Shape::ALL.into_iter().enumerate() {
            let form = Form::Shape(shape);
            let felt = circle(form, seed as u64, 10);
            let on = felt.iter().filter(|touch| touch.contact.is_some()).count();
            let share = on as f32 / felt.len() as f32;
            assert!(share > 0.35, "{form:?}: {share}");
            shares.push(share);
            let mut quarters = [false; 4];
            for contact in felt.iter().filter_map(|touch| touch.contact) {
                quarters[usize::from(contact.direction / 8)] = true;
            }
            // Who only circles, and never follows the wood, can be held by an arch or a long side.
            held_fast += u32::from(quarters.iter().filter(|seen| **seen).count() < 2);
            assert!(matches!(felt[felt.len() - 1].state, HandState::Cupped(_)));
        }
        let mean = shares.iter().sum::<f32>() / shares.len() as f32;
        assert!(mean > 0.6 && held_fast <= 2, "{mean} {held_fast}");
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
