//! The same tower, piece and inputs make the same placement, also from a text in a log.

use tower::{HoldInput, Recording, Shape, builder};

use crate::sites::{cubes, wood};

fn recording(seed: u64) -> Recording {
    let standing = cubes(3);
    let form = wood(Shape::ALL[seed as usize % 12]);
    let inputs = builder::plan(&standing, form, 60, seed, 30);
    Recording {
        standing,
        form,
        stand_ticks: 30,
        inputs,
    }
}

#[test]
fn recording_replays_bit_by_bit_from_text() {
    for seed in 0..6 {
        let recording = recording(seed);
        let text = recording.to_text();
        assert!(text.len() < 1500, "{} characters", text.len());
        let read = Recording::from_text(&text).unwrap();
        assert_eq!(read, recording);
        assert_eq!(read.replay(), recording.replay());
    }
    assert_eq!(Recording::from_text("no recording"), None);
}

#[test]
fn digest_sees_the_smallest_difference() {
    let one = recording(3);
    let mut other = one.clone();
    let middle = other.inputs.len() / 2;
    other.inputs[middle] = HoldInput {
        dx: other.inputs[middle].dx + 1,
        ..other.inputs[middle]
    };
    assert_ne!(one.replay().digest, other.replay().digest);
}

#[test]
fn recording_without_a_release_ends_with_one() {
    let mut recording = recording(1);
    let released = recording.inputs.pop();
    assert_eq!(released, Some(HoldInput::RELEASE));
    let ended = recording.replay();
    assert!(ended.standing.len() + ended.fell.len() == 4);
}
