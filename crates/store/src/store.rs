//! The door of the house's memory: opened by address, cheap to clone.

use tokio::sync::mpsc;

use crate::StoreError;
use crate::address::Address;
use crate::database::Database;
use crate::group::{self, Append};

/// An open store. Clones share its connections.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) database: Database,
    pub(crate) appends: mpsc::Sender<Append>,
}

impl Store {
    /// Opens a store and brings its tables up to date.
    ///
    /// `house.db`, `sqlite:house.db` and `sqlite:///var/lib/house.db` mean a SQLite file, made with its folder when it
    /// is missing; `sqlite:house.db?max_pages=262144` caps its size, here at 1 GiB (a page is 4 KiB).
    /// `postgres://user:password@host/database` means PostgreSQL.
    ///
    /// Must be called inside a tokio runtime, which then also writes the logs.
    pub async fn open(address: &str) -> Result<Store, StoreError> {
        let database = Database::open(&Address::parse(address)?).await?;
        let appends = group::start(database.clone());
        Ok(Store { database, appends })
    }

    /// Opens a store that must be there already: a mistyped name is refused instead of becoming an empty house.
    pub async fn open_existing(address: &str) -> Result<Store, StoreError> {
        match Address::parse(address)? {
            Address::Sqlite { path, .. } if !path.exists() => Err(StoreError::Missing(path)),
            _ => Store::open(address).await,
        }
    }

    /// Waits for work in progress and closes all connections; clones answer that the store is closed.
    ///
    /// Not needed for safety: what was acknowledged is on the disk.
    pub async fn close(&self) {
        self.database.close().await;
    }
}
