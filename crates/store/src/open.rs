//! Opening a database of either kind: its connections, and a clear word when there are none.

use std::path::Path;
use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyPool, AssertSqlSafe, ConnectOptions as _, Connection as _, Executor as _};

use crate::address::Address;
use crate::database::{Database, Dialect};
use crate::error::StoreError;
use crate::file::HouseFile;

/// How long to wait for a connection. A lost database is answered for, not waited for.
const PATIENCE: Duration = Duration::from_secs(5);

const READERS: u32 = 4;
const POSTGRES_CONNECTIONS: u32 = 12;

/// What every connection to a file is told first.
const PRAGMAS: &str = "PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; \
                       PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;";

pub(crate) async fn sqlite(
    address: &Address,
    path: &Path,
    most_pages: Option<u32>,
) -> Result<Database, StoreError> {
    let file = HouseFile::make(path).map_err(|error| cannot_open(address, &error))?;
    let path = encoded(&file.path().to_string_lossy());
    // Never created by connecting: a lost file must not come back empty.
    let options = options(address, &format!("sqlite://{path}?mode=rw"))?;
    greet(address, &options, PRAGMAS).await?;
    let cap = most_pages.map(|most| format!("PRAGMA max_page_count = {most};"));
    Ok(Database {
        dialect: Dialect::Sqlite,
        reader: file_pool(&options, READERS, "PRAGMA query_only = ON;"),
        writer_unchecked: file_pool(&options, 1, &cap.unwrap_or_default()),
        file: Some(file),
    })
}

pub(crate) async fn postgres(address: &Address, url: &str) -> Result<Database, StoreError> {
    let options = options(address, url)?;
    greet(address, &options, "SELECT 1").await?;
    let pool = pool_options(POSTGRES_CONNECTIONS).connect_lazy_with(options);
    Ok(Database {
        dialect: Dialect::Postgres,
        reader: pool.clone(),
        writer_unchecked: pool,
        file: None,
    })
}

fn options(address: &Address, url: &str) -> Result<AnyConnectOptions, StoreError> {
    let options = url.parse::<AnyConnectOptions>();
    let options = options.map_err(|_| StoreError::Address(address.to_string()))?;
    Ok(options.disable_statement_logging())
}

/// One connection before the others: a pool tries again and again, and forgets why it could not.
async fn greet(
    address: &Address,
    options: &AnyConnectOptions,
    words: &'static str,
) -> Result<(), StoreError> {
    let greeting = async {
        let mut connection = options.connect().await?;
        connection.execute(sqlx::raw_sql(words)).await?;
        connection.close().await
    };
    match tokio::time::timeout(PATIENCE, greeting).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(sqlx::Error::Database(error))) => Err(cannot_open(address, &error.message())),
        Ok(Err(sqlx::Error::Io(error))) => Err(cannot_open(address, &error)),
        Ok(Err(error)) => Err(cannot_open(address, &error)),
        Err(_) => Err(cannot_open(address, &"nobody answers")),
    }
}

fn file_pool(options: &AnyConnectOptions, connections: u32, more: &str) -> AnyPool {
    let pragmas = format!("{PRAGMAS} {more}");
    pool_options(connections)
        // A file needs no greeting before each use, and its connections do not grow old.
        .test_before_acquire(false)
        .idle_timeout(None)
        .max_lifetime(None)
        .after_connect(move |connection, _| {
            let pragmas = AssertSqlSafe(pragmas.clone());
            Box::pin(async move { connection.execute(sqlx::raw_sql(pragmas)).await.map(drop) })
        })
        .connect_lazy_with(options.clone())
}

fn pool_options(connections: u32) -> AnyPoolOptions {
    AnyPoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(PATIENCE)
}

pub(crate) fn cannot_open(address: &Address, reason: &impl ToString) -> StoreError {
    StoreError::CannotOpen {
        address: address.to_string(),
        reason: reason.to_string(),
    }
}

/// A path inside an URL.
fn encoded(path: &str) -> String {
    let mut text = String::new();
    for byte in path.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'.' | b'-' | b'_' => {
                text.push(char::from(byte));
            }
            other => text.push_str(&format!("%{other:02X}")),
        }
    }
    text
}
