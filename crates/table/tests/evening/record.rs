//! Records evenings of Gimel for the corpus: what a house of today stores.

use table::{Command, Entry};

use super::Evening;
use crate::house::{House, untimed};
use crate::shelf;

/// Does nothing unless `CORPUS` names a format: that is how a new one is recorded by hand.
#[test]
fn evenings_are_recorded() {
    let Ok(format) = std::env::var("CORPUS") else {
        return;
    };
    let keep = |name: &str, log: &[Entry]| {
        let log = log
            .iter()
            .map(|entry| serde_json::to_string(entry).unwrap());
        shelf::keep(&format, name, &log.collect::<Vec<_>>());
    };
    for seed in 2_000..2_012 {
        let mut evening = Evening::lively(seed);
        evening.pass(|_| false);
        keep(&format!("gimel-{seed}"), &evening.server.log);
    }
    let mut house = House::against_bot(untimed());
    house.does("ada", Command::Hint);
    house.moves("ada", "F@h5");
    let reply = house.turn("B@a1");
    house.bot_does(1, reply);
    house.does("ada", Command::AskTakeback);
    house.moves("ada", "C@k8");
    keep("gimel-hints", &house.log);
}
