//! A bot's turn in Gimel: asked once, answered late, never or wrongly. The game never stands still for it.

use host::{HostInput, Output};
use table::{Colours, Command, Settings};

use crate::shell::{Shell, Store};

/// Ada has moved, and the bot was asked.
fn asked() -> Shell {
    let settings = Settings {
        colours: Colours::FirstSeat,
        ..Settings::gimel()
    };
    let mut shell = Shell::with_bots(settings, 3);
    assert!(shell.questions.is_empty(), "White begins");
    let mv = "F@h5".parse().unwrap();
    shell.does("ada", Command::Move { ply: 0, mv });
    assert_eq!(shell.questions.len(), 1);
    assert_eq!((shell.questions[0].seat, shell.questions[0].level), (1, 3));
    shell
}

fn played(shell: &Shell) -> usize {
    shell.view().gimel().unwrap().entries.len()
}

#[test]
fn a_bot_moves_after_a_human_time() {
    let mut shell = asked();
    shell.now = shell.now + table::Millis(300);
    shell.thinks(1, "C@a1", 2_000);
    assert_eq!(played(&shell), 1);
    shell.pass(1_699);
    assert_eq!(played(&shell), 1, "counted from when it was asked");
    shell.pass(1);
    assert_eq!(played(&shell), 2);
    assert_eq!(shell.questions.len(), 1, "it is Ada's turn");
}

#[test]
fn a_thought_about_another_position_is_forgotten() {
    let mut shell = asked();
    shell.does("ada", Command::AskTakeback);
    let stopped = |told: &Output| matches!(told, Output::StopThinking { question: 1 });
    assert!(shell.told().iter().any(stopped));
    shell.thinks(1, "C@a1", 0);
    assert_eq!(played(&shell), 0);
    let mv = "F@g4".parse().unwrap();
    shell.does("ada", Command::Move { ply: 0, mv });
    assert_eq!(shell.questions[1].number, 2);
    shell.thinks(1, "C@a1", 0);
    assert_eq!(played(&shell), 1, "that was the answer to another question");
    shell.thinks(2, "C@a1", 0);
    shell.pass(0);
    assert_eq!(played(&shell), 2);
}

#[test]
fn a_thought_that_fails_is_asked_for_again_and_at_last_any_move_will_do() {
    let mut shell = asked();
    for question in 1..=3 {
        assert_eq!(shell.questions.len(), question as usize);
        let thought = None;
        shell.happens(HostInput::Thought { question, thought });
        assert_eq!(played(&shell), 1);
        shell.pass(1_000);
    }
    assert_eq!(shell.questions.len(), 3);
    assert_eq!(played(&shell), 2);
}

#[test]
fn a_thought_that_is_refused_is_asked_for_again() {
    let mut shell = asked();
    shell.thinks(1, "F@h5", 0);
    shell.pass(0);
    assert_eq!(played(&shell), 1, "that square is taken");
    let refused = |told: &Output| matches!(told, Output::Refused(_));
    assert!(shell.told().iter().any(refused));
    shell.pass(1_000);
    assert_eq!(shell.questions.len(), 2);
    shell.thinks(2, "C@a1", 0);
    shell.pass(0);
    assert_eq!(played(&shell), 2);
}

#[test]
fn a_thought_that_never_comes_is_asked_for_again() {
    let mut shell = asked();
    shell.pass(150_000);
    assert_eq!(shell.questions.len(), 2);
    shell.thinks(1, "C@a1", 0);
    assert_eq!(played(&shell), 1, "too late");
    shell.thinks(2, "C@a1", 0);
    shell.pass(0);
    assert_eq!(played(&shell), 2);
}

#[test]
fn a_move_that_could_not_be_stored_is_not_thought_about_again() {
    let mut shell = asked();
    shell.store = Store::Gone;
    shell.thinks(1, "C@a1", 0);
    shell.pass(3_000);
    assert_eq!(played(&shell), 1);
    shell.store = Store::Works;
    shell.pass(2_000);
    assert_eq!((played(&shell), shell.questions.len()), (2, 1));
}

#[test]
fn nobody_thinks_about_a_game_that_is_over() {
    let mut shell = asked();
    shell.does("ada", Command::Resign);
    let stopped = |told: &Output| matches!(told, Output::StopThinking { question: 1 });
    assert!(shell.told().iter().any(stopped));
    assert_eq!(shell.wake, None);
}
