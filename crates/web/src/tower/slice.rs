//! A piece where it stands in a tower: the same layers of paint as its icon, its sides before its face.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use shapes::{Form, Outline, Point};
use tower::Stand;

use super::brush::Brush;
use super::paint::Paint;
use super::picture::{Palette, wood_index};
use crate::dschamal::look::{Look, mark};
use crate::dschamal::solid::{DEPTH, Layer, face, loops, sides};

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
    outline: Rc<Outline>,
    pub(super) points: Vec<Point>,
    hole: Option<Vec<Point>>,
}

impl<'a> Slice<'a> {
    pub(super) fn new(stand: &'a Stand, look: &'a Look, palette: &Palette) -> Self {
        let outline = outline(stand.form);
        let [x, y] = stand.place();
        let mut placed = loops(&outline, stand.radians()).into_iter().map(|points| {
            let moved = points.iter().map(|[px, py]| [x + px, y + py]);
            moved.collect()
        });
        Self {
            stand,
            look,
            paint: palette.woods[wood_index(look.wood)],
            points: placed.next().unwrap_or_default(),
            hole: placed.next(),
            outline,
        }
    }

    pub(super) fn lowest(&self) -> f32 {
        self.points
            .iter()
            .map(|p| p[1])
            .fold(f32::INFINITY, f32::min)
    }
}

pub(super) fn back([x, y]: Point, share: f32) -> Point {
    [x + DEPTH[0] * share, y + DEPTH[1] * share]
}

impl Brush<'_> {
    /// What is seen of a piece behind its face.
    pub(super) fn sides(&self, piece: &Slice) {
        for layer in sides(piece.look.form, &piece.outline, piece.stand.radians()) {
            self.put(piece, &layer);
        }
    }

    /// What is turned to us, and the mark.
    pub(super) fn face(&self, piece: &Slice) {
        let radians = piece.stand.radians();
        let layers = face(piece.look.form, &piece.outline, radians);
        for layer in layers.iter().chain(&mark(*piece.look, radians)) {
            self.put(piece, layer);
        }
    }

    fn put(&self, piece: &Slice, layer: &Layer) {
        if !layer.within {
            return self.layer(layer, piece.stand.place(), &piece.paint);
        }
        self.pen.save();
        self.trace(&piece.points);
        if let Some(hole) = &piece.hole {
            self.add(hole);
        }
        self.pen.clip();
        self.layer(layer, piece.stand.place(), &piece.paint);
        self.pen.restore();
    }
}
