//! A piece as a thick slice of wood: its sides lit from above, its face with grain, shine and mark.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use dschamal::Colour;
use shapes::{Form, Outline, Point};
use tower::Stand;

use super::brush::Brush;
use super::paint::{Paint, mix};
use super::picture::{Palette, wood_index};
use crate::dschamal::look::{Look, Wood, mark_place, turned};

/// How deep a piece is, across and up, in units.
pub(super) const DEPTH: Point = [0.20, 0.12];
const TURN: f64 = std::f64::consts::TAU;

thread_local! {
    static OUTLINES: RefCell<BTreeMap<usize, Rc<Outline>>> = const { RefCell::new(BTreeMap::new()) };
}

fn outline(form: Form) -> Rc<Outline> {
    OUTLINES.with_borrow_mut(|all| {
        let outline = all.entry(form.index());
        Rc::clone(outline.or_insert_with(|| Rc::new(form.outline(1.0))))
    })
}

/// A piece where it is.
pub(super) struct Slice<'a> {
    pub(super) stand: &'a Stand,
    look: &'a Look,
    paint: Paint,
    pub(super) points: Vec<Point>,
    hole: Option<Vec<Point>>,
}

impl<'a> Slice<'a> {
    pub(super) fn new(stand: &'a Stand, look: &'a Look, palette: &Palette) -> Self {
        let outline = outline(stand.form);
        Self {
            stand,
            look,
            paint: palette.woods[wood_index(look.wood)],
            points: put(&outline.points, stand),
            hole: outline
                .hole
                .as_deref()
                .map(|hole| against(put(hole, stand))),
        }
    }

    pub(super) fn lowest(&self) -> f32 {
        self.points
            .iter()
            .map(|p| p[1])
            .fold(f32::INFINITY, f32::min)
    }
}

fn put(points: &[Point], stand: &Stand) -> Vec<Point> {
    let (sin, cos) = shapes::sin_cos(stand.radians());
    let [x, y] = stand.place();
    let placed = points
        .iter()
        .map(|[px, py]| [x + px * cos - py * sin, y + px * sin + py * cos]);
    placed.collect()
}

/// The other way around: what is drawn against the outline is cut out of it.
fn against(mut points: Vec<Point>) -> Vec<Point> {
    points.reverse();
    points
}

pub(super) fn back([x, y]: Point, share: f32) -> Point {
    [x + DEPTH[0] * share, y + DEPTH[1] * share]
}

impl Brush<'_> {
    /// The sides that face up and away, lit by how far they face up.
    pub(super) fn sides(&self, piece: &Slice) {
        let count = piece.points.len();
        for index in 0..count {
            let (a, b) = (piece.points[index], piece.points[(index + 1) % count]);
            let (dx, dy) = (b[0] - a[0], b[1] - a[1]);
            let length = (dx * dx + dy * dy).sqrt().max(1e-6);
            let (nx, ny) = (dy / length, -dx / length);
            if nx * DEPTH[0] + ny * DEPTH[1] <= 0.0 {
                continue;
            }
            let lit = 0.18 + 0.62 * ny.max(0.0) - 0.12 * nx.max(0.0);
            let colour = if lit > 0.5 {
                mix(piece.paint.face, piece.paint.sheen, (lit - 0.5) * 1.2)
            } else {
                mix(piece.paint.deep, piece.paint.face, lit * 1.6)
            };
            self.trace(&[a, b, back(b, 1.0), back(a, 1.0)]);
            self.fill(colour, 1.0);
            self.stroke(colour, 1.0, 0.012);
        }
    }

    pub(super) fn face(&self, piece: &Slice) {
        let (pen, paint) = (self.pen, piece.paint);
        if let Some(hole) = &piece.hole {
            self.trace(hole);
            self.fill(mix(paint.deep, [0, 0, 0], 0.35), 1.0);
        }
        pen.save();
        self.trace(&piece.points);
        if let Some(hole) = &piece.hole {
            self.add(hole);
        }
        self.fill(paint.face, 1.0);
        pen.clip();
        self.grain(piece);
        self.shine(piece);
        pen.restore();
        self.mark(piece);
        self.trace(&piece.points);
        if let Some(hole) = &piece.hole {
            self.add(hole);
        }
        self.stroke(paint.pencil, 1.0, 0.03);
    }

    /// Lines that turn with the wood.
    fn grain(&self, piece: &Slice) {
        for line in [-0.42_f32, -0.26, -0.1, 0.08, 0.24, 0.4] {
            let bend = 0.05 + 0.03 * line;
            let local = [-0.8, -0.4, 0.0, 0.4, 0.8].map(|x: f32| {
                [
                    x,
                    line + bend * (1.0 - x * x) * if line > 0.0 { 1.0 } else { -0.6 },
                ]
            });
            let points = put(&local, piece.stand);
            self.pen.begin_path();
            for (index, point) in points.iter().enumerate() {
                let (x, y) = self.eye.see(*point);
                if index == 0 {
                    self.pen.move_to(x, y);
                } else {
                    self.pen.line_to(x, y);
                }
            }
            self.stroke(piece.paint.deep, 0.22, 0.022);
        }
    }

    /// The lamp is above, to the left.
    fn shine(&self, piece: &Slice) {
        let inner: Vec<Point> = piece
            .points
            .iter()
            .map(|p| [p[0] + 0.025, p[1] - 0.035])
            .collect();
        self.trace(&inner);
        self.stroke(piece.paint.sheen, 0.55, 0.035);
    }

    /// The mark that tells the colour without colour, upright as it was carved.
    fn mark(&self, piece: &Slice) {
        let Wood::Painted(colour) = piece.look.wood else {
            return;
        };
        let (x, y) = mark_place(piece.look.form);
        // Places are given for the picture, y down, which may be turned.
        let local = if turned(piece.look.form) == 0 {
            [x, -y]
        } else {
            [-y, -x]
        };
        let at = put(&[local], piece.stand)[0];
        let shape: &[Point] = match colour {
            Colour::Blue => {
                let (px, py) = self.eye.see(at);
                self.pen.begin_path();
                let _ = self.pen.arc(px, py, 0.1 * self.eye.unit, 0.0, TURN);
                return self.fill(piece.paint.carved, 0.9);
            }
            Colour::Yellow => &[[0.0, 0.12], [-0.12, -0.08], [0.12, -0.08]],
            Colour::White => &[[-0.09, -0.09], [0.09, -0.09], [0.09, 0.09], [-0.09, 0.09]],
            Colour::Brown => &[[0.0, 0.13], [-0.11, 0.0], [0.0, -0.13], [0.11, 0.0]],
        };
        let points: Vec<Point> = shape.iter().map(|p| [at[0] + p[0], at[1] + p[1]]).collect();
        self.trace(&points);
        self.fill(piece.paint.carved, 0.9);
    }
}
