//! What bystanders see: the sack heaves where hands are. Never a piece.

use serde::{Deserialize, Serialize};

use crate::hand::{Hand, Phase};

/// Steps of a bulge's place in one unit.
const COARSE: f32 = 4.0;

/// A hand under the cloth, as seen from outside. For bystanders: a contestant would learn where the other is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bulge {
    /// Whose hand.
    pub hand: u8,
    /// Where, in quarters of a unit from the bag's middle (its radius is five units).
    pub place: [i8; 2],
    /// How much the cloth moves, from 0 to 7.
    pub strength: u8,
}

pub(crate) fn bulge(number: usize, hand: &Hand, speed: f32) -> Option<Bulge> {
    let inside = !matches!(
        hand.phase,
        Phase::Outside | Phase::ReachingIn { .. } | Phase::Out
    );
    let coarse = |value: f32| (value * COARSE).round() as i8;
    inside.then(|| Bulge {
        hand: number as u8,
        place: [coarse(hand.finger.x), coarse(hand.finger.y)],
        strength: (speed * 2.0).round().clamp(0.0, 7.0) as u8,
    })
}
