//! What can happen to a table: the closed list of everything that a shell hands in.

use gimel::Move;
use reach::HandFrame;
use table::{Input, Millis, PersonId};

use crate::make::{Made, Making};
use crate::{Window, WindowId};

/// Something happened.
pub enum HostInput {
    /// Something reaches the table from outside, and is answered ([`crate::Output::Answer`]).
    Do {
        /// The shell's own number for it.
        ticket: u64,
        /// What.
        input: Input,
    },
    /// A person's hand in the bag did something.
    Hand(HandCame),
    /// A person's hand that builds did something.
    Hold(HoldCame),
    /// A bot has thought, or its thinking broke off.
    Thought {
        /// The number of the question.
        question: u64,
        /// What it came to.
        thought: Option<Thought>,
    },
    /// What was ordered was made.
    Made(Made),
    /// It could not be made.
    NotMade(Making),
    /// What was to be stored is stored.
    Appended,
    /// It is not.
    NotAppended(NotAppended),
    /// A window wants to look.
    Watch(Window),
    /// A window no longer looks.
    Unwatch(WindowId),
    /// Time has passed: something may be due.
    Time,
}

/// What a hand in the bag did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandCame {
    /// Whose.
    pub person: PersonId,
    /// When it arrived here.
    pub arrival: Millis,
    /// At which reach of the game.
    pub reach: u32,
    /// What.
    pub frame: HandFrame,
}

/// What a hand that builds did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HoldCame {
    /// Whose.
    pub person: PersonId,
    /// When it arrived here.
    pub arrival: Millis,
    /// At which building of the game.
    pub build: u32,
    /// The how-manieth input is the first.
    pub first: u32,
    /// The inputs.
    pub inputs: Vec<mason::HoldInput>,
}

/// What a bot has thought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thought {
    /// Its move.
    pub mv: Move,
    /// How long a person would have taken, from when it was asked.
    pub pause: Millis,
}

/// Why something was not stored. Nothing of it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotAppended {
    /// Not now; later perhaps.
    Unavailable,
    /// Somebody else writes this log: what we hold is not the truth any more.
    Conflict,
}
