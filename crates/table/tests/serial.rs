//! Everything that is stored or sent reads back as it was, under the name of its kind.

use std::collections::BTreeSet;
use std::fmt::Debug;

use gimel::Move;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use table::{
    Colours, Command, Entry, Event, Millis, Refusal, Sent, Settings, TableId, TimeControl,
    Visibility,
};

use crate::house::{clock, gimel, person, untimed};

#[track_caller]
fn round_trip<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) -> Value {
    let text = serde_json::to_string(value).unwrap();
    assert_eq!(&serde_json::from_str::<T>(&text).unwrap(), value, "{text}");
    serde_json::from_str(&text).unwrap()
}

fn mv() -> Move {
    "h5xk8".parse().unwrap()
}

fn text() -> String {
    "Grüße, \"quoted\" \u{1f42b}".to_owned()
}

fn events() -> Vec<Event> {
    vec![
        Event::Opened {
            table: TableId("dune".to_owned()),
            settings: untimed(),
            host: person("ada"),
            name: text(),
        },
        Event::Joined {
            person: person("bob"),
            name: text(),
        },
        Event::Sat { who: 1, seat: 0 },
        Event::BotSat { seat: 1, level: 3 },
        Event::Rose { seat: 1 },
        Event::Readied {
            seat: 0,
            ready: true,
        },
        Event::Agreed {
            settings: clock(60, 2),
        },
        Event::Started { white: 1 },
        Event::Moved {
            mv: mv(),
            spent: Millis(1_234),
            credit: Millis(56),
        },
        Event::TurnTimedOut,
        Event::TimeUp,
        Event::FlagFell,
        Event::DrawOffered { seat: 0 },
        Event::DrawDeclined,
        Event::DrawAgreed,
        Event::Claimed { seat: 1 },
        Event::Resigned { seat: 1 },
        Event::Hinted { seat: 0 },
        Event::TakebackAsked { seat: 0 },
        Event::TakebackDeclined,
        Event::TakenBack { entries: 2 },
        Event::Aborted,
        Event::RematchWanted { seat: 0 },
        Event::Said {
            who: 2,
            text: text(),
        },
        Event::Reported {
            by: 1,
            line: 7,
            reason: text(),
        },
        Event::Muted {
            who: 2,
            muted: true,
        },
        Event::Kicked { who: 2 },
        Event::Left { who: 2 },
        Event::HostPassed { to: 1 },
        Event::Paused { lost: Millis(9) },
    ]
}

#[test]
fn events_are_stored_under_their_kind() {
    let events = events();
    for (n, event) in events.iter().enumerate() {
        assert_eq!(round_trip(event)["kind"], event.kind());
        round_trip(&Entry {
            seq: n as u64,
            at: Millis(1_700_000_000_000),
            sent: (n % 2 == 0).then(|| Sent {
                client: text(),
                number: u64::from(u32::MAX),
            }),
            event: event.clone(),
        });
    }
    let kinds: BTreeSet<&str> = events.iter().map(Event::kind).collect();
    assert_eq!(kinds.len(), 30, "every kind once");
}

fn commands() -> Vec<(&'static str, Command)> {
    vec![
        ("join", Command::Join { name: text() }),
        ("sit", Command::Sit { seat: 1 }),
        ("rise", Command::Rise),
        ("seat-bot", Command::SeatBot { seat: 1, level: 2 }),
        ("remove-bot", Command::RemoveBot { seat: 1 }),
        ("ready", Command::Ready { ready: false }),
        (
            "agree",
            Command::Agree {
                settings: untimed(),
            },
        ),
        ("move", Command::Move { ply: 4, mv: mv() }),
        ("offer-draw", Command::OfferDraw),
        ("answer-draw", Command::AnswerDraw { accept: true }),
        ("claim-draw", Command::ClaimDraw),
        ("resign", Command::Resign),
        ("ask-takeback", Command::AskTakeback),
        ("answer-takeback", Command::AnswerTakeback { accept: true }),
        ("hint", Command::Hint),
        ("abort", Command::Abort),
        ("rematch", Command::Rematch),
        ("say", Command::Say { text: text() }),
        (
            "report",
            Command::Report {
                line: 3,
                reason: text(),
            },
        ),
        ("kick", Command::Kick { who: 2 }),
        (
            "mute",
            Command::Mute {
                who: 2,
                muted: true,
            },
        ),
        ("leave", Command::Leave),
    ]
}

#[test]
fn commands_are_sent_under_their_name() {
    for (name, command) in commands() {
        assert_eq!(round_trip(&command)["do"], name);
    }
}

#[test]
fn settings_of_every_sort_read_back() {
    for time in [
        TimeControl::Untimed,
        TimeControl::Rules,
        TimeControl::Days { days: 3 },
        clock(60, 2).time,
    ] {
        for visibility in [
            Visibility::Invitation,
            Visibility::InvitationOpenGames,
            Visibility::Public,
        ] {
            for colours in [Colours::Lots, Colours::FirstSeat, Colours::SecondSeat] {
                round_trip(&Settings {
                    visibility,
                    colours,
                    ..gimel("target=30 draw=claim falcon=bent turn_seconds=30", time)
                });
            }
        }
    }
}

#[test]
fn settings_may_be_short_but_not_misspelt() {
    let read = |text: &str| serde_json::from_str::<Settings>(text);
    assert_eq!(
        read(r#"{"game": {"gimel": {}}}"#).unwrap(),
        Settings::gimel()
    );
    assert!(read(r#"{"game": {"gimel": {}}, "tiem": {}}"#).is_err());
    assert!(read(r#"{"game": {"chess": {}}}"#).is_err());
}

#[test]
fn refusals_read_back_and_say_what_to_do() {
    for refusal in [
        Refusal::NotHere,
        Refusal::Rules(text()),
        Refusal::Settings(text()),
        Refusal::Flood,
        Refusal::TooLate,
    ] {
        round_trip(&refusal);
        assert!(!refusal.to_string().is_empty());
    }
}
