//! What the wooden pieces are called.

use super::book::{say, text, text_of};
use bag::{Form, Shape};
use dschamal::{Colour, Piece, PieceKind};

/// A shape.
#[must_use]
pub fn shape(shape: Shape) -> &'static str {
    match shape {
        Shape::Ball => text("shape-ball"),
        Shape::Egg => text("shape-egg"),
        Shape::Cube => text("shape-cube"),
        Shape::Disc => text("shape-disc"),
        Shape::NarrowRoof => text("shape-narrow-roof"),
        Shape::WideRoof => text("shape-wide-roof"),
        Shape::Cylinder => text("shape-cylinder"),
        Shape::Bridge => text("shape-bridge"),
        Shape::Dome => text("shape-dome"),
        Shape::Cross => text("shape-cross"),
        Shape::Step => text("shape-step"),
        Shape::Brick => text("shape-brick"),
    }
}

/// A colour.
#[must_use]
pub fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => text("colour-blue"),
        Colour::Yellow => text("colour-yellow"),
        Colour::White => text("colour-white"),
        Colour::Brown => text("colour-brown"),
    }
}

/// A piece, as `yellow narrow roof`.
#[must_use]
pub fn wooden(piece: Piece) -> String {
    match piece.kind() {
        PieceKind::Coloured(shape, colour) => {
            let key = format!("wooden-{}", shape.name());
            say(&key, &[("colour", colour.name().into())])
        }
        PieceKind::Black(_) => text("wooden-black").to_owned(),
        PieceKind::Camel => text("wooden-camel").to_owned(),
    }
}

/// With its article, as in a sentence.
#[must_use]
pub fn a_form(form: Form) -> String {
    match form {
        Form::Shape(shape) => text_of(&format!("a-form-{}", shape.name())).to_owned(),
        Form::Decoy(shape) => {
            let like = a_form(Form::Shape(shape));
            say!("a-form-decoy", like = &like)
        }
        Form::Camel => text("a-form-camel").to_owned(),
    }
}
