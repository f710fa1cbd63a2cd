//! What can be agreed, kept playable: every choice changes what does not go with it.

use std::num::NonZeroU32;

use gimel::{Options, Preset};
use table::{Colours, GameSettings, Settings, TimeControl, Visibility};

use crate::net::json;

/// Clocks that people like: seconds for each and more with each turn.
pub const CLOCKS: [(u32, u32); 6] = [
    (180, 2),
    (300, 0),
    (600, 5),
    (900, 10),
    (1800, 0),
    (3600, 30),
];

/// A kind of clock to begin with.
pub const KINDS: [TimeControl; 4] = [
    TimeControl::Untimed,
    TimeControl::Clock {
        base_s: 900,
        increment_s: 10,
    },
    TimeControl::Rules,
    TimeControl::Days { days: 2 },
];

/// Whether a house rule is asked with the clock and not with the rest.
#[must_use]
pub fn is_about_time(key: &str) -> bool {
    matches!(
        key,
        "gimel.game_minutes"
            | "gimel.turn_seconds"
            | "gimel.time_mode"
            | "gimel.timeout"
            | "gimel.equal_turns"
    )
}

/// What a table is opened with by somebody in a hurry.
#[must_use]
pub fn quick() -> Settings {
    Settings {
        time: TimeControl::Clock {
            base_s: 900,
            increment_s: 10,
        },
        visibility: Visibility::Public,
        ..Settings::gimel()
    }
}

/// The options of the game.
#[must_use]
pub fn options(settings: &Settings) -> Options {
    settings.game.gimel().copied().unwrap_or_default()
}

/// Other house rules.
pub fn set_options(settings: &mut Settings, options: Options) {
    settings.game = GameSettings::Gimel(options);
}

/// Another set of rules by name; the clock stays.
pub fn set_preset(settings: &mut Settings, preset: Preset) {
    set_options(settings, Options::preset(preset));
    set_time(settings, settings.time);
}

/// Another clock. Times in the rules come and go with the clock by the rules.
pub fn set_time(settings: &mut Settings, time: TimeControl) {
    let mut options = options(settings);
    if time == TimeControl::Rules {
        if options.game_minutes.is_none() && options.turn_seconds.is_none() {
            options.game_minutes = NonZeroU32::new(30);
        }
    } else {
        options.game_minutes = None;
        options.turn_seconds = None;
    }
    settings.time = time;
    set_options(settings, options);
}

/// Is it the same kind of clock?
#[must_use]
pub const fn same_kind(a: TimeControl, b: TimeControl) -> bool {
    matches!(
        (a, b),
        (TimeControl::Untimed, TimeControl::Untimed)
            | (TimeControl::Clock { .. }, TimeControl::Clock { .. })
            | (TimeControl::Rules, TimeControl::Rules)
            | (TimeControl::Days { .. }, TimeControl::Days { .. })
    )
}

/// Who may find a table, and who may see afterwards what was played there.
pub const VISIBILITIES: [Visibility; 3] = [
    Visibility::Invitation,
    Visibility::InvitationOpenGames,
    Visibility::Public,
];

/// All ways to say who begins.
pub const COLOURS: [Colours; 3] = [Colours::Lots, Colours::FirstSeat, Colours::SecondSeat];

/// What was agreed last time, if it can still be played.
#[must_use]
pub fn read(text: &str) -> Option<Settings> {
    let settings: Settings = json::read(text)?;
    settings.check().ok()?;
    Some(settings)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_can_be_played() {
        for preset in Preset::ALL {
            for first in KINDS {
                for then in KINDS {
                    let mut settings = quick();
                    set_time(&mut settings, first);
                    set_preset(&mut settings, *preset);
                    set_time(&mut settings, then);
                    assert_eq!(settings.check(), Ok(()), "{preset:?} {first:?} {then:?}");
                    assert_eq!(settings.time, then);
                }
            }
        }
    }

    #[test]
    fn agreement_survives_a_visit() {
        let mut settings = quick();
        set_time(&mut settings, TimeControl::Days { days: 3 });
        let text = serde_json::to_string(&settings).expect("settings can be written");
        assert_eq!(read(&text), Some(settings));
        assert_eq!(read("sand"), None);
    }
}
