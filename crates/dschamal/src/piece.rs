//! The sixty wooden pieces: twelve shapes in four colours, eleven black decoys, one camel.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use shapes::Form;

/// What a coloured piece is under the finger. The rules look at nothing else (E-05).
pub use shapes::Shape;

/// The paint of a coloured piece: matters at set-up only (E-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names are the documentation")]
pub enum Colour {
    Blue,
    Yellow,
    White,
    Brown,
}

impl Colour {
    /// All four.
    pub const ALL: [Colour; 4] = [Colour::Blue, Colour::Yellow, Colour::White, Colour::Brown];

    /// The name in piece names and messages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Colour::Blue => "blue",
            Colour::Yellow => "yellow",
            Colour::White => "white",
            Colour::Brown => "brown",
        }
    }
}

/// One wooden object: coloured pieces are 0–47 (shape by shape), black ones 48–58, the camel 59.
///
/// ```
/// use dschamal::{Colour, Piece, Shape};
/// let piece: Piece = "narrow-roof-yellow".parse()?;
/// assert_eq!(piece, Piece::coloured(Shape::NarrowRoof, Colour::Yellow));
/// assert!(Piece::CAMEL.shape().is_none());
/// # Ok::<(), dschamal::ParsePieceError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Piece(u8);

/// What a piece is, taken apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceKind {
    /// One of 48; the only kind that can be owned.
    Coloured(Shape, Colour),
    /// A decoy, numbered 1–11. Matches nothing, not even another decoy (E-03).
    Black(u8),
    /// The camel, which is never "a black piece" (E-04).
    Camel,
}

impl Piece {
    /// How many there are in the box (E-02, E-03, E-04).
    pub const COUNT: u8 = 60;
    /// How many of them are black.
    pub const BLACK_COUNT: u8 = 11;
    /// The camel.
    pub const CAMEL: Piece = Piece(59);
    const FIRST_BLACK: u8 = 48;

    /// The piece of this shape and colour; there is exactly one (E-02).
    #[must_use]
    pub const fn coloured(shape: Shape, colour: Colour) -> Piece {
        Piece(shape as u8 * 4 + colour as u8)
    }

    /// Black piece number 1–11.
    #[must_use]
    pub const fn black(number: u8) -> Option<Piece> {
        if number >= 1 && number <= Piece::BLACK_COUNT {
            Some(Piece(Piece::FIRST_BLACK + number - 1))
        } else {
            None
        }
    }

    /// The piece with this place in the list of all sixty.
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Piece> {
        if index < Piece::COUNT {
            Some(Piece(index))
        } else {
            None
        }
    }

    /// Its place in the list of all sixty.
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// What it is.
    #[must_use]
    pub fn kind(self) -> PieceKind {
        match self.0 {
            0..48 => PieceKind::Coloured(
                Shape::ALL[usize::from(self.0 / 4)],
                Colour::ALL[usize::from(self.0 % 4)],
            ),
            48..59 => PieceKind::Black(self.0 - Piece::FIRST_BLACK + 1),
            _ => PieceKind::Camel,
        }
    }

    /// Its shape if it is coloured. Black pieces and the camel have none that anything could match.
    #[must_use]
    pub fn shape(self) -> Option<Shape> {
        match self.kind() {
            PieceKind::Coloured(shape, _) => Some(shape),
            PieceKind::Black(_) | PieceKind::Camel => None,
        }
    }

    /// What it is under a finger: colour does not enter the bag.
    #[must_use]
    pub fn form(self) -> Form {
        match self.kind() {
            PieceKind::Coloured(shape, _) => Form::Shape(shape),
            // There are as many black pieces as decoys; a test looks at all of them.
            PieceKind::Black(number) => Form::black(usize::from(number)).unwrap_or(Form::Camel),
            PieceKind::Camel => Form::Camel,
        }
    }

    /// Its colour if it is coloured.
    #[must_use]
    pub fn colour(self) -> Option<Colour> {
        match self.kind() {
            PieceKind::Coloured(_, colour) => Some(colour),
            PieceKind::Black(_) | PieceKind::Camel => None,
        }
    }

    /// Is it one of the eleven decoys?
    #[must_use]
    pub const fn is_black(self) -> bool {
        self.0 >= Piece::FIRST_BLACK && self.0 < Piece::CAMEL.0
    }

    /// All sixty.
    pub fn all() -> impl Iterator<Item = Piece> {
        (0..Piece::COUNT).map(Piece)
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            PieceKind::Coloured(shape, colour) => write!(f, "{}-{}", shape.name(), colour.name()),
            PieceKind::Black(number) => write!(f, "black-{number}"),
            PieceKind::Camel => f.write_str("camel"),
        }
    }
}

impl fmt::Debug for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// No piece has that name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no piece {0:?}; pieces are named like ball-blue, black-4 or camel")]
pub struct ParsePieceError(String);

impl FromStr for Piece {
    type Err = ParsePieceError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        parse(text).ok_or_else(|| ParsePieceError(text.chars().take(40).collect()))
    }
}

fn parse(text: &str) -> Option<Piece> {
    if text == "camel" {
        return Some(Piece::CAMEL);
    }
    let (left, right) = text.rsplit_once('-')?;
    if left == "black" {
        // `black-01` and `black-+1` would read as numbers but are no names.
        let number = right.parse().ok().filter(|n: &u8| n.to_string() == right)?;
        return Piece::black(number);
    }
    let shape = Shape::ALL.into_iter().find(|s| s.name() == left)?;
    let colour = Colour::ALL.into_iter().find(|c| c.name() == right)?;
    Some(Piece::coloured(shape, colour))
}

impl TryFrom<String> for Piece {
    type Error = ParsePieceError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<Piece> for String {
    fn from(piece: Piece) -> String {
        piece.to_string()
    }
}
