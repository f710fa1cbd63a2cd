//! How a piece looks: its form, its wood, and the mark that tells its colour without colour.

use bag::{Form, Shape};
use dschamal::{Colour, Piece, PieceKind};

/// The wood a piece is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wood {
    /// Unpainted, where only the shape matters.
    Plain,
    /// Painted and marked.
    Painted(Colour),
    /// A decoy.
    Black,
    /// The camel's own.
    Camel,
}

/// A form in its wood.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Look {
    /// The outline.
    pub form: Form,
    /// The wood.
    pub wood: Wood,
}

impl From<Piece> for Look {
    fn from(piece: Piece) -> Look {
        let wood = match piece.kind() {
            PieceKind::Coloured(_, colour) => Wood::Painted(colour),
            PieceKind::Black(_) => Wood::Black,
            PieceKind::Camel => Wood::Camel,
        };
        let form = piece.form();
        Look { form, wood }
    }
}

impl From<Shape> for Look {
    fn from(shape: Shape) -> Look {
        Look {
            form: Form::Shape(shape),
            wood: Wood::Plain,
        }
    }
}

impl From<Form> for Look {
    fn from(form: Form) -> Look {
        let wood = match form {
            Form::Shape(_) => Wood::Plain,
            Form::Decoy(_) => Wood::Black,
            Form::Camel => Wood::Camel,
        };
        Look { form, wood }
    }
}

impl Wood {
    /// The class that paints it.
    #[must_use]
    pub const fn class(self) -> &'static str {
        match self {
            Wood::Plain => "wooden plain-wood",
            Wood::Painted(Colour::Blue) => "wooden blue-wood",
            Wood::Painted(Colour::Yellow) => "wooden yellow-wood",
            Wood::Painted(Colour::White) => "wooden white-wood",
            Wood::Painted(Colour::Brown) => "wooden brown-wood",
            Wood::Black => "wooden black-wood",
            Wood::Camel => "wooden camel-wood",
        }
    }

    /// The mark that is carved into it, about the origin and 0.2 across.
    #[must_use]
    pub const fn mark(self) -> Option<&'static str> {
        match self {
            Wood::Painted(Colour::Blue) => Some("M-.11 0a.11 .11 0 1 0 .22 0a.11 .11 0 1 0-.22 0Z"),
            Wood::Painted(Colour::Yellow) => Some("M0-.13L.13 .09H-.13Z"),
            Wood::Painted(Colour::White) => Some("M-.095-.095h.19v.19h-.19Z"),
            Wood::Painted(Colour::Brown) => Some("M0-.145L.125 0L0 .145L-.125 0Z"),
            Wood::Plain | Wood::Black | Wood::Camel => None,
        }
    }
}

/// Where the wood of a form has room for a mark, in the picture's own units, y down.
#[must_use]
pub const fn mark_place(form: Form) -> (f32, f32) {
    match form {
        Form::Shape(Shape::Disc) => (0.0, 0.325),
        Form::Shape(Shape::Bridge) => (0.0, -0.14),
        Form::Shape(Shape::Step) => (-0.15, 0.15),
        Form::Shape(Shape::NarrowRoof) => (0.0, 0.08),
        Form::Shape(Shape::WideRoof) => (0.0, 0.03),
        _ => (0.0, 0.0),
    }
}

/// How far a picture is turned, in degrees: an egg stands up.
#[must_use]
pub const fn turned(form: Form) -> i16 {
    match form {
        Form::Shape(Shape::Egg) | Form::Decoy(Shape::Egg) => -90,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_look_like_their_names() {
        for piece in Piece::all() {
            let look = Look::from(piece);
            if let PieceKind::Coloured(shape, colour) = piece.kind() {
                assert_eq!(look.form, Form::Shape(shape));
                assert_eq!(look.wood, Wood::Painted(colour));
            }
        }
    }

    #[test]
    fn marks_are_carved_into_wood_alone() {
        for shape in Shape::ALL {
            let form = Form::Shape(shape);
            let (x, y) = mark_place(form);
            let outline = form.outline(1.0);
            // The picture is turned, the mark is not.
            let turn = |x: f32, y: f32| if turned(form) == 0 { [x, -y] } else { [-y, -x] };
            for (dx, dy) in [
                (-0.1, -0.1),
                (0.1, -0.1),
                (0.1, 0.1),
                (-0.1, 0.1),
                (0.0, 0.0),
            ] {
                let at = turn(x + dx, y + dy);
                assert!(outline.is_wood(at), "{shape} at {at:?}");
            }
        }
    }

    #[test]
    fn colours_are_told_apart_without_colour() {
        let marks = Colour::ALL.map(|colour| Wood::Painted(colour).mark().expect("a mark"));
        for (index, mark) in marks.iter().enumerate() {
            assert!(!marks[..index].contains(mark));
        }
    }
}
