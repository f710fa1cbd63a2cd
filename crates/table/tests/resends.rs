//! Messages that come twice, late or out of order: nothing is done twice and nothing is said to be done that is not.

use table::{Command, Entry, Input, Millis, Refusal, Sent, Table};

use crate::house::{House, person, ready, untimed};

fn message(number: u64, command: Command) -> Input {
    Input::Person {
        who: person("ada"),
        sent: Sent {
            client: "browser".to_owned(),
            number,
        },
        lag: Millis::ZERO,
        command,
    }
}

fn say(number: u64) -> Input {
    let text = format!("line {number}");
    message(number, Command::Say { text })
}

/// Crash, and read the log again.
fn crash(house: &mut House) {
    let stored = serde_json::to_string(&house.log).unwrap();
    let log: Vec<Entry> = serde_json::from_str(&stored).unwrap();
    house.table = Table::fold(&log).unwrap();
}

#[test]
fn a_message_that_comes_again_leads_to_nothing() {
    let mut house = House::open(untimed());
    assert_eq!(house.input(&say(1)).unwrap().len(), 1);
    assert_eq!(house.input(&say(1)), Ok(vec![]));
    crash(&mut house);
    assert_eq!(house.input(&say(1)), Ok(vec![]));
    assert_eq!(house.input(&say(2)).unwrap().len(), 1);
    assert_eq!(house.input(&say(1)), Ok(vec![]));
    assert_eq!(house.view("ada").chat.len(), 2);
}

#[test]
fn a_message_with_many_consequences_is_recognised_too() {
    let mut house = House::seated(untimed());
    house.does("bob", ready());
    let go = message(1, ready());
    assert_eq!(house.input(&go).unwrap().len(), 2);
    crash(&mut house);
    assert_eq!(house.input(&go), Ok(vec![]));
}

#[test]
fn a_message_overtaken_is_not_done_and_not_said_to_be_done() {
    let mut house = House::open(untimed());
    house.input(&say(2)).unwrap();
    for _ in 0..2 {
        assert_eq!(house.input(&say(1)), Err(Refusal::Stale));
        crash(&mut house);
    }
    assert_eq!(house.input(&say(2)), Ok(vec![]));
}

#[test]
fn a_refusal_is_not_remembered() {
    let mut house = House::open(untimed());
    assert_eq!(house.input(&message(1, ready())), Err(Refusal::NotSeated));
    house.does("ada", Command::Sit { seat: 0 });
    assert_eq!(house.input(&message(1, ready())).unwrap().len(), 1);
}

#[test]
fn windows_count_on_their_own() {
    let mut house = House::open(untimed());
    house.input(&say(5)).unwrap();
    house.says("ada", "from another window, number 1");
    assert_eq!(house.view("ada").chat.len(), 2);
}

#[test]
fn very_old_messages_are_not_done_again() {
    let mut house = House::open(untimed());
    for number in 1..=200 {
        house.wait(3_000);
        house.input(&say(number)).unwrap();
    }
    assert_eq!(house.input(&say(190)), Ok(vec![]));
    assert_eq!(house.input(&say(3)), Err(Refusal::Stale));
    assert_eq!(house.table.seq(), 201);
}

#[test]
fn entries_are_numbered_without_gaps_and_carry_their_message_once() {
    let mut house = House::seated(untimed());
    house.does("ada", ready());
    house.does("bob", ready());
    let numbers: Vec<u64> = house.log.iter().map(|entry| entry.seq).collect();
    assert_eq!(numbers, (1..=house.table.seq()).collect::<Vec<_>>());
    let last = &house.log[house.log.len() - 2..];
    assert!(last[0].sent.is_some() && last[1].sent.is_none());
}

#[test]
fn deciding_changes_nothing() {
    let mut house = House::playing(untimed());
    let resign = message(1, Command::Resign);
    let before = house.view("ada");
    let entries = house.table.decide(house.moment(), &resign).unwrap();
    assert_eq!(house.view("ada"), before);
    assert_eq!(house.input(&resign).unwrap(), entries);
}

#[test]
fn the_log_alone_brings_everything_back() {
    let mut house = House::playing(untimed());
    house.play_out(&["B@a1", "B@b1", "a1xb1"]);
    house.says("bob", "well played");
    house.does("bob", Command::OfferDraw);
    let refolded = house.refolded();
    for who in ["ada", "bob", "nobody"] {
        let view = refolded.view_for(Some(&person(who)), house.now);
        assert_eq!(view, house.view(who));
    }
    assert!(
        Table::fold(&house.log[1..]).is_err(),
        "a log begins with its opening"
    );
    assert!(Table::fold([]).is_err());
}
