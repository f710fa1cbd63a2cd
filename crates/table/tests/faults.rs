//! A log that cannot be a table's is told: which entry, and why. Nothing of it is skipped.

use table::{Entry, Event, Fault, FoldError, GimelEvent, PeopleEvent, Stored, Table};

use crate::house::{House, untimed};

fn evening() -> Vec<Entry> {
    let mut house = House::playing(untimed());
    house.play_out(&["B@a1", "B@c1", "B@e1"]);
    house.log
}

#[track_caller]
fn check(log: &[Entry], seq: u64, why: &Fault) {
    let found = Table::fold(log).map(drop);
    let why = why.clone();
    assert_eq!(found, Err(FoldError { seq, why }));
}

#[test]
fn entry_that_is_missing_or_there_twice_is_told() {
    let mut log = evening();
    let gone = log.remove(4);
    check(&log, 6, &Fault::Number { expected: 5 });
    log.insert(4, gone.clone());
    log.insert(4, gone);
    check(&log, 5, &Fault::Number { expected: 6 });
}

#[test]
fn log_without_an_opening_is_told() {
    check(&[], 0, &Fault::Empty);
    check(&evening()[1..], 2, &Fault::Opening);
    let mut log = evening();
    log[3].event = log[0].event.clone();
    check(&log, 4, &Fault::Opening);
}

#[test]
fn seats_and_people_that_are_not_there_are_told() {
    for (event, why) in [
        (PeopleEvent::Rose { seat: 2 }, Fault::Seat(2)),
        (PeopleEvent::Sat { who: 9, seat: 0 }, Fault::Person(9)),
        (PeopleEvent::Left { who: 7 }, Fault::Person(7)),
    ] {
        let mut log = evening();
        log[2].event = event.into();
        check(&log, 3, &why);
    }
}

#[test]
fn what_does_not_fit_the_board_is_told() {
    let mut log = evening();
    let last = log.len() - 1;
    log[last].event = log[last - 2].event.clone();
    let Event::Gimel(GimelEvent::Moved { mv, .. }) = log[last].event else {
        panic!("a move");
    };
    let why = Fault::Gimel(gimel::FoldError::Board(mv));
    check(&log, log[last].seq, &why);
}

#[test]
fn move_without_a_game_is_told() {
    let mut log = evening();
    let seq = log.len() as u64 + 1;
    let mut early = log[log.len() - 1].clone();
    log.truncate(4);
    early.seq = 5;
    log.push(early);
    assert!(seq > 5);
    check(&log, 5, &Fault::NoGame);
}

/// What was allowed by the rules of its day and is not by those of today stays as it was played.
#[test]
fn move_that_no_rule_allows_any_more_stays_played() {
    let mut log = evening();
    let last = log.len() - 1;
    let Event::Gimel(GimelEvent::Moved { mv, .. }) = &mut log[last].event else {
        panic!("a move");
    };
    // No piece leaps so far.
    *mv = "a1-r8".parse().unwrap();
    let table = Table::fold(&log).unwrap();
    assert_eq!(table.seq(), log.len() as u64);
    let stored = log.into_iter().map(Stored::from);
    assert!(Table::read(stored).is_ok());
}
