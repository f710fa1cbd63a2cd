//! What a page and the thread of the towers tell each other.

use serde::{Deserialize, Serialize};
use tower::{Form, HoldInput, Outcome, Stand};

use super::film::Film;

/// What a page asks for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Job {
    /// A piece is to be added.
    Begin(Order),
    /// What the hand does next, one input a tick; time passes with them and no other way.
    Inputs(Vec<HoldInput>),
    /// All moments of a recording, given as text.
    Film(String),
}

/// A placement to begin, or to catch up with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Order {
    /// What stands.
    pub standing: Vec<Stand>,
    /// What is added.
    pub form: Form,
    /// How long all has to rest before it counts.
    pub stand_ticks: u32,
    /// What the hand has done already.
    pub inputs: Vec<HoldInput>,
}

/// What the thread answers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Told {
    /// Where everything is now.
    Now(Now),
    /// How it ended.
    Over(Outcome),
    /// All moments of a recording.
    Film(Film),
}

/// Where everything is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Now {
    /// Every piece, the new one last.
    pub poses: Vec<Stand>,
    /// Whether the new piece is still in the hand.
    pub held: bool,
    /// The loudest knock since the last time.
    pub knock: u8,
    /// What has fallen since.
    pub fell: Vec<usize>,
}
