//! The options of the program: one table of names, kinds and bounds, and the values chosen.

use std::sync::Arc;

use gimel::Options;
use gimel_engine::{Level, Net, PLAYS_TO_WIN, Rival};

use crate::nets::read_net;

/// How an option is announced and bounded.
enum Kind {
    Spin {
        default: u64,
        min: u64,
        max: u64,
    },
    Text {
        default: &'static str,
    },
    /// For programs that want to know whether thinking in the opponent's time is understood; it always is.
    Check,
}

const TABLE: &[(&str, Kind)] = &[
    ("Hash", spin(16, 1, 65_536)),
    ("Threads", spin(1, 1, 256)),
    ("MultiPV", spin(1, 1, 64)),
    ("Level", spin(0, 0, Level::ALL.len() as u64)),
    ("Seed", spin(0, 0, u64::MAX)),
    ("Overhead", spin(10, 0, 10_000)),
    ("Contempt", spin(PLAYS_TO_WIN as u64, 0, 1_000)),
    ("Ponder", Kind::Check),
    (
        "EvalFile",
        Kind::Text {
            default: "own; none for the hand-made evaluation, or the file of a net",
        },
    ),
    (
        "Player",
        Kind::Text {
            default: "engine, or random, greedy or uct to have somebody to beat",
        },
    ),
    (
        "Rules",
        Kind::Text {
            default: "options of the game such as target=30 no_progress=150",
        },
    ),
];

const fn spin(default: u64, min: u64, max: u64) -> Kind {
    Kind::Spin { default, min, max }
}

/// What was chosen.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Settings {
    pub(super) hash_mb: usize,
    pub(super) threads: usize,
    pub(super) lines: usize,
    /// Nothing for full strength.
    pub(super) level: Option<Level>,
    pub(super) seed: u64,
    pub(super) overhead_ms: u64,
    /// Somebody else than the engine.
    pub(super) rival: Option<Rival>,
    pub(super) rules: Options,
    /// Centipoints a draw is worth less than an even game.
    pub(super) contempt: i32,
    /// Nothing for the hand-made evaluation.
    pub(super) net: Option<Arc<Net>>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            hash_mb: 16,
            threads: 1,
            lines: 1,
            level: None,
            seed: 0,
            overhead_ms: 10,
            rival: None,
            rules: Options::default(),
            contempt: PLAYS_TO_WIN,
            net: Net::own(),
        }
    }
}

/// The lines that announce the options.
pub(super) fn announcements() -> impl Iterator<Item = String> {
    TABLE.iter().map(|(name, kind)| match kind {
        Kind::Spin { default, min, max } => {
            format!("option name {name} type spin default {default} min {min} max {max}")
        }
        Kind::Check => format!("option name {name} type check default false"),
        Kind::Text { default } => format!("option name {name} type string default <{default}>"),
    })
}

impl Settings {
    /// Reads what follows `setoption`; nothing changes if it is refused.
    pub(super) fn set(&mut self, text: &str) -> Result<(), String> {
        let named = text.trim().strip_prefix("name ").unwrap_or(text.trim());
        let (name, value) = named
            .split_once(" value")
            .map_or((named, ""), |(name, value)| (name, value.trim()));
        let name = name.trim();
        let known = TABLE
            .iter()
            .find(|(known, _)| known.eq_ignore_ascii_case(name));
        let Some((name, kind)) = known else {
            let names: Vec<&str> = TABLE.iter().map(|(name, _)| *name).collect();
            let names = names.join(", ");
            return Err(format!("there is no option `{name}`; expected {names}"));
        };
        match kind {
            Kind::Spin { min, max, .. } => {
                let number = value
                    .parse::<u64>()
                    .ok()
                    .filter(|number| (min..=max).contains(&number));
                let number = number.ok_or_else(|| {
                    format!("{name} cannot be `{value}`; expected a number from {min} to {max}")
                })?;
                self.set_number(name, number);
                Ok(())
            }
            Kind::Check => matches!(value, "true" | "false")
                .then_some(())
                .ok_or_else(|| format!("{name} cannot be `{value}`; expected true or false")),
            Kind::Text { .. } => self.set_text(name, value),
        }
    }

    /// Whether what has changed is part of the engine itself.
    pub(super) fn needs_another_engine(&self, before: &Self) -> bool {
        self.hash_mb != before.hash_mb || self.contempt != before.contempt || self.net != before.net
    }

    fn set_number(&mut self, name: &str, number: u64) {
        match name {
            "Hash" => self.hash_mb = number as usize,
            "Threads" => self.threads = number as usize,
            "MultiPV" => self.lines = number as usize,
            "Seed" => self.seed = number,
            "Overhead" => self.overhead_ms = number,
            "Contempt" => self.contempt = number as i32,
            _ => self.level = u8::try_from(number).ok().and_then(Level::new),
        }
    }

    fn set_text(&mut self, name: &str, value: &str) -> Result<(), String> {
        if name == "Rules" {
            self.rules = value.parse().map_err(|why| format!("Rules: {why}"))?;
            return Ok(());
        }
        if name == "EvalFile" {
            self.net = match value {
                "" | "own" => Net::own(),
                "none" => None,
                file => Some(read_net(file)?),
            };
            return Ok(());
        }
        self.rival = match value {
            "engine" | "" => None,
            name => Some(Rival::from_name(name).ok_or_else(|| {
                format!("nobody is called `{name}`; expected engine, random, greedy or uct")
            })?),
        };
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_set_by_name() {
        let mut settings = Settings::default();
        settings.set("name Hash value 64").unwrap();
        settings.set("name multipv value 3").unwrap();
        settings.set("name Rules value target=30").unwrap();
        settings.set("name Player value uct").unwrap();
        assert_eq!((settings.hash_mb, settings.lines), (64, 3));
        assert_eq!(settings.rival, Some(Rival::Uct));
        assert_eq!(settings.rules, "target=30".parse().unwrap());
    }

    #[test]
    fn what_cannot_be_set_changes_nothing() {
        for text in [
            "",
            "name Hash",
            "name Hash value 0",
            "name Hash value lots",
            "name Colour value red",
            "name Rules value target=lots",
            "name Player value me",
            "name Ponder value perhaps",
            "name EvalFile value /nowhere/at/all",
            "name Contempt value much",
        ] {
            let mut settings = Settings::default();
            assert!(settings.set(text).is_err(), "{text}");
            assert_eq!(settings, Settings::default(), "{text}");
        }
    }
}
