//! What can go wrong with a store, in sentences that say what was wrong and what to do.

use std::path::PathBuf;

use sqlx::error::{DatabaseError, ErrorKind};
use thiserror::Error;

/// Why the store did not do what was asked.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The address is none.
    #[error(
        "{0:?} is not a store; expected a file name, sqlite:PATH or postgres://USER@HOST/DATABASE"
    )]
    Address(String),
    /// An existing store was asked for.
    #[error("there is no store at {}; check the name", .0.display())]
    Missing(PathBuf),
    /// The store is there, or could be, and cannot be opened.
    #[error("the store {address} cannot be opened: {reason}")]
    CannotOpen {
        /// Where, without a password.
        address: String,
        /// What the database or the system said.
        reason: String,
    },
    /// A newer program has changed the tables.
    #[error("the store {address} was made by a newer version; use that version or a newer one")]
    Newer {
        /// Where, without a password.
        address: String,
    },
    /// Somebody else plays with it.
    #[error(
        "the store {0} belongs to a house that is open; close that one, or give this one a store of its own"
    )]
    Held(String),
    /// It holds tables, and they are not ours.
    #[error("the store {address} is not as this program makes one ({reason}); check its name")]
    Foreign {
        /// Where, without a password.
        address: String,
        /// What is strange about it.
        reason: String,
    },
    /// The disk, or the share of it that the store may use.
    #[error("the disk of the database is full; free some space and try again")]
    Full,
    /// The database is gone or busy; it may come back.
    #[error("the database cannot be reached ({0}); try again when it is back")]
    Unavailable(String),
    /// Somebody else has this login.
    #[error("this login is taken; choose another")]
    LoginTaken,
    /// There is no such person.
    #[error("there is no person {0:?}")]
    NoSuchPerson(String),
    /// There is no such table.
    #[error("there is no table {0:?}")]
    NoSuchTable(String),
    /// Something with this id is stored already.
    #[error("the id {0:?} is taken; draw another")]
    IdTaken(String),
    /// A text has a sign in it that cannot be stored.
    #[error("a text contains a NUL character, which cannot be stored")]
    Unstorable,
    /// A stored row makes no sense, or the database refused a statement of ours.
    #[error("the database answered something unexpected: {0}")]
    Unexpected(String),
}

/// Why events were not appended.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AppendError {
    /// The log's last event is another one than the writer thought: somebody else wrote, or the writer never did.
    #[error("the log already ends at event {actual}; read it again")]
    Conflict {
        /// The log's last event.
        actual: u64,
    },
    /// There is no such table.
    #[error("there is no table {0:?}")]
    NoSuchTable(String),
    /// The disk is full, or the database is gone: not acknowledged, and never stored in part.
    ///
    /// If the connection was lost at the very moment of committing, the events may be there all the same; a repeated
    /// append with the same `expected` is then answered with [`AppendError::Conflict`], and the log tells the rest.
    #[error("not stored: {0}")]
    Unavailable(String),
}

impl StoreError {
    /// Whether a group of appends failed because of one of them and not because of the database.
    pub(crate) fn blames_a_row(&self) -> bool {
        matches!(self, StoreError::IdTaken(_) | StoreError::Unexpected(_))
    }
}

impl From<StoreError> for AppendError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NoSuchTable(table) => AppendError::NoSuchTable(table),
            other => AppendError::Unavailable(other.to_string()),
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        use sqlx::Error as E;
        match error {
            E::Database(error) => from_database(&*error),
            E::PoolTimedOut => StoreError::Unavailable("no connection in time".to_owned()),
            E::PoolClosed => StoreError::Unavailable("the store is closed".to_owned()),
            E::Io(error) => StoreError::Unavailable(error.to_string()),
            E::Tls(error) => StoreError::Unavailable(error.to_string()),
            // What remains of a connection that broke in the middle of an answer.
            E::Protocol(_) | E::WorkerCrashed => {
                StoreError::Unavailable("the connection was lost".to_owned())
            }
            other => StoreError::Unexpected(other.to_string()),
        }
    }
}

fn from_database(error: &dyn DatabaseError) -> StoreError {
    let code = error.code().unwrap_or_default();
    let message = error.message().to_owned();
    if matches!(error.kind(), ErrorKind::UniqueViolation) {
        return StoreError::IdTaken(message);
    }
    // PostgreSQL's codes have five signs, SQLite's are numbers below 10,000.
    let trouble = if code.len() == 5 {
        postgres_trouble(&code)
    } else {
        code.parse().ok().and_then(sqlite_trouble)
    };
    match trouble {
        Some(Trouble::Full) => StoreError::Full,
        Some(Trouble::Gone) => StoreError::Unavailable(message),
        None => StoreError::Unexpected(message),
    }
}

enum Trouble {
    Full,
    Gone,
}

/// By the table of SQLSTATE classes: connection, resources, operator intervention, system, and lock conflicts.
fn postgres_trouble(code: &str) -> Option<Trouble> {
    match code {
        "53100" => Some(Trouble::Full),
        // A deadlock or a failed serialisation is about the rows; each alone may succeed.
        _ if ["08", "53", "57", "58"].contains(&&code[..2]) => Some(Trouble::Gone),
        // The standby of a pair that has changed roles.
        "25006" => Some(Trouble::Gone),
        _ => None,
    }
}

/// The low byte is the primary code.
fn sqlite_trouble(code: u32) -> Option<Trouble> {
    match code & 0xff {
        13 => Some(Trouble::Full),
        // busy, locked, read-only, I/O error, corrupt, cannot open, not a database
        5 | 6 | 8 | 10 | 11 | 14 | 26 => Some(Trouble::Gone),
        _ => None,
    }
}
