//! A window on a bad network, without a network.

use protocol::{ClientMessage, ServerMessage};
use table::{Command, Millis, Refusal, TableId};

use super::link::{Connection, Input, Link, Moment, Output};

/// A window and what it wants of its socket.
struct Window {
    link: Link,
    now: f64,
}

impl Window {
    fn new() -> Window {
        let link = Link::new("w".to_owned(), 7);
        Window { link, now: 1000.0 }
    }

    fn does(&mut self, input: Input) -> Vec<Output> {
        let at = Moment {
            now: self.now,
            chance: 0.5,
        };
        self.link.handle(at, input)
    }

    fn hears(&mut self, message: ServerMessage) -> Vec<Output> {
        self.does(Input::Heard(Box::new(message)))
    }

    /// Time passes in steps of a quarter of a second; what was wanted meanwhile.
    fn waits(&mut self, millis: f64) -> Vec<Output> {
        let end = self.now + millis;
        let mut out = Vec::new();
        while self.now < end {
            self.now += 250.0;
            out.extend(self.does(Input::Tick));
        }
        out
    }

    fn connects(&mut self) -> Vec<Output> {
        self.does(Input::Opened);
        self.hears(ServerMessage::Welcome {
            now: Millis(0),
            name: None,
        })
    }

    fn pongs(&mut self) {
        let sent = self.now;
        self.hears(ServerMessage::Pong {
            sent,
            now: Millis(0),
        });
    }
}

fn dune() -> TableId {
    TableId("dune".to_owned())
}

fn ready() -> Input {
    Input::Do(dune(), Box::new(Command::Ready { ready: true }))
}

fn sent(out: &[Output]) -> Vec<&ClientMessage> {
    let sent = out.iter().filter_map(|output| match output {
        Output::Send(message) => Some(&**message),
        _ => None,
    });
    sent.collect()
}

/// The numbers of what is done, in order.
fn numbers(out: &[Output]) -> Vec<u64> {
    let done = sent(out).into_iter().filter_map(|message| match message {
        ClientMessage::Do { number, .. } => Some(*number),
        _ => None,
    });
    done.collect()
}

fn watches(out: &[Output]) -> bool {
    sent(out).contains(&&ClientMessage::Watch { table: dune() })
}

#[test]
fn says_hello_first_and_everything_else_when_welcomed() {
    let mut window = Window::new();
    assert_eq!(window.waits(250.0), [Output::Open]);
    assert!(window.does(Input::Watch(dune())).is_empty());
    assert!(window.does(ready()).is_empty());
    let hello = window.does(Input::Opened);
    assert!(matches!(sent(&hello)[..], [ClientMessage::Hello { .. }]));
    let welcomed = window.connects();
    assert!(watches(&welcomed));
    assert_eq!(numbers(&welcomed), [8], "numbers go on where they were");
    assert_eq!(window.link.connection(), &Connection::Open);
}

#[test]
fn unanswered_is_sent_again_with_its_number() {
    let mut window = Window::new();
    window.connects();
    assert_eq!(numbers(&window.does(ready())), [8]);
    assert_eq!(numbers(&window.does(ready())), [9]);
    window.hears(ServerMessage::Done {
        table: dune(),
        number: 8,
        seq: 3,
    });
    window.does(Input::Lost);
    assert_eq!(window.link.connection(), &Connection::Lost);
    assert_eq!(numbers(&window.connects()), [9]);
    window.hears(ServerMessage::Refused {
        table: dune(),
        number: 9,
        refusal: Refusal::Flood,
        text: String::new(),
    });
    assert_eq!(window.link.unanswered(), 0);
}

#[test]
fn what_could_not_be_stored_is_tried_again() {
    let mut window = Window::new();
    window.connects();
    window.pongs();
    window.does(ready());
    window.hears(ServerMessage::Unavailable {
        table: dune(),
        number: 8,
        text: String::new(),
    });
    assert!(numbers(&window.waits(1500.0)).is_empty());
    assert_eq!(numbers(&window.waits(750.0)), [8]);
}

#[test]
fn silence_is_noticed_within_five_seconds() {
    let mut window = Window::new();
    window.connects();
    window.pongs();
    let out = window.waits(2500.0);
    assert!(matches!(sent(&out)[..], [ClientMessage::Ping { .. }]));
    assert!(window.waits(2500.0).contains(&Output::Shut));
    assert_eq!(window.link.connection(), &Connection::Lost);
    assert!(window.waits(500.0).contains(&Output::Open));
    window.connects();
    assert_eq!(window.link.connection(), &Connection::Open);
}

#[test]
fn a_device_that_slept_asks_again_before_it_says_that_the_house_is_away() {
    let mut window = Window::new();
    window.connects();
    window.waits(250.0);
    // A ping is on its way when the lid closes.
    window.now += 4000.0;
    let out = window.does(Input::Tick);
    assert!(matches!(sent(&out)[..], [ClientMessage::Ping { .. }]));
    assert_eq!(window.link.connection(), &Connection::Open);
    window.pongs();
    window.waits(2000.0);
    assert_eq!(window.link.connection(), &Connection::Open);
}

#[test]
fn what_broke_in_sleep_and_is_mended_at_once_is_not_said() {
    let mut window = Window::new();
    window.connects();
    window.waits(250.0);
    window.now += 60_000.0;
    window.does(Input::Lost);
    assert_eq!(window.link.connection(), &Connection::Open);
    assert!(window.waits(750.0).contains(&Output::Open));
    window.connects();
    assert_eq!(window.link.connection(), &Connection::Open);
}

#[test]
fn what_broke_in_sleep_and_stays_broken_is_said_within_five_seconds() {
    let asleep = || {
        let mut window = Window::new();
        window.connects();
        window.waits(250.0);
        window.now += 60_000.0;
        window.does(Input::Lost);
        window.waits(750.0);
        window
    };
    let mut refused = asleep();
    refused.does(Input::Lost);
    assert_eq!(refused.link.connection(), &Connection::Lost);
    let mut silent = asleep();
    silent.waits(4000.0);
    assert_eq!(silent.link.connection(), &Connection::Lost);
}

#[test]
fn who_is_far_away_is_waited_for() {
    let mut window = Window::new();
    window.connects();
    let sent = window.now;
    window.now += 1500.0;
    let now = Millis(0);
    window.hears(ServerMessage::Pong { sent, now });
    let out = window.waits(5500.0);
    assert!(!out.contains(&Output::Shut), "six seconds are four ways");
    assert!(window.waits(3500.0).contains(&Output::Shut));
}

#[test]
fn pauses_grow_and_a_glance_shortens_them() {
    let mut window = Window::new();
    let mut pauses = Vec::new();
    for _ in 0..7 {
        window.does(Input::Lost);
        let before = window.now;
        while !window.waits(250.0).contains(&Output::Open) {}
        pauses.push(window.now - before);
    }
    assert!(pauses.is_sorted() && pauses[6] <= 10_500.0, "{pauses:?}");
    window.does(Input::Lost);
    assert_eq!(window.does(Input::Woken), [Output::Open]);
    assert!(
        window.does(Input::Woken).is_empty(),
        "one try at a time is enough"
    );
}

#[test]
fn house_that_closes_says_why_until_it_is_open_again() {
    let mut window = Window::new();
    window.connects();
    let text = "Back in a moment.".to_owned();
    window.hears(ServerMessage::Closing { text: text.clone() });
    window.does(Input::Lost);
    assert_eq!(window.link.connection(), &Connection::Closing(text));
    window.connects();
    assert_eq!(window.link.connection(), &Connection::Open);
}

#[test]
fn table_that_is_not_there_is_not_asked_again() {
    let mut window = Window::new();
    window.connects();
    window.does(Input::Watch(dune()));
    window.does(ready());
    window.hears(ServerMessage::NoTable { table: dune() });
    window.does(Input::Lost);
    let again = window.connects();
    assert!(!watches(&again) && numbers(&again).is_empty());
}

#[test]
fn lobby_is_watched_again() {
    let mut window = Window::new();
    window.does(Input::Lobby(true));
    assert!(sent(&window.connects()).contains(&&ClientMessage::WatchLobby));
    window.does(Input::Lobby(false));
    window.does(Input::Renewed);
    assert!(!sent(&window.connects()).contains(&&ClientMessage::WatchLobby));
}

#[test]
fn who_leaves_the_page_hangs_up_until_they_are_back() {
    let mut window = Window::new();
    window.does(Input::Tick);
    window.connects();
    assert_eq!(window.does(Input::Left), [Output::Shut]);
    assert_eq!(window.waits(60_000.0), []);
    assert_eq!(window.does(Input::Woken), [Output::Open]);
}
