//! What was felt so far, kept on the device: how often each shape was named, how often rightly, how quickly.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::daily::Days;
use super::wire::Answer;

use crate::net::json;

/// Everything that is kept.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Book {
    tallies: BTreeMap<String, Tally>,
    /// The daily bags.
    pub days: Days,
}

/// How it went with one shape.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Tally {
    /// How often it was in the hand.
    pub felt: u32,
    /// How often it was named rightly.
    pub right: u32,
    /// How long the right ones took together, in milliseconds.
    pub millis: u64,
}

impl Tally {
    /// The share that was named rightly, in percent.
    #[must_use]
    pub fn percent(&self) -> Option<u32> {
        (self.felt > 0).then(|| (self.right * 100 + self.felt / 2) / self.felt)
    }

    /// How long a right answer took on average, in milliseconds.
    #[must_use]
    pub fn average(&self) -> Option<u64> {
        (self.right > 0).then(|| self.millis / u64::from(self.right))
    }
}

fn key(answer: Answer) -> &'static str {
    match answer {
        Answer::Shape(shape) => shape.name(),
        Answer::Black => "black",
        Answer::Camel => "camel",
    }
}

impl Book {
    /// What was kept; a damaged text is an empty book.
    #[must_use]
    pub fn read(text: &str) -> Book {
        json::read(text).unwrap_or_default()
    }

    /// To be kept.
    #[must_use]
    pub fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Notes that a piece was named.
    pub fn note(&mut self, truth: Answer, right: bool, millis: u32) {
        let tally = self.tallies.entry(key(truth).to_owned()).or_default();
        tally.felt += 1;
        if right {
            tally.right += 1;
            tally.millis += u64::from(millis);
        }
    }

    /// How it went with one shape.
    #[must_use]
    pub fn tally(&self, answer: Answer) -> Tally {
        self.tallies.get(key(answer)).copied().unwrap_or_default()
    }

    /// Whether anything was felt at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.tallies.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use bag::Shape;

    use super::*;

    #[test]
    fn accuracy_and_time_are_kept_for_each_shape() {
        let egg = Answer::Shape(Shape::Egg);
        let mut book = Book::default();
        book.note(egg, true, 4000);
        book.note(egg, true, 2000);
        book.note(egg, false, 900);
        let book = Book::read(&book.write());
        assert_eq!(book.tally(egg).percent(), Some(67));
        assert_eq!(book.tally(egg).average(), Some(3000));
        assert_eq!(book.tally(Answer::Camel).percent(), None);
    }

    #[test]
    fn damaged_books_are_empty_books() {
        assert_eq!(Book::read("sand"), Book::default());
    }
}
