//! Towers: deadlines, who comes later, slices of what has to be caught up with, and what is skipped.

use dschamal::Game;
use host::{Audience, Broadcast, HoldCame, HostInput, Output};
use mason::{HoldInput, read_inputs};
use table::{BuildFinish, Command, DschamalEvent, Event, GameSettings, Millis, Phase, Settings};

use crate::shell::{Shell, Work, around_the_bag, hands, person};

/// A Tower in which this seat has won a piece and builds.
fn building(settings: &Settings, seat: usize) -> (Shell, u32) {
    let mut shell = Shell::with_bots(settings.clone(), 5);
    shell.work = Work::Wins(seat);
    let number = |shell: &Shell| match shell.game().phase {
        Phase::Build {
            number, seat: by, ..
        } if by == seat => Some(number),
        _ => None,
    };
    shell.until("somebody builds", |shell| number(shell).is_some());
    let number = number(&shell).unwrap();
    (shell, number)
}

fn built(shell: &Shell, number: u32) -> Option<BuildFinish> {
    shell.events().find_map(|event| match event {
        Event::Dschamal(DschamalEvent::Built { finish, .. }) if finish.number == number => {
            Some(finish.clone())
        }
        _ => None,
    })
}

fn inputs(told: &[Output]) -> Vec<(Audience, u32, usize)> {
    let inputs = told.iter().filter_map(|told| match told {
        Output::Broadcast {
            to,
            what: Broadcast::Building { first, inputs, .. },
        } => Some((*to, *first, read_inputs(inputs).unwrap().len())),
        _ => None,
    });
    inputs.collect()
}

fn hold(shell: &Shell, build: u32, first: u32, inputs: Vec<HoldInput>) -> HostInput {
    HostInput::Hold(HoldCame {
        person: person("ada"),
        arrival: shell.now,
        build,
        first,
        inputs,
    })
}

#[test]
fn what_a_hand_builds_is_seen_by_all_also_by_who_comes_later() {
    let (mut shell, number) = building(&around_the_bag(Game::Tower), 0);
    shell.told();
    shell.pass(500);
    let down = HoldInput {
        dy: -3,
        ..HoldInput::default()
    };
    let some = hold(&shell, number, 0, vec![down; 10]);
    shell.happens(some);
    assert_eq!(inputs(&shell.told()), [(Audience::All, 0, 10)]);
    shell.watches(7, "ada");
    assert_eq!(inputs(&shell.told()), [(Audience::Window(7), 0, 10)]);
    let release = hold(&shell, number, 10, vec![HoldInput::RELEASE]);
    shell.happens(release);
    shell.until("it is built", |shell| built(shell, number).is_some());
}

#[test]
fn what_is_late_is_let_go() {
    let mut settings = around_the_bag(Game::Tower);
    if let GameSettings::Dschamal(agreed) = &mut settings.game {
        agreed.build_s = Some(20);
    }
    let (mut shell, number) = building(&settings, 0);
    shell.pass(19_000);
    assert_eq!(built(&shell, number), None);
    shell.pass(12_000);
    assert!(built(&shell, number).is_some());
}

#[test]
fn what_was_missed_is_made_up_for_in_slices() {
    let (mut shell, number) = building(&around_the_bag(Game::Tower), 1);
    shell.told();
    // The shell was away for an hour; nothing was due in between but this building.
    shell.now = shell.now + Millis(3_600_000);
    shell.happens(HostInput::Time);
    let first: usize = inputs(&shell.told())
        .iter()
        .map(|(_, _, count)| count)
        .sum();
    assert!((1..=240).contains(&first), "{first} steps in one go");
    let (before, calls) = (
        shell.now,
        shell.until("it is built", |it| built(it, number).is_some()),
    );
    assert!(calls > 1 && shell.now - before < Millis(10_000));
}

#[test]
fn what_is_skipped_is_built_the_same() {
    let finish = |skip: bool| {
        let (mut shell, number) = building(&around_the_bag(Game::Tower), 1);
        if skip {
            let ply = shell.game().ply;
            shell.does("ada", Command::Skip { ply });
        }
        let calls = shell.until("it is built", |shell| built(shell, number).is_some());
        (built(&shell, number).unwrap(), calls)
    };
    let ((waited, calls), (skipped, fewer)) = (finish(false), finish(true));
    assert_eq!(skipped, waited);
    assert!(fewer < calls, "{fewer} calls instead of {calls}");
}

#[test]
fn a_plan_that_could_not_be_made_is_made_again() {
    let mut shell = Shell::with_bots(around_the_bag(Game::Tower), 5);
    shell.work = Work::Wins(1);
    let in_the_bag = |shell: &Shell| hands(&shell.game()).is_some_and(|(_, it)| it.contains(&1));
    shell.until("a hand in the bag", in_the_bag);
    shell.work = Work::Fails;
    let number = |shell: &Shell| shell.host.table().build().map(|order| order.number);
    shell.until("a piece to be built", |shell| number(shell).is_some());
    let number = number(&shell).unwrap();
    shell.pass(30_000);
    assert_eq!(built(&shell, number), None);
    shell.work = Work::AtOnce;
    shell.until("it is built", |shell| built(shell, number).is_some());
}
