//! The referee's state, tapped as people tap: it asks for enough, never too much, and finds its way back.

use dschamal::{Action, Awaits, Game, Piece, PieceSet, Scenario, Seat};
use serde_json::json;

use super::contest::{Ask, Ending};
use super::draft::Tap;
use super::evening::{Evening, Heard};
use super::plan::Plan;
use super::record::{self, Unreadable};

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

fn piece(name: &str) -> Piece {
    name.parse().expect("a piece")
}

fn one(name: &str) -> PieceSet {
    PieceSet::of(piece(name))
}

/// Five people at a Duel; everybody has a piece.
fn duel() -> Evening {
    let mut evening = Evening::begin(Plan::new(Game::Duel, 5)).expect("a duel of five");
    for name in ["ball", "cube", "disc", "egg", "dome"] {
        let start = Action::Start(one(&format!("{name}-blue")));
        tap(&mut evening, Tap::Choose(start));
    }
    evening
}

#[track_caller]
pub(super) fn tap(evening: &mut Evening, tap: Tap) -> Heard {
    let said = format!("{tap:?}");
    evening
        .tap(tap)
        .unwrap_or_else(|why| panic!("{said}: {why}"))
}

#[track_caller]
fn taps(evening: &mut Evening, all: &[Tap]) {
    for each in all {
        tap(evening, each.clone());
    }
}

fn shape(name: &str) -> Tap {
    Tap::Shape(name.parse().expect("a shape"))
}

fn colour(name: &str) -> Tap {
    let piece = piece(&format!("ball-{name}"));
    Tap::Colour(piece.colour().expect("a colour"))
}

fn rule_of_last(evening: &Evening) -> String {
    let ruling = evening.last_ruling().expect("a ruling");
    ruling.rule().to_string()
}

#[test]
fn common_contest_takes_three_taps() {
    let mut evening = duel();
    tap(&mut evening, Tap::Quicker(seat(0)));
    tap(&mut evening, shape("ball"));
    assert_eq!(tap(&mut evening, colour("white")), Heard::Happened);
    assert_eq!(rule_of_last(&evening), "D-16");
    // Two balls are left in the bag; then one, whose colour follows.
    taps(&mut evening, &[Tap::Quicker(seat(0)), shape("ball")]);
    assert_eq!(tap(&mut evening, colour("brown")), Heard::Happened);
    taps(&mut evening, &[Tap::Quicker(seat(0)), shape("ball")]);
    assert_eq!(tap(&mut evening, Tap::Done), Heard::Happened);
    assert_eq!(evening.state().zones.victory[seat(0)].len(), 4);
}

#[test]
fn black_piece_takes_three_taps_and_the_winner_picks() {
    let mut evening = duel();
    taps(
        &mut evening,
        &[Tap::Quicker(seat(0)), Tap::Black, Tap::Done],
    );
    assert_eq!(rule_of_last(&evening), "D-19");
    assert!(matches!(evening.awaits(), Awaits::Take { .. }));
}

#[test]
fn camel_is_asked_for_its_call() {
    for (called, rule) in [(true, "D-18"), (false, "D-21")] {
        let mut evening = duel();
        taps(&mut evening, &[Tap::Quicker(seat(1)), Tap::Camel]);
        let ask = evening
            .draft()
            .contest
            .ask(evening.rules(), evening.state());
        assert_eq!(ask, Ask::Called(seat(1)));
        assert_eq!(
            tap(&mut evening, Tap::Called(seat(1), called)),
            Heard::Happened
        );
        assert_eq!(rule_of_last(&evening), rule);
    }
}

#[test]
fn slower_pull_is_asked_for_only_when_both_called() {
    let mut evening = duel();
    taps(
        &mut evening,
        &[
            Tap::Called(seat(0), true),
            Tap::Called(seat(1), true),
            Tap::Quicker(seat(0)),
            Tap::Black,
        ],
    );
    let ask = evening
        .draft()
        .contest
        .ask(evening.rules(), evening.state());
    assert_eq!(ask, Ask::Pull(seat(1)));
    taps(&mut evening, &[Tap::Camel, Tap::Done]);
    assert_eq!(rule_of_last(&evening), "D-23");
}

#[test]
fn what_is_not_in_the_bag_cannot_be_told() {
    let mut evening = duel();
    taps(&mut evening, &[Tap::Quicker(seat(0)), shape("ball")]);
    // The blue one lies in front of somebody.
    assert_eq!(tap(&mut evening, colour("blue")), Heard::More);
    assert!(!evening.is_ready());
    assert_eq!(tap(&mut evening, Tap::Done), Heard::More);
}

#[test]
fn quicker_can_be_told_anew_and_the_piece_stays() {
    let mut evening = duel();
    taps(
        &mut evening,
        &[Tap::Quicker(seat(0)), Tap::Black, Tap::Quicker(seat(1))],
    );
    assert!(evening.is_ready());
    // Another piece can still be told.
    taps(&mut evening, &[Tap::Camel, Tap::Black]);
    tap(&mut evening, Tap::Done);
    assert_eq!(
        evening.last_ruling().and_then(|it| it.winner),
        Some(seat(0))
    );
}

#[test]
fn several_are_told_one_by_one() {
    let mut evening = duel();
    taps(
        &mut evening,
        &[Tap::Quicker(seat(0)), Tap::Several, Tap::Black],
    );
    assert_eq!(tap(&mut evening, Tap::Done), Heard::More);
    taps(&mut evening, &[shape("ball"), colour("white"), Tap::Done]);
    assert_eq!(rule_of_last(&evening), "D-25");
}

#[test]
fn undo_and_redo_go_all_the_way() {
    let mut evening = duel();
    for _ in 0..3 {
        taps(&mut evening, &[Tap::Ended(Ending::Equal), Tap::Done]);
    }
    let end = evening.journal().clone();
    while evening.can_undo() {
        evening.undo();
    }
    assert!(evening.journal().entries().is_empty());
    while evening.can_redo() {
        evening.redo();
    }
    assert_eq!(*evening.journal(), end);
}

#[test]
fn correction_is_recomputed_when_everything_still_fits() {
    let mut evening = duel();
    taps(
        &mut evening,
        &[Tap::Quicker(seat(0)), shape("ball"), colour("white")],
    );
    taps(
        &mut evening,
        &[Tap::Quicker(seat(0)), shape("ball"), colour("brown")],
    );
    evening.fix(5);
    taps(
        &mut evening,
        &[
            Tap::Clear,
            Tap::Quicker(seat(0)),
            shape("ball"),
            colour("yellow"),
        ],
    );
    assert_eq!(evening.conflict(), None);
    let open = evening.state().zones.open[seat(0)];
    assert_eq!(
        open,
        ["ball-blue", "ball-yellow", "ball-brown"]
            .map(piece)
            .into_iter()
            .collect()
    );
    evening.undo();
    assert!(evening.state().zones.open[seat(0)].contains(piece("ball-white")));
}

#[test]
fn correction_that_changes_who_is_next_shows_the_conflict() {
    let mut evening = duel();
    taps(
        &mut evening,
        &[Tap::Quicker(seat(0)), shape("ball"), colour("white")],
    ); // 0 beats 1
    taps(
        &mut evening,
        &[Tap::Quicker(seat(0)), shape("ball"), colour("brown")],
    ); // 0 beats 2
    let before = evening.journal().clone();
    evening.fix(5);
    taps(
        &mut evening,
        &[
            Tap::Clear,
            Tap::Quicker(seat(1)),
            shape("cube"),
            colour("white"),
        ],
    );
    let conflict = evening.conflict().expect("0 is not at the bag any more");
    assert_eq!(conflict.refusal.rule.to_string(), "D-07");
    assert_eq!(conflict.more, 0);
    // The next contest is told anew and takes the place of what does not fit.
    let mut again = evening.clone();
    taps(
        &mut again,
        &[Tap::Quicker(seat(1)), shape("cube"), colour("brown")],
    );
    assert_eq!(again.conflict(), None);
    assert_eq!(again.journal().entries().len(), 7);
    evening.forget_correction();
    assert_eq!(*evening.journal(), before);
}

#[test]
fn correction_that_asks_for_more_goes_on_after_the_answer() {
    let mut evening = duel();
    taps(
        &mut evening,
        &[Tap::Quicker(seat(0)), shape("step"), colour("white")],
    ); // 1 beats 0 and gets it
    taps(
        &mut evening,
        &[Tap::Quicker(seat(1)), shape("cube"), colour("white")],
    );
    evening.fix(5);
    taps(
        &mut evening,
        &[Tap::Clear, Tap::Quicker(seat(0)), Tap::Black, Tap::Done],
    ); // now 1 takes a piece first
    assert!(evening.conflict().is_some());
    tap(&mut evening, Tap::Choose(Action::Take(piece("ball-blue"))));
    assert_eq!(evening.conflict(), None);
    assert_eq!(evening.journal().entries().len(), 8);
}

#[test]
fn evening_survives_a_dead_battery() {
    let mut evening = duel();
    taps(
        &mut evening,
        &[Tap::Quicker(seat(0)), Tap::Black, Tap::Done],
    );
    evening.undo();
    taps(
        &mut evening,
        &[Tap::Quicker(seat(1)), Tap::Several, Tap::Camel],
    );
    let back = record::read(&evening.kept()).expect("our own text");
    assert_eq!(back.lost, None);
    assert_eq!(back.evening.kept(), evening.kept());
    assert_eq!(back.evening.draft(), evening.draft());
    assert_eq!(back.evening.state(), evening.state());
}

#[test]
fn damaged_text_says_so_and_saves_what_can_be() {
    let mut evening = duel();
    tap(&mut evening, Tap::Quicker(seat(0)));
    let kept = evening.kept();
    let half = record::read(&kept[..kept.len() / 2]).expect_err("half a text");
    assert!(matches!(half, Unreadable::NoRecord(_)));
    let newer = kept.replace("\"version\":1", "\"version\":9");
    assert_eq!(
        record::read(&newer).expect_err("from tomorrow"),
        Unreadable::Newer
    );
    let wrong = kept.replace("dome-blue", "ball-blue");
    let read = record::read(&wrong).expect("four of five are right");
    assert_eq!(read.evening.journal().entries().len(), 4);
    assert_eq!(read.lost.map(|(count, _)| count), Some(1));
}

#[test]
fn record_from_elsewhere_goes_on_here() {
    let text = json!({
        "game": "duel", "players": 3, "title": "S-D-01",
        "set_up": { "open": {"0": ["ball-blue"], "1": ["cube-blue"]}, "contestants": [0, 1] },
        "actions": [{"contest": {"order": [0, 1], "pulls": {"0": ["black-1"]}}}]
    });
    let mut evening = record::read(&text.to_string()).expect("a scenario").evening;
    tap(&mut evening, Tap::Choose(Action::Take(piece("ball-blue"))));
    let record = Scenario::from_value(evening.record()).expect("a scenario");
    let journal = record.play().expect("it can be played");
    assert_eq!(journal.state(), evening.state());
}

#[test]
fn undo_takes_back_one_tap_and_only_then_the_last_contest() {
    let mut evening = duel();
    taps(
        &mut evening,
        &[Tap::Quicker(seat(0)), shape("ball"), colour("white")],
    );
    let told = evening.journal().entries().len();
    taps(&mut evening, &[Tap::Quicker(seat(2)), shape("cube")]);
    let both = evening.draft().clone();
    evening.undo();
    assert_eq!(evening.draft().contest.order(), [seat(2)]);
    assert!(!evening.draft().contest.pull(seat(2)).is_told());
    assert_eq!(evening.draft().contest.pull(seat(2)).shape(), None);
    evening.redo();
    assert_eq!(*evening.draft(), both);
    evening.undo();
    evening.undo();
    assert!(!evening.is_telling());
    assert_eq!(evening.journal().entries().len(), told);
    evening.undo();
    assert_eq!(evening.journal().entries().len(), told - 1);
    evening.redo();
    assert_eq!(evening.journal().entries().len(), told);
}

#[test]
fn undo_in_a_correction_takes_back_its_taps_first() {
    let mut evening = duel();
    taps(
        &mut evening,
        &[Tap::Quicker(seat(0)), shape("ball"), colour("white")],
    );
    let told = evening.journal().clone();
    evening.fix(5);
    let begun = evening.draft().clone();
    tap(&mut evening, Tap::Quicker(seat(1)));
    evening.undo();
    assert_eq!(evening.fixed(), Some(5));
    assert_eq!(*evening.draft(), begun);
    evening.undo();
    assert_eq!(evening.fixed(), None);
    assert_eq!(*evening.journal(), told);
}

#[test]
fn tap_that_changes_nothing_is_none_to_take_back() {
    let mut evening = duel();
    taps(
        &mut evening,
        &[Tap::Quicker(seat(0)), Tap::Quicker(seat(0))],
    );
    evening.undo();
    assert!(!evening.is_telling());
}
