//! What is agreed before a game of Dschamál: which of the four, by which house rules, for how many, how it feels.

use std::collections::BTreeMap;

use dschamal::{Edition, Game, Options, Rules};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::SettingsError;

/// Seconds for a choice, if nothing else is agreed.
const CHOICE_S: u16 = 30;

/// Dschamál at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DschamalSettings {
    /// The game and its house rules.
    pub rules: HouseRules,
    /// How many seats the table has. Those that stay empty drop out when a game begins.
    pub seats: u8,
    /// How the bag feels.
    #[serde(default)]
    pub touch: TouchSettings,
    /// Seconds for a choice; then the obvious one is made.
    #[serde(default = "choice_s")]
    pub choice_s: u16,
    /// Seconds for building a piece; then it is let go where it is. None: nobody is hurried.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub build_s: Option<u16>,
    /// Short pauses between contests, and bots that do not ponder: for those who have seen it all.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub brisk: bool,
    /// How long touched wood glows; none: as the company needs it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub trail: Option<Trail>,
    /// May those who watch bet on who wins?
    #[serde(default = "yes", skip_serializing_if = "is_yes")]
    pub bets: bool,
    /// Screens go black while hands are in the bag: everybody plays by ear.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub eyes_closed: bool,
}

/// Which game, as which edition has it, and where the table departs from it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HouseRules {
    /// Which of the four games.
    pub game: Game,
    /// The edition.
    #[serde(default)]
    pub edition: Edition,
    /// House rules by key, as in rulebook section 7.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, Value>,
}

/// How the bag feels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TouchSettings {
    /// How much the black pieces differ from the true ones, in percent.
    pub decoys: u8,
    /// Does the finger's memory drift? It slows machines down, and people too.
    pub drift: bool,
}

impl Default for TouchSettings {
    fn default() -> TouchSettings {
        TouchSettings {
            decoys: 100,
            drift: false,
        }
    }
}

/// How long wood that a fingertip touched glows on its player's screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Trail {
    /// Half a second.
    #[default]
    Short,
    /// Two seconds.
    Long,
    /// Until the piece is let go.
    Held,
}

impl Trail {
    /// All of them.
    pub const ALL: [Trail; 3] = [Trail::Short, Trail::Long, Trail::Held];
}

const fn yes() -> bool {
    true
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_yes(on: &bool) -> bool {
    *on
}

const fn choice_s() -> u16 {
    CHOICE_S
}

impl HouseRules {
    /// The game as an edition has it.
    #[must_use]
    pub const fn of_edition(game: Game, edition: Edition) -> HouseRules {
        HouseRules {
            game,
            edition,
            options: BTreeMap::new(),
        }
    }

    fn options(&self) -> Result<Options, SettingsError> {
        let mut options = self.edition.options();
        for (key, value) in &self.options {
            let set = options.set_json(self.game, key, value);
            set.map_err(|error| SettingsError::Options(error.to_string()))?;
        }
        Ok(options)
    }

    /// What differs from the edition, each value as it is written shortest. What cannot be is left out if it is `kept` from another time,
    /// and refused otherwise.
    fn shortest(&self, kept: bool) -> Result<BTreeMap<String, Value>, SettingsError> {
        let mut options = self.edition.options();
        let mut shortest = BTreeMap::new();
        for (key, value) in &self.options {
            match options.set_json(self.game, key, value) {
                Ok(()) => {
                    shortest.extend(options.value(key).map(|value| (key.clone(), value)));
                }
                Err(_) if kept => {}
                Err(error) => return Err(SettingsError::Options(error.to_string())),
            }
        }
        Ok(shortest)
    }

    /// The rules of a game as it was agreed once: what has become impossible since is as the edition has it.
    pub(crate) fn as_agreed_once(&self, players: u8) -> Option<Rules> {
        let mut options = self.edition.options();
        for (key, value) in &self.options {
            // Refused is left as it was.
            let _ = options.set_json(self.game, key, value);
        }
        Rules::new(self.game, players, options).ok()
    }

    /// The rules for so many players.
    ///
    /// # Errors
    /// If an option cannot be, or the game is not for so many.
    pub fn for_players(&self, players: u8) -> Result<Rules, SettingsError> {
        Rules::new(self.game, players, self.options()?)
            .map_err(|error| SettingsError::Options(error.to_string()))
    }
}

impl DschamalSettings {
    /// A game for so many as the recommended edition has it.
    #[must_use]
    pub fn new(game: Game, seats: u8) -> DschamalSettings {
        DschamalSettings {
            rules: HouseRules::of_edition(game, Edition::Recommended),
            seats,
            touch: TouchSettings::default(),
            choice_s: CHOICE_S,
            build_s: None,
            brisk: false,
            trail: None,
            bets: true,
            eyes_closed: false,
        }
    }

    /// Can it be played?
    ///
    /// # Errors
    /// With the reason why not.
    pub fn check(&self) -> Result<(), SettingsError> {
        self.rules.for_players(self.seats)?;
        if !(5..=600).contains(&self.choice_s) {
            return Err(SettingsError::ChoiceRange);
        }
        if self.build_s.is_some_and(|s| !(10..=600).contains(&s)) {
            return Err(SettingsError::BuildRange);
        }
        if !(25..=200).contains(&self.touch.decoys) {
            return Err(SettingsError::DecoysRange);
        }
        Ok(())
    }

    /// The same with every house rule as it is written shortest.
    ///
    /// # Errors
    /// With the reason why it cannot be played.
    pub(crate) fn tidied(mut self) -> Result<DschamalSettings, SettingsError> {
        self.check()?;
        self.rules.options = self.rules.shortest(false)?;
        Ok(self)
    }

    /// The same as a log of another time has it: house rules that have become impossible since are left out.
    pub(crate) fn into_kept(mut self) -> DschamalSettings {
        self.rules.options = self.rules.shortest(true).unwrap_or_default();
        self
    }

    /// Can so many begin?
    #[must_use]
    pub fn is_for(&self, players: usize) -> bool {
        u8::try_from(players).is_ok_and(|players| self.rules.for_players(players).is_ok())
    }
}
