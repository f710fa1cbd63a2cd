//! The four games, and for how many players each is.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{RuleId, rule};

/// One of the four games of Dschamál.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Game {
    /// Duel over Dschamál.
    Duel,
    /// The Dschamál Tower.
    Tower,
    /// The Dschamile Threesome.
    Threesome,
    /// The Children's Quartet.
    Quartet,
}

impl Game {
    /// All four.
    pub const ALL: [Game; 4] = [Game::Duel, Game::Tower, Game::Threesome, Game::Quartet];

    /// The name on the command line and in scenarios.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Game::Duel => "duel",
            Game::Tower => "tower",
            Game::Threesome => "threesome",
            Game::Quartet => "quartet",
        }
    }

    /// How many may play (D-01, T-01, H-01, Q-01).
    #[must_use]
    pub const fn seats(self) -> RangeInclusive<u8> {
        match self {
            Game::Duel | Game::Threesome => 3..=8,
            Game::Tower | Game::Quartet => 3..=6,
        }
    }

    /// From which age on (D-01, T-01, H-01, Q-01).
    #[must_use]
    pub const fn age(self) -> u8 {
        match self {
            Game::Duel => 8,
            Game::Tower | Game::Threesome => 10,
            Game::Quartet => 5,
        }
    }

    /// The rule that says for how many players the game is.
    #[must_use]
    pub const fn players_rule(self) -> RuleId {
        match self {
            Game::Duel => rule!("D-01"),
            Game::Tower => rule!("T-01"),
            Game::Threesome => rule!("H-01"),
            Game::Quartet => rule!("Q-01"),
        }
    }

    /// How many reach into the bag at once.
    #[must_use]
    pub const fn contestants(self) -> usize {
        match self {
            Game::Threesome => 3,
            Game::Duel | Game::Tower | Game::Quartet => 2,
        }
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No game has that name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no game {0:?}; choose duel, tower, threesome or quartet")]
pub struct UnknownGame(String);

impl FromStr for Game {
    type Err = UnknownGame;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        Game::ALL
            .into_iter()
            .find(|game| game.name() == name)
            .ok_or_else(|| UnknownGame(name.to_owned()))
    }
}
