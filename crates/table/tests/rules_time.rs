//! Time as the rules have it: length of the game, limit a turn, counted turns (G-20, G-21, A-G-07 to A-G-09).

use gimel::{Entry, Reason, Side};
use table::{EndReason, Input, Millis, Refusal, Status, TimeControl};

use crate::house::{House, gimel};

fn by_rules(options: &str) -> House {
    House::playing(gimel(options, TimeControl::Rules))
}

#[track_caller]
fn ended(house: &House, winner: Option<Side>, reason: Reason) {
    let ending = house.ending().unwrap();
    assert_eq!(
        (ending.winner, ending.reason),
        (winner, EndReason::Rules(reason))
    );
}

#[test]
fn a_turn_that_takes_too_long_is_forfeited() {
    let mut house = by_rules("turn_seconds=30");
    house.wait(30_499);
    assert_eq!(house.tick(), [""; 0]);
    house.wait(1);
    assert_eq!(house.tick(), ["turn-timed-out"]);
    let game = house.view("ada").gimel().unwrap().clone();
    assert_eq!(game.to_move, Some(Side::Black));
    assert_eq!(game.clocks.turn_left, Some(Millis(30_000)));
    house.wait(30_400);
    assert_eq!(
        house.moves("bob", "B@a1"),
        ["turn-timed-out"],
        "his move comes too late"
    );
    house.lag = Millis(450);
    house.wait(30_400);
    assert_eq!(
        house.moves("ada", "B@a1"),
        ["moved"],
        "the network kept hers"
    );
}

#[test]
fn or_it_loses_the_game() {
    let mut house = by_rules("turn_seconds=30 timeout=lose_game");
    house.moves("ada", "B@a1");
    house.wait(30_500);
    assert_eq!(house.tick(), ["turn-timed-out"]);
    ended(&house, Some(Side::White), Reason::TurnTimeout);
    assert_eq!(house.scores(), [1.0, 0.0]);
}

#[test]
fn when_the_playing_time_is_over_the_round_is_finished() {
    let mut house = by_rules("game_minutes=1");
    house.moves("ada", "B@a1");
    house.moves("bob", "B@b1");
    house.wait(60_500);
    assert_eq!(house.tick(), ["time-up"]);
    assert_eq!(house.tick(), [""; 0]);
    house.moves("ada", "a1xb1");
    assert!(house.table.is_playing(), "Black has a last turn");
    house.moves("bob", "B@r8");
    ended(&house, Some(Side::White), Reason::Time);
}

#[test]
fn a_move_under_way_when_time_is_up_is_still_played() {
    let mut house = by_rules("game_minutes=1");
    let on_its_way = house.turn("B@a1");
    house.wait(60_500);
    house.tick();
    assert_eq!(house.does("ada", on_its_way.clone()), ["moved"]);
    house.refuses("ada", on_its_way, &Refusal::Stale);
}

#[test]
fn a_turn_that_ended_after_the_playing_time_was_the_last_although_the_grace_was_not_over() {
    let mut house = by_rules("game_minutes=1");
    house.moves("ada", "B@a1");
    house.wait(60_200);
    assert_eq!(house.moves("bob", "B@b1"), ["time-up", "moved"]);
    ended(&house, None, Reason::Time);
}

#[test]
fn a_turn_that_the_network_kept_past_the_playing_time_was_in_time() {
    let mut house = by_rules("game_minutes=1");
    house.moves("ada", "B@a1");
    house.lag = Millis(300);
    house.wait(60_200);
    assert_eq!(house.moves("bob", "B@b1"), ["moved"]);
    house.wait(300);
    assert_eq!(house.tick(), ["time-up"]);
    assert_eq!(
        house.view("ada").gimel().unwrap().to_move,
        Some(Side::White)
    );
}

#[test]
fn counted_turns_end_the_game() {
    let mut house =
        by_rules("game_minutes=1 turn_seconds=20 time_mode=turn_count equal_turns=false");
    house.play_out(&["B@a1", "B@b1", "a1xb1"]);
    ended(&house, Some(Side::White), Reason::TurnCount);
}

#[test]
fn forfeited_turns_are_counted_too() {
    let mut house = by_rules("game_minutes=1 turn_seconds=30 time_mode=turn_count");
    for _ in 0..2 {
        house.wait(30_500);
        house.tick();
    }
    ended(&house, None, Reason::TurnCount);
}

#[test]
fn a_game_that_both_forsake_is_called_off() {
    let mut house = by_rules("turn_seconds=10");
    house.play_out(&["B@a1", "B@b1", "B@c1"]);
    let mut told = Vec::new();
    for _ in 0..100 {
        house.wait(10_500);
        told.extend(house.tick());
    }
    assert_eq!(told.len(), 13);
    assert_eq!(told.last(), Some(&"aborted"));
    assert_eq!(house.scores(), [0.0, 0.0]);
    assert_eq!(house.table.finished(), None);
    assert_eq!(house.table.status(), Status::Over);
}

#[test]
fn one_who_is_away_forfeits_turns_but_the_other_plays_on() {
    let mut house = by_rules("turn_seconds=10");
    for file in "abcdefghijklmnopqr".chars().take(8) {
        house.moves("ada", &format!("B@{file}1"));
        house.wait(10_500);
        assert_eq!(house.tick(), ["turn-timed-out"]);
    }
    assert!(house.table.is_playing());
}

#[test]
fn deadlines_missed_together_are_told_one_by_one() {
    let mut house = by_rules("game_minutes=1 turn_seconds=45");
    house.wait(500_000);
    let mut told = Vec::new();
    while house.table.wake_at().is_some_and(|at| at <= house.now) {
        told.extend(house.tick());
    }
    assert_eq!(told, ["turn-timed-out", "time-up"]);
    let entries = house
        .table
        .play()
        .unwrap()
        .gimel()
        .unwrap()
        .game
        .entries()
        .to_vec();
    assert_eq!(entries, [Entry::TurnTimeout, Entry::TimeUp]);
}

#[test]
fn an_outage_lengthens_the_playing_time() {
    let mut house = by_rules("game_minutes=1 turn_seconds=30");
    house.wait(10_000);
    let from = house.now;
    house.wait(300_000);
    let to = house.now;
    house.input(&Input::Outage { from, to }).unwrap();
    let clocks = house.view("ada").gimel().unwrap().clocks.clone();
    assert_eq!(clocks.turn_left, Some(Millis(20_000)));
    assert_eq!(clocks.game_left, Some(Millis(50_000)));
}
