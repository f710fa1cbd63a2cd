//! Tables as they were after one of their events: a short way into a long log, which stays the truth.

use sqlx::{AnyConnection, Row as _};

use crate::database::within;
use crate::error::StoreError;
use crate::store::Store;
use crate::transaction::Transaction;

/// A table after one of its events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// The number of that event.
    pub seq: u64,
    /// Which form the body has; who reads it numbers them.
    pub format: u32,
    /// The table.
    pub body: String,
}

/// From where a table may be read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Start {
    /// How often its log was rewritten so far; a snapshot of what is read now is kept under this number.
    pub rewritten: u64,
    /// The last snapshot, if there is one.
    pub snapshot: Option<Snapshot>,
}

impl Store {
    /// From where a table may be read. Ask before reading its events.
    pub async fn start(&self, table: &str) -> Result<Start, StoreError> {
        let query =
            sqlx::query("SELECT rewritten, seq, format, body FROM snapshots WHERE table_id = $1");
        let query = query.bind(table).try_map(|row: sqlx::any::AnyRow| {
            let seq = row.try_get::<i64, _>(1)?.unsigned_abs();
            let format = row.try_get::<i64, _>(2)?;
            let body = row.try_get(3)?;
            let format = u32::try_from(format).unwrap_or(u32::MAX);
            Ok(Start {
                rewritten: row.try_get::<i64, _>(0)?.unsigned_abs(),
                snapshot: (seq > 0).then_some(Snapshot { seq, format, body }),
            })
        });
        let start = within(query.fetch_optional(&self.database.reader)).await?;
        Ok(start.unwrap_or_default())
    }

    /// Keeps a snapshot in place of the one before. Not if that one is newer, and not if the log was rewritten since
    /// `rewritten` was asked for: who was forgotten stays forgotten.
    pub async fn keep_snapshot(
        &self,
        table: &str,
        rewritten: u64,
        snapshot: &Snapshot,
    ) -> Result<(), StoreError> {
        let signed = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
        let query = sqlx::query(
            "INSERT INTO snapshots (table_id, rewritten, seq, format, body) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, format = excluded.format, body = excluded.body \
             WHERE snapshots.rewritten = excluded.rewritten \
             AND (snapshots.seq < excluded.seq OR snapshots.format <> excluded.format)",
        );
        let query = query
            .bind(table)
            .bind(signed(rewritten))
            .bind(signed(snapshot.seq))
            .bind(i64::from(snapshot.format))
            .bind(&snapshot.body);
        let write = async {
            let mut writing = Transaction::writing(&self.database).await?;
            query.execute(&mut *writing).await?;
            writing.commit().await
        };
        within(write).await
    }
}

/// The log of this table is rewritten: its snapshot knows too much, and so does one that is being made.
pub(crate) async fn forget(connection: &mut AnyConnection, table: &str) -> Result<(), sqlx::Error> {
    let query = sqlx::query(
        "INSERT INTO snapshots (table_id, rewritten, seq, format, body) VALUES ($1, 1, 0, 0, '') \
         ON CONFLICT (table_id) DO UPDATE SET rewritten = snapshots.rewritten + 1, seq = 0, format = 0, body = ''",
    );
    query.bind(table).execute(connection).await.map(drop)
}
