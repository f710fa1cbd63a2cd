//! People, sessions, tables, event logs and finished games on SQLite or PostgreSQL. The only SQL of the house.
//!
//! A [`Store`] is opened by address: a file name means SQLite, `postgres://…` means PostgreSQL; everything else is the
//! same. It knows no clock: every `at` and `now` is an argument, in milliseconds since 1970.
//!
//! The log of a table is the truth. [`Store::append`] names the last event that the writer knows; a writer who knows
//! less, or more, than the log is refused. What was acknowledged is on the disk.
//!
//! ```
//! use store::{AppendError, NewEvent, NewTable, Store};
//!
//! # let folder = tempfile::tempdir()?;
//! # let file = folder.path().join("house.db");
//! # let address = file.to_str().unwrap();
//! # tokio::runtime::Runtime::new()?.block_on(async {
//! let store = Store::open(address).await?;
//! let table = NewTable { id: "t1".into(), game: "gimel".into(), public: true, created_at: 5, seats: vec![] };
//! store.create_table(&table).await?;
//!
//! let moved = NewEvent { at: 7, kind: "move".into(), body: r#"{"move":"F@h5"}"#.into() };
//! assert_eq!(store.append("t1", 0, &[moved.clone()]).await?, 1);
//!
//! let late = store.append("t1", 0, &[moved]).await;
//! assert_eq!(late, Err(AppendError::Conflict { actual: 1 }));
//! # store.close().await;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! # })?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod accounts;
mod address;
mod backup;
mod contents;
mod database;
mod erase;
mod error;
mod export;
mod file;
mod game_search;
mod games;
mod group;
mod hold;
mod import;
mod keeper;
mod log;
mod notes;
mod open;
mod people;
mod recovery;
mod reports;
mod restore;
mod rows;
mod sessions;
mod store;
mod tables;
mod text;
mod transaction;

pub use accounts::Account;
pub use backup::{BackupError, look_into};
pub use contents::Counts;
pub use erase::{ChangedEvent, DELETED_PLAYER};
pub use error::{AppendError, StoreError};
pub use export::ExportError;
pub use game_search::{Cursor, GamePage, GameQuery, PlayerIs, Viewer};
pub use games::{FinishedGame, GamePlayer};
pub use hold::Hold;
pub use import::ImportError;
pub use keeper::{Ban, Deed};
pub use log::{NewEvent, StoredEvent};
pub use people::{Person, PersonKind};
pub use reports::{KeptReport, Report};
pub use restore::Restored;
pub use sessions::Session;
pub use store::Store;
pub use tables::{NewTable, SeatSummary, TablePage, TableRecord, TableStatus, TableSummary};
