//! Reasons with figures in them: the English words are recognised, and said again in the language of the window.

use dschamal::{Colour, Game, Piece, Seat};
use gimel::{BySide, Kind, Outcome, Reason, Side, Square};
use lingo::Value;

use super::book::{say, text_of};
use super::known::KNOWN;

/// So deep may a reason stand in another one.
const DEEPEST: u8 = 6;

/// What was found in the holes of a pattern.
type Found = Vec<(&'static str, Filled)>;

/// What a hole is filled with, ready to be said.
enum Filled {
    Text(String),
    Number(i64),
}

/// What a player is called, where that is known.
pub(super) type Names<'a> = &'a dyn Fn(Seat) -> Option<String>;

/// How a reason is read.
#[derive(Clone, Copy)]
struct Reading<'a> {
    names: Names<'a>,
    depth: u8,
}

/// The reason in the reader's language, if it is one that we know.
pub(super) fn known(reason: &str, names: Names<'_>) -> Option<String> {
    known_at(reason, Reading { names, depth: 0 })
}

fn known_at(reason: &str, reading: Reading<'_>) -> Option<String> {
    one(reason, reading).or_else(|| several(reason, reading))
}

fn one(reason: &str, reading: Reading<'_>) -> Option<String> {
    let plain = text_of(&super::refusals::key(reason));
    if !plain.is_empty() {
        return Some(plain.to_owned());
    }
    if reading.depth > DEEPEST {
        return None;
    }
    KNOWN.iter().find_map(|line| {
        let (key, pattern) = line.split_once(": ")?;
        let mut found = Found::new();
        fits(pattern, reason, reading, &mut found).then(|| said(key, &found))
    })
}

/// Some errors tell all their reasons at once.
fn several(reason: &str, reading: Reading<'_>) -> Option<String> {
    reason.match_indices("; ").find_map(|(at, gap)| {
        let first = one(&reason[..at], reading)?;
        let rest = known_at(&reason[at + gap.len()..], reading)?;
        Some(format!("{first}. {}", super::rulings::capitalised(&rest)))
    })
}

fn said(key: &str, found: &Found) -> String {
    let value = |filled| match filled {
        &Filled::Number(number) => Value::Number(number),
        Filled::Text(text) => Value::Text(text),
    };
    let arguments: Vec<_> = found.iter().map(|(name, it)| (*name, value(it))).collect();
    say(key, &arguments)
}

/// Does the text have the form of the pattern? Notes what stands in the holes.
fn fits(pattern: &'static str, text: &str, reading: Reading<'_>, found: &mut Found) -> bool {
    let Some((before, hole)) = pattern.split_once('{') else {
        return pattern == text;
    };
    let (Some(text), Some((name, after))) = (text.strip_prefix(before), hole.split_once('}'))
    else {
        return false;
    };
    let next = after.split('{').next().unwrap_or_default();
    let mut ends: Vec<usize> = text.match_indices(next).map(|(at, _)| at).collect();
    if next.is_empty() {
        ends = vec![text.len()];
    }
    for end in ends {
        let known = found.len();
        if let Some(filled) = fill(name, &text[..end], reading) {
            found.push((name, filled));
            if fits(after, &text[end..], reading, found) {
                return true;
            }
            found.truncate(known);
        }
    }
    false
}

/// What stands in a hole of this name, in the reader's language; nothing if it cannot stand there.
fn fill(name: &str, text: &str, reading: Reading<'_>) -> Option<Filled> {
    let said = match name {
        "side" => super::side_name(side(text)?).to_owned(),
        "kind" => super::gimel_kind(kind(text)?).to_owned(),
        "piece" => super::wooden(text.parse::<Piece>().ok()?),
        "colour" => super::colour(colour(text)?).to_owned(),
        "game" => super::dschamal_game(text.parse::<Game>().ok()?).to_owned(),
        "games" => games(text)?,
        "seat" | "giver" | "taker" => seat(text, reading.names)?,
        "seats" => seats(text, reading.names)?,
        "option" => option(text).to_owned(),
        "outcome" | "played" => outcome(text, reading)?,
        "why" | "phrase" => {
            let depth = reading.depth + 1;
            known_at(text, Reading { depth, ..reading }).unwrap_or_else(|| text.to_owned())
        }
        "from" | "to" | "square" => text.parse::<Square>().ok()?.to_string(),
        "text" | "list" | "ignored" => text.to_owned(),
        "move" => Some(text).filter(|text| !text.contains(' '))?.to_owned(),
        _ => return text.parse().ok().map(Filled::Number),
    };
    Some(Filled::Text(said))
}

fn side(text: &str) -> Option<Side> {
    let sides = [Side::White, Side::Black];
    sides.into_iter().find(|side| side.to_string() == text)
}

fn kind(text: &str) -> Option<Kind> {
    Kind::ALL.into_iter().find(|kind| kind.to_string() == text)
}

fn colour(text: &str) -> Option<Colour> {
    Colour::ALL.into_iter().find(|it| it.name() == text)
}

/// Whoever sits there by name, or else the seat. Programs count seats from 0, people from 1.
fn seat(text: &str, names: Names<'_>) -> Option<String> {
    let number: u8 = text.strip_prefix("seat ")?.parse().ok()?;
    let name = names(Seat::new(number)?);
    let counted = || {
        say(
            "seat-number",
            &[("number", Value::Number(i64::from(number) + 1))],
        )
    };
    Some(name.unwrap_or_else(counted))
}

fn seats(text: &str, names: Names<'_>) -> Option<String> {
    let each: Option<Vec<String>> = text.split(" and ").map(|one| seat(one, names)).collect();
    Some(super::rulings::listed(each?))
}

fn games(text: &str) -> Option<String> {
    let names: Option<Vec<&str>> = text
        .split(", ")
        .map(|name| name.parse::<Game>().ok().map(super::dschamal_game))
        .collect();
    Some(names?.join(", "))
}

/// An option by its label, where it has one.
fn option(key: &str) -> &str {
    let label = super::option_label(key);
    if label.is_empty() { key } else { label }
}

/// `White wins (target)`, `draw (agreement)`, or a game that goes on.
fn outcome(text: &str, reading: Reading<'_>) -> Option<String> {
    let Some((result, reason)) = text.split_once(" (") else {
        let deepest = Reading {
            depth: DEEPEST,
            ..reading
        };
        return one(text, deepest);
    };
    let reason = Reason::from_word(reason.strip_suffix(')')?)?;
    let winner = result.strip_suffix(" wins").and_then(side);
    let names = BySide::from_fn(|side| super::side_name(side).to_owned());
    Some(super::reason(Outcome { winner, reason }, &names))
}
