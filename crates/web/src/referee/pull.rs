//! What came out of the bag with one hand, as it is being told: a shape and its colour, a black piece, the camel, several.

use dschamal::{Colour, Piece, PieceSet, Shape};
use serde::{Deserialize, Serialize};

/// A hand's pull as far as it was told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pull {
    pieces: PieceSet,
    /// A shape whose colour is still to be told.
    shape: Option<Shape>,
    several: bool,
    told: bool,
}

/// One tap about a pull.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Came {
    /// This shape.
    Shape(Shape),
    /// The colour of the shape that was tapped.
    Colour(Colour),
    /// A black piece: they are all alike to the rules, so nobody is asked which one.
    Black,
    /// The camel.
    Camel,
    /// Nothing.
    Nothing,
    /// More than one piece, or not after all.
    Several,
}

impl From<PieceSet> for Pull {
    /// A pull that is known already.
    fn from(pieces: PieceSet) -> Pull {
        Pull {
            pieces,
            shape: None,
            several: pieces.len() > 1,
            told: true,
        }
    }
}

impl Pull {
    /// What it is so far.
    #[must_use]
    pub const fn pieces(&self) -> PieceSet {
        self.pieces
    }

    /// The shape whose colour is awaited.
    #[must_use]
    pub const fn shape(&self) -> Option<Shape> {
        self.shape
    }

    /// Are there more pieces than one?
    #[must_use]
    pub const fn is_several(&self) -> bool {
        self.several
    }

    /// Was everything told?
    #[must_use]
    pub const fn is_told(&self) -> bool {
        self.told
    }

    /// Could this be all?
    #[must_use]
    pub const fn is_enough(&self) -> bool {
        self.told || (self.several && self.shape.is_none() && self.pieces.len() > 1)
    }

    /// The pieces of a shape that could be meant.
    #[must_use]
    pub fn left(&self, shape: Shape, bag: PieceSet) -> PieceSet {
        let held = if self.several {
            self.pieces
        } else {
            PieceSet::EMPTY
        };
        (bag & PieceSet::of_shape(shape)) - held
    }

    /// That was all.
    pub fn close(&mut self) {
        self.told = self.is_enough();
    }

    /// Hears one tap. `bag` is what this hand could have brought out; anything else is not heard.
    pub fn hear(&mut self, came: Came, bag: PieceSet) {
        match came {
            Came::Shape(shape) => self.hear_shape(shape, bag),
            Came::Colour(colour) => {
                let piece = self.shape.map(|shape| Piece::coloured(shape, colour));
                if let Some(piece) = piece.filter(|&piece| bag.contains(piece)) {
                    self.put(piece);
                }
            }
            Came::Black => {
                let held = if self.several {
                    self.pieces
                } else {
                    PieceSet::EMPTY
                };
                if let Some(piece) = ((bag & PieceSet::BLACK) - held).first() {
                    self.put(piece);
                }
            }
            Came::Camel if bag.contains(Piece::CAMEL) => self.put(Piece::CAMEL),
            Came::Camel => {}
            Came::Nothing => *self = Pull::from(PieceSet::EMPTY),
            Came::Several if self.several => *self = Pull::default(),
            Came::Several => {
                self.several = true;
                self.told = false;
            }
        }
    }

    fn hear_shape(&mut self, shape: Shape, bag: PieceSet) {
        let left = self.left(shape, bag);
        if left.is_empty() {
            return;
        }
        if !self.several {
            *self = Pull::default();
        }
        self.told = false;
        match left.single() {
            Some(only) => self.put(only),
            None => self.shape = Some(shape),
        }
    }

    fn put(&mut self, piece: Piece) {
        if !self.several {
            self.pieces = PieceSet::EMPTY;
        }
        self.pieces.insert(piece);
        self.shape = None;
        self.told = !self.several;
    }
}
