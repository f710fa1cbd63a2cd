//! What the wooden pieces are called.

use bag::{Form, Shape};
use dschamal::{Colour, Piece, PieceKind};

/// A shape.
#[must_use]
pub const fn shape(shape: Shape) -> &'static str {
    match shape {
        Shape::Ball => "ball",
        Shape::Egg => "egg",
        Shape::Cube => "cube",
        Shape::Disc => "disc",
        Shape::NarrowRoof => "narrow roof",
        Shape::WideRoof => "wide roof",
        Shape::Cylinder => "cylinder",
        Shape::Bridge => "bridge",
        Shape::Dome => "dome",
        Shape::Cross => "cross",
        Shape::Step => "step",
        Shape::Brick => "brick",
    }
}

/// A colour.
#[must_use]
pub const fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "blue",
        Colour::Yellow => "yellow",
        Colour::White => "white",
        Colour::Brown => "brown",
    }
}

/// A piece, as `yellow narrow roof`.
#[must_use]
pub fn wooden(piece: Piece) -> String {
    match piece.kind() {
        PieceKind::Coloured(kind, paint) => format!("{} {}", colour(paint), shape(kind)),
        PieceKind::Black(_) => "black piece".to_owned(),
        PieceKind::Camel => "camel".to_owned(),
    }
}

/// With its article, as in a sentence.
#[must_use]
pub fn a_form(form: Form) -> String {
    match form {
        Form::Shape(Shape::Egg) => "an egg".to_owned(),
        Form::Shape(kind) => format!("a {}", shape(kind)),
        Form::Decoy(kind) => format!(
            "a black piece, like {} gone wrong",
            a_form(Form::Shape(kind))
        ),
        Form::Camel => "the camel".to_owned(),
    }
}
