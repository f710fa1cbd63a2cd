//! The pen of a tower's picture: polygons in units, and everything that is not wood in the hand: table, heights, plumb line.

use shapes::Point;
use web_sys::CanvasRenderingContext2d;

use super::paint::{Paint, Rgb, css};
use super::picture::{Eye, Palette};
use super::slice::{Slice, back};
use crate::dschamal::solid::{DEPTH, Ink, Layer, Shade, Spread};

/// The table top before and behind the pieces, as shares of their depth, and the thickness of its board.
const BEFORE: f32 = -0.9;
const BEHIND: f32 = 2.4;
const BOARD: f32 = 0.16;

/// A pen that sees.
pub(super) struct Brush<'a> {
    pub(super) pen: &'a CanvasRenderingContext2d,
    pub(super) eye: Eye,
}

impl Brush<'_> {
    pub(super) fn trace(&self, points: &[Point]) {
        self.pen.begin_path();
        self.add(points);
    }

    pub(super) fn add(&self, points: &[Point]) {
        self.follow(points);
        self.pen.close_path();
    }

    fn follow(&self, points: &[Point]) {
        for (index, point) in points.iter().enumerate() {
            let (x, y) = self.eye.see(*point);
            if index == 0 {
                self.pen.move_to(x, y);
            } else {
                self.pen.line_to(x, y);
            }
        }
    }

    /// A layer of paint on a piece that stands here.
    pub(super) fn layer(&self, layer: &Layer, [x, y]: Point, paint: &Paint) {
        self.pen.begin_path();
        for points in &layer.loops {
            let moved: Vec<Point> = points.iter().map(|[px, py]| [x + px, y + py]).collect();
            self.follow(&moved);
            if !layer.open {
                self.pen.close_path();
            }
        }
        match layer.ink {
            Ink::Fill(tone, alpha) => self.fill(paint.tone(tone), alpha),
            Ink::Line(tone, alpha, width) => {
                self.stroke(paint.tone(tone), alpha, f64::from(width));
            }
            Ink::Shaded(shade, spread, stops) => self.shade(shade, spread, stops, [x, y]),
        }
    }

    /// Fills with a shade that grows.
    fn shade(&self, shade: Shade, spread: Spread, stops: &[(f32, f32)], [x, y]: Point) {
        let see = |[px, py]: Point| self.eye.see([x + px, y + py]);
        let gradient = match spread {
            Spread::Round {
                focus,
                centre,
                radius,
            } => {
                let ((fx, fy), (cx, cy)) = (see(focus), see(centre));
                let radius = f64::from(radius) * self.eye.unit;
                self.pen.create_radial_gradient(fx, fy, 0.0, cx, cy, radius)
            }
            Spread::Along { from, to } => {
                let ((ax, ay), (bx, by)) = (see(from), see(to));
                Ok(self.pen.create_linear_gradient(ax, ay, bx, by))
            }
        };
        // A radius is never below zero, and a stop never outside; without a shade the wood is flat, no more.
        let Ok(gradient) = gradient else { return };
        for (at, alpha) in stops {
            let _ = gradient.add_color_stop(*at, &css(shade.colour(), *alpha));
        }
        self.pen.set_fill_style_canvas_gradient(&gradient);
        self.pen.fill();
    }

    pub(super) fn fill(&self, colour: Rgb, alpha: f32) {
        self.pen.set_fill_style_str(&css(colour, alpha));
        self.pen.fill();
    }

    pub(super) fn stroke(&self, colour: Rgb, alpha: f32, width: f64) {
        self.pen.set_stroke_style_str(&css(colour, alpha));
        self.pen.set_line_width(width * self.eye.unit);
        self.pen.stroke();
    }

    /// A board, seen a little from above.
    pub(super) fn table(&self, width: f64, palette: &Palette) {
        let [top, front, line] = palette.table;
        let left = (0.0 - self.eye.middle) / self.eye.unit - 1.0;
        let right = (width - self.eye.middle) / self.eye.unit + 1.0;
        let (left, right) = (left as f32, right as f32);
        let at = |share: f32| [left, right].map(|x| [x, DEPTH[1] * share]);
        let ([a, b], [d, c]) = (at(BEFORE), at(BEHIND));
        self.trace(&[a, b, c, d]);
        self.fill(top, 1.0);
        for share in [-0.3, 0.45, 1.2, 1.9] {
            let [from, to] = at(share);
            self.pen.begin_path();
            let (x, y) = self.eye.see(from);
            self.pen.move_to(x, y);
            let (x, y) = self.eye.see(to);
            self.pen.line_to(x, y);
            self.stroke(line, 0.35, 0.012);
        }
        let low = |p: Point| [p[0], p[1] - BOARD];
        self.trace(&[low(a), low(b), b, a]);
        self.fill(front, 1.0);
        self.trace(&[a, b, low(b), low(a)]);
        self.stroke(line, 0.6, 0.014);
    }

    /// Cubes high.
    pub(super) fn ruler(&self, width: f64, best: Option<f32>, palette: &Palette) {
        let pen = self.pen;
        pen.set_font("13px 'Atkinson Hyperlegible Next', system-ui, sans-serif");
        pen.set_text_baseline("middle");
        pen.set_fill_style_str(&css(palette.quiet, 0.8));
        for cubes in 1..=20 {
            let (_, y) = self.eye.see([0.0, cubes as f32 * 0.8]);
            if y < 12.0 {
                break;
            }
            pen.begin_path();
            pen.move_to(10.0, y);
            pen.line_to(20.0, y);
            self.stroke(palette.quiet, 0.6, 1.0 / self.eye.unit);
            let _ = pen.fill_text(&cubes.to_string(), 26.0, y);
        }
        let Some(best) = best.filter(|best| *best > 0.1) else {
            return;
        };
        let (_, y) = self.eye.see([0.0, best]);
        self.dashed(&[6.0, 8.0]);
        pen.begin_path();
        pen.move_to(48.0, y);
        pen.line_to(width - 10.0, y);
        self.stroke(palette.quiet, 0.55, 1.5 / self.eye.unit);
        self.dashed(&[]);
    }

    pub(super) fn dashed(&self, lengths: &[f64]) {
        let list = js_sys::Array::new();
        for length in lengths {
            list.push(&(*length).into());
        }
        let _ = self.pen.set_line_dash(&list);
    }

    /// What the foundation keeps from the lamp.
    pub(super) fn shadow(&self, piece: &Slice) {
        let ends = piece
            .points
            .iter()
            .filter(|p| p[1] < 0.3)
            .map(|p| p[0])
            .fold([f32::INFINITY, f32::NEG_INFINITY], |[from, to], x| {
                [from.min(x), to.max(x)]
            });
        if ends[0] > ends[1] {
            return;
        }
        let [from, to] = [ends[0] - 0.05, ends[1] + 0.12];
        let corner = |x: f32, share: f32| back([x, 0.0], share);
        self.trace(&[
            corner(from, -0.3),
            corner(to, -0.3),
            corner(to + 0.1, 1.2),
            corner(from + 0.1, 1.2),
        ]);
        self.fill([20, 10, 4], 0.28);
    }

    /// Straight down from the hand.
    pub(super) fn plumb_line(&self, held: &Slice, pieces: &[Slice], palette: &Palette) {
        let [x, _] = held.stand.place();
        let from = held.lowest();
        let others = &pieces[..pieces.len() - 1];
        let below = others
            .iter()
            .filter_map(|piece| roof_at(&piece.points, x))
            .fold(0.0, f32::max);
        let (px, py) = self.eye.see([x, from]);
        let (_, to) = self.eye.see([x, below.min(from)]);
        self.dashed(&[2.0, 7.0]);
        self.pen.begin_path();
        self.pen.move_to(px, py);
        self.pen.line_to(px, to);
        self.stroke(palette.you, 0.9, 2.0 / self.eye.unit);
        self.dashed(&[]);
    }
}

/// How high a polygon reaches above a place.
fn roof_at(points: &[Point], x: f32) -> Option<f32> {
    let edges = (0..points.len()).filter_map(|index| {
        let (a, b) = (points[index], points[(index + 1) % points.len()]);
        let over = (a[0] <= x) != (b[0] <= x);
        over.then(|| a[1] + (b[1] - a[1]) * (x - a[0]) / (b[0] - a[0]))
    });
    edges.reduce(f32::max)
}

#[cfg(test)]
mod tests {
    use shapes::{Form, Shape};
    use tower::Stand;

    use super::*;

    #[test]
    fn roof_of_a_cube_is_its_upper_side() {
        let cube = Stand::at(Form::Shape(Shape::Cube), [0.0, 0.4], 0.0);
        let points = cube.corners();
        let roof = roof_at(&points, 0.1).expect("wood is there");
        assert!((roof - 0.8).abs() < 1e-4, "{roof}");
        assert_eq!(roof_at(&points, 0.7), None);
    }
}
