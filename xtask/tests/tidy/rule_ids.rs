//! Every rule ID that the sources speak of, in code or comment, stands in the rulebook.

use crate::assert_tidy;
use crate::rulebook::{Rulebook, looks_like_id};
use crate::tree::rust_files;

#[test]
fn sources_speak_of_existing_rules() {
    let book = Rulebook::of_the_house();
    let mut told = Vec::new();
    for file in rust_files() {
        if !(file.path.starts_with("crates/") && file.path.contains("/src/")) {
            continue;
        }
        for (line, id) in ids(before_tests(&file.text)).filter(|(_, id)| !book.has(id)) {
            told.push(format!("{}:{line}: {id}", file.path));
        }
    }
    assert_tidy("IDs that docs/RULEBOOK.md does not define:", &told);
}

/// The tests at the end of a file may speak of IDs that must be refused.
fn before_tests(source: &str) -> &str {
    source
        .split_once("#[cfg(test)]\nmod tests {")
        .map_or(source, |(before, _)| before)
}

/// Every word that looks like an ID, with its line.
fn ids(source: &str) -> impl Iterator<Item = (usize, &str)> {
    let in_word = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
    source.lines().enumerate().flat_map(move |(index, line)| {
        let words = line.split(move |c| !in_word(c));
        words
            .filter(|word| looks_like_id(word))
            .map(move |word| (index + 1, word))
    })
}

#[test]
fn ids_are_found_in_code_and_comment() {
    let source = "rule!(\"D-38\")\n// see T-24…T-26, A-D-01.\nlet a = UTF-16 + b-12;\n";
    let found: Vec<_> = ids(source).collect();
    assert_eq!(
        found,
        [(1, "D-38"), (2, "T-24"), (2, "T-26"), (2, "A-D-01")]
    );
}

#[test]
fn unit_tests_may_speak_of_what_is_not() {
    let source = "D-01\n#[cfg(test)]\nmod tests {\n\"D-99\"";
    assert_eq!(ids(before_tests(source)).collect::<Vec<_>>(), [(1, "D-01")]);
}
