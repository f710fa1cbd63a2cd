//! Options by key, by preset and in bad combinations.

use gimel::{Nonsense, OptionError, Options, PiecesEach, Preset, Rules};

#[test]
fn every_key_can_be_read_and_set_to_what_it_says() {
    let default = Options::default();
    assert_eq!(Options::keys().len(), 16);
    for key in Options::keys() {
        let value = default.get(key).unwrap();
        let mut options = default;
        options.set(key, &value).unwrap();
        assert_eq!(options, default, "{key}");
        let short = key.strip_prefix("gimel.").unwrap();
        assert_eq!(default.get(short), Some(value));
        let Err(OptionError::Value { key: named, .. }) = options.set(short, "seven") else {
            panic!("{key} takes anything");
        };
        assert_eq!(named, *key);
    }
}

/// The defaults are the rulebook's.
///
/// Cites: G-18, G-22, A-G-01, A-G-05, A-G-06, A-G-07, A-G-08, A-G-09, A-G-10, A-G-12, A-G-17
#[test]
fn defaults() {
    for (key, value) in [
        ("gimel.target", "60"),
        ("gimel.game_minutes", "none"),
        ("gimel.turn_seconds", "none"),
        ("gimel.time_mode", "wall_clock"),
        ("gimel.timeout", "lose_turn"),
        ("gimel.equal_turns", "true"),
        ("gimel.draw", "auto"),
        ("gimel.draw_lead", "5"),
        ("gimel.draw_min", "40"),
        ("gimel.draw_scales", "false"),
        ("gimel.falcon", "ring"),
        ("gimel.cat_diagonal", "false"),
        ("gimel.pieces_each", "8"),
        ("gimel.place_on", "empty"),
        ("gimel.repetition", "none"),
        ("gimel.no_progress", "none"),
    ] {
        assert_eq!(Options::default().get(key).as_deref(), Some(value), "{key}");
    }
}

#[test]
fn presets() {
    assert_eq!(Options::preset(Preset::Buetehorn), Options::default());
    let basic = Options::preset(Preset::Hexagames1983);
    assert_eq!(basic.to_string(), "gimel.target=30 gimel.pieces_each=4");
    assert_eq!(basic.pieces_each, PiecesEach::Four);
    assert_eq!(
        Preset::from_word("hexagames-1983"),
        Some(Preset::Hexagames1983)
    );
}

#[test]
fn bad_options_say_what_was_expected() {
    for (text, said) in [
        ("gimel.speed=1", "expected one of gimel.target,"),
        ("target", "expected key=value"),
        (
            "target=0",
            "gimel.target cannot be `0`; expected a whole number of at least 1, or none",
        ),
        ("target=-1", "expected a whole number"),
        ("game_minutes=0.5", "expected a whole number"),
        (
            "draw=maybe",
            "expected auto or never_led or claim or at_end or off",
        ),
        ("falcon=round", "expected ring or bent"),
        ("pieces_each=6", "expected 8 or 4"),
        ("place_on=any", "expected empty"),
        ("equal_turns=yes", "expected true or false"),
        ("repetition=twofold", "expected none or threefold_draw"),
    ] {
        let why = text.parse::<Options>().unwrap_err().to_string();
        assert!(why.contains(said), "{text}: says `{why}`");
    }
}

#[test]
fn nonsense_is_refused_with_every_reason() {
    use Nonsense::{NoTurns, NothingToDivide, NothingToScale, TargetTooHigh};
    let too_high = |target, total| TargetTooHigh { target, total };
    for (text, reasons) in [
        ("target=80", vec![]),
        ("target=81", vec![too_high(81, 80)]),
        ("pieces_each=4", vec![too_high(60, 40)]),
        ("pieces_each=4 target=40", vec![]),
        ("time_mode=turn_count", vec![NothingToDivide]),
        ("time_mode=turn_count game_minutes=5", vec![NothingToDivide]),
        (
            "time_mode=turn_count game_minutes=1 turn_seconds=61",
            vec![NoTurns],
        ),
        (
            "time_mode=turn_count game_minutes=1 turn_seconds=60",
            vec![],
        ),
        ("draw_scales=true target=none", vec![NothingToScale]),
        (
            "target=81 time_mode=turn_count",
            vec![too_high(81, 80), NothingToDivide],
        ),
        (
            "game_minutes=4294967295 turn_seconds=1 time_mode=turn_count",
            vec![],
        ),
    ] {
        let options: Options = text.parse().unwrap();
        let found = Rules::new(options).err().map_or(vec![], |errors| errors.0);
        assert_eq!(found, reasons, "{text}");
    }
}

#[test]
fn text_lists_what_differs() {
    assert_eq!(Options::default().to_string(), "");
    let text = "gimel.target=none gimel.draw=never_led gimel.no_progress=150";
    assert_eq!(text.parse::<Options>().unwrap().to_string(), text);
}
