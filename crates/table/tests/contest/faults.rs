//! A log of Dschamál that cannot be is told: nothing of it is skipped, and no piece is lost or there twice.

use dschamal::{FoldError as Wrong, Transfer, Zone};
use table::{DschamalEvent, Entry, Event, Fault, FoldError, Table};

use crate::night::{Night, hand, pieces};

fn evening() -> Vec<Entry> {
    let mut night = Night::reaching(&[]);
    let hands = vec![
        hand(0, &["ball-white"], 900),
        hand(1, &["egg-brown"], 1_400),
    ];
    night.finishes(hands);
    night.log
}

#[track_caller]
fn check(log: &[Entry], why: &Fault) {
    let seq = log.last().unwrap().seq;
    let why = why.clone();
    assert_eq!(
        Table::fold(log).map(drop),
        Err(FoldError { seq, why }),
        "entry {seq}"
    );
}

#[test]
fn ruling_after_which_a_piece_is_there_twice_is_told() {
    let mut log = evening();
    let Event::Dschamal(DschamalEvent::Ruled { done, .. }) = &mut log.last_mut().unwrap().event
    else {
        panic!("a ruling");
    };
    // Ada has it before her.
    let transfer = Transfer::new(pieces(&["ball-blue"]), Zone::Aside, Zone::Bag);
    done.events.push(dschamal::Event::Moved { transfer });
    check(&log, &Fault::Dschamal(Wrong::Pieces));
}

#[test]
fn ruling_that_nobody_waits_for_is_told() {
    let mut log = evening();
    let mut again = log.last().unwrap().clone();
    again.seq += 1;
    again.event = log[log.len() - 2].event.clone();
    log.push(again);
    check(&log, &Fault::Unawaited);
}

#[test]
fn hand_of_somebody_who_does_not_play_is_told() {
    let mut log = evening();
    log.last_mut().unwrap().event = DschamalEvent::Seen { seat: 7 }.into();
    check(&log, &Fault::Seat(7));
}
