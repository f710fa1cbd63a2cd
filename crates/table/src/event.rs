//! What happened at a table, in order and for good: the log is the truth.
//!
//! An entry says what followed, not what was asked: the rules were asked once, when it was decided, and a rule that is
//! mended later changes no game that was played. How entries of earlier versions are read is in `stored`.

use serde::{Deserialize, Serialize};

use crate::{
    DschamalEvent, GimelEvent, Handle, Millis, PersonId, SeatNumber, Sent, Settings, TableId,
};

/// A numbered line of the log. It is stored with the format it is written in, see [`crate::FORMAT`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "crate::stored::Written", into = "crate::stored::Written")]
pub struct Entry {
    /// Its number, counted from 1 without gaps.
    pub seq: u64,
    /// When.
    pub at: Millis,
    /// The message that caused it, if one did.
    pub sent: Option<Sent>,
    /// What.
    pub event: Event,
}

/// Something that happened: to the company, or in one of the games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// Seats and people.
    People(PeopleEvent),
    /// A game of Gimel.
    Gimel(GimelEvent),
    /// A game of Dschamál.
    Dschamal(DschamalEvent),
}

/// Something that happened to seats and people, whatever is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PeopleEvent {
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
    /// Somebody came, or has another name.
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
    /// A player wants another game.
    RematchWanted {
        /// Who.
        seat: SeatNumber,
    },
    /// A thumb was measured, for fun: who begins?
    ThumbMeasured {
        /// Whose.
        seat: SeatNumber,
        /// How long, in millimetres.
        mm: u16,
    },
    /// Somebody plays by ear, or not any more.
    PlaysByEar {
        /// Who.
        seat: SeatNumber,
        /// Which of both.
        on: bool,
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
    /// Somebody who was sent away may come again.
    LetIn {
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
}

impl From<PeopleEvent> for Event {
    fn from(event: PeopleEvent) -> Event {
        Event::People(event)
    }
}

impl From<GimelEvent> for Event {
    fn from(event: GimelEvent) -> Event {
        Event::Gimel(event)
    }
}

impl From<DschamalEvent> for Event {
    fn from(event: DschamalEvent) -> Event {
        Event::Dschamal(event)
    }
}

impl Event {
    /// The name of its kind, as it is stored.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            Event::People(event) => event.kind(),
            Event::Gimel(event) => event.kind(),
            Event::Dschamal(event) => event.kind(),
        }
    }
}

impl Event {
    /// Whether it may change what a list shows of the table, or ends a game: who sits where, whether a game is on.
    #[must_use]
    pub fn changes_listing(&self) -> bool {
        match self {
            Event::People(event) => event.changes_seats(),
            Event::Gimel(event) => event.begins_or_ends(),
            Event::Dschamal(event) => event.begins_or_ends(),
        }
    }
}

impl PeopleEvent {
    /// Whether somebody sits elsewhere, or is called otherwise, or something else is agreed.
    const fn changes_seats(&self) -> bool {
        match self {
            PeopleEvent::Opened { .. }
            | PeopleEvent::Joined { .. }
            | PeopleEvent::Sat { .. }
            | PeopleEvent::BotSat { .. }
            | PeopleEvent::Rose { .. }
            | PeopleEvent::Agreed { .. } => true,
            PeopleEvent::Readied { .. }
            | PeopleEvent::RematchWanted { .. }
            | PeopleEvent::ThumbMeasured { .. }
            | PeopleEvent::PlaysByEar { .. }
            | PeopleEvent::Said { .. }
            | PeopleEvent::Reported { .. }
            | PeopleEvent::Muted { .. }
            | PeopleEvent::Kicked { .. }
            | PeopleEvent::LetIn { .. }
            | PeopleEvent::Left { .. }
            | PeopleEvent::HostPassed { .. } => false,
        }
    }

    /// The name of its kind, as it is stored.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            PeopleEvent::Opened { .. } => "opened",
            PeopleEvent::Joined { .. } => "joined",
            PeopleEvent::Sat { .. } => "sat",
            PeopleEvent::BotSat { .. } => "bot-sat",
            PeopleEvent::Rose { .. } => "rose",
            PeopleEvent::Readied { .. } => "readied",
            PeopleEvent::Agreed { .. } => "agreed",
            PeopleEvent::RematchWanted { .. } => "rematch-wanted",
            PeopleEvent::ThumbMeasured { .. } => "thumb-measured",
            PeopleEvent::PlaysByEar { .. } => "plays-by-ear",
            PeopleEvent::Said { .. } => "said",
            PeopleEvent::Reported { .. } => "reported",
            PeopleEvent::Muted { .. } => "muted",
            PeopleEvent::Kicked { .. } => "kicked",
            PeopleEvent::LetIn { .. } => "let-in",
            PeopleEvent::Left { .. } => "left",
            PeopleEvent::HostPassed { .. } => "host-passed",
        }
    }
}
