//! Runs every scenario under `scenarios/`: the rulebook's worked examples and many more, as data.

use std::fs;
use std::path::Path;

use dschamal::Scenario;
use serde_json::{Value, json};

/// Compares what a scenario expects with what the replay answered; all differences, in words.
fn differences(expect: &Value, answer: &Value) -> Vec<String> {
    let mut found = Vec::new();
    for (key, want) in expect.as_object().expect("expect is an object") {
        let got = &answer[key.trim_end_matches("_has").trim_end_matches("_lacks")];
        let same = match key.as_str() {
            "open" | "victory" | "black" => by_seat(want, got, same_set),
            "tower" | "points" => by_seat(want, got, |want, got| want == got),
            "rulings" => same_rulings(want, got),
            "bag_has" => names(want).iter().all(|piece| names(got).contains(piece)),
            "bag_lacks" => !names(want).iter().any(|piece| names(got).contains(piece)),
            "bag" => same_set(want, got),
            "error" => partial(
                want,
                &json!({ "rule": answer["rule"], "action": answer["action"] }),
            ),
            "awaits" | "centre" | "master" | "winners" => want == got,
            unknown => panic!("no expectation is called {unknown}"),
        };
        if !same {
            found.push(format!("{key}: expected {want}, got {got}"));
        }
    }
    if expect.get("error").is_none() && answer.get("error").is_some() {
        found.push(format!("was refused: {answer}"));
    }
    if expect.get("error").is_some() && answer.get("error").is_none() {
        found.push("was not refused".to_owned());
    }
    found
}

fn names(list: &Value) -> Vec<&str> {
    let names = list.as_array().into_iter().flatten();
    names
        .map(|name| name.as_str().expect("a piece is a name"))
        .collect()
}

fn same_set(want: &Value, got: &Value) -> bool {
    let (mut want, mut got) = (names(want), names(got));
    want.sort_unstable();
    got.sort_unstable();
    want == got
}

fn by_seat(want: &Value, got: &Value, same: impl Fn(&Value, &Value) -> bool) -> bool {
    let want = want.as_object().expect("by seat");
    want.iter()
        .all(|(seat, want)| got.get(seat).is_some_and(|got| same(want, got)))
}

fn partial(want: &Value, got: &Value) -> bool {
    let want = want.as_object().expect("an object");
    want.iter().all(|(key, want)| *want == got[key])
}

fn same_rulings(want: &Value, got: &Value) -> bool {
    let want = want.as_array().expect("a list of rulings");
    let Some(got) = got.as_array() else {
        return false;
    };
    want.len() == got.len() && want.iter().zip(got).all(|(want, got)| partial(want, got))
}

fn answer(scenario: &Value) -> Value {
    let replayed = Scenario::from_value(scenario.clone()).and_then(|scenario| scenario.replay());
    match replayed {
        Ok(answer) => serde_json::to_value(answer).expect("an answer is JSON"),
        Err(error) => error.to_json(),
    }
}

/// A failing scenario is told by file and name, with every difference; all are run.
#[test]
fn every_scenario_comes_out_as_written() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let mut failures = Vec::new();
    let mut count = 0;
    let mut files: Vec<_> = fs::read_dir(folder)
        .expect("the scenarios are there")
        .map(|file| file.expect("a readable folder").path())
        .collect();
    files.sort();
    for file in files {
        let text = fs::read_to_string(&file).expect("a readable file");
        let scenarios: Vec<Value> = serde_json::from_str(&text).expect("a list of scenarios");
        for scenario in scenarios {
            count += 1;
            let file = file.file_name().expect("a file").to_string_lossy();
            for difference in differences(&scenario["expect"], &answer(&scenario)) {
                failures.push(format!("{file}: {}\n    {difference}", scenario["name"]));
            }
        }
    }
    assert!(count > 150, "only {count} scenarios were found");
    assert!(
        failures.is_empty(),
        "{} differences:\n{}",
        failures.len(),
        failures.join("\n")
    );
}

#[test]
fn the_comparison_notices_differences() {
    let scenario = json!({
        "game": "duel", "players": 5,
        "set_up": { "open": {"0": ["ball-blue"]}, "contestants": [0, 1] },
        "actions": [{"contest": {"order": [0, 1], "pulls": {"0": ["ball-white"]}}}],
    });
    let answer = answer(&scenario);
    let right =
        json!({ "open": {"0": ["ball-white", "ball-blue"]}, "rulings": [{"rule": "D-16"}] });
    assert!(differences(&right, &answer).is_empty());
    for wrong in [
        json!({ "open": {"0": ["ball-blue"]} }),
        json!({ "open": {"7": []} }),
        json!({ "rulings": [] }),
        json!({ "rulings": [{"rule": "D-17"}] }),
        json!({ "bag_has": ["ball-white"] }),
        json!({ "bag_lacks": ["camel"] }),
        json!({ "error": {} }),
        json!({ "winners": [0] }),
    ] {
        assert_eq!(differences(&wrong, &answer).len(), 1, "{wrong}");
    }
}
