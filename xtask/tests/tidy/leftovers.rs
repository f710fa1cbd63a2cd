//! Nothing unfinished and nothing that only exists on one machine is left lying about.

use crate::assert_tidy;
use crate::tree::files;

/// Pieced together, so that this list does not find itself.
const LEFTOVERS: &[(&str, &str)] = &[
    (concat!("/wo", "rk/"), "a path that readers do not have"),
    (concat!("../sha", "red"), "a path that readers do not have"),
    (concat!("to", "do!("), "unfinished"),
    (concat!("unimple", "mented!("), "unfinished"),
    (concat!("#[ign", "ore"), "a test that is not run"),
    (concat!("FIX", "ME"), "unfinished"),
    (concat!("XX", "X"), "unfinished"),
];

#[test]
fn nothing_is_left_lying_about() {
    let mut told = Vec::new();
    for file in files() {
        for (line, why) in leftovers(&file.text) {
            told.push(format!("{}:{line}: {why}", file.path));
        }
    }
    assert_tidy("leftovers:", &told);
}

fn leftovers(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for (index, line) in text.lines().enumerate() {
        for (word, why) in LEFTOVERS.iter().filter(|(word, _)| line.contains(word)) {
            found.push((index + 1, format!("`{word}` is {why}")));
        }
    }
    found
}

#[test]
fn leftovers_are_found_with_their_line() {
    let text = format!("fine\n{}\n", concat!("to", "do!()"));
    assert_eq!(leftovers(&text).len(), 1);
    assert_eq!(leftovers(&text)[0].0, 2);
    assert!(leftovers("a framework for shared work").is_empty());
}
