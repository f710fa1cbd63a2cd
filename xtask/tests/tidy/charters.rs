//! Every Rust file opens with a charter and stays small enough to be read in one sitting.

use crate::assert_tidy;
use crate::tree::rust_files;

/// Shorter than this says nothing.
const CHARTER_CHARACTERS: usize = 20;

const MOST_LINES: usize = 600;

/// Files that are long for a reason: path, reason. An entry whose file has become short again is stale and must go.
const LONG_FOR_A_REASON: &[(&str, &str)] = &[];

#[test]
fn every_file_opens_with_a_charter() {
    let complaints: Vec<String> = rust_files()
        .iter()
        .filter(|file| !has_charter(&file.text))
        .map(|file| file.path.clone())
        .collect();
    assert_tidy(
        "the first line must be `//!` and say in at least 20 characters what the file is for:",
        &complaints,
    );
}

#[test]
fn no_file_is_too_long() {
    let mut complaints = Vec::new();
    for file in rust_files() {
        let lines = file.text.lines().count();
        let excused = LONG_FOR_A_REASON.iter().any(|(path, _)| *path == file.path);
        if lines > MOST_LINES && !excused {
            complaints.push(format!("{}: {lines} lines", file.path));
        }
    }
    assert_tidy(
        "files above 600 lines: split them, or say why not",
        &complaints,
    );
}

#[test]
fn no_excuse_for_length_is_stale() {
    let files = rust_files();
    let still_long = |path: &str| {
        files
            .iter()
            .any(|file| file.path == path && file.text.lines().count() > MOST_LINES)
    };
    let complaints: Vec<String> = LONG_FOR_A_REASON
        .iter()
        .filter(|(path, reason)| reason.is_empty() || !still_long(path))
        .map(|(path, _)| (*path).to_owned())
        .collect();
    assert_tidy(
        "excused files that are gone, short again or without a reason:",
        &complaints,
    );
}

fn has_charter(text: &str) -> bool {
    let first = text.lines().next().unwrap_or_default();
    first
        .strip_prefix("//!")
        .is_some_and(|charter| charter.trim().chars().count() >= CHARTER_CHARACTERS)
}

#[test]
fn charter_is_recognised() {
    assert!(has_charter("//! Squares and what stands on them.\n"));
    assert!(!has_charter("//! Squares.\n"));
    assert!(!has_charter("\n//! Squares and what stands on them.\n"));
    assert!(!has_charter("// Squares and what stands on them.\n"));
    assert!(!has_charter(""));
}
