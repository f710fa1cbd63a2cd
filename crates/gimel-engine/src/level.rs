//! Three opponents of different strength.

use std::fmt;

use crate::budget::Limits;

/// How strong an opponent is, weakest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// For a first game.
    Easy,
    /// For those who know how the pieces leap.
    Medium,
    /// For those who have won before.
    Strong,
}

/// What makes a level weaker than it could be.
pub(crate) struct Character {
    pub(crate) limits: Limits,
    /// Among how many of the best moves it chooses.
    pub(crate) lines: usize,
    /// Centipoints it may give away with its choice.
    pub(crate) tolerance: i32,
    /// Difference in winning chances that it still finds worth a thought.
    pub(crate) indifference: f64,
    /// How likely it overlooks a falcon far from the fight.
    pub(crate) oversight: f64,
    /// Whether even what just captured may be overlooked.
    pub(crate) misses_recaptures: bool,
    /// How long it thinks compared with others.
    pub(crate) pace: f64,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Strong];

    /// Its name for people.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "Caravan child",
            Self::Medium => "Merchant",
            Self::Strong => "Vizier",
        }
    }

    /// Its character in a sentence.
    #[must_use]
    pub const fn character(self) -> &'static str {
        match self {
            Self::Easy => "Plays quickly, loves to capture and forgets what stands far away.",
            Self::Medium => "Counts every exchange and rarely gives anything away for nothing.",
            Self::Strong => "Looks far ahead, keeps pieces in reserve and overlooks nothing.",
        }
    }

    pub(crate) const fn traits(self) -> Character {
        match self {
            Self::Easy => Character {
                limits: Limits {
                    depth: Some(1),
                    nodes: Some(4_000),
                },
                lines: 8,
                tolerance: 300,
                indifference: 0.12,
                oversight: 0.5,
                misses_recaptures: true,
                pace: 0.7,
            },
            Self::Medium => Character {
                limits: Limits {
                    depth: Some(3),
                    nodes: Some(12_000),
                },
                lines: 4,
                tolerance: 80,
                indifference: 0.03,
                oversight: 0.12,
                misses_recaptures: false,
                pace: 1.0,
            },
            Self::Strong => Character {
                limits: Limits {
                    depth: None,
                    nodes: Some(500_000),
                },
                lines: 2,
                tolerance: 5,
                indifference: 0.01,
                oversight: 0.0,
                misses_recaptures: false,
                pace: 1.2,
            },
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
