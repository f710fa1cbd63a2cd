//! Why a log cannot be a table's: which entry, and what is wrong with it.

use crate::{FORMAT, SeatNumber};

/// A log that cannot be folded.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("entry {seq}: {why}")]
pub struct FoldError {
    /// The first entry that cannot be; 0 if there is none at all.
    pub seq: u64,
    /// What is wrong with it.
    pub why: Fault,
}

/// What is wrong with an entry.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// There is nothing.
    #[error("the log is empty")]
    Empty,
    /// A log begins with the opening, and has no other.
    #[error("a table is opened once, by its first entry")]
    Opening,
    /// One is missing, or there twice.
    #[error("expected entry {expected} in its place")]
    Number {
        /// The one that should come.
        expected: u64,
    },
    /// It cannot be read at all.
    #[error("it cannot be read: {0}")]
    Unreadable(String),
    /// Written by a later version.
    #[error("it is written in format {0}, and this version reads up to {FORMAT}; use a newer one")]
    Newer(u32),
    /// Nobody sits there, because nobody can.
    #[error("there is no seat {0}")]
    Seat(SeatNumber),
    /// Nobody came by that number.
    #[error("there is nobody by the number {0}")]
    Person(usize),
    /// The game it belongs to is not on.
    #[error("no such game is on")]
    NoGame,
    /// Another game is on, or is to be played here.
    #[error("this game cannot begin here")]
    Begin,
    /// Nothing of the kind was awaited.
    #[error("nothing of the kind was awaited")]
    Unawaited,
    /// It does not fit the board.
    #[error(transparent)]
    Gimel(#[from] gimel::FoldError),
    /// It does not fit the pieces.
    #[error(transparent)]
    Dschamal(#[from] dschamal::FoldError),
    /// An entry of an early version, which the rules have to judge again: they refuse.
    #[error("the rules refuse: {0}")]
    Rules(String),
}
