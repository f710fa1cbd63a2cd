//! Every language says everything, nothing is said that nobody asks for, and each is set as its readers are used to.

use std::collections::BTreeSet;

use lingo::{Book, Language};
use xtask::web;

use crate::assert_tidy;
use crate::tree::{File, files};

/// Keys that are put together: the beginning, and from what the rest comes.
const PUT_TOGETHER: &[&str] = &[
    "the-",
    "answer-",
    "question-",
    "a-form-",
    "bot-",
    "kind-",
    "piece-",
    "rule-",
    "side-",
    "why-",
    "wooden-",
];

fn book(language: Language) -> Book {
    web::book(language).expect("messages can be read")
}

fn keys(book: &Book) -> BTreeSet<&str> {
    book.keys().collect()
}

/// Sources that speak: the pages, the rules whose rulings are messages, and what the server says of a page before it is there.
fn speakers() -> Vec<File> {
    let speaks = |file: &File| {
        let ours = [
            "crates/web/src/",
            "crates/dschamal/src/",
            "crates/server/src/fronts/",
        ];
        file.path.ends_with(".rs") && ours.iter().any(|folder| file.path.starts_with(folder))
    };
    files().into_iter().filter(speaks).collect()
}

#[test]
fn all_languages_say_the_same_things() {
    let english = book(Language::English);
    let mut told = Vec::new();
    for language in Language::ALL {
        let other = book(language);
        let tag = language.tag();
        let (ours, theirs) = (keys(&english), keys(&other));
        told.extend(
            ours.difference(&theirs)
                .map(|key| format!("{tag}: {key} is missing")),
        );
        told.extend(
            theirs
                .difference(&ours)
                .map(|key| format!("{tag}: {key} is not in English")),
        );
        for key in ours.intersection(&theirs) {
            let (wants, has) = (english.wants(key), other.wants(key));
            if wants != has {
                told.push(format!("{tag}: {key} wants {has:?}, in English {wants:?}"));
            }
        }
    }
    assert_tidy("languages differ:", &told);
}

#[test]
fn nothing_is_said_that_nobody_asks_for() {
    let sources = speakers();
    let patterns = patterns();
    let english = book(Language::English);
    let asked = |key: &str| {
        let literal = format!("\"{key}\"");
        PUT_TOGETHER.iter().any(|start| key.starts_with(start))
            || sources.iter().any(|file| file.text.contains(&literal))
            || patterns.iter().any(|(known, _)| known == key)
    };
    let idle = english.keys().filter(|key| !asked(key));
    let told: Vec<String> = idle.map(str::to_owned).collect();
    assert_tidy("messages that nobody asks for:", &told);
}

#[test]
fn everything_that_is_asked_for_is_there() {
    let english = book(Language::English);
    let known = keys(&english);
    let mut told = Vec::new();
    let words = |file: &File| file.path.starts_with("crates/web/src/words/");
    for file in speakers().into_iter().filter(words) {
        for key in asked_for(&file.text) {
            if !known.contains(key) {
                told.push(format!("{}: {key}", file.path));
            }
        }
    }
    assert_tidy("messages that are not there:", &told);
}

/// Sources whose refusals are shown to people, and what a refusal stands after: the pages know each by its English words.
const REFUSE: [(&str, &str); 27] = [
    ("crates/table/src/refusal.rs", "#[error("),
    ("crates/table/src/settings.rs", "#[error("),
    ("crates/server/src/problem.rs", "#[error("),
    ("crates/server/src/people/passwords.rs", "BadInput(format!("),
    ("crates/server/src/people/account.rs", "BadInput("),
    ("crates/server/src/people/account.rs", "Taken("),
    ("crates/server/src/people/strength.rs", "BadInput("),
    ("crates/server/src/keeper/deeds.rs", "BadInput("),
    ("crates/server/src/keeper/deeds.rs", "let wrong = "),
    ("crates/dschamal/src/options/mod.rs", "#[error("),
    ("crates/dschamal/src/options/edition.rs", "#[error("),
    ("crates/dschamal/src/rules.rs", "#[error("),
    ("crates/dschamal/src/piece.rs", "#[error("),
    ("crates/dschamal/src/seat.rs", "#[error("),
    ("crates/dschamal/src/game.rs", "#[error("),
    ("crates/dschamal/src/journal.rs", "#[error("),
    ("crates/dschamal/src/turn.rs", "format!("),
    ("crates/dschamal/src/awaits.rs", "format!("),
    ("crates/dschamal/src/report.rs", "format!("),
    ("crates/dschamal/src/report.rs", "let why = "),
    ("crates/dschamal/src/tower.rs", "format!("),
    ("crates/dschamal/src/tower.rs", "let why = "),
    ("crates/gimel/src/gfen.rs", "#[error("),
    ("crates/gimel/src/setup.rs", "#[error("),
    ("crates/gimel/src/refusal.rs", "#[error("),
    ("crates/gimel/src/entry.rs", "#[error("),
    ("crates/gimel/src/game.rs", "#[error("),
];

/// The same for whole folders.
const REFUSE_IN: [(&str, &str); 2] = [
    ("crates/gimel/src/options/", "#[error("),
    ("crates/gimel/src/record/", "#[error("),
];

#[test]
fn every_refusal_is_known_by_its_words() {
    let english = book(Language::English);
    let known = keys(&english);
    let patterns: BTreeSet<String> = patterns()
        .iter()
        .map(|(_, pattern)| form(pattern))
        .collect();
    let mut told = Vec::new();
    for file in files() {
        for text in refusals_of(&file) {
            let fixed = known.contains(refusal_key(&text).as_str());
            // What is only handed on has words of its own.
            if !fixed && !patterns.contains(&form(&text)) && form(&text) != "{}" {
                told.push(format!("{}: {text}", file.path));
            }
        }
    }
    assert_tidy("refusals that other languages do not know:", &told);
}

fn refusals_of(file: &File) -> Vec<String> {
    let named = REFUSE.iter().filter(|(path, _)| file.path == *path);
    let folders = REFUSE_IN
        .iter()
        .filter(|(path, _)| file.path.starts_with(path));
    let starts = named.chain(folders).map(|(_, start)| start);
    starts
        .flat_map(|start| file.text.split(start).skip(1))
        .filter_map(|rest| literal(rest.trim_start()))
        .collect()
}

/// A string as it is meant: without the marks that it needs in a source.
fn literal(source: &str) -> Option<String> {
    let mut rest = source.strip_prefix('"')?.chars();
    let mut text = String::new();
    loop {
        match rest.next()? {
            '"' => return Some(text),
            '\\' => match rest.next()? {
                '\n' => rest = rest.as_str().trim_start().chars(),
                letter => text.push(letter),
            },
            letter => text.push(letter),
        }
    }
}

/// A text whose holes have no names; what a debugger would put into quotes is in quotes, and a rule at the end is left out.
fn form(text: &str) -> String {
    let text = text.replace("}}", "\u{1}");
    let mut parts = text.split('{');
    let mut form = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (hole, rest) = part.split_once('}').unwrap_or((part, ""));
        form.push_str(if hole.ends_with(":?") { "\"{}\"" } else { "{}" });
        form.push_str(rest);
    }
    let form = form.replace('\u{1}', "}");
    form.strip_suffix(" ({})").unwrap_or(&form).to_owned()
}

/// What the pages recognise: the key of the message and the English words.
fn patterns() -> Vec<(String, String)> {
    let ours = |file: &File| file.path == "crates/web/src/words/known.rs";
    let file = files().into_iter().find(ours).expect("a list of reasons");
    let lines = file.text.lines().filter_map(|line| literal(line.trim()));
    let pair = |line: String| {
        let (key, pattern) = line.split_once(": ")?;
        Some((key.to_owned(), pattern.to_owned()))
    };
    lines.filter_map(pair).collect()
}

/// As in `crates/web/src/words/refusals.rs`.
fn refusal_key(text: &str) -> String {
    let plain = text.to_lowercase().replace('á', "a");
    let words = plain.split(|letter: char| !letter.is_ascii_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    format!("why-{}", words.join("-"))
}

/// The keys after `text(`, `say(`, and in tables of words.
fn asked_for(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    for start in ["text(", "say(", "say!("] {
        for (at, _) in text.match_indices(start) {
            let before = text[..at].chars().next_back();
            if before.is_some_and(|letter| letter.is_alphanumeric() || "._".contains(letter)) {
                continue;
            }
            found.extend(quoted(text[at + start.len()..].trim_start()));
        }
    }
    for (_, table) in text
        .match_indices("words! {")
        .map(|(at, _)| text.split_at(at))
    {
        let table = table.split("\n}").next().unwrap_or_default();
        let lines = table
            .lines()
            .filter(|line| line.trim_end().ends_with("\";"));
        found.extend(lines.filter_map(|line| quoted(line.split_once("= ")?.1)));
    }
    found
}

/// What stands in quotes at the beginning.
fn quoted(text: &str) -> Option<&str> {
    let rest = text.strip_prefix('"')?;
    Some(rest.split_once('"')?.0)
}

#[test]
fn languages_are_set_as_their_readers_are_used_to() {
    let mut told = Vec::new();
    for file in files() {
        let Some(tag) = file.path.strip_prefix("crates/web/locales/") else {
            continue;
        };
        let french = tag.starts_with("fr/");
        for (number, line) in file.text.lines().enumerate() {
            let text = without_placeables(line);
            if line.starts_with('#') {
                continue;
            }
            let straight = text.contains(['"', '\'']);
            let english_quotes = !tag.starts_with("en/") && text.contains('”');
            let crowded = french && [" ;", " :", " !", " ?"].iter().any(|it| text.contains(it));
            if straight || english_quotes || crowded {
                told.push(format!("{}:{}: {line}", file.path, number + 1));
            }
        }
    }
    assert_tidy("quotes or spaces that do not belong there:", &told);
}

/// What a reader sees: `{ … }` is for programs.
fn without_placeables(line: &str) -> String {
    let mut depth = 0;
    let keep = |letter: &char| {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => return depth == 0,
        }
        false
    };
    line.chars().filter(keep).collect()
}

#[test]
fn keys_are_found_where_they_are_asked_for() {
    let text = "say(\n  \"a-b\", &[]); say!(\"b\", x = 1); context(\"no\"); text(\"c\")\nwords! {\n    /// Doc.\n    x = \"d-e\";\n}\n";
    let mut found = asked_for(text);
    found.sort_unstable();
    assert_eq!(found, ["a-b", "b", "c", "d-e"]);
}
