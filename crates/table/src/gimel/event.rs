//! What happens in a game of Gimel, with what came of it: clocks, and how the game ended.

use gimel::{BySide, Move};
use serde::{Deserialize, Serialize};

use crate::{Ending, Millis, SeatNumber};

/// Something that happened in a game of Gimel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GimelEvent {
    /// A game began.
    Started {
        /// Who has White.
        white: SeatNumber,
    },
    /// A turn was taken.
    Moved {
        /// The move.
        mv: Move,
        /// How long it took, without what the network took.
        spent: Millis,
        /// What the network took and the clock was credited with.
        credit: Millis,
        /// What came of it.
        after: After,
    },
    /// The turn took too long (G-21).
    TurnTimedOut {
        /// What came of it.
        after: After,
    },
    /// The agreed playing time is over (G-20).
    TimeUp,
    /// A clock ran out.
    FlagFell {
        /// What came of it.
        after: After,
    },
    /// A draw was offered.
    DrawOffered {
        /// By whom.
        seat: SeatNumber,
    },
    /// The offer was turned down or withdrawn by moving.
    DrawDeclined,
    /// The offer was accepted.
    DrawAgreed {
        /// What came of it.
        after: After,
    },
    /// The draw rule was claimed, rightly.
    Claimed {
        /// By whom.
        seat: SeatNumber,
        /// What came of it.
        after: After,
    },
    /// A player gave up.
    Resigned {
        /// Who.
        seat: SeatNumber,
        /// What came of it.
        after: After,
    },
    /// A player was given a hint.
    Hinted {
        /// Who.
        seat: SeatNumber,
    },
    /// A player wants to take a turn back.
    TakebackAsked {
        /// Who.
        seat: SeatNumber,
    },
    /// It was not allowed.
    TakebackDeclined,
    /// So many entries of the game were taken back.
    TakenBack {
        /// How many.
        entries: usize,
        /// What came of it.
        after: After,
    },
    /// The game was called off.
    Aborted {
        /// What came of it.
        after: After,
    },
    /// Clocks stood still for so long, until the instant of the entry.
    Paused {
        /// How long.
        lost: Millis,
    },
}

/// What came of something, by the rules and the clocks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct After {
    /// What each has left; none in a game without such clocks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<BySide<Millis>>,
    /// How the game ended, if it did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
    /// How many turns were forfeited because a side could not act.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub passed: u8,
}

/// Serde hands over a reference.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_zero(count: &u8) -> bool {
    *count == 0
}

impl GimelEvent {
    /// Whether a game begins or ends with it.
    pub(crate) fn begins_or_ends(&self) -> bool {
        match self {
            GimelEvent::Started { .. } => true,
            GimelEvent::Moved { after, .. }
            | GimelEvent::TurnTimedOut { after }
            | GimelEvent::FlagFell { after }
            | GimelEvent::DrawAgreed { after }
            | GimelEvent::Claimed { after, .. }
            | GimelEvent::Resigned { after, .. }
            | GimelEvent::TakenBack { after, .. }
            | GimelEvent::Aborted { after } => after.ending.is_some(),
            GimelEvent::TimeUp
            | GimelEvent::DrawOffered { .. }
            | GimelEvent::DrawDeclined
            | GimelEvent::Hinted { .. }
            | GimelEvent::TakebackAsked { .. }
            | GimelEvent::TakebackDeclined
            | GimelEvent::Paused { .. } => false,
        }
    }

    /// The name of its kind, as it is stored.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            GimelEvent::Started { .. } => "started",
            GimelEvent::Moved { .. } => "moved",
            GimelEvent::TurnTimedOut { .. } => "turn-timed-out",
            GimelEvent::TimeUp => "time-up",
            GimelEvent::FlagFell { .. } => "flag-fell",
            GimelEvent::DrawOffered { .. } => "draw-offered",
            GimelEvent::DrawDeclined => "draw-declined",
            GimelEvent::DrawAgreed { .. } => "draw-agreed",
            GimelEvent::Claimed { .. } => "claimed",
            GimelEvent::Resigned { .. } => "resigned",
            GimelEvent::Hinted { .. } => "hinted",
            GimelEvent::TakebackAsked { .. } => "takeback-asked",
            GimelEvent::TakebackDeclined => "takeback-declined",
            GimelEvent::TakenBack { .. } => "taken-back",
            GimelEvent::Aborted { .. } => "aborted",
            GimelEvent::Paused { .. } => "paused",
        }
    }
}
