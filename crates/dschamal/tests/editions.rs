//! Presets and options, read against the table in the rulebook itself.

#![expect(
    clippy::unwrap_used,
    reason = "a test that cannot go on says where by panicking"
)]

use std::collections::BTreeMap;

use dschamal::{Edition, Game, OPTION_KEYS, Options, Rules};
use serde_json::Value;

/// Section 7 of the rulebook: option key → one cell per preset.
fn rulebook_table() -> BTreeMap<String, Vec<String>> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/RULEBOOK.md");
    let text = std::fs::read_to_string(path).unwrap();
    let section = text.split("# 7. Options and presets").nth(1).unwrap();
    let section = section.split("Further engine options").next().unwrap();
    let rows = section.lines().filter(|line| line.starts_with("| `"));
    rows.map(|row| {
        let cells: Vec<String> = row.split('|').map(|cell| cell.trim().to_owned()).collect();
        let key = cells[1].split('`').nth(1).unwrap().to_owned();
        (key, cells[2..8].to_vec())
    })
    .collect()
}

/// What a cell says: bold and remarks in brackets do not count; `·` and `–` mean as recommended.
fn value_of(cell: &str, recommended: &str) -> String {
    let cell = cell.replace("**", "");
    let cell = match cell.split_once(" (") {
        Some(("10", rest)) => format!("10_{}", rest.trim_end_matches(')')),
        Some((value, _)) => value.to_owned(),
        None => cell,
    };
    match cell.as_str() {
        "·" | "–" => recommended.to_owned(),
        _ => cell,
    }
}

fn as_text(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Bool(true) => "true".to_owned(),
        Value::Bool(false) => "false".to_owned(),
        other => other.to_string(),
    }
}

/// Cites
/// Cites
#[test]
fn every_preset_is_as_the_rulebook_prints_it() {
    let table = rulebook_table();
    assert!(
        table.len() > 50,
        "only {} options found in the rulebook",
        table.len()
    );
    for (key, cells) in &table {
        let known = OPTION_KEYS.iter().find(|known| known.key == key);
        let known = known.unwrap_or_else(|| panic!("the rulebook has an option {key}"));
        let recommended = value_of(&cells[0], "");
        for (edition, cell) in Edition::ALL.into_iter().zip(cells) {
            let mut printed = value_of(cell, &recommended);
            if matches!(
                key.as_str(),
                "duel.consolation" | "duel.deciding" | "tower.touch_rule"
            ) {
                printed = (printed == "on").to_string();
            }
            assert_eq!(
                as_text(&known.value(&edition.options())),
                printed,
                "{key} in {edition}"
            );
        }
    }
}

#[test]
fn options_without_an_edition_are_there_too() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/RULEBOOK.md");
    let text = std::fs::read_to_string(path).unwrap();
    let further = text.split("Further engine options").nth(1).unwrap();
    let further = further.split("\n---").next().unwrap();
    let groups = [
        "common.", "duel.", "victory.", "tower.", "three.", "quartet.",
    ];
    let keys = further
        .split('`')
        .filter(|word| groups.iter().any(|group| word.starts_with(group)));
    let mut count = 0;
    for key in keys {
        count += 1;
        assert!(OPTION_KEYS.iter().any(|known| known.key == key), "{key}");
    }
    assert!(count >= 15, "{count}");
}

#[test]
fn every_value_of_every_option_can_be_set_and_read_back() {
    for known in OPTION_KEYS {
        for choice in known.choices() {
            let mut options = Options::default();
            options.set(known.key, choice).unwrap();
            assert_eq!(as_text(&known.value(&options)), *choice, "{}", known.key);
            let text = serde_json::to_string(&options).unwrap();
            assert_eq!(serde_json::from_str::<Options>(&text).unwrap(), options);
        }
    }
}

#[track_caller]
fn check_refused(game: Game, key: &str, value: &str, part: &str) {
    let mut options = Options::default();
    let error = options.set_for(game, key, value).unwrap_err().to_string();
    assert!(error.contains(part), "{error}");
    assert_eq!(
        options,
        Options::default(),
        "a refused option changes nothing"
    );
}

#[test]
fn what_makes_no_sense_is_refused_in_a_clear_sentence() {
    check_refused(
        Game::Quartet,
        "victory.target",
        "5",
        "makes no sense in the quartet; it is for the duel, threesome",
    );
    check_refused(Game::Duel, "tower.recipient", "any", "it is for the tower");
    check_refused(
        Game::Tower,
        "duel.deciding",
        "off",
        "makes no sense in the tower",
    );
    check_refused(
        Game::Duel,
        "duel.sit_out",
        "never",
        "expected any_loser, dethroned_master",
    );
    check_refused(
        Game::Duel,
        "duel.camel_shout",
        "required",
        "did you mean tower.camel_shout?",
    );
    check_refused(Game::Duel, "victory.target", "49", "from 1 to 48");
    check_refused(Game::Duel, "victory.target", "0", "from 1 to 48");
    check_refused(Game::Duel, "common.black_pieces", "9", "10 or 11");
    check_refused(Game::Duel, "duel.repeat_limit", "0", "from 1 on");
}

/// The Tower takes its order from the Duel, the Threesome its deciding piece.
///
/// Cites: T-19, H-15
#[test]
fn options_of_the_duel_hold_where_other_games_borrow_its_rules() {
    let mut options = Options::default();
    options
        .set_for(Game::Tower, "duel.order3", "winner_stays")
        .unwrap();
    options
        .set_for(Game::Threesome, "duel.deciding_trigger", "nobody_pulls")
        .unwrap();
}

/// Cites: D-01, T-01, H-01, Q-01, A-C-07, X-05
#[test]
fn each_game_is_for_so_many_players() {
    for (game, from, to, age) in [
        (Game::Duel, 3, 8, 8),
        (Game::Tower, 3, 6, 10),
        (Game::Threesome, 3, 8, 10),
        (Game::Quartet, 3, 6, 5),
    ] {
        assert_eq!(game.age(), age);
        for players in 0..=12 {
            let agreed = Rules::new(game, players, Options::default());
            assert_eq!(
                agreed.is_ok(),
                (from..=to).contains(&players),
                "{game} with {players}"
            );
        }
    }
    let mut house = Options::default();
    house.set("duel.two_players", "true").unwrap();
    assert!(Rules::new(Game::Duel, 2, house.clone()).is_ok());
    assert!(Rules::new(Game::Threesome, 2, house).is_err());
}
