//! Finished games of this device: what is kept of each, newest first, and never more than so many.

use gimel::{Game, Outcome, Record, Side};
use protocol::{GameRecord, GameSummary};
use serde::{Deserialize, Serialize};
use table::{EndReason, Millis, SitterView, View, bot_name};

use super::query::Query;
use crate::desk::state::{rules, seat_of};
use crate::here::session::Session;

/// As many are kept; the oldest makes room.
pub const MOST: usize = 50;
/// What its address begins with; no game of the house has an underscore in its own.
const HERE: &str = "here_";

/// A finished game of this device.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptGame {
    /// By which it is found.
    pub id: String,
    /// When it ended, in milliseconds since 1970.
    pub ended_at: i64,
    /// Who played, White first; bots as the house writes them down.
    pub players: Vec<String>,
    /// `1-0`, `0-1` or `1/2-1/2`.
    pub result: String,
    /// How many turns it had.
    pub turns: u32,
    /// The whole game as text.
    pub record: String,
}

impl KeptGame {
    fn new(id: &str, ended_at: i64, game: &Game, record: &Record) -> Option<KeptGame> {
        let Outcome { winner, .. } = game.outcome()?;
        let result = match winner {
            Some(Side::White) => "1-0",
            Some(Side::Black) => "0-1",
            None => "1/2-1/2",
        };
        let name = |tag: &str| record.tag(tag).unwrap_or_default().to_owned();
        Some(KeptGame {
            id: format!("{HERE}{id}"),
            ended_at,
            players: vec![name("White"), name("Black")],
            result: result.to_owned(),
            turns: u32::try_from(game.turns()).unwrap_or(u32::MAX),
            record: record.to_string(),
        })
    }

    /// The game of two at one board, if it is over.
    #[must_use]
    pub fn of_session(session: &Session, now: i64) -> Option<KeptGame> {
        let id = format!("{now:x}");
        KeptGame::new(&id, now, session.game(), &session.record())
    }

    /// The game at a table of this device, if it is over and was not called off. `mark` tells tables apart.
    #[must_use]
    pub fn of_table(view: &View, mark: &str, now: i64) -> Option<KeptGame> {
        let seen = view.gimel()?;
        seen.ending
            .filter(|ending| ending.reason != EndReason::Aborted)?;
        let mut game = Game::new(*rules(view).options()).ok()?;
        for &entry in &seen.entries {
            game.apply(entry).ok()?;
        }
        let mut record = Record::from(&game);
        for (side, tag) in [(Side::White, "White"), (Side::Black, "Black")] {
            let name = match &view.seats.get(seat_of(seen, side))?.sitter {
                SitterView::Person { name, .. } => name.clone(),
                SitterView::Bot { level } => bot_name(*level),
                SitterView::Open => continue,
            };
            let _ = record.set_tag(tag, &name);
        }
        if seen.hints > 0 {
            let _ = record.set_tag("Hints", &seen.hints.to_string());
        }
        KeptGame::new(&format!("{mark}-{}", view.games), now, &game, &record)
    }

    fn summary(&self) -> GameSummary {
        GameSummary {
            id: self.id.clone(),
            table: None,
            game: "gimel".to_owned(),
            players: self.players.clone(),
            result: self.result.clone(),
            reason: String::new(),
            ended_at: Millis(self.ended_at),
            turns: self.turns,
            public: false,
        }
    }
}

impl From<&KeptGame> for GameRecord {
    fn from(game: &KeptGame) -> GameRecord {
        GameRecord {
            summary: game.summary(),
            record: game.record.clone(),
        }
    }
}

/// Whether a game of this address is this device's.
#[must_use]
pub fn is_here(id: &str) -> bool {
    id.starts_with(HERE)
}

/// Games that were kept; those that cannot be read are none.
#[must_use]
pub fn read(text: &str) -> Vec<KeptGame> {
    let games: Vec<serde_json::Value> = serde_json::from_str(text).unwrap_or_default();
    let games = games.into_iter();
    games
        .filter_map(|game| serde_json::from_value(game).ok())
        .collect()
}

/// As they are kept.
#[must_use]
pub fn write(games: &[KeptGame]) -> String {
    serde_json::to_string(games).unwrap_or_default()
}

/// Puts a game among the others. One that is there already stays as it was.
pub fn put(games: &mut Vec<KeptGame>, game: KeptGame) {
    if games.iter().any(|other| other.id == game.id) {
        return;
    }
    let at = games.partition_point(|other| other.ended_at > game.ended_at);
    games.insert(at, game);
    games.truncate(MOST);
}

/// The house's games and those of this device that are looked for, newest first. While the house has more to tell, what is
/// older than its last one waits.
#[must_use]
pub fn among(
    house: &[GameSummary],
    more: bool,
    here: &[KeptGame],
    query: &Query,
) -> Vec<GameSummary> {
    let oldest = house.last().filter(|_| more).map(|game| game.ended_at.0);
    let due = |game: &&KeptGame| oldest.is_none_or(|oldest| game.ended_at >= oldest);
    let found = here.iter().filter(|game| query.finds(game)).filter(due);
    let mut all: Vec<GameSummary> = house.to_vec();
    all.extend(found.map(KeptGame::summary));
    all.sort_by_key(|game| std::cmp::Reverse(game.ended_at.0));
    all
}

#[cfg(test)]
mod tests;
