//! Why something was refused: what the rules and the house say in English, in the language of the window.

use dschamal::Seat;

use super::reasons::{self, Names};
use super::rulings::capitalised;

/// Makes a sentence of a reason: in the reader's language where it is a known one, with a capital and a full stop.
#[must_use]
pub fn sentence(reason: &str) -> String {
    spoken(reason, &|_| None)
}

/// The same where people have names, which are better than the numbers of their seats.
#[must_use]
pub fn sentence_naming(reason: &str, name: impl Fn(Seat) -> String) -> String {
    spoken(reason, &|seat| Some(name(seat)))
}

fn spoken(reason: &str, names: Names<'_>) -> String {
    let (bare, rule) = without_rule(reason.trim());
    let known = reasons::known(bare, names);
    let reason = known.as_deref().unwrap_or(bare);
    let first = reason.split([' ', '\u{a0}']).next().unwrap_or_default();
    // `h5xk8` and `victory.target` are written as they are.
    let is_word = !first.contains(|letter: char| letter.is_numeric() || letter == '.');
    let mut said = if is_word {
        capitalised(reason)
    } else {
        reason.to_owned()
    };
    said.push_str(rule);
    if !said.ends_with(['.', '!', '?']) {
        said.push('.');
    }
    said
}

/// The reason, and the rule in brackets after it.
fn without_rule(reason: &str) -> (&str, &str) {
    match reason.rfind(" (") {
        Some(at) if is_rule(&reason[at..]) => reason.split_at(at),
        _ => (reason, ""),
    }
}

/// ` (A-G-03)`.
fn is_rule(end: &str) -> bool {
    let id = end.strip_prefix(" (").and_then(|end| end.strip_suffix(')'));
    id.is_some_and(|id| {
        id.parse::<dschamal::RuleId>().is_ok() || id.starts_with("G-") || id.starts_with("A-G-")
    })
}

/// Messages are found by the English words: letters and digits, the rest is a hyphen.
pub(super) fn key(reason: &str) -> String {
    let plain = reason.to_lowercase().replace('á', "a");
    let words = plain.split(|letter: char| !letter.is_ascii_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    format!("why-{}", words.join("-"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_become_sentences() {
        assert_eq!(
            sentence("there is no camel here"),
            "There is no camel here."
        );
        assert_eq!(sentence("Done."), "Done.");
        assert_eq!(sentence("h5 is mine"), "h5 is mine.");
        assert_eq!(
            sentence("no piece is due (T-06)"),
            "No piece is due (T-06)."
        );
    }
}
