//! An evening as text: a record that `caravanserai dschamal replay` reads, with a note of what only the referee needs.

use dschamal::{Action, Edition, Journal, Scenario};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use table::HouseRules;

use super::draft::Draft;
use super::entry::Taps;
use super::evening::Evening;
use super::plan::{Plan, Player, Tint};

/// The newest form of a kept evening that is understood here.
const VERSION: u32 = 1;

/// What only the referee needs. A replay does not look at it.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct Note {
    version: u32,
    tints: Vec<Tint>,
    undone: Vec<Action>,
    rest: Vec<Action>,
    before: Option<Vec<Action>>,
    fixing: Option<usize>,
    draft: Draft,
    taps: Taps,
}

/// Why a text is no evening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// It is no record at all.
    NoRecord(String),
    /// It comes from a later version of the referee.
    Newer,
    /// It is one, but nobody could have begun like that.
    Impossible(String),
}

/// An evening that was read, and what of it could not be.
#[derive(Clone, Debug)]
pub struct Read {
    /// The evening as far as it could be read.
    pub evening: Evening,
    /// How many actions were left out at the end, and why.
    pub lost: Option<(usize, String)>,
}

impl Evening {
    /// The record to give away.
    #[must_use]
    pub fn record(&self) -> Value {
        let note = json!({ "version": VERSION, "tints": self.tints() });
        self.written(&note)
    }

    /// The text to keep on this device: the record, what was taken back, and what was told so far.
    #[must_use]
    pub fn kept(&self) -> String {
        let note = Note {
            version: VERSION,
            tints: self.tints(),
            undone: self.undone.clone(),
            rest: self.rest.clone(),
            before: self.before.clone(),
            fixing: self.fixed(),
            draft: self.draft.clone(),
            taps: self.taps.clone(),
        };
        let note = serde_json::to_value(note).unwrap_or_default();
        self.written(&note).to_string()
    }

    fn tints(&self) -> Vec<Tint> {
        let players = self.plan.players.iter();
        players.map(|player| player.tint).collect()
    }

    fn written(&self, note: &Value) -> Value {
        let actions: Vec<&Action> = self.journal.entries().iter().map(|e| &e.action).collect();
        let mut record = json!({
            "game": self.plan.rules.game.name(),
            "edition": self.plan.rules.edition.name(),
            "options": self.plan.rules.options,
            "players": self.plan.players.len(),
            "names": self.plan.names(),
            "first": self.plan.first,
            "actions": actions,
            "note": note,
        });
        if let Value::Object(map) = &mut record {
            if self.origin.contains_key("set_up") {
                map.remove("first");
            }
            map.extend(self.origin.clone());
        }
        record
    }
}

/// Reads an evening: one that was kept, or a record from elsewhere.
///
/// # Errors
/// If there is no evening in it.
pub fn read(text: &str) -> Result<Read, Unreadable> {
    let value: Value = serde_json::from_str(text)?;
    let Value::Object(mut map) = value else {
        return Err(Unreadable::NoRecord(String::new()));
    };
    let note = map.remove("note").unwrap_or_default();
    // Anybody may write a note; one that is not ours is nothing.
    let version = note.get("version").and_then(Value::as_u64).unwrap_or(0);
    if version > u64::from(VERSION) {
        return Err(Unreadable::Newer);
    }
    let note: Note = serde_json::from_value(note).unwrap_or_default();
    let actions = map.remove("actions").unwrap_or_else(|| json!([]));
    let actions: Vec<Value> = serde_json::from_value(actions)?;
    let scenario = Scenario::from_value(Value::Object(map.clone()));
    let scenario = scenario.map_err(|error| Unreadable::NoRecord(error.error))?;
    let journal = scenario
        .play()
        .map_err(|error| Unreadable::Impossible(error.error))?;
    let plan = plan(&map, &journal, &note.tints)?;
    let origin = origin(map);
    let mut evening = Evening::with(plan, origin, journal);
    let lost = evening.tell_again(&actions);
    if lost.is_none() {
        evening.take_up(note);
    }
    Ok(Read { evening, lost })
}

impl From<serde_json::Error> for Unreadable {
    fn from(error: serde_json::Error) -> Unreadable {
        Unreadable::NoRecord(error.to_string())
    }
}

fn plan(
    map: &Map<String, Value>,
    journal: &Journal,
    tints: &[Tint],
) -> Result<Plan, serde_json::Error> {
    let part = |key: &str| map.get(key).cloned();
    let names: Vec<String> = part("names").map_or(Ok(Vec::new()), serde_json::from_value)?;
    let edition = part("edition").map_or(Ok(Edition::Recommended), serde_json::from_value)?;
    let options = part("options").map_or(Ok(Default::default()), serde_json::from_value)?;
    let rules = HouseRules {
        game: journal.rules().game(),
        edition,
        options,
    };
    let players = (0..usize::from(journal.rules().seats())).map(|place| Player {
        name: names.get(place).cloned().unwrap_or_default(),
        tint: tints.get(place).copied().unwrap_or(Tint::ALL[place % 8]),
    });
    let usual = match journal.start().awaits.seat() {
        Some(seat) => u64::from(seat.number()),
        None => 0,
    };
    let first = part("first").and_then(|first| first.as_u64());
    let mut plan = Plan {
        rules,
        players: players.collect(),
        first: first.unwrap_or(usual) as usize,
    };
    plan.settle_names();
    Ok(plan)
}

/// What the record began with besides a plan.
fn origin(mut map: Map<String, Value>) -> Map<String, Value> {
    let placed = map.contains_key("set_up");
    map.retain(|key, _| match key.as_str() {
        "set_up" | "start" => true,
        "first" => placed,
        _ => false,
    });
    map
}

impl Evening {
    /// Does everything again; says how many actions could not be, and why.
    fn tell_again(&mut self, actions: &[Value]) -> Option<(usize, String)> {
        for (index, value) in actions.iter().enumerate() {
            let action = serde_json::from_value::<Action>(value.clone());
            let done = action
                .map_err(|error| error.to_string())
                .and_then(|action| {
                    let done = self.journal.act(action);
                    done.map(|_| ()).map_err(|refusal| refusal.to_string())
                });
            if let Err(why) = done {
                return Some((actions.len() - index, why));
            }
        }
        None
    }

    fn take_up(&mut self, note: Note) {
        self.undone = note.undone;
        self.rest = note.rest;
        self.before = note.before;
        if let Some(index) = note.fixing {
            self.fix(index);
        }
        self.draft = note.draft;
        self.taps = note.taps;
    }
}
