//! A set of pieces in one word: sixty pieces, sixty bits.

use std::fmt;
use std::ops::{BitAnd, BitOr, Sub};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Colour, Piece, Shape};

/// A set of pieces. On the wire a list of names in alphabetical order.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct PieceSet(u64);

impl PieceSet {
    /// No piece.
    pub const EMPTY: PieceSet = PieceSet(0);
    /// The 48 coloured ones.
    pub const COLOURED: PieceSet = PieceSet((1 << 48) - 1);
    /// The eleven black ones.
    pub const BLACK: PieceSet = PieceSet(((1 << 11) - 1) << 48);
    /// All sixty.
    pub const ALL: PieceSet = PieceSet((1 << 60) - 1);

    /// Just this one.
    #[must_use]
    pub const fn of(piece: Piece) -> PieceSet {
        PieceSet(1 << piece.index())
    }

    /// The four pieces of a shape.
    #[must_use]
    pub const fn of_shape(shape: Shape) -> PieceSet {
        PieceSet(0xf << (shape as u8 * 4))
    }

    /// The twelve pieces of a colour.
    #[must_use]
    pub const fn of_colour(colour: Colour) -> PieceSet {
        PieceSet(0x1111_1111_1111 << colour as u8)
    }

    /// How many.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// None at all?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Is this piece in it?
    #[must_use]
    pub const fn contains(self, piece: Piece) -> bool {
        self.0 & PieceSet::of(piece).0 != 0
    }

    /// Is every piece of `other` in it?
    #[must_use]
    pub const fn contains_all(self, other: PieceSet) -> bool {
        self.0 & other.0 == other.0
    }

    /// Have the two a piece in common?
    #[must_use]
    pub const fn overlaps(self, other: PieceSet) -> bool {
        self.0 & other.0 != 0
    }

    /// Is at least one piece of this shape in it?
    #[must_use]
    pub const fn has_shape(self, shape: Shape) -> bool {
        self.overlaps(PieceSet::of_shape(shape))
    }

    /// Every piece of every shape that occurs in it: `{ball-blue}` becomes all four balls.
    #[must_use]
    pub const fn all_of_its_shapes(self) -> PieceSet {
        let coloured = self.0 & PieceSet::COLOURED.0;
        let ones = 0x1111_1111_1111;
        let any = (coloured | coloured >> 1 | coloured >> 2 | coloured >> 3) & ones;
        PieceSet(any * 0xf)
    }

    /// The pieces whose shape is in it with all four copies.
    #[must_use]
    pub const fn whole_shapes(self) -> PieceSet {
        let ones = 0x1111_1111_1111;
        let all = self.0 & self.0 >> 1 & self.0 >> 2 & self.0 >> 3 & ones;
        PieceSet(all * 0xf)
    }

    /// The piece, if there is exactly one.
    #[must_use]
    pub fn single(self) -> Option<Piece> {
        if self.len() == 1 { self.first() } else { None }
    }

    /// The piece with the lowest index.
    #[must_use]
    pub fn first(self) -> Option<Piece> {
        Piece::from_index(self.0.trailing_zeros() as u8)
    }

    /// The piece with place `n` in the order of indices.
    #[must_use]
    pub fn nth(self, n: usize) -> Option<Piece> {
        self.into_iter().nth(n)
    }

    /// Adds a piece.
    pub const fn insert(&mut self, piece: Piece) {
        self.0 |= PieceSet::of(piece).0;
    }

    /// Takes a piece away.
    pub const fn remove(&mut self, piece: Piece) {
        self.0 &= !PieceSet::of(piece).0;
    }

    /// The names in alphabetical order.
    #[must_use]
    pub fn names(self) -> Vec<String> {
        let mut names: Vec<String> = self.into_iter().map(|piece| piece.to_string()).collect();
        names.sort_unstable();
        names
    }
}

impl BitOr for PieceSet {
    type Output = PieceSet;
    fn bitor(self, other: PieceSet) -> PieceSet {
        PieceSet(self.0 | other.0)
    }
}

impl BitAnd for PieceSet {
    type Output = PieceSet;
    fn bitand(self, other: PieceSet) -> PieceSet {
        PieceSet(self.0 & other.0)
    }
}

impl Sub for PieceSet {
    type Output = PieceSet;
    fn sub(self, other: PieceSet) -> PieceSet {
        PieceSet(self.0 & !other.0)
    }
}

impl From<Piece> for PieceSet {
    fn from(piece: Piece) -> PieceSet {
        PieceSet::of(piece)
    }
}

impl FromIterator<Piece> for PieceSet {
    fn from_iter<I: IntoIterator<Item = Piece>>(pieces: I) -> PieceSet {
        pieces
            .into_iter()
            .fold(PieceSet::EMPTY, |set, piece| set | piece.into())
    }
}

/// The pieces of a set, lowest index first.
#[derive(Clone, Debug)]
pub struct Pieces(PieceSet);

impl Iterator for Pieces {
    type Item = Piece;

    fn next(&mut self) -> Option<Piece> {
        let piece = self.0.first()?;
        self.0.remove(piece);
        Some(piece)
    }
}

impl IntoIterator for PieceSet {
    type Item = Piece;
    type IntoIter = Pieces;

    fn into_iter(self) -> Pieces {
        Pieces(self)
    }
}

impl fmt::Debug for PieceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl Serialize for PieceSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.names())
    }
}

impl<'de> Deserialize<'de> for PieceSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let pieces = Vec::<Piece>::deserialize(deserializer)?;
        let set: PieceSet = pieces.iter().copied().collect();
        if set.len() == pieces.len() {
            Ok(set)
        } else {
            Err(serde::de::Error::custom(
                "a piece is named twice in one list",
            ))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_are_found_by_mask() {
        let set: PieceSet = ["ball-blue", "egg-white", "black-3", "camel"]
            .map(|name| name.parse::<Piece>().unwrap())
            .into_iter()
            .collect();
        let both = PieceSet::of_shape(Shape::Ball) | PieceSet::of_shape(Shape::Egg);
        assert_eq!(set.all_of_its_shapes(), both);
        assert_eq!(both.whole_shapes(), both);
        assert_eq!(set.whole_shapes(), PieceSet::EMPTY);
        assert_eq!(PieceSet::ALL.whole_shapes(), PieceSet::COLOURED);
        assert_eq!(set.names(), ["ball-blue", "black-3", "camel", "egg-white"]);
    }

    #[test]
    fn first_of_nothing_is_nothing() {
        assert_eq!(PieceSet::EMPTY.first(), None);
        assert_eq!(PieceSet::ALL.single(), None);
    }
}
