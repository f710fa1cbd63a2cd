//! House rules: every option of the rulebook by key, and the editions as presets.

mod choice;
mod edition;
mod table;
mod value;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

pub use choice::*;
pub use edition::{Edition, UnknownEdition};
pub use table::{
    CommonOptions, DuelOptions, OPTION_KEYS, OptionKey, Options, QuartetOptions, ThreeOptions,
    TowerOptions, VictoryOptions,
};

use crate::Game;

/// An option was refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionError {
    /// No such key.
    #[error("there is no option {key:?}{}", hint(.key))]
    Unknown {
        /// What was written.
        key: String,
    },
    /// The key exists, the value does not.
    #[error("{key} cannot be {value:?}; expected {expected}")]
    BadValue {
        /// The option.
        key: &'static str,
        /// What was written.
        value: String,
        /// What may be written.
        expected: String,
    },
    /// The option has no meaning in this game.
    #[error("{key} makes no sense in the {game}; it is for the {}", list(.games))]
    NotForGame {
        /// The option.
        key: &'static str,
        /// The game that is to be played.
        game: Game,
        /// The games it is for.
        games: &'static [Game],
    },
}

fn hint(key: &str) -> String {
    let (_, word) = key.rsplit_once('.').unwrap_or(("", key));
    OPTION_KEYS
        .iter()
        .find(|known| known.key.ends_with(&format!(".{word}")))
        .map_or(String::new(), |known| {
            format!("; did you mean {}?", known.key)
        })
}

fn list(games: &[Game]) -> String {
    games
        .iter()
        .map(|game| game.name())
        .collect::<Vec<_>>()
        .join(", ")
}

impl Options {
    /// Sets one option from text, e.g. `set("duel.sit_out", "any_loser")`.
    ///
    /// ```
    /// let mut options = dschamal::Options::default();
    /// options.set("victory.target", "5")?;
    /// assert_eq!(options.victory.target, 5);
    /// # Ok::<(), dschamal::OptionError>(())
    /// ```
    ///
    /// # Errors
    /// If there is no such option or it cannot have this value; nothing is changed then.
    pub fn set(&mut self, key: &str, value: &str) -> Result<&'static OptionKey, OptionError> {
        let known = OPTION_KEYS.iter().find(|known| known.key == key);
        let known = known.ok_or_else(|| OptionError::Unknown { key: excerpt(key) })?;
        let before = self.clone();
        let bad = |expected| OptionError::BadValue {
            key: known.key,
            value: excerpt(value),
            expected,
        };
        if !(known.set)(self, value) {
            return Err(bad(known.expected()));
        }
        if let Err(expected) = self.within_limits() {
            *self = before;
            return Err(bad(expected.to_owned()));
        }
        Ok(known)
    }

    /// Sets one option for a game, and refuses what makes no sense there.
    ///
    /// # Errors
    /// As [`Options::set`], and if the option is not for this game.
    pub fn set_for(&mut self, game: Game, key: &str, value: &str) -> Result<(), OptionError> {
        let before = self.clone();
        let known = self.set(key, value)?;
        if !known.games.contains(&game) {
            *self = before;
            return Err(OptionError::NotForGame {
                key: known.key,
                game,
                games: known.games,
            });
        }
        Ok(())
    }

    /// The value of an option as it is written shortest; `None` if there is no such option.
    #[must_use]
    pub fn value(&self, key: &str) -> Option<Value> {
        let known = OPTION_KEYS.iter().find(|known| known.key == key)?;
        Some(known.value(self))
    }

    /// As [`Options::set_for`] with a JSON scalar: `7`, `true`, `null` (none) or a string.
    ///
    /// # Errors
    /// As [`Options::set_for`].
    pub fn set_json(&mut self, game: Game, key: &str, value: &Value) -> Result<(), OptionError> {
        self.set_for(game, key, &scalar_text(value))
    }

    fn within_limits(&self) -> Result<(), &'static str> {
        for (key, least, most, expected) in RANGES {
            let known = OPTION_KEYS.iter().find(|known| known.key == *key);
            let number = known.and_then(|known| known.value(self).as_u64());
            if number.is_some_and(|number| !(*least..=*most).contains(&number)) {
                return Err(expected);
            }
        }
        Ok(())
    }
}

/// Every option that is a number, the least and the most it may be, and how that is said.
const RANGES: &[(&str, u64, u64, &str)] = &[
    ("common.black_pieces", 10, 11, "10 or 11"),
    (
        "common.tie_window_ms",
        0,
        10_000,
        "milliseconds from 0 to 10000",
    ),
    (
        "common.draw_timeout_s",
        5,
        600,
        "none or seconds from 5 to 600",
    ),
    ("common.last_hand_s", 3, 60, "none or seconds from 3 to 60"),
    (
        "duel.repeat_limit",
        1,
        100,
        "none or a number from 1 to 100",
    ),
    (
        "victory.target",
        1,
        48,
        "a number from 1 to 48, there are no more coloured pieces",
    ),
    ("tower.stand_seconds", 0, 60, "seconds from 0 to 60"),
];

/// Of what was written, so much is repeated to whoever wrote it.
const EXCERPT: usize = 60;

fn excerpt(text: &str) -> String {
    let mut short: String = text.chars().take(EXCERPT).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

fn scalar_text(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Null => "none".to_owned(),
        other => other.to_string(),
    }
}

/// A map of every key to its value.
impl Serialize for Options {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(
            OPTION_KEYS
                .iter()
                .map(|known| (known.key, known.value(self))),
        )
    }
}

/// A map of keys to values; what is left out is as recommended.
impl<'de> Deserialize<'de> for Options {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let map = serde_json::Map::<String, Value>::deserialize(deserializer)?;
        let mut options = Options::default();
        for (key, value) in &map {
            options
                .set(key, &scalar_text(value))
                .map_err(serde::de::Error::custom)?;
        }
        Ok(options)
    }
}
