//! Writing a record: tags first, then turns with their numbers, broken into lines.

use std::fmt;

use super::tags::quote;
use super::{Noted, Record};
use crate::{Entry, Position, Side};

/// Where lines are broken.
const WIDTH: usize = 80;

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in self.tags() {
            write_tag(f, name, value)?;
        }
        let options = self.options.to_string();
        if !options.is_empty() {
            write_tag(f, "Options", &options)?;
        }
        if self.start != Position::start(self.options.pieces_each) {
            write_tag(f, "Position", &self.start.to_string())?;
        }
        let result = self.outcome.map_or("*", |outcome| outcome.token());
        write_tag(f, "Result", result)?;
        if let Some(outcome) = self.outcome {
            write_tag(f, "Termination", outcome.reason.word())?;
        }
        writeln!(f)?;
        write_wrapped(f, self.words(result))
    }
}

impl Record {
    /// Everything after the tags, piece by piece.
    fn words(&self, result: &str) -> Vec<String> {
        let mut words: Vec<String> = self.preface.iter().map(|c| format!("{{{c}}}")).collect();
        let mut count = TurnCount {
            side: self.start.side(),
            number: 1,
            announce: true,
        };
        for Noted { entry, comment } in &self.entries {
            words.extend(count.announce(*entry));
            words.push(entry.to_string());
            if let Some(comment) = comment {
                words.push(format!("{{{comment}}}"));
                count.announce = true;
            }
        }
        words.push(result.to_owned());
        words
    }
}

/// Numbers turns as players do: one number for White's and Black's together.
struct TurnCount {
    side: Side,
    number: u32,
    /// Black's turn is numbered only where the number is not plain to see.
    announce: bool,
}

impl TurnCount {
    fn announce(&mut self, entry: Entry) -> Option<String> {
        if !entry.is_turn() {
            return None;
        }
        let number = self.number;
        let text = match self.side {
            Side::White => Some(format!("{number}.")),
            Side::Black => self.announce.then(|| format!("{number}...")),
        };
        self.announce = false;
        self.number += u32::from(self.side == Side::Black);
        self.side = self.side.other();
        text
    }
}

fn write_tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    writeln!(f, "[{name} \"{}\"]", quote(value))
}

fn write_wrapped(f: &mut fmt::Formatter<'_>, words: Vec<String>) -> fmt::Result {
    let mut column = 0;
    for word in words {
        let width = word.chars().count();
        if column > 0 && column + 1 + width > WIDTH {
            writeln!(f)?;
            column = 0;
        }
        if column > 0 {
            f.write_str(" ")?;
            column += 1;
        }
        f.write_str(&word)?;
        column += width;
    }
    writeln!(f)
}
