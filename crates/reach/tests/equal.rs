//! Who was first does not depend on the network, and claims gain nothing.

use reach::simulated::{Far, Way, play};
use reach::{Fairness, tick_ms};

use crate::orders::duel;
use crate::script::Script;

/// When both were out of the bag who did the same at both ends of these ways, in milliseconds.
fn out(round_trips: [f32; 2], pulls_at: [u32; 2], fairness: Fairness) -> [i64; 2] {
    let order = table::ReachOrder {
        enough: 2,
        ..duel(3)
    };
    let far = |seat: usize| {
        let way = Way::new(round_trips[seat], 1.0, 7);
        Far::new(seat, way, Script::that_pulls_at(pulls_at[seat]))
    };
    let finish = play(&order, &mut [far(0), far(1)], fairness);
    [0, 1].map(|seat| i64::from(finish.hands[seat].out_ms.unwrap()))
}

#[test]
fn near_and_far_hands_that_do_the_same_are_out_at_the_same_tick() {
    let ways = [[20.0, 150.0], [150.0, 20.0], [5.0, 5.0], [40.0, 90.0]];
    for ways in ways {
        let [near, far] = out(ways, [120, 120], Fairness::Equal);
        assert_eq!(near, far, "{ways:?}");
    }
}

#[test]
fn without_equal_delay_the_near_one_is_first() {
    let [near, far] = out([20.0, 150.0], [120, 120], Fairness::Off);
    assert!(near + 50 < far, "{near} {far}");
}

#[test]
fn a_far_hand_that_is_a_little_quicker_is_first() {
    let [near, far] = out([20.0, 150.0], [123, 120], Fairness::Equal);
    assert_eq!(near - far, tick_ms(3));
}

#[test]
fn who_is_too_far_away_for_any_delay_still_plays_just_late() {
    let [near, far] = out([20.0, 500.0], [120, 120], Fairness::Equal);
    assert!(far > near && far < near + 250, "{near} {far}");
}

#[test]
fn forged_early_ticks_gain_no_more_than_what_is_equal_anyway() {
    let order = table::ReachOrder {
        enough: 2,
        ..duel(3)
    };
    for forged in [2, 5, 10, 60] {
        let honest = Far::new(0, Way::new(60.0, 1.0, 7), Script::that_pulls_at(120));
        let forger = Far::new(1, Way::new(60.0, 1.0, 8), Script::that_pulls_at(120));
        let mut players = [honest, forger.who_claims_earlier(forged)];
        let finish = play(&order, &mut players, Fairness::Equal);
        let [honest, forger] = [0, 1].map(|seat| finish.hands[seat].out_ms.unwrap());
        assert!(
            honest <= forger + finish.error_ms + 17,
            "{forged} ticks: {honest} against {forger}"
        );
    }
}
