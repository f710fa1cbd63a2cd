//! How a game begins: everybody ready, colours by lot or as agreed, and swapped in a rematch.

use gimel::Side;
use table::{Colours, Command, Refusal, Settings, Status};

use crate::house::{House, ready, untimed};

#[test]
fn it_starts_when_both_are_ready() {
    let mut house = House::seated(untimed());
    assert_eq!(house.table.status(), Status::Open);
    assert_eq!(house.does("ada", ready()), ["readied"]);
    assert_eq!(house.does("ada", ready()), [""; 0]);
    assert_eq!(
        house.does("ada", Command::Ready { ready: false }),
        ["readied"]
    );
    assert_eq!(house.does("bob", ready()), ["readied"]);
    assert_eq!(house.does("ada", ready()), ["readied", "started"]);
    assert_eq!(house.table.status(), Status::Playing);
    assert_eq!(
        house.view("ada").gimel().unwrap().to_move,
        Some(Side::White)
    );
}

#[test]
fn nobody_plays_against_an_empty_chair() {
    let mut house = House::open(untimed());
    house.does("ada", Command::Sit { seat: 0 });
    assert_eq!(house.does("ada", ready()), ["readied"]);
}

#[test]
fn a_bot_is_always_ready() {
    let mut house = House::open(untimed());
    house.does("ada", Command::Sit { seat: 0 });
    house.does("ada", Command::SeatBot { seat: 1, level: 2 });
    assert!(house.view("ada").seats[1].ready);
    assert_eq!(house.does("ada", ready()), ["readied", "started"]);
    assert_eq!(house.table.bot_to_move(), None);
    house.moves("ada", "B@a1");
    assert_eq!(house.table.bot_to_move(), Some((1, 2)));
    let answer = house.turn("B@b1");
    assert_eq!(house.bot_does(1, answer), ["moved"]);
}

#[test]
fn who_waits_ready_for_a_bot_need_not_say_so_again() {
    let mut house = House::open(untimed());
    house.does("ada", Command::Sit { seat: 0 });
    house.does("ada", ready());
    let bot = Command::SeatBot { seat: 1, level: 2 };
    assert_eq!(house.does("ada", bot), ["bot-sat", "started"]);
}

#[test]
fn bots_alone_do_not_start() {
    let mut house = House::open(untimed());
    for seat in [0, 1] {
        let bot = Command::SeatBot { seat, level: 1 };
        assert_eq!(house.does("ada", bot), ["bot-sat"]);
    }
}

#[test]
fn colours_are_by_lot_or_as_agreed() {
    for (colours, chance, white) in [
        (Colours::Lots, 6, 0),
        (Colours::Lots, 7, 1),
        (Colours::FirstSeat, 7, 0),
        (Colours::SecondSeat, 6, 1),
    ] {
        let mut house = House::seated(Settings {
            colours,
            ..untimed()
        });
        house.chance = chance;
        house.does("ada", ready());
        house.does("bob", ready());
        let game = house.view("ada").gimel().unwrap().clone();
        assert_eq!(game.white, white, "{colours:?} with {chance}");
    }
}

#[test]
fn what_is_agreed_anew_has_to_be_agreed_to_anew() {
    let mut house = House::seated(untimed());
    house.does("bob", ready());
    assert_eq!(
        house.does(
            "ada",
            Command::Agree {
                settings: untimed()
            }
        ),
        [""; 0]
    );
    assert!(house.view("ada").seats[1].ready, "nothing has changed");
    let settings = crate::house::clock(60, 1);
    house.refuses(
        "bob",
        Command::Agree {
            settings: settings.clone(),
        },
        &Refusal::NotHost,
    );
    assert_eq!(
        house.does(
            "ada",
            Command::Agree {
                settings: settings.clone()
            }
        ),
        ["agreed"]
    );
    assert!(!house.view("ada").seats[1].ready);
    assert_eq!(house.table.settings(), &settings);
}

#[test]
fn a_rematch_swaps_the_colours_once_both_want_it() {
    let mut house = House::playing(untimed());
    house.refuses("ada", Command::Rematch, &Refusal::Playing);
    house.does("ada", Command::Resign);
    assert_eq!(house.does("ada", Command::Rematch), ["rematch-wanted"]);
    house.refuses("ada", Command::Rematch, &Refusal::Offered);
    assert!(house.view("bob").seats[0].rematch);
    assert_eq!(
        house.does("bob", Command::Rematch),
        ["rematch-wanted", "started"]
    );
    let view = house.view("ada");
    assert_eq!((view.gimel().unwrap().white, view.games), (1, 2));
    let early = house.turn("B@a1");
    house.refuses("ada", early, &Refusal::NotYourTurn);
    house.moves("bob", "B@a1");
}

#[test]
fn a_bot_always_wants_a_rematch() {
    let mut house = House::against_bot(untimed());
    house.does("ada", Command::Resign);
    assert_eq!(
        house.does("ada", Command::Rematch),
        ["rematch-wanted", "started"]
    );
    assert_eq!(house.table.bot_to_move(), Some((1, 1)), "it has White now");
}

#[test]
fn a_rematch_is_wanted_with_somebody_not_with_anybody() {
    let mut house = House::playing(untimed());
    house.does("ada", Command::Resign);
    house.does("ada", Command::Rematch);
    house.does("bob", Command::Rise);
    house.refuses("ada", Command::Rematch, &Refusal::NotSeated);
    house.joins("cleo");
    house.does("cleo", Command::Sit { seat: 1 });
    assert_eq!(house.does("cleo", Command::Rematch), ["rematch-wanted"]);
    house.does("ada", Command::Rematch);
    assert!(house.table.is_playing());
}

#[test]
fn the_score_belongs_to_those_who_made_it() {
    let mut house = House::playing(untimed());
    house.does("ada", Command::Resign);
    assert_eq!(house.scores(), [0.0, 1.0]);
    house.does("ada", Command::Rematch);
    house.does("bob", Command::Rematch);
    house.does("bob", Command::OfferDraw);
    house.does("ada", Command::AnswerDraw { accept: true });
    assert_eq!(house.scores(), [0.5, 1.5]);
    house.does("bob", Command::Rise);
    house.joins("cleo");
    house.does("cleo", Command::Sit { seat: 1 });
    assert_eq!(house.scores()[1], 0.0, "Bob's points are not Cleo's");
    house.does("ada", ready());
    house.does("cleo", ready());
    assert_eq!(house.scores(), [0.0, 0.0]);
}

#[test]
fn the_score_follows_players_who_change_seats() {
    let mut house = House::playing(untimed());
    house.does("ada", Command::Resign);
    house.does("ada", Command::Rise);
    house.does("bob", Command::Sit { seat: 0 });
    house.does("ada", Command::Sit { seat: 1 });
    house.does("ada", ready());
    house.does("bob", ready());
    assert_eq!(house.scores(), [1.0, 0.0]);
}
