//! House rules as a form: which field each option wants, found out from the rules crate itself.

use gimel::{OptionError, Options};

/// What a person fills in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Field {
    /// Yes or no.
    Flag,
    /// A number.
    Number,
    /// A number, or none.
    Limit,
    /// One of these words.
    Choice(Vec<String>),
}

/// The field of an option. The rules crate says what it expects when it is given something it cannot take.
#[must_use]
pub fn field(key: &str) -> Option<Field> {
    let Err(OptionError::Value { expected, .. }) = Options::default().set(key, "?") else {
        return None;
    };
    Some(match expected.as_str() {
        "true or false" => Field::Flag,
        number if number.ends_with("or none") => Field::Limit,
        number if number.starts_with("a whole number") => Field::Number,
        words => Field::Choice(words.split(" or ").map(str::to_owned).collect()),
    })
}

/// The options worth asking about: all but those that leave no choice.
pub fn asked() -> impl Iterator<Item = (&'static str, Field)> {
    Options::keys().iter().filter_map(|&key| {
        let field = field(key)?;
        let open = !matches!(&field, Field::Choice(words) if words.len() < 2);
        open.then_some((key, field))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words;

    #[test]
    fn every_option_has_a_field_and_a_name() {
        for key in Options::keys() {
            assert!(field(key).is_some(), "{key}");
            assert!(!words::option_label(key).is_empty(), "{key}");
        }
    }

    #[test]
    fn every_choice_is_one() {
        for (key, field) in asked() {
            let values = match field {
                Field::Flag => vec!["true".to_owned(), "false".to_owned()],
                Field::Number => vec!["7".to_owned()],
                Field::Limit => vec!["7".to_owned(), "none".to_owned()],
                Field::Choice(words) => words,
            };
            for value in values {
                let set = Options::default().set(key, &value);
                assert!(set.is_ok(), "{key}={value}");
            }
        }
    }

    #[test]
    fn draw_has_five_readings_and_placing_is_not_asked() {
        let fields: Vec<_> = asked().collect();
        let draw = fields.iter().find(|(key, _)| *key == "gimel.draw");
        assert!(matches!(draw, Some((_, Field::Choice(words))) if words.len() == 5));
        assert!(!fields.iter().any(|(key, _)| *key == "gimel.place_on"));
    }
}
