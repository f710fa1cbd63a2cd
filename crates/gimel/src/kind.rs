//! What a piece is: beetle, cat or falcon, and whose.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use crate::Side;

/// The three kinds of piece, cheapest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// The scarab: one square, worth 1.
    Beetle,
    /// Bastet: two squares, worth 3.
    Cat,
    /// Horus: three squares, worth 6.
    Falcon,
}

impl Kind {
    /// All kinds, cheapest first; this is also the order of their letters.
    pub const ALL: [Self; 3] = [Self::Beetle, Self::Cat, Self::Falcon];

    /// Points its capture scores.
    #[must_use]
    pub const fn value(self) -> u32 {
        match self {
            Self::Beetle => 1,
            Self::Cat => 3,
            Self::Falcon => 6,
        }
    }

    /// `B`, `C` or `F`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Beetle => 'B',
            Self::Cat => 'C',
            Self::Falcon => 'F',
        }
    }

    /// The kind of an upper-case letter.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'B' => Some(Self::Beetle),
            'C' => Some(Self::Cat),
            'F' => Some(Self::Falcon),
            _ => None,
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Beetle => "beetle",
            Self::Cat => "cat",
            Self::Falcon => "falcon",
        })
    }
}

/// A piece: whose, and of which kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Piece {
    /// Its owner.
    pub side: Side,
    /// What it is.
    pub kind: Kind,
}

impl Piece {
    /// The letter in position text: upper case for White, lower case for Black.
    #[must_use]
    pub const fn letter(self) -> char {
        match self.side {
            Side::White => self.kind.letter(),
            Side::Black => self.kind.letter().to_ascii_lowercase(),
        }
    }

    /// The piece of a letter in position text.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        let kind = Kind::from_letter(letter.to_ascii_uppercase())?;
        let side = if letter.is_ascii_uppercase() {
            Side::White
        } else {
            Side::Black
        };
        Some(Self { side, kind })
    }
}

/// One value for each kind; a hand is a `ByKind<u8>`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct ByKind<T> {
    /// The beetle's.
    pub beetle: T,
    /// The cat's.
    pub cat: T,
    /// The falcon's.
    pub falcon: T,
}

impl<T> ByKind<T> {
    /// Asks for each kind's value, cheapest kind first.
    pub fn from_fn(mut value: impl FnMut(Kind) -> T) -> Self {
        Self {
            beetle: value(Kind::Beetle),
            cat: value(Kind::Cat),
            falcon: value(Kind::Falcon),
        }
    }
}

impl<T> Index<Kind> for ByKind<T> {
    type Output = T;

    fn index(&self, kind: Kind) -> &T {
        match kind {
            Kind::Beetle => &self.beetle,
            Kind::Cat => &self.cat,
            Kind::Falcon => &self.falcon,
        }
    }
}

impl<T> IndexMut<Kind> for ByKind<T> {
    fn index_mut(&mut self, kind: Kind) -> &mut T {
        match kind {
            Kind::Beetle => &mut self.beetle,
            Kind::Cat => &mut self.cat,
            Kind::Falcon => &mut self.falcon,
        }
    }
}
