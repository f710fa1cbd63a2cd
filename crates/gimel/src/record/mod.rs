//! A game written down: tags, options, where it started, what happened, how it ended.
//!
//! ```text
//! [Event "Evening at the caravanserai"]
//! [Options "gimel.target=30"]
//! [Result "1-0"]
//! [Termination "resigned"]
//!
//! 1. F@h5 {the centre} C@a1 2. h5-k8 black-resigns 1-0
//! ```
//!
//! `Options` lists what differs from the default, `Position` (GFEN) is there unless the game began on the empty board,
//! `Result` repeats the last token and `Termination` is the [`Reason`](crate::Reason). A game still under way ends with
//! `*`. Entries that are no moves are words, listed at [`Entry`]; a comment in braces belongs to the entry before it. A
//! side that is passed over because it cannot act is not written: the rules know it.

mod comment;
mod parse;
mod print;
mod replay;
mod tags;

pub use comment::Comment;
pub use parse::{RecordError, RecordProblem};
pub use replay::ReplayError;
pub use tags::TagError;

use serde::{Deserialize, Serialize};

use crate::text::as_text;
use crate::{Entry, Options, Outcome, Position};
use tags::Tags;

/// A game written down. It may be nonsense until it is replayed: `Game::try_from(&record)`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    tags: Tags,
    /// The options it was played with.
    pub options: Options,
    /// Where it started.
    pub start: Position,
    /// What is said before the first entry.
    pub preface: Option<Comment>,
    /// What happened.
    pub entries: Vec<Noted>,
    /// How it ended, if it did.
    pub outcome: Option<Outcome>,
}

/// An entry and what is said about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Noted {
    /// What happened.
    pub entry: Entry,
    /// What is said about it.
    pub comment: Option<Comment>,
}

impl Record {
    /// A record of nothing yet.
    #[must_use]
    pub fn new(options: Options) -> Self {
        Self {
            tags: Tags::default(),
            options,
            start: Position::start(options.pieces_each),
            preface: None,
            entries: Vec::new(),
            outcome: None,
        }
    }

    /// The value of a tag such as `Event` or `White`.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.get(name)
    }

    /// Names and values of the free tags, in the order they were set.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags.iter()
    }

    /// Sets a tag. What the record says itself (options, position, result) cannot be set.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        self.tags.set(name, value)
    }
}

as_text!(Record);
