//! Whatever the hand does: no piece is lost, none is inside another, and what stands stays.

use proptest::prelude::*;
use tower::{HoldInput, Shape, Site, Stand};

use crate::sites::wood;

/// How deep wood may be in wood: what the solver leaves after a hard fall.
const SLOP: f32 = 0.03;
/// As at a table: three seconds.
const STAND: u32 = 180;

fn strokes() -> impl Strategy<Value = Vec<(HoldInput, u32)>> {
    let stroke = (-6_i8..=6, -6_i8..=2, -9_i8..=9, 5_u32..50).prop_map(|(dx, dy, turn, ticks)| {
        let input = HoldInput {
            dx,
            dy,
            turn,
            release: false,
        };
        (input, ticks)
    });
    prop::collection::vec(stroke, 0..8)
}

fn shape() -> impl Strategy<Value = Shape> {
    prop::sample::select(Shape::ALL.to_vec())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn pieces_are_tower_and_fallen_and_apart(
        placements in prop::collection::vec((shape(), strokes()), 1..7),
    ) {
        let mut standing: Vec<Stand> = Vec::new();
        for (shape, strokes) in placements {
            let mut site = Site::new(&standing, wood(shape), STAND);
            for (input, ticks) in strokes {
                for _ in 0..ticks {
                    site.step(input);
                }
            }
            let mut ticks = 0;
            let outcome = loop {
                if let Some(outcome) = site.over() {
                    break outcome;
                }
                site.step(HoldInput::RELEASE);
                ticks += 1;
                prop_assert!(ticks < 6000, "it never ends");
            };
            let mut pieces: Vec<_> = standing.iter().map(|stand| stand.form).collect();
            pieces.push(wood(shape));
            let mut kept = pieces.clone();
            for fallen in outcome.fell.iter().rev() {
                kept.remove(*fallen);
            }
            let stands: Vec<_> = outcome.standing.iter().map(|stand| stand.form).collect();
            prop_assert_eq!(stands, kept);
            let deep = deepest(&outcome.standing);
            prop_assert!(deep < SLOP, "{} deep: {:?}", deep, outcome.standing);
            standing = outcome.standing;
        }
        // Untouched, what stands stays as it is to the last bit.
        let mut site = Site::new(&standing, wood(Shape::Ball), STAND);
        for _ in 0..60 {
            site.step(HoldInput::default());
        }
        prop_assert_eq!(&site.poses()[..standing.len()], &standing[..]);
    }
}

/// How deep a corner is inside another piece, at most.
fn deepest(standing: &[Stand]) -> f32 {
    let mut deepest = 0.0_f32;
    for (index, one) in standing.iter().enumerate() {
        let outline = one.form.outline(1.0);
        let (sin, cos) = shapes::sin_cos(one.radians());
        let place = one.place();
        for (other, stand) in standing.iter().enumerate() {
            if other == index {
                continue;
            }
            for corner in stand.corners() {
                let (x, y) = (corner[0] - place[0], corner[1] - place[1]);
                let inside = [x * cos + y * sin, y * cos - x * sin];
                if outline.is_wood(inside) {
                    deepest = deepest.max(outline.nearest(inside).distance.abs());
                }
            }
        }
    }
    deepest
}
