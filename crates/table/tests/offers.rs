//! Draws: offered, declined, accepted, claimed.

use gimel::{Reason, Side};
use table::{Command, EndReason, Refusal, TimeControl};

use crate::house::{House, gimel, untimed};

const YES: Command = Command::AnswerDraw { accept: true };
const NO: Command = Command::AnswerDraw { accept: false };

#[track_caller]
fn drawn(house: &House, reason: Reason) {
    let ending = house.ending().unwrap();
    assert_eq!(
        (ending.winner, ending.reason),
        (None, EndReason::Rules(reason))
    );
    assert_eq!(house.scores(), [0.5, 0.5]);
}

#[test]
fn an_offer_that_is_accepted_ends_the_game() {
    let mut house = House::playing(untimed());
    house.does("ada", Command::OfferDraw);
    assert_eq!(house.view("bob").gimel().unwrap().draw_offer, Some(0));
    house.refuses("ada", Command::OfferDraw, &Refusal::Offered);
    house.refuses("ada", YES, &Refusal::NoOffer);
    assert_eq!(house.does("bob", YES), ["draw-agreed"]);
    drawn(&house, Reason::Agreement);
}

#[test]
fn to_offer_as_well_is_to_accept() {
    let mut house = House::playing(untimed());
    house.does("bob", Command::OfferDraw);
    assert_eq!(house.does("ada", Command::OfferDraw), ["draw-agreed"]);
}

#[test]
fn an_offer_declined_comes_back_only_in_another_position() {
    let mut house = House::playing(untimed());
    house.does("ada", Command::OfferDraw);
    assert_eq!(house.does("bob", NO), ["draw-declined"]);
    house.refuses("bob", NO, &Refusal::NoOffer);
    house.refuses("ada", Command::OfferDraw, &Refusal::Offered);
    house.moves("ada", "B@a1");
    assert_eq!(house.does("ada", Command::OfferDraw), ["draw-offered"]);
}

#[test]
fn a_move_answers_the_other_ones_offer_and_keeps_ones_own() {
    let mut house = House::playing(untimed());
    house.does("ada", Command::OfferDraw);
    house.moves("ada", "B@a1");
    assert_eq!(house.view("bob").gimel().unwrap().draw_offer, Some(0));
    house.moves("bob", "B@b1");
    assert_eq!(house.view("bob").gimel().unwrap().draw_offer, None);
    house.refuses("bob", YES, &Refusal::NoOffer);
}

#[test]
fn a_forfeited_turn_answers_an_offer_too() {
    let mut house = House::playing(gimel("turn_seconds=10", TimeControl::Rules));
    house.does("bob", Command::OfferDraw);
    house.wait(10_500);
    house.tick();
    house.refuses("ada", YES, &Refusal::NoOffer);
}

#[test]
fn a_bot_plays_on() {
    let mut house = House::against_bot(untimed());
    let told = house.does("ada", Command::OfferDraw);
    assert_eq!(told, ["draw-offered", "draw-declined"]);
    house.refuses("ada", Command::OfferDraw, &Refusal::Offered);
    assert_eq!(house.bot_does(1, Command::OfferDraw), ["draw-offered"]);
    assert_eq!(house.does("ada", YES), ["draw-agreed"]);
}

#[test]
fn a_draw_is_claimed_where_it_has_to_be_and_only_rightly() {
    let rules = |text: &str| {
        let mut house = House::playing(gimel(text, TimeControl::Untimed));
        house.play_out(&["B@a1", "B@b1", "a1xb1", "B@c1", "B@r8"]);
        house
    };
    let mut house = rules("draw=claim draw_min=0");
    assert!(!house.view("ada").gimel().unwrap().may_claim);
    let why = gimel::Refusal::ClaimFails { min: 0, lead: 5 }.to_string();
    house.refuses("bob", Command::ClaimDraw, &Refusal::Rules(why));
    house.moves("bob", "c1xb1");
    assert!(house.view("ada").gimel().unwrap().may_claim);
    assert_eq!(
        house.does("bob", Command::ClaimDraw),
        ["claimed"],
        "although it is not his turn"
    );
    drawn(&house, Reason::Claim);

    let mut house = rules("draw=auto");
    let why = gimel::Refusal::NoClaims.to_string();
    house.refuses("ada", Command::ClaimDraw, &Refusal::Rules(why));
}

#[test]
fn who_only_watches_offers_nothing() {
    let mut house = House::playing(untimed());
    house.joins("cleo");
    for command in [
        Command::OfferDraw,
        YES,
        NO,
        Command::ClaimDraw,
        Command::Resign,
        Command::Abort,
    ] {
        house.refuses("cleo", command, &Refusal::NotSeated);
    }
    assert_eq!(
        house.view("cleo").gimel().unwrap().to_move,
        Some(Side::White)
    );
}
