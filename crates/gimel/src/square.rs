//! A square of the 8 × 18 board: files `a`–`r`, ranks `1`–`8`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::text::as_text;

/// Files of the board, `a` to `r`.
pub const FILES: u8 = 18;
/// Ranks of the board, `1` to `8`.
pub const RANKS: u8 = 8;

/// A square. Counted file by file (`a1`, `a2`, … `r8`), so that squares in order are names in alphabetical order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// How many squares there are.
    pub const COUNT: usize = FILES as usize * RANKS as usize;

    /// The square with this index, `0..144`.
    #[must_use]
    pub const fn new(index: u8) -> Option<Self> {
        if (index as usize) < Self::COUNT {
            Some(Self(index))
        } else {
            None
        }
    }

    /// The square on this file (`0..18`) and rank (`0..8`).
    #[must_use]
    pub const fn at(file: u8, rank: u8) -> Option<Self> {
        if file < FILES && rank < RANKS {
            Some(Self(file * RANKS + rank))
        } else {
            None
        }
    }

    /// A square known to be on the board: for bit scans and tables.
    pub(crate) const fn known(index: u8) -> Self {
        debug_assert!((index as usize) < Self::COUNT);
        Self(index)
    }

    /// `0..144`.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// `0` for file `a`, `17` for `r`.
    #[must_use]
    pub const fn file(self) -> u8 {
        self.0 / RANKS
    }

    /// `0` for rank `1`, `7` for rank `8`.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 % RANKS
    }

    /// The square `dx` files and `dy` ranks away, if it is on the board.
    #[must_use]
    pub const fn offset(self, dx: i8, dy: i8) -> Option<Self> {
        let (file, rank) = (self.file() as i8 + dx, self.rank() as i8 + dy);
        if file < 0 || rank < 0 {
            None
        } else {
            Self::at(file as u8, rank as u8)
        }
    }

    /// All squares, `a1` to `r8`.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The two letters of its name.
    pub(crate) const fn name(self) -> [u8; 2] {
        [b'a' + self.file(), b'1' + self.rank()]
    }

    /// The square of a two-letter name.
    pub(crate) fn from_name(name: &[u8]) -> Option<Self> {
        let &[file, rank] = name else { return None };
        Self::at(file.checked_sub(b'a')?, rank.checked_sub(b'1')?)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [file, rank] = self.name();
        write!(f, "{}{}", file as char, rank as char)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Not the name of a square.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{0}` is no square; expected a file a–r and a rank 1–8, such as h5")]
pub struct SquareError(pub(crate) String);

impl FromStr for Square {
    type Err = SquareError;

    fn from_str(text: &str) -> Result<Self, SquareError> {
        Self::from_name(text.as_bytes()).ok_or_else(|| SquareError(text.to_owned()))
    }
}

as_text!(Square);
