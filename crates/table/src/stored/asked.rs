//! Format 1 of entries: what was asked. It says little of what followed, which the rules had to judge again with every
//! reading. Frozen: nothing is written in it any more, and what was is read for ever.

use dschamal::Action;
use gimel::Move;
use serde::{Deserialize, Serialize};

use crate::{
    BrokenBy, BuildFinish, FirstBy, Handle, JudgedBy, Millis, PeopleEvent, PersonId, ReachFinish,
    SeatNumber, Sent, Settings, TableId,
};

/// A numbered line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Entry {
    /// Its number, counted from 1 without gaps.
    pub(crate) seq: u64,
    /// When.
    pub(crate) at: Millis,
    /// The message that caused it, if one did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) sent: Option<Sent>,
    /// What.
    pub(crate) event: Event,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum Event {
    /// The table was opened. Always the first entry.
    Opened {
        table: TableId,
        settings: Settings,
        host: PersonId,
        name: String,
    },
    /// Somebody came.
    Joined { person: PersonId, name: String },
    /// Somebody took a seat.
    Sat { who: Handle, seat: SeatNumber },
    /// A bot was put on a seat.
    BotSat { seat: SeatNumber, level: u8 },
    /// A seat is open again.
    Rose { seat: SeatNumber },
    /// A player is ready, or not any more.
    Readied { seat: SeatNumber, ready: bool },
    /// Something else was agreed.
    Agreed { settings: Settings },
    /// A game began.
    Started { white: SeatNumber },
    /// A turn was taken.
    Moved {
        mv: Move,
        spent: Millis,
        credit: Millis,
    },
    /// The turn took too long (G-21).
    TurnTimedOut,
    /// The agreed playing time is over (G-20).
    TimeUp,
    /// A clock ran out.
    FlagFell,
    /// A draw was offered.
    DrawOffered { seat: SeatNumber },
    /// The offer was turned down or withdrawn by moving.
    DrawDeclined,
    /// The offer was accepted.
    DrawAgreed,
    /// The draw rule was claimed, rightly.
    Claimed { seat: SeatNumber },
    /// A player gave up.
    Resigned { seat: SeatNumber },
    /// A player was given a hint.
    Hinted { seat: SeatNumber },
    /// A player wants to take a turn back.
    TakebackAsked { seat: SeatNumber },
    /// It was not allowed.
    TakebackDeclined,
    /// So many entries of the game were taken back.
    TakenBack { entries: usize },
    /// The game was called off.
    Aborted,
    /// A player wants another game.
    RematchWanted { seat: SeatNumber },
    /// Somebody said something.
    Said { who: Handle, text: String },
    /// Something that was said was reported.
    Reported {
        by: Handle,
        line: u64,
        reason: String,
    },
    /// A thumb was measured, for fun: who begins?
    ThumbMeasured { seat: SeatNumber, mm: u16 },
    /// A game of Dschamál began.
    Begun {
        seats: Vec<SeatNumber>,
        first: SeatNumber,
        by: FirstBy,
        luck: u64,
    },
    /// Something was chosen, or chosen for somebody who did not in time.
    Acted {
        seat: SeatNumber,
        action: Action,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        by_timeout: bool,
    },
    /// Hands were called into the bag.
    Called {
        number: u32,
        by: Option<SeatNumber>,
        start: Millis,
        seed: u64,
    },
    /// Somebody has read the last ruling.
    Seen { seat: SeatNumber },
    /// Somebody wants what bots do among themselves to be over.
    Skipped { seat: SeatNumber },
    /// Somebody bets on the next contest, or takes it back.
    Bet {
        seat: SeatNumber,
        on: Option<SeatNumber>,
    },
    /// Somebody plays by ear, or not any more.
    PlaysByEar { seat: SeatNumber, on: bool },
    /// A hand went in before the call.
    FalseStart { number: u32, seat: SeatNumber },
    /// Hands came out of the bag.
    Reached { finish: ReachFinish },
    /// Too close for the clock: those who watched are asked.
    VoteOpened { number: u32 },
    /// Somebody who watched said who was first.
    Voted {
        seat: SeatNumber,
        winner: Option<SeatNumber>,
    },
    /// It is settled who was first; the rules say what follows.
    Ruled { by: JudgedBy },
    /// A reach was broken off; it is repeated.
    Broken {
        number: u32,
        why: BrokenBy,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        lost: Vec<SeatNumber>,
    },
    /// A piece was built into a tower, or fell.
    Built { finish: BuildFinish },
    /// A bot plays for somebody who is away.
    StoodIn { seat: SeatNumber, level: u8 },
    /// They are here again.
    CameBack { seat: SeatNumber },
    /// Somebody was silenced, or may speak again.
    Muted { who: Handle, muted: bool },
    /// Somebody was sent away and cannot come back.
    Kicked { who: Handle },
    /// Somebody who was sent away may come again.
    LetIn { who: Handle },
    /// Somebody went away for good.
    Left { who: Handle },
    /// The table has a new host.
    HostPassed { to: Handle },
    /// Clocks stood still for so long, until the instant of the entry.
    Paused { lost: Millis },
}

impl Entry {
    /// The opening of a table, as it would be written today.
    pub(super) fn opening(self) -> Option<crate::Entry> {
        let Event::Opened {
            table,
            settings,
            host,
            name,
        } = self.event
        else {
            return None;
        };
        Some(crate::Entry {
            seq: self.seq,
            at: self.at,
            sent: self.sent,
            event: PeopleEvent::Opened {
                table,
                settings,
                host,
                name,
            }
            .into(),
        })
    }
}
