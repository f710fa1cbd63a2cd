//! What is to be known of tables outside of them: the front page, lists, finished games.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use protocol::TableSummary;
use sha2::{Digest, Sha256};
use store::{FinishedGame, GamePlayer, Projection, SeatSummary, TableStatus};
use table::{Entry, Finished, FoldError, GameSettings, Millis, Status, Table, TableId, Visibility};
use tokio::sync::watch;

use super::lobby::{self, LobbyPage};

/// Where live tables tell what is to be known outside of them.
#[derive(Clone)]
pub(crate) struct Bulletin {
    open: Arc<Mutex<BTreeMap<TableId, TableSummary>>>,
    changed: watch::Sender<u64>,
    pages: watch::Receiver<Arc<LobbyPage>>,
}

/// A table in a line, as everybody sees it.
pub(crate) fn line(table: &Table, updated: Millis) -> TableSummary {
    TableSummary {
        table: table.id().clone(),
        settings: table.settings().clone(),
        seats: table.seat_names(),
        status: table.status().word().to_owned(),
        updated,
        your_turn: false,
    }
}

fn newest_first(open: &Mutex<BTreeMap<TableId, TableSummary>>) -> Vec<TableSummary> {
    let open = open.lock().unwrap_or_else(PoisonError::into_inner);
    let mut tables: Vec<_> = open.values().cloned().collect();
    drop(open);
    tables.sort_by_key(|table| std::cmp::Reverse(table.updated));
    tables
}

impl Bulletin {
    /// An empty one, and the task that keeps its page.
    pub(crate) fn new() -> Bulletin {
        let (new_pages, pages) = watch::channel(Arc::default());
        let bulletin = Bulletin {
            open: Arc::default(),
            changed: watch::Sender::new(0),
            pages,
        };
        let open = Arc::clone(&bulletin.open);
        let all = move || newest_first(&open);
        tokio::spawn(lobby::keep(all, bulletin.changed.subscribe(), new_pages));
        bulletin
    }

    fn locked(&self) -> MutexGuard<'_, BTreeMap<TableId, TableSummary>> {
        // The map is never left half-changed.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The public tables that are open or being played, newest first: those behind this one, so many at most.
    pub(crate) fn open_tables(&self, after: Option<&TableId>) -> Vec<TableSummary> {
        let mut tables = newest_first(&self.open).into_iter();
        if let Some(after) = after {
            tables.find(|table| table.table == *after);
        }
        tables.take(lobby::PAGE).collect()
    }

    /// The first page of open tables, whenever it changes.
    pub(crate) fn pages(&self) -> watch::Receiver<Arc<LobbyPage>> {
        self.pages.clone()
    }

    /// Shows a public table on the front page, or takes it off.
    pub(crate) fn post(&self, table: &Table) {
        let public = table.settings().visibility == Visibility::Public;
        // A table at which nobody is would only disappoint who comes.
        let changed = if public && table.is_watched() && table.status() != Status::Over {
            let new = line(table, crate::clock::now());
            let old = self.locked().insert(table.id().clone(), new.clone());
            old.is_none_or(|old| {
                new != TableSummary {
                    updated: new.updated,
                    ..old
                }
            })
        } else {
            self.locked().remove(table.id()).is_some()
        };
        if changed {
            self.changed.send_modify(|count| *count += 1);
        }
    }

    /// Takes a table off the front page.
    pub(crate) fn take_off(&self, table: &TableId) {
        if self.locked().remove(table).is_some() {
            self.changed.send_modify(|count| *count += 1);
        }
    }
}

/// What these entries change of what is told of their table elsewhere: its line in the lists, a game that ended. Stored
/// with them.
pub(crate) fn projection(table: &Table, entries: &[Entry]) -> Result<Projection, FoldError> {
    if !entries.iter().any(|entry| entry.event.changes_listing()) {
        return Ok(Projection::NONE);
    }
    let mut after = table.clone();
    for entry in entries {
        after.apply(entry)?;
    }
    let ended = table.status() == Status::Playing && after.status() == Status::Over;
    let line = store::TableSummary {
        status: stored_status(after.status()),
        seats: seats(&after),
        updated_at: entries.last().map_or(0, |entry| entry.at.0),
    };
    Ok(Projection {
        line: Some(line),
        game: after
            .finished()
            .filter(|_| ended)
            .map(|game| archived(&after, &game)),
    })
}

fn stored_status(status: Status) -> TableStatus {
    match status {
        Status::Open => TableStatus::Open,
        Status::Playing => TableStatus::Playing,
        Status::Over => TableStatus::Finished,
    }
}

fn seats(table: &Table) -> Vec<SeatSummary> {
    let names = table.seat_names().into_iter().zip(0..);
    let seats = names.filter_map(|(name, seat)| {
        let person = table.person_on(seat as usize);
        Some(SeatSummary {
            seat,
            person: person.map(|person| person.0.clone()),
            name: name?,
            more: serde_json::Map::new(),
        })
    });
    seats.collect()
}

/// A finished game is found under this name, which does not tell the table's code: that is an invitation.
pub(crate) fn game_id(table: &TableId, number: u32) -> String {
    let digest = Sha256::digest(format!("{table} {number}").as_bytes());
    digest[..10]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// A finished game as the archive keeps it.
fn archived(table: &Table, game: &Finished) -> FinishedGame {
    let options = match &table.settings().game {
        GameSettings::Gimel(options) => serde_json::to_string(options),
        GameSettings::Dschamal(agreed) => serde_json::to_string(&agreed.rules),
    };
    let won = |seat: usize| game.won.get(seat).copied().unwrap_or_default();
    let players = game
        .players
        .iter()
        .enumerate()
        .map(|(seat, (person, name))| GamePlayer {
            seat: seat as u32,
            person: person.as_ref().map(|person| person.0.clone()),
            name: name.clone(),
            won: won(seat),
        });
    FinishedGame {
        id: game_id(table.id(), game.number),
        table: table.id().0.clone(),
        game: game.game.to_owned(),
        options: options.unwrap_or_default(),
        result: game.result.clone(),
        reason: game.reason.clone(),
        started_at: game.started.0,
        ended_at: game.ended.0,
        players: players.collect(),
        record: game.record.clone(),
        public: table.settings().visibility.games_are_public(),
        watchers: table.people_there().map(|it| it.0.clone()).collect(),
    }
}
