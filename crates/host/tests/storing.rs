//! Nobody sees what could be lost: what is not stored is not shown, is tried again, and costs nobody time.

use host::{Answer, Audience, Chat, HostInput, Output, Window};
use table::{Colours, Command, Event, GimelEvent, Millis, Settings, TimeControl};

use crate::shell::{Shell, Store, person, shows};

fn timed() -> Settings {
    Settings {
        colours: Colours::FirstSeat,
        time: TimeControl::Clock {
            base_s: 10,
            increment_s: 0,
        },
        ..Settings::gimel()
    }
}

/// Ada, who has White, and Bob.
fn pair() -> Shell {
    let mut shell = Shell::open(timed());
    shell.watches(2, "bob");
    let name = "bob".to_owned();
    shell.does("bob", Command::Join { name });
    shell.does("ada", Command::Sit { seat: 0 });
    shell.does("bob", Command::Sit { seat: 1 });
    shell.does("ada", Command::Ready { ready: true });
    shell.does("bob", Command::Ready { ready: true });
    shell.told();
    shell
}

fn moves(ply: usize, mv: &str) -> Command {
    let mv = mv.parse().unwrap();
    Command::Move { ply, mv }
}

#[test]
fn what_cannot_be_stored_is_not_shown_and_can_be_done_again() {
    let mut shell = pair();
    let before = shell.view();
    shell.store = Store::Gone;
    let answer = shell.tries("ada", moves(0, "F@h5"));
    assert_eq!(answer, Answer::Unavailable);
    assert!(!shows(&shell.told()));
    assert_eq!(shell.view(), before);
    shell.store = Store::Works;
    shell.does("ada", moves(0, "F@h5"));
    assert!(shows(&shell.told()));
    assert_eq!(shell.view().gimel().unwrap().entries.len(), 1);
}

#[test]
fn what_happens_by_itself_is_tried_again_once_a_second() {
    let mut shell = pair();
    // Ada's clock has run down, and nobody can be told.
    shell.store = Store::Gone;
    shell.pass(20_000);
    assert!(shell.host.table().is_playing());
    assert!(
        (2..=12).contains(&shell.appends.saturating_sub(7)),
        "{}",
        shell.appends
    );
    assert!(!shows(&shell.told()));
}

#[test]
fn no_clock_falls_for_a_store_that_is_gone() {
    let mut shell = pair();
    shell.now = shell.now + Millis(4_000);
    shell.store = Store::Gone;
    let answer = shell.tries("ada", moves(0, "F@h5"));
    assert_eq!(answer, Answer::Unavailable);
    shell.pass(60_000);
    shell.store = Store::Works;
    shell.pass(1_000);
    let lost = shell.events().find_map(|event| match event {
        Event::Gimel(GimelEvent::Paused { lost }) => Some(*lost),
        _ => None,
    });
    assert!(lost >= Some(Millis(60_000)), "{lost:?}");
    let left = shell.view().gimel().unwrap().clocks.left.unwrap();
    assert!((4_900..=6_000).contains(&left.white.0), "{left:?}");
    shell.does("ada", moves(0, "F@h5"));
}

#[test]
fn time_in_which_nobody_could_come_is_on_no_clock() {
    let mut shell = pair();
    shell.reload(Millis(3_600_000));
    assert!(shell.host.table().is_playing());
    assert!(
        shell
            .events()
            .any(|event| matches!(event, Event::Gimel(GimelEvent::Paused { .. })))
    );
}

#[test]
fn who_finds_the_log_written_by_somebody_else_closes() {
    let mut shell = pair();
    shell.store = Store::Taken;
    let answer = shell.tries("ada", moves(0, "F@h5"));
    assert_eq!(answer, Answer::Unavailable);
    let told = shell.told();
    assert!(told.iter().any(|told| matches!(told, Output::Close)));
    assert_eq!(shell.wake, None, "nothing happens by itself any more");
    let appends = shell.appends;
    assert_eq!(shell.tries("bob", Command::Resign), Answer::Unavailable);
    assert_eq!(shell.appends, appends, "nor is anything tried");
}

#[test]
fn a_message_that_comes_again_is_done_once() {
    let mut shell = pair();
    let input = |number| table::Input::Person {
        who: person("ada"),
        sent: table::Sent {
            client: "again".to_owned(),
            number,
        },
        lag: Millis::ZERO,
        command: moves(0, "F@h5"),
    };
    for ticket in [100, 101] {
        let input = input(1);
        shell.happens(HostInput::Do { ticket, input });
    }
    let seq = shell.log.len() as u64;
    let answers: Vec<_> = shell
        .told()
        .into_iter()
        .filter_map(|told| match told {
            Output::Answer { answer, .. } => Some(answer),
            _ => None,
        })
        .collect();
    assert_eq!(answers, [Answer::Done(seq), Answer::Done(seq)]);
    assert_eq!(shell.view().gimel().unwrap().entries.len(), 1);
}

#[test]
fn those_who_see_the_same_are_shown_one_view() {
    let mut shell = pair();
    shell.watches(3, "ada");
    for id in [4, 5] {
        let person = None;
        shell.happens(HostInput::Watch(Window { id, person }));
    }
    let views = shell.host.views(Audience::All, Chat::AsBefore, shell.now);
    let mut windows: Vec<Vec<u64>> = views.map(|(_, windows)| windows).collect();
    windows
        .iter_mut()
        .for_each(|windows| windows.sort_unstable());
    windows.sort();
    assert_eq!(windows, [vec![1, 3], vec![2], vec![4, 5]]);
    let one = shell
        .host
        .views(Audience::Window(2), Chat::Shown, shell.now);
    assert_eq!(one.map(|(_, windows)| windows).collect::<Vec<_>>(), [[2]]);
}

#[test]
fn who_joins_with_an_open_window_is_here() {
    let mut shell = Shell::open(timed());
    shell.watches(2, "bob");
    shell.watches(3, "bob");
    let name = "bob".to_owned();
    shell.does("bob", Command::Join { name });
    let here = |shell: &Shell| shell.view().people[1].here;
    assert!(here(&shell));
    shell.happens(HostInput::Unwatch(2));
    assert!(here(&shell), "there is another window");
    shell.happens(HostInput::Unwatch(3));
    assert!(!here(&shell));
}
