//! What the page and the keeper of the table on this device say to each other.

use serde::{Deserialize, Serialize};
use table::{Command, Millis, Moment, Settings, View};

use super::thought::Thought;

/// When something is done, and the chance that goes with it: the thread has neither.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct At {
    /// The device's time.
    pub now: i64,
    /// Chance.
    pub chance: u64,
}

impl From<At> for Moment {
    fn from(at: At) -> Moment {
        Moment {
            now: Millis(at.now),
            chance: at.chance,
        }
    }
}

/// The page wants something.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Want {
    /// The table that was kept.
    Restore(String),
    /// A fresh one: for whom, by which rules, against which level.
    Open(String, Box<Settings>, u8),
    /// The person does something.
    Act(Box<Command>),
    /// The bot has waited as long as a person would.
    BotMoves(Thought),
    /// The table is cleared away.
    Clear,
}

/// The keeper tells.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Told {
    /// How the table stands.
    Shown {
        /// As the person may see it.
        view: Box<View>,
        /// How it is to be kept.
        kept: String,
        /// What tells it from other tables.
        mark: String,
    },
    /// There is no table.
    Empty,
    /// What the person wanted was refused.
    Refused {
        /// Why.
        why: String,
    },
    /// The bot has thought.
    Thought {
        /// What.
        thought: Thought,
    },
}
