//! A game as a log tells it: what came of every entry is written beside it, and the rules are not asked again.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::Game;
use crate::{Entry, Move, Outcome, Reason};

/// What came of an entry by the rules.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ruled {
    /// How the game ended, if it did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// How many turns were forfeited after it because a side could not act.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub passed: u8,
}

impl Ruled {
    /// Whether a turn that took too long lost the game and not only the turn.
    fn is_lost_on_time(self) -> bool {
        self.outcome
            .is_some_and(|outcome| outcome.reason == Reason::TurnTimeout)
    }
}

/// Serde hands over a reference.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_zero(count: &u8) -> bool {
    *count == 0
}

/// Why an entry cannot have happened in this game, whatever its rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum FoldError {
    /// It was over.
    #[error("the game was over: {0}")]
    Over(Outcome),
    /// No such piece stands there, or something is in its place.
    #[error("{0} does not fit the board")]
    Board(Move),
}

impl Game {
    /// Lets an entry have happened that was ruled on once: legal or not by the rules of today, it is what was played.
    ///
    /// # Errors
    /// If it cannot have happened; nothing has changed then.
    pub fn fold_in(&mut self, entry: Entry, ruled: Ruled) -> Result<(), FoldError> {
        if let Some(outcome) = self.outcome {
            return Err(FoldError::Over(outcome));
        }
        match entry {
            Entry::Move(mv) if !self.position.can_make(mv) => return Err(FoldError::Board(mv)),
            Entry::Move(mv) => {
                self.make(mv);
                self.count_turn();
            }
            Entry::TurnTimeout if !ruled.is_lost_on_time() => self.pass_turn(),
            Entry::TimeUp => self.time_up = true,
            Entry::TurnTimeout | Entry::Claim(_) | Entry::Resign(_) | Entry::Agree => {}
        }
        for _ in 0..ruled.passed {
            self.pass_turn();
        }
        self.outcome = ruled.outcome;
        self.entries.push(entry);
        self.rulings.push(ruled);
        Ok(())
    }

    /// What came of each entry.
    #[must_use]
    pub fn rulings(&self) -> &[Ruled] {
        &self.rulings
    }

    fn pass_turn(&mut self) {
        self.position.pass();
        self.quiet += 1;
        self.count_turn();
    }
}
