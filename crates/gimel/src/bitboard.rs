//! A set of squares in three words.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use serde::{Deserialize, Serialize};

use crate::Square;

/// Squares the last word does not use.
const LAST_WORD: u64 = (1 << (Square::COUNT - 128)) - 1;

/// A set of squares: bit `n` is the square with index `n`, so a word holds eight files.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Bitboard(pub(crate) [u64; 3]);

impl Bitboard {
    /// No square.
    pub const EMPTY: Self = Self([0; 3]);
    /// Every square.
    pub const FULL: Self = Self([u64::MAX, u64::MAX, LAST_WORD]);

    /// One square.
    #[must_use]
    pub const fn of(square: Square) -> Self {
        Self::EMPTY.with(square)
    }

    /// The set and one square more.
    #[must_use]
    pub const fn with(mut self, square: Square) -> Self {
        self.0[square.index() >> 6] |= 1 << (square.index() & 63);
        self
    }

    /// Adds the square if it is missing, removes it if it is there.
    pub(crate) const fn toggle(&mut self, square: Square) {
        self.0[square.index() >> 6] ^= 1 << (square.index() & 63);
    }

    /// Whether the square is in the set.
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0[square.index() >> 6] >> (square.index() & 63) & 1 == 1
    }

    /// How many squares.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }
}

impl BitAnd for Bitboard {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        let ([a, b, c], [x, y, z]) = (self.0, other.0);
        Self([a & x, b & y, c & z])
    }
}

impl BitOr for Bitboard {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        let ([a, b, c], [x, y, z]) = (self.0, other.0);
        Self([a | x, b | y, c | z])
    }
}

impl BitXor for Bitboard {
    type Output = Self;

    fn bitxor(self, other: Self) -> Self {
        let ([a, b, c], [x, y, z]) = (self.0, other.0);
        Self([a ^ x, b ^ y, c ^ z])
    }
}

impl Not for Bitboard {
    type Output = Self;

    fn not(self) -> Self {
        let [a, b, c] = self.0;
        Self([!a, !b, !c & LAST_WORD])
    }
}

impl BitAndAssign for Bitboard {
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl BitOrAssign for Bitboard {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl BitXorAssign for Bitboard {
    fn bitxor_assign(&mut self, other: Self) {
        *self = *self ^ other;
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    fn into_iter(self) -> Squares {
        Squares {
            words: self.0,
            word: 0,
        }
    }
}

/// The squares of a set, in order.
#[derive(Debug, Clone)]
pub struct Squares {
    words: [u64; 3],
    word: usize,
}

impl Iterator for Squares {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        while let Some(bits) = self.words.get_mut(self.word) {
            if *bits != 0 {
                let index = self.word as u32 * 64 + bits.trailing_zeros();
                *bits &= *bits - 1;
                return Some(Square::known(index as u8));
            }
            self.word += 1;
        }
        None
    }

    /// Word by word, which is quicker than asking for one square after another.
    fn fold<B, F: FnMut(B, Square) -> B>(self, first: B, mut f: F) -> B {
        let mut all = first;
        for (word, mut bits) in self.words.into_iter().enumerate().skip(self.word) {
            while bits != 0 {
                let index = word as u32 * 64 + bits.trailing_zeros();
                bits &= bits - 1;
                all = f(all, Square::known(index as u8));
            }
        }
        all
    }
}

impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
