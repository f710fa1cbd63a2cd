//! Tables from the store: from a snapshot and the rest of the log, or from the whole log. One that cannot be read is told, and kept.

use store::{Store, StoreError, StoredEvent};
use table::{FoldError, Millis, SNAPSHOT_FORM, Stored, Table, TableId};

use super::snapshots::Snapshots;
use crate::problem::ApiError;

/// A table that was read.
pub(crate) struct Loaded {
    pub(crate) table: Table,
    /// When something last happened there.
    pub(crate) last: Millis,
    /// Where its next snapshots go.
    pub(crate) snapshots: Snapshots,
}

/// Why a table cannot be had.
#[derive(Debug, thiserror::Error)]
pub(crate) enum TableError {
    /// The store does not answer.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Its log cannot be a table's. It is kept as it is, and `caravanserai export` writes it down.
    #[error("the log of this table cannot be read: {0}")]
    Quarantined(FoldError),
}

impl From<TableError> for ApiError {
    fn from(error: TableError) -> ApiError {
        match error {
            TableError::Store(error) => error.into(),
            TableError::Quarantined(_) => ApiError::Quarantined,
        }
    }
}

/// A table as its log has it; none if there is no such table.
pub(crate) async fn load(store: &Store, id: &TableId) -> Result<Option<Loaded>, TableError> {
    // Asked before the events: who is forgotten in between makes the next snapshot of this table void.
    let start = store.start(&id.0).await?;
    let snapshots = Snapshots::new(store.clone(), start.rewritten);
    if let Some(snapshot) = start.snapshot.filter(|it| it.format == SNAPSHOT_FORM)
        && let Some(table) = Table::from_snapshot(&snapshot.body)
        && (table.id(), table.seq()) == (id, snapshot.seq)
    {
        let tail = store.events(&id.0, snapshot.seq - 1).await?;
        if let Some((table, last)) = go_on(table, &tail) {
            let snapshots = snapshots.since(snapshot.seq);
            return Ok(Some(Loaded {
                table,
                last,
                snapshots,
            }));
        }
        tracing::warn!(table.id = %id, "The snapshot of table {id} does not fit its log, and is left aside");
    }
    let log = log(store, id).await?;
    let Some(last) = log.last().map(Stored::at) else {
        return Ok(None);
    };
    let table = Table::read(log).map_err(TableError::Quarantined)?;
    Ok(Some(Loaded {
        table,
        last,
        snapshots,
    }))
}

/// What happened at a table, to the last word; nothing if there is no such table.
pub(crate) async fn log(store: &Store, id: &TableId) -> Result<Vec<Stored>, TableError> {
    let events = store.events(&id.0, 0).await?;
    let texts = events.iter().map(|event| event.body.as_str());
    table::read_log(texts).map_err(TableError::Quarantined)
}

/// A table from its snapshot; the first of these events is the one that it was made after.
fn go_on(mut table: Table, tail: &[StoredEvent]) -> Option<(Table, Millis)> {
    let (made_after, rest) = tail.split_first()?;
    let mut last = Millis(made_after.at);
    for event in rest {
        last = Millis(event.at);
        table.take(Stored::read(&event.body).ok()?).ok()?;
    }
    (made_after.seq + rest.len() as u64 == table.seq()).then_some((table, last))
}
