//! Twelve opponents, from a child's first game to the engine's own best: a table of what makes each as strong as it is.

use std::fmt;

use crate::budget::Limits;

/// How strong an opponent is, weakest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// What makes a level weaker than it could be.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Character {
    name: &'static str,
    /// What it is like, in a sentence.
    sentence: &'static str,
    pub(crate) limits: Limits,
    /// Among how many of the best moves it chooses.
    pub(crate) lines: usize,
    /// Centipoints it may give away with its choice.
    pub(crate) tolerance: i32,
    /// Difference in winning chances that it still finds worth a thought.
    pub(crate) indifference: f64,
    /// How likely it overlooks a falcon far from the fight.
    pub(crate) oversight: f64,
    /// How long it thinks compared with others.
    pub(crate) pace: f64,
}

/// Up to this level even what just captured may be overlooked.
const MISSES_RECAPTURES: u8 = 3;

/// One line a level, weakest first.
#[rustfmt::skip]
const CHARACTERS: [Character; 12] = [
    of("Caravan child", "Plays quickly and cheerfully, and forgets what stands far away.", 1, 6_000, 32, 1_200, 0.48, 0.88, 0.6),
    of("Water carrier", "Sees what is near, and is surprised by every falcon.", 1, 6_000, 24, 920, 0.36, 0.79, 0.65),
    of("Camel driver", "Takes what it sees and counts only half of what it costs.", 1, 6_000, 20, 750, 0.29, 0.725, 0.7),
    of("Spice seller", "Takes back whatever is taken, but is easily led astray.", 1, 6_000, 19, 705, 0.275, 0.70, 0.8),
    of("Lamplighter", "Guards its own pieces well and looks one answer ahead.", 1, 6_000, 16, 600, 0.235, 0.645, 0.9),
    of("Merchant", "Counts every exchange and rarely gives anything away for nothing.", 1, 6_000, 13, 495, 0.195, 0.58, 1.0),
    of("Scribe", "Remembers where everything stands and waits for a slip.", 2, 10_000, 11, 375, 0.153, 0.49, 1.0),
    of("Caravan guide", "Sets small traps and knows the way out of yours.", 2, 10_000, 8, 258, 0.103, 0.34, 1.0),
    of("Map maker", "Attacks two things at once whenever the board allows it.", 3, 20_000, 8, 190, 0.078, 0.25, 1.1),
    of("Star reader", "Plans several turns ahead and hardly overlooks anything.", 4, 30_000, 7, 120, 0.05, 0.15, 1.1),
    of("Vizier", "Looks far ahead, keeps pieces in reserve and overlooks nothing.", 5, 40_000, 4, 60, 0.025, 0.06, 1.2),
    of("Sphinx", "Plays the best it knows, and gives nothing away.", 48, 500_000, 1, 0, 0.01, 0.0, 1.2),
];

#[expect(clippy::too_many_arguments, reason = "a line of the table above")]
const fn of(
    name: &'static str,
    sentence: &'static str,
    depth: u32,
    nodes: u64,
    lines: usize,
    tolerance: i32,
    indifference: f64,
    oversight: f64,
    pace: f64,
) -> Character {
    Character {
        name,
        sentence,
        limits: Limits {
            depth: Some(depth),
            nodes: Some(nodes),
        },
        lines,
        tolerance,
        indifference,
        oversight,
        pace,
    }
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 12] = {
        let mut all = [Self(1); 12];
        let mut index = 0;
        while index < 12 {
            all[index] = Self(index as u8 + 1);
            index += 1;
        }
        all
    };

    /// Who gives nothing away.
    pub const BEST: Self = Self(12);

    /// The level of this number, 1 to 12.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=12 => Some(Self(number)),
            _ => None,
        }
    }

    /// 1 for the weakest, 12 for the strongest.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How many positions it looks at, at most: what its thinking costs.
    #[must_use]
    pub fn nodes(self) -> u64 {
        self.traits().limits.nodes.unwrap_or(u64::MAX)
    }

    /// Its name for people.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.traits().name
    }

    /// Its character in a sentence.
    #[must_use]
    pub const fn character(self) -> &'static str {
        self.traits().sentence
    }

    pub(crate) const fn traits(self) -> Character {
        CHARACTERS[self.0 as usize - 1]
    }

    /// Whether even what just captured may be overlooked.
    pub(crate) const fn misses_recaptures(self) -> bool {
        self.0 <= MISSES_RECAPTURES
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
