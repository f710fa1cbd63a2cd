//! The sources of a rules crate name no clock, no file, no network, no thread, no printing and no true randomness.

use xtask::workspace::PURE_CRATES;

use crate::assert_tidy;
use crate::tree::rust_files;

/// Words that let the world in.
const IMPURE: &[&str] = &[
    "std::time",
    "std::fs",
    "std::io",
    "std::net",
    "std::env",
    "std::thread",
    "std::process",
    "std::os",
    "Instant",
    "SystemTime",
    "thread_rng",
    "rand::rng(",
    "rand::random",
    "from_os_rng",
    "OsRng",
    "SysRng",
    "ThreadRng",
    "RandomState",
    "getrandom",
    "print!",
    "println!",
    "eprint!",
    "eprintln!",
    "dbg!",
    "static mut",
    "thread_local!",
    "extern crate std",
];

#[test]
fn rules_know_nothing_of_the_world() {
    let mut told = Vec::new();
    for name in PURE_CRATES {
        let folder = format!("crates/{name}/src/");
        for file in rust_files()
            .iter()
            .filter(|file| file.path.starts_with(&folder))
        {
            for (line, word) in impurities(&file.text) {
                told.push(format!("{}:{line}: {word}", file.path));
            }
        }
    }
    assert_tidy("a rules crate must stay pure:", &told);
}

/// Line numbers and words; comments may name what the code may not.
fn impurities(source: &str) -> Vec<(usize, &'static str)> {
    let mut found = Vec::new();
    for (index, line) in source.lines().enumerate() {
        let code = line.trim_start();
        if code.starts_with("//") {
            continue;
        }
        let words = IMPURE.iter().filter(|word| has_word(code, word));
        found.extend(words.map(|word| (index + 1, *word)));
    }
    for path in braced_std_paths(source) {
        let words = IMPURE.iter().filter(|word| **word == path);
        found.extend(words.map(|word| (0, *word)));
    }
    found
}

/// `use std::{fs, time::Duration}` names `std::fs` and `std::time` although neither is spelled out.
fn braced_std_paths(source: &str) -> Vec<String> {
    let dense: String = source.split_whitespace().collect();
    let mut paths = Vec::new();
    for group in dense.split("std::{").skip(1) {
        let mut depth = 0_usize;
        let mut part = String::new();
        for c in group.chars() {
            match c {
                '}' if depth == 0 => break,
                '{' => depth += 1,
                '}' => depth -= 1,
                ',' if depth == 0 => paths.push(std::mem::take(&mut part)),
                _ => part.push(c),
            }
        }
        paths.push(part);
    }
    let first_names = paths.iter().filter_map(|path| path.split("::").next());
    first_names.map(|name| format!("std::{name}")).collect()
}

/// `Instant` is in `Instant::now` and not in `InstantWin`.
fn has_word(text: &str, word: &str) -> bool {
    let in_name = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].ends_with(in_name) && word.starts_with(in_name);
        let after = text[at + word.len()..].starts_with(in_name) && word.ends_with(in_name);
        !before && !after
    })
}

#[test]
fn impurities_are_found_as_words() {
    let found = |source| -> Vec<_> {
        impurities(source)
            .into_iter()
            .map(|(_, word)| word)
            .collect()
    };
    assert_eq!(found("let now = Instant::now();"), ["Instant"]);
    assert_eq!(found("use std::time::Duration;"), ["std::time"]);
    assert_eq!(
        found("use std::{\n    fmt,\n    fs::{self, File},\n    env,\n};"),
        ["std::fs", "std::env"]
    );
    assert_eq!(found("println!(\"hello\");"), ["println!"]);
    assert_eq!(
        found("enum End { InstantWin }\nwriteln!(f)?;\n// no std::fs here"),
        [""; 0]
    );
    assert_eq!(
        found("use std::{fmt, str::FromStr};\nuse core::time::Duration;"),
        [""; 0]
    );
}
