//! Whose house it is: a store belongs to one program that plays, and a second one is told so.

use std::fs::{File, TryLockError};
use std::path::Path;

use sqlx::{AnyConnection, AnyPool, ConnectOptions as _, Row as _};

use crate::database::within;
use crate::error::StoreError;
use crate::file::{beside, give_to_owner_of, own_file};
use crate::store::Store;

/// The number of our lock among those that anybody may take in a PostgreSQL database.
const LOCK: i64 = 0x0063_6172_6176_616e;

/// A store that nobody else plays with, as long as this is kept. The system gives it back when the program is gone, however it went.
#[derive(Debug)]
pub struct Hold(Held);

#[derive(Debug)]
enum Held {
    /// A file beside the store's, locked.
    File { _locked: File },
    /// A connection of its own, which keeps the lock.
    Session {
        address: String,
        pool: AnyPool,
        connection: Box<AnyConnection>,
    },
}

impl Store {
    /// Takes the store for a house. Those who only read or write it down need not.
    ///
    /// # Errors
    /// [`StoreError::Held`] if another house has it.
    pub async fn hold(&self) -> Result<Hold, StoreError> {
        match &self.database.file {
            Some(file) => Hold::of_file(file.path()),
            None => {
                let (address, pool) = (&self.database.address, &self.database.writer_unchecked);
                within(session(address, pool)).await
            }
        }
    }
}

impl Hold {
    pub(crate) fn of_file(path: &Path) -> Result<Hold, StoreError> {
        let lock = beside(path, ".lock");
        let address = path.display().to_string();
        let cannot = |reason: &dyn ToString| StoreError::CannotOpen {
            address: address.clone(),
            reason: format!("{}: {}", lock.display(), reason.to_string()),
        };
        let file = own_file(&lock, File::options().create(true).append(true));
        let file = file.map_err(|error| cannot(&error))?;
        give_to_owner_of(path, &lock);
        match file.try_lock() {
            Ok(()) => Ok(Hold(Held::File { _locked: file })),
            Err(TryLockError::WouldBlock) => Err(StoreError::Held(address)),
            Err(TryLockError::Error(error)) => Err(cannot(&error)),
        }
    }

    /// Looks whether the store is still ours. A database that was away has forgotten; then it is taken again.
    ///
    /// # Errors
    /// [`StoreError::Held`] if another house has taken it meanwhile; anything else passes when the database is back.
    pub async fn keep(&mut self) -> Result<(), StoreError> {
        let Held::Session {
            address,
            pool,
            connection,
        } = &mut self.0
        else {
            return Ok(());
        };
        let asked = sqlx::query("SELECT 1").execute(&mut **connection);
        if within(asked).await.is_err() {
            *self = within(session(address, pool)).await?;
        }
        Ok(())
    }
}

async fn session(address: &str, pool: &AnyPool) -> Result<Hold, StoreError> {
    let mut connection = pool.connect_options().connect().await?;
    let asked = sqlx::query("SELECT pg_try_advisory_lock($1)").bind(LOCK);
    let ours: bool = asked.fetch_one(&mut connection).await?.try_get(0)?;
    if !ours {
        return Err(StoreError::Held(address.to_owned()));
    }
    Ok(Hold(Held::Session {
        address: address.to_owned(),
        pool: pool.clone(),
        connection: Box::new(connection),
    }))
}
