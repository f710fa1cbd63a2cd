//! What the house notes for itself: its key, when it was last awake.

use sqlx::Row as _;

use crate::database::within;
use crate::error::StoreError;
use crate::store::Store;
use crate::text::storable;

impl Store {
    /// What was noted under this key.
    pub async fn note(&self, key: &str) -> Result<Option<String>, StoreError> {
        let query = sqlx::query("SELECT value FROM notes WHERE key = $1");
        let query = query
            .bind(key)
            .try_map(|row: sqlx::any::AnyRow| row.try_get(0));
        within(query.fetch_optional(&self.database.reader)).await
    }

    /// Notes something under this key, in place of what was there.
    pub async fn set_note(&self, key: &str, value: &str) -> Result<(), StoreError> {
        storable([key, value])?;
        let query = sqlx::query(
            "INSERT INTO notes (key, value) VALUES ($1, $2) \
             ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        );
        let query = query.bind(key).bind(value);
        within(query.execute(self.database.writer()?)).await?;
        Ok(())
    }
}
