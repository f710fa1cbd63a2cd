//! What a log comes to, in words that a person can compare.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use table::{Finished, Millis, Play, Status, Stored, Table, View};

/// The games that ended in a log, and how the table stands at its end.
pub(crate) struct Outcome {
    table: Table,
    entries: usize,
    ended: Vec<Value>,
}

impl Outcome {
    pub(crate) fn of(log: &[Stored]) -> Outcome {
        let mut table = Table::begin(log[0].clone()).unwrap();
        let mut ended = Vec::new();
        for entry in &log[1..] {
            let before = table.status();
            table.take(entry.clone()).unwrap();
            if before == Status::Playing && table.status() == Status::Over {
                ended.extend(table.finished().as_ref().map(finished));
            }
        }
        Outcome {
            table,
            entries: log.len(),
            ended,
        }
    }

    pub(crate) fn written(&self) -> Value {
        json!({
            "entries": self.entries,
            "status": self.table.status().word(),
            "seats": self.table.seat_names(),
            "score": self.view().seats.iter().map(|seat| seat.score).collect::<Vec<_>>(),
            "said": self.view().chat.len(),
            "ended": self.ended,
            "play": self.table.play().map(|play| self.play(play)),
        })
    }

    fn view(&self) -> View {
        let began = self.table.play().map_or(Millis::ZERO, Play::started);
        self.table.view_for(None, began + Millis::seconds(10_000))
    }

    /// The game on the table, with what the table itself has ruled: clocks, photos, towers.
    fn play(&self, play: &Play) -> Value {
        let view = self.view();
        match (play, view.gimel(), view.dschamal()) {
            (Play::Gimel(play), Some(view), _) => json!({
                "position": play.game.position(),
                "entries": digest(&sorted(&json!(play.game.entries()))),
                "turns": play.game.turns(),
                "left": view.clocks.left,
                "ending": play.ending,
                "hints": play.hints,
            }),
            (Play::Dschamal(play), _, Some(view)) => json!({
                "state": play.journal().state(),
                "journal": digest(&sorted(&json!(play.journal()))),
                "contests": view.contests,
                "photo": view.photo,
                "towers": digest(&sorted(&json!(view.towers))),
                "last_build": view.last_build,
                "best": view.ending.as_ref().and_then(|ending| ending.best),
                "bets": view.bets,
            }),
            _ => panic!("the view shows another game"),
        }
    }
}

fn finished(game: &Finished) -> Value {
    json!({
        "number": game.number,
        "game": game.game,
        "players": game.players.iter().map(|(_, name)| name).collect::<Vec<_>>(),
        "won": game.won,
        "result": game.result,
        "reason": game.reason,
        "lasted": (game.ended - game.started).0,
        "turns": game.turns,
        "record": digest(&plain(&game.record)),
    })
}

fn digest(text: &str) -> String {
    let digest = Sha256::digest(text.as_bytes());
    digest[..8]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// A record that is JSON, with its keys in one order: how a build orders them is its own business.
fn plain(record: &str) -> String {
    let value: Result<Value, _> = serde_json::from_str(record);
    value.map_or_else(|_| record.to_owned(), |value| sorted(&value))
}

fn sorted(value: &Value) -> String {
    match value {
        Value::Object(object) => {
            let fields: BTreeMap<&String, &Value> = object.iter().collect();
            let fields = fields.into_iter();
            let fields = fields.map(|(key, value)| format!("{}:{}", json!(key), sorted(value)));
            format!("{{{}}}", fields.collect::<Vec<_>>().join(","))
        }
        Value::Array(array) => {
            let items: Vec<String> = array.iter().map(sorted).collect();
            format!("[{}]", items.join(","))
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => value.to_string(),
    }
}
