//! What can be agreed, and what cannot be played.

use gimel::{Options, Preset};
use table::{Command, GameSettings, Refusal, Settings, SettingsError, Table, TableId, TimeControl};

use crate::house::{House, clock, gimel, person, untimed};

#[track_caller]
fn check(options: &str, time: TimeControl, expected: &Result<(), SettingsError>) {
    assert_eq!(
        gimel(options, time).check(),
        *expected,
        "{options} {time:?}"
    );
}

#[test]
fn clocks_and_options_have_to_fit() {
    let clock = |base_s, increment_s| TimeControl::Clock {
        base_s,
        increment_s,
    };
    let days = |days| TimeControl::Days { days };
    const WEEK: u32 = 604_800;
    for (options, time, expected) in [
        ("", TimeControl::Untimed, Ok(())),
        ("", clock(1, 0), Ok(())),
        ("", clock(WEEK, WEEK), Ok(())),
        ("", clock(0, 10), Err(SettingsError::ClockRange)),
        ("", clock(WEEK + 1, 0), Err(SettingsError::ClockRange)),
        ("", clock(60, WEEK + 1), Err(SettingsError::ClockRange)),
        ("", days(1), Ok(())),
        ("", days(30), Ok(())),
        ("", days(0), Err(SettingsError::DaysRange)),
        ("", days(31), Err(SettingsError::DaysRange)),
        ("", TimeControl::Rules, Err(SettingsError::NoTimeInRules)),
        ("turn_seconds=30", TimeControl::Rules, Ok(())),
        ("game_minutes=30", TimeControl::Rules, Ok(())),
        (
            "turn_seconds=30",
            TimeControl::Untimed,
            Err(SettingsError::TimeInRules),
        ),
        (
            "game_minutes=30",
            clock(60, 0),
            Err(SettingsError::TimeInRules),
        ),
        (
            "game_minutes=30 turn_seconds=30 time_mode=turn_count",
            TimeControl::Rules,
            Ok(()),
        ),
    ] {
        check(options, time, &expected);
    }
}

#[test]
fn options_that_are_no_game_say_why() {
    let settings = gimel("pieces_each=4 target=60", TimeControl::Untimed);
    let error = settings.check().unwrap_err();
    assert!(error.to_string().contains("gimel.target"), "{error}");
    let refusal = Refusal::Settings(error.to_string());
    let mut house = House::open(untimed());
    house.refuses(
        "ada",
        Command::Agree {
            settings: settings.clone(),
        },
        &refusal,
    );
    let id = TableId("oasis".to_owned());
    let opened = Table::open(house.moment(), id.clone(), person("eve"), "Eve", settings);
    assert_eq!(opened, Err(refusal));
    let opened = Table::open(house.moment(), id, person("eve"), "\u{200b}", untimed());
    assert_eq!(opened, Err(Refusal::NoName));
}

#[test]
fn every_preset_can_be_played_with_every_clock_outside_the_rules() {
    for preset in [Preset::Buetehorn, Preset::Hexagames1983] {
        for time in [
            TimeControl::Untimed,
            clock(60, 1).time,
            TimeControl::Days { days: 3 },
        ] {
            let mut house = House::playing(Settings {
                game: GameSettings::Gimel(Options::preset(preset)),
                ..gimel("", time)
            });
            house.moves("ada", "F@a1");
        }
    }
}

#[test]
fn nothing_is_agreed_during_a_game() {
    let mut house = House::playing(untimed());
    house.refuses(
        "ada",
        Command::Agree {
            settings: clock(60, 0),
        },
        &Refusal::Playing,
    );
    house.does("ada", Command::Resign);
    house.does(
        "ada",
        Command::Agree {
            settings: clock(60, 0),
        },
    );
    house.does("ada", Command::Rematch);
    house.does("bob", Command::Rematch);
    assert_eq!(house.left().white, 60_000);
}
