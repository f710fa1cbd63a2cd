//! Rulings in the language of the window: what the rules say by key and arguments.

use dschamal::{Arg, Message, Piece, PieceKind, PieceSet, Seat};
use lingo::Value;

use super::book::{say, text};

/// Several sentences, as the player `you` reads them, or somebody who does not play; `name` says what the others are called.
#[must_use]
pub fn ruling(messages: &[Message], you: Option<Seat>, name: &dyn Fn(Seat) -> String) -> String {
    let sentences = messages.iter().map(|it| sentence(it, you, name));
    sentences.collect::<Vec<String>>().join(" ")
}

fn sentence(message: &Message, you: Option<Seat>, name: &dyn Fn(Seat) -> String) -> String {
    let mut words: Vec<(String, String)> = Vec::new();
    for (key, arg) in &message.args {
        let word = match arg {
            Arg::Seat(seat) => {
                // Verbs and pronouns go with the player, so that the message has to know.
                let is = if you == Some(*seat) { "you" } else { "other" };
                words.push((format!("{key}-is"), is.to_owned()));
                name(*seat)
            }
            Arg::Pieces(pieces) => the_pieces(*pieces),
        };
        words.push((key.clone(), word));
    }
    let arguments: Vec<(&str, Value<'_>)> = words
        .iter()
        .map(|(key, word)| (key.as_str(), Value::from(word)))
        .collect();
    capitalised(&say(&message.key, &arguments))
}

pub(super) fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// “the blue ball, the white egg and the camel”, as the object of a sentence.
#[must_use]
pub fn the_pieces(pieces: PieceSet) -> String {
    if pieces.is_empty() {
        return text("the-nothing").to_owned();
    }
    listed(pieces.into_iter().map(the_piece).collect())
}

/// “this, that and the other”.
#[must_use]
pub fn listed(mut names: Vec<String>) -> String {
    match (names.pop(), names.is_empty()) {
        (None, _) => String::new(),
        (Some(only), true) => only,
        (Some(last), false) => {
            let before = names.join(", ");
            say(
                "list-last",
                &[("before", (&before).into()), ("last", (&last).into())],
            )
        }
    }
}

/// “the yellow egg”.
#[must_use]
pub fn the_piece(piece: Piece) -> String {
    match piece.kind() {
        PieceKind::Coloured(shape, colour) => {
            let key = format!("the-{}", shape.name());
            say(&key, &[("colour", colour.name().into())])
        }
        PieceKind::Black(number) => say("the-black", &[("number", number.into())]),
        PieceKind::Camel => text("the-camel").to_owned(),
    }
}

#[cfg(test)]
#[path = "rulings_tests.rs"]
mod tests;
