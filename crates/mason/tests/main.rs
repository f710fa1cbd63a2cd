//! A building from outside: what reaches a mason, and what everybody is told.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use mason::{Mason, MasonOut, read_inputs, write_inputs};
use table::{BuildFinish, BuildOrder, Millis, Placed};
use tower::{HoldInput, Recording};

const NOW: Millis = Millis(1_000_000);

fn order(piece: &str, standing: Vec<Placed>, bot: Option<u8>) -> BuildOrder {
    BuildOrder {
        number: 4,
        seat: 1,
        piece: piece.parse().unwrap(),
        standing,
        bot,
        seed: 7,
        since: NOW,
        deadline: None,
        stand_s: 1,
        speed: 1,
        skip: false,
    }
}

fn after(millis: i64) -> Millis {
    NOW + Millis(millis)
}

/// Goes on until it is over; all inputs that were told, and the finish.
fn to_the_end(mason: &mut Mason) -> (Vec<HoldInput>, BuildFinish, Millis) {
    let mut told = Vec::new();
    let mut from = None;
    let mut now = NOW;
    loop {
        now = mason.wake_at().unwrap().max(now);
        for out in mason.advance(now) {
            match out {
                MasonOut::Inputs { first, inputs } => {
                    let begin = *from.get_or_insert(first);
                    assert_eq!(first, begin + told.len(), "nothing left out, nothing twice");
                    told.extend(inputs);
                }
                MasonOut::Finished(finish) => return (told, finish, now),
            }
        }
        assert!(now < after(600_000), "it comes to an end");
    }
}

/// What stands when a bot has built this on that.
fn built(piece: &str, standing: Vec<Placed>) -> Vec<Placed> {
    let mut mason = Mason::new(&order(piece, standing, Some(5)), NOW);
    to_the_end(&mut mason).1.standing
}

fn moves(dx: i8, dy: i8, ticks: usize) -> Vec<HoldInput> {
    let input = HoldInput {
        dx,
        dy,
        ..HoldInput::default()
    };
    vec![input; ticks]
}

/// Cites: T-12
#[test]
fn a_bot_builds_and_the_recording_tells_the_same() {
    let cube = built("cube-blue", Vec::new());
    let mut mason = Mason::new(&order("brick-blue", cube, Some(5)), NOW);
    let (told, finish, at) = to_the_end(&mut mason);
    assert_eq!(finish.number, 4);
    assert_eq!(finish.standing.len(), 2, "a brick on a cube stands");
    assert!(at > after(2_000), "a bot takes its time");
    let recording = Recording::from_text(&finish.recording).unwrap();
    assert_eq!(recording.inputs, told);
    let outcome = recording.replay();
    assert_eq!(format!("{:016x}", outcome.digest), finish.digest);
    let heights: Vec<i32> = finish.standing.iter().map(|placed| placed.y).collect();
    let replayed: Vec<i32> = outcome.standing.iter().map(|stand| stand.y).collect();
    assert_eq!(heights, replayed);
}

/// Cites: A-T-13
#[test]
fn a_person_takes_any_time_until_letting_go() {
    let cube = built("cube-blue", Vec::new());
    let mut mason = Mason::new(&order("brick-blue", cube, None), NOW);
    assert_eq!(mason.wake_at(), None, "nothing happens by itself");
    mason.take(0, &moves(0, -4, 20), after(400));
    let told = mason.advance(after(400));
    assert!(matches!(&told[..], [MasonOut::Inputs { first: 0, inputs }] if inputs.len() == 20));
    assert_eq!(mason.advance(after(300_000)), [], "and it is not over");
    mason.take(20, &[HoldInput::RELEASE], after(300_000));
    let (told, finish, _) = to_the_end(&mut mason);
    assert_eq!(told, [HoldInput::RELEASE], "told from where it was");
    assert_eq!(finish.standing.len() + finish.fell.len(), 2);
}

#[test]
fn what_is_known_is_skipped_and_a_gap_is_not_filled() {
    let mut mason = Mason::new(&order("cube-blue", Vec::new(), None), NOW);
    mason.take(0, &moves(0, -4, 10), after(1_000));
    mason.take(5, &moves(0, -4, 10), after(1_000));
    assert_eq!(mason.so_far().len(), 15);
    mason.take(16, &moves(0, -4, 10), after(1_000));
    assert_eq!(mason.so_far().len(), 15, "one is missing between");
    mason.take(0, &moves(0, -4, 3), after(1_000));
    assert_eq!(mason.so_far().len(), 15);
}

#[test]
fn nobody_outruns_the_clock() {
    let mut mason = Mason::new(&order("cube-blue", Vec::new(), None), NOW);
    mason.take(0, &moves(1, 0, 600), after(1_000));
    assert!((60..=110).contains(&mason.so_far().len()));
}

#[test]
fn what_is_late_is_let_go_where_it_is() {
    let late = BuildOrder {
        deadline: Some(after(10_000)),
        ..order("cube-blue", Vec::new(), None)
    };
    let mut mason = Mason::new(&late, NOW);
    assert_eq!(mason.wake_at(), Some(after(10_000)));
    assert_eq!(mason.advance(after(9_999)), []);
    let (told, finish, _) = to_the_end(&mut mason);
    assert_eq!(told, [HoldInput::RELEASE]);
    assert_eq!(finish.standing.len(), 1, "the foundation stays");
}

/// Pieces that fall cannot be caught by sending nothing.
#[test]
fn wood_that_moves_does_not_wait() {
    let two = built("cylinder-blue", built("brick-blue", Vec::new()));
    let mut mason = Mason::new(&order("cube-blue", two, None), NOW);
    // The cube comes down beside the top piece and pushes it off.
    let inputs = [moves(4, 0, 80), moves(0, -4, 110), moves(-4, 0, 110)].concat();
    let mut pushed = 0;
    for (tick, input) in inputs.iter().enumerate() {
        let now = after(tick as i64 * 17);
        mason.take(tick, &[*input], now);
        mason.advance(now);
        pushed = tick;
        if mason.wake_at().is_some() {
            break;
        }
    }
    assert!(mason.wake_at().is_some(), "something moves");
    let sent = mason.so_far().len();
    let silent = pushed as i64 * 17;
    for millis in (silent..silent + 15_000).step_by(50) {
        mason.advance(after(millis));
    }
    assert!(mason.so_far().len() > sent, "it went on without the hand");
    assert_eq!(mason.wake_at(), None, "until it rested");
}

#[test]
fn a_person_for_a_bot_is_another_building() {
    let by_bot = order("cube-blue", Vec::new(), Some(3));
    let mason = Mason::new(&by_bot, NOW);
    assert!(mason.carries_out(&by_bot));
    assert!(!mason.carries_out(&order("cube-blue", Vec::new(), None)));
}

#[test]
fn inputs_survive_the_way() {
    let inputs = moves(1, -2, 50);
    assert_eq!(read_inputs(&write_inputs(&inputs)), Some(inputs));
    assert_eq!(read_inputs("not at all"), None);
}
