//! Several pieces at once in the Threesome: the ruling says plainly that they count for nothing.

use dschamal::{Event, Ruling, Scenario, Seat, english};
use serde_json::json;

/// The ruling on a contest of the first three of five, who are ranked in that order.
fn ruling(pulls: &serde_json::Value) -> Ruling {
    let open = json!({"0": ["ball-yellow"], "1": ["disc-yellow"], "2": ["dome-yellow"], "3": ["cross-yellow"], "4": ["brick-yellow"]});
    let scenario = json!({
        "game": "threesome", "players": 5, "set_up": {"open": open},
        "actions": [{"contest": {"order": [0, 1, 2], "pulls": pulls}}],
    });
    let scenario = Scenario::from_value(scenario).expect("a scenario");
    let journal = scenario.play().expect("a contest that can be");
    let entry = journal.entries().last().expect("it was ruled on");
    let mut events = entry.events.iter();
    let ruling = events.find_map(|event| match event {
        Event::Contested(contest) => Some(contest.ruling.clone()),
        _ => None,
    });
    ruling.expect("a ruling")
}

#[track_caller]
fn check(pulls: &serde_json::Value, said: &[&str], cited: bool) {
    let ruling = ruling(pulls);
    let name = |seat: Seat| seat.to_string();
    let text = english(&ruling.explanation(), &name);
    for part in said {
        assert!(text.contains(part), "{text}");
    }
    assert_eq!(text.contains("more than one"), cited, "{text}");
    let cites = ruling.cites();
    let rule = cites.iter().any(|rule| rule.to_string() == "A-H-04");
    assert_eq!(rule, cited, "{cites:?}");
}

/// Cites: A-H-04, H-10
#[test]
fn double_pull_of_the_quickest_is_said_before_the_second_wins() {
    let pulls = json!({"0": ["ball-white", "black-2"], "1": ["disc-white"]});
    let said = [
        "Seat 0 pulled more than one piece, the white ball and black piece 2: that counts for nothing.",
        "seat 1 was second with the white disc",
    ];
    check(&pulls, &said, true);
}

/// Cites: A-H-04, H-11
#[test]
fn both_double_pulls_are_said_before_the_slowest_wins() {
    let pulls = json!({"0": ["ball-white", "black-2"], "1": ["disc-white", "egg-white"]});
    let said = [
        "Seat 0 pulled more than one piece",
        "Seat 1 pulled more than one piece",
        "seat 2, the slowest, wins",
    ];
    check(&pulls, &said, true);
}

/// Cites: A-H-04, H-09
#[test]
fn double_pull_that_changed_nothing_is_not_spoken_of() {
    let pulls = json!({"0": ["ball-white"], "1": ["disc-white", "egg-white"]});
    check(&pulls, &["Seat 0 was quickest"], false);
    let pulls = json!({"0": ["black-2"], "1": ["black-3"]});
    check(&pulls, &["nothing of use"], false);
}
