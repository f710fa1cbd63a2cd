//! Every reason that we know is said in four languages, and no figure in it is lost.

use lingo::Language;

use super::book::speak;
use super::known::KNOWN;
use super::reasons::known;
use super::{sentence, sentence_naming};

/// What the rules could have written into a hole, and what must be read of it in every language; nothing if that is another
/// word everywhere.
fn example(hole: &str) -> (&'static str, &'static str) {
    match hole {
        "side" => ("Black", ""),
        "kind" => ("falcon", ""),
        "piece" => ("ball-blue", ""),
        "colour" => ("brown", ""),
        "game" => ("tower", ""),
        "games" => ("duel, quartet", ""),
        "seat" => ("seat 2", "3"),
        "giver" | "taker" => ("seat 4", "5"),
        "seats" => ("seat 0 and seat 5", "6"),
        "option" => ("duel.sit_out", "duel.sit_out"),
        "outcome" => ("White wins (target)", ""),
        "played" => ("draw (agreement)", ""),
        "why" => ("there is no piece on h5", "h5"),
        "phrase" => ("a line of at most 60 characters", "60"),
        "ignored" => ("expected value", ""),
        "text" => ("x07", "x07"),
        "list" => ("yes, no", "yes, no"),
        "from" => ("c3", "c3"),
        "to" | "square" => ("k8", "k8"),
        "move" => ("c3xk8", "c3xk8"),
        "line" | "rank" | "number" => ("12", "12"),
        "total" | "most" => ("47", "47"),
        _ => ("31", "31"),
    }
}

/// A pattern filled in, and what must be read in every language: what was filled in and every number of the pattern.
fn filled(pattern: &str) -> (String, Vec<&'static str>) {
    let mut parts = pattern.split('{');
    let mut english = parts.next().unwrap_or_default().to_owned();
    let mut kept = Vec::new();
    for part in parts {
        let (hole, rest) = part.split_once('}').expect("a hole ends");
        let (written, read) = example(hole);
        english.push_str(written);
        english.push_str(rest);
        kept.push(read);
    }
    (english, kept)
}

#[test]
fn every_reason_is_said_in_four_languages_with_its_figures() {
    for line in KNOWN {
        let (key, pattern) = line.split_once(": ").expect("a key and a pattern");
        let (english, kept) = filled(pattern);
        let mut all = Vec::new();
        for language in Language::ALL {
            speak(language);
            let said =
                known(&english, &|_| None).unwrap_or_else(|| panic!("{english} is not known"));
            for figure in &kept {
                assert!(
                    said.contains(figure),
                    "{}: {said} lacks {figure}",
                    language.tag()
                );
            }
            assert!(!said.contains("{$"), "{}: {said}", language.tag());
            all.push(said);
        }
        let same = all.iter().filter(|said| **said == all[0]).count();
        assert!(same < Language::ALL.len(), "{key} is English everywhere");
    }
}

#[track_caller]
fn says(language: Language, error: &dyn std::fmt::Display, wanted: &str) {
    speak(language);
    assert_eq!(sentence(&error.to_string()), wanted);
}

#[test]
fn real_errors_are_understood() {
    let gfen = "18/18 w 8,8,8 8,8,8 0,0 0,0".parse::<gimel::Setup>();
    says(
        Language::German,
        &gfen.expect_err("two ranks"),
        "Der Text hat 2 Reihen; nötig sind 8, mit / dazwischen.",
    );
    let pieces = "18/18/18/18/18/18/18/18 w 9,8,8 8,8,8 5,0 0,0".parse::<gimel::Position>();
    says(
        Language::Dutch,
        &pieces.expect_err("too many"),
        "De stelling kan niet: Wit heeft 25 stukken op het bord en in de hand, 0 zijn geslagen, samen 25; \
         het kan met 24 (8 van elke soort) of 12 (4 van elke soort). Wit, kever: 9 op het bord en in de hand; er zijn er hoogstens 8. \
         Wit heeft hier 5 punten, maar de geslagen stukken zijn 0 waard.",
    );
    let record = "[Event \"x\"]\n\n1. F@z9 *\n".parse::<gimel::Record>();
    says(
        Language::French,
        &record.expect_err("no square"),
        "Ligne 3\u{a0}: «\u{a0}F@z9\u{a0}» n’est pas un coup\u{202f}; écris par exemple F@h5, h5-k8 ou h5xk8, ou \
         l’un de turn-timeout, time-up, white-claims, black-claims, white-resigns, black-resigns, draw-agreed.",
    );
    let mut options = dschamal::Options::default();
    let target = options.set("victory.target", "99").map(drop);
    says(
        Language::German,
        &target.expect_err("too many"),
        "victory.target: „99“ geht nicht; möglich: eine Zahl von 1 bis 48, mehr farbige Teile gibt es nicht.",
    );
    let rules = dschamal::Rules::new(dschamal::Game::Quartet, 2, options);
    says(
        Language::German,
        &rules.expect_err("two"),
        "Quartett: nicht für 2, sondern für 3 bis 6 Personen (Q-01).",
    );
}

/// People are called by their names where these are known.
#[test]
fn seats_are_called_by_name() {
    let names = |seat: dschamal::Seat| ["Ada", "Bo", "Cem"][usize::from(seat.number())].to_owned();
    let refusal = "seat 1 has to give the piece to another player (D-38)";
    for (language, wanted) in [
        (
            Language::English,
            "Bo has to give the piece to somebody else (D-38).",
        ),
        (
            Language::French,
            "Bo doit donner la pièce à quelqu’un d’autre (D-38).",
        ),
    ] {
        speak(language);
        assert_eq!(sentence_naming(refusal, names), wanted);
    }
    assert_eq!(
        sentence(refusal),
        "La place 2 doit donner la pièce à quelqu’un d’autre (D-38)."
    );
    speak(Language::German);
    assert_eq!(
        sentence_naming("seat 0 and seat 2 reach into the bag", names),
        "Ada und Cem greifen in den Beutel."
    );
}

/// Everything that is wrong is told, one after the other.
#[test]
fn several_reasons_are_several_sentences() {
    let both = gimel::Options {
        target: std::num::NonZeroU32::new(999),
        time_mode: gimel::TimeMode::TurnCount,
        ..gimel::Options::default()
    };
    let wrong = both.check().expect_err("nonsense");
    says(
        Language::German,
        &wrong,
        "Zum Sieg sollen 999 Punkte nötig sein, die Figuren einer Seite sind aber nur 80 wert. \
         Um Züge abzuzählen, braucht es eine Spielzeit und ein Limit je Zug.",
    );
}
