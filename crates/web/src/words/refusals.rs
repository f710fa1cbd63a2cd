//! Why something was refused: what the rules and the house say in English, in the language of the window.

use gimel::IllegalMove;

use super::book::text_of;
use super::rulings::capitalised;

/// Makes a sentence of a reason: in the reader's language where it is a known one, with a capital and a full stop.
#[must_use]
pub fn sentence(reason: &str) -> String {
    let (bare, rule) = without_rule(reason.trim());
    let known = text_of(&key(bare));
    let mut said = capitalised(if known.is_empty() { bare } else { known });
    said.push_str(rule);
    if !said.ends_with(['.', '!', '?']) {
        said.push('.');
    }
    said
}

/// The reason, and the rule in brackets after it.
fn without_rule(reason: &str) -> (&str, &str) {
    match reason.rfind(" (") {
        Some(at) if reason.ends_with(')') => reason.split_at(at),
        _ => (reason, ""),
    }
}

/// Messages are found by the English words: letters and digits, the rest is a hyphen.
fn key(reason: &str) -> String {
    let plain = reason.to_lowercase().replace('á', "a");
    let words = plain.split(|letter: char| !letter.is_ascii_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    format!("why-{}", words.join("-"))
}

/// Why a move of Gimel is none.
#[must_use]
pub fn illegal_move(why: &IllegalMove) -> String {
    let said = match why {
        IllegalMove::NotInHand { side, kind } => say!(
            "illegal-not-in-hand",
            side = side.name(),
            kind = super::gimel_kind(*kind)
        ),
        IllegalMove::Occupied(square) => say!("illegal-occupied", square = &square.to_string()),
        IllegalMove::NoPiece(square) => say!("illegal-no-piece", square = &square.to_string()),
        IllegalMove::NotYours { square, .. } => {
            say!("illegal-not-yours", square = &square.to_string())
        }
        IllegalMove::NotALeap { kind, from, to } => say!(
            "illegal-not-a-leap",
            kind = super::gimel_kind(*kind),
            from = &from.to_string(),
            to = &to.to_string()
        ),
        IllegalMove::OwnPiece(square) => say!("illegal-own-piece", square = &square.to_string()),
        IllegalMove::NothingToCapture { from, to } => say!(
            "illegal-nothing-to-capture",
            from = &from.to_string(),
            to = &to.to_string()
        ),
        IllegalMove::IsACapture { from, to } => say!(
            "illegal-is-a-capture",
            from = &from.to_string(),
            to = &to.to_string()
        ),
    };
    sentence(&said)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_become_sentences() {
        assert_eq!(
            sentence("there is no piece on h5"),
            "There is no piece on h5."
        );
        assert_eq!(sentence("Done."), "Done.");
        assert_eq!(
            sentence("no piece is due (T-06)"),
            "No piece is due (T-06)."
        );
    }

    #[test]
    fn known_reasons_are_found_by_their_words() {
        let refusals = [
            table::Refusal::NotYourTurn.to_string(),
            table::Refusal::NotHost.to_string(),
        ];
        for refusal in refusals {
            assert_ne!(text_of(&key(&refusal)), "", "{refusal}");
        }
    }
}
