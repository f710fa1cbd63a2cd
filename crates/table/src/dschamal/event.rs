//! What happens in a game of Dschamál, with what came of it: the rules' own events, rulings and photos.

use dschamal::{Entry as Done, Piece, Rules, State};
use serde::{Deserialize, Serialize};

use crate::{BrokenBy, BuildFinish, JudgedBy, Millis, Photo, Placed, ReachFinish, SeatNumber};

/// Something that happened in a game of Dschamál.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DschamalEvent {
    /// A game began.
    Begun {
        /// The seats that play, in order.
        seats: Vec<SeatNumber>,
        /// Who begins.
        first: SeatNumber,
        /// How that was found.
        by: FirstBy,
        /// The luck of this game: pauses before a call, a choice that is made for somebody.
        luck: u64,
        /// By which rules, and from where.
        start: Box<Start>,
    },
    /// Something was chosen, or chosen for somebody who did not in time.
    Acted {
        /// Who.
        seat: SeatNumber,
        /// Did the time run out?
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        by_timeout: bool,
        /// What, and what followed.
        done: Done,
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
        /// What followed.
        after: AfterReach,
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
    /// It is settled who was first.
    Ruled {
        /// Who settled it.
        by: JudgedBy,
        /// Who was when on the table, and what that meant.
        photo: Photo,
        /// What was reported to the rules, and what followed.
        done: Done,
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
        /// Whose tower.
        seat: SeatNumber,
        /// Which piece.
        piece: Piece,
        /// What stood before.
        before: Vec<Placed>,
        /// What became of it.
        finish: BuildFinish,
        /// What was reported to the rules, and what followed; nothing if it is only the ground for a ball (A-T-14).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        done: Option<Done>,
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
    /// The game was called off.
    Aborted,
    /// Time stood still for so long, until the instant of the entry.
    Paused {
        /// How long.
        lost: Millis,
    },
}

/// By which rules a game is played, to the last option, and how it lies on the table at the beginning.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Start {
    /// The rules.
    pub rules: Rules,
    /// The beginning.
    pub state: State,
}

/// What follows when hands come out of the bag.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AfterReach {
    /// A contest: the photo. The ruling is an entry of its own, perhaps after a vote.
    Photo(Photo),
    /// A consolation draw, and what followed.
    Drawn(Done),
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

impl DschamalEvent {
    /// A choice.
    pub(crate) fn acted(seat: SeatNumber, by_timeout: bool, done: Done) -> DschamalEvent {
        DschamalEvent::Acted {
            seat,
            by_timeout,
            done,
        }
    }

    /// Whether a game begins or ends with it.
    pub(crate) fn begins_or_ends(&self) -> bool {
        let ends = |done: &Done| {
            let mut events = done.events.iter();
            events.any(|event| matches!(event, dschamal::Event::Ended { .. }))
        };
        match self {
            DschamalEvent::Begun { .. } | DschamalEvent::Aborted => true,
            DschamalEvent::Acted { done, .. }
            | DschamalEvent::Ruled { done, .. }
            | DschamalEvent::Reached {
                after: AfterReach::Drawn(done),
                ..
            } => ends(done),
            DschamalEvent::Built { done, .. } => done.as_ref().is_some_and(ends),
            DschamalEvent::Called { .. }
            | DschamalEvent::Seen { .. }
            | DschamalEvent::Skipped { .. }
            | DschamalEvent::Bet { .. }
            | DschamalEvent::FalseStart { .. }
            | DschamalEvent::Reached { .. }
            | DschamalEvent::VoteOpened { .. }
            | DschamalEvent::Voted { .. }
            | DschamalEvent::Broken { .. }
            | DschamalEvent::StoodIn { .. }
            | DschamalEvent::CameBack { .. }
            | DschamalEvent::Paused { .. } => false,
        }
    }

    /// The name of its kind, as it is stored.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            DschamalEvent::Begun { .. } => "begun",
            DschamalEvent::Acted { .. } => "acted",
            DschamalEvent::Called { .. } => "called",
            DschamalEvent::Seen { .. } => "seen",
            DschamalEvent::Skipped { .. } => "skipped",
            DschamalEvent::Bet { .. } => "bet",
            DschamalEvent::FalseStart { .. } => "false-start",
            DschamalEvent::Reached { .. } => "reached",
            DschamalEvent::VoteOpened { .. } => "vote-opened",
            DschamalEvent::Voted { .. } => "voted",
            DschamalEvent::Ruled { .. } => "ruled",
            DschamalEvent::Broken { .. } => "broken",
            DschamalEvent::Built { .. } => "built",
            DschamalEvent::StoodIn { .. } => "stood-in",
            DschamalEvent::CameBack { .. } => "came-back",
            DschamalEvent::Aborted => "aborted",
            DschamalEvent::Paused { .. } => "paused",
        }
    }
}
