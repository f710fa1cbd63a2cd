//! Logs that houses have stored, of every game and edition: each comes to what it came to when it was played.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod outcome;
mod shelf;

use std::collections::BTreeSet;
use std::fs;

use table::Entry;

use crate::outcome::Outcome;

fn check(format: &str) {
    let names = shelf::names(format);
    for name in &names {
        let log: Vec<Entry> = shelf::log(format, name)
            .iter()
            .map(|entry| serde_json::from_str(entry).unwrap())
            .collect();
        let came = Outcome::of(&log).written();
        let file = shelf::folder(format).join(format!("{name}.json"));
        // A log that is new on the shelf is told what it comes to once.
        if std::env::var_os("CORPUS_NEW").is_some() && !file.exists() {
            fs::write(&file, &came).unwrap();
        }
        let expected = fs::read_to_string(&file).unwrap();
        assert_eq!(came, expected, "{format}/{name}");
    }
    let games: BTreeSet<&str> = names
        .iter()
        .filter_map(|name| name.split('-').next())
        .collect();
    let all = ["duel", "gimel", "quartet", "threesome", "tower"];
    assert!(games.is_superset(&BTreeSet::from(all)), "{games:?}");
}

#[test]
fn logs_that_only_say_what_was_asked_come_to_what_they_came_to() {
    check("asked");
}
