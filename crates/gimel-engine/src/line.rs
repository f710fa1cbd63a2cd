//! A move, what is expected to follow, and what that is worth.

use gimel::Move;

use crate::Score;

/// A continuation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The moves, the side to move's first.
    pub moves: Vec<Move>,
    /// What it is worth to the side to move.
    pub score: Score,
}

impl Line {
    /// Its first move.
    #[must_use]
    pub fn best(&self) -> Option<Move> {
        self.moves.first().copied()
    }
}
