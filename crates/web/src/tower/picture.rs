//! A tower on a canvas: the table, the pieces with their depth, and lines that help the hand.

use dschamal::Colour;
use shapes::Point;
use tower::Stand;
use web_sys::CanvasRenderingContext2d;

use super::brush::Brush;
use super::paint::{Paint, Rgb};
use super::slice::Slice;
use crate::dschamal::look::{Look, Wood};

/// The paints of a scene: each wood's, and the table's.
#[derive(Clone)]
pub struct Palette {
    /// By `wood_index`.
    pub woods: Vec<Paint>,
    /// The table top, its front and its line.
    pub table: [Rgb; 3],
    /// Lines of help: the plumb line, and the best so far.
    pub you: Rgb,
    /// The ink of numbers.
    pub quiet: Rgb,
}

/// The woods in the order of a palette.
pub const WOODS: [Wood; 7] = [
    Wood::Plain,
    Wood::Painted(Colour::Blue),
    Wood::Painted(Colour::Yellow),
    Wood::Painted(Colour::White),
    Wood::Painted(Colour::Brown),
    Wood::Black,
    Wood::Camel,
];

pub(super) fn wood_index(wood: Wood) -> usize {
    WOODS.iter().position(|one| *one == wood).unwrap_or(0)
}

/// What is drawn.
pub struct Scene<'a> {
    /// Where the pieces are.
    pub poses: &'a [Stand],
    /// What they look like.
    pub looks: &'a [Look],
    /// Whether the last one is in the hand.
    pub held: bool,
    /// A height to be beaten, in units.
    pub best: Option<f32>,
    /// Whether heights are numbered.
    pub ruler: bool,
}

/// From units to pixels.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Eye {
    /// The world's middle in pixels.
    pub middle: f64,
    /// The table in pixels.
    pub floor: f64,
    /// Pixels in a unit.
    pub unit: f64,
}

impl Eye {
    /// Sees a tower of this height around this place, with room above, in a picture of this size.
    #[must_use]
    pub fn on((width, height): (f64, f64), at: f32, high: f32, wide: f32) -> Eye {
        let below = 0.42;
        let unit = (width / f64::from(wide)).min(height / (f64::from(high) + below));
        Eye {
            middle: width / 2.0 - f64::from(at) * unit,
            floor: height - below * unit,
            unit,
        }
    }

    pub(super) fn see(&self, [x, y]: Point) -> (f64, f64) {
        (
            self.middle + f64::from(x) * self.unit,
            self.floor - f64::from(y) * self.unit,
        )
    }
}

/// Draws a scene.
pub fn draw(
    pen: &CanvasRenderingContext2d,
    (width, height): (f64, f64),
    eye: Eye,
    scene: &Scene,
    palette: &Palette,
) {
    pen.clear_rect(0.0, 0.0, width, height);
    pen.set_line_join("round");
    pen.set_line_cap("round");
    let brush = Brush { pen, eye };
    brush.table(width, palette);
    if scene.ruler {
        brush.ruler(width, scene.best, palette);
    }
    let pieces: Vec<Slice> = scene
        .poses
        .iter()
        .zip(scene.looks)
        .map(|(stand, look)| Slice::new(stand, look, palette))
        .collect();
    if let Some(first) = pieces.first() {
        brush.shadow(first);
    }
    if let Some(held) = pieces.last().filter(|_| scene.held) {
        brush.plumb_line(held, &pieces, palette);
    }
    pieces.iter().for_each(|piece| brush.sides(piece));
    pieces.iter().for_each(|piece| brush.face(piece));
    if let Some(held) = pieces.last().filter(|_| scene.held) {
        brush.trace(&held.points);
        brush.stroke(palette.you, 0.9, 0.035);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_fits_into_the_picture() {
        let eye = Eye::on((390.0, 440.0), 0.0, 6.0, 4.6);
        let (_, top) = eye.see([0.0, 6.0]);
        let (left, _) = eye.see([-2.3, 0.0]);
        assert!(top >= -0.5 && left >= -0.5, "{top} {left}");
        let (_, floor) = eye.see([0.0, 0.0]);
        assert!(floor < 440.0);
    }
}
