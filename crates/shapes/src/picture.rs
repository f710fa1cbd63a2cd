//! Outlines as paths that a browser draws.

use std::fmt::Write as _;

use crate::Point;
use crate::form::Form;

/// The path of a form for an SVG `d` attribute: one unit is one unit, y points down, the hole is a second loop (use
/// `fill-rule="evenodd"`).
#[must_use]
pub fn svg_path(form: Form) -> String {
    let outline = form.outline(1.0);
    let mut text = String::new();
    add_loop(&mut text, &outline.points);
    if let Some(hole) = &outline.hole {
        add_loop(&mut text, hole);
    }
    text
}

fn add_loop(text: &mut String, points: &[Point]) {
    for (index, [x, y]) in points.iter().enumerate() {
        let verb = if index == 0 { 'M' } else { 'L' };
        // Adding zero turns -0 into 0.
        let (x, y) = (
            (x * 1000.0).round() / 1000.0 + 0.0,
            (-y * 1000.0).round() / 1000.0 + 0.0,
        );
        let written = write!(text, "{verb}{x} {y}");
        written.expect("a string can be written to");
    }
    text.push('Z');
}
