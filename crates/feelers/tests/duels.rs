//! Real Duel contests by touch: feeling beats grabbing, and every level beats the one below.
//!
//! The counts here are modest; `cargo xtask bench touch` plays thousands.

use bag::{Act, Bag, Form, HandInput, Settings, Shape};
use feelers::duel::{Stage, Who, match_up};
use feelers::{Feeler, Level, Player, Wish};

#[test]
fn careful_feeler_beats_the_blind_grabber() {
    let score = match_up(
        [Who::Feeler(Level::CamelDealer), Who::Grabber],
        Stage::Opening,
        120,
        1,
    );
    assert!(score.first_percent() >= 85.0, "{score:?}");
}

#[test]
fn every_level_beats_the_one_below() {
    for pair in Level::ALL.windows(2) {
        let [weaker, stronger] = [pair[0], pair[1]].map(Who::Feeler);
        let score = match_up([stronger, weaker], Stage::WholeGames, 150, 3);
        assert!(score.first_percent() > 50.0, "{stronger:?}: {score:?}");
    }
}

#[test]
fn same_seed_plays_the_same() {
    let play = || {
        match_up(
            Level::ALL.map(Who::Feeler)[3..].try_into().unwrap(),
            Stage::Opening,
            4,
            9,
        )
    };
    assert_eq!(play(), play());
}

/// What a lone feeler of this level holds when it pulls, and when: `None` if it never does.
fn pull(level: Level, things: &[Form], wish: &Wish, seed: u64) -> Option<(Vec<Form>, u32)> {
    let mut bag = Bag::new(seed, things, 1, &Settings::default());
    let mut feeler = Feeler::new(level, seed, wish.clone());
    for _ in 0..3600 {
        let tick = bag.step(&[feeler.act()]);
        for (_, touch) in &tick.touches {
            feeler.feel(touch);
        }
        if let Some(pull) = tick.pulls.first() {
            return Some((
                pull.things.iter().map(|thing| things[*thing]).collect(),
                pull.tick,
            ));
        }
    }
    None
}

#[test]
fn dealer_finds_the_cross_among_balls() {
    let mut things = vec![Form::Shape(Shape::Ball); 20];
    things.extend([Form::Shape(Shape::Cross); 20]);
    let cross = Form::Shape(Shape::Cross);
    let left = |form| things.iter().filter(|thing| **thing == form).count() as u8;
    let wish = Wish::new(|form| form == cross, left);
    let pulls = (0..20).filter_map(|seed| pull(Level::CamelDealer, &things, &wish, seed));
    let right = pulls.filter(|(pull, _)| *pull == [cross]).count();
    assert!(right >= 18, "{right} of 20");
}

#[test]
fn dip_tells_the_disc_from_the_ball() {
    let mut things = vec![Form::Shape(Shape::Ball); 20];
    things.extend([Form::Shape(Shape::Disc); 20]);
    let disc = Form::Shape(Shape::Disc);
    let left = |form| things.iter().filter(|thing| **thing == form).count() as u8;
    let wish = Wish::new(|form| form == disc, left);
    let pulls = (0..20).filter_map(|seed| pull(Level::Driver, &things, &wish, seed));
    let right = pulls.filter(|(pull, _)| *pull == [disc]).count();
    assert!(right >= 18, "{right} of 20");
}

#[test]
fn nobody_reacts_faster_than_a_fifth_of_a_second() {
    for level in Level::ALL {
        let wish = Wish::new(|_| true, |_| 1);
        let mut feeler = Feeler::new(level, 5, wish);
        let first = (1..).find(|_| feeler.act() != HandInput::default());
        assert!(first >= Some(12), "{level:?} moved at {first:?}");
    }
}

#[test]
fn camel_is_called_by_who_believes_to_have_it() {
    let things = vec![Form::Camel; 30];
    let wish = Wish::new(|form| form == Form::Camel, |_| 1);
    let mut shouts = 0;
    for seed in 0..10 {
        let mut bag = Bag::new(seed, &things, 1, &Settings::default());
        let mut feeler = Feeler::new(Level::CamelDealer, seed, wish.clone());
        let mut pulled = false;
        for _ in 0..3600 {
            let input = feeler.act();
            pulled |= input.act == Some(Act::Pull);
            let shout = feeler.shout();
            assert!(!shout || pulled, "nobody calls before the hand comes out");
            shouts += u32::from(shout);
            let tick = bag.step(&[input]);
            tick.touches
                .iter()
                .for_each(|(_, touch)| feeler.feel(touch));
            if !tick.pulls.is_empty() {
                break;
            }
        }
    }
    assert!(shouts >= 8, "{shouts} of 10");
}
