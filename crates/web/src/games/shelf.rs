//! The shelf of finished games in this browser's storage.

use super::kept::{self, KeptGame};
use crate::browser::storage;

/// Its games, newest first.
#[must_use]
pub fn games() -> Vec<KeptGame> {
    storage::read(storage::SHELF).map_or_else(Vec::new, |text| kept::read(&text))
}

/// Puts a game on it.
pub fn keep(game: KeptGame) {
    change(|games| kept::put(games, game));
}

/// Takes a game off it.
pub fn remove(id: &str) {
    change(|games| games.retain(|game| game.id != id));
}

/// Takes the games with this record off it: they go on.
pub fn take_back(record: &str) {
    change(|games| games.retain(|game| game.record != record));
}

fn change(change: impl FnOnce(&mut Vec<KeptGame>)) {
    let before = games();
    let mut after = before.clone();
    change(&mut after);
    if after != before {
        storage::write(storage::SHELF, &kept::write(&after));
    }
}
