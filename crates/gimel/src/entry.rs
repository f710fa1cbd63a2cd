//! What can happen in a game, and how a record writes it.
//!
//! | Text | Meaning |
//! |---|---|
//! | `F@h5`, `h5-k8`, `h5xk8` | a turn |
//! | `turn-timeout` | the side to move took too long over its turn |
//! | `time-up` | the agreed playing time is over; the running turn is still finished |
//! | `white-claims`, `black-claims` | a player claims the draw rule |
//! | `white-resigns`, `black-resigns` | a player gives up |
//! | `draw-agreed` | both players agree on a draw |

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::text::as_text;
use crate::{Move, Side};

/// One entry of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Entry {
    /// The side to move plays.
    Move(Move),
    /// The side to move took too long over its turn.
    TurnTimeout,
    /// The agreed playing time is over.
    TimeUp,
    /// A player claims the draw rule.
    Claim(Side),
    /// A player gives up.
    Resign(Side),
    /// Both players agree on a draw.
    Agree,
}

impl Entry {
    /// Everything but moves, with its text.
    const WORDS: [(Self, &'static str); 7] = [
        (Self::TurnTimeout, "turn-timeout"),
        (Self::TimeUp, "time-up"),
        (Self::Claim(Side::White), "white-claims"),
        (Self::Claim(Side::Black), "black-claims"),
        (Self::Resign(Side::White), "white-resigns"),
        (Self::Resign(Side::Black), "black-resigns"),
        (Self::Agree, "draw-agreed"),
    ];

    /// Whether it uses up a turn.
    #[must_use]
    pub const fn is_turn(self) -> bool {
        matches!(self, Self::Move(_) | Self::TurnTimeout)
    }
}

impl From<Move> for Entry {
    fn from(mv: Move) -> Self {
        Self::Move(mv)
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Self::Move(mv) = self {
            return mv.fmt(f);
        }
        let word = Self::WORDS.iter().find(|(entry, _)| entry == self);
        f.write_str(word.map_or("", |(_, word)| word))
    }
}

/// Not the text of an entry.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{0}` is no move; expected one such as F@h5, h5-k8 or h5xk8, or one of {words}", words = words())]
pub struct EntryError(String);

fn words() -> String {
    Entry::WORDS.map(|(_, word)| word).join(", ")
}

impl FromStr for Entry {
    type Err = EntryError;

    fn from_str(text: &str) -> Result<Self, EntryError> {
        if let Ok(mv) = text.parse() {
            return Ok(Self::Move(mv));
        }
        let word = Self::WORDS.iter().find(|(_, word)| *word == text);
        word.map(|(entry, _)| *entry)
            .ok_or_else(|| EntryError(text.to_owned()))
    }
}

as_text!(Entry);
