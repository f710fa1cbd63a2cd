//! What is read here is what was written: every message, and whole tables of both games.

use protocol::ServerMessage;
use serde_json::json;
use table::{Command, Millis, Moment, Refusal, Settings, TableId, View};

use super::json::{message, read};
use crate::alone::local::LocalTable;

const MOMENT: Moment = Moment {
    now: Millis(5),
    chance: 7,
};

/// A table of Gimel after a move and a refusal to go on.
fn view() -> View {
    let settings = Settings {
        colours: table::Colours::FirstSeat,
        ..Settings::gimel()
    };
    let mut local = LocalTable::open(MOMENT, "Ada", settings, 1).expect("it can be played");
    let mv = "F@h5".parse().expect("a move");
    let first = Command::Move { ply: 0, mv };
    local.act(MOMENT, first).expect("it is legal");
    local.act(MOMENT, Command::Resign).expect("one may give up");
    local.view(Millis(9))
}

fn messages() -> Vec<ServerMessage> {
    let (table, text) = (TableId("abcd-efgh-jkmn".to_owned()), "„so“".to_owned());
    let (number, reach, seat, now) = (u64::MAX, 3, 2, Millis(-7));
    let refused = |refusal| ServerMessage::Refused {
        table: table.clone(),
        number,
        refusal,
        text: text.clone(),
    };
    vec![
        ServerMessage::Welcome { now, name: None },
        ServerMessage::Welcome {
            now,
            name: Some(text.clone()),
        },
        ServerMessage::Table {
            view: Box::new(view()),
            quiet: true,
        },
        ServerMessage::Done {
            table: table.clone(),
            number,
            seq: 8,
        },
        refused(Refusal::NotHere),
        refused(Refusal::Rules(text.clone())),
        ServerMessage::Unavailable {
            table: table.clone(),
            number,
            text: text.clone(),
        },
        ServerMessage::NoTable {
            table: table.clone(),
        },
        ServerMessage::CameOut {
            table: table.clone(),
            reach,
            seat,
            until: Some(now),
        },
        ServerMessage::Heave {
            table: table.clone(),
            reach,
            heave: 255,
        },
        ServerMessage::Shouted {
            table: table.clone(),
            reach,
            seat,
        },
        ServerMessage::Building {
            table,
            build: 1,
            first: 0,
            inputs: text.clone(),
        },
        ServerMessage::Lobby { tables: Vec::new() },
        ServerMessage::Pong { sent: 12.0, now },
        ServerMessage::Closing { text: text.clone() },
        ServerMessage::NotUnderstood { text },
    ]
}

#[test]
fn every_message_is_read_as_it_was_written() {
    for written in messages() {
        let text = serde_json::to_string(&written).expect("it can be written");
        assert_eq!(message(&text), Some(written), "{text}");
    }
    let lobby = json!({ "type": "lobby", "tables": [], "more": { "than": ["we", "know"] } });
    assert!(message(&lobby.to_string()).is_some());
}

#[test]
fn what_is_no_message_is_not_read() {
    for text in [
        "",
        "[]",
        "{}",
        "3",
        "{\"type\":\"lobby\"}",
        "{\"type\":7}",
        "{\"type\":\"song\",\"text\":\"la\"}",
    ] {
        assert_eq!(message(text), None, "{text}");
    }
}

#[test]
fn values_of_every_kind_are_read() {
    use std::collections::BTreeMap;
    type Numbered = BTreeMap<u8, (i64, f64, Option<bool>)>;
    let text = "{\"3\":[-4,5,null],\"7\":[6,0.5,true]}";
    assert_eq!(read::<Numbered>(text), serde_json::from_str(text).ok());
    assert_eq!(read::<Vec<char>>("[\"a\",\"é\"]"), Some(vec!['a', 'é']));
    assert_eq!(read::<()>("null"), Some(()));
    for wrong in ["[256]", "[-1]", "[\"1\"]", "[1.5]", "{}", "[1"] {
        assert_eq!(read::<Vec<u8>>(wrong), None, "{wrong}");
    }
}
