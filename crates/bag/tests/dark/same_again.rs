//! The same seed and the same inputs make the same contest, also from a snapshot and from a recording.

use bag::{Bag, HandInput, Recording, Settings, WorldVersion};

use crate::restless::{Restless, full_bag};

fn hands(seed: u64) -> impl FnMut() -> [HandInput; 2] {
    let mut both = [Restless::new(seed), Restless::new(seed + 1)];
    move || both.each_mut().map(Restless::next)
}

#[test]
fn same_seed_and_inputs_same_contest() {
    let run = |seed| {
        let mut bag = Bag::new(seed, &full_bag(), 2, &Settings::rated());
        let mut next = hands(5);
        let ticks: Vec<_> = (0..400).map(|_| bag.step(&next())).collect();
        (bag.digest(), ticks)
    };
    assert_eq!(run(1), run(1));
    assert_ne!(run(1).0, run(2).0);
}

#[test]
fn restored_bag_goes_on_as_the_other() {
    let mut bag = Bag::new(3, &full_bag(), 2, &Settings::rated());
    let mut next = hands(9);
    for step in 0..600 {
        if step % 150 == 100 {
            let mut twin = Bag::restore(&bag.snapshot()).unwrap();
            assert_eq!(twin.digest(), bag.digest());
            for _ in 0..120 {
                let inputs = next();
                assert_eq!(bag.step(&inputs), twin.step(&inputs));
                assert_eq!(bag.digest(), twin.digest(), "after {}", bag.tick());
            }
        }
        bag.step(&next());
    }
    assert!(Bag::restore(b"no bag").is_err());
}

#[test]
fn recording_is_small_and_replays() {
    let (things, settings) = (full_bag(), Settings::default());
    let mut bag = Bag::new(11, &things, 2, &settings);
    let mut recording = Recording::new(11, &things, 2, &settings);
    let mut next = hands(21);
    for _ in 0..600 {
        let inputs = next();
        recording.push(&inputs);
        bag.step(&inputs);
    }
    assert_eq!(recording.version, WorldVersion::LATEST);
    let bytes = recording.to_bytes();
    assert!(bytes.len() < 5000, "{} bytes for ten seconds", bytes.len());
    let read = Recording::from_bytes(&bytes).unwrap();
    assert_eq!(read, recording);
    assert_eq!(
        (read.replay(|_, _| ()).digest(), read.ticks()),
        (bag.digest(), 600)
    );
}

/// What was recorded in the first world begins with its seed and replays by the first world's laws.
#[test]
fn recordings_of_the_first_world_replay_as_they_did() {
    let (things, settings) = (full_bag(), Settings::default());
    let mut bag = Bag::of_version(WorldVersion::First, 11, &things, 2, &settings);
    let mut recording = Recording::new(11, &things, 2, &settings);
    recording.version = WorldVersion::First;
    let mut next = hands(21);
    for _ in 0..600 {
        let inputs = next();
        recording.push(&inputs);
        bag.step(&inputs);
    }
    let bytes = recording.to_bytes();
    assert_eq!(bytes[0], 11, "the seed, without a mark before it");
    let read = Recording::from_bytes(&bytes).unwrap();
    assert_eq!(read.version, WorldVersion::First);
    assert_eq!(read.replay(|_, _| ()).digest(), bag.digest());
    let mut second = read;
    second.version = WorldVersion::Second;
    assert_ne!(second.replay(|_, _| ()).digest(), bag.digest());
    assert!(
        Recording::from_bytes(&[0xff; 12]).is_none(),
        "no such world"
    );
}
