//! A few towers whose digests are checked in: built natively and in the browser's machine, they must not differ by a bit.

use std::fmt::Write as _;

use shapes::{Form, Shape};

use crate::builder;
use crate::recording::Recording;

/// The shapes of each tower in the order of building, and how clumsy its builder is.
const TOWERS: [(&[Shape], u8); 4] = [
    (&[Shape::Cube, Shape::Brick, Shape::Bridge, Shape::Step], 0),
    (&[Shape::Ball, Shape::Dome, Shape::Cross], 10),
    (
        &[Shape::Brick, Shape::Egg, Shape::Disc, Shape::Cylinder],
        40,
    ),
    (&[Shape::WideRoof, Shape::Cube, Shape::NarrowRoof], 100),
];
const STAND_TICKS: u32 = 60;

/// The digests of all towers, one line for each placement.
#[must_use]
pub fn digests() -> String {
    let mut text = String::new();
    for (seed, (shapes, clumsiness)) in TOWERS.into_iter().enumerate() {
        let mut standing = Vec::new();
        for shape in shapes {
            let form = Form::Shape(*shape);
            let inputs = builder::plan(&standing, form, clumsiness, seed as u64, STAND_TICKS);
            let recording = Recording {
                standing,
                form,
                stand_ticks: STAND_TICKS,
                inputs,
            };
            let outcome = recording.replay();
            let line = writeln!(
                text,
                "tower {seed}, {shape}: {} stand, {} fell, {:016x}",
                outcome.standing.len(),
                outcome.fell.len(),
                outcome.digest
            );
            line.expect("a string can be written to");
            standing = outcome.standing;
        }
    }
    text
}
