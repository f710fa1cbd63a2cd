//! A transaction. Left unfinished, its connection is thrown away, and with it all that was written.

use std::ops::{Deref, DerefMut};

use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool};

use crate::StoreError;
use crate::database::Database;

/// Everything or nothing. SQLite ends a transaction by itself when the disk is full, and a driver that counts
/// transactions would then be one off for ever; hence plain statements, and a new connection after a failure.
pub(crate) struct Transaction {
    connection: PoolConnection<Any>,
    finished: bool,
}

impl Transaction {
    /// To write; on SQLite nobody else can until it ends.
    pub(crate) async fn writing(database: &Database) -> Result<Transaction, StoreError> {
        let begin = database.dialect.begin_writing();
        Transaction::begin(database.writer()?, begin).await
    }

    /// To read the whole store as it is now.
    pub(crate) async fn snapshot(database: &Database) -> Result<Transaction, StoreError> {
        Transaction::begin(&database.reader, database.dialect.begin_snapshot()).await
    }

    async fn begin(pool: &AnyPool, statement: &'static str) -> Result<Transaction, StoreError> {
        let connection = pool.acquire().await?;
        let mut transaction = Transaction {
            connection,
            finished: false,
        };
        transaction.say(statement).await?;
        Ok(transaction)
    }

    /// Returns when it is on the disk.
    pub(crate) async fn commit(mut self) -> Result<(), StoreError> {
        self.say("COMMIT").await?;
        self.finished = true;
        Ok(())
    }

    /// The calm way to change nothing: the connection is kept.
    pub(crate) async fn abandon(mut self) -> Result<(), StoreError> {
        self.say("ROLLBACK").await?;
        self.finished = true;
        Ok(())
    }

    async fn say(&mut self, statement: &'static str) -> Result<(), sqlx::Error> {
        sqlx::raw_sql(statement)
            .execute(&mut *self.connection)
            .await
            .map(drop)
    }
}

impl Drop for Transaction {
    fn drop(&mut self) {
        if !self.finished {
            self.connection.close_on_drop();
        }
    }
}

impl Deref for Transaction {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        &self.connection
    }
}

impl DerefMut for Transaction {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        &mut self.connection
    }
}
