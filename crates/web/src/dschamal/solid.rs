//! A form as a solid thing: layers of paint, lit from above on the left, which icons and towers put on alike.

use shapes::{Form, Outline, Point, Shape};

use super::rounding::{roller, sawn_off, turned_on_a_lathe};

/// How deep a board is that a form is sawn out of, across and up, in units.
pub const DEPTH: Point = [0.20, 0.12];

/// A paint of the wood.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    /// The wood itself.
    Face,
    /// Away from the lamp.
    Deep,
    /// Towards the lamp.
    Sheen,
    /// The line around it.
    Pencil,
    /// The mark.
    Carved,
}

/// What a curve does with the lamp, the same on every wood.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shade {
    /// Lighter.
    Light,
    /// Darker.
    Dark,
}

impl Shade {
    /// Red, green, blue.
    #[must_use]
    pub const fn colour(self) -> [u8; 3] {
        match self {
            Self::Light => [255, 246, 226],
            Self::Dark => [18, 9, 3],
        }
    }
}

/// Where a shade grows.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Spread {
    /// From a point out to a circle.
    Round {
        /// Where it begins.
        focus: Point,
        /// The middle of the circle.
        centre: Point,
        /// Its radius.
        radius: f32,
    },
    /// From one place to another.
    Along {
        /// Where it begins.
        from: Point,
        /// Where it ends.
        to: Point,
    },
}

/// How a layer is put on.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Ink {
    /// All over, as opaque as the number says.
    Fill(Tone, f32),
    /// Along its loops: how opaque, and how wide.
    Line(Tone, f32, f32),
    /// All over: places of the spread, 0 to 1, with an opacity each.
    Shaded(Shade, Spread, &'static [(f32, f32)]),
}

/// One layer of paint. Places are in units from the form's middle, y up.
#[derive(Debug, Clone, PartialEq)]
pub struct Layer {
    /// What is painted; a hole runs against its outline.
    pub loops: Vec<Vec<Point>>,
    /// With what.
    pub ink: Ink,
    /// Whether the face cuts it.
    pub within: bool,
    /// Whether its loops are lines that end.
    pub open: bool,
}

impl Layer {
    pub(super) fn new(loops: Vec<Vec<Point>>, ink: Ink) -> Self {
        Self {
            loops,
            ink,
            within: false,
            open: false,
        }
    }

    pub(super) fn within(self) -> Self {
        Self {
            within: true,
            ..self
        }
    }
}

/// How the wood was made.
enum Body {
    /// Sawn out of a board, this many times as deep as others.
    Sawn(f32),
    /// Round whichever way one looks.
    Turned,
    /// Round about its long axis.
    Rolled,
}

fn body(form: Form) -> Body {
    let (Form::Shape(shape) | Form::Decoy(shape)) = form else {
        return Body::Sawn(0.3);
    };
    match shape {
        Shape::Ball | Shape::Egg | Shape::Dome => Body::Turned,
        Shape::Cylinder => Body::Rolled,
        Shape::Cube => Body::Sawn(1.5),
        Shape::Disc => Body::Sawn(0.5),
        _ => Body::Sawn(1.0),
    }
}

/// From the front of a form to its back. What is round has no sides.
#[must_use]
pub fn depth(form: Form) -> Point {
    match body(form) {
        Body::Sawn(share) => DEPTH.map(|length| length * share),
        Body::Turned | Body::Rolled => [0.0, 0.0],
    }
}

/// An outline and its hole, turned counter-clockwise.
#[must_use]
pub fn loops(outline: &Outline, radians: f32) -> Vec<Vec<Point>> {
    let around = turn(&outline.points, radians);
    let hole = outline.hole.iter().map(|hole| {
        let mut against = turn(hole, radians);
        against.reverse();
        against
    });
    std::iter::once(around).chain(hole).collect()
}

/// Places, turned counter-clockwise about the middle.
#[must_use]
pub fn turn(points: &[Point], radians: f32) -> Vec<Point> {
    let (sin, cos) = shapes::sin_cos(radians);
    let turned = points
        .iter()
        .map(|[x, y]| [x * cos - y * sin, x * sin + y * cos]);
    turned.collect()
}

/// What is seen of a form behind its face.
#[must_use]
pub fn sides(form: Form, outline: &Outline, radians: f32) -> Vec<Layer> {
    let back = depth(form);
    let strips: Vec<Strip> = loops(outline, radians)
        .iter()
        .flat_map(|points| lit_strips(points, back))
        .collect();
    if strips.is_empty() {
        return Vec::new();
    }
    let all: Vec<Vec<Point>> = strips.iter().map(|strip| strip.points.clone()).collect();
    let under = [
        Layer::new(all.clone(), Ink::Line(Tone::Pencil, 1.0, 0.06)),
        Layer::new(all, Ink::Fill(Tone::Face, 1.0)),
    ];
    let lit = strips.into_iter().map(|strip| {
        let light = f32::from(strip.light) / 5.0;
        let tone = if light > 0.0 { Tone::Sheen } else { Tone::Deep };
        Layer::new(vec![strip.points], Ink::Fill(tone, light.abs()))
    });
    under.into_iter().chain(lit).collect()
}

/// Sides that the lamp makes equal.
struct Strip {
    points: Vec<Point>,
    /// Fifths of the sheen, or below zero of the deep.
    light: i8,
}

/// The sides of a loop that are seen. Light comes in steps, so that a curve is a few strips and not sixty.
fn lit_strips(points: &[Point], back: Point) -> Vec<Strip> {
    let count = points.len();
    let light = |index: usize| {
        let (a, b) = (points[index % count], points[(index + 1) % count]);
        let (dx, dy) = (b[0] - a[0], b[1] - a[1]);
        let length = (dx * dx + dy * dy).sqrt().max(1e-6);
        let up = -dx / length;
        let seen = dy * back[0] - dx * back[1] > 1e-6;
        seen.then(|| (6.25 * up - 3.75).round().clamp(-4.0, 3.0) as i8)
    };
    // A strip must not be cut by where the outline begins.
    let first = (0..count)
        .find(|index| light(index + count - 1) != light(*index))
        .unwrap_or(0);
    let mut strips = Vec::new();
    let mut from = first;
    while from < first + count {
        let here = light(from);
        let equal = (from..first + count).take_while(|index| light(*index) == here);
        let to = from + equal.count();
        if let Some(light) = here {
            let front = (from..=to).map(|index| points[index % count]);
            let behind = (from..=to).rev().map(|index| {
                let [x, y] = points[index % count];
                [x + back[0], y + back[1]]
            });
            let points = front.chain(behind).collect();
            strips.push(Strip { points, light });
        }
        from = to;
    }
    strips
}

/// The face of a form.
#[must_use]
pub fn face(form: Form, outline: &Outline, radians: f32) -> Vec<Layer> {
    let loops = loops(outline, radians);
    // A wide line would leave nothing of the camel's head.
    let width = if form == Form::Camel { 0.025 } else { 0.04 };
    let rim = Layer::new(loops.clone(), Ink::Line(Tone::Pencil, 1.0, width));
    let mut layers = vec![Layer::new(loops.clone(), Ink::Fill(Tone::Face, 1.0))];
    match body(form) {
        Body::Sawn(_) => {
            layers.extend(sawn(&loops, radians));
            layers.push(rim);
        }
        Body::Turned => {
            layers.extend(turned_on_a_lathe(form, outline, &loops, radians));
            layers.push(rim);
            layers.extend(sawn_off(outline, radians));
        }
        Body::Rolled => {
            layers.extend(roller(outline, &loops, radians));
            layers.push(rim);
        }
    }
    layers
}

/// A flat face: grain that turns with the wood, and an edge that shines.
fn sawn(loops: &[Vec<Point>], radians: f32) -> [Layer; 2] {
    let grain = [-0.42_f32, -0.26, -0.1, 0.08, 0.24, 0.4].map(|line| {
        let bend = (0.05 + 0.03 * line) * if line > 0.0 { 1.0 } else { -0.6 };
        let points = [-0.8_f32, -0.4, 0.0, 0.4, 0.8].map(|x| [x, line + bend * (1.0 - x * x)]);
        turn(&points, radians)
    });
    let inner = loops.iter().map(|points| {
        let moved = points.iter().map(|[x, y]| [x + 0.03, y - 0.04]);
        moved.collect()
    });
    let grain = Layer {
        open: true,
        ..Layer::new(grain.to_vec(), Ink::Line(Tone::Deep, 0.16, 0.022))
    };
    let shine = Ink::Line(Tone::Sheen, 0.7, 0.04);
    [grain.within(), Layer::new(inner.collect(), shine).within()]
}
