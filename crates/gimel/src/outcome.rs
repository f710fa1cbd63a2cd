//! How a game ended, and why.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Side;
use crate::options::words::words;

words! {
    /// Why a game is over.
    pub enum Reason {
        /// Somebody has the points that win.
        Target = "target",
        /// Both have many points and nobody leads by enough.
        DrawRule = "draw-rule",
        /// The agreed time was over.
        Time = "time",
        /// The agreed number of turns was played.
        TurnCount = "turn-count",
        /// The same position came up for the third time.
        Repetition = "repetition",
        /// Nothing was captured or placed for too long.
        NoProgress = "no-progress",
        /// A side has no piece left, on the board or in hand.
        AllCaptured = "all-captured",
        /// A player gave up.
        Resigned = "resigned",
        /// The players agreed on a draw.
        Agreement = "agreement",
        /// A player claimed the draw rule.
        Claim = "claim",
        /// A player took too long over a turn.
        TurnTimeout = "turn-timeout",
        /// Neither side could act.
        Stuck = "stuck",
    }
}

impl Reason {
    /// The rule behind it, where the rulebook has one.
    #[must_use]
    pub const fn rule(self) -> Option<&'static str> {
        match self {
            Self::Target => Some("G-18"),
            Self::DrawRule | Self::Claim => Some("G-22"),
            Self::Time => Some("G-20"),
            Self::TurnCount => Some("A-G-09"),
            Self::Repetition | Self::NoProgress => Some("A-G-17"),
            Self::AllCaptured => Some("A-G-16"),
            Self::TurnTimeout => Some("A-G-07"),
            Self::Stuck => Some("A-G-04"),
            Self::Resigned | Self::Agreement => None,
        }
    }
}

/// The end of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// Who won; nobody in a draw, which is written `"draw"`.
    #[serde(with = "winner")]
    pub winner: Option<Side>,
    /// Why it ended.
    pub reason: Reason,
}

impl Outcome {
    /// A win.
    #[must_use]
    pub const fn win(side: Side, reason: Reason) -> Self {
        Self {
            winner: Some(side),
            reason,
        }
    }

    /// A draw.
    #[must_use]
    pub const fn draw(reason: Reason) -> Self {
        Self {
            winner: None,
            reason,
        }
    }

    /// `1-0`, `0-1` or `1/2-1/2`.
    #[must_use]
    pub const fn token(self) -> &'static str {
        match self.winner {
            Some(Side::White) => "1-0",
            Some(Side::Black) => "0-1",
            None => "1/2-1/2",
        }
    }

    /// `white`, `black` or `draw`.
    #[must_use]
    pub const fn winner_name(self) -> &'static str {
        match self.winner {
            Some(side) => side.name(),
            None => "draw",
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.winner {
            Some(side) => write!(f, "{side} wins ({})", self.reason),
            None => write!(f, "draw ({})", self.reason),
        }
    }
}

mod winner {
    //! `"white"`, `"black"` or `"draw"`.

    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    use crate::Side;

    pub(super) fn serialize<S: Serializer>(
        winner: &Option<Side>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(winner.map_or("draw", Side::name))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Side>, D::Error> {
        match String::deserialize(deserializer)?.as_str() {
            "white" => Ok(Some(Side::White)),
            "black" => Ok(Some(Side::Black)),
            "draw" => Ok(None),
            other => Err(D::Error::custom(format!(
                "no winner `{other}`; expected white, black or draw"
            ))),
        }
    }
}
