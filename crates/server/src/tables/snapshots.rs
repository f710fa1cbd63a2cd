//! When a table is written down whole: every so many entries, and before it sleeps. Waking it then costs no more than a short log.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use store::{Snapshot, Store};
use table::{SNAPSHOT_FORM, Table};

/// After so many entries, so that no more than these are folded when it is woken.
const EVERY: u64 = 128;
/// A table that sleeps is written down if so many came since the last time: fewer are folded as quickly as a snapshot is read.
const BEFORE_SLEEP: u64 = 32;

/// Where the snapshots of one table go.
#[derive(Clone, Debug)]
pub(crate) struct Snapshots {
    store: Store,
    /// How often the log had been rewritten when the table was read.
    rewritten: u64,
    /// The entry after which the last one was made.
    made: u64,
    /// One is being stored; another waits for its turn.
    busy: Arc<AtomicBool>,
}

impl Snapshots {
    pub(crate) fn new(store: Store, rewritten: u64) -> Snapshots {
        Snapshots {
            store,
            rewritten,
            made: 0,
            busy: Arc::default(),
        }
    }

    /// The last one was made after this entry.
    pub(crate) fn since(self, made: u64) -> Snapshots {
        Snapshots { made, ..self }
    }

    /// Something was stored, or the table was just read. Nobody waits for the snapshot, and one that is lost is made anew.
    pub(crate) fn after(&mut self, table: &Table) {
        let due = table.seq().saturating_sub(self.made) >= EVERY;
        if !due || self.busy.swap(true, Ordering::AcqRel) {
            return;
        }
        self.made = table.seq();
        let (store, rewritten, busy) = (self.store.clone(), self.rewritten, self.busy.clone());
        let snapshot = written(table);
        let id = table.id().0.clone();
        tokio::spawn(async move {
            keep(&store, &id, rewritten, snapshot).await;
            busy.store(false, Ordering::Release);
        });
    }

    /// The table is put to sleep.
    pub(crate) async fn before_sleep(&self, table: &Table) {
        if table.seq().saturating_sub(self.made) >= BEFORE_SLEEP {
            let id = &table.id().0;
            keep(&self.store, id, self.rewritten, written(table)).await;
        }
    }
}

fn written(table: &Table) -> Option<Snapshot> {
    let body = table.snapshot();
    let body = body.inspect_err(|error| {
        tracing::error!(table.id = %table.id(), %error, "A table cannot be written down: {error}");
    });
    Some(Snapshot {
        seq: table.seq(),
        format: SNAPSHOT_FORM,
        body: body.ok()?,
    })
}

async fn keep(store: &Store, table: &str, rewritten: u64, snapshot: Option<Snapshot>) {
    let Some(snapshot) = snapshot else { return };
    if let Err(error) = store.keep_snapshot(table, rewritten, &snapshot).await {
        // The log has everything; waking the table takes a little longer.
        tracing::warn!(table.id = table, %error, "A snapshot was not stored: {error}");
    }
}
