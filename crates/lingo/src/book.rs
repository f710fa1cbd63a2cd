//! A book of messages: found by their key, said with what belongs into them.

use serde::{Deserialize, Serialize};

use crate::Language;

/// Messages of one language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Book {
    pub(crate) language: Language,
    /// Sorted by key.
    pub(crate) messages: Vec<(String, Pattern)>,
}

pub(crate) type Pattern = Vec<Part>;

/// A part of a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Part {
    /// As it is.
    Text(String),
    /// What was handed in under this name.
    Argument(String),
    /// It depends on what was handed in.
    Select {
        argument: String,
        variants: Vec<(Choice, Pattern)>,
        otherwise: Pattern,
    },
}

/// When a variant is meant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Choice {
    /// This very number.
    Number(i64),
    /// A number that takes the singular, or this very word.
    Word(String),
}

/// What is put into a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    /// A text.
    Text(&'a str),
    /// A number; it may choose the plural.
    Number(i64),
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Value<'a> {
        Value::Text(text)
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Value<'a> {
        Value::Text(text)
    }
}

macro_rules! numbers {
    ($($number:ty)+) => {$(
        impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
    )+};
}

numbers! { u8 u16 u32 u64 usize i32 i64 }

/// Bytes that are no book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadBook;

impl std::fmt::Display for BadBook {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("this is not a book of messages")
    }
}

impl std::error::Error for BadBook {}

/// What is handed in, by name.
type Arguments<'a> = [(&'a str, Value<'a>)];

impl Book {
    /// Its language.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// As bytes.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        postcard::to_allocvec(self).unwrap_or_default()
    }

    /// Reads what [`Book::to_bytes`] wrote.
    ///
    /// # Errors
    /// If it is something else.
    pub fn from_bytes(bytes: &[u8]) -> Result<Book, BadBook> {
        postcard::from_bytes(bytes).map_err(|_| BadBook)
    }

    /// All keys, in order.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.messages.iter().map(|(key, _)| key.as_str())
    }

    /// The names of everything that a message wants to have handed in, each once.
    #[must_use]
    pub fn wants(&self, key: &str) -> Vec<&str> {
        let mut names = Vec::new();
        if let Some(pattern) = self.find(key) {
            wants(pattern, &mut names);
        }
        names.sort_unstable();
        names.dedup();
        names
    }

    fn find(&self, key: &str) -> Option<&Pattern> {
        let at = self
            .messages
            .binary_search_by(|(known, _)| known.as_str().cmp(key));
        at.ok().map(|at| &self.messages[at].1)
    }

    /// Says a message; none if it is not in the book. What is not handed in is shown by its name.
    #[must_use]
    pub fn say(&self, key: &str, arguments: &Arguments<'_>) -> Option<String> {
        let mut said = String::new();
        self.write(self.find(key)?, arguments, &mut said);
        Some(said)
    }

    /// A message that needs nothing, as it stands in the book.
    #[must_use]
    pub fn text(&self, key: &str) -> Option<&str> {
        match self.find(key)?.as_slice() {
            [] => Some(""),
            [Part::Text(text)] => Some(text),
            _ => None,
        }
    }

    fn write(&self, pattern: &Pattern, arguments: &Arguments<'_>, said: &mut String) {
        for part in pattern {
            match part {
                Part::Text(text) => said.push_str(text),
                Part::Argument(name) => match find(arguments, name) {
                    Some(Value::Text(text)) => said.push_str(text),
                    Some(Value::Number(number)) => said.push_str(&number.to_string()),
                    None => said.push_str(&format!("{{${name}}}")),
                },
                Part::Select {
                    argument,
                    variants,
                    otherwise,
                } => {
                    let value = find(arguments, argument);
                    let meant = |choice: &Choice| value.is_some_and(|it| self.means(choice, it));
                    let variant = variants.iter().find(|(choice, _)| meant(choice));
                    let chosen = variant.map_or(otherwise, |(_, pattern)| pattern);
                    self.write(chosen, arguments, said);
                }
            }
        }
    }

    fn means(&self, choice: &Choice, value: Value<'_>) -> bool {
        match (choice, value) {
            (Choice::Number(wanted), Value::Number(number)) => *wanted == number,
            (Choice::Word(word), Value::Number(number)) => {
                word == "one" && self.language.is_one(number)
            }
            (Choice::Word(word), Value::Text(text)) => word == text,
            (Choice::Number(_), Value::Text(_)) => false,
        }
    }
}

fn find<'a>(arguments: &Arguments<'a>, name: &str) -> Option<Value<'a>> {
    let mut known = arguments.iter();
    known.find(|(known, _)| *known == name).map(|(_, it)| *it)
}

fn wants<'a>(pattern: &'a Pattern, names: &mut Vec<&'a str>) {
    for part in pattern {
        match part {
            Part::Text(_) => {}
            Part::Argument(name) => names.push(name),
            Part::Select {
                argument,
                variants,
                otherwise,
            } => {
                names.push(argument);
                variants.iter().for_each(|(_, it)| wants(it, names));
                wants(otherwise, names);
            }
        }
    }
}
