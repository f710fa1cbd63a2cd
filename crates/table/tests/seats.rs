//! Who may sit where: one seat a person, one sitter a seat, bots on the host's word.

use table::{Command, Refusal, SitterView};

use crate::house::{House, person, ready, untimed};

#[test]
fn a_seat_is_taken_once() {
    let mut house = House::seated(untimed());
    house.joins("cleo");
    house.refuses("cleo", Command::Sit { seat: 1 }, &Refusal::Taken);
    house.refuses("cleo", Command::Sit { seat: 2 }, &Refusal::NoSeat);
    assert_eq!(house.view("cleo").you.seat, None);
}

#[test]
fn somebody_who_sits_elsewhere_gets_up_first() {
    let mut house = House::open(untimed());
    house.does("ada", Command::Sit { seat: 0 });
    assert_eq!(house.does("ada", Command::Sit { seat: 1 }), ["rose", "sat"]);
    assert_eq!(house.does("ada", Command::Sit { seat: 1 }), [""; 0]);
    assert_eq!(house.view("ada").seats[0].sitter, SitterView::Open);
}

#[test]
fn nobody_sits_without_coming_in() {
    let mut house = House::open(untimed());
    house.refuses("eve", Command::Sit { seat: 0 }, &Refusal::NotHere);
    house.refuses("ada", ready(), &Refusal::NotSeated);
}

#[test]
fn seats_stay_as_they_are_while_a_game_is_played() {
    let mut house = House::playing(untimed());
    house.joins("cleo");
    for (who, command) in [
        ("ada", Command::Rise),
        ("ada", Command::Sit { seat: 1 }),
        ("cleo", Command::Sit { seat: 0 }),
        ("ada", Command::SeatBot { seat: 1, level: 1 }),
        ("ada", Command::RemoveBot { seat: 1 }),
        ("ada", Command::Kick { who: 1 }),
        ("ada", ready()),
    ] {
        house.refuses(who, command, &Refusal::Playing);
    }
}

#[test]
fn only_the_host_seats_bots_and_only_on_free_seats() {
    let mut house = House::seated(untimed());
    let bot = |level| Command::SeatBot { seat: 1, level };
    house.refuses("bob", bot(1), &Refusal::NotHost);
    house.refuses("ada", bot(1), &Refusal::Taken);
    house.does("bob", Command::Rise);
    house.refuses("ada", bot(0), &Refusal::NoLevel);
    house.refuses("ada", bot(13), &Refusal::NoLevel);
    house.refuses(
        "ada",
        Command::SeatBot { seat: 7, level: 1 },
        &Refusal::NoSeat,
    );
    assert_eq!(house.does("ada", bot(1)), ["bot-sat"]);
    assert_eq!(house.does("ada", bot(3)), ["bot-sat"], "a stronger one");
    assert_eq!(house.does("ada", bot(3)), [""; 0], "it sits there already");
    house.refuses("bob", Command::Sit { seat: 1 }, &Refusal::Taken);
    assert_eq!(house.does("ada", Command::RemoveBot { seat: 1 }), ["rose"]);
    house.refuses("ada", Command::RemoveBot { seat: 1 }, &Refusal::NoSeat);
    house.refuses("ada", Command::RemoveBot { seat: 9 }, &Refusal::NoSeat);
}

#[test]
fn a_person_is_no_bot() {
    let mut house = House::playing(untimed());
    let resign = table::Input::Bot {
        seat: 0,
        command: Command::Resign,
    };
    assert_eq!(house.input(&resign), Err(Refusal::NotSeated));
}

#[test]
fn who_has_no_window_open_is_away() {
    let mut house = House::seated(untimed());
    let here = |house: &House| {
        let view = house.view("bob");
        let seated = matches!(view.seats[1].sitter, SitterView::Person { here: true, .. });
        assert_eq!(view.people[1].here, seated);
        seated
    };
    assert!(!here(&house));
    house
        .table
        .set_window(&person("bob"), true, table::Millis::ZERO);
    house
        .table
        .set_window(&person("bob"), true, table::Millis::ZERO);
    house
        .table
        .set_window(&person("bob"), false, table::Millis::ZERO);
    assert!(here(&house), "one of two windows is still open");
    house
        .table
        .set_window(&person("bob"), false, table::Millis::ZERO);
    house
        .table
        .set_window(&person("bob"), false, table::Millis::ZERO);
    assert!(!here(&house));
    assert!(!house.table.is_watched());
}

#[test]
fn only_so_many_fit_in_and_who_leaves_makes_room() {
    let mut house = House::open(untimed());
    for n in 1..200 {
        house.joins(&format!("guest {n}"));
    }
    let late = Command::Join {
        name: "late".to_owned(),
    };
    house.refuses("late", late.clone(), &Refusal::Crowded);
    house.does("guest 7", Command::Leave);
    house.does("late", late);
    let back = Command::Join {
        name: "guest 7".to_owned(),
    };
    house.refuses("guest 7", back, &Refusal::Crowded);
}
