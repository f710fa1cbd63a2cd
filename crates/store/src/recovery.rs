//! Recovery codes: each proves once who somebody is. Only their hashes are stored; the caller hashes.

use sqlx::Row as _;

use crate::database::within;
use crate::error::StoreError;
use crate::people::known;
use crate::rows::{self, Value};
use crate::store::Store;
use crate::transaction::Transaction;

impl Store {
    /// Gives a person these codes in place of any they had.
    pub async fn set_recovery_codes(
        &self,
        person: &str,
        hashes: &[String],
    ) -> Result<(), StoreError> {
        within(self.try_set_recovery_codes(person, hashes)).await
    }

    async fn try_set_recovery_codes(
        &self,
        person: &str,
        hashes: &[String],
    ) -> Result<(), StoreError> {
        let mut writing = Transaction::writing(&self.database).await?;
        let there = sqlx::query("SELECT id FROM people WHERE id = $1").bind(person);
        let there = there.fetch_optional(&mut *writing).await?;
        if there.is_none() {
            writing.abandon().await?;
            return known(person, 0);
        }
        let old = sqlx::query("DELETE FROM recovery_codes WHERE person_id = $1").bind(person);
        old.execute(&mut *writing).await?;
        let rows: Vec<_> = hashes
            .iter()
            .map(|hash| vec![Value::Text(person), Value::Text(hash)])
            .collect();
        let columns = &["person_id", "code_hash"];
        rows::insert(&mut writing, "recovery_codes", columns, &rows).await?;
        writing.commit().await
    }

    /// How many codes a person has left.
    pub async fn recovery_codes_left(&self, person: &str) -> Result<u32, StoreError> {
        let query = sqlx::query("SELECT COUNT(*) FROM recovery_codes WHERE person_id = $1");
        let row = within(query.bind(person).fetch_one(&self.database.reader)).await?;
        let left: i64 = row.try_get(0).map_err(StoreError::from)?;
        Ok(u32::try_from(left).unwrap_or(u32::MAX))
    }

    /// Uses a code up for a new password, and ends all sessions; answers whether it was one.
    pub async fn recover(
        &self,
        person: &str,
        code_hash: &str,
        password_hash: &str,
    ) -> Result<bool, StoreError> {
        within(self.try_recover(person, code_hash, password_hash)).await
    }

    async fn try_recover(
        &self,
        person: &str,
        code_hash: &str,
        password_hash: &str,
    ) -> Result<bool, StoreError> {
        let mut writing = Transaction::writing(&self.database).await?;
        let used =
            sqlx::query("DELETE FROM recovery_codes WHERE person_id = $1 AND code_hash = $2");
        let used = used.bind(person).bind(code_hash);
        if used.execute(&mut *writing).await?.rows_affected() == 0 {
            writing.abandon().await?;
            return Ok(false);
        }
        let new = sqlx::query("UPDATE accounts SET password_hash = $2 WHERE person_id = $1");
        new.bind(person)
            .bind(password_hash)
            .execute(&mut *writing)
            .await?;
        let sessions = sqlx::query("DELETE FROM sessions WHERE person_id = $1").bind(person);
        sessions.execute(&mut *writing).await?;
        writing.commit().await?;
        Ok(true)
    }
}
