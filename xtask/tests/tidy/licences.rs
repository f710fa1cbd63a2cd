//! The licence of everything that is built here is one that deny.toml allows, and deny.toml allows none that nobody needs.
//!
//! What only other systems build is left to `cargo deny check licenses`.

use std::collections::BTreeSet;

use crate::assert_tidy;
use crate::policy::Policy;
use crate::tree::cargo_or_network;

#[test]
fn every_licence_is_allowed() {
    let told = complaints(&packages(), &Policy::of_the_house().licences);
    assert_tidy("licences (deny.toml, licenses.allow):", &told);
}

/// A package with its version, and what it says of its licence.
type Licensed = (String, String);

/// What is built for this machine and for the browser.
fn packages() -> BTreeSet<Licensed> {
    let format = ["--prefix", "none", "--format", "{p}\t{l}"];
    let here = ["tree", "--workspace"];
    let browser = ["tree", "-p", "web", "--target", "wasm32-unknown-unknown"];
    let mut packages = BTreeSet::new();
    for what in [here.as_slice(), browser.as_slice()] {
        let tree = cargo_or_network(&[what, &format].concat());
        packages.extend(tree.lines().filter_map(licensed));
    }
    assert!(packages.len() > 100, "cargo tree was misread");
    packages
}

/// Lines such as `rand v0.10.3⇥MIT OR Apache-2.0 (*)`; the star says that it was there before.
fn licensed(line: &str) -> Option<Licensed> {
    let (package, licence) = line.split_once('\t')?;
    let name = package.split(" (").next().unwrap_or(package);
    let licence = licence.trim_end_matches("(*)").trim();
    Some((name.to_owned(), licence.to_owned()))
}

fn complaints(packages: &BTreeSet<Licensed>, allowed: &[String]) -> Vec<String> {
    let without = |licence: &str| {
        let others = allowed.iter().filter(|it| *it != licence);
        let others: Vec<&str> = others.map(String::as_str).collect();
        packages.iter().any(|(_, said)| !satisfied(said, &others))
    };
    let all: Vec<&str> = allowed.iter().map(String::as_str).collect();
    let told = packages.iter().filter(|(_, said)| !satisfied(said, &all));
    let told = told.map(|(package, said)| format!("{package} is under `{said}`"));
    let mut told: Vec<String> = told.collect();
    if told.is_empty() {
        let idle = allowed.iter().filter(|licence| !without(licence));
        told.extend(idle.map(|licence| format!("nobody needs {licence}")));
    }
    told
}

/// Whether an expression such as `(MIT OR Apache-2.0) AND Unicode-3.0` is satisfied by these licences. Old ones say `/` for OR.
fn satisfied(expression: &str, allowed: &[&str]) -> bool {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ");
    let spaced = spaced.replace('/', " OR ");
    let mut words = spaced.split_whitespace().peekable();
    let met = any(&mut words, allowed);
    // What is left over was not understood.
    met && words.next().is_none()
}

type Words<'a> = std::iter::Peekable<std::str::SplitWhitespace<'a>>;

/// Terms with OR between them.
fn any(words: &mut Words, allowed: &[&str]) -> bool {
    let mut met = all(words, allowed);
    while words.next_if_eq(&"OR").is_some() {
        met |= all(words, allowed);
    }
    met
}

/// Terms with AND between them, which binds closer.
fn all(words: &mut Words, allowed: &[&str]) -> bool {
    let mut met = term(words, allowed);
    while words.next_if_eq(&"AND").is_some() {
        met &= term(words, allowed);
    }
    met
}

/// A licence, with its exception if it has one, or an expression in brackets.
fn term(words: &mut Words, allowed: &[&str]) -> bool {
    if words.next_if_eq(&"(").is_some() {
        let met = any(words, allowed);
        return words.next_if_eq(&")").is_some() && met;
    }
    let Some(licence) = words.next() else {
        return false;
    };
    let exception = words.next_if_eq(&"WITH").and_then(|_| words.next());
    match exception {
        Some(exception) => allowed.contains(&format!("{licence} WITH {exception}").as_str()),
        None => allowed.contains(&licence),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(expression: &str, expected: bool) {
        let allowed = ["MIT", "Zlib", "Apache-2.0 WITH LLVM-exception"];
        assert_eq!(satisfied(expression, &allowed), expected, "{expression}");
    }

    #[test]
    fn one_of_several_is_enough() {
        check("MIT", true);
        check("ISC", false);
        check("GPL-3.0-only OR MIT", true);
        check("Unlicense/MIT", true);
        check("ISC OR Unlicense", false);
    }

    #[test]
    fn all_of_several_are_needed() {
        check("MIT AND Zlib", true);
        check("MIT AND ISC", false);
        check("ISC OR MIT AND Zlib", true);
        check("MIT OR ISC AND Zlib", true);
        check("(MIT OR ISC) AND ISC", false);
        check("(ISC OR MIT) AND Zlib", true);
    }

    #[test]
    fn exception_makes_another_licence() {
        check("Apache-2.0 WITH LLVM-exception", true);
        check("Apache-2.0", false);
        check("MIT WITH LLVM-exception", false);
    }

    #[test]
    fn what_is_not_understood_is_not_allowed() {
        check("", false);
        check("MIT MIT", false);
        check("(MIT", false);
        check("MIT)", false);
        check("MIT AND", false);
    }

    #[test]
    fn lines_of_the_tree_are_read() {
        let pair = |name: &str, licence: &str| Some((name.to_owned(), licence.to_owned()));
        let star = licensed("rand v0.10.3\tMIT OR Apache-2.0 (*)");
        assert_eq!(star, pair("rand v0.10.3", "MIT OR Apache-2.0"));
        let ours = licensed("gimel v0.1.0 (/somewhere/gimel)\tMIT");
        assert_eq!(ours, pair("gimel v0.1.0", "MIT"));
        assert_eq!(licensed("a v1.0.0\t"), pair("a v1.0.0", ""));
        assert_eq!(licensed(""), None);
    }

    #[test]
    fn strange_and_idle_licences_are_told() {
        let packages: BTreeSet<Licensed> = ["a v1\tMIT", "b v1\tISC"]
            .iter()
            .filter_map(|line| licensed(line))
            .collect();
        let allowed =
            |list: &[&str]| -> Vec<String> { list.iter().map(ToString::to_string).collect() };
        assert_eq!(
            complaints(&packages, &allowed(&["MIT", "Zlib"])),
            ["b v1 is under `ISC`"]
        );
        assert_eq!(
            complaints(&packages, &allowed(&["MIT", "ISC", "Zlib"])),
            ["nobody needs Zlib"]
        );
    }
}
