//! Every number and text that a stranger can agree on has a range, and is kept as it is written shortest.

use dschamal::{Game, OPTION_KEYS};
use gimel::Options;
use serde_json::{Value, json};
use table::{Event, Millis, Moment, PeopleEvent, Settings, Table, TableId};

use crate::house::person;

/// A table's settings are never longer in a log than this, whatever was agreed.
const LONGEST: usize = 8_000;
/// A person reads why something cannot be.
const LONGEST_REASON: usize = 500;

/// The only house rule that is a text.
const WORDS: &str = "duel.shout_phrase";

/// What a stranger writes where a number or a word belongs.
fn odd() -> Vec<Value> {
    let zeros = format!("{}7", "0".repeat(60_000));
    let mut odd = vec![
        json!(null),
        json!(true),
        json!([[[]]]),
        json!({"a": 1}),
        json!("\u{0}"),
        json!("7\u{0}"),
        json!("text"),
        json!("\u{202e}text"),
        json!("x".repeat(60_000)),
        json!(1.5),
        json!(1e300),
        json!("+7"),
        json!("007"),
        json!(zeros),
    ];
    let numbers = [
        "0",
        "1",
        "60",
        "255",
        "65535",
        "4294967295",
        "-1",
        "4294967296",
        "18446744073709551615",
        "18446744073709551616",
    ];
    for number in numbers {
        odd.push(json!(number));
        odd.extend(serde_json::from_str(number).ok());
    }
    odd
}

/// Opens a table with these settings, as they come from a stranger; what is kept of them is short and has no number out of proportion.
#[track_caller]
fn tries(settings: &Value) {
    let text = settings.to_string();
    let settings: Settings = match serde_json::from_str(&text) {
        Ok(settings) => settings,
        // Whoever reads it says why, in as few words as fit an answer.
        Err(_) => return,
    };
    let moment = Moment {
        now: Millis(1_000_000),
        chance: 0,
    };
    let id = TableId("dune".to_owned());
    let opened = match Table::open(moment, id, person("ada"), "ada", settings) {
        Ok(opened) => opened,
        Err(why) => return is_a_reason(&why.to_string(), &text),
    };
    let kept = serde_json::to_string(&opened).unwrap();
    assert!(kept.len() <= LONGEST, "{} bytes are kept", kept.len());
    assert!(!kept.contains("007") && !kept.contains("+7"), "{kept}");
    assert!(!kept.contains("\\u0000"), "{kept}");
    let Event::People(PeopleEvent::Opened { settings, .. }) = &opened.event else {
        panic!("it is opened");
    };
    is_in_proportion(&serde_json::to_value(settings).unwrap());
    let folded = Table::fold([&opened]).unwrap();
    assert_eq!(folded.settings(), settings, "it is read as it was agreed");
}

#[track_caller]
fn is_a_reason(why: &str, settings: &str) {
    let said: String = settings.chars().take(300).collect();
    assert!(why.len() <= LONGEST_REASON, "{} bytes: {said}", why.len());
    assert!(why.contains(' '), "{why}: {said}");
}

/// No number is more than a week in seconds, wherever it stands.
fn is_in_proportion(value: &Value) {
    match value {
        Value::Number(number) => {
            let number = number.as_u64().expect("a whole number");
            assert!(number <= 604_800, "{number}");
        }
        Value::String(text) => {
            let number: Option<u64> = text.parse().ok();
            assert!(number.is_none_or(|number| number <= 604_800), "{text}");
        }
        Value::Array(all) => all.iter().for_each(is_in_proportion),
        Value::Object(all) => all.values().for_each(is_in_proportion),
        Value::Null | Value::Bool(_) => {}
    }
}

fn dschamal(game: Game) -> Value {
    let seats = game.seats().start().to_owned();
    serde_json::to_value(Settings::dschamal(game, seats)).unwrap()
}

#[test]
fn every_house_rule_of_dschamal() {
    for known in OPTION_KEYS {
        for game in Game::ALL {
            for value in odd() {
                // Figures are words, too, where words belong.
                let is_figures = |text: &str| text.starts_with(['+', '0', '1', '4', '6', '2']);
                if known.key == WORDS
                    && (value.is_number() || value.as_str().is_some_and(is_figures))
                {
                    continue;
                }
                let mut settings = dschamal(game);
                settings["game"]["dschamal"]["rules"]["options"] = json!({ known.key: value });
                tries(&settings);
            }
        }
    }
}

#[test]
fn every_option_of_gimel() {
    for key in Options::keys() {
        for value in odd() {
            for time in ["untimed", "rules"] {
                let options = json!({ *key: value });
                tries(&json!({"game": {"gimel": options}, "time": {"kind": time}}));
            }
        }
    }
}

#[test]
fn every_other_field_of_the_settings() {
    let of_dschamal = [
        "seats",
        "choice_s",
        "build_s",
        "brisk",
        "trail",
        "bets",
        "eyes_closed",
        "touch",
        "rules",
        "unknown",
    ];
    let clocks = ["clock", "days", "rules", "untimed", "unknown"];
    for value in odd() {
        for field in of_dschamal {
            let mut settings = dschamal(Game::Duel);
            settings["game"]["dschamal"][field] = value.clone();
            tries(&settings);
        }
        for field in ["decoys", "drift", "unknown"] {
            let mut settings = dschamal(Game::Duel);
            settings["game"]["dschamal"]["touch"][field] = value.clone();
            tries(&settings);
        }
        for field in ["game", "edition", "options", "unknown"] {
            let mut settings = dschamal(Game::Duel);
            settings["game"]["dschamal"]["rules"][field] = value.clone();
            tries(&settings);
        }
        for field in ["game", "time", "visibility", "colours", "unknown"] {
            let mut settings = json!({"game": {"gimel": {}}});
            settings[field] = value.clone();
            tries(&settings);
        }
        for kind in clocks {
            let time = json!({"kind": kind, "base_s": value, "increment_s": value, "days": value});
            tries(&json!({"game": {"gimel": {}}, "time": time}));
        }
        let named: Value = [("x".repeat(9_000), value)].into_iter().collect();
        let mut settings = dschamal(Game::Duel);
        settings["game"]["dschamal"]["rules"]["options"] = named.clone();
        tries(&settings);
        tries(&json!({"game": {"gimel": named}}));
    }
}

/// What was agreed when a text could be as long as anybody liked is shown short today.
#[test]
fn a_stored_text_out_of_range_is_left_out() {
    let mut settings = Settings::dschamal(Game::Duel, 3);
    let table::GameSettings::Dschamal(agreed) = &mut settings.game else {
        panic!("Dschamál");
    };
    let options = &mut agreed.rules.options;
    options.insert(
        "victory.target".to_owned(),
        json!(format!("{}7", "0".repeat(60_000))),
    );
    options.insert("common.last_hand_s".to_owned(), json!("020"));
    let moment = Moment {
        now: Millis(1),
        chance: 0,
    };
    let short = Settings::dschamal(Game::Duel, 3);
    let id = TableId("dune".to_owned());
    let mut opened = Table::open(moment, id, person("ada"), "ada", short).unwrap();
    let Event::People(PeopleEvent::Opened { settings: old, .. }) = &mut opened.event else {
        panic!("it is opened");
    };
    *old = settings;
    let folded = Table::fold([&opened]).unwrap();
    let options = &folded.settings().game.dschamal().unwrap().rules.options;
    assert_eq!(options.len(), 1);
    assert_eq!(options["common.last_hand_s"], json!(20));
}
