//! Opening a database of either kind: its connections, and a clear word when there are none.

use std::path::Path;
use std::sync::Once;
use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{
    AnyConnection, AnyPool, AssertSqlSafe, ConnectOptions as _, Connection as _, Executor as _,
};

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
    let file = HouseFile::make(path).map_err(|error| cannot_open(address, &in_words(&error)))?;
    let path = encoded(&file.path().to_string_lossy());
    // Never created by connecting: a lost file must not come back empty.
    let options = options(address, &format!("sqlite://{path}?mode=rw"))?;
    greet(address, &options, PRAGMAS).await?;
    let cap = most_pages.map(|most| format!("PRAGMA max_page_count = {most};"));
    Ok(Database {
        address: address.to_string(),
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
        address: address.to_string(),
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

/// What a system says of a file, with what may be done about it.
fn in_words(error: &std::io::Error) -> String {
    use std::io::ErrorKind as Kind;
    match error.kind() {
        Kind::PermissionDenied | Kind::ReadOnlyFilesystem => format!(
            "it may not be written ({error}); let the user who runs the house own the file and its folder"
        ),
        Kind::StorageFull | Kind::QuotaExceeded => {
            format!("the disk is full ({error}); free some space and try again")
        }
        _ => error.to_string(),
    }
}

/// A file by itself, to be read as it lies there: nothing is made beside it, nothing is changed.
pub(crate) async fn file_as_it_lies(path: &Path) -> Result<AnyConnection, sqlx::Error> {
    drivers();
    let url = format!(
        "sqlite://{}?mode=ro&immutable=true",
        encoded(&path.to_string_lossy())
    );
    let options: AnyConnectOptions = url.parse()?;
    options.disable_statement_logging().connect().await
}

/// A file that a house may have open, to be read beside it and not brought up to date.
pub(crate) async fn file_in_use(path: &Path) -> Result<AnyConnection, sqlx::Error> {
    drivers();
    let url = format!("sqlite://{}?mode=rw", encoded(&path.to_string_lossy()));
    let options: AnyConnectOptions = url.parse()?;
    let mut connection = options.disable_statement_logging().connect().await?;
    let patience = sqlx::raw_sql("PRAGMA busy_timeout = 5000;");
    connection.execute(patience).await?;
    Ok(connection)
}

/// Tells the database library what it can open.
pub(crate) fn drivers() {
    static DRIVERS: Once = Once::new();
    DRIVERS.call_once(sqlx::any::install_default_drivers);
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
