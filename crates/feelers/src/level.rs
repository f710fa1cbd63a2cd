//! Five levels, from child to camel dealer, as one table of what differs.

use serde::{Deserialize, Serialize};

/// How good a feeler is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// 1: quick to grab, easily taken in.
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

/// What a level can do.
#[derive(Debug)]
pub(crate) struct Skill {
    /// Ticks from a thought to the gesture: at least a fifth of a second.
    pub(crate) reaction: u32,
    /// Units a second along an outline.
    pub(crate) pace: f32,
    /// Ticks of a pause at a corner.
    pub(crate) corner_pause: u32,
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
    Skill { reaction: 26, pace: 0.58, corner_pause: 14, blur: 0.60, tilt: 0.50, misread: 0.26, courage: 0.36, undecided: 0.24, patience: 0.02, calm: 360.0, shouts: 0.60, notices: 0.50, places: 0 },
    Skill { reaction: 22, pace: 0.70, corner_pause: 11, blur: 0.46, tilt: 0.38, misread: 0.20, courage: 0.46, undecided: 0.30, patience: 0.03, calm: 480.0, shouts: 0.80, notices: 0.80, places: 1 },
    Skill { reaction: 18, pace: 0.80, corner_pause: 8, blur: 0.34, tilt: 0.28, misread: 0.14, courage: 0.58, undecided: 0.38, patience: 0.04, calm: 600.0, shouts: 0.90, notices: 0.95, places: 3 },
    Skill { reaction: 15, pace: 0.90, corner_pause: 6, blur: 0.24, tilt: 0.19, misread: 0.09, courage: 0.66, undecided: 0.46, patience: 0.05, calm: 720.0, shouts: 0.97, notices: 1.00, places: 6 },
    Skill { reaction: 12, pace: 1.02, corner_pause: 4, blur: 0.14, tilt: 0.12, misread: 0.05, courage: 0.74, undecided: 0.54, patience: 0.06, calm: 840.0, shouts: 0.99, notices: 1.00, places: 10 },
];

/// Ticks from a touch to the finger's answer while it slides along: a reflex, the same for everybody.
pub(crate) const REFLEX: u32 = 5;
