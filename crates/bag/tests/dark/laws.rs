//! Laws that no hand can break: things are conserved, held by one, in the bag until pulled; touches are coarse and finite.

use std::collections::BTreeSet;

use bag::{Bag, HandState, Settings, Tick, Touch};
use proptest::prelude::*;

use crate::restless::{Restless, full_bag};

fn check_touch(touch: &Touch) {
    assert!(touch.thump <= 7);
    assert!(touch.place.iter().all(|place| place.abs() < 12 * 32));
    if touch.state == HandState::Groping {
        assert!(
            touch.place.iter().all(|place| place % 8 == 0),
            "groping is coarse"
        );
    }
    if let Some(contact) = touch.contact {
        assert!(
            matches!(touch.state, HandState::Cupped(_)),
            "groping feels no shape"
        );
        assert!(contact.direction < 32 && contact.slip <= 15);
    }
}

fn check_bag(bag: &Bag, out: &BTreeSet<usize>) {
    let seen = bag.lights_on();
    for (thing, place) in seen.things.iter().enumerate() {
        assert_eq!(place.is_none(), out.contains(&thing), "thing {thing}");
        if let Some(place) = place {
            let [x, y] = place.place;
            assert!(x.is_finite() && y.is_finite() && place.angle.is_finite());
            assert!(x * x + y * y < 5.5 * 5.5, "thing {thing} is at {x} {y}");
        }
    }
    for hand in &seen.hands {
        let [x, y] = hand.finger;
        assert!(x * x + y * y < 6.2 * 6.2, "a finger is at {x} {y}");
    }
}

fn note_pulls(tick: &Tick, out: &mut BTreeSet<usize>, gone: &mut BTreeSet<usize>) {
    for pull in &tick.pulls {
        assert!(gone.insert(pull.hand), "a hand leaves once (D-14)");
        for thing in &pull.things {
            assert!(out.insert(*thing), "thing {thing} left twice");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn things_are_conserved_and_touches_coarse(seed in any::<u64>(), count in 1..60_usize, hands in 1..4_usize) {
        let things = &full_bag()[60 - count..];
        let mut bag = Bag::new(seed, things, hands, &Settings::rated());
        let mut restless: Vec<_> = (0..hands as u64).map(|hand| Restless::new(seed ^ (hand << 7))).collect();
        let (mut out, mut gone) = (BTreeSet::new(), BTreeSet::new());
        for _ in 0..400 {
            let inputs: Vec<_> = restless.iter_mut().map(Restless::next).collect();
            let tick = bag.step(&inputs);
            tick.touches.iter().for_each(|(_, touch)| check_touch(touch));
            note_pulls(&tick, &mut out, &mut gone);
            check_bag(&bag, &out);
        }
    }
}
