//! A game of Gimel in a snapshot: what happened and what came of it. The rules are not asked when it is read.

use std::collections::BTreeMap;

use gimel::{Entry, Game, Options, Outcome, Ruled};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A game of the table's begins at the beginning, so that need not be said.
#[derive(Serialize, Deserialize)]
struct Kept {
    options: Options,
    /// All entries in one text, which is quick to read.
    entries: String,
    /// After which of them, counted from 0, how many turns were forfeited. Hardly ever any.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    passed: BTreeMap<usize, u8>,
    outcome: Option<Outcome>,
}

pub(super) fn serialize<S: Serializer>(game: &Game, serializer: S) -> Result<S::Ok, S::Error> {
    let entries: Vec<String> = game.entries().iter().map(ToString::to_string).collect();
    let passed = game.rulings().iter().enumerate();
    let passed = passed.filter(|(_, ruled)| ruled.passed > 0);
    let kept = Kept {
        options: *game.rules().options(),
        entries: entries.join(" "),
        passed: passed.map(|(index, ruled)| (index, ruled.passed)).collect(),
        outcome: game.outcome(),
    };
    kept.serialize(serializer)
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Game, D::Error> {
    let kept = Kept::deserialize(deserializer)?;
    let mut game = Game::new(kept.options).map_err(D::Error::custom)?;
    let entries: Result<Vec<Entry>, _> = kept.entries.split_whitespace().map(str::parse).collect();
    let entries = entries.map_err(D::Error::custom)?;
    let last = entries.len().wrapping_sub(1);
    for (index, entry) in entries.into_iter().enumerate() {
        let ruled = Ruled {
            outcome: kept.outcome.filter(|_| index == last),
            passed: kept.passed.get(&index).copied().unwrap_or_default(),
        };
        game.fold_in(entry, ruled).map_err(D::Error::custom)?;
    }
    Ok(game)
}
