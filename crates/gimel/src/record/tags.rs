//! The free tags of a record: `[Event "…"]`.

use thiserror::Error;

/// Names the record writes itself.
const RESERVED: [&str; 4] = ["Options", "Position", "Result", "Termination"];

/// Why a tag cannot be set.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum TagError {
    /// Not a name.
    #[error("`{0}` is no tag name; expected letters, digits and underscores, such as Event")]
    Name(String),
    /// The record says this itself.
    #[error("the tag {0} follows from the game; expected another name")]
    Reserved(String),
}

/// Names and values, in the order they were set.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Tags(Vec<(String, String)>);

impl Tags {
    pub(super) fn get(&self, name: &str) -> Option<&str> {
        self.iter()
            .find(|(known, _)| *known == name)
            .map(|(_, value)| value)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }

    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        if !is_name(name) {
            return Err(TagError::Name(name.to_owned()));
        }
        if RESERVED.contains(&name) {
            return Err(TagError::Reserved(name.to_owned()));
        }
        match self.0.iter_mut().find(|(known, _)| known == name) {
            Some((_, old)) => value.clone_into(old),
            None => self.0.push((name.to_owned(), value.to_owned())),
        }
        Ok(())
    }
}

pub(super) fn is_name(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
}

/// A value as it stands between quotes, on one line.
pub(super) fn quote(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    for letter in value.chars() {
        match letter {
            '"' => text.push_str("\\\""),
            '\\' => text.push_str("\\\\"),
            '\n' => text.push_str("\\n"),
            '\r' => text.push_str("\\r"),
            _ => text.push(letter),
        }
    }
    text
}

/// The value between quotes, or nothing if a quote or a backslash stands alone.
pub(super) fn unquote(text: &str) -> Option<String> {
    let mut value = String::with_capacity(text.len());
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '"' => return None,
            '\\' => value.push(match letters.next()? {
                'n' => '\n',
                'r' => '\r',
                plain @ ('"' | '\\') => plain,
                _ => return None,
            }),
            _ => value.push(letter),
        }
    }
    Some(value)
}
