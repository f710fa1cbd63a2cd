//! The event log of a table: appended with an expected sequence number, read from any point on.

use sqlx::Row as _;
use sqlx::any::AnyRow;
use tokio::sync::oneshot;

use crate::database::within;
use crate::error::{AppendError, StoreError};
use crate::group::Append;
use crate::projection::Projection;
use crate::rows::Value;
use crate::store::Store;

/// An event that is to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewEvent {
    /// When it happened, in milliseconds since 1970.
    pub at: i64,
    /// What kind of event it is.
    pub kind: String,
    /// What happened, as JSON.
    pub body: String,
}

/// An event of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEvent {
    /// Its number; the first is 1, and none is missing.
    pub seq: u64,
    /// When it happened, in milliseconds since 1970.
    pub at: i64,
    /// What kind of event it is.
    pub kind: String,
    /// What happened, as JSON.
    pub body: String,
}

pub(crate) const COLUMNS: &[&str] = &["table_id", "seq", "at", "kind", "body"];

/// An event with its table and its number.
pub(crate) type Numbered<'a> = (&'a str, i64, &'a NewEvent);

/// As a row of [`COLUMNS`].
pub(crate) fn values<'a>((table, seq, event): Numbered<'a>) -> Vec<Value<'a>> {
    vec![
        Value::Text(table),
        Value::Number(seq),
        Value::Number(event.at),
        Value::Text(&event.kind),
        Value::Text(&event.body),
    ]
}

impl Store {
    /// Appends events behind the one numbered `expected` (0: the log is empty) and returns the last one's number. What is
    /// told of the table outside of its log changes with them.
    ///
    /// All of it or nothing; returns when it is on the disk. Appends that arrive together share one transaction.
    /// The events are written even if nobody waits for the answer any more.
    pub async fn append(
        &self,
        table: &str,
        expected: u64,
        events: &[NewEvent],
        projection: &Projection,
    ) -> Result<u64, AppendError> {
        let closed = || AppendError::Unavailable("the store is closed".to_owned());
        let (reply, answer) = oneshot::channel();
        let append = Append {
            table: table.to_owned(),
            expected,
            events: events.to_vec(),
            projection: projection.clone(),
            reply,
        };
        self.appends.send(append).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }

    /// The events of a table after the one numbered `after` (0: all of them), in order.
    pub async fn events(&self, table: &str, after: u64) -> Result<Vec<StoredEvent>, StoreError> {
        let query = sqlx::query(
            "SELECT seq, at, kind, body FROM events WHERE table_id = $1 AND seq > $2 ORDER BY seq",
        );
        let after = i64::try_from(after).unwrap_or(i64::MAX);
        let query = query.bind(table).bind(after).try_map(|row| read(&row));
        within(query.fetch_all(&self.database.reader)).await
    }
}

fn read(row: &AnyRow) -> Result<StoredEvent, sqlx::Error> {
    Ok(StoredEvent {
        seq: row.try_get::<i64, _>(0)?.unsigned_abs(),
        at: row.try_get(1)?,
        kind: row.try_get(2)?,
        body: row.try_get(3)?,
    })
}
