//! Fills an empty store from the lines that `export` wrote: all of them, or nothing.

use std::io;

use serde_json::{Map, Value as Json};
use sqlx::AnyConnection;
use thiserror::Error;
use tokio::io::{AsyncBufRead, AsyncBufReadExt as _};

use crate::contents::{self, CONTENTS, Cell, Content, Counts};
use crate::error::StoreError;
use crate::export::{FORMAT, VERSION};
use crate::rows;
use crate::store::Store;
use crate::transaction::Transaction;

/// How many rows are gathered before they are stored.
const PORTION: usize = 256;

/// Why nothing was imported.
#[derive(Debug, Error)]
pub enum ImportError {
    /// There is something in the store already.
    #[error("the store is not empty ({0} rows); import into a new one")]
    NotEmpty(u64),
    /// The lines are not what `export` writes.
    #[error("line {line}: {reason}")]
    Line {
        /// Counted from 1.
        line: u64,
        /// What is wrong with it.
        reason: String,
    },
    /// The last line is missing.
    #[error(
        "the file was cut off after line {0}: its last line with the counts is missing; export again"
    )]
    CutOff(u64),
    /// The lines could not be read.
    #[error("cannot read: {0}")]
    Read(#[from] io::Error),
    /// The store could not be written.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Store {
    /// Fills this store, which must be empty; tells now and then how many rows are done.
    ///
    /// In one transaction: a file that is cut off or wrong leaves the store empty.
    pub async fn import(
        &self,
        lines: &mut (impl AsyncBufRead + Unpin),
        progress: impl FnMut(u64),
    ) -> Result<Counts, ImportError> {
        let mut writing = Transaction::writing(&self.database).await?;
        let stored = contents::counts(&mut writing).await?.total();
        if stored > 0 {
            writing.abandon().await?;
            return Err(ImportError::NotEmpty(stored));
        }
        let mut import = Import::new(&mut writing, progress);
        import.read(lines).await?;
        let (counts, before_privacy) = (import.counts, import.before_privacy);
        if before_privacy {
            // As the migration does it: games of public tables are everybody's.
            let public = sqlx::query(
                "UPDATE games SET public = 1 WHERE table_id IN (SELECT id FROM tables WHERE public = 1)",
            );
            public
                .execute(&mut *writing)
                .await
                .map_err(StoreError::from)?;
        }
        writing.commit().await?;
        Ok(counts)
    }
}

/// An import on its way.
struct Import<'a, P> {
    connection: &'a mut AnyConnection,
    progress: P,
    line: u64,
    /// The table whose rows are being read.
    place: usize,
    portion: Vec<Vec<Cell>>,
    counts: Counts,
    /// The games in it do not say who may see them.
    before_privacy: bool,
}

impl<'a, P: FnMut(u64)> Import<'a, P> {
    fn new(connection: &'a mut AnyConnection, progress: P) -> Self {
        let mut counts = Counts::default();
        for content in CONTENTS {
            counts.add(content.name, 0);
        }
        Import {
            connection,
            progress,
            line: 0,
            place: 0,
            portion: Vec::new(),
            counts,
            before_privacy: false,
        }
    }

    async fn read(&mut self, lines: &mut (impl AsyncBufRead + Unpin)) -> Result<(), ImportError> {
        let header = self.next(lines).await?;
        self.check_header(&header)?;
        loop {
            let entry = self.next(lines).await?;
            let (name, value) = self.only_entry(entry)?;
            if name == "end" {
                self.store_portion().await?;
                return self.check_end(value, lines).await;
            }
            self.take_row(&name, value).await?;
        }
    }

    async fn next(
        &mut self,
        lines: &mut (impl AsyncBufRead + Unpin),
    ) -> Result<Map<String, Json>, ImportError> {
        let mut text = String::new();
        if lines.read_line(&mut text).await? == 0 {
            return Err(ImportError::CutOff(self.line));
        }
        self.line += 1;
        serde_json::from_str(&text).map_err(|error| match text.ends_with('\n') {
            true => self.wrong(format!("not a line of an export: {error}")),
            false => ImportError::CutOff(self.line),
        })
    }

    fn wrong(&self, reason: impl Into<String>) -> ImportError {
        ImportError::Line {
            line: self.line,
            reason: reason.into(),
        }
    }

    fn check_header(&self, header: &Map<String, Json>) -> Result<(), ImportError> {
        if header.get("format").and_then(Json::as_str) != Some(FORMAT) {
            return Err(self.wrong("not what `caravanserai export` writes"));
        }
        match header.get("version").and_then(Json::as_u64) {
            Some(VERSION) => Ok(()),
            _ => Err(self.wrong(format!(
                "only version {VERSION} of the format is understood"
            ))),
        }
    }

    fn only_entry(&self, object: Map<String, Json>) -> Result<(String, Json), ImportError> {
        let mut entries = object.into_iter();
        match (entries.next(), entries.next()) {
            (Some(entry), None) => Ok(entry),
            _ => Err(self.wrong("expected one name and its row")),
        }
    }

    async fn take_row(&mut self, name: &str, value: Json) -> Result<(), ImportError> {
        let place = CONTENTS.iter().position(|content| content.name == name);
        let place = place.ok_or_else(|| self.wrong(format!("{name:?} is not known")))?;
        if place < self.place {
            return Err(self.wrong(format!("{name} come too late")));
        }
        if place > self.place || self.portion.len() == PORTION {
            self.store_portion().await?;
        }
        self.place = place;
        let Json::Object(row) = value else {
            return Err(self.wrong("expected a row"));
        };
        self.before_privacy |= name == "games" && !row.contains_key("public");
        let row = CONTENTS[place].row_from_json(row);
        let row = row.map_err(|reason| self.wrong(reason))?;
        self.portion.push(row);
        Ok(())
    }

    async fn store_portion(&mut self) -> Result<(), ImportError> {
        let content: &Content = &CONTENTS[self.place];
        let portion = std::mem::take(&mut self.portion);
        let rows: Vec<Vec<_>> = portion
            .iter()
            .map(|row| row.iter().map(Cell::value).collect())
            .collect();
        rows::insert(self.connection, content.name, content.columns, &rows)
            .await
            .map_err(|error| self.refused(error.into()))?;
        self.counts.add(content.name, rows.len());
        (self.progress)(self.counts.total());
        Ok(())
    }

    /// A row that the database does not take is the file's fault, a database that is gone is not.
    fn refused(&self, error: StoreError) -> ImportError {
        match error {
            StoreError::IdTaken(reason) | StoreError::Unexpected(reason) => self.wrong(format!(
                "this row or one shortly before it is refused: {reason}"
            )),
            other => other.into(),
        }
    }

    async fn check_end(
        &mut self,
        end: Json,
        lines: &mut (impl AsyncBufRead + Unpin),
    ) -> Result<(), ImportError> {
        let expected: Counts =
            serde_json::from_value(end).map_err(|_| self.wrong("expected the counts"))?;
        // What an older version did not have is not in its counts.
        let mut told = expected;
        for content in CONTENTS {
            told.add(content.name, 0);
        }
        if told != self.counts {
            return Err(self.wrong("the counts do not fit the lines: some are missing or double"));
        }
        match lines.fill_buf().await?.is_empty() {
            true => Ok(()),
            false => Err(self.wrong("something follows after the last line")),
        }
    }
}
