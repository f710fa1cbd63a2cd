//! From a game to its record and back.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

use super::{Noted, Record};
use crate::{Entry, Game, Outcome, Refusal, StartError};

/// Why a record is not of a game that was played by the rules.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ReplayError {
    /// It cannot even begin.
    #[error(transparent)]
    Start(#[from] StartError),
    /// An entry is refused.
    #[error("entry {number}, {entry}: {why}")]
    Entry {
        /// Counted from 1.
        number: usize,
        /// The entry.
        entry: Entry,
        /// Why.
        why: Refusal,
    },
    /// It ends otherwise than it says.
    #[error("the record says {}, the rules say {}", said(.stated), said(.played))]
    Outcome {
        /// What the record says.
        stated: Option<Outcome>,
        /// What the rules say.
        played: Option<Outcome>,
    },
}

fn said(outcome: &Option<Outcome>) -> String {
    outcome.map_or_else(
        || "the game is under way".to_owned(),
        |outcome| outcome.to_string(),
    )
}

impl From<&Game> for Record {
    fn from(game: &Game) -> Self {
        let noted = |&entry| Noted {
            entry,
            comment: None,
        };
        Self {
            start: game.start().clone(),
            entries: game.entries().iter().map(noted).collect(),
            outcome: game.outcome(),
            ..Self::new(*game.rules().options())
        }
    }
}

impl TryFrom<&Record> for Game {
    type Error = ReplayError;

    fn try_from(record: &Record) -> Result<Self, ReplayError> {
        let mut game = Self::from_position(record.options, record.start.clone())?;
        for (n, Noted { entry, .. }) in record.entries.iter().enumerate() {
            let refused = |why| ReplayError::Entry {
                number: n + 1,
                entry: *entry,
                why,
            };
            game.apply(*entry).map_err(refused)?;
        }
        if game.outcome() == record.outcome {
            Ok(game)
        } else {
            Err(ReplayError::Outcome {
                stated: record.outcome,
                played: game.outcome(),
            })
        }
    }
}

/// A game travels as its record: whoever reads it has replayed it.
impl Serialize for Game {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Record::from(self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Game {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let record = Record::deserialize(deserializer)?;
        Self::try_from(&record).map_err(serde::de::Error::custom)
    }
}
