//! Today's entries as format 1 would have stored them: only what was asked. Read again, the rules judge everything anew.

use serde_json::{Map, Value, json};
use table::{Entry, Table};

/// The table of this log as the rules of today make it from what was asked.
pub(crate) fn judged_again(log: &[Entry]) -> Table {
    let texts: Vec<String> = log.iter().map(as_asked).collect();
    let stored = table::read_log(texts.iter().map(String::as_str)).unwrap();
    Table::read(stored).unwrap()
}

fn as_asked(entry: &Entry) -> String {
    let mut entry = serde_json::to_value(entry).unwrap();
    let entry = entry.as_object_mut().unwrap();
    entry.remove("v");
    let part = entry["event"].as_object().unwrap().values().next().unwrap();
    let mut asked = Map::new();
    match part {
        Value::String(kind) => drop(asked.insert("kind".to_owned(), json!(kind))),
        Value::Object(event) => {
            let (kind, fields) = event.iter().next().unwrap();
            asked.insert("kind".to_owned(), json!(kind));
            asked.extend(fields.as_object().unwrap().clone());
            forget_what_followed(kind, &mut asked);
        }
        other => panic!("no event: {other}"),
    }
    entry["event"] = Value::Object(asked);
    json!(entry).to_string()
}

fn forget_what_followed(kind: &str, event: &mut Map<String, Value>) {
    let done = event.remove("done");
    for followed in ["after", "photo", "before"] {
        event.remove(followed);
    }
    match kind {
        "begun" => drop(event.remove("start")),
        "built" => {
            event.remove("seat");
            event.remove("piece");
        }
        "acted" => drop(event.insert("action".to_owned(), done.unwrap()["action"].clone())),
        _ => {}
    }
}
