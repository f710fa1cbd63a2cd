//! One game of Dschamál at a table: the rules, the reach that is under way, and what everybody saw of it.

pub(crate) mod agreed;
pub(crate) mod best;
pub(crate) mod bets;
pub(crate) mod bots_alone;
pub(crate) mod build;
mod due;
pub(crate) mod event;
mod fold;
mod judge;
pub(crate) mod reach;
pub(crate) mod reading;
mod record;
mod rulings;
pub(crate) mod shown;
mod taste;
mod tower;
mod view;
mod wants;

pub(crate) use wants::STAND_IN_LEVEL;

use event::Start;

use std::collections::BTreeMap;
use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use dschamal::{Awaits, Journal, Rules, Seat, Seen};

use crate::table::Sitter;
use crate::{
    Broken, Building, ContestLine, DschamalSettings, LightsOn, Millis, Photo, Placed, ReachFinish,
    ReachKind, SeatNumber,
};

/// A game being played, or the last one that was.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct DschamalPlay {
    /// When it began.
    pub started: Millis,
    /// When it ended.
    pub ended: Option<Millis>,
    /// Was it called off?
    pub called_off: bool,
    pub(crate) settings: DschamalSettings,
    pub(crate) journal: Journal,
    /// The table's seat of each seat of the rules.
    pub(crate) seats: Vec<SeatNumber>,
    pub(crate) first: SeatNumber,
    /// Who sat where when it began, by the table's seats.
    pub(crate) sitters: Vec<Sitter>,
    luck: u64,
    /// Since when what is awaited is awaited.
    since: Millis,
    /// When time last went on after it stood still.
    resumed: Millis,
    /// The number of the last reach that was called.
    number: u32,
    /// The reach that is not settled yet.
    reach: Option<Reach>,
    broken: Option<Broken>,
    /// The present contest was repeated because a hand was lost.
    lost_once: bool,
    /// Not in a snapshot: recordings are large, and the log has them.
    #[serde(skip)]
    past: Vec<LightsOn>,
    photo: Option<Photo>,
    contests: Vec<ContestLine>,
    /// Every contest that somebody won.
    won: Vec<best::Won>,
    /// What everybody saw since the last contest began.
    seen: Vec<Seen>,
    /// How often each seat went in too early, and at which reach last.
    false_starts: BTreeMap<SeatNumber, (u32, u32)>,
    pub(crate) stand_ins: BTreeMap<SeatNumber, u8>,
    /// The towers as they stand, by the rules' seats.
    towers: Vec<Vec<Placed>>,
    /// Everything that was built.
    #[serde(with = "build::unrecorded")]
    buildings: Vec<Building>,
    /// Who has read the last ruling.
    read: reading::Read,
    /// Who wants what bots do now to be over.
    skips: BTreeSet<SeatNumber>,
    bets: bets::Bets,
    /// What is built now on what was just built: a ball was the foundation and changes places with it (A-T-14).
    ground: Option<Vec<Placed>>,
}

/// A reach from its call until it is settled.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Reach {
    number: u32,
    kind: ReachKind,
    hands: Vec<SeatNumber>,
    /// The hands that a bot plays, as it was when they were called.
    bots: Vec<(SeatNumber, u8)>,
    called: Millis,
    start: Millis,
    by: Option<SeatNumber>,
    seed: u64,
    finish: Option<ReachFinish>,
    vote: Option<Vote>,
}

/// Those who watched are asked.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Vote {
    since: Millis,
    votes: BTreeMap<SeatNumber, Option<SeatNumber>>,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    /// A choice of this seat, or of anybody.
    Choice(Option<SeatNumber>),
    /// Somebody to call, or the device.
    Call,
    /// The bag.
    Reach,
    /// Those who watched.
    Vote,
    /// This seat, to build.
    Build(SeatNumber),
    /// Nothing any more.
    Over,
}

impl DschamalPlay {
    /// Is it still going on?
    #[must_use]
    pub fn is_on(&self) -> bool {
        self.ended.is_none()
    }

    /// The game by its rules, with everything that happened in the dark. Never show it while the game is on.
    #[must_use]
    pub fn journal(&self) -> &Journal {
        &self.journal
    }

    /// The table's seats that play, in the order of the rules.
    #[must_use]
    pub fn seats(&self) -> &[SeatNumber] {
        &self.seats
    }

    pub(crate) fn rules(&self) -> &Rules {
        self.journal.rules()
    }

    /// The seat that has to choose, or to build.
    #[must_use]
    pub fn chooser(&self) -> Option<SeatNumber> {
        match self.step() {
            Step::Choice(seat) => seat,
            Step::Build(seat) => Some(seat),
            _ => None,
        }
    }

    /// The table's seat of a seat of the rules.
    pub(crate) fn outer(&self, seat: Seat) -> SeatNumber {
        let index = usize::from(seat.number());
        self.seats.get(index).copied().unwrap_or(index)
    }

    /// The rules' seat of a seat of the table.
    pub(crate) fn inner(&self, seat: SeatNumber) -> Option<Seat> {
        let index = self.seats.iter().position(|&own| own == seat)?;
        Seat::new(u8::try_from(index).ok()?)
    }

    fn outers(&self, seats: impl IntoIterator<Item = Seat>) -> Vec<SeatNumber> {
        seats.into_iter().map(|seat| self.outer(seat)).collect()
    }

    fn step(&self) -> Step {
        if !self.is_on() {
            return Step::Over;
        }
        match &self.reach {
            Some(reach) if reach.vote.is_some() => return Step::Vote,
            Some(_) => return Step::Reach,
            None => {}
        }
        match self.journal.awaits() {
            Awaits::Contest { .. } | Awaits::Console { .. } => Step::Call,
            Awaits::Over => Step::Over,
            Awaits::Build { seat, .. } => Step::Build(self.outer(*seat)),
            Awaits::Decide => Step::Choice(None),
            awaits => Step::Choice(awaits.seat().map(|seat| self.outer(seat))),
        }
    }

    /// Whose hands are awaited in the bag.
    fn wanted_hands(&self) -> Vec<SeatNumber> {
        match self.journal.awaits() {
            Awaits::Contest { contestants } => self.outers(contestants.iter().copied()),
            Awaits::Console { seat } => vec![self.outer(*seat)],
            _ => Vec::new(),
        }
    }

    /// What kind of reach is awaited.
    fn wanted_kind(&self) -> ReachKind {
        match self.journal.awaits() {
            Awaits::Console { .. } => ReachKind::Console,
            _ => ReachKind::Contest,
        }
    }

    /// A number for this game and this purpose that nobody can foresee, and that stays the same.
    fn dice(&self, purpose: u64) -> u64 {
        let mut z = self
            .luck
            .wrapping_add(purpose.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}
