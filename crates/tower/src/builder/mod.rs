//! A builder: looks for a stable place by trying placements in copies of the tower, then carries the piece there.
//!
//! It moves at a person's pace, hesitates, and is as clumsy as it is told to be.

mod carry;
mod spots;

use shapes::Form;

use crate::chance::Chance;
use crate::input::HoldInput;
use crate::stand::Stand;

/// How far off a builder of clumsiness 100 puts a piece down, mostly, in units and in radians.
const OFF: f32 = 0.25;
const ASKEW: f32 = 0.15;
/// From how high it lets it drop.
const DROP: f32 = 0.12;

/// Where a piece is to be let go.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Spot {
    x: f32,
    y: f32,
    turn: f32,
}

/// What a builder's hand does to add this piece, tick by tick, the release last. `clumsiness` is 0 to 100; the same
/// arguments give the same inputs.
#[must_use]
pub fn plan(
    standing: &[Stand],
    form: Form,
    clumsiness: u8,
    seed: u64,
    stand_ticks: u32,
) -> Vec<HoldInput> {
    let mut chance = Chance::new(seed);
    let clumsy = f32::from(clumsiness.min(100)) / 100.0;
    let wanted = spots::best(standing, form, stand_ticks.min(30), &mut chance);
    let x = wanted.x + chance.bell() * OFF * clumsy;
    let turn = wanted.turn + chance.bell() * ASKEW * clumsy;
    let drop = chance.unit() * DROP * clumsy;
    let spot = spots::above(standing, form, x, turn, drop);
    carry::to(standing, form, spot, clumsy, &mut chance)
}
