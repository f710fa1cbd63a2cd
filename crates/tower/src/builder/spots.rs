//! Places where a piece might stand, tried out in copies of the tower.

use std::f32::consts::{FRAC_PI_2, PI};

use shapes::{Form, Outline, Point};

use super::Spot;
use crate::chance::Chance;
use crate::descent::{on_table, touches_at};
use crate::input::HoldInput;
use crate::site::Site;
use crate::stand::{Stand, height, placed};

/// How far above what it will touch a piece is let go.
const GAP: f32 = 0.008;
/// Sides that a piece can lie on.
const LONG_SIDE: f32 = 0.3;
/// Candidates lie so far apart, so many to either side of the topmost piece's middle.
const STRIDE: f32 = 0.09;
const STRIDES: i32 = 6;
/// How many of the best are tried again a little off.
const FINALISTS: usize = 4;
const NUDGE: f32 = 0.07;

/// Above this place, just clear of the wood below.
pub(super) fn above(standing: &[Stand], form: Form, x: f32, turn: f32, drop: f32) -> Spot {
    let corners = placed(&form.outline(1.0), [x, 0.0], turn);
    let wood: Vec<Vec<Point>> = standing.iter().map(Stand::corners).collect();
    let y = touches_at(&corners, &wood).unwrap_or_else(|| on_table(&corners));
    let y = y + GAP + drop;
    Spot { x, y, turn }
}

/// The most promising spot.
pub(super) fn best(standing: &[Stand], form: Form, stand_ticks: u32, chance: &mut Chance) -> Spot {
    let mut rated: Vec<(f32, Spot)> = candidates(standing, form, chance)
        .into_iter()
        .map(|spot| (rate(standing, form, spot, stand_ticks), spot))
        .collect();
    rated.sort_by(|a, b| b.0.total_cmp(&a.0));
    rated.truncate(FINALISTS);
    for (rating, spot) in &mut rated {
        for nudge in [-NUDGE, NUDGE] {
            let beside = above(standing, form, spot.x + nudge, spot.turn, 0.0);
            *rating += 0.7 * rate(standing, form, beside, stand_ticks);
        }
    }
    let best = rated.into_iter().max_by(|a, b| a.0.total_cmp(&b.0));
    best.map_or_else(|| above(standing, form, 0.0, 0.0, 0.0), |(_, spot)| spot)
}

fn candidates(standing: &[Stand], form: Form, chance: &mut Chance) -> Vec<Spot> {
    let turns = turns(&form.outline(1.0));
    let Some(base) = standing.first() else {
        let spots = turns
            .iter()
            .map(|turn| above(standing, form, 0.0, *turn, 0.0));
        return spots.collect();
    };
    let topmost = standing
        .iter()
        .max_by(|a, b| a.top().total_cmp(&b.top()))
        .unwrap_or(base);
    // Not on a grid that is the same every time.
    let middle = topmost.place()[0] + (chance.unit() - 0.5) * STRIDE * 0.5;
    let mut spots = Vec::new();
    for turn in turns {
        for stride in -STRIDES..=STRIDES {
            let x = middle + stride as f32 * STRIDE;
            spots.push(above(standing, form, x, turn, 0.0));
        }
    }
    spots
}

/// Turns that lay the piece on one of its long sides; for what has none, quarter turns.
fn turns(outline: &Outline) -> Vec<f32> {
    if outline.circle.is_some() {
        return vec![0.0];
    }
    let hull = hull(&outline.points);
    let mut turns: Vec<f32> = Vec::new();
    for index in 0..hull.len() {
        let (a, b) = (hull[index], hull[(index + 1) % hull.len()]);
        let side = [b[0] - a[0], b[1] - a[1]];
        if side[0] * side[0] + side[1] * side[1] < LONG_SIDE * LONG_SIDE {
            continue;
        }
        let share = 1.0 - shapes::turn_of(side);
        let share = if share > 0.5 { share - 1.0 } else { share };
        turns.push(share * 2.0 * PI);
    }
    if turns.is_empty() {
        turns = vec![0.0, FRAC_PI_2, PI, -FRAC_PI_2];
    }
    turns
}

/// The convex hull, counter-clockwise.
fn hull(points: &[Point]) -> Vec<Point> {
    let mut sorted = points.to_vec();
    sorted.sort_by(|a, b| a[0].total_cmp(&b[0]).then(a[1].total_cmp(&b[1])));
    let mut hull = half_hull(sorted.iter());
    hull.extend(half_hull(sorted.iter().rev()));
    hull
}

fn half_hull<'a>(points: impl Iterator<Item = &'a Point>) -> Vec<Point> {
    let mut half: Vec<Point> = Vec::new();
    for point in points {
        while let [.., a, b] = half[..] {
            let cross = (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]);
            if cross > 1e-5 {
                break;
            }
            half.pop();
        }
        half.push(*point);
    }
    half.pop();
    half
}

/// How well a tower would stand: nothing falls, little moves, the middle is above the foundation, and the next piece finds
/// a level place.
fn rate(standing: &[Stand], form: Form, spot: Spot, stand_ticks: u32) -> f32 {
    let new = Stand::at(form, [spot.x, spot.y], spot.turn);
    let mut site = Site::at(standing, new, stand_ticks);
    while site.over().is_none() {
        let tick = site.step(HoldInput::default());
        if !tick.fell.is_empty() {
            return -10.0 * tick.fell.len() as f32;
        }
    }
    let after = site.poses();
    let moved: f32 = after
        .iter()
        .zip(standing.iter().chain([&new]))
        .map(|(after, before)| distance(after.place(), before.place()))
        .sum();
    let base = after[0].place()[0];
    let middle: f32 = after.iter().map(|one| one.place()[0]).sum::<f32>() / after.len() as f32;
    10.0 + 3.0 * level_width(&after).min(0.8)
        - 2.0 * moved.min(2.0)
        - 2.0 * (middle - base).abs()
        - 0.5 * height(&after)
}

/// How wide the tower's top is level.
fn level_width(standing: &[Stand]) -> f32 {
    let top = height(standing);
    let mut ends = [f32::INFINITY, f32::NEG_INFINITY];
    for corner in standing.iter().flat_map(Stand::corners) {
        if corner[1] > top - 0.02 {
            ends = [ends[0].min(corner[0]), ends[1].max(corner[0])];
        }
    }
    ends[1] - ends[0]
}

fn distance(a: Point, b: Point) -> f32 {
    let (x, y) = (a[0] - b[0], a[1] - b[1]);
    (x * x + y * y).sqrt()
}
