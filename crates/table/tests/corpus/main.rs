//! Logs that houses have stored, of every game and edition: each comes to what it came to when it was played.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod outcome;
mod shelf;

use std::collections::BTreeSet;
use std::fs;

use serde_json::Value;
use table::{SNAPSHOT_FORM, Table};

use crate::outcome::Outcome;

fn check(format: &str) {
    let names = shelf::names(format);
    for name in &names {
        let texts = shelf::log(format, name);
        let log = table::read_log(texts.iter().map(String::as_str)).unwrap();
        for (text, entry) in texts.iter().zip(&log) {
            assert_eq!(
                *text,
                entry.write().unwrap(),
                "what was read is written as it was"
            );
        }
        let came = Outcome::of(&log).written();
        let file = shelf::folder(format).join(format!("{name}.json"));
        // A log that is new on the shelf is told what it comes to once.
        if std::env::var_os("CORPUS_NEW").is_some() && !file.exists() {
            let text = serde_json::to_string_pretty(&came).unwrap() + "\n";
            fs::write(&file, text).unwrap();
        }
        let expected: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
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

#[test]
fn logs_of_what_followed_come_to_what_they_came_to() {
    check("followed");
}

/// Both were recorded by the same evenings: what followed is what the rules say of what was asked.
#[test]
fn both_formats_tell_of_the_same_evenings() {
    let names = shelf::names("asked");
    assert_eq!(names, shelf::names("followed"));
    for name in names {
        let came = |format| fs::read_to_string(shelf::folder(format).join(format!("{name}.json")));
        assert_eq!(came("asked").unwrap(), came("followed").unwrap(), "{name}");
    }
}

/// Woken from a snapshot at any point and led on by the rest of the log, a table is the same.
#[test]
fn snapshot_and_the_rest_of_the_log_are_the_log() {
    for name in shelf::names("followed") {
        let texts = shelf::log("followed", &name);
        let log = table::read_log(texts.iter().map(String::as_str)).unwrap();
        let whole = Table::read(log.clone()).unwrap().snapshot().unwrap();
        let mut table = Table::begin(log[0].clone()).unwrap();
        for (index, entry) in log.iter().enumerate().skip(1) {
            if index % 29 == 0 {
                let mut woken = Table::from_snapshot(&table.snapshot().unwrap()).unwrap();
                for entry in &log[index..] {
                    woken.take(entry.clone()).unwrap();
                }
                assert_eq!(woken.snapshot().unwrap(), whole, "{name} from {index}");
            }
            table.take(entry.clone()).unwrap();
        }
    }
}

/// Whoever changes how a table is written down raises the form, or older snapshots are misread.
#[test]
fn form_of_snapshots_is_what_it_was() {
    let mut forms = String::new();
    for name in ["tower-recommended", "duel-watchers", "gimel-2007"] {
        let texts = shelf::log("followed", name);
        let log = table::read_log(texts.iter().map(String::as_str)).unwrap();
        forms += &Table::read(log).unwrap().snapshot().unwrap();
        forms.push('\n');
    }
    let file = shelf::folder("snapshots").join(format!("{SNAPSHOT_FORM}.txt"));
    if std::env::var_os("CORPUS_NEW").is_some() && !file.exists() {
        fs::create_dir_all(shelf::folder("snapshots")).unwrap();
        fs::write(&file, &forms).unwrap();
    }
    let expected = fs::read_to_string(&file).unwrap();
    assert_eq!(forms, expected, "raise SNAPSHOT_FORM and write it anew");
    for text in expected.lines() {
        assert!(Table::from_snapshot(text).is_some());
    }
}

/// A log that something has happened to is told, or comes to another table; it never brings the house down.
#[test]
fn mangled_logs_do_not_panic() {
    let mut told = 0;
    for name in shelf::names("followed") {
        let log = shelf::log("followed", &name);
        for gone in (1..log.len()).step_by(13) {
            let mut left: Vec<String> = log.clone();
            left.remove(gone);
            // Numbered anew, as if it had never been there.
            for (text, seq) in left.iter_mut().zip(1_u64..) {
                let mut entry: serde_json::Value = serde_json::from_str(text).unwrap();
                entry["seq"] = seq.into();
                *text = entry.to_string();
            }
            let read = table::read_log(left.iter().map(String::as_str)).unwrap();
            match Table::read(read) {
                Ok(table) => drop(table.view_for(None, table::Millis(0))),
                Err(fault) => told += usize::from(fault.seq > gone as u64),
            }
        }
    }
    assert!(told > 50, "most of what is left does not fit: {told}");
}
