//! Puzzles from engine games: one move is clearly best, and deep search agrees.

use gimel::{Move, Position};

/// Mined by `caravanserai gimel puzzles`: position, best line, points won, rating; easiest first.
const PUZZLES: &str = include_str!("../puzzles.txt");

/// A position with one clearly best move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Puzzle {
    /// Where to begin.
    pub position: Position,
    /// The best move, and what follows it.
    pub solution: Vec<Move>,
    /// Centipoints by which it is better than every other.
    pub margin: i32,
    /// How hard it is: 800 where one look is enough, 200 more for every fourfold effort.
    pub rating: u32,
}

impl Puzzle {
    /// Reads `position; moves; margin; rating`.
    #[must_use]
    pub fn read(line: &str) -> Option<Self> {
        let mut parts = line.split(';').map(str::trim);
        let position = parts.next()?.parse().ok()?;
        let moves = parts.next()?.split_whitespace();
        let solution: Option<Vec<Move>> = moves.map(|word| word.parse().ok()).collect();
        Some(Self {
            position,
            solution: solution.filter(|moves| !moves.is_empty())?,
            margin: parts.next()?.parse().ok()?,
            rating: parts.next()?.parse().ok()?,
        })
    }

    /// The move to find.
    #[must_use]
    pub fn best(&self) -> Option<Move> {
        self.solution.first().copied()
    }
}

/// The puzzles of the house, easiest first.
pub fn puzzles() -> impl Iterator<Item = Puzzle> {
    PUZZLES.lines().filter_map(Puzzle::read)
}
