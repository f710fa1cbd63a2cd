//! What one fingertip feels, and nothing else: this is all that ever leaves a running bag towards its player.
//!
//! There is no field here for a piece that the finger is not on, for which piece it is, or for where anything is in the bag:
//! places are in the hand's own frame, turned and shifted at random. Everything is coarse, so that little is left to average.

use serde::{Deserialize, Serialize};
use shapes::Sharpness;

use crate::hand::{Hand, Phase};
use crate::version::WorldVersion;

/// Steps of a felt place in one unit.
pub const PLACES_PER_UNIT: f32 = 32.0;
/// Steps of a felt direction in a full turn.
pub const DIRECTIONS: u8 = 32;
/// While groping, a place is this many steps coarse: where the hand is, not what it lies against.
const GROPING_COARSE: f32 = 8.0;
/// The strongest thump, and the fastest slip.
const MOST_THUMP: f32 = 7.0;
const MOST_SLIP: f32 = 15.0;
const SLIPS_PER_UNIT: f32 = 8.0;
const THUMPS_PER_IMPULSE: f32 = 12.0;

/// What a hand is doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HandState {
    /// Before the mouth, or just reaching in.
    Outside,
    /// Among the pieces.
    Groping,
    /// Around something.
    Cupped(Load),
    /// On the way out.
    Pulling,
    /// Out of the bag, for good.
    Out,
    /// On the way to something to close on.
    Closing,
}

/// How much a cupped hand holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Load {
    /// One piece.
    One,
    /// More than one: a beat between two tones.
    Several,
}

/// Wood under the fingertip of a cupped hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Contact {
    /// The way out of the wood, in 32nds of a turn counter-clockwise from the right, in the hand's own frame.
    pub direction: u8,
    /// How the wood feels there.
    pub sharpness: Sharpness,
    /// How fast the finger slides along, in 1/8 unit a second, at most 15.
    pub slip: u8,
}

/// What a dip found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Dip {
    /// The finger went through.
    Hole,
    /// Wood.
    Solid,
}

/// What one fingertip feels, thirty times a second.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Touch {
    /// What the hand is doing.
    pub state: HandState,
    /// Where the fingertip is, in 1/32 unit in the hand's own frame, which is shifted anew by every cupping.
    pub place: [i16; 2],
    /// The wood under a cupped finger.
    pub contact: Option<Contact>,
    /// How strongly a groping hand bumped into something, from 0 to 7.
    pub thump: u8,
    /// What the hand closed on was somebody else's and slipped away.
    pub slipped: bool,
    /// What a dip found, once.
    pub dip: Option<Dip>,
    /// The hand closed, and there was nothing within its reach.
    pub missed: bool,
}

/// What has happened to a fingertip since it last reported.
#[derive(Debug, Clone, Copy, Default, Serialize, Deserialize)]
pub(crate) struct Felt {
    pub(crate) impulse: f32,
    pub(crate) slipped: bool,
    pub(crate) dip: Option<Dip>,
    pub(crate) missed: bool,
}

/// Makes the report of a hand and forgets what was reported.
pub(crate) fn report(hand: &mut Hand, version: WorldVersion) -> Touch {
    let felt = std::mem::take(&mut hand.felt);
    let state = state(&hand.phase, version);
    let cupped = matches!(state, HandState::Cupped(_));
    let groping = matches!(state, HandState::Groping | HandState::Closing);
    let coarse = if cupped { 1.0 } else { GROPING_COARSE };
    let [x, y] = hand.felt_place();
    let place = if cupped || groping {
        [quantised(x, coarse), quantised(y, coarse)]
    } else {
        [0, 0]
    };
    Touch {
        state,
        place,
        contact: hand.contact.filter(|_| cupped),
        thump: if groping {
            most(felt.impulse * THUMPS_PER_IMPULSE, MOST_THUMP)
        } else {
            0
        },
        slipped: felt.slipped,
        dip: felt.dip,
        missed: felt.missed,
    }
}

fn state(phase: &Phase, version: WorldVersion) -> HandState {
    match phase {
        Phase::Outside | Phase::ReachingIn { .. } => HandState::Outside,
        Phase::Closing { .. } if version == WorldVersion::First => HandState::Groping,
        Phase::Closing { .. } | Phase::Seeking { .. } => HandState::Closing,
        Phase::Groping => HandState::Groping,
        Phase::Cupped(held) if held.things.len() > 1 => HandState::Cupped(Load::Several),
        Phase::Cupped(_) => HandState::Cupped(Load::One),
        Phase::Pulling { .. } => HandState::Pulling,
        Phase::Out => HandState::Out,
    }
}

fn quantised(value: f32, coarse: f32) -> i16 {
    ((value * PLACES_PER_UNIT / coarse).round() * coarse) as i16
}

fn most(value: f32, most: f32) -> u8 {
    value.round().clamp(0.0, most) as u8
}

/// The contact of a finger, given the way out of the wood in its own frame and its speed along it.
pub(crate) fn contact(out: [f32; 2], sharpness: Sharpness, speed: f32) -> Contact {
    let turn = shapes::turn_of(out);
    Contact {
        direction: ((turn * f32::from(DIRECTIONS)).round() as u8) % DIRECTIONS,
        sharpness,
        slip: most(speed * SLIPS_PER_UNIT, MOST_SLIP),
    }
}
