//! An outline: what a finger slides along, what the physics pushes about, what a picture is drawn from.

use serde::{Deserialize, Serialize};

use crate::Point;
use crate::parts::{convex_parts, few_corners};
use crate::path::{Joint, Path};

/// How wood feels under a fingertip, as authored: a polygon that stands for a curve is round, not cornered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sharpness {
    /// A straight side.
    Flat,
    /// A curve.
    Round,
    /// A blunt ridge.
    Edge,
    /// A corner of a right angle or less.
    Corner,
}

/// A closed outline with its centroid at the origin, counter-clockwise, about one unit across.
#[derive(Debug, Clone, PartialEq)]
pub struct Outline {
    /// The corners, curves finely cut.
    pub points: Vec<Point>,
    /// How each point feels.
    pub at: Vec<Sharpness>,
    /// How the side from each point to the next feels.
    pub along: Vec<Sharpness>,
    /// The hole, where there is one.
    pub hole: Option<Vec<Point>>,
    /// Convex polygons that together make the outline (its hole filled), for physics.
    pub parts: Vec<Vec<Point>>,
    /// A convex hull of at most eight corners, for a crowd.
    pub hull: Vec<Point>,
    /// The radius, where the outline is a circle.
    pub circle: Option<f32>,
    /// Square units of wood.
    pub area: f32,
    /// From the centroid to the farthest corner.
    pub reach: f32,
}

/// Strokes that meet with less of a turn than this go over into each other.
const SMOOTH_DEGREES: f32 = 12.0;
/// A turn from here on is a corner, below it an edge. A right angle is a corner.
const CORNER_DEGREES: f32 = 85.0;

impl Outline {
    pub(crate) fn new(fine: &Path, coarse: &Path, hole: Option<Vec<Point>>) -> Self {
        let (full, centre) = area_and_centroid(&fine.points);
        let shift = |points: &[Point]| -> Vec<Point> {
            let moved = points.iter().map(|p| [p[0] - centre[0], p[1] - centre[1]]);
            moved.collect()
        };
        let points = shift(&fine.points);
        let along: Vec<Sharpness> = fine.curved.iter().map(|curved| side(*curved)).collect();
        let at = (0..points.len()).map(|index| vertex(fine, index)).collect();
        let parts = convex_parts(&shift(&coarse.points));
        let hull = few_corners(&points);
        let empty = hole
            .as_deref()
            .map_or(0.0, |hole| area_and_centroid(hole).0);
        let lengths = points
            .iter()
            .map(|p| libm::sqrtf(p[0] * p[0] + p[1] * p[1]));
        let reach = lengths.clone().fold(0.0, f32::max);
        let least = lengths.fold(f32::INFINITY, f32::min);
        // The corners of a rectangle are equally far from its middle too.
        let round = fine.curved.iter().all(|curved| *curved);
        Self {
            circle: (round && reach - least < 1e-4).then_some(reach),
            area: full - empty,
            points,
            at,
            along,
            hole: hole.map(|hole| shift(&hole)),
            parts,
            hull,
            reach,
        }
    }

    /// Whether there is wood at this place.
    #[must_use]
    pub fn is_wood(&self, place: Point) -> bool {
        let in_hole = self
            .hole
            .as_deref()
            .is_some_and(|hole| encloses(hole, place));
        encloses(&self.points, place) && !in_hole
    }
}

fn side(curved: bool) -> Sharpness {
    if curved {
        Sharpness::Round
    } else {
        Sharpness::Flat
    }
}

fn vertex(path: &Path, index: usize) -> Sharpness {
    let count = path.points.len();
    let before = (index + count - 1) % count;
    let smooth = path.curved[before] || path.curved[index];
    let turn = turn_degrees(&path.points, index);
    match path.joints[index] {
        Joint::Curve => Sharpness::Round,
        Joint::Authored if turn >= CORNER_DEGREES => Sharpness::Corner,
        Joint::Authored if turn >= SMOOTH_DEGREES => Sharpness::Edge,
        Joint::Authored => side(smooth),
    }
}

/// How far the outline turns left at this point.
fn turn_degrees(points: &[Point], index: usize) -> f32 {
    let count = points.len();
    let [a, b, c] = [index + count - 1, index, index + 1].map(|i| points[i % count]);
    let (into, out) = ([b[0] - a[0], b[1] - a[1]], [c[0] - b[0], c[1] - b[1]]);
    let cross = into[0] * out[1] - into[1] * out[0];
    let dot = into[0] * out[0] + into[1] * out[1];
    libm::atan2f(cross, dot) * (180.0 / std::f32::consts::PI)
}

fn area_and_centroid(points: &[Point]) -> (f32, Point) {
    let (mut area, mut x, mut y) = (0.0, 0.0, 0.0);
    for (index, a) in points.iter().enumerate() {
        let b = points[(index + 1) % points.len()];
        let cross = a[0] * b[1] - b[0] * a[1];
        area += cross / 2.0;
        x += (a[0] + b[0]) * cross / 6.0;
        y += (a[1] + b[1]) * cross / 6.0;
    }
    (area, [x / area, y / area])
}

/// Whether a closed polygon has this place inside: a ray to the right crosses it an odd number of times.
pub(crate) fn encloses(points: &[Point], place: Point) -> bool {
    let mut inside = false;
    for (index, a) in points.iter().enumerate() {
        let b = points[(index + 1) % points.len()];
        if (a[1] > place[1]) != (b[1] > place[1]) {
            let x = a[0] + (place[1] - a[1]) / (b[1] - a[1]) * (b[0] - a[0]);
            inside ^= place[0] < x;
        }
    }
    inside
}
