//! Tables as a list shows them: which game, who sits where, how far it is. What happened there is in the log.

use std::collections::BTreeSet;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};

use crate::database::within;
use crate::error::StoreError;
use crate::rows::{self, Value};
use crate::store::Store;
use crate::text::storable;
use crate::transaction::Transaction;

/// A table that somebody opens.
#[derive(Clone, Debug, PartialEq)]
pub struct NewTable {
    /// Random, and part of the link to the table.
    pub id: String,
    /// Which game is played.
    pub game: String,
    /// Whether everybody sees it in the list.
    pub public: bool,
    /// When it was opened.
    pub created_at: i64,
    /// Who sits there at once.
    pub seats: Vec<SeatSummary>,
}

/// A stored table.
#[derive(Clone, Debug, PartialEq)]
pub struct TableRecord {
    /// Random, and part of the link to the table.
    pub id: String,
    /// Which game is played.
    pub game: String,
    /// Whether everybody sees it in the list.
    pub public: bool,
    /// When it was opened.
    pub created_at: i64,
    /// What changes.
    pub summary: TableSummary,
    /// The number of the last event in its log; 0 when there is none.
    pub last_seq: u64,
}

/// Some tables of many.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TablePage {
    /// Those that can be read.
    pub tables: Vec<TableRecord>,
    /// Those that cannot, and why not.
    pub unreadable: Vec<(String, String)>,
    /// After which the next page begins, if there may be one.
    pub next: Option<String>,
}

/// What changes about a table in the list. It can be told from the log at any time.
#[derive(Clone, Debug, PartialEq)]
pub struct TableSummary {
    /// How far it is.
    pub status: TableStatus,
    /// Who sits where.
    pub seats: Vec<SeatSummary>,
    /// When something last changed.
    pub updated_at: i64,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatSummary {
    /// Its number.
    pub seat: u32,
    /// Nobody the house knows: a bot, or an empty seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<String>,
    /// As the others see them.
    pub name: String,
    /// Whatever else a list shows about the seat.
    #[serde(flatten)]
    pub more: Map<String, Json>,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableStatus {
    /// Waiting for players.
    Open,
    /// The game is on.
    Playing,
    /// The game is over.
    Finished,
}

impl TableStatus {
    const ALL: [TableStatus; 3] = [
        TableStatus::Open,
        TableStatus::Playing,
        TableStatus::Finished,
    ];

    fn word(self) -> &'static str {
        match self {
            TableStatus::Open => "open",
            TableStatus::Playing => "playing",
            TableStatus::Finished => "finished",
        }
    }
}

impl FromStr for TableStatus {
    type Err = sqlx::Error;

    fn from_str(word: &str) -> Result<Self, Self::Err> {
        TableStatus::ALL
            .into_iter()
            .find(|status| status.word() == word)
            .ok_or_else(|| sqlx::Error::Decode(format!("{word:?} is no status of a table").into()))
    }
}

/// Every query reads the same columns; the last number is asked of the log, so that there is one truth.
macro_rules! select_tables {
    ($rest:literal) => {
        concat!(
            "SELECT id, game, public, status, seats, created_at, updated_at, \
             (SELECT MAX(seq) FROM events WHERE table_id = tables.id) FROM tables ",
            $rest
        )
    };
}

impl Store {
    /// Opens a table with an empty log.
    pub async fn create_table(&self, table: &NewTable) -> Result<(), StoreError> {
        storable([&*table.id, &table.game])?;
        within(self.try_create_table(table)).await
    }

    async fn try_create_table(&self, table: &NewTable) -> Result<(), StoreError> {
        let mut writing = Transaction::writing(&self.database).await?;
        let query = sqlx::query(
            "INSERT INTO tables (id, game, public, status, seats, created_at, updated_at) \
             VALUES ($1, $2, $3, 'open', $4, $5, $5) ON CONFLICT (id) DO NOTHING",
        );
        let done = query
            .bind(&table.id)
            .bind(&table.game)
            .bind(i64::from(table.public))
            .bind(json(&table.seats)?)
            .bind(table.created_at)
            .execute(&mut *writing)
            .await?;
        if done.rows_affected() == 0 {
            writing.abandon().await?;
            return Err(StoreError::IdTaken(table.id.clone()));
        }
        seat_people(&mut writing, &table.id, &table.seats).await?;
        writing.commit().await
    }

    /// Replaces what changes about a table.
    pub async fn update_summary(&self, id: &str, summary: &TableSummary) -> Result<(), StoreError> {
        within(self.try_update_summary(id, summary)).await
    }

    async fn try_update_summary(&self, id: &str, summary: &TableSummary) -> Result<(), StoreError> {
        let mut writing = Transaction::writing(&self.database).await?;
        let query =
            sqlx::query("UPDATE tables SET status = $2, seats = $3, updated_at = $4 WHERE id = $1");
        let done = query
            .bind(id)
            .bind(summary.status.word())
            .bind(json(&summary.seats)?)
            .bind(summary.updated_at)
            .execute(&mut *writing)
            .await?;
        if done.rows_affected() == 0 {
            writing.abandon().await?;
            return Err(StoreError::NoSuchTable(id.to_owned()));
        }
        let stood_up = sqlx::query("DELETE FROM table_people WHERE table_id = $1").bind(id);
        stood_up.execute(&mut *writing).await?;
        seat_people(&mut writing, id, &summary.seats).await?;
        writing.commit().await
    }

    /// Looks a table up.
    pub async fn table(&self, id: &str) -> Result<Option<TableRecord>, StoreError> {
        let query = sqlx::query(select_tables!("WHERE id = $1"));
        let query = query.bind(id).try_map(|row| read(&row));
        within(query.fetch_optional(&self.database.reader)).await
    }

    /// The public tables that are open or playing, the liveliest first.
    pub async fn open_tables(&self, limit: u32) -> Result<Vec<TableRecord>, StoreError> {
        let query = sqlx::query(select_tables!(
            "WHERE status IN ('open', 'playing') AND public = 1 \
             ORDER BY updated_at DESC, id DESC LIMIT $1"
        ));
        let query = query.bind(i64::from(limit)).try_map(|row| read(&row));
        within(query.fetch_all(&self.database.reader)).await
    }

    /// Tables that are not finished, public or not, a page at a time: what a house goes on with when it starts again. A row that
    /// cannot be read is named and keeps nothing from its place.
    pub async fn unfinished_tables(
        &self,
        after: Option<&str>,
        limit: u32,
    ) -> Result<TablePage, StoreError> {
        let query = sqlx::query(select_tables!(
            "WHERE status IN ('open', 'playing') AND id > $1 ORDER BY id LIMIT $2"
        ));
        let query = query.bind(after.unwrap_or_default()).bind(i64::from(limit));
        let rows = within(query.fetch_all(&self.database.reader)).await?;
        let mut page = TablePage::default();
        for row in &rows {
            let id: String = row.try_get(0)?;
            match read(row) {
                Ok(table) => page.tables.push(table),
                Err(error) => page.unreadable.push((id.clone(), error.to_string())),
            }
            page.next = (rows.len() == limit as usize).then_some(id);
        }
        Ok(page)
    }

    /// The tables where a person sits, the liveliest first.
    pub async fn tables_of(
        &self,
        person: &str,
        limit: u32,
    ) -> Result<Vec<TableRecord>, StoreError> {
        let query = sqlx::query(select_tables!(
            "WHERE id IN (SELECT table_id FROM table_people WHERE person_id = $1) \
             ORDER BY updated_at DESC, id DESC LIMIT $2"
        ));
        let query = query.bind(person).bind(i64::from(limit));
        let query = query.try_map(|row| read(&row));
        within(query.fetch_all(&self.database.reader)).await
    }
}

pub(crate) async fn lively(store: &Store, limit: u32) -> Result<Vec<TableRecord>, StoreError> {
    let query = sqlx::query(select_tables!(
        "WHERE status IN ('open', 'playing') ORDER BY updated_at DESC, id DESC LIMIT $1"
    ));
    let query = query.bind(i64::from(limit)).try_map(|row| read(&row));
    within(query.fetch_all(&store.database.reader)).await
}

async fn seat_people(
    connection: &mut AnyConnection,
    table: &str,
    seats: &[SeatSummary],
) -> Result<(), sqlx::Error> {
    // One person may hold several seats.
    let people: BTreeSet<&str> = seats
        .iter()
        .filter_map(|seat| seat.person.as_deref())
        .collect();
    let rows: Vec<_> = people
        .into_iter()
        .map(|person| vec![Value::Text(table), Value::Text(person)])
        .collect();
    rows::insert(
        connection,
        "table_people",
        &["table_id", "person_id"],
        &rows,
    )
    .await
}

pub(crate) fn json(seats: &[SeatSummary]) -> Result<String, StoreError> {
    serde_json::to_string(seats).map_err(|error| StoreError::Unexpected(error.to_string()))
}

fn read(row: &AnyRow) -> Result<TableRecord, sqlx::Error> {
    let seats: String = row.try_get(4)?;
    let last_seq: Option<i64> = row.try_get(7)?;
    Ok(TableRecord {
        id: row.try_get(0)?,
        game: row.try_get(1)?,
        public: row.try_get::<i64, _>(2)? == 1,
        created_at: row.try_get(5)?,
        summary: TableSummary {
            status: row.try_get::<String, _>(3)?.parse()?,
            seats: serde_json::from_str(&seats)
                .map_err(|error| sqlx::Error::Decode(error.into()))?,
            updated_at: row.try_get(6)?,
        },
        last_seq: last_seq.unwrap_or(0).unsigned_abs(),
    })
}
