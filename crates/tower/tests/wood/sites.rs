//! What the tests do with sites: hands that go somewhere, towers built by hand.

use tower::{Form, HoldInput, Outcome, Shape, Site, Stand};

/// A form by its shape.
pub(crate) fn wood(shape: Shape) -> Form {
    Form::Shape(shape)
}

/// So many ticks of the same.
pub(crate) fn hold(site: &mut Site, ticks: u32, dx: i8, dy: i8) {
    for _ in 0..ticks {
        site.step(HoldInput {
            dx,
            dy,
            ..HoldInput::default()
        });
    }
}

/// Lets go and waits for the end.
pub(crate) fn release(site: &mut Site) -> Outcome {
    loop {
        if let Some(outcome) = site.over() {
            return outcome;
        }
        site.step(HoldInput::RELEASE);
    }
}

/// Cubes straight above each other.
pub(crate) fn cubes(count: usize) -> Vec<Stand> {
    let cube = |index| Stand::at(wood(Shape::Cube), [0.0, 0.4 + 0.8 * index as f32], 0.0);
    (0..count).map(cube).collect()
}

/// Seven pieces that lie flat.
pub(crate) fn seven() -> Vec<Stand> {
    let shapes = [
        Shape::Brick,
        Shape::Bridge,
        Shape::Cube,
        Shape::Brick,
        Shape::Cylinder,
        Shape::Cube,
        Shape::Brick,
    ];
    let mut standing = Vec::new();
    for (seed, shape) in shapes.into_iter().enumerate() {
        let inputs = tower::builder::plan(&standing, wood(shape), 20, seed as u64, 30);
        let recording = tower::Recording {
            standing,
            form: wood(shape),
            stand_ticks: 30,
            inputs,
        };
        let outcome = recording.replay();
        assert_eq!(outcome.fell, [], "{shape}");
        standing = outcome.standing;
    }
    standing
}

/// How far a piece is from where it was, and how far turned.
pub(crate) fn moved(before: &[Stand], after: &[Stand]) -> f32 {
    let far = |(a, b): (&Stand, &Stand)| {
        let (x, y) = ((a.x - b.x) as f32, (a.y - b.y) as f32);
        (x * x + y * y).sqrt() / tower::PLACES_PER_UNIT
    };
    assert_eq!(before.len(), after.len());
    before.iter().zip(after).map(far).fold(0.0, f32::max)
}
