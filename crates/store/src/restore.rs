//! A copy takes a store's place. What was there is moved aside and stays.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use sqlx::{Connection as _, Executor as _};

use crate::backup::{BackupError, failed, file_of, look_into, on_disk};
use crate::contents::{Counts, counts_of_those_there};
use crate::error::StoreError;
use crate::file::{beside, give_to_owner_of, own_file};
use crate::hold::Hold;
use crate::open;
use crate::store::Store;

/// What SQLite keeps beside a file. Moved before the file: left behind, they would be taken for the new one's.
const BESIDE: [&str; 2] = ["-wal", "-shm"];

/// A store that was brought back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// What is in it now.
    pub counts: Counts,
    /// Where what was there before lies, if there was anything.
    pub before: Option<PathBuf>,
}

impl Store {
    /// What a SQLite store holds, whoever has it open; none where there is no file. It is not brought up to date.
    pub async fn counts_in(address: &str) -> Result<Option<Counts>, BackupError> {
        let path = file_of(address)?;
        if !path.exists() {
            return Ok(None);
        }
        let counted = async {
            let mut store = open::file_in_use(&path).await?;
            let counts = counts_of_those_there(&mut store).await;
            store.close().await?;
            counts
        };
        let counted = counted.await.map_err(StoreError::from);
        counted.map(Some).map_err(|error| BackupError::NotWhole {
            file: path,
            reason: error.to_string(),
        })
    }

    /// Puts a copy that [`Store::backup`] made in the place of a store, which no house may have open. What was there is moved aside.
    pub async fn restore(copy: &Path, address: &str) -> Result<Restored, BackupError> {
        let path = file_of(address)?;
        let counts = look_into(copy).await?;
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).map_err(|error| failed(folder, error))?;
        }
        let _alone = Hold::of_file(&path)?;
        let new = beside(&path, ".restoring");
        copy_whole(copy, &new).map_err(|error| failed(&new, error))?;
        give_to_owner_of(&path, &new);
        // What is in place must be what was looked into.
        let placed = look_into(&new).await?;
        let before = if path.exists() {
            Some(move_aside(&path).await?)
        } else {
            None
        };
        std::fs::rename(&new, &path).map_err(|error| failed(&path, error))?;
        on_disk(&path).map_err(|error| failed(&path, error))?;
        debug_assert_eq!(placed, counts, "nobody else writes to a copy");
        Ok(Restored {
            counts: placed,
            before,
        })
    }
}

fn copy_whole(from: &Path, to: &Path) -> io::Result<()> {
    let mut copy = own_file(to, File::options().write(true).create(true).truncate(true))?;
    io::copy(&mut File::open(from)?, &mut copy)?;
    copy.sync_all()
}

async fn move_aside(path: &Path) -> Result<PathBuf, BackupError> {
    fold_in(path).await;
    let aside = (1..)
        .map(|number| beside(path, &format!(".before-{number}")))
        .find(|name| !name.exists())
        .unwrap_or_else(|| beside(path, ".before"));
    for end in BESIDE {
        let (from, to) = (beside(path, end), beside(&aside, end));
        if from.exists() {
            std::fs::rename(&from, &to).map_err(|error| failed(&from, error))?;
        }
    }
    std::fs::rename(path, &aside).map_err(|error| failed(path, error))?;
    Ok(aside)
}

/// Folds what lies beside a file into it. One that is damaged is moved with what lies beside it.
async fn fold_in(path: &Path) {
    if let Ok(mut old) = open::file_in_use(path).await {
        let folding = sqlx::raw_sql("PRAGMA wal_checkpoint(TRUNCATE);");
        let _ = old.execute(folding).await;
        let _ = old.close().await;
    }
}
