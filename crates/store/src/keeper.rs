//! What whoever keeps the house decides, and what they did.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use crate::database::within;
use crate::error::StoreError;
use crate::store::Store;
use crate::tables::{TableRecord, lively};
use crate::text::storable;

/// A decision that stands until it is lifted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ban {
    /// `person`, `range`, `mute` or `table`.
    pub kind: String,
    /// Whom or what it is about.
    pub value: String,
    /// Why.
    pub why: String,
    /// Since when.
    pub at: i64,
}

/// Something that was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deed {
    /// What, in a word.
    pub deed: String,
    /// To whom or to what.
    pub about: String,
    /// Why.
    pub why: String,
    /// When.
    pub at: i64,
}

impl Store {
    /// Decides something; decided again, the later reason counts.
    pub async fn add_ban(&self, ban: &Ban) -> Result<(), StoreError> {
        storable([&*ban.value, &ban.why])?;
        let query = sqlx::query(
            "INSERT INTO bans (kind, value, why, at) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (kind, value) DO UPDATE SET why = excluded.why, at = excluded.at",
        );
        let query = query.bind(&ban.kind).bind(&ban.value).bind(&ban.why);
        within(query.bind(ban.at).execute(self.database.writer()?)).await?;
        Ok(())
    }

    /// Takes a decision back; answers whether it stood.
    pub async fn lift_ban(&self, kind: &str, value: &str) -> Result<bool, StoreError> {
        let query = sqlx::query("DELETE FROM bans WHERE kind = $1 AND value = $2");
        let query = query.bind(kind).bind(value);
        let done = within(query.execute(self.database.writer()?)).await?;
        Ok(done.rows_affected() > 0)
    }

    /// Everything that is decided, the latest first.
    pub async fn bans(&self) -> Result<Vec<Ban>, StoreError> {
        let query =
            sqlx::query("SELECT kind, value, why, at FROM bans ORDER BY at DESC, kind, value");
        let query = query.try_map(|row: AnyRow| {
            Ok(Ban {
                kind: row.try_get(0)?,
                value: row.try_get(1)?,
                why: row.try_get(2)?,
                at: row.try_get(3)?,
            })
        });
        within(query.fetch_all(&self.database.reader)).await
    }

    /// Writes down what was done.
    pub async fn add_deed(&self, deed: &Deed) -> Result<(), StoreError> {
        storable([&*deed.about, &deed.why])?;
        let query =
            sqlx::query("INSERT INTO keeper_log (deed, about, why, at) VALUES ($1, $2, $3, $4)");
        let query = query.bind(&deed.deed).bind(&deed.about).bind(&deed.why);
        within(query.bind(deed.at).execute(self.database.writer()?)).await?;
        Ok(())
    }

    /// What was done lately, the latest first.
    pub async fn deeds(&self, limit: u32) -> Result<Vec<Deed>, StoreError> {
        let query =
            sqlx::query("SELECT deed, about, why, at FROM keeper_log ORDER BY id DESC LIMIT $1");
        let query = query.bind(i64::from(limit)).try_map(|row: AnyRow| {
            Ok(Deed {
                deed: row.try_get(0)?,
                about: row.try_get(1)?,
                why: row.try_get(2)?,
                at: row.try_get(3)?,
            })
        });
        within(query.fetch_all(&self.database.reader)).await
    }

    /// Tables that are open or playing, public or not, the liveliest first.
    pub async fn lively_tables(&self, limit: u32) -> Result<Vec<TableRecord>, StoreError> {
        lively(self, limit).await
    }
}
