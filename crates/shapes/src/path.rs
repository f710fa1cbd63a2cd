//! Strokes become points: lines stay lines, curves become many short ones, and every point knows which it was.

use std::f32::consts::PI;

use crate::Point;

/// How finely curves are cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Grain {
    /// For fingers and pictures.
    Fine,
    /// Hollow curves in few pieces: a convex part for each is enough.
    Coarse,
}

/// Degrees of a curve from one point to the next.
const FINE: f32 = 6.0;
const COARSE: f32 = 30.0;

/// What a point of a path is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Joint {
    /// Two strokes meet.
    Authored,
    /// Inside a curve.
    Curve,
}

/// A closed path, counter-clockwise.
#[derive(Debug, Clone)]
pub(crate) struct Path {
    grain: Grain,
    pub(crate) points: Vec<Point>,
    pub(crate) joints: Vec<Joint>,
    /// Whether the segment from the point of the same number on is part of a curve.
    pub(crate) curved: Vec<bool>,
}

impl Path {
    pub(crate) fn new(grain: Grain) -> Self {
        Self {
            grain,
            points: Vec::new(),
            joints: Vec::new(),
            curved: Vec::new(),
        }
    }

    /// A straight line to here.
    pub(crate) fn to(mut self, point: Point) -> Self {
        self.push(point, Joint::Authored, false);
        self
    }

    /// A straight line to the beginning of this arc (in degrees), then along it; clockwise if `to` is less than `from`.
    pub(crate) fn oval(mut self, centre: Point, radii: Point, from: f32, to: f32) -> Self {
        let hollow = to < from;
        let step = if hollow && self.grain == Grain::Coarse {
            COARSE
        } else {
            FINE
        };
        let span = if hollow { from - to } else { to - from };
        let count = libm::ceilf(span / step - 1e-3).max(1.0) as usize;
        let whole = span >= 360.0;
        for index in 0..=count {
            if whole && index == count {
                break;
            }
            let angle = from + (to - from) * index as f32 / count as f32;
            let (sin, cos) = libm::sincosf(angle * (PI / 180.0));
            let end = !whole && (index == 0 || index == count);
            let joint = if end { Joint::Authored } else { Joint::Curve };
            let point = [centre[0] + radii[0] * cos, centre[1] + radii[1] * sin];
            self.push(point, joint, whole || index < count);
        }
        self
    }

    /// A closed curve, given by angle in radians.
    pub(crate) fn curve(mut self, point: impl Fn(f32) -> Point) -> Self {
        let count = (360.0 / FINE) as usize;
        for index in 0..count {
            let angle = 2.0 * PI * index as f32 / count as f32;
            self.push(point(angle), Joint::Curve, true);
        }
        self
    }

    fn push(&mut self, point: Point, joint: Joint, curved: bool) {
        self.points.push(point);
        self.joints.push(joint);
        self.curved.push(curved);
    }
}

/// The points of a circle.
pub(crate) fn circle(centre: Point, radius: f32) -> Vec<Point> {
    Path::new(Grain::Fine)
        .oval(centre, [radius, radius], 0.0, 360.0)
        .points
}
