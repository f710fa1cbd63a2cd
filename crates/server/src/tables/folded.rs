//! What was read out of whole logs once: it is not read again until something new stands in the log.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use protocol::TableSummary;
use table::{PersonId, Table, TableId};
use tokio::sync::Semaphore;

/// So many lines of tables are remembered.
const LINES: usize = 4_000;
/// So many finished games, with everything that was done in them.
const GAMES: usize = 16;
/// So many logs are read whole at the same time.
const AT_ONCE: usize = 2;

/// A table in a line, and whose turn it is.
#[derive(Clone)]
pub(super) struct Line {
    pub(super) summary: TableSummary,
    pub(super) to_move: Option<PersonId>,
}

/// A table at the end of a game, and the reaches of that game.
pub(super) type Ended = Arc<(Table, Vec<u32>)>;

/// What is remembered, cheap to clone.
pub(super) struct Folded {
    lines: Mutex<HashMap<TableId, (u64, Line)>>,
    games: Mutex<HashMap<String, Ended>>,
    /// Logs are read whole in turn.
    pub(super) turns: Semaphore,
}

impl Folded {
    pub(super) fn new() -> Folded {
        Folded {
            lines: Mutex::default(),
            games: Mutex::default(),
            turns: Semaphore::new(AT_ONCE),
        }
    }

    /// The line of a table whose last entry has this number.
    pub(super) fn line(&self, table: &TableId, seq: u64) -> Option<Line> {
        let lines = locked(&self.lines);
        let (known, line) = lines.get(table)?;
        (*known == seq).then(|| line.clone())
    }

    pub(super) fn remember_line(&self, table: TableId, seq: u64, line: Line) {
        insert(&self.lines, LINES, table, (seq, line));
    }

    /// A finished game does not change any more; one of somebody who was forgotten is read anew.
    pub(super) fn game(&self, game: &str) -> Option<Ended> {
        locked(&self.games).get(game).cloned()
    }

    pub(super) fn remember_game(&self, game: &str, ended: Ended) {
        insert(&self.games, GAMES, game.to_owned(), ended);
    }

    /// Somebody was taken out of logs.
    pub(super) fn forget(&self) {
        locked(&self.lines).clear();
        locked(&self.games).clear();
    }
}

fn locked<T>(all: &Mutex<T>) -> MutexGuard<'_, T> {
    // What is remembered is whole or not there.
    all.lock().unwrap_or_else(PoisonError::into_inner)
}

/// When there is too much of it, all of it is forgotten: it can be read again.
fn insert<K: Eq + std::hash::Hash, V>(all: &Mutex<HashMap<K, V>>, most: usize, key: K, value: V) {
    let mut all = locked(all);
    if all.len() >= most {
        all.clear();
    }
    all.insert(key, value);
}
