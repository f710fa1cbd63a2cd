//! What happened in the dark can be seen again with the lights on, as it was.

use dschamal::PieceSet;
use reach::simulated::{Far, Way, play};
use reach::{Fairness, tick_ms, unpack};
use table::{ReachFinish, ReachOrder};

use crate::orders::{bot, duel};
use crate::script::Script;

fn contest(seed: u64) -> (ReachOrder, ReachFinish) {
    let order = ReachOrder {
        seats: vec![0, 1, 2],
        bots: vec![bot(2, 5)],
        enough: 2,
        limit: table::Millis::seconds(40),
        ..duel(seed)
    };
    let mut players = [
        Far::new(0, Way::new(30.0, 8.0, seed), Script::that_pulls_at(170)),
        Far::new(1, Way::new(140.0, 8.0, seed), Script::that_pulls_at(200)),
    ];
    let finish = play(&order, &mut players, Fairness::Equal);
    (order, finish)
}

#[test]
fn the_same_inputs_lead_to_the_same_finish() {
    assert_eq!(contest(1), contest(1));
    assert_ne!(contest(1).1, contest(2).1);
}

#[test]
fn a_replay_brings_out_what_came_out() {
    for seed in 0..4 {
        let (order, finish) = contest(seed);
        let recording = unpack(&finish.recording).unwrap();
        let mut pulls = Vec::new();
        recording.replay(|_, tick| pulls.extend(tick.pulls.clone()));
        assert!(pulls.len() >= 2, "two hands pulled");
        for pull in pulls {
            let hand = &finish.hands[pull.hand];
            let pieces = pull.things.iter().map(|thing| order.things[*thing]);
            assert_eq!(hand.pulled, pieces.collect::<PieceSet>());
            let out = hand.out_ms.map(i64::from);
            assert_eq!(out, Some(tick_ms(i64::from(pull.tick))));
        }
        // A few kilobytes for a few seconds of three hands.
        assert!(finish.recording.len() < 8_000, "{}", finish.recording.len());
    }
    assert!(unpack("nonsense").is_none());
}
