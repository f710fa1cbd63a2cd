//! Clocks of the usual kinds: base and increment, days, none; fair over a network and through an outage.

use gimel::{BySide, Side};
use table::{Command, EndReason, Ending, Input, MOST_CREDIT, Millis, Refusal, TimeControl};

use crate::house::{House, clock, gimel, untimed};

const fn both(white: i64, black: i64) -> BySide<i64> {
    BySide { white, black }
}

#[track_caller]
fn flagged(house: &House, loser: Side) {
    let ending = Ending {
        winner: Some(loser.other()),
        reason: EndReason::Flag,
    };
    assert_eq!(house.ending(), Some(ending));
}

#[test]
fn only_the_movers_time_runs_and_a_turn_earns_its_increment() {
    let mut house = House::playing(clock(60, 2));
    house.wait(10_000);
    assert_eq!(house.left(), both(50_000, 60_000));
    house.moves("ada", "B@a1");
    assert_eq!(house.left(), both(52_000, 60_000));
    house.wait(1_500);
    let clocks = house.view("bob").gimel().unwrap().clocks.clone();
    assert_eq!(clocks.running, Some(Side::Black));
    house.moves("bob", "B@b1");
    assert_eq!(house.left(), both(52_000, 60_500));
}

#[test]
fn what_the_network_took_is_credited_up_to_a_limit_and_shown() {
    for (lag, passed, credit) in [
        (0, 3_000, 0),
        (120, 3_000, 120),
        (500, 3_000, 500),
        (9_000, 3_000, 500),
        (-50, 3_000, 0),
        (200, 80, 80),
    ] {
        let mut house = House::playing(clock(60, 0));
        house.lag = Millis(lag);
        house.wait(passed);
        house.moves("ada", "B@a1");
        assert_eq!(
            house.left(),
            both(60_000 - passed + credit, 60_000),
            "lag {lag}"
        );
        let shown = house.view("bob").gimel().unwrap().clocks.credit;
        assert_eq!(shown.white, Millis(credit));
    }
}

#[test]
fn a_flag_falls_only_after_the_grace_of_the_network() {
    let mut house = House::playing(clock(5, 0));
    let wake = house.table.wake_at().unwrap();
    assert_eq!(wake, house.now + Millis(5_000) + MOST_CREDIT);
    house.wait(5_499);
    assert_eq!(house.tick(), [""; 0]);
    assert_eq!(house.left().white, 0, "never less than nothing");
    house.wait(1);
    assert_eq!(house.tick(), ["flag-fell"]);
    flagged(&house, Side::White);
    assert_eq!((house.tick(), house.table.wake_at()), (vec![], None));
    assert_eq!(house.scores(), [0.0, 1.0]);
}

#[test]
fn a_turn_in_the_grace_counts_if_the_network_kept_it() {
    let mut house = House::playing(clock(5, 0));
    house.lag = Millis(300);
    house.wait(5_200);
    assert_eq!(house.moves("ada", "B@a1"), ["moved"]);
    assert_eq!(house.left(), both(100, 5_000));
    house.wait(5_300);
    assert_eq!(house.moves("bob", "B@b1"), ["flag-fell"]);
    flagged(&house, Side::Black);
}

#[test]
fn an_outage_costs_nobody_time() {
    let mut house = House::playing(clock(60, 0));
    house.wait(1_000);
    let from = house.now;
    house.wait(100_000);
    let to = house.now;
    assert_eq!(house.input(&Input::Outage { from, to }).unwrap().len(), 1);
    assert_eq!(house.left(), both(59_000, 60_000));
    assert_eq!(
        house.input(&Input::Outage { from, to }).unwrap().len(),
        0,
        "told twice"
    );
    house.wait(2_000);
    let to = house.now;
    house.input(&Input::Outage { from, to }).unwrap();
    assert_eq!(
        house.left(),
        both(59_000, 60_000),
        "and again before anything happened"
    );
    house.wait(500);
    house.moves("ada", "B@a1");
    assert_eq!(house.left(), both(58_500, 60_000));
}

#[test]
fn an_outage_counts_from_where_the_turn_began_and_never_into_the_future() {
    let mut house = House::playing(clock(60, 0));
    let from = house.now - Millis(50_000);
    house.wait(4_000);
    let to = house.now + Millis(50_000);
    house.input(&Input::Outage { from, to }).unwrap();
    assert_eq!(house.left(), both(60_000, 60_000));
    house.wait(1_000);
    assert_eq!(house.left(), both(59_000, 60_000));
}

#[test]
fn outages_told_one_after_another_are_all_made_up_for() {
    let mut house = House::playing(clock(60, 0));
    let start = house.now;
    let outages = [(1_000, 5_000), (7_000, 9_000), (9_500, 9_600)];
    house.wait(10_000);
    for _ in 0..2 {
        for (from, to) in outages.map(|(from, to)| (start + Millis(from), start + Millis(to))) {
            house.input(&Input::Outage { from, to }).unwrap();
        }
    }
    assert_eq!(house.left(), both(60_000 - 10_000 + 6_100, 60_000));
}

#[test]
fn an_outage_between_games_is_nothing() {
    let mut house = House::seated(clock(60, 0));
    let (from, to) = (Millis(0), house.now);
    assert_eq!(house.input(&Input::Outage { from, to }), Ok(vec![]));
}

#[test]
fn every_turn_has_its_days_anew() {
    const DAY: i64 = 86_400_000;
    let mut house = House::playing(gimel("", TimeControl::Days { days: 2 }));
    house.wait(DAY);
    house.moves("ada", "B@a1");
    assert_eq!(house.left(), both(2 * DAY, 2 * DAY));
    house.wait(2 * DAY - 1);
    house.moves("bob", "B@b1");
    house.wait(2 * DAY + 499);
    assert_eq!(house.tick(), [""; 0]);
    house.wait(1);
    assert_eq!(house.tick(), ["flag-fell"]);
    flagged(&house, Side::White);
}

#[test]
fn without_a_clock_nobody_is_ever_late() {
    let mut house = House::playing(untimed());
    house.wait(i64::from(u32::MAX) * 1_000);
    assert_eq!(house.tick(), [""; 0]);
    assert_eq!(house.table.wake_at(), None);
    let clocks = house.view("ada").gimel().unwrap().clocks.clone();
    assert_eq!(
        (clocks.left, clocks.turn_left, clocks.game_left),
        (None, None, None)
    );
    house.moves("ada", "B@a1");
}

#[test]
fn clocks_stand_still_when_the_game_is_over() {
    let mut house = House::playing(clock(60, 0));
    house.wait(7_000);
    house.does("bob", Command::Resign);
    let left = house.left();
    assert_eq!(left, both(53_000, 60_000));
    house.wait(100_000);
    assert_eq!(house.left(), left);
    assert_eq!(house.view("ada").gimel().unwrap().clocks.running, None);
    house.refuses("ada", Command::Resign, &Refusal::NotPlaying);
}

#[test]
fn a_clock_of_the_server_that_goes_back_gains_nobody_negative_time() {
    let mut house = House::playing(clock(60, 0));
    house.wait(-30_000);
    house.moves("ada", "B@a1");
    assert_eq!(house.left(), both(60_000, 60_000));
    house.wait(1_000);
    assert_eq!(house.left(), both(60_000, 59_000));
}
