//! Taking back by consent, which gains nobody time.

use gimel::{BySide, Side};
use table::{Command, Refusal, TimeControl};

use crate::house::{House, clock, gimel, untimed};

const YES: Command = Command::AnswerTakeback { accept: true };
const NO: Command = Command::AnswerTakeback { accept: false };
const ASK: Command = Command::AskTakeback;

#[track_caller]
fn stands(house: &House, ply: usize, side: Side) {
    assert_eq!(house.ply(), ply);
    assert_eq!(house.view("ada").gimel().unwrap().to_move, Some(side));
}

#[test]
fn ones_own_last_move_goes_with_what_was_answered_to_it() {
    for (moves, asks, answers, ply, side) in [
        (1, "ada", "bob", 0, Side::White),
        (2, "ada", "bob", 0, Side::White),
        (2, "bob", "ada", 1, Side::Black),
        (3, "bob", "ada", 1, Side::Black),
    ] {
        let mut house = House::playing(untimed());
        house.play_out(&["B@a1", "B@c1", "B@e1"][..moves]);
        house.does(asks, ASK);
        assert_eq!(house.does(answers, YES), ["taken-back"]);
        stands(&house, ply, side);
    }
}

#[test]
fn nobody_takes_back_what_they_have_not_played() {
    let mut house = House::playing(untimed());
    house.refuses("ada", ASK, &Refusal::NothingToTakeBack);
    house.moves("ada", "B@a1");
    house.refuses("bob", ASK, &Refusal::NothingToTakeBack);
}

#[test]
fn it_needs_the_others_consent() {
    let mut house = House::playing(untimed());
    house.moves("ada", "B@a1");
    house.refuses("bob", YES, &Refusal::NoOffer);
    assert_eq!(house.does("ada", ASK), ["takeback-asked"]);
    assert_eq!(house.view("bob").gimel().unwrap().takeback, Some(0));
    house.refuses("ada", YES, &Refusal::NoOffer);
    house.refuses("ada", ASK, &Refusal::Offered);
    assert_eq!(house.does("bob", NO), ["takeback-declined"]);
    house.refuses("ada", ASK, &Refusal::Offered);
    stands(&house, 1, Side::Black);
}

#[test]
fn a_move_is_an_answer() {
    let mut house = House::playing(untimed());
    house.moves("ada", "B@a1");
    house.does("ada", ASK);
    house.moves("bob", "B@c1");
    house.refuses("bob", YES, &Refusal::NoOffer);
    assert_eq!(
        house.does("ada", ASK),
        ["takeback-asked"],
        "in a new position"
    );
}

#[test]
fn to_ask_as_well_is_to_allow_what_was_asked() {
    let mut house = House::playing(untimed());
    house.play_out(&["B@a1", "B@c1", "B@e1"]);
    house.does("ada", ASK);
    assert_eq!(house.does("bob", ASK), ["taken-back"]);
    stands(&house, 2, Side::White);
}

#[test]
fn a_bot_is_kind() {
    let mut house = House::against_bot(untimed());
    house.moves("ada", "B@a1");
    assert_eq!(house.does("ada", ASK), ["takeback-asked", "taken-back"]);
    house.moves("ada", "B@b2");
    let answer = house.turn("B@r8");
    house.bot_does(1, answer);
    assert_eq!(house.does("ada", ASK), ["takeback-asked", "taken-back"]);
    stands(&house, 0, Side::White);
    house.refuses("ada", ASK, &Refusal::NothingToTakeBack);
}

#[test]
fn captured_points_go_back_too() {
    let mut house = House::playing(untimed());
    house.play_out(&["B@a1", "B@b1", "a1xb1"]);
    assert_eq!(house.view("ada").gimel().unwrap().points.white, 1);
    house.does("ada", ASK);
    house.does("bob", YES);
    assert_eq!(house.view("ada").gimel().unwrap().points.white, 0);
}

#[test]
fn time_that_was_used_stays_used_and_increments_go_back() {
    let mut house = House::playing(clock(60, 5));
    house.wait(10_000);
    house.moves("ada", "B@a1");
    house.wait(20_000);
    house.does("ada", ASK);
    house.does("bob", YES);
    let left = BySide {
        white: 50_000,
        black: 40_000,
    };
    assert_eq!(house.left(), left);
    house.wait(3_000);
    assert_eq!(house.left().white, 47_000, "her turn again");
}

#[test]
fn taking_back_again_and_again_earns_no_time() {
    let mut house = House::against_bot(clock(10, 5));
    for _ in 0..20 {
        house.wait(100);
        house.moves("ada", "B@a1");
        house.does("ada", ASK);
    }
    assert_eq!(house.left().white, 8_000);
}

#[test]
fn giving_increments_back_flags_nobody() {
    let mut house = House::playing(clock(2, 10));
    house.wait(1_500);
    house.moves("ada", "B@a1");
    house.moves("bob", "B@c1");
    house.wait(9_900);
    house.does("ada", ASK);
    house.does("bob", YES);
    assert_eq!(house.left().white, 600, "the little she had");
}

#[test]
fn that_time_is_up_is_no_turn_to_take_back() {
    let mut house = House::playing(gimel("game_minutes=1", TimeControl::Rules));
    house.moves("ada", "B@a1");
    house.wait(60_500);
    assert_eq!(house.tick(), ["time-up"]);
    house.does("ada", ASK);
    house.does("bob", YES);
    stands(&house, 0, Side::White);
    assert_eq!(
        house.tick(),
        ["time-up"],
        "the playing time is over all the same"
    );
    house.moves("ada", "B@b1");
    house.moves("bob", "B@c1");
    assert!(!house.table.is_playing());
}

#[test]
fn a_forfeited_turn_ends_a_request() {
    let mut house = House::playing(gimel("turn_seconds=10", TimeControl::Rules));
    house.moves("ada", "B@a1");
    house.does("ada", ASK);
    house.wait(10_500);
    house.tick();
    house.refuses("bob", YES, &Refusal::NoOffer);
}

#[test]
fn hints_are_given_against_a_bot_and_written_down() {
    let mut house = House::playing(untimed());
    house.refuses("ada", Command::Hint, &Refusal::NoHints);
    let mut house = House::against_bot(untimed());
    assert_eq!(house.view("ada").gimel().unwrap().hints, 0);
    assert_eq!(house.does("ada", Command::Hint), ["hinted"]);
    assert_eq!(house.does("ada", Command::Hint), ["hinted"]);
    house.moves("ada", "B@a1");
    house.does("ada", Command::Resign);
    assert_eq!(house.view("ada").gimel().unwrap().hints, 2);
    let record = house.table.game_record().unwrap();
    assert!(record.contains("[Hints \"2\"]"), "{record}");
    house.does("ada", Command::Rematch);
    assert_eq!(house.view("ada").gimel().unwrap().hints, 0);
}
