//! An open database: how it is brought up to date, read from and written to.

use std::future::Future;
use std::time::Duration;

use sqlx::migrate::{MigrateError, Migrator};
use sqlx::{AnyPool, AssertSqlSafe, Row as _};

use crate::address::Address;
use crate::contents::CONTENTS;
use crate::error::StoreError;
use crate::file::HouseFile;
use crate::open::{self, cannot_open};

pub(crate) static SQLITE: Migrator = sqlx::migrate!("migrations/sqlite");
static POSTGRES: Migrator = sqlx::migrate!("migrations/postgres");

/// How long one piece of work may take. Longer means that the other end has vanished without a word.
const DEADLINE: Duration = Duration::from_secs(10);

/// What differs between the two databases, once they are open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dialect {
    Sqlite,
    Postgres,
}

impl Dialect {
    /// SQLite takes its write lock at once: a transaction that reads first could not get it any more.
    pub(crate) fn begin_writing(self) -> &'static str {
        match self {
            Dialect::Sqlite => "BEGIN IMMEDIATE",
            Dialect::Postgres => "BEGIN",
        }
    }

    /// One moment of the whole store, however long reading takes.
    pub(crate) fn begin_snapshot(self) -> &'static str {
        match self {
            Dialect::Sqlite => "BEGIN",
            Dialect::Postgres => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        }
    }
}

/// An open database. SQLite has one writer at a time, so all writes queue for one connection.
#[derive(Clone, Debug)]
pub(crate) struct Database {
    /// Where it is, as people may see it.
    pub(crate) address: String,
    pub(crate) dialect: Dialect,
    pub(crate) reader: AnyPool,
    pub(crate) writer_unchecked: AnyPool,
    pub(crate) file: Option<HouseFile>,
}

impl Database {
    pub(crate) async fn open(address: &Address) -> Result<Database, StoreError> {
        open::drivers();
        let database = match address {
            Address::Sqlite { path, most_pages } => {
                open::sqlite(address, path, *most_pages).await?
            }
            Address::Postgres(url) => open::postgres(address, url).await?,
        };
        database.refuse_foreign().await?;
        database.migrate(address).await?;
        database.refuse_changed().await?;
        Ok(database)
    }

    /// Tables of another program are not added to.
    async fn refuse_foreign(&self) -> Result<(), StoreError> {
        let names = match self.dialect {
            Dialect::Sqlite => "SELECT name FROM sqlite_schema WHERE type = 'table'",
            Dialect::Postgres => {
                "SELECT table_name::text FROM information_schema.tables \
                 WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'"
            }
        };
        let rows = within(sqlx::query(names).fetch_all(&self.reader)).await?;
        let names: Result<Vec<String>, _> = rows.iter().map(|row| row.try_get(0)).collect();
        let names = names.map_err(StoreError::from)?;
        let known = |name: &String| {
            name == "_sqlx_migrations" || CONTENTS.iter().any(|content| content.name == name)
        };
        match names.iter().find(|name| !known(name)) {
            Some(strange) if !names.iter().any(|name| name == "_sqlx_migrations") => {
                Err(self.foreign(format!("there is a table {strange:?}, and none of ours")))
            }
            _ => Ok(()),
        }
    }

    /// A table or a column that somebody took away is told now, and not when a game needs it.
    async fn refuse_changed(&self) -> Result<(), StoreError> {
        for content in CONTENTS {
            let sql = format!(
                "SELECT {} FROM {} LIMIT 0",
                content.columns.join(", "),
                content.name
            );
            let asked = sqlx::query(AssertSqlSafe(sql)).persistent(false);
            match within(asked.fetch_optional(&self.reader)).await {
                Ok(_) => {}
                Err(StoreError::Unexpected(reason)) => return Err(self.foreign(reason)),
                Err(other) => return Err(other),
            }
        }
        Ok(())
    }

    fn foreign(&self, reason: String) -> StoreError {
        StoreError::Foreign {
            address: self.address.clone(),
            reason,
        }
    }

    async fn migrate(&self, address: &Address) -> Result<(), StoreError> {
        let migrator = match self.dialect {
            Dialect::Sqlite => &SQLITE,
            Dialect::Postgres => &POSTGRES,
        };
        migrator
            .run(&self.writer_unchecked)
            .await
            .map_err(|error| match error {
                MigrateError::VersionMissing(_) | MigrateError::VersionMismatch(_) => {
                    let address = address.to_string();
                    StoreError::Newer { address }
                }
                other => cannot_open(address, &other),
            })
    }

    /// The connections for writing, while there is something to write to.
    pub(crate) fn writer(&self) -> Result<&AnyPool, StoreError> {
        self.file.as_ref().map_or(Ok(()), HouseFile::check)?;
        Ok(&self.writer_unchecked)
    }

    pub(crate) async fn close(&self) {
        // Readers first: the last connection of SQLite folds the write-ahead log into the file.
        self.reader.close().await;
        self.writer_unchecked.close().await;
    }
}

/// Does one piece of work, or says that the database does not answer.
pub(crate) async fn within<T, E>(work: impl Future<Output = Result<T, E>>) -> Result<T, StoreError>
where
    StoreError: From<E>,
{
    match tokio::time::timeout(DEADLINE, work).await {
        Ok(done) => done.map_err(StoreError::from),
        Err(_) => {
            let waited = DEADLINE.as_secs();
            Err(StoreError::Unavailable(format!("no answer in {waited} s")))
        }
    }
}
