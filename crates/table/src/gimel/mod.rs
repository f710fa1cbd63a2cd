//! One game of Gimel at a table: the rules, the clocks, and what the players have offered.

pub(crate) mod clock;
mod event;
mod fold;
mod kept;
mod rulings;
pub(crate) mod view;
mod wants;

pub use event::{After, GimelEvent};

use gimel::{Entry as GameEntry, Game, Move, Options, Outcome, Reason, Side};
use serde::{Deserialize, Serialize};

use clock::{Clocks, Deadline};

use crate::fault::Fault;
use crate::table::Sitter;
use crate::{Millis, Refusal, SeatNumber, TimeControl};

/// A game being played, or the last one that was.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct GimelPlay {
    /// Who has White.
    pub white: SeatNumber,
    /// The game by its rules.
    #[serde(with = "kept")]
    pub game: Game,
    /// The clocks.
    pub clocks: Clocks,
    /// Who offers a draw.
    pub draw_offer: Option<SeatNumber>,
    /// Who asks to take back.
    pub takeback: Option<SeatNumber>,
    /// How many hints were given in it.
    pub hints: u32,
    /// How it ended.
    pub ending: Option<Ending>,
    /// When it began.
    pub started: Millis,
    /// When it ended.
    pub ended: Option<Millis>,
    /// Who sat where when it began.
    pub(crate) sitters: Vec<Sitter>,
    /// At which entry each seat last offered a draw, and asked to take back.
    offered_at: [Option<usize>; 2],
    asked_at: [Option<usize>; 2],
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ending {
    /// Who won; nobody if it was drawn or called off.
    pub winner: Option<Side>,
    /// Why.
    pub reason: EndReason,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EndReason {
    /// By the rules of the game.
    Rules(Reason),
    /// A clock ran out.
    Flag,
    /// Called off.
    Aborted,
}

impl From<Outcome> for Ending {
    fn from(outcome: Outcome) -> Ending {
        Ending {
            winner: outcome.winner,
            reason: EndReason::Rules(outcome.reason),
        }
    }
}

impl GimelPlay {
    /// A game that begins now.
    pub(crate) fn start(
        options: &Options,
        time: TimeControl,
        white: SeatNumber,
        sitters: Vec<Sitter>,
        now: Millis,
    ) -> Result<GimelPlay, Fault> {
        if white > 1 {
            return Err(Fault::Seat(white));
        }
        let game = Game::new(*options).map_err(|error| Fault::Rules(error.to_string()))?;
        Ok(GimelPlay {
            white,
            game,
            clocks: Clocks::start(time, options, now),
            draw_offer: None,
            takeback: None,
            hints: 0,
            ending: None,
            started: now,
            ended: None,
            sitters,
            offered_at: [None; 2],
            asked_at: [None; 2],
        })
    }

    /// Which side a seat plays.
    #[must_use]
    pub fn side(&self, seat: SeatNumber) -> Side {
        if seat == self.white {
            Side::White
        } else {
            Side::Black
        }
    }

    /// Which seat plays a side.
    #[must_use]
    pub fn seat(&self, side: Side) -> SeatNumber {
        if side == Side::White {
            self.white
        } else {
            1 - self.white
        }
    }

    /// Whose turn it is.
    #[must_use]
    pub fn to_move(&self) -> Option<SeatNumber> {
        self.ending
            .is_none()
            .then(|| self.seat(self.game.position().side()))
    }

    /// Is it still going on?
    #[must_use]
    pub fn is_on(&self) -> bool {
        self.ending.is_none()
    }

    /// Is a move meant for this position? That the playing time is over changes no position (A-G-08).
    pub(crate) fn is_at(&self, ply: usize) -> bool {
        let since = self.game.entries().get(ply..);
        since.is_some_and(|since| since.iter().all(|entry| *entry == GameEntry::TimeUp))
    }

    /// May this be played now? Changes nothing.
    pub(crate) fn check_move(&self, ply: usize, mv: Move) -> Result<(), Refusal> {
        if !self.is_at(ply) {
            return Err(Refusal::Stale);
        }
        match self.game.rules().refusal(self.game.position(), mv) {
            Some(why) => Err(Refusal::Rules(
                gimel::Refusal::Illegal { mv, why }.to_string(),
            )),
            None => Ok(()),
        }
    }

    /// How many moves were made.
    #[must_use]
    pub fn moves_made(&self) -> usize {
        self.game
            .entries()
            .iter()
            .filter(|entry| matches!(entry, GameEntry::Move(_)))
            .count()
    }

    /// Has nobody moved for so many turns that both must be gone?
    pub(crate) fn is_forsaken(&self) -> bool {
        const TURNS: usize = 12;
        let last = self.game.entries().iter().rev().take(TURNS);
        last.filter(|entry| **entry == GameEntry::TurnTimeout)
            .count()
            == TURNS
    }

    /// How many entries go when `seat` takes back: up to and with its own last move.
    pub(crate) fn entries_to_take_back(&self, seat: SeatNumber) -> Option<usize> {
        let side = self.side(seat);
        let own = usize::from(self.game.position().side() == side);
        let entries = self.game.entries().iter().rev().enumerate();
        let mut turns = entries.filter(|(_, entry)| entry.is_turn());
        turns.nth(own).map(|(before, _)| before + 1)
    }

    /// Has this seat offered a draw in this position before?
    pub(crate) fn has_offered(&self, seat: SeatNumber) -> bool {
        self.offered_at[seat] == Some(self.game.entries().len())
    }

    /// Has this seat asked to take back in this position before?
    pub(crate) fn has_asked(&self, seat: SeatNumber) -> bool {
        self.asked_at[seat] == Some(self.game.entries().len())
    }

    /// The next deadline, if time is measured and the game is on.
    #[must_use]
    pub fn deadline(&self) -> Option<(Millis, Deadline)> {
        let side = self.game.position().side();
        self.is_on()
            .then(|| self.clocks.deadline(side, self.game.is_time_up()))
            .flatten()
    }
}
