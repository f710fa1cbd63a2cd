//! What a page and the engine's thread say to each other.

use gimel::{Move, Position};
use serde::{Deserialize, Serialize};

/// The page asks.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// What is best here?
    Look(Look),
    /// A puzzle, please.
    Puzzle(Wish),
}

/// A look at a position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Look {
    /// Handed back with every answer.
    pub id: u64,
    /// The game that led there, as a record.
    pub record: String,
    /// How many of the best moves are told apart.
    pub lines: usize,
    /// How many positions are looked at; without an end if nothing is said.
    pub nodes: Option<u64>,
    /// Whether it is also told what the other side would do if it had the turn.
    pub threat: bool,
}

/// Which puzzle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wish {
    /// One about as hard as this, and none of those.
    Near {
        /// How hard.
        rating: u32,
        /// Those had their turn already.
        not: Vec<u32>,
        /// Chance.
        chance: u64,
    },
    /// The one of a day, the same for everybody.
    Day(u32),
}

/// The thread tells.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Told {
    /// What it sees so far; after the last of them it rests.
    Seen {
        /// Of the look.
        id: u64,
        /// The best lines.
        what: Seen,
        /// Whether this is the last.
        done: bool,
    },
    /// What the other side would do.
    Threat {
        /// Of the look.
        id: u64,
        /// Its best line.
        what: Seen,
    },
    /// A puzzle.
    Puzzle(Box<Given>),
}

/// What was found out about a position.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Seen {
    /// Turns looked ahead.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// The best lines, best first; none where nothing can be played.
    pub lines: Vec<SeenLine>,
}

/// A line, and what it is worth to the side that begins it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SeenLine {
    /// The moves.
    pub moves: Vec<Move>,
    /// Hundredths of a point.
    pub centipoints: i32,
    /// In how many turns the game is won, or lost below zero, where its end was seen.
    pub turns: Option<i32>,
    /// The chance to win, from 0 to 1.
    pub chance: f64,
}

/// A puzzle as it is handed out.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Given {
    /// Its place in the collection.
    pub number: u32,
    /// How hard.
    pub rating: u32,
    /// Where to begin.
    pub position: Position,
    /// The best move, and what follows it.
    pub solution: Vec<Move>,
}
