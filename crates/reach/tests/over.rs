//! How a reach ends: by pulls, by its limit, by lost connections; and hands that go in too early.

use bag::HandInput;
use reach::simulated::{self, Far, Way, play};
use reach::{Fairness, HandFrame, Link, Reach, ReachOut, tick_ms};
use table::{Millis, ReachFinish, ReachOrder};

use crate::orders::{START, bot, duel};
use crate::script::Script;

/// Advances to this many milliseconds after T0, with an empty frame of these seats every half a second.
fn live(reach: &mut Reach, until_ms: i64, seats: &[usize]) -> Vec<ReachOut> {
    live_from(reach, 0, until_ms, seats)
}

fn live_from(reach: &mut Reach, from_ms: i64, until_ms: i64, seats: &[usize]) -> Vec<ReachOut> {
    let mut out = Vec::new();
    for ms in (from_ms..=until_ms).step_by(20) {
        let now = START + Millis(ms);
        if ms % 500 == 0 {
            for seat in seats {
                reach.take(*seat, now, &HandFrame::default());
            }
        }
        out.extend(reach.advance(now));
    }
    out
}

fn finish_in(out: &[ReachOut]) -> Option<&ReachFinish> {
    out.iter().find_map(|out| match out {
        ReachOut::Finished(finish) => Some(finish),
        _ => None,
    })
}

#[test]
fn nobody_pulls_until_the_limit() {
    // A-C-05
    let mut reach = Reach::new(&duel(1), &[]);
    assert_eq!(finish_in(&live(&mut reach, 9_900, &[0, 1])), None);
    let out = reach.advance(START + Millis(10_200));
    let finish = finish_in(&out).unwrap();
    assert!(
        finish
            .hands
            .iter()
            .all(|hand| hand.pulled.is_empty() && !hand.lost)
    );
    assert!(reach.is_over() && reach.advance(START + Millis(20_000)).is_empty());
}

#[test]
fn a_hand_that_is_silent_for_two_seconds_is_lost_and_all_is_over() {
    let mut reach = Reach::new(&duel(1), &[]);
    assert_eq!(finish_in(&live(&mut reach, 1_980, &[0])), None);
    let out = live(&mut reach, 2_100, &[0]);
    let finish = finish_in(&out).unwrap();
    assert_eq!([false, true], [0, 1].map(|hand| finish.hands[hand].lost));
}

#[test]
fn lost_again_it_has_pulled_nothing_and_the_other_goes_on() {
    let order = ReachOrder {
        again: true,
        ..duel(2)
    };
    let there = Far::new(0, Way::new(30.0, 1.0, 1), Script::that_pulls_at(240));
    let finish = play(&order, &mut [there], Fairness::Equal);
    assert!(finish.hands[0].out_ms.unwrap() >= 4_000);
    assert!(finish.hands[1].lost && finish.hands[1].out_ms.is_none());
}

#[test]
fn who_comes_back_within_two_seconds_has_lost_nothing() {
    let mut reach = Reach::new(&duel(1), &[]);
    live(&mut reach, 1_500, &[0, 1]);
    for ms in (1_500..3_400).step_by(20) {
        let now = START + Millis(ms);
        reach.take(0, now, &HandFrame::default());
        assert_eq!(finish_in(&reach.advance(now)), None, "{ms}");
    }
    reach.take(1, START + Millis(3_400), &HandFrame::default());
    assert_eq!(finish_in(&reach.advance(START + Millis(3_900))), None);
}

#[test]
fn a_hand_before_the_call_is_kept_out_and_told_once() {
    // D-07
    let mut reach = Reach::new(&duel(1), &[]);
    let moves = HandInput {
        dy: 9,
        ..HandInput::default()
    };
    for tick in [-20, -19] {
        let now = START + Millis(tick_ms(tick));
        reach.take(1, now, &HandFrame::one(tick, moves));
    }
    let out = reach.advance(START - Millis(300));
    assert_eq!(out, [ReachOut::FalseStart { seat: 1 }]);
    assert!(reach.advance(START - Millis(200)).is_empty());
}

#[test]
fn nobody_feels_anything_of_another_hand() {
    let mut reach = Reach::new(&duel(1), &[(0, Link::default())]);
    let out = live(&mut reach, 1_000, &[0, 1]);
    let touches = |wanted: usize| {
        let all = out.iter();
        all.filter(|out| matches!(out, ReachOut::Touch { seat, .. } if *seat == wanted))
            .count()
    };
    // Thirty times a second, a few on their way.
    assert!((24..=30).contains(&touches(0)) && (24..=30).contains(&touches(1)));
    // Everybody sees the sack heave, a second late and without places.
    let heaves = |out: &[ReachOut]| {
        let all = out.iter();
        all.filter(|out| matches!(out, ReachOut::Heave(_))).count()
    };
    assert_eq!(heaves(&out), 0);
    let later = live_from(&mut reach, 1_020, 2_000, &[0, 1]);
    assert!((8..=10).contains(&heaves(&later)));
}

#[test]
fn a_call_is_timed_and_everybody_hears_it() {
    // D-09
    let way = |seed| Way::new(80.0, 1.0, seed);
    let caller = Script::that_pulls_at(150).and_shouts_at(160);
    let mut players = [
        Far::new(0, way(1), caller),
        Far::new(1, way(2), Script::that_never_pulls()),
    ];
    let order = ReachOrder {
        enough: 2,
        ..duel(4)
    };
    let finish = play(&order, &mut players, Fairness::Equal);
    assert_eq!(finish.hands[0].shouts_ms, [tick_ms(159)]);
    let mute = ReachOrder {
        shout: false,
        ..order
    };
    let caller = Script::that_pulls_at(150).and_shouts_at(160);
    let mut players = [
        Far::new(0, way(1), caller),
        Far::new(1, way(2), Script::that_never_pulls()),
    ];
    let finish = play(&mute, &mut players, Fairness::Equal);
    assert!(finish.hands[0].shouts_ms.is_empty());
}

/// Cites: A-C-12, A-Q-05, A-H-13, Q-05
#[test]
fn hands_that_are_left_come_out_when_the_countdown_is_over() {
    let way = |seed| Way::new(30.0, 1.0, seed);
    let both = |last_hand: Option<i64>| {
        let mut players = [
            Far::new(0, way(1), Script::that_pulls_at(150)),
            Far::new(1, way(2), Script::that_pulls_at(540)),
        ];
        let order = ReachOrder {
            enough: 2,
            limit: Millis::seconds(30),
            last_hand: last_hand.map(Millis::seconds),
            ..duel(4)
        };
        let finish = play(&order, &mut players, Fairness::Equal);
        (finish.hands[0].out_ms, finish.hands[1].out_ms)
    };
    assert!(matches!(both(None), (Some(_), Some(_))));
    assert!(matches!(both(Some(3)), (Some(_), None)), "too late");
}

#[test]
fn everybody_learns_who_is_out_and_how_long_is_left() {
    let order = ReachOrder {
        enough: 2,
        limit: Millis::seconds(30),
        last_hand: Some(Millis::seconds(10)),
        ..duel(4)
    };
    let mut reach = Reach::new(&order, &[]);
    let mut out = Vec::new();
    for tick in 0..200 {
        let now = START + Millis(tick_ms(tick));
        let pulls = (tick == 90).then_some(bag::Act::Pull);
        let input = HandInput {
            dx: 0,
            dy: 9,
            act: pulls,
        };
        reach.take(0, now, &HandFrame::one(tick, input));
        reach.take(1, now, &HandFrame::one(tick, HandInput::default()));
        out.extend(reach.advance(now));
    }
    let told: Vec<_> = out
        .iter()
        .filter_map(|out| match out {
            ReachOut::CameOut(came) => Some((came.seat, came.until_ms)),
            _ => None,
        })
        .collect();
    assert_eq!(told.len(), 1, "{told:?}");
    let (seat, until) = told[0];
    assert!(seat == 0 && (11_000..13_000).contains(&until.unwrap()));
}

#[test]
fn bots_among_themselves_are_faster_and_end_the_same_skipped_or_not() {
    let order = |speed, skip| ReachOrder {
        bots: vec![bot(0, 4), bot(1, 2)],
        limit: Millis::seconds(60),
        speed,
        skip,
        ..duel(5)
    };
    let slow = simulated::play_timed(&order(1, false), &mut [], Fairness::Equal);
    let fast = simulated::play_timed(&order(3, false), &mut [], Fairness::Equal);
    let none = simulated::play_timed(&order(3, true), &mut [], Fairness::Equal);
    assert_eq!(slow.0, fast.0);
    assert_eq!(slow.0, none.0);
    assert!(fast.1.0 * 2 < slow.1.0 && none.1 < Millis(200));
}

/// Cites: A-C-02
#[test]
fn who_may_still_be_equal_is_waited_for() {
    let way = |seed| Way::new(30.0, 1.0, seed);
    let late = |tie| {
        let mut players = [
            Far::new(0, way(1), Script::that_pulls_at(150)),
            Far::new(1, way(2), Script::that_pulls_at(270)),
        ];
        let tie = Millis(tie);
        let order = ReachOrder { tie, ..duel(4) };
        let finish = play(&order, &mut players, Fairness::Equal);
        finish.hands[1].placed_ms
    };
    assert_eq!(late(0), None);
    assert!(late(4_000).is_some());
}

#[test]
fn bots_play_it_out_among_themselves() {
    let order = ReachOrder {
        bots: vec![bot(0, 4), bot(1, 2)],
        limit: Millis::seconds(60),
        ..duel(5)
    };
    let finish = play(&order, &mut [], Fairness::Equal);
    let first = finish.hands.iter().find(|hand| hand.placed_ms.is_some());
    let first = first.expect("one of both pulled something");
    assert!(!first.pulled.is_empty() && first.placed_ms > first.out_ms);
    assert_eq!(finish.error_ms, 17, "one tick");
}
