//! What somebody told the house about somebody's words at a table.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use crate::database::within;
use crate::error::StoreError;
use crate::store::Store;
use crate::text::storable;

/// A report that is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptReport {
    /// By which it is settled.
    pub id: i64,
    /// What was told.
    pub report: Report,
    /// Whether somebody has looked into it.
    pub settled: bool,
}

/// A report for whoever keeps the house.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Where it happened.
    pub table: String,
    /// Who reports.
    pub by: String,
    /// About whom, if it is about one person.
    pub about: Option<String>,
    /// What was said, and what is wrong with it.
    pub text: String,
    /// When it was reported.
    pub at: i64,
}

impl Store {
    /// Keeps a report.
    pub async fn add_report(&self, report: &Report) -> Result<(), StoreError> {
        storable([&*report.text])?;
        let query = sqlx::query(
            "INSERT INTO reports (table_id, by_person, about_person, text, at) VALUES ($1, $2, $3, $4, $5)",
        );
        let query = query
            .bind(&report.table)
            .bind(&report.by)
            .bind(report.about.as_deref())
            .bind(&report.text)
            .bind(report.at);
        within(query.execute(self.database.writer()?)).await?;
        Ok(())
    }

    /// Somebody has looked into a report; answers whether it is there.
    pub async fn settle_report(&self, id: i64) -> Result<bool, StoreError> {
        let query = sqlx::query("UPDATE reports SET settled = 1 WHERE id = $1").bind(id);
        let done = within(query.execute(self.database.writer()?)).await?;
        Ok(done.rows_affected() > 0)
    }

    /// The latest reports, those that nobody has looked into first, then the newest.
    pub async fn reports(&self, limit: u32) -> Result<Vec<KeptReport>, StoreError> {
        let query = sqlx::query(
            "SELECT table_id, by_person, about_person, text, at, id, settled FROM reports \
             ORDER BY settled, id DESC LIMIT $1",
        );
        let query = query.bind(i64::from(limit)).try_map(|row| read(&row));
        within(query.fetch_all(&self.database.reader)).await
    }
}

fn read(row: &AnyRow) -> Result<KeptReport, sqlx::Error> {
    let report = Report {
        table: row.try_get(0)?,
        by: row.try_get(1)?,
        about: row.try_get(2)?,
        text: row.try_get(3)?,
        at: row.try_get(4)?,
    };
    Ok(KeptReport {
        id: row.try_get(5)?,
        report,
        settled: row.try_get::<i64, _>(6)? == 1,
    })
}
