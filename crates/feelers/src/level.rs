//! Five levels, from child to camel dealer, as one table of what differs.

use serde::{Deserialize, Serialize};

/// How good a feeler is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// 1: slow and careful.
    Child,
    /// 2
    Guest,
    /// 3
    Trader,
    /// 4
    Driver,
    /// 5: has felt every piece a thousand times.
    CamelDealer,
}

impl Level {
    /// From weakest to strongest.
    pub const ALL: [Self; 5] = [
        Self::Child,
        Self::Guest,
        Self::Trader,
        Self::Driver,
        Self::CamelDealer,
    ];

    /// Level 1 to 5.
    #[must_use]
    pub fn new(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number).checked_sub(1)?).copied()
    }

    /// 1 to 5.
    #[must_use]
    pub fn number(self) -> u8 {
        self as u8 + 1
    }

    pub(crate) fn skill(self) -> &'static Skill {
        &SKILLS[self as usize]
    }
}

/// What a level can do. All of them are mostly right; the weaker ones need longer for it.
#[derive(Debug)]
pub(crate) struct Skill {
    /// Ticks from a thought to the gesture: at least a fifth of a second.
    pub(crate) reaction: u32,
    /// Ticks for which it feels on, once it thinks that it has something good, before it dares to pull.
    pub(crate) doubt: u32,
    /// Units a second along an outline.
    pub(crate) pace: f32,
    /// Ticks of a pause at a corner.
    pub(crate) corner_pause: u32,
    /// Ticks on the way to another piece; none: the hand goes straight on to the next, in one motion.
    pub(crate) stroll: u32,
    /// How much of a motion is misjudged.
    pub(crate) blur: f32,
    /// How much of a direction is misjudged, in radians.
    pub(crate) tilt: f32,
    /// How often an edge passes for something else.
    pub(crate) misread: f32,
    /// How sure it must be to pull.
    pub(crate) courage: f32,
    /// A tired hand pulls what is at least this likely to be good, and lets go of the rest.
    pub(crate) undecided: f32,
    /// How sure it must be that a piece is of no use to let it go.
    pub(crate) patience: f32,
    /// So many ticks it looks for what it wants before it begins to take what comes.
    pub(crate) calm: f32,
    /// How often it calls the camel when it thinks it has it.
    pub(crate) shouts: f32,
    /// How often it notices a second piece.
    pub(crate) notices: f32,
    /// How many places it remembers having been at.
    pub(crate) places: usize,
}

#[rustfmt::skip]
const SKILLS: [Skill; 5] = [
    Skill { reaction: 22, doubt: 810, pace: 1.5, corner_pause: 4, stroll: 30, blur: 0.05, tilt: 0.05, misread: 0.02, courage: 0.84, undecided: 0.60, patience: 0.35, calm: 970.0, shouts: 0.85, notices: 0.96, places: 1 },
    Skill { reaction: 19, doubt: 420, pace: 1.7, corner_pause: 3, stroll: 22, blur: 0.06, tilt: 0.06, misread: 0.02, courage: 0.85, undecided: 0.60, patience: 0.40, calm: 960.0, shouts: 0.90, notices: 0.98, places: 2 },
    Skill { reaction: 17, doubt: 230, pace: 1.9, corner_pause: 2, stroll: 14, blur: 0.05, tilt: 0.05, misread: 0.02, courage: 0.88, undecided: 0.60, patience: 0.45, calm: 1080.0, shouts: 0.95, notices: 1.0, places: 3 },
    Skill { reaction: 14, doubt: 100, pace: 2.1, corner_pause: 1, stroll: 6, blur: 0.04, tilt: 0.05, misread: 0.01, courage: 0.90, undecided: 0.60, patience: 0.45, calm: 1200.0, shouts: 0.98, notices: 1.0, places: 5 },
    Skill { reaction: 12, doubt: 0, pace: 4.0, corner_pause: 0, stroll: 0, blur: 0.02, tilt: 0.03, misread: 0.0, courage: 0.97, undecided: 0.60, patience: 0.45, calm: 1320.0, shouts: 0.99, notices: 1.0, places: 8 },
];

/// Ticks from a touch to the finger's answer while it slides along: a reflex, the same for everybody.
pub(crate) const REFLEX: u32 = 5;
