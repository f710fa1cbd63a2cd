//! A game as a list of words: numbers, moves and branches, in the order they are read.

use gimel::{Entry, Side};

use crate::words;

/// A piece of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Token {
    /// `12.` or `12...`
    Number(String),
    /// A move; `id` is whatever its owner finds it by.
    Move {
        /// Handed back when it is picked.
        id: usize,
        /// Its notation.
        text: String,
    },
    /// A branch begins.
    Open,
    /// A branch ends.
    Close,
}

/// A game without branches, as it is written down; the id of a move is how many entries there are with it.
#[must_use]
pub fn line(first: Side, entries: &[Entry]) -> Vec<Token> {
    let mut pen = Pen::new(first);
    let mut out = Vec::new();
    for (index, &entry) in entries.iter().enumerate() {
        pen.write(index + 1, entry, &mut out);
    }
    out
}

/// Numbers turns as players do, and writes them down.
#[derive(Debug, Clone, Copy)]
pub struct Pen {
    side: Side,
    number: usize,
    fresh: bool,
}

impl Pen {
    /// Starts with the side that begins.
    #[must_use]
    pub const fn new(side: Side) -> Self {
        Self {
            side,
            number: 1,
            fresh: true,
        }
    }

    /// The next number is written out again, as after a branch.
    pub const fn lift(&mut self) {
        self.fresh = true;
    }

    /// Writes an entry.
    pub fn write(&mut self, id: usize, entry: Entry, out: &mut Vec<Token>) {
        if entry.is_turn() {
            match self.side {
                Side::White => out.push(Token::Number(format!("{}.", self.number))),
                Side::Black if self.fresh => out.push(Token::Number(format!("{}...", self.number))),
                Side::Black => {}
            }
            self.number += usize::from(self.side == Side::Black);
            self.side = self.side.other();
            self.fresh = false;
        }
        let text = words::entry(entry);
        out.push(Token::Move { id, text });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(side: Side, entries: &[&str]) -> String {
        let mut pen = Pen::new(side);
        let mut out = Vec::new();
        for (id, text) in entries.iter().enumerate() {
            pen.write(id, text.parse().expect("an entry"), &mut out);
        }
        let words = out.into_iter().map(|token| match token {
            Token::Number(text) | Token::Move { text, .. } => text,
            Token::Open => "(".to_owned(),
            Token::Close => ")".to_owned(),
        });
        words.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn turns_are_numbered_as_players_do() {
        let game = ["F@h5", "C@a1", "h5-k8", "black-resigns"];
        assert_eq!(
            written(Side::White, &game),
            "1. F@h5 C@a1 2. h5-k8 Black resigns"
        );
        assert_eq!(written(Side::Black, &game[..2]), "1... F@h5 2. C@a1");
    }
}
