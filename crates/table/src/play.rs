//! The game on the table, whichever it is.

use serde::{Deserialize, Serialize};

use crate::table::Sitter;
use crate::{DschamalPlay, GimelPlay, Millis, SeatNumber};

/// A game being played, or the last one that was.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Play {
    /// Gimel.
    Gimel(Box<GimelPlay>),
    /// Dschamál.
    Dschamal(Box<DschamalPlay>),
}

impl Play {
    /// The game of Gimel, if it is one.
    #[must_use]
    pub fn gimel(&self) -> Option<&GimelPlay> {
        match self {
            Play::Gimel(play) => Some(play),
            Play::Dschamal(_) => None,
        }
    }

    /// The game of Dschamál, if it is one.
    #[must_use]
    pub fn dschamal(&self) -> Option<&DschamalPlay> {
        match self {
            Play::Dschamal(play) => Some(play),
            Play::Gimel(_) => None,
        }
    }

    /// Is it still going on?
    #[must_use]
    pub fn is_on(&self) -> bool {
        match self {
            Play::Gimel(play) => play.is_on(),
            Play::Dschamal(play) => play.is_on(),
        }
    }

    /// When it began.
    #[must_use]
    pub fn started(&self) -> Millis {
        match self {
            Play::Gimel(play) => play.started,
            Play::Dschamal(play) => play.started,
        }
    }

    /// Whose choice or turn it is, if it is one player's.
    #[must_use]
    pub fn to_move(&self) -> Option<SeatNumber> {
        match self {
            Play::Gimel(play) => play.to_move(),
            Play::Dschamal(play) => play.chooser(),
        }
    }

    /// Who sat where when it began.
    pub(crate) fn sitters(&self) -> &[Sitter] {
        match self {
            Play::Gimel(play) => &play.sitters,
            Play::Dschamal(play) => &play.sitters,
        }
    }
}
