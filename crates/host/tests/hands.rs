//! Hands in the bag: before the call, while it is being filled, over a reload, and when nobody wants to wait.

use bag::{Act, HandInput};
use dschamal::Game;
use host::{Broadcast, HandCame, HostInput, Output};
use table::{BrokenBy, Command, DschamalEvent, Event, Millis, Phase, ReachFinish};

use crate::shell::{Shell, Work, around_the_bag, hands, person};

fn hand(shell: &Shell, reach: u32, first: i64, input: HandInput) -> HostInput {
    HostInput::Hand(HandCame {
        person: person("ada"),
        arrival: shell.now,
        reach,
        frame: reach::HandFrame::one(first, input),
    })
}

/// A Threesome in which Ada's own hand is awaited.
fn awaited() -> (Shell, u32) {
    let mut shell = Shell::with_bots(around_the_bag(Game::Threesome), 1);
    let own = |shell: &Shell| match &shell.game().phase {
        Phase::AwaitingCall {
            number,
            contestants,
            ..
        } if contestants.contains(&0) => Some(*number),
        _ => None,
    };
    shell.until("a contest of all three", |shell| own(shell).is_some());
    let number = own(&shell).unwrap();
    (shell, number)
}

#[test]
fn a_hand_before_the_call_has_started_too_early() {
    let (mut shell, number) = awaited();
    let early = hand(&shell, number, 0, HandInput::act(Act::Cup));
    shell.happens(early);
    assert_eq!(shell.game().false_starts, [(0, 1)]);
    let still = hand(&shell, number, 1, HandInput::default());
    shell.happens(still);
    assert_eq!(shell.game().false_starts, [(0, 1)], "it does not move");
}

#[test]
fn what_a_hand_does_while_the_bag_is_filled_is_not_lost() {
    let (mut shell, number) = awaited();
    shell.work = Work::Later;
    shell.until("a call", |shell| !shell.makes.is_empty());
    let start = shell.host.table().reach().unwrap().start;
    shell.now = start + Millis(40);
    let down = HandInput {
        dy: 9,
        ..HandInput::default()
    };
    let early = hand(&shell, number, 1, down);
    shell.happens(early);
    assert_eq!(shell.game().false_starts, [], "it came after T0");
    let made = shell.makes.remove(0).carry_out(&[]);
    shell.happens(HostInput::Made(made));
    shell.told();
    shell.pass(300);
    let heard = shell.told().into_iter().filter_map(|told| match told {
        Output::Touch { windows, felt, .. } => Some((windows, felt.heard)),
        _ => None,
    });
    let heard: Vec<_> = heard.collect();
    assert!(heard.iter().all(|(windows, _)| *windows == [1]));
    assert!(heard.iter().any(|(_, heard)| *heard == 1), "{heard:?}");
}

#[test]
fn a_bag_that_could_not_be_filled_is_filled_again() {
    let (mut shell, _) = awaited();
    shell.work = Work::Fails;
    shell.until("a call", |shell| hands(&shell.game()).is_some());
    shell.pass(1_500);
    shell.work = Work::AtOnce;
    let start = shell.host.table().reach().unwrap().start;
    shell.pass((start - shell.now).0 + 1_000);
    let felt = |told: &Output| matches!(told, Output::Touch { .. });
    assert!(shell.told().iter().any(felt));
}

#[test]
fn a_reload_with_hands_in_the_bag_is_told_and_fought_again() {
    let mut shell = Shell::with_bots(around_the_bag(Game::Duel), 1);
    shell.until("hands in the bag", |shell| hands(&shell.game()).is_some());
    shell.pass(900);
    shell.reload(Millis(3_600_000));
    let broken = shell.game().broken.expect("it is told");
    assert_eq!(broken.why, BrokenBy::Restart);
    shell.until("a contest", |shell| !shell.game().contests.is_empty());
}

/// The first reach at which only bots are, and what came of it.
fn of_bots(skip: bool) -> (ReachFinish, usize) {
    let mut shell = Shell::with_bots(around_the_bag(Game::Duel), 2);
    shell.work = Work::Loses(0);
    let alone = |shell: &Shell| hands(&shell.game()).is_some_and(|(_, hands)| !hands.contains(&0));
    shell.until("bots alone", alone);
    shell.told();
    if skip {
        let ply = shell.game().ply;
        shell.does("ada", Command::Skip { ply });
    }
    let number = hands(&shell.game()).unwrap().0;
    let finish = |shell: &Shell| {
        shell.events().find_map(|event| match event {
            Event::Dschamal(DschamalEvent::Reached { finish, .. }) if finish.number == number => {
                Some(finish.clone())
            }
            _ => None,
        })
    };
    let calls = shell.until("it is over", |shell| finish(shell).is_some());
    let heaves = shell.told().into_iter().filter(|told| {
        let Output::Broadcast { what, .. } = told else {
            return false;
        };
        matches!(what, Broadcast::Heave { .. })
    });
    assert!(heaves.count() > 0);
    (finish(&shell).unwrap(), calls)
}

#[test]
fn what_is_skipped_comes_out_the_same() {
    let (waited, calls) = of_bots(false);
    let (skipped, fewer) = of_bots(true);
    assert_eq!(skipped, waited);
    assert!(fewer * 4 < calls, "{fewer} calls instead of {calls}");
}
