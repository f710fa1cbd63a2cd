//! Rulings in the language of the window: what the rules say by key and arguments.

use dschamal::{Arg, Message, Piece, PieceKind, PieceSet, Seat};
use lingo::Value;

use super::book::{say, text};

/// Several sentences; `name` says what a player is called.
#[must_use]
pub fn ruling(messages: &[Message], name: &dyn Fn(Seat) -> String) -> String {
    let sentences: Vec<String> = messages.iter().map(|it| sentence(it, name)).collect();
    sentences.join(" ")
}

fn sentence(message: &Message, name: &dyn Fn(Seat) -> String) -> String {
    let words = message.args.iter().map(|(key, arg)| {
        let word = match arg {
            Arg::Seat(seat) => name(*seat),
            Arg::Pieces(pieces) => the_pieces(*pieces),
        };
        (key.as_str(), word)
    });
    let words: Vec<(&str, String)> = words.collect();
    let arguments: Vec<(&str, Value<'_>)> = words
        .iter()
        .map(|(key, word)| (*key, Value::from(word)))
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
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// The rules know their sentences in English; so does the book.
    #[test]
    fn english_says_what_the_rules_say() {
        let seat = |number| Arg::Seat(Seat::new(number).expect("a seat"));
        let some: PieceSet = ["narrow-roof-yellow", "egg-blue", "black-3", "camel"]
            .iter()
            .map(|name| name.parse::<Piece>().expect("a piece"))
            .collect();
        let args: BTreeMap<String, Arg> = [
            ("quicker", seat(0)),
            ("winner", seat(1)),
            ("loser", seat(2)),
            ("offender", seat(3)),
            ("seat", seat(4)),
            ("from", seat(5)),
            ("pull", Arg::Pieces(PieceSet::of(Piece::CAMEL))),
            ("gain", Arg::Pieces(some)),
            ("piece", Arg::Pieces(PieceSet::EMPTY)),
        ]
        .into_iter()
        .map(|(key, arg)| (key.to_owned(), arg))
        .collect();
        let name = |seat: Seat| format!("Player {seat}");
        for key in dschamal::message_keys() {
            let message = Message {
                key: key.to_owned(),
                args: args.clone(),
            };
            assert_eq!(
                ruling(std::slice::from_ref(&message), &name),
                message.english(&name),
                "{key}"
            );
        }
    }
}
