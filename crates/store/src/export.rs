//! Everything a store holds, as lines of JSON: a header, one line per row, and a last line with the counts.
//!
//! The file is for `import` and for eyes; it holds the hashes of passwords and sessions, so keep it like the store.

use std::io;

use futures_util::TryStreamExt as _;
use serde_json::json;
use sqlx::{AnyConnection, AssertSqlSafe};
use thiserror::Error;
use tokio::io::{AsyncWrite, AsyncWriteExt as _};

use crate::contents::{CONTENTS, Content, Counts};
use crate::error::StoreError;
use crate::store::Store;
use crate::transaction::Transaction;

pub(crate) const FORMAT: &str = "caravanserai-store";
pub(crate) const VERSION: u64 = 1;

/// As many bytes are gathered before they are written.
const PORTION: usize = 64 * 1024;

/// Why a store could not be written down.
#[derive(Debug, Error)]
pub enum ExportError {
    /// The store could not be read.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The lines could not be written.
    #[error("cannot write: {0}")]
    Write(#[from] io::Error),
}

impl Store {
    /// Writes everything down as of one moment, while play goes on; tells now and then how many rows are done.
    pub async fn export(
        &self,
        out: &mut (impl AsyncWrite + Unpin),
        mut progress: impl FnMut(u64),
    ) -> Result<Counts, ExportError> {
        let mut reading = Transaction::snapshot(&self.database).await?;
        let mut counts = Counts::default();
        let header = json!({ "format": FORMAT, "version": VERSION });
        out.write_all(format!("{header}\n").as_bytes()).await?;
        for content in CONTENTS {
            let done = counts.total();
            let rows = write(content, &mut reading, out, |rows| progress(done + rows)).await?;
            counts.0.insert(content.name.to_owned(), rows);
        }
        let end = json!({ "end": counts });
        out.write_all(format!("{end}\n").as_bytes()).await?;
        out.flush().await?;
        reading.abandon().await?;
        Ok(counts)
    }
}

/// Writes one table row by row as the database hands them out; answers how many there were.
async fn write(
    content: &Content,
    connection: &mut AnyConnection,
    out: &mut (impl AsyncWrite + Unpin),
    mut progress: impl FnMut(u64),
) -> Result<u64, ExportError> {
    let mut rows = sqlx::query(AssertSqlSafe(content.select())).fetch(connection);
    let mut lines = String::new();
    let mut count = 0;
    while let Some(row) = rows.try_next().await.map_err(StoreError::from)? {
        let row = content.row_to_json(&row).map_err(StoreError::from)?;
        lines += &json!({ content.name: row }).to_string();
        lines.push('\n');
        count += 1;
        if lines.len() >= PORTION {
            out.write_all(lines.as_bytes()).await?;
            lines.clear();
            progress(count);
        }
    }
    out.write_all(lines.as_bytes()).await?;
    progress(count);
    Ok(count)
}
