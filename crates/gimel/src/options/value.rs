//! How an option's value is read and written.

use std::num::NonZeroU32;
use std::str::FromStr;

use super::choices::{Draw, Falcon, PiecesEach, PlaceOn, Repetition, TimeMode, Timeout};

/// A value that an option can hold.
pub(crate) trait Value: Copy + PartialEq {
    /// What a reader may write, in words.
    fn expected() -> String;
    /// The value of a text, if it is one.
    fn read(text: &str) -> Option<Self>;
    /// The text of the value.
    fn write(self) -> String;
}

/// More digits than any number needs: the rest could only be leading zeros.
const MOST_DIGITS: usize = 20;

fn whole<T: FromStr>(text: &str) -> Option<T> {
    (text.len() <= MOST_DIGITS).then(|| text.parse().ok())?
}

impl Value for bool {
    fn expected() -> String {
        "true or false".to_owned()
    }

    fn read(text: &str) -> Option<Self> {
        text.parse().ok()
    }

    fn write(self) -> String {
        self.to_string()
    }
}

impl Value for u32 {
    fn expected() -> String {
        "a whole number".to_owned()
    }

    fn read(text: &str) -> Option<Self> {
        whole(text)
    }

    fn write(self) -> String {
        self.to_string()
    }
}

impl Value for Option<NonZeroU32> {
    fn expected() -> String {
        "a whole number of at least 1, or none".to_owned()
    }

    fn read(text: &str) -> Option<Self> {
        if text == "none" {
            Some(None)
        } else {
            whole(text).map(Some)
        }
    }

    fn write(self) -> String {
        self.map_or_else(|| "none".to_owned(), |number| number.to_string())
    }
}

macro_rules! choice {
    ($($name:ty),*) => {$(
        impl Value for $name {
            fn expected() -> String {
                Self::ALL.iter().map(|value| value.word()).collect::<Vec<_>>().join(" or ")
            }

            fn read(text: &str) -> Option<Self> {
                Self::from_word(text)
            }

            fn write(self) -> String {
                self.word().to_owned()
            }
        }
    )*};
}

choice!(
    TimeMode, Timeout, Draw, Falcon, PiecesEach, PlaceOn, Repetition
);
