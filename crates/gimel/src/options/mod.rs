//! What can be agreed before a game: one table of keys, types and defaults.

mod choices;
mod nonsense;
mod serial;
mod value;
pub(crate) mod words;

use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;

use thiserror::Error;

pub use choices::{Draw, Falcon, PiecesEach, PlaceOn, Preset, Repetition, TimeMode, Timeout};
pub use nonsense::{Nonsense, OptionsErrors};
use value::Value;

macro_rules! options {
    ($($(#[$doc:meta])* $field:ident: $kind:ty = $default:expr;)*) => {
        /// The options of a game. Anything may be written here; [`Rules`](crate::Rules) refuses what makes no sense.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub struct Options {
            $($(#[$doc])* pub $field: $kind,)*
        }

        impl Default for Options {
            fn default() -> Self {
                Self { $($field: $default,)* }
            }
        }

        const KEYS: &[&str] = &[$(concat!("gimel.", stringify!($field)),)*];

        impl Options {
            /// The text of an option's value; the key may be long (`gimel.target`) or short (`target`).
            #[must_use]
            pub fn get(&self, key: &str) -> Option<String> {
                match short(key) {
                    $(stringify!($field) => Some(self.$field.write()),)*
                    _ => None,
                }
            }

            /// Sets an option from text.
            pub fn set(&mut self, key: &str, text: &str) -> Result<(), OptionError> {
                match short(key) {
                    $(stringify!($field) => {
                        self.$field = <$kind>::read(text).ok_or_else(|| OptionError::Value {
                            key: concat!("gimel.", stringify!($field)),
                            value: excerpt(text),
                            expected: <$kind>::expected(),
                        })?;
                    })*
                    _ => return Err(OptionError::Key(excerpt(key))),
                }
                Ok(())
            }
        }
    };
}

options! {
    /// Points that win at once.
    target: Option<NonZeroU32> = NonZeroU32::new(60);
    /// Agreed playing time in minutes.
    game_minutes: Option<NonZeroU32> = None;
    /// Most time a turn may take, in seconds.
    turn_seconds: Option<NonZeroU32> = None;
    /// What the playing time limits.
    time_mode: TimeMode = TimeMode::WallClock;
    /// What exceeding the turn's time costs.
    timeout: Timeout = Timeout::LoseTurn;
    /// Whether Black gets a last turn when time is up, so that both had equally many.
    equal_turns: bool = true;
    /// How the draw rule is read.
    draw: Draw = Draw::Auto;
    /// The draw rule wants no lead above this.
    draw_lead: u32 = 5;
    /// The draw rule wants both players above this.
    draw_min: u32 = 40;
    /// Whether the two numbers of the draw rule shrink and grow with the target.
    draw_scales: bool = false;
    /// How the falcon leaps.
    falcon: Falcon = Falcon::Ring;
    /// Whether cats also leap two squares diagonally.
    cat_diagonal: bool = false;
    /// Pieces of each kind.
    pieces_each: PiecesEach = PiecesEach::Eight;
    /// Where pieces may be placed.
    place_on: PlaceOn = PlaceOn::Empty;
    /// What repeating a position does.
    repetition: Repetition = Repetition::None;
    /// Turns in a row without capture and placement after which points decide.
    no_progress: Option<NonZeroU32> = None;
}

impl Options {
    /// All keys, `gimel.target` first.
    #[must_use]
    pub const fn keys() -> &'static [&'static str] {
        KEYS
    }

    /// The options that go by a name.
    #[must_use]
    pub fn preset(preset: Preset) -> Self {
        match preset {
            Preset::Buetehorn => Self::default(),
            Preset::Hexagames1983 => Self {
                pieces_each: PiecesEach::Four,
                target: NonZeroU32::new(30),
                ..Self::default()
            },
        }
    }

    /// Sets an option from `key=value`.
    pub fn set_pair(&mut self, pair: &str) -> Result<(), OptionError> {
        let (key, value) = pair
            .split_once('=')
            .ok_or_else(|| OptionError::Pair(excerpt(pair)))?;
        self.set(key.trim(), value.trim())
    }
}

fn short(key: &str) -> &str {
    key.strip_prefix("gimel.").unwrap_or(key)
}

/// Of what was written, so much is repeated to whoever wrote it.
const EXCERPT: usize = 60;

fn excerpt(text: &str) -> String {
    let mut short: String = text.chars().take(EXCERPT).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

/// Why a text is no option.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum OptionError {
    /// There is no such key.
    #[error("there is no option `{0}`; expected one of {keys}", keys = KEYS.join(", "))]
    Key(String),
    /// The value is not one of those the option takes.
    #[error("{key} cannot be `{value}`; expected {expected}")]
    Value {
        /// The option, in full.
        key: &'static str,
        /// What was written.
        value: String,
        /// What may be written.
        expected: String,
    },
    /// Not of the form `key=value`.
    #[error("`{0}` is no option; expected key=value, such as gimel.target=30")]
    Pair(String),
}

/// The options that differ from the default, as `gimel.target=30 gimel.draw=off`.
impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let default = Self::default();
        let changed = KEYS.iter().filter(|key| self.get(key) != default.get(key));
        for (n, key) in changed.enumerate() {
            let gap = if n == 0 { "" } else { " " };
            write!(f, "{gap}{key}={}", self.get(key).unwrap_or_default())?;
        }
        Ok(())
    }
}

impl FromStr for Options {
    type Err = OptionError;

    fn from_str(text: &str) -> Result<Self, OptionError> {
        let mut options = Self::default();
        text.split_whitespace()
            .try_for_each(|pair| options.set_pair(pair))?;
        Ok(options)
    }
}
