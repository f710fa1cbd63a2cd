//! Words before a game: finding a table, opening one, what is agreed there.

use gimel::{Options, Preset};
use table::{Colours, GameSettings, Settings, TimeControl, Visibility};

/// Finds a table.
pub const FINDING: &str = "A table for you";
/// What the first door does.
pub const PLAY_NOW_ONLINE: &str = "Gimel · sit down with whoever is here";
/// Opens a table.
pub const OPEN_TABLE: &str = "Open a table";
/// What that is.
pub const OPEN_TABLE_WHAT: &str = "Your rules, your clock, a link for your friend";
/// Two at one board.
pub const AT_ONE_BOARD: &str = "Two at one board";
/// What that is.
pub const AT_ONE_BOARD_WHAT: &str = "One device between you, no network needed";
/// Against a bot.
pub const AGAINST_BOT: &str = "Against the house";
/// Where all bots are.
pub const ALL_BOTS: &str = "All twelve";
/// A bot without the house.
pub const AGAINST_BOT_HERE: &str = "Against the house, on this device";
/// Nobody beside one.
pub const ALONE_HERE: &str =
    "Nobody beside you? Play a bot; it needs no network either. This game stays here.";
/// My games.
pub const MY_GAMES: &str = "Games";
/// What that is.
pub const MY_GAMES_WHAT: &str = "Finished games, to search and replay";
/// Tables one sits at.
pub const YOUR_TABLES: &str = "Your tables";
/// Nobody plays.
pub const NOBODY_WAITS: &str = "No open tables. Start one, or play against the house.";
/// Still looking.
pub const LOOKING: &str = "Looking…";
/// It is one's turn.
pub const YOUR_TURN: &str = "your turn";
/// A code that is none.
pub const NO_CODE: &str =
    "That is neither a code nor a link to a table. A code looks like abcd-efgh-jkmn.";
/// What a code looks like.
pub const CODE_LOOKS: &str = "abcd-efgh-jkmn, or a link";
/// Sits down at a table in a list.
pub const SIT_HERE: &str = "Sit down";
/// Looks on.
pub const LOOK_ON: &str = "Look on";
/// Goes back.
pub const GO_BACK_TO: &str = "Go back";

/// The clock.
pub const CLOCK: &str = "Clock";
/// Who may find the table.
pub const WHO_MAY_COME: &str = "Who may come";
/// Who begins.
pub const WHO_HAS_WHITE: &str = "Who has White";
/// The opponent.
pub const OPPONENT: &str = "Opponent";
/// A person.
pub const A_PERSON: &str = "A person";
/// Minutes for each.
pub const MINUTES_EACH: &str = "Minutes for each";
/// Seconds more with every turn.
pub const SECONDS_MORE: &str = "Seconds more with each turn";
/// Days a turn.
pub const DAYS_A_TURN: &str = "Days for each turn";
/// The set of rules.
pub const SET: &str = "The game";
/// Another clock.
pub const OTHER_CLOCK: &str = "Other";
/// Opens it.
pub const OPEN_IT: &str = "Open the table";
/// Opens it with a bot.
pub const BEGIN_IT: &str = "Begin";
/// Without the house.
pub const NEEDS_HOUSE: &str =
    "A table in the house needs a connection. On this device you can play without one.";

/// How a bot is called.
#[must_use]
pub fn bot_name(level: u8) -> String {
    let index = usize::from(level.saturating_sub(1));
    let level = gimel_engine::Level::ALL.get(index);
    level.map_or_else(|| format!("Bot {level:?}"), |level| level.name().to_owned())
}

/// What a bot is like.
#[must_use]
pub fn bot_character(level: u8) -> &'static str {
    let index = usize::from(level.saturating_sub(1));
    gimel_engine::Level::ALL
        .get(index)
        .map_or("", |level| level.character())
}

/// A clock in a few words.
#[must_use]
pub fn time(time: TimeControl, options: &Options) -> String {
    match time {
        TimeControl::Untimed => "no clock".to_owned(),
        TimeControl::Clock {
            base_s,
            increment_s,
        } => {
            let base = if base_s.is_multiple_of(60) {
                format!("{} min", base_s / 60)
            } else {
                format!("{base_s} s")
            };
            if increment_s == 0 {
                base
            } else {
                format!("{base} + {increment_s} s")
            }
        }
        TimeControl::Rules => {
            let game = options
                .game_minutes
                .map(|minutes| format!("{minutes} min together"));
            let turn = options
                .turn_seconds
                .map(|seconds| format!("{seconds} s a turn"));
            let both: Vec<String> = game.into_iter().chain(turn).collect();
            if both.is_empty() {
                "by the rules".to_owned()
            } else {
                both.join(", ")
            }
        }
        TimeControl::Days { days: 1 } => "a day for each turn".to_owned(),
        TimeControl::Days { days } => format!("{days} days for each turn"),
    }
}

/// What kind of clock.
#[must_use]
pub const fn time_kind(time: TimeControl) -> &'static str {
    match time {
        TimeControl::Untimed => "None",
        TimeControl::Clock { .. } => "Chess clock",
        TimeControl::Rules => "By the rules",
        TimeControl::Days { .. } => "Days",
    }
}

/// Who may come.
#[must_use]
pub const fn visibility(visibility: Visibility) -> &'static str {
    match visibility {
        Visibility::Invitation => "Whoever has the link",
        Visibility::Public => "Everybody in the house",
    }
}

/// Who begins, seen by who opens the table.
#[must_use]
pub const fn colours(colours: Colours) -> &'static str {
    match colours {
        Colours::Lots => "By lot",
        Colours::FirstSeat => "First seat",
        Colours::SecondSeat => "Second seat",
    }
}

/// Who begins, for who opens the table and has its first seat.
#[must_use]
pub const fn colours_for_host(colours: Colours) -> &'static str {
    match colours {
        Colours::Lots => "By lot",
        Colours::FirstSeat => "You",
        Colours::SecondSeat => "The other one",
    }
}

/// The rules in a few words.
#[must_use]
pub fn rules_in_short(options: &Options) -> String {
    let same = |preset: &&Preset| {
        let bare = Options {
            game_minutes: None,
            turn_seconds: None,
            ..*options
        };
        Options::preset(**preset) == bare
    };
    let target = options
        .target
        .map_or_else(String::new, |target| format!(", {target} points"));
    match Preset::ALL.iter().find(same) {
        Some(Preset::Buetehorn) => "as printed".to_owned(),
        Some(Preset::Hexagames1983) => "short, as in 1983".to_owned(),
        None => format!("house rules{target}"),
    }
}

/// Everything that is agreed, on a line.
#[must_use]
pub fn agreed(settings: &Settings) -> String {
    let options = match &settings.game {
        GameSettings::Gimel(options) => options,
        GameSettings::Dschamal(agreed) => return super::dschamal_agreed(agreed),
    };
    format!(
        "Gimel, {} · {}",
        rules_in_short(options),
        time(settings.time, options)
    )
}

/// A house rule that differs, on a line.
#[must_use]
pub fn house_rule(key: &str, value: &str) -> String {
    format!(
        "{}: {}",
        super::option_label(key),
        super::option_choice(key, value)
    )
}
