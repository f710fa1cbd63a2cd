//! A piece that stands: integers, the same on every machine, and the outline that they put into the world.

use rapier2d::prelude::{Pose, Rotation, Vector};
use serde::{Deserialize, Serialize};
use shapes::{Form, Outline, Point};

/// Steps of a [`Stand`] in one unit, and in one radian.
pub const PLACES_PER_UNIT: f32 = 65536.0;

/// One piece of a tower at rest. A tower is a list of them in the order of building, the foundation first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stand {
    /// What it is.
    pub form: Form,
    /// Its middle, to the right, in 1/65536 unit.
    pub x: i32,
    /// Its middle, above the table, in 1/65536 unit.
    pub y: i32,
    /// How far it is turned counter-clockwise, in 1/65536 radian.
    pub turn: i32,
}

impl Stand {
    /// A form at a place.
    #[must_use]
    pub fn at(form: Form, place: Point, radians: f32) -> Self {
        let whole = |x: f32| (x * PLACES_PER_UNIT).round() as i32;
        Self {
            form,
            x: whole(place[0]),
            y: whole(place[1]),
            turn: whole(radians),
        }
    }

    /// Where its middle is, in units.
    #[must_use]
    pub fn place(&self) -> Point {
        [
            self.x as f32 / PLACES_PER_UNIT,
            self.y as f32 / PLACES_PER_UNIT,
        ]
    }

    /// How far it is turned.
    #[must_use]
    pub fn radians(&self) -> f32 {
        self.turn as f32 / PLACES_PER_UNIT
    }

    /// Its corners where they are, in units.
    #[must_use]
    pub fn corners(&self) -> Vec<Point> {
        placed(&self.form.outline(1.0), self.place(), self.radians())
    }

    /// How high it reaches.
    #[must_use]
    pub fn top(&self) -> f32 {
        self.corners().iter().map(|p| p[1]).fold(0.0, f32::max)
    }

    pub(crate) fn pose(&self) -> Pose {
        let (sin, cos) = shapes::sin_cos(self.radians());
        Pose {
            translation: Vector::from(self.place()),
            rotation: Rotation { re: cos, im: sin },
        }
    }

    pub(crate) fn of_pose(form: Form, pose: &Pose) -> Self {
        let share = shapes::turn_of([pose.rotation.re, pose.rotation.im]);
        let share = if share > 0.5 { share - 1.0 } else { share };
        Self::at(
            form,
            [pose.translation.x, pose.translation.y],
            share * std::f32::consts::TAU,
        )
    }
}

/// How high a tower reaches above the table, in units.
#[must_use]
pub fn height(standing: &[Stand]) -> f32 {
    standing.iter().map(Stand::top).fold(0.0, f32::max)
}

/// An outline's corners at a place.
pub(crate) fn placed(outline: &Outline, place: Point, radians: f32) -> Vec<Point> {
    let (sin, cos) = shapes::sin_cos(radians);
    let corners = outline
        .points
        .iter()
        .map(|[x, y]| [place[0] + x * cos - y * sin, place[1] + x * sin + y * cos]);
    corners.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use shapes::Shape;

    #[test]
    fn integers_come_back_from_a_pose() {
        for turn in [0, 70_000, -70_000, 200_000, -200_000] {
            let stand = Stand {
                form: Form::Shape(Shape::Egg),
                x: -123_456,
                y: 456_789,
                turn,
            };
            let again = Stand::of_pose(stand.form, &stand.pose());
            assert_eq!((again.x, again.y), (stand.x, stand.y));
            assert!((again.turn - turn).abs() <= 1, "{turn}: {}", again.turn);
        }
    }

    #[test]
    fn a_tower_is_as_high_as_its_highest_corner() {
        let cube = Stand::at(Form::Shape(Shape::Cube), [0.0, 0.4], 0.0);
        let roof = Stand::at(Form::Shape(Shape::Cube), [0.0, 1.2], 0.0);
        assert!((height(&[cube, roof]) - 1.6).abs() < 1e-4);
        assert_eq!(height(&[]), 0.0);
    }
}
