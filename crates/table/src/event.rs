//! What happened at a table, in order and for good: the log is the truth.

use gimel::Move;
use serde::{Deserialize, Serialize};

use crate::{Handle, Millis, PersonId, SeatNumber, Sent, Settings, TableId};

/// A numbered line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Its number, counted from 1 without gaps.
    pub seq: u64,
    /// When.
    pub at: Millis,
    /// The message that caused it, if one did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sent: Option<Sent>,
    /// What.
    pub event: Event,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Event {
    /// The table was opened. Always the first entry.
    Opened {
        /// Its code.
        table: TableId,
        /// What was agreed.
        settings: Settings,
        /// Who opened it, as person and by name.
        host: PersonId,
        /// The host's name.
        name: String,
    },
    /// Somebody came.
    Joined {
        /// Who.
        person: PersonId,
        /// What they are called here.
        name: String,
    },
    /// Somebody took a seat.
    Sat {
        /// Who.
        who: Handle,
        /// Where.
        seat: SeatNumber,
    },
    /// A bot was put on a seat.
    BotSat {
        /// Where.
        seat: SeatNumber,
        /// How strong.
        level: u8,
    },
    /// A seat is open again.
    Rose {
        /// Which.
        seat: SeatNumber,
    },
    /// A player is ready, or not any more.
    Readied {
        /// Which seat.
        seat: SeatNumber,
        /// Ready?
        ready: bool,
    },
    /// Something else was agreed.
    Agreed {
        /// What.
        settings: Settings,
    },
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
    },
    /// The turn took too long (G-21).
    TurnTimedOut,
    /// The agreed playing time is over (G-20).
    TimeUp,
    /// A clock ran out.
    FlagFell,
    /// A draw was offered.
    DrawOffered {
        /// By whom.
        seat: SeatNumber,
    },
    /// The offer was turned down or withdrawn by moving.
    DrawDeclined,
    /// The offer was accepted.
    DrawAgreed,
    /// The draw rule was claimed, rightly.
    Claimed {
        /// By whom.
        seat: SeatNumber,
    },
    /// A player gave up.
    Resigned {
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
    },
    /// The game was called off.
    Aborted,
    /// A player wants another game.
    RematchWanted {
        /// Who.
        seat: SeatNumber,
    },
    /// Somebody said something.
    Said {
        /// Who.
        who: Handle,
        /// What.
        text: String,
    },
    /// Something that was said was reported.
    Reported {
        /// By whom.
        by: Handle,
        /// Which line.
        line: u64,
        /// Why.
        reason: String,
    },
    /// Somebody was silenced, or may speak again.
    Muted {
        /// Who.
        who: Handle,
        /// Silenced?
        muted: bool,
    },
    /// Somebody was sent away and cannot come back.
    Kicked {
        /// Who.
        who: Handle,
    },
    /// Somebody went away for good.
    Left {
        /// Who.
        who: Handle,
    },
    /// The table has a new host.
    HostPassed {
        /// Who.
        to: Handle,
    },
    /// Clocks stood still for so long, until the instant of the entry.
    Paused {
        /// How long.
        lost: Millis,
    },
}

impl Event {
    /// The name of its kind, as it is stored.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            Event::Opened { .. } => "opened",
            Event::Joined { .. } => "joined",
            Event::Sat { .. } => "sat",
            Event::BotSat { .. } => "bot-sat",
            Event::Rose { .. } => "rose",
            Event::Readied { .. } => "readied",
            Event::Agreed { .. } => "agreed",
            Event::Started { .. } => "started",
            Event::Moved { .. } => "moved",
            Event::TurnTimedOut => "turn-timed-out",
            Event::TimeUp => "time-up",
            Event::FlagFell => "flag-fell",
            Event::DrawOffered { .. } => "draw-offered",
            Event::DrawDeclined => "draw-declined",
            Event::DrawAgreed => "draw-agreed",
            Event::Claimed { .. } => "claimed",
            Event::Resigned { .. } => "resigned",
            Event::TakebackAsked { .. } => "takeback-asked",
            Event::TakebackDeclined => "takeback-declined",
            Event::TakenBack { .. } => "taken-back",
            Event::Aborted => "aborted",
            Event::RematchWanted { .. } => "rematch-wanted",
            Event::Said { .. } => "said",
            Event::Reported { .. } => "reported",
            Event::Muted { .. } => "muted",
            Event::Kicked { .. } => "kicked",
            Event::Left { .. } => "left",
            Event::HostPassed { .. } => "host-passed",
            Event::Paused { .. } => "paused",
        }
    }
}
