//! The border between a table and a tower that is being built: what is to be placed where, and what stood and fell.
//!
//! The wood itself (bodies, gravity, the hand that holds a piece) lives elsewhere. Whoever drives a table carries out the
//! [`BuildOrder`] of [`crate::Table::build`] beside it and answers with a [`BuildFinish`]. An order that was not answered
//! stays: a tower that fell with the house or a connection stands again as it was (T-18).

use dschamal::{Piece, PieceSet};
use serde::{Deserialize, Serialize};

use super::reach::nothing;
use crate::{BuildLine, Millis, SeatNumber};

/// A piece as it stands in a tower. Whole numbers, so that everybody builds on exactly the same: 1/65536 of a unit from
/// the middle of the place and from the table up, 1/65536 of a radian.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placed {
    /// Which.
    pub piece: Piece,
    /// How far to the right.
    pub x: i32,
    /// How high.
    pub y: i32,
    /// How it is turned.
    pub turn: i32,
}

/// A piece is to be built.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BuildOrder {
    /// Counts what was built in the game from 1; the answer carries it.
    pub number: u32,
    /// Whose tower.
    pub seat: SeatNumber,
    /// What is placed.
    pub piece: Piece,
    /// What stands there, in the order it was built, the foundation first.
    pub standing: Vec<Placed>,
    /// The bot that builds, by its level, if one does.
    pub bot: Option<u8>,
    /// For the bot's hand.
    pub seed: u64,
    /// Since when it is awaited.
    pub since: Millis,
    /// When the piece is let go where it is, if the table set a time.
    pub deadline: Option<Millis>,
    /// How many seconds it has to stand (A-T-11).
    pub stand_s: u32,
    /// How much faster than life: a bot need not be waited for.
    pub speed: u32,
    /// Everybody who watches wants it to be over.
    pub skip: bool,
}

/// What became of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BuildFinish {
    /// The number of the order.
    pub number: u32,
    /// What stands now.
    pub standing: Vec<Placed>,
    /// What fell (T-16).
    #[serde(default, skip_serializing_if = "nothing")]
    pub fell: PieceSet,
    /// What the hand did, for the replay. Not read here.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub recording: String,
    /// The digest of the world at its end, by which another can be compared. Not read here.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub digest: String,
}

/// A building as everybody saw it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Building {
    /// Whose tower.
    pub seat: SeatNumber,
    /// What was placed.
    pub piece: Piece,
    /// What stood before.
    pub before: Vec<Placed>,
    /// What became of it.
    pub finish: BuildFinish,
}

impl Building {
    /// In a line.
    #[must_use]
    pub fn line(&self) -> BuildLine {
        BuildLine {
            number: self.finish.number,
            seat: self.seat,
            piece: self.piece,
            fell: self.finish.fell,
            stands: self.finish.standing.len(),
        }
    }
}

/// Buildings without what hands did: for a snapshot, which is to be small. The log has it.
pub(super) mod unrecorded {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::{BuildFinish, Building};

    pub(in crate::dschamal) fn serialize<S: Serializer>(
        buildings: &[Building],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let small = buildings.iter().map(|building| Building {
            finish: BuildFinish {
                recording: String::new(),
                ..building.finish.clone()
            },
            ..building.clone()
        });
        small.collect::<Vec<_>>().serialize(serializer)
    }

    pub(in crate::dschamal) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Vec<Building>, D::Error> {
        Vec::deserialize(deserializer)
    }
}
