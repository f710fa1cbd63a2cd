//! A game written down as data: the format of rule tests, bug reports and `dschamal replay`.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use crate::{
    Action, Awaits, BySeat, Edition, Game, Journal, Piece, PieceSet, Refusal, RuleId, Rules,
    Ruling, Seat, SeatSet, SetUp, Stack, State, english, points,
};

/// A game from a position or from the beginning, with everything that was done.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    game: String,
    #[serde(default)]
    edition: Option<String>,
    #[serde(default)]
    options: Map<String, Value>,
    players: u8,
    #[serde(default)]
    names: Vec<String>,
    #[serde(default)]
    set_up: Option<SetUp>,
    #[serde(default)]
    start: Option<BTreeMap<Seat, StartPieces>>,
    #[serde(default)]
    first: Option<Seat>,
    /// Kept as text, so that a bad one is told by its number.
    #[serde(default)]
    actions: Vec<Value>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
enum StartPieces {
    One(Piece),
    Several(PieceSet),
}

/// Keys that are for people and tests, not for the rules.
const REMARKS: [&str; 11] = [
    "id",
    "name",
    "title",
    "cites",
    "rules",
    "note",
    "about",
    "comment",
    "description",
    "expect",
    "expected",
];

/// Why a scenario could not be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{error}")]
pub struct ScenarioError {
    /// What was wrong.
    pub error: String,
    /// The rule that was broken, if it was a rule.
    pub rule: Option<RuleId>,
    /// The number of the action, counted from 0, if it was one.
    pub action: Option<usize>,
}

impl ScenarioError {
    fn text(error: &dyn std::fmt::Display) -> ScenarioError {
        ScenarioError {
            error: error.to_string(),
            rule: None,
            action: None,
        }
    }

    fn refused(refusal: Refusal, action: Option<usize>) -> ScenarioError {
        ScenarioError {
            error: refusal.why,
            rule: Some(refusal.rule),
            action,
        }
    }

    /// As the command line answers.
    #[must_use]
    pub fn to_json(&self) -> Value {
        json!({ "error": self.error, "rule": self.rule, "action": self.action })
    }
}

impl Scenario {
    /// Reads a scenario.
    ///
    /// # Errors
    /// If it is not JSON, or not of this form.
    pub fn from_json(text: &str) -> Result<Scenario, ScenarioError> {
        let value = serde_json::from_str(text)
            .map_err(|error| ScenarioError::text(&format!("not a scenario in JSON: {error}")))?;
        Scenario::from_value(value)
    }

    /// As [`Scenario::from_json`], from parsed JSON.
    ///
    /// # Errors
    /// If it is not of the form of a scenario.
    pub fn from_value(mut value: Value) -> Result<Scenario, ScenarioError> {
        if let Value::Object(map) = &mut value {
            map.retain(|key, _| !REMARKS.contains(&key.as_str()));
        }
        serde_json::from_value(value)
            .map_err(|error| ScenarioError::text(&format!("not a scenario: {error}")))
    }

    fn rules(&self) -> Result<Rules, ScenarioError> {
        let game: Game = self
            .game
            .parse()
            .map_err(|error| ScenarioError::text(&error))?;
        let edition: Edition = match &self.edition {
            Some(name) => name.parse().map_err(|error| ScenarioError::text(&error))?,
            None => Edition::Recommended,
        };
        let mut options = edition.options();
        for (key, value) in &self.options {
            options
                .set_json(game, key, value)
                .map_err(|error| ScenarioError::text(&error))?;
        }
        Rules::new(game, self.players, options).map_err(|error| ScenarioError {
            error: error.to_string(),
            rule: Some(error.rule),
            action: None,
        })
    }

    /// The game at the point where the actions begin.
    fn begin(&self) -> Result<Journal, ScenarioError> {
        let rules = self.rules()?;
        if let Some(set_up) = &self.set_up {
            if self.start.is_some() {
                return Err(ScenarioError::text(
                    &"a scenario has a set_up or a start, not both",
                ));
            }
            let state = set_up
                .check(&rules, self.first)
                .map_err(|errors| ScenarioError {
                    rule: errors.0.first().map(|error| error.rule),
                    error: errors.to_string(),
                    action: None,
                })?;
            return Ok(Journal::from_state(rules, state));
        }
        let first = self.first_seat(&rules)?;
        let state = self.start_state(&rules, first)?;
        Ok(Journal::from_state(rules, state))
    }

    /// Who begins. The middle one of the first trio (H-04), so that seats 0, 1 and 2 begin if nothing
    /// is said.
    fn first_seat(&self, rules: &Rules) -> Result<Seat, ScenarioError> {
        let usual = if rules.game() == Game::Threesome {
            1
        } else {
            0
        };
        let first = self
            .first
            .or(Seat::new(usual))
            .filter(|&seat| rules.has(seat));
        first.ok_or_else(|| ScenarioError {
            error: format!("who begins does not sit at a table of {}", rules.seats()),
            rule: Some(rules.game().players_rule()),
            action: None,
        })
    }

    /// The beginning, with the start pieces that are given. Who is left out is still to choose.
    fn start_state(&self, rules: &Rules, first: Seat) -> Result<State, ScenarioError> {
        let mut state = State::new(rules, first);
        let given = self.start.clone().unwrap_or_default();
        if let Some(stranger) = given.keys().find(|&&seat| !rules.has(seat)) {
            let why = format!("{stranger} does not sit at a table of {}", rules.seats());
            return Err(ScenarioError::refused(
                Refusal::new(rules.game().players_rule(), why),
                None,
            ));
        }
        let clockwise = std::iter::once(first).chain(first.others_clockwise(rules.seats()));
        let mut missing = None;
        for seat in clockwise {
            let pieces = match given.get(&seat) {
                Some(StartPieces::One(piece)) => PieceSet::of(*piece),
                Some(StartPieces::Several(pieces)) => *pieces,
                None => {
                    missing = missing.or(rules.start_pieces().map(|_| seat));
                    continue;
                }
            };
            state.awaits = Awaits::Start { seat };
            let taken = state.act(rules, &Action::Start(pieces));
            (state, _) = taken.map_err(|refusal| ScenarioError::refused(refusal, None))?;
        }
        if let Some(seat) = missing {
            state.awaits = Awaits::Start { seat };
        }
        Ok(state)
    }

    /// Plays everything and tells how it stands then.
    ///
    /// # Errors
    /// If the set-up cannot be or an action is not allowed; says which and by which rule.
    pub fn play(&self) -> Result<Journal, ScenarioError> {
        let mut journal = self.begin()?;
        for (index, value) in self.actions.iter().enumerate() {
            let action: Action =
                serde_json::from_value(value.clone()).map_err(|error| ScenarioError {
                    error: format!("not an action: {error}"),
                    rule: None,
                    action: Some(index),
                })?;
            let done = journal.act(action);
            done.map_err(|refusal| ScenarioError::refused(refusal, Some(index)))?;
        }
        Ok(journal)
    }

    /// Plays everything and answers as `dschamal replay` does.
    ///
    /// # Errors
    /// As [`Scenario::play`].
    pub fn replay(&self) -> Result<Answer, ScenarioError> {
        let journal = self.play()?;
        let name = |seat: Seat| match self.names.get(usize::from(seat.number())) {
            Some(name) => name.clone(),
            None => seat.to_string(),
        };
        Ok(Answer::of(&journal, &name))
    }
}

/// Something for every seat at the table.
pub type SeatMap<T> = BTreeMap<Seat, T>;

/// How a replayed game stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Answer {
    /// Open pieces.
    pub open: SeatMap<PieceSet>,
    /// Victory pieces.
    pub victory: SeatMap<PieceSet>,
    /// Towers, bottom to top.
    pub tower: SeatMap<Stack>,
    /// Black pieces.
    pub black: SeatMap<PieceSet>,
    /// The deciding piece.
    pub centre: Option<Piece>,
    /// What is in the bag, by name.
    pub bag: PieceSet,
    /// One ruling a contest.
    pub rulings: Vec<RulingAnswer>,
    /// Who is master.
    pub master: Option<Seat>,
    /// Who has won.
    pub winners: SeatSet,
    /// The score of the Tower.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<SeatMap<i32>>,
    /// What has to happen next.
    pub awaits: Awaits,
}

/// A ruling as it is answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RulingAnswer {
    rule: RuleId,
    cites: Vec<RuleId>,
    winner: Option<Seat>,
    repeat: bool,
    explanation: String,
}

impl RulingAnswer {
    fn of(ruling: &Ruling, name: &dyn Fn(Seat) -> String) -> RulingAnswer {
        RulingAnswer {
            rule: ruling.rule(),
            cites: ruling.cites(),
            winner: ruling.winner,
            repeat: ruling.is_repeat(),
            explanation: english(&ruling.explanation(), name),
        }
    }
}

impl Answer {
    fn of(journal: &Journal, name: &dyn Fn(Seat) -> String) -> Answer {
        let (rules, state) = (journal.rules(), journal.state());
        let zones = &state.zones;
        let scored = (rules.game() == Game::Tower).then(|| points(rules, state));
        Answer {
            open: by_seat(rules, &zones.open),
            victory: by_seat(rules, &zones.victory),
            tower: by_seat(rules, &zones.tower),
            black: by_seat(rules, &zones.black),
            centre: zones.centre,
            bag: zones.bag,
            rulings: journal
                .rulings()
                .map(|ruling| RulingAnswer::of(ruling, name))
                .collect(),
            master: state.master(rules),
            winners: state.winners,
            points: scored.map(|points| {
                points
                    .iter(rules.seats())
                    .map(|(seat, points)| (seat, points.total()))
                    .collect()
            }),
            awaits: state.awaits.clone(),
        }
    }
}

fn by_seat<T: Clone>(rules: &Rules, values: &BySeat<T>) -> SeatMap<T> {
    values
        .iter(rules.seats())
        .map(|(seat, value)| (seat, value.clone()))
        .collect()
}
