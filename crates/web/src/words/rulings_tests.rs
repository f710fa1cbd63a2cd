//! Rulings as the one who looks reads them: every message, in four languages, about every player it speaks of.

use std::collections::BTreeMap;

use dschamal::message_keys;
use lingo::Language;

use super::*;
use crate::words::book::speak;

/// What the one who looks is called at the table: never to be read.
const OWN_NAME: &str = "Traveller";

/// Players that a message may speak of.
const PLAYERS: [&str; 6] = ["quicker", "winner", "loser", "offender", "seat", "from"];

/// How each language speaks to one person.
const YOU: [(Language, &[&str]); 4] = [
    (Language::English, &["you", "your"]),
    (Language::German, &["du", "dir", "deiner", "deinen"]),
    (Language::French, &["tu", "te", "toi", "ton", "ta", "tes"]),
    (Language::Dutch, &["je", "jij", "jou", "jouw"]),
];

fn player(number: usize) -> Seat {
    let number = u8::try_from(number).expect("few players");
    Seat::new(number).expect("a seat")
}

/// A message with everything that any of them needs, each player another one.
fn message(key: &str) -> Message {
    let some: PieceSet = ["narrow-roof-yellow", "egg-blue", "black-3", "camel"]
        .iter()
        .map(|name| name.parse::<Piece>().expect("a piece"))
        .collect();
    let players = PLAYERS.iter().enumerate();
    let mut args: BTreeMap<String, Arg> = players
        .map(|(number, arg)| ((*arg).to_owned(), Arg::Seat(player(number))))
        .collect();
    for (arg, pieces) in [
        ("pull", PieceSet::of(Piece::CAMEL)),
        ("gain", some),
        ("piece", PieceSet::EMPTY),
    ] {
        args.insert(arg.to_owned(), Arg::Pieces(pieces));
    }
    Message {
        key: key.to_owned(),
        args,
    }
}

fn read(message: &Message, you: Option<Seat>) -> String {
    let name = |seat: Seat| match you == Some(seat) {
        true => OWN_NAME.to_owned(),
        false => format!("Player {seat}"),
    };
    ruling(std::slice::from_ref(message), you, &name)
}

/// Is one person spoken to?
fn speaks_to_one(text: &str, words: &[&str]) -> bool {
    let lower = text.to_lowercase();
    let mut said = lower.split(|letter: char| !letter.is_alphabetic());
    said.any(|word| words.contains(&word))
}

/// The rules know their sentences in English; so does the book.
#[test]
fn english_says_what_the_rules_say() {
    let name = |seat: Seat| format!("Player {seat}");
    for key in message_keys() {
        let message = message(key);
        assert_eq!(read(&message, None), message.english(&name), "{key}");
    }
}

#[test]
fn the_one_who_looks_is_spoken_to_and_never_named() {
    assert_eq!(YOU.map(|(language, _)| language), Language::ALL);
    for (language, words) in YOU {
        speak(language);
        for key in message_keys() {
            let message = message(key);
            let plain = read(&message, None);
            for (number, arg) in PLAYERS.iter().enumerate() {
                let text = read(&message, Some(player(number)));
                assert!(!text.contains(OWN_NAME), "{language:?} {key} {arg}: {text}");
                assert!(!text.contains(['{', '$']), "{language:?} {key}: {text}");
                assert!(!text.contains("  "), "{language:?} {key}: {text}");
                // Whom a message does not speak of, it does not speak to.
                let about = plain.contains(&format!("Player {}", player(number)));
                assert_eq!(
                    speaks_to_one(&text, words),
                    about,
                    "{language:?} {key} {arg}: {text}"
                );
                assert_eq!(text == plain, !about, "{language:?} {key} {arg}: {text}");
            }
        }
    }
    speak(Language::English);
}

#[test]
fn nobody_is_spoken_to_where_nobody_looks() {
    for (language, words) in YOU {
        speak(language);
        for key in message_keys() {
            let text = read(&message(key), None);
            // Reminders are said to everybody.
            let reminder = key.starts_with("remind-");
            assert!(
                reminder || !speaks_to_one(&text, words),
                "{language:?} {key}: {text}"
            );
        }
    }
    speak(Language::English);
}

/// A ruling and what is due after it, of two players: the one who looks, and Mia.
fn told(key: &str, you: &str) -> String {
    let mut message = message(key);
    for (arg, value) in &mut message.args {
        match arg.as_str() {
            "pull" | "gain" | "piece" => {
                *value = Arg::Pieces("ball-blue".parse::<Piece>().expect("a piece").into());
            }
            other => *value = Arg::Seat(player(usize::from(other != you))),
        }
    }
    let name = |seat: Seat| match seat == player(0) {
        true => OWN_NAME.to_owned(),
        false => "Mia".to_owned(),
    };
    ruling(&[message], Some(player(0)), &name)
}

#[track_caller]
fn check(language: Language, sentences: &[(&str, &str, &str)]) {
    speak(language);
    for (key, you, text) in sentences {
        assert_eq!(told(key, you), *text);
    }
    speak(Language::English);
}

#[test]
fn english_to_you() {
    check(
        Language::English,
        &[
            (
                "own-shape",
                "quicker",
                "You pulled the blue ball and have that shape already: you win and keep it.",
            ),
            (
                "nobodys-shape",
                "winner",
                "Mia pulled the blue ball, but neither of you has that shape. You win and get it.",
            ),
            (
                "nobodys-shape",
                "quicker",
                "You pulled the blue ball, but neither of you has that shape. Mia wins and gets it.",
            ),
            (
                "opponents-shape",
                "loser",
                "Mia pulled the blue ball. You have that shape and Mia has not: Mia wins, keeps the piece and gets one of that shape from you.",
            ),
            ("due-take", "from", "Mia picks one of your pieces."),
            ("due-take", "seat", "You pick one of Mia’s pieces."),
        ],
    );
}

#[test]
fn german_to_you() {
    check(
        Language::German,
        &[
            (
                "own-shape",
                "quicker",
                "Du hast die blaue Kugel gezogen und besitzt diese Form schon: Du gewinnst und behältst das Teil.",
            ),
            (
                "black-pulled",
                "winner",
                "Mia hat ein schwarzes Teil gezogen. Du gewinnst.",
            ),
            (
                "opponents-shape",
                "loser",
                "Mia hat die blaue Kugel gezogen. Du besitzt diese Form und Mia nicht: Mia gewinnt, behält das Teil und bekommt von dir eines dieser Form.",
            ),
            ("due-take", "from", "Mia sucht sich eines deiner Teile aus."),
        ],
    );
}

#[test]
fn french_to_you() {
    check(
        Language::French,
        &[
            (
                "own-shape",
                "quicker",
                "Tu as tiré la boule bleue et tu possèdes déjà cette forme\u{a0}: tu gagnes et tu gardes la pièce.",
            ),
            (
                "black-pulled",
                "winner",
                "Mia a tiré une pièce noire. Tu gagnes.",
            ),
            (
                "camel-silent",
                "quicker",
                "Tu as tiré le chameau, mais tu ne l’as pas annoncé à temps. Mia gagne.",
            ),
            ("due-take", "from", "Mia choisit une de tes pièces."),
        ],
    );
}

#[test]
fn dutch_to_you() {
    check(
        Language::Dutch,
        &[
            (
                "own-shape",
                "quicker",
                "Je trok de blauwe bol en hebt die vorm al: je wint en houdt het stuk.",
            ),
            (
                "black-pulled",
                "winner",
                "Mia trok een zwart stuk. Jij wint.",
            ),
            (
                "quicker-keeps",
                "quicker",
                "Je was sneller met de blauwe bol, hebt die vorm al en houdt het stuk.",
            ),
            ("due-take", "from", "Mia kiest een van jouw stukken."),
        ],
    );
}
