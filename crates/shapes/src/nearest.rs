//! Where an outline comes nearest to a place: the whole of what a fingertip needs to know.

use crate::Point;
use crate::outline::{Outline, Sharpness, encloses};

/// The nearest place of an outline.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Nearest {
    /// On the outline.
    pub place: Point,
    /// How it feels there.
    pub sharpness: Sharpness,
    /// From the outline to where one asked; negative inside the wood.
    pub distance: f32,
}

impl Outline {
    /// The nearest place on the outer outline.
    #[must_use]
    pub fn nearest(&self, from: Point) -> Nearest {
        let mut best = (f32::INFINITY, self.points[0], Sharpness::Flat);
        for (index, a) in self.points.iter().enumerate() {
            let next = (index + 1) % self.points.len();
            let (share, place) = on_segment(*a, self.points[next], from);
            let (dx, dy) = (from[0] - place[0], from[1] - place[1]);
            let squared = dx * dx + dy * dy;
            if squared < best.0 {
                let sharpness = if share <= 0.0 {
                    self.at[index]
                } else if share >= 1.0 {
                    self.at[next]
                } else {
                    self.along[index]
                };
                best = (squared, place, sharpness);
            }
        }
        let distance = best.0.sqrt();
        let inside = encloses(&self.points, from);
        Nearest {
            place: best.1,
            sharpness: best.2,
            distance: if inside { -distance } else { distance },
        }
    }
}

/// The nearest place of a segment and how far along it lies, from 0 to 1.
fn on_segment(a: Point, b: Point, from: Point) -> (f32, Point) {
    let (dx, dy) = (b[0] - a[0], b[1] - a[1]);
    let share = ((from[0] - a[0]) * dx + (from[1] - a[1]) * dy) / (dx * dx + dy * dy);
    let share = share.clamp(0.0, 1.0);
    (share, [a[0] + share * dx, a[1] + share * dy])
}
