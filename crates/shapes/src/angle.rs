//! Angles that are the same on every machine: the standard library's sines differ between native code and the browser.

use crate::Point;

/// Sine and cosine of an angle in radians.
#[must_use]
pub fn sin_cos(radians: f32) -> (f32, f32) {
    libm::sincosf(radians)
}

/// Where a direction points, as a share of a full turn counter-clockwise from the right: from 0 up to 1.
#[must_use]
pub fn turn_of(direction: Point) -> f32 {
    let turn = libm::atan2f(direction[1], direction[0]) / std::f32::consts::TAU;
    if turn < 0.0 { turn + 1.0 } else { turn }
}
