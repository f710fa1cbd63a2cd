//! How a piece looks: its form, its wood, and the mark that tells its colour without colour.

use dschamal::{Colour, Piece, PieceKind};
use shapes::{Form, Point, Shape};

use super::solid::{Ink, Layer, Tone, turn};

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
    pub fn mark(self) -> Option<Vec<Point>> {
        let Wood::Painted(colour) = self else {
            return None;
        };
        let mark = match colour {
            Colour::Blue => {
                let eighth = std::f32::consts::FRAC_PI_8;
                let round = (0..16_u8).map(|step| shapes::sin_cos(f32::from(step) * eighth));
                round.map(|(sin, cos)| [0.095 * cos, 0.095 * sin]).collect()
            }
            Colour::Yellow => vec![[0.0, 0.105], [-0.11, -0.08], [0.11, -0.08]],
            Colour::White => vec![[-0.08, -0.08], [0.08, -0.08], [0.08, 0.08], [-0.08, 0.08]],
            Colour::Brown => vec![[0.0, 0.12], [-0.105, 0.0], [0.0, -0.12], [0.105, 0.0]],
        };
        Some(mark)
    }
}

/// Where a mark is carved into a form as its outline lies, y up: towards the rim, where nobody takes it for a hole, and
/// not so close that it becomes a part of the outline.
#[must_use]
pub const fn mark_place(form: Form) -> Point {
    let (Form::Shape(shape) | Form::Decoy(shape)) = form else {
        return [0.0, 0.0];
    };
    match shape {
        Shape::Ball => [0.17, -0.2],
        Shape::Egg => [-0.22, -0.2],
        Shape::Cube => [0.24, -0.24],
        Shape::Disc => [0.13, -0.29],
        Shape::NarrowRoof => [0.13, -0.22],
        Shape::WideRoof => [0.17, -0.02],
        Shape::Cylinder => [0.0, -0.13],
        Shape::Bridge => [0.4, -0.22],
        Shape::Dome => [0.26, 0.01],
        Shape::Cross => [0.0, -0.4],
        Shape::Step => [0.36, -0.21],
        Shape::Brick => [0.39, -0.11],
    }
}

/// The mark of a piece that is turned counter-clockwise: it goes where the wood goes, and stays upright.
#[must_use]
pub fn mark(look: Look, radians: f32) -> Option<Layer> {
    let at = turn(&[mark_place(look.form)], radians)[0];
    let points = look.wood.mark()?.into_iter();
    let moved = points.map(|[x, y]| [at[0] + x, at[1] + y]).collect();
    Some(Layer::new(vec![moved], Ink::Fill(Tone::Carved, 1.0)))
}

/// How far an icon is turned counter-clockwise, in degrees: an egg stands up.
#[must_use]
pub const fn turned(form: Form) -> i16 {
    match form {
        Form::Shape(Shape::Egg) | Form::Decoy(Shape::Egg) => 90,
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

    /// With some wood around them.
    #[test]
    fn marks_are_carved_into_wood_alone() {
        for shape in Shape::ALL {
            let form = Form::Shape(shape);
            let [x, y] = mark_place(form);
            let outline = form.outline(1.0);
            assert!(outline.is_wood([x, y]), "{shape}");
            for colour in Colour::ALL {
                for [dx, dy] in Wood::Painted(colour).mark().expect("a mark") {
                    let at = [x + 1.2 * dx, y + 1.2 * dy];
                    assert!(outline.is_wood(at), "{shape} in {colour:?} at {at:?}");
                }
            }
        }
    }

    #[test]
    fn nobody_takes_a_mark_for_a_hole_in_the_middle() {
        for shape in Shape::ALL {
            let [x, y] = mark_place(Form::Shape(shape));
            let outline = Form::Shape(shape).outline(1.0);
            let ways = (0..16_u8).map(|way| shapes::sin_cos(f32::from(way) * 0.393));
            let mut air = ways.map(|(sin, cos)| !outline.is_wood([x + 0.2 * cos, y + 0.2 * sin]));
            assert!(x.hypot(y) > 0.12 && air.any(|air| air), "{shape}");
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
