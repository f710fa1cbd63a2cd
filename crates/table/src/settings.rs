//! What is agreed before a game: which game, by which rules, with which clock, for whom.

use std::num::NonZeroU32;
use std::ops::RangeInclusive;

use gimel::Options;
use serde::{Deserialize, Serialize};

use crate::DschamalSettings;

/// The levels of bots that play Gimel.
pub const BOT_LEVELS: RangeInclusive<u8> = 1..=12;
/// The levels of bots that play Dschamál by touch.
pub const FEELER_LEVELS: RangeInclusive<u8> = 1..=5;

/// How a table is set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// The game and its house rules.
    pub game: GameSettings,
    /// The clock.
    #[serde(default)]
    pub time: TimeControl,
    /// Who may find the table.
    #[serde(default)]
    pub visibility: Visibility,
    /// Who begins the first game.
    #[serde(default)]
    pub colours: Colours,
}

/// The game and its house rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameSettings {
    /// Gimel with these options.
    Gimel(Options),
    /// Dschamál.
    Dschamal(DschamalSettings),
}

impl GameSettings {
    /// The name of the game.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            GameSettings::Gimel(_) => "gimel",
            GameSettings::Dschamal(_) => "dschamal",
        }
    }

    /// How many sit at it.
    #[must_use]
    pub const fn seats(&self) -> usize {
        match self {
            GameSettings::Gimel(_) => 2,
            GameSettings::Dschamal(agreed) => agreed.seats as usize,
        }
    }

    /// The levels of bots that can play it.
    #[must_use]
    pub const fn bot_levels(&self) -> RangeInclusive<u8> {
        match self {
            GameSettings::Gimel(_) => BOT_LEVELS,
            GameSettings::Dschamal(_) => FEELER_LEVELS,
        }
    }

    /// The options of Gimel, if that is the game.
    #[must_use]
    pub const fn gimel(&self) -> Option<&Options> {
        match self {
            GameSettings::Gimel(options) => Some(options),
            GameSettings::Dschamal(_) => None,
        }
    }

    /// What is agreed for Dschamál, if that is the game.
    #[must_use]
    pub const fn dschamal(&self) -> Option<&DschamalSettings> {
        match self {
            GameSettings::Dschamal(agreed) => Some(agreed),
            GameSettings::Gimel(_) => None,
        }
    }
}

/// How time is measured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum TimeControl {
    /// No clock.
    #[default]
    Untimed,
    /// Each has so much, and gets some back with every turn.
    Clock {
        /// Seconds for each player.
        base_s: u32,
        /// Seconds added after each turn.
        increment_s: u32,
    },
    /// As the rules have it: length of the game and limit a turn from the options (G-20, G-21).
    Rules,
    /// So many days for each turn.
    Days {
        /// Days.
        days: u16,
    },
}

/// Who may find a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Visibility {
    /// Whoever has the link; finished games are seen by those who were there.
    #[default]
    Invitation,
    /// Whoever has the link; finished games are seen by everybody.
    InvitationOpenGames,
    /// It stands on the front page.
    Public,
}

impl Visibility {
    /// May everybody see the games that were finished at the table?
    #[must_use]
    pub const fn games_are_public(self) -> bool {
        match self {
            Visibility::Invitation => false,
            Visibility::InvitationOpenGames | Visibility::Public => true,
        }
    }
}

/// Who has White in the first game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colours {
    /// By lot (G-06).
    #[default]
    Lots,
    /// The first seat.
    FirstSeat,
    /// The second seat.
    SecondSeat,
}

/// Settings that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SettingsError {
    /// The rules of the game refuse their options.
    #[error("{0}")]
    Options(String),
    /// A number of the rules is beyond what anybody plays.
    #[error("{key} cannot be `{value}`; expected {expected}")]
    OptionRange {
        /// The option.
        key: &'static str,
        /// What was written.
        value: u32,
        /// What may be written.
        expected: String,
    },
    /// A clock by the rules needs a time in the rules.
    #[error("a clock by the rules needs gimel.game_minutes or gimel.turn_seconds; set one of them")]
    NoTimeInRules,
    /// A time in the rules needs a clock by the rules.
    #[error(
        "gimel.game_minutes and gimel.turn_seconds need the clock \"by the rules\"; choose it or leave them out"
    )]
    TimeInRules,
    /// A clock without time.
    #[error("a clock needs at least one second to start with, and at most a week")]
    ClockRange,
    /// A clock for a game without turns.
    #[error("Dschamál is played without a clock; leave the clock out")]
    NoClock,
    /// Seconds for a choice.
    #[error("a choice may take from 5 to 600 seconds")]
    ChoiceRange,
    /// Seconds for building.
    #[error("building a piece may take from 10 to 600 seconds")]
    BuildRange,
    /// Strength of decoys.
    #[error("black pieces may differ from 25 to 200 percent")]
    DecoysRange,
    /// Days out of range.
    #[error("a turn may take from 1 to 30 days")]
    DaysRange,
}

impl Settings {
    /// Gimel as the box has it, without a clock, by invitation.
    #[must_use]
    pub fn gimel() -> Settings {
        Settings {
            game: GameSettings::Gimel(Options::default()),
            time: TimeControl::Untimed,
            visibility: Visibility::Invitation,
            colours: Colours::Lots,
        }
    }

    /// A game of Dschamál for so many, as the recommended edition has it, by invitation.
    #[must_use]
    pub fn dschamal(game: dschamal::Game, seats: u8) -> Settings {
        Settings {
            game: GameSettings::Dschamal(DschamalSettings::new(game, seats)),
            ..Settings::gimel()
        }
    }

    /// Can it be played?
    ///
    /// # Errors
    /// With the reason why not.
    pub fn check(&self) -> Result<(), SettingsError> {
        match &self.game {
            GameSettings::Gimel(options) => self.check_gimel(options),
            GameSettings::Dschamal(_) if self.time != TimeControl::Untimed => {
                Err(SettingsError::NoClock)
            }
            GameSettings::Dschamal(agreed) => agreed.check(),
        }
    }

    /// The same, with everything that can be written in several ways as it is written shortest: so it is kept.
    ///
    /// # Errors
    /// With the reason why it cannot be played.
    pub fn tidied(mut self) -> Result<Settings, SettingsError> {
        self.check()?;
        if let GameSettings::Dschamal(agreed) = self.game {
            self.game = GameSettings::Dschamal(agreed.tidied()?);
        }
        Ok(self)
    }

    /// As they stand in a log that may be older than today's ranges.
    pub(crate) fn into_kept(mut self) -> Settings {
        if let GameSettings::Dschamal(agreed) = self.game {
            self.game = GameSettings::Dschamal(agreed.into_kept());
        }
        self
    }

    fn check_gimel(&self, options: &Options) -> Result<(), SettingsError> {
        options
            .check()
            .map_err(|errors| SettingsError::Options(errors.to_string()))?;
        check_ranges(options)?;
        let timed = options.game_minutes.is_some() || options.turn_seconds.is_some();
        const WEEK_S: u32 = 7 * 86_400;
        match self.time {
            TimeControl::Rules if !timed => Err(SettingsError::NoTimeInRules),
            TimeControl::Rules => Ok(()),
            _ if timed => Err(SettingsError::TimeInRules),
            TimeControl::Clock {
                base_s,
                increment_s,
            } => {
                let fits = (1..=WEEK_S).contains(&base_s) && increment_s <= WEEK_S;
                fits.then_some(()).ok_or(SettingsError::ClockRange)
            }
            TimeControl::Days { days } => (1..=30)
                .contains(&days)
                .then_some(())
                .ok_or(SettingsError::DaysRange),
            TimeControl::Untimed => Ok(()),
        }
    }
}

/// Whole numbers of Gimel's rules, from which to which they make a game.
fn check_ranges(options: &Options) -> Result<(), SettingsError> {
    let some = |number: Option<NonZeroU32>| number.map(u32::from);
    let limits = [
        ("gimel.game_minutes", some(options.game_minutes), 1, 10_080),
        ("gimel.turn_seconds", some(options.turn_seconds), 1, 86_400),
        ("gimel.no_progress", some(options.no_progress), 1, 10_000),
    ];
    let points = [
        ("gimel.draw_lead", Some(options.draw_lead), 0, 80),
        ("gimel.draw_min", Some(options.draw_min), 0, 80),
    ];
    for (key, value, least, most) in limits {
        check_range(key, value, least..=most, "none or a whole number")?;
    }
    for (key, value, least, most) in points {
        check_range(key, value, least..=most, "a whole number")?;
    }
    Ok(())
}

fn check_range(
    key: &'static str,
    value: Option<u32>,
    range: RangeInclusive<u32>,
    kind: &str,
) -> Result<(), SettingsError> {
    match value.filter(|value| !range.contains(value)) {
        None => Ok(()),
        Some(value) => Err(SettingsError::OptionRange {
            key,
            value,
            expected: format!("{kind} from {} to {}", range.start(), range.end()),
        }),
    }
}
