//! What happened at a table, in order and for good: the log is the truth.

use dschamal::Action;
use gimel::Move;
use serde::{Deserialize, Serialize};

use crate::{
    BrokenBy, BuildFinish, Handle, JudgedBy, Millis, PersonId, ReachFinish, SeatNumber, Sent,
    Settings, TableId,
};

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
    /// A thumb was measured, for fun: who begins?
    ThumbMeasured {
        /// Whose.
        seat: SeatNumber,
        /// How long, in millimetres.
        mm: u16,
    },
    /// A game of Dschamál began.
    Begun {
        /// The seats that play, in order.
        seats: Vec<SeatNumber>,
        /// Who begins.
        first: SeatNumber,
        /// How that was found.
        by: FirstBy,
        /// The luck of this game: pauses before a call, a choice that is made for somebody.
        luck: u64,
    },
    /// Something was chosen, or chosen for somebody who did not in time.
    Acted {
        /// Who.
        seat: SeatNumber,
        /// What.
        action: Action,
        /// Did the time run out?
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        by_timeout: bool,
    },
    /// Hands were called into the bag.
    Called {
        /// Counts the reaches of the game.
        number: u32,
        /// Who called; none for the device.
        by: Option<SeatNumber>,
        /// T0.
        start: Millis,
        /// For the bag's world.
        seed: u64,
    },
    /// Somebody has read the last ruling.
    Seen {
        /// Who.
        seat: SeatNumber,
    },
    /// Somebody wants what bots do among themselves to be over.
    Skipped {
        /// Who.
        seat: SeatNumber,
    },
    /// Somebody bets on the next contest, or takes it back.
    Bet {
        /// Who.
        seat: SeatNumber,
        /// On whom.
        on: Option<SeatNumber>,
    },
    /// Somebody plays by ear, or not any more.
    PlaysByEar {
        /// Who.
        seat: SeatNumber,
        /// Which of both.
        on: bool,
    },
    /// A hand went in before the call.
    FalseStart {
        /// At which reach.
        number: u32,
        /// Whose.
        seat: SeatNumber,
    },
    /// Hands came out of the bag.
    Reached {
        /// With what.
        finish: ReachFinish,
    },
    /// Too close for the clock: those who watched are asked.
    VoteOpened {
        /// About which reach.
        number: u32,
    },
    /// Somebody who watched said who was first.
    Voted {
        /// Who.
        seat: SeatNumber,
        /// For whom; none for "equal".
        winner: Option<SeatNumber>,
    },
    /// It is settled who was first; the rules say what follows.
    Ruled {
        /// Who settled it.
        by: JudgedBy,
    },
    /// A reach was broken off; it is repeated.
    Broken {
        /// Which.
        number: u32,
        /// Why.
        why: BrokenBy,
        /// Whose hands were lost.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        lost: Vec<SeatNumber>,
    },
    /// A piece was built into a tower, or fell.
    Built {
        /// What became of it.
        finish: BuildFinish,
    },
    /// A bot plays for somebody who is away.
    StoodIn {
        /// For which seat.
        seat: SeatNumber,
        /// How strong.
        level: u8,
    },
    /// They are here again.
    CameBack {
        /// On which seat.
        seat: SeatNumber,
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
    /// Clocks stood still for so long, until the instant of the entry.
    Paused {
        /// How long.
        lost: Millis,
    },
}

/// How it was found who begins a game of Dschamál.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FirstBy {
    /// By the thumbs that were measured (D-05, H-04).
    Thumbs,
    /// By lot.
    Lot,
    /// The next one after who began the last game.
    Turn,
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
            Event::Hinted { .. } => "hinted",
            Event::TakebackDeclined => "takeback-declined",
            Event::TakenBack { .. } => "taken-back",
            Event::Aborted => "aborted",
            Event::RematchWanted { .. } => "rematch-wanted",
            Event::Said { .. } => "said",
            Event::Reported { .. } => "reported",
            Event::ThumbMeasured { .. } => "thumb-measured",
            Event::Begun { .. } => "begun",
            Event::Acted { .. } => "acted",
            Event::Called { .. } => "called",
            Event::Seen { .. } => "seen",
            Event::Skipped { .. } => "skipped",
            Event::Bet { .. } => "bet",
            Event::PlaysByEar { .. } => "plays-by-ear",
            Event::FalseStart { .. } => "false-start",
            Event::Reached { .. } => "reached",
            Event::VoteOpened { .. } => "vote-opened",
            Event::Voted { .. } => "voted",
            Event::Ruled { .. } => "ruled",
            Event::Broken { .. } => "broken",
            Event::Built { .. } => "built",
            Event::StoodIn { .. } => "stood-in",
            Event::CameBack { .. } => "came-back",
            Event::Muted { .. } => "muted",
            Event::Kicked { .. } => "kicked",
            Event::LetIn { .. } => "let-in",
            Event::Left { .. } => "left",
            Event::HostPassed { .. } => "host-passed",
            Event::Paused { .. } => "paused",
        }
    }
}
