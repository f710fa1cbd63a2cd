//! What every feeler knows by heart: how each form would feel with the finger at each place around it.
//!
//! Worked out once for all feelers. A finger's centre moves along a curve a fingertip away from the outline; around it a grid
//! says how far the wood is, which way is out, and how it feels.

use std::sync::OnceLock;

use shapes::{Form, Outline, Sharpness};

/// A fingertip's radius.
pub(crate) const FINGER: f32 = 0.14;
/// The grid reaches this far from a form's middle, in so many cells a side.
const SPAN: f32 = 1.0;
const CELLS: usize = 48;
/// Places on each form where a finger may begin.
const STARTS: usize = 48;
/// A place may be mistaken by this much without surprise.
pub(crate) const NEARBY: f32 = 0.07;

/// How a form feels at one place.
#[derive(Debug, Clone, Copy)]
struct Cell {
    /// In 1/100 unit.
    distance: i8,
    /// In 256ths of a turn.
    out: u8,
    /// Here, a little further left round, and a little further right round.
    sharpness: [Sharpness; 3],
}

/// How a form feels at one place, ready to be reckoned with.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Feel {
    pub(crate) distance: f32,
    pub(crate) out: [f32; 2],
    /// Here, a little further left round, and a little further right round.
    pub(crate) sharpness: [Sharpness; 3],
}

/// A finger's place on a form: its centre, and the way out of the wood.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Start {
    pub(crate) place: [f32; 2],
    pub(crate) out: [f32; 2],
}

struct Known {
    cells: Vec<Cell>,
    starts: Vec<Start>,
    has_hole: bool,
}

pub(crate) struct Knowledge {
    forms: Vec<Known>,
    ways: Vec<[f32; 2]>,
}

/// By heart, since the first feeler of all.
pub(crate) fn knowledge() -> &'static Knowledge {
    static KNOWLEDGE: OnceLock<Knowledge> = OnceLock::new();
    KNOWLEDGE.get_or_init(|| Knowledge {
        forms: Form::all().map(|form| learn(&form.outline(1.0))).collect(),
        ways: (0..256).map(|turn| way(turn as f32 / 256.0)).collect(),
    })
}

impl Knowledge {
    pub(crate) fn feel(&self, form: usize, place: [f32; 2]) -> Feel {
        let cell = |x: f32| (((x + SPAN) * (CELLS as f32 / (2.0 * SPAN))) as usize).min(CELLS - 1);
        let cell = self.forms[form].cells[cell(place[1]) * CELLS + cell(place[0])];
        Feel {
            distance: f32::from(cell.distance) / 100.0,
            out: self.ways[usize::from(cell.out)],
            sharpness: cell.sharpness,
        }
    }

    pub(crate) fn starts(&self, form: usize) -> &[Start] {
        &self.forms[form].starts
    }

    pub(crate) fn has_hole(&self, form: usize) -> bool {
        self.forms[form].has_hole
    }
}

/// The unit vector after this share of a turn.
pub(crate) fn way(turn: f32) -> [f32; 2] {
    let (sin, cos) = shapes::sin_cos(turn * std::f32::consts::TAU);
    [cos, sin]
}

fn learn(outline: &Outline) -> Known {
    let middle = |cell: usize| (cell as f32 + 0.5) * (2.0 * SPAN / CELLS as f32) - SPAN;
    let places = (0..CELLS * CELLS).map(|cell| [middle(cell % CELLS), middle(cell / CELLS)]);
    Known {
        cells: places.map(|place| feel_at(outline, place)).collect(),
        starts: starts(outline),
        has_hole: outline.hole.is_some(),
    }
}

fn feel_at(outline: &Outline, place: [f32; 2]) -> Cell {
    let nearest = outline.nearest(place);
    let sign = nearest.distance.signum();
    let out = [
        (place[0] - nearest.place[0]) * sign,
        (place[1] - nearest.place[1]) * sign,
    ];
    let length = (out[0] * out[0] + out[1] * out[1]).sqrt().max(1e-6);
    let left = [-out[1] / length * NEARBY, out[0] / length * NEARBY];
    let beside = |sign: f32| {
        let place = [place[0] + sign * left[0], place[1] + sign * left[1]];
        outline.nearest(place).sharpness
    };
    Cell {
        distance: (nearest.distance * 100.0).round() as i8,
        out: (shapes::turn_of(out) * 256.0) as u8,
        sharpness: [nearest.sharpness, beside(1.0), beside(-1.0)],
    }
}

/// Evenly along the finger's curve. It is found by walking round the outline and stepping out of the wood.
fn starts(outline: &Outline) -> Vec<Start> {
    let mut curve: Vec<[f32; 2]> = Vec::new();
    let count = outline.points.len();
    for (index, a) in outline.points.iter().enumerate() {
        let b = outline.points[(index + 1) % count];
        let c = outline.points[(index + 2) % count];
        let (into, out) = (normal(*a, b), normal(b, c));
        let steps = ((b[0] - a[0]).hypot(b[1] - a[1]) / 0.02).ceil();
        for step in 0..steps as usize {
            let share = step as f32 / steps;
            curve.push([
                a[0] + share * (b[0] - a[0]) + into[0] * FINGER,
                a[1] + share * (b[1] - a[1]) + into[1] * FINGER,
            ]);
        }
        for step in 0..6 {
            let share = step as f32 / 6.0;
            let mix = [
                into[0] * (1.0 - share) + out[0] * share,
                into[1] * (1.0 - share) + out[1] * share,
            ];
            let length = mix[0].hypot(mix[1]).max(1e-3);
            curve.push([
                b[0] + mix[0] * FINGER / length,
                b[1] + mix[1] * FINGER / length,
            ]);
        }
    }
    // In a hollow the finger does not reach everywhere.
    curve.retain(|place| outline.nearest(*place).distance > FINGER - 0.01);
    evenly(&curve)
        .into_iter()
        .map(|place| start_at(outline, place))
        .collect()
}

fn start_at(outline: &Outline, place: [f32; 2]) -> Start {
    let nearest = outline.nearest(place);
    let out = [place[0] - nearest.place[0], place[1] - nearest.place[1]];
    let length = out[0].hypot(out[1]).max(1e-6);
    Start {
        place,
        out: [out[0] / length, out[1] / length],
    }
}

fn evenly(curve: &[[f32; 2]]) -> Vec<[f32; 2]> {
    let gap = |index: usize| {
        let (a, b) = (curve[index], curve[(index + 1) % curve.len()]);
        (b[0] - a[0]).hypot(b[1] - a[1])
    };
    let length: f32 = (0..curve.len()).map(gap).sum();
    let (mut taken, mut walked) = (Vec::with_capacity(STARTS), 0.0);
    for (index, place) in curve.iter().enumerate() {
        if walked >= taken.len() as f32 * length / STARTS as f32 {
            taken.push(*place);
        }
        walked += gap(index);
    }
    taken
}

fn normal(a: [f32; 2], b: [f32; 2]) -> [f32; 2] {
    let length = (b[0] - a[0]).hypot(b[1] - a[1]);
    [(b[1] - a[1]) / length, (a[0] - b[0]) / length]
}
