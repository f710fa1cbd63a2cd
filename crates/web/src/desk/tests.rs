//! Somebody at a table, played through the real table without a screen.

use table::{
    Command, Input, Millis, Moment, PersonId, Sent, Settings, Table, TableId, TimeControl, View,
};

use super::clock::{Face, faces, warning};
use super::news::news;
use super::state::{Desk, Played, is_my_turn, my_side, names, shown, spectators};
use crate::board::state::Control;

/// A table of Ada and Bo; time passes by a second with everything that is done.
struct Evening {
    table: Table,
    now: i64,
    number: u64,
}

impl Evening {
    fn new(time: TimeControl) -> Evening {
        let settings = Settings {
            time,
            colours: table::Colours::FirstSeat,
            ..Settings::gimel()
        };
        let moment = Moment {
            now: Millis(0),
            chance: 0,
        };
        let opened = Table::open(
            moment,
            TableId("dune".to_owned()),
            person("ada"),
            "Ada",
            settings,
        );
        let opened = opened.expect("these settings can be played");
        let table = Table::fold([&opened]).expect("it begins with its opening");
        let mut evening = Evening {
            table,
            now: 0,
            number: 0,
        };
        evening.does("ada", Command::Sit { seat: 0 });
        evening.does(
            "bo",
            Command::Join {
                name: "Bo".to_owned(),
            },
        );
        evening.does("bo", Command::Sit { seat: 1 });
        evening
    }

    fn playing(time: TimeControl) -> Evening {
        let mut evening = Evening::new(time);
        evening.does("ada", Command::Ready { ready: true });
        evening.does("bo", Command::Ready { ready: true });
        evening
    }

    #[track_caller]
    fn does(&mut self, who: &str, command: Command) {
        self.now += 1000;
        self.number += 1;
        let input = Input::Person {
            who: person(who),
            sent: Sent {
                client: who.to_owned(),
                number: self.number,
            },
            lag: Millis::ZERO,
            command,
        };
        let moment = Moment {
            now: Millis(self.now),
            chance: 0,
        };
        self.table
            .handle_now(moment, &input)
            .expect("the table allows it");
    }

    #[track_caller]
    fn plays(&mut self, who: &str, mv: &str) {
        let ply = self.view(who).gimel().expect("a game is on").entries.len();
        let mv = mv.parse().expect("a move");
        self.does(who, Command::Move { ply, mv });
    }

    fn view(&self, who: &str) -> View {
        self.table.view_for(Some(&person(who)), Millis(self.now))
    }
}

fn person(name: &str) -> PersonId {
    PersonId(name.to_owned())
}

const QUICK: TimeControl = TimeControl::Clock {
    base_s: 60,
    increment_s: 0,
};

#[test]
fn own_move_lies_there_until_it_is_answered() {
    let mut evening = Evening::playing(TimeControl::Untimed);
    let view = evening.view("ada");
    let mv = "F@h5".parse().expect("a move");
    let mut desk = Desk {
        played: Some(Played {
            number: 5,
            ply: 0,
            mv,
        }),
        ..Desk::default()
    };
    let ahead = shown(&view, &desk).expect("a game is on");
    assert_eq!((ahead.last, ahead.position.occupied().len()), (Some(mv), 1));
    let mut refused = desk.clone();
    refused.refused(4);
    assert!(refused.played.is_some(), "another message was refused");
    refused.refused(5);
    assert_eq!(
        shown(&view, &refused)
            .expect("a game is on")
            .position
            .occupied()
            .len(),
        0
    );
    evening.plays("ada", "F@h5");
    let view = evening.view("ada");
    desk.settle(&view);
    assert_eq!(desk.played, None);
    assert_eq!(
        shown(&view, &desk)
            .expect("a game is on")
            .position
            .occupied()
            .len(),
        1
    );
}

#[test]
fn looking_back_disturbs_nothing() {
    let mut evening = Evening::playing(TimeControl::Untimed);
    evening.plays("ada", "F@h5");
    evening.plays("bo", "C@a1");
    let mut desk = Desk::default();
    desk.look(1, 2);
    let past = shown(&evening.view("ada"), &desk).expect("a game is on");
    assert_eq!(past.position.occupied().len(), 1);
    assert!(!past.open && past.control == Control::Nobody);
    evening.plays("ada", "h5-k8");
    let view = evening.view("ada");
    desk.settle(&view);
    assert_eq!(
        desk.looking,
        Some(1),
        "a move does not pull one out of the past"
    );
    desk.look(3, 3);
    let present = shown(&view, &desk).expect("a game is on");
    assert!(present.open);
    assert_eq!(
        present.position,
        view.gimel().expect("a game is on").position
    );
}

#[test]
fn everybody_has_their_side() {
    let mut evening = Evening::playing(TimeControl::Untimed);
    evening.does(
        "cleo",
        Command::Join {
            name: "Cleo".to_owned(),
        },
    );
    let (ada, cleo) = (evening.view("ada"), evening.view("cleo"));
    assert!(is_my_turn(&ada) && !is_my_turn(&evening.view("bo")));
    assert_eq!(names(&ada).black, "Bo");
    assert_eq!(my_side(&cleo), None);
    let looks = shown(&cleo, &Desk::default()).expect("a game is on");
    assert_eq!(looks.control, Control::Nobody);
    assert_eq!(spectators(&cleo), 0, "nobody has a window open");
    evening
        .table
        .set_window(&person("cleo"), true, Millis::ZERO);
    assert_eq!(spectators(&evening.view("ada")), 1);
}

#[test]
fn only_the_running_clock_counts() {
    let mut evening = Evening::playing(QUICK);
    evening.plays("ada", "F@h5");
    let view = evening.view("bo");
    let faces = faces(&view, (evening.now + 20_000) as f64);
    assert_eq!(faces.white.map(|face| face.left), Some(59_000));
    assert_eq!(faces.black.map(Face::text).as_deref(), Some("0:40"));
    let before = super::clock::faces(&view, (evening.now - 5_000) as f64);
    assert_eq!(
        before.black.map(|face| face.left),
        Some(60_000),
        "no clock gains time"
    );
}

#[test]
fn clock_faces() {
    let text = |left| Face { left, runs: true }.text();
    assert_eq!(text(860_000), "14:20");
    assert_eq!(text(3_661_000), "1:01:01");
    assert_eq!(text(9_430), "0:09.4");
    assert_eq!(text(2 * 86_400_000 + 3_600_000), "2 d 1 h");
    assert_eq!(warning(10_050, 9_950), Some(10_000));
    assert_eq!(warning(9_950, 9_850), None);
}

/// What Bo hears when Ada does something.
#[track_caller]
fn hears(evening: &mut Evening, who: &str, command: Command, heard: &[&str]) {
    let before = evening.view("bo");
    evening.does(who, command);
    assert_eq!(news(&before, &evening.view("bo")), heard);
}

#[test]
fn what_happens_is_told() {
    let mut evening = Evening::new(TimeControl::Untimed);
    hears(
        &mut evening,
        "ada",
        Command::Ready { ready: true },
        &["Ada is ready."],
    );
    hears(
        &mut evening,
        "bo",
        Command::Ready { ready: true },
        &["The game begins. Ada has White, Bo has Black."],
    );
    evening.plays("ada", "F@h5");
    evening.plays("bo", "C@a1");
    hears(
        &mut evening,
        "ada",
        Command::OfferDraw,
        &["Ada offers a draw."],
    );
    hears(
        &mut evening,
        "bo",
        Command::AnswerDraw { accept: false },
        &[],
    );
    hears(
        &mut evening,
        "ada",
        Command::AskTakeback,
        &["Ada asks to take the last turn back."],
    );
    hears(
        &mut evening,
        "bo",
        Command::AnswerTakeback { accept: true },
        &["The turn is taken back."],
    );
    hears(
        &mut evening,
        "ada",
        Command::Say {
            text: "Oops".to_owned(),
        },
        &["Ada says: Oops"],
    );
    hears(
        &mut evening,
        "ada",
        Command::Resign,
        &["Bo wins. Ada resigned."],
    );
    hears(
        &mut evening,
        "ada",
        Command::Rematch,
        &["Ada wants another game."],
    );
}
