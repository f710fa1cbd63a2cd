//! Carrying a piece to its spot as a person would: look, move across while turning, pause, lower slowly, let go.

use shapes::Form;

use super::Spot;
use crate::chance::Chance;
use crate::input::{HoldInput, INPUTS_PER_UNIT};
use crate::site::Site;
use crate::stand::Stand;

/// Steps of an input in one tick: a brisk hand, a lowering hand, a turning wrist.
const BRISK: i32 = 4;
const LOWERING: i32 = 2;
const TURNING: i32 = 6;
/// The last steps of any way are slow.
const CAREFUL: i32 = 24;

/// The inputs that bring a piece from the hand's start to this spot and let go.
pub(super) fn to(
    standing: &[Stand],
    form: Form,
    spot: Spot,
    clumsy: f32,
    chance: &mut Chance,
) -> Vec<HoldInput> {
    let start = Site::new(standing, form, 0).poses().pop();
    let from = start.map_or([0.0, 0.0], |start| start.place());
    let steps = |x: f32| (x * INPUTS_PER_UNIT).round() as i32;
    let mut way = Way {
        inputs: Vec::new(),
        left: [
            steps(spot.x - from[0]),
            steps(spot.y - from[1]),
            steps(spot.turn),
        ],
    };
    way.wait(chance.between(12, 40));
    way.go([BRISK, 0, TURNING], clumsy, chance);
    way.wait(chance.between(6, 24));
    if chance.unit() < 0.4 {
        way.think_again(chance);
    }
    way.go([BRISK, LOWERING, TURNING], clumsy * 0.5, chance);
    // The piece lags a little behind the hand.
    way.wait(chance.between(14, 28));
    way.inputs.push(HoldInput::RELEASE);
    way.inputs
}

/// What was done, and how far it still is: across, up, around.
struct Way {
    inputs: Vec<HoldInput>,
    left: [i32; 3],
}

impl Way {
    fn wait(&mut self, ticks: u32) {
        let still = std::iter::repeat_n(HoldInput::default(), ticks as usize);
        self.inputs.extend(still);
    }

    /// A little aside and back: is it really the place?
    fn think_again(&mut self, chance: &mut Chance) {
        let aside = if chance.unit() < 0.5 { 1 } else { -1 };
        for _ in 0..chance.between(6, 16) {
            self.push([aside, 0, 0]);
        }
        self.wait(chance.between(8, 20));
    }

    /// On, at these paces, until nothing is left of the ways that have one.
    fn go(&mut self, paces: [i32; 3], clumsy: f32, chance: &mut Chance) {
        let mut ticks = 0;
        while (0..3).any(|way| paces[way] > 0 && self.left[way] != 0) {
            // A hand gets going, and gets slow towards the end.
            let going = 1 + ticks / 4;
            let step = [0, 1, 2].map(|way| {
                let left = self.left[way];
                let end = 1 + left.abs() * paces[way] / CAREFUL;
                let pace = paces[way].min(going).min(end);
                left.clamp(-pace, pace)
            });
            self.push(step);
            ticks += 1;
            if chance.unit() < clumsy * 0.1 {
                let aside = if chance.unit() < 0.5 { 1 } else { -1 };
                self.push([aside, 0, 0]);
            }
        }
    }

    fn push(&mut self, step: [i32; 3]) {
        for (left, step) in self.left.iter_mut().zip(step) {
            *left -= step;
        }
        let [dx, dy, turn] = step.map(|step| step as i8);
        self.inputs.push(HoldInput {
            dx,
            dy,
            turn,
            release: false,
        });
    }
}
