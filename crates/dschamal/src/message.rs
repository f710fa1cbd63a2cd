//! What is said to people: a key with arguments, to be put into any language; English here.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{Awaits, Case, Piece, PieceKind, PieceSet, Seat, reminder};

/// A sentence that has not yet been put into words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Message {
    /// Which sentence.
    pub key: String,
    /// What it speaks of.
    pub args: BTreeMap<String, Arg>,
}

/// Something a sentence speaks of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// A player.
    Seat(Seat),
    /// Some pieces.
    Pieces(PieceSet),
}

/// Sentences besides that of the case: what counted for nothing, and what is due after the ruling.
const BESIDES: [(&str, &str); 7] = [
    (
        "several-in-vain",
        "{seat} pulled more than one piece, {pull}: that counts for nothing.",
    ),
    ("due-take", "{seat} picks one of {from}’s pieces."),
    (
        "due-hand-over",
        "{seat} picks one of their own pieces to hand over.",
    ),
    (
        "due-console",
        "There is nothing to take, so {seat} may try one consolation draw.",
    ),
    ("due-give", "{seat} names who gets it."),
    ("due-build", "{seat} builds {piece}."),
    ("due-keep", "{seat} keeps it or puts it back."),
];

impl Message {
    pub(crate) fn new(key: &str) -> Message {
        Message {
            key: key.to_owned(),
            args: BTreeMap::new(),
        }
    }

    pub(crate) fn with(mut self, name: &str, arg: Arg) -> Message {
        self.args.insert(name.to_owned(), arg);
        self
    }

    pub(crate) fn with_seat(self, name: &str, seat: Option<Seat>) -> Message {
        match seat {
            Some(seat) => self.with(name, Arg::Seat(seat)),
            None => self,
        }
    }

    /// What is due now, as a sentence; none where the ruling has said it already.
    pub(crate) fn due(awaits: &Awaits) -> Option<Message> {
        let key = match awaits {
            Awaits::Take { seat, from } if seat == from => "due-hand-over",
            Awaits::Take { .. } => "due-take",
            Awaits::Console { .. } => "due-console",
            Awaits::Give { .. } => "due-give",
            Awaits::Build { .. } => "due-build",
            Awaits::Keep { .. } => "due-keep",
            _ => return None,
        };
        let message = Message::new(key).with_seat("seat", awaits.seat());
        Some(match *awaits {
            Awaits::Take { from, .. } => message.with("from", Arg::Seat(from)),
            Awaits::Build { piece, .. } => message.with("piece", Arg::Pieces(piece.into())),
            _ => message,
        })
    }

    /// The sentence in English; `name` says what a player is called.
    #[must_use]
    pub fn english(&self, name: &dyn Fn(Seat) -> String) -> String {
        let mut text = template(&self.key).to_owned();
        for (arg, value) in &self.args {
            let words = match value {
                Arg::Seat(seat) => name(*seat),
                Arg::Pieces(pieces) => english_list(*pieces),
            };
            text = text.replace(&format!("{{{arg}}}"), &words);
        }
        capitalised(&text)
    }
}

/// Several messages as one paragraph in English.
#[must_use]
pub fn english(messages: &[Message], name: &dyn Fn(Seat) -> String) -> String {
    let sentences: Vec<String> = messages
        .iter()
        .map(|message| message.english(name))
        .collect();
    sentences.join(" ")
}

/// Every key there is: rulings, what stands besides, reminders.
pub fn message_keys() -> impl Iterator<Item = &'static str> {
    let cases = Case::ALL.iter().map(|case| case.key());
    let besides = BESIDES.iter().map(|(key, _)| *key);
    cases.chain(besides).chain(reminder::keys())
}

/// The English template of a key; the key itself if there is none, so that it is seen.
fn template(key: &str) -> &str {
    let case = Case::ALL
        .iter()
        .find(|case| case.key() == key)
        .map(|case| case.english());
    let besides = || {
        let mut all = BESIDES.iter();
        all.find(|(other, _)| *other == key).map(|(_, text)| *text)
    };
    case.or_else(besides)
        .or_else(|| reminder::english(key))
        .unwrap_or(key)
}

fn capitalised(text: &str) -> String {
    let mut chars = text.chars();
    match chars.next() {
        Some(first) => first.to_uppercase().chain(chars).collect(),
        None => String::new(),
    }
}

/// "the yellow egg", "black piece 3", "the camel".
fn english_piece(piece: Piece) -> String {
    match piece.kind() {
        PieceKind::Coloured(shape, colour) => {
            format!("the {} {}", colour.name(), shape.name().replace('-', " "))
        }
        PieceKind::Black(number) => format!("black piece {number}"),
        PieceKind::Camel => "the camel".to_owned(),
    }
}

/// "the blue ball, the white egg and the camel"; "nothing" for none.
fn english_list(pieces: PieceSet) -> String {
    let mut names: Vec<String> = pieces.into_iter().map(english_piece).collect();
    match (names.pop(), names.is_empty()) {
        (None, _) => "nothing".to_owned(),
        (Some(only), true) => only,
        (Some(last), false) => format!("{} and {last}", names.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat_name(seat: Seat) -> String {
        seat.to_string()
    }

    #[test]
    fn lists_read_like_a_sentence() {
        let pieces = |names: &[&str]| {
            names
                .iter()
                .map(|name| name.parse::<Piece>().unwrap())
                .collect()
        };
        let check = |names: &[&str], text: &str| assert_eq!(english_list(pieces(names)), text);
        check(&[], "nothing");
        check(&["narrow-roof-yellow"], "the yellow narrow roof");
        check(&["egg-blue", "camel"], "the blue egg and the camel");
        check(
            &["ball-blue", "egg-blue", "black-3"],
            "the blue ball, the blue egg and black piece 3",
        );
    }

    #[test]
    fn every_key_has_its_own_text() {
        let mut keys: Vec<&str> = message_keys().collect();
        for key in &keys {
            assert_ne!(&template(key), key);
        }
        let count = keys.len();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), count);
    }

    #[test]
    fn a_sentence_begins_with_a_capital() {
        let message = Message::new("due-give").with_seat("seat", Seat::new(2));
        assert_eq!(message.english(&seat_name), "Seat 2 names who gets it.");
    }
}
