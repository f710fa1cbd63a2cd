//! How an option's value is read and written: one small trait, and a macro for closed choices.

use std::str::FromStr;

use serde_json::Value;

/// A value that an option can have.
pub(crate) trait OptionValue: Sized {
    /// Reads it from text; `None` if it is not one of the possible values.
    fn parse(text: &str) -> Option<Self>;
    /// As it is written in JSON: a string, a number, `true`, `false` or `null`.
    fn json(&self) -> Value;
    /// What could have been written, for error messages.
    fn expected() -> String;
    /// The possible values where they are few; empty for numbers and words.
    fn choices() -> &'static [&'static str] {
        &[]
    }
}

/// More digits than any number needs: the rest could only be leading zeros.
const MOST_DIGITS: usize = 20;

fn whole<T: FromStr>(text: &str) -> Option<T> {
    (text.len() <= MOST_DIGITS).then(|| text.parse().ok())?
}

impl OptionValue for bool {
    fn parse(text: &str) -> Option<bool> {
        match text {
            "true" | "on" | "yes" => Some(true),
            "false" | "off" | "no" => Some(false),
            _ => None,
        }
    }

    fn json(&self) -> Value {
        Value::Bool(*self)
    }

    fn expected() -> String {
        "true or false".to_owned()
    }

    fn choices() -> &'static [&'static str] {
        &["true", "false"]
    }
}

impl OptionValue for u8 {
    fn parse(text: &str) -> Option<u8> {
        whole(text)
    }

    fn json(&self) -> Value {
        Value::from(*self)
    }

    fn expected() -> String {
        "a whole number".to_owned()
    }
}

impl OptionValue for u32 {
    fn parse(text: &str) -> Option<u32> {
        whole(text)
    }

    fn json(&self) -> Value {
        Value::from(*self)
    }

    fn expected() -> String {
        "a whole number".to_owned()
    }
}

/// A limit that need not be set.
impl OptionValue for Option<u32> {
    fn parse(text: &str) -> Option<Option<u32>> {
        match text {
            "none" => Some(None),
            _ => whole(text).filter(|number| *number > 0).map(Some),
        }
    }

    fn json(&self) -> Value {
        self.map_or(Value::Null, Value::from)
    }

    fn expected() -> String {
        "none or a whole number from 1 on".to_owned()
    }
}

/// The words of the camel call. Any short line will do for a house rule.
impl OptionValue for String {
    fn parse(text: &str) -> Option<String> {
        let fits = !text.trim().is_empty() && text.chars().count() <= 60;
        (fits && !text.chars().any(char::is_control)).then(|| text.to_owned())
    }

    fn json(&self) -> Value {
        Value::String(self.clone())
    }

    fn expected() -> String {
        "a line of at most 60 characters".to_owned()
    }
}

/// Declares enums whose variants have a name in the rulebook, and how they are read and written.
macro_rules! choices {
    ($(
        $(#[$doc:meta])*
        $name:ident { $( $(#[$variant_doc:meta])* $variant:ident = $text:literal $(| $alias:literal)* ),+ $(,)? }
    )+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
        pub enum $name {
            $( $(#[$variant_doc])* #[serde(rename = $text)] #[doc = concat!("`", $text, "`")] $variant, )+
        }

        impl $crate::options::value::OptionValue for $name {
            fn parse(text: &str) -> Option<Self> {
                match text {
                    $( $text $(| $alias)* => Some($name::$variant), )+
                    _ => None,
                }
            }

            fn json(&self) -> serde_json::Value {
                serde_json::Value::from(match self { $( $name::$variant => $text, )+ })
            }

            fn expected() -> String {
                Self::choices().join(", ")
            }

            fn choices() -> &'static [&'static str] {
                &[$($text),+]
            }
        }
    )+};
}
pub(crate) use choices;
