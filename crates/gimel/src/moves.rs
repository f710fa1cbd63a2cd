//! A move and its text: `F@h5` places, `h5-k8` moves, `h5xk8` captures.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::text::as_text;
use crate::{Kind, Square};

/// One turn's action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Move {
    /// A piece from the hand onto an empty square.
    Place {
        /// What is placed.
        kind: Kind,
        /// Where.
        to: Square,
    },
    /// A leap to an empty square.
    Step {
        /// From here.
        from: Square,
        /// To here.
        to: Square,
    },
    /// A leap onto an enemy piece.
    Capture {
        /// From here.
        from: Square,
        /// To here.
        to: Square,
    },
}

/// Room for every move a position can have: three kinds on every square, and 8 beetles, cats and falcons with their
/// most generous leaps (8, 16 and 36).
pub const MOST_MOVES: usize = 3 * Square::COUNT + 8 * (8 + 16 + 36);

/// The moves of a position.
pub type MoveList = ArrayVec<Move, MOST_MOVES>;

impl Move {
    /// Where the piece ends up.
    #[must_use]
    pub const fn to(self) -> Square {
        match self {
            Self::Place { to, .. } | Self::Step { to, .. } | Self::Capture { to, .. } => to,
        }
    }

    /// Where the piece came from, unless it came from the hand.
    #[must_use]
    pub const fn from(self) -> Option<Square> {
        match self {
            Self::Place { .. } => None,
            Self::Step { from, .. } | Self::Capture { from, .. } => Some(from),
        }
    }

    /// Whether it captures.
    #[must_use]
    pub const fn is_capture(self) -> bool {
        matches!(self, Self::Capture { .. })
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // One write of at most five letters: listing moves is the busiest thing the binary does with text.
        let mut text = ArrayVec::<u8, 5>::new();
        match *self {
            Self::Place { kind, .. } => text.extend([kind.letter() as u8, b'@']),
            Self::Step { from, .. } => text.extend(from.name().into_iter().chain([b'-'])),
            Self::Capture { from, .. } => text.extend(from.name().into_iter().chain([b'x'])),
        }
        text.extend(self.to().name());
        f.write_str(std::str::from_utf8(&text).unwrap_or_default())
    }
}

/// Not the text of a move.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error(
    "`{0}` is no move; expected a placement such as F@h5, a move such as h5-k8 or a capture such as h5xk8"
)]
pub struct MoveError(pub(crate) String);

impl FromStr for Move {
    type Err = MoveError;

    fn from_str(text: &str) -> Result<Self, MoveError> {
        read(text.as_bytes()).ok_or_else(|| MoveError(text.to_owned()))
    }
}

fn read(text: &[u8]) -> Option<Move> {
    match *text {
        [kind, b'@', file, rank] => Some(Move::Place {
            kind: Kind::from_letter(kind as char)?,
            to: Square::from_name(&[file, rank])?,
        }),
        [a, b, joint @ (b'-' | b'x'), c, d] => {
            let (from, to) = (Square::from_name(&[a, b])?, Square::from_name(&[c, d])?);
            Some(if joint == b'x' {
                Move::Capture { from, to }
            } else {
                Move::Step { from, to }
            })
        }
        _ => None,
    }
}

as_text!(Move);
