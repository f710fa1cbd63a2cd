//! Convex parts of an outline, and a hull with few corners: what a physics engine likes.

use crate::Point;

/// Cuts a simple counter-clockwise polygon into convex ones, from one hollow corner to another place at a time.
pub(crate) fn convex_parts(points: &[Point]) -> Vec<Vec<Point>> {
    let Some(hollow) = (0..points.len()).find(|index| is_hollow(points, *index)) else {
        return vec![points.to_vec()];
    };
    let Some(other) = best_cut(points, hollow) else {
        return vec![points.to_vec()];
    };
    let (from, to) = (hollow.min(other), hollow.max(other));
    let one = points[from..=to].to_vec();
    let two = [&points[to..], &points[..=from]].concat();
    [convex_parts(&one), convex_parts(&two)].concat()
}

/// Twice the area of a triangle, positive if it turns left.
fn turn(a: Point, b: Point, c: Point) -> f32 {
    (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

/// Slightly hollow is straight: the physics does not mind, and slivers would.
const STRAIGHT: f32 = -1e-6;

fn neighbours(points: &[Point], index: usize) -> [Point; 3] {
    let count = points.len();
    [index + count - 1, index, index + 1].map(|i| points[i % count])
}

fn is_hollow(points: &[Point], index: usize) -> bool {
    let [a, b, c] = neighbours(points, index);
    turn(a, b, c) < STRAIGHT
}

/// The cut that removes the hollow here, another hollow there if it can, and is short.
fn best_cut(points: &[Point], from: usize) -> Option<usize> {
    let mut best: Option<(f32, usize)> = None;
    for to in 0..points.len() {
        if !can_see(points, from, to) {
            continue;
        }
        let (dx, dy) = (
            points[to][0] - points[from][0],
            points[to][1] - points[from][1],
        );
        let mut cost = dx * dx + dy * dy;
        if !is_hollow(points, to) {
            cost += 1.0;
        }
        if !straightens(points, from, to) {
            cost += 4.0;
        }
        if best.is_none_or(|(least, _)| cost < least) {
            best = Some((cost, to));
        }
    }
    best.map(|(_, to)| to)
}

/// Whether both parts are convex at the hollow corner after the cut.
fn straightens(points: &[Point], from: usize, to: usize) -> bool {
    let [a, b, c] = neighbours(points, from);
    turn(a, b, points[to]) >= STRAIGHT && turn(points[to], b, c) >= STRAIGHT
}

fn can_see(points: &[Point], from: usize, to: usize) -> bool {
    let count = points.len();
    let apart = (to + count - from) % count;
    if apart < 2 || apart > count - 2 {
        return false;
    }
    let [a, b, c] = neighbours(points, from);
    let target = points[to];
    // From a hollow corner the inside is everything but the wedge outside.
    let outside = turn(a, b, target) < 0.0 && turn(b, c, target) < 0.0;
    !outside && !(0..count).any(|side| crosses(points, side, from, to))
}

fn crosses(points: &[Point], side: usize, from: usize, to: usize) -> bool {
    let next = (side + 1) % points.len();
    if [side, next].iter().any(|end| *end == from || *end == to) {
        return false;
    }
    let (a, b, c, d) = (points[from], points[to], points[side], points[next]);
    turn(a, b, c) * turn(a, b, d) <= 0.0 && turn(c, d, a) * turn(c, d, b) <= 0.0
}

/// The corners that stick out farthest in eight directions, in order.
pub(crate) fn few_corners(points: &[Point]) -> Vec<Point> {
    let mut corners: Vec<Point> = Vec::with_capacity(8);
    for eighth in 0..8_u8 {
        // Not along the axes: sides lie along them, and a side has two ends.
        let angle = (f32::from(eighth) + 0.5) * std::f32::consts::FRAC_PI_4;
        let (sin, cos) = libm::sincosf(angle);
        let out = |p: &Point| p[0] * cos + p[1] * sin;
        let mut farthest = points[0];
        for point in points {
            if out(point) > out(&farthest) + 1e-6 {
                farthest = *point;
            }
        }
        if corners.last() != Some(&farthest) && corners.first() != Some(&farthest) {
            corners.push(farthest);
        }
    }
    corners
}
