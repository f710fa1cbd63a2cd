//! The border between a table and the bag: what is to happen in the dark, and what came out of it.
//!
//! The bag itself (bodies, touch, the network's delays) lives elsewhere. Whoever drives a table runs the
//! bag beside it: it carries out the [`ReachOrder`] of [`crate::Table::reach`] and answers with a
//! [`ReachFinish`]. An order stays the same until it is answered or the table breaks it off.

use dschamal::{Piece, PieceSet};
use serde::{Deserialize, Serialize};

use crate::{Millis, SeatNumber, TouchSettings};

/// Hands go into the bag. For the driver only: it knows what nobody at the table may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReachOrder {
    /// Counts the reaches of the game from 1; the answer carries it.
    pub number: u32,
    /// A contest, or one hand alone.
    pub kind: ReachKind,
    /// Whose hands go in.
    pub seats: Vec<SeatNumber>,
    /// Those of them that a bot plays.
    pub bots: Vec<BotHand>,
    /// What is in the bag.
    pub things: Vec<Piece>,
    /// For the bag's world.
    pub seed: u64,
    /// T0: the instant of the call. A hand that goes in before has started too early.
    pub start: Millis,
    /// How long after T0 the hands come out again if nobody pulls.
    pub limit: Millis,
    /// May the camel be called?
    pub shout: bool,
    /// How many hands have to have pulled until it is over: what comes after them changes nothing.
    pub enough: usize,
    /// Who comes out so soon after them may still be equal, and is waited for (A-C-02).
    pub tie: Millis,
    /// Once a hand is out and it is not over, those that are left come out after so long (A-C-12).
    pub last_hand: Option<Millis>,
    /// How much faster than life: bots among themselves need not be waited for.
    pub speed: u32,
    /// Everybody who watches wants it to be over: it is carried out in one go.
    pub skip: bool,
    /// It is fought again because a hand was lost: who is lost now has pulled nothing.
    pub again: bool,
    /// How the bag feels.
    pub touch: TouchSettings,
}

/// What kind of reach it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReachKind {
    /// Two or three hands at once.
    Contest,
    /// A consolation draw: one hand, by touch alone (D-30).
    Console,
}

/// A hand that a bot plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotHand {
    /// For whom.
    pub seat: SeatNumber,
    /// How well it feels.
    pub level: u8,
    /// What is good for it, from what everybody at the table can see.
    pub wish: Vec<Wish>,
    /// A wrong piece costs nothing: it need not look for long.
    pub hurries: bool,
}

/// How welcome a piece is to a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wish {
    /// The piece.
    pub piece: Piece,
    /// Above nothing: pull it, the more the better. Below: let it go.
    pub weight: i8,
}

/// What came out of the bag.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReachFinish {
    /// The number of the order.
    pub number: u32,
    /// What each hand did.
    pub hands: Vec<HandFinish>,
    /// How far the comparison of two hands' times may be wrong, in milliseconds.
    pub error_ms: u32,
    /// Everything that happened in the bag, for the replay with the lights on. Not read here.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub recording: String,
}

/// What a hand did. Times are milliseconds after T0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandFinish {
    /// Whose.
    pub seat: SeatNumber,
    /// What it brought out.
    #[serde(default, skip_serializing_if = "nothing")]
    pub pulled: PieceSet,
    /// When it left the bag.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub out_ms: Option<u32>,
    /// When what it held was on the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub placed_ms: Option<u32>,
    /// When it called the camel.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shouts_ms: Vec<i64>,
    /// The connection was lost while it was in the bag.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub lost: bool,
}

/// Serde hands over a reference.
pub(super) fn nothing(pieces: &PieceSet) -> bool {
    pieces.is_empty()
}

impl HandFinish {
    /// A hand that brought out nothing.
    #[must_use]
    pub const fn empty(seat: SeatNumber) -> HandFinish {
        HandFinish {
            seat,
            pulled: PieceSet::EMPTY,
            out_ms: None,
            placed_ms: None,
            shouts_ms: Vec::new(),
            lost: false,
        }
    }
}

/// Why a reach was broken off. It is repeated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BrokenBy {
    /// A hand lost its connection in the bag.
    Connection,
    /// The house was restarted, or the bag did not answer.
    Restart,
}

/// A reach as it can be seen with the lights on, once the game is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LightsOn {
    /// Which reach of the game.
    pub number: u32,
    /// What kind.
    pub kind: ReachKind,
    /// Whose hands went in.
    pub seats: Vec<SeatNumber>,
    /// What was in the bag.
    pub things: PieceSet,
    /// The world's seed.
    pub seed: u64,
    /// How the bag felt.
    pub touch: TouchSettings,
    /// What came out, with the recording.
    pub finish: ReachFinish,
}
