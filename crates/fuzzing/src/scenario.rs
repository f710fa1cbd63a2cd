//! Scenarios: any text is answered or refused, and what was played keeps every promise of a table.

use dschamal::Scenario;

use crate::promises::{log_is_the_truth, pieces_are_conserved};

/// Bytes as a scenario in JSON.
pub fn scenario(data: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(data) else {
        return false;
    };
    let Ok(scenario) = Scenario::from_json(text) else {
        return false;
    };
    let answer = scenario.replay();
    let Ok(journal) = scenario.play() else {
        assert!(answer.is_err(), "a replay answers what cannot be played");
        return false;
    };
    pieces_are_conserved(&journal);
    log_is_the_truth(&journal);
    let answer = answer.expect("what can be played can be answered");
    serde_json::to_string(&answer).expect("an answer can be written");
    true
}
