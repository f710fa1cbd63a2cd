//! A copy of a SQLite store while play goes on: as of one moment, looked into before it gets its name.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use sqlx::{AnyConnection, Connection as _, Row as _};
use thiserror::Error;

use crate::address::Address;
use crate::contents::{Counts, counts_of_those_there};
use crate::database::SQLITE;
use crate::error::StoreError;
use crate::file::{beside, own_file};
use crate::open;
use crate::store::Store;

/// Why there is no copy, or why it was not put in place.
#[derive(Debug, Error)]
pub enum BackupError {
    /// Only a store that is a file can be copied here.
    #[error(
        "{0} is a PostgreSQL database: copy it with pg_dump, or write it down with `caravanserai export`"
    )]
    NoFile(String),
    /// Nothing is overwritten by a backup.
    #[error("{} is there already; choose another name", .0.display())]
    Exists(PathBuf),
    /// There is nothing of that name.
    #[error("there is no file {}; check the name", .0.display())]
    Missing(PathBuf),
    /// It is not what `caravanserai backup` writes.
    #[error("{} is no whole copy of a store: {reason}", .file.display())]
    NotWhole {
        /// Which file.
        file: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
    /// The system would not.
    #[error("{}: {error}", .file.display())]
    File {
        /// Which file.
        file: PathBuf,
        /// What the system said.
        error: io::Error,
    },
    /// The store would not.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Store {
    /// Copies a SQLite store to a new file, as of one moment and while a house may have it open; answers what is in the copy.
    ///
    /// The copy is one file without anything beside it, readable by its owner alone. It gets its name when it was opened, found
    /// whole and counted, and is on the disk.
    pub async fn backup(address: &str, to: &Path) -> Result<Counts, BackupError> {
        let path = file_of(address)?;
        if !path.exists() {
            return Err(StoreError::Missing(path).into());
        }
        if to.exists() {
            return Err(BackupError::Exists(to.to_owned()));
        }
        let part = beside(to, ".part");
        let made = own_file(&part, File::options().write(true).create_new(true));
        made.map_err(|error| failed(&part, error))?;
        let copied = copy(&path, &part).await;
        if copied.is_ok() {
            std::fs::rename(&part, to).map_err(|error| failed(to, error))?;
            on_disk(to).map_err(|error| failed(to, error))?;
        } else {
            // What is wrong was told; a half copy would only be mistaken for one.
            let _ = std::fs::remove_file(&part);
        }
        copied
    }
}

async fn copy(from: &Path, to: &Path) -> Result<Counts, BackupError> {
    let mut store = open::file_in_use(from).await.map_err(StoreError::from)?;
    let before = counts_of_those_there(&mut store).await;
    let before = before.map_err(StoreError::from)?;
    // One moment of the store, whatever is written meanwhile; nobody waits for it.
    let statement = sqlx::query("VACUUM INTO $1").bind(to.to_string_lossy().into_owned());
    let copied = statement.execute(&mut store).await;
    copied.map_err(StoreError::from)?;
    let after = counts_of_those_there(&mut store).await;
    let after = after.map_err(StoreError::from)?;
    store.close().await.map_err(StoreError::from)?;
    File::open(to)
        .and_then(|file| file.sync_all())
        .map_err(|error| failed(to, error))?;
    let copied = look_into(to).await?;
    // The log is what counts, and it only grows while somebody plays.
    let entries = |counts: &Counts| counts.0.get("events").copied().unwrap_or_default();
    if entries(&copied) < entries(&before).min(entries(&after)) {
        return Err(not_whole(to, "entries of the log are missing"));
    }
    Ok(copied)
}

/// What a copy of a store holds. The file is read as it lies there, found whole, and not changed.
pub async fn look_into(file: &Path) -> Result<Counts, BackupError> {
    if !file.exists() {
        return Err(BackupError::Missing(file.to_owned()));
    }
    let beside = beside(file, "-wal");
    if std::fs::metadata(&beside).is_ok_and(|wal| wal.len() > 0) {
        let reason =
            "the newest part of it lies beside it (-wal); let `caravanserai backup` copy it";
        return Err(not_whole(file, reason));
    }
    let looked = async {
        let mut copy = open::file_as_it_lies(file).await?;
        let found = look(&mut copy).await;
        copy.close().await?;
        found
    };
    let found = looked.await.map_err(StoreError::from);
    let found = found.map_err(|error| not_whole(file, &error.to_string()))?;
    let (sound, version, counts) = found;
    if sound != "ok" {
        return Err(not_whole(file, &sound));
    }
    let newest = SQLITE.iter().map(|migration| migration.version).max();
    match version {
        None => Err(not_whole(file, "it is a database of another program")),
        Some(version) if Some(version) > newest => {
            let address = file.display().to_string();
            Err(StoreError::Newer { address }.into())
        }
        Some(_) => Ok(counts),
    }
}

/// Whether it is sound, its version, and what is in it.
async fn look(copy: &mut AnyConnection) -> Result<(String, Option<i64>, Counts), sqlx::Error> {
    let check = sqlx::query("PRAGMA integrity_check(1)");
    let sound: String = check.fetch_one(&mut *copy).await?.try_get(0)?;
    let known = sqlx::query("SELECT COUNT(*) FROM sqlite_schema WHERE name = '_sqlx_migrations'");
    let known: i64 = known.fetch_one(&mut *copy).await?.try_get(0)?;
    if known == 0 {
        return Ok((sound, None, Counts::default()));
    }
    let version = sqlx::query("SELECT MAX(version) FROM _sqlx_migrations");
    let version: Option<i64> = version.fetch_one(&mut *copy).await?.try_get(0)?;
    let counts = counts_of_those_there(copy).await?;
    Ok((sound, version, counts))
}

/// The file of a store that is one.
pub(crate) fn file_of(address: &str) -> Result<PathBuf, BackupError> {
    match Address::parse(address)? {
        Address::Sqlite { path, .. } => Ok(path),
        postgres @ Address::Postgres(_) => Err(BackupError::NoFile(postgres.to_string())),
    }
}

/// A name is on the disk when its folder is.
pub(crate) fn on_disk(path: &Path) -> io::Result<()> {
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
}

pub(crate) fn failed(file: &Path, error: io::Error) -> BackupError {
    BackupError::File {
        file: file.to_owned(),
        error,
    }
}

fn not_whole(file: &Path, reason: &str) -> BackupError {
    BackupError::NotWhole {
        file: file.to_owned(),
        reason: reason.to_owned(),
    }
}
