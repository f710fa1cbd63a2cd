//! A person leaves for good: account, sessions and name go; games stay, played by a deleted player.

use sqlx::{AnyConnection, Row as _};

use crate::database::within;
use crate::error::StoreError;
use crate::store::Store;
use crate::tables::{self, SeatSummary};
use crate::text::folded;
use crate::transaction::Transaction;

/// An event that reads otherwise once somebody is forgotten.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChangedEvent {
    /// Of which table.
    pub table: String,
    /// Its number, which stays.
    pub seq: u64,
    /// What is left of it, as JSON.
    pub body: String,
}

/// What the others see where a name was.
pub const DELETED_PLAYER: &str = "deleted player";

impl Store {
    /// Deletes a person and what is personal; answers whether they were there.
    ///
    /// Account and sessions are removed; the name is replaced in lists of seats, in finished games and in the tags of
    /// their records. What a log says about them only its reader understands, and brings along as `changed`.
    pub async fn delete_person(
        &self,
        id: &str,
        changed: &[ChangedEvent],
    ) -> Result<bool, StoreError> {
        within(self.try_delete_person(id, changed)).await
    }

    /// The tables whose logs mention somebody, also those at which they only watched.
    pub async fn tables_mentioning(&self, id: &str) -> Result<Vec<String>, StoreError> {
        // Ids are random letters and digits, so none of them means anything to LIKE.
        let query = sqlx::query_scalar(
            "SELECT DISTINCT table_id FROM events WHERE kind IN ('opened', 'joined') AND body LIKE $1",
        );
        within(
            query
                .bind(format!("%\"{id}\"%"))
                .fetch_all(&self.database.reader),
        )
        .await
    }

    async fn try_delete_person(
        &self,
        id: &str,
        changed: &[ChangedEvent],
    ) -> Result<bool, StoreError> {
        let mut writing = Transaction::writing(&self.database).await?;
        // The accounts and sessions refer to the person and go along.
        let gone = sqlx::query("DELETE FROM people WHERE id = $1").bind(id);
        if gone.execute(&mut *writing).await?.rows_affected() == 0 {
            writing.abandon().await?;
            return Ok(false);
        }
        let watched = sqlx::query("DELETE FROM game_watchers WHERE person_id = $1").bind(id);
        watched.execute(&mut *writing).await?;
        // That there was a report stays; what was said does not.
        let said =
            sqlx::query("UPDATE reports SET text = '' WHERE by_person = $1 OR about_person = $1");
        said.bind(id).execute(&mut *writing).await?;
        rewrite_records(&mut writing, id).await?;
        rename_player(&mut writing, id).await?;
        rename_seats(&mut writing, id).await?;
        for event in changed {
            rewrite_event(&mut writing, event).await?;
        }
        writing.commit().await?;
        Ok(true)
    }
}

/// A record names its players in tags: `[White "Ada"]`.
async fn rewrite_records(connection: &mut AnyConnection, id: &str) -> Result<(), sqlx::Error> {
    let query = sqlx::query(
        "SELECT g.id, g.record, p.name FROM games g JOIN game_players p ON p.game_id = g.id \
         WHERE p.person_id = $1",
    );
    let rows = query.bind(id).fetch_all(&mut *connection).await?;
    for row in rows {
        let (game, record, name): (String, String, String) =
            (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
        let query = sqlx::query("UPDATE games SET record = $2 WHERE id = $1");
        let query = query.bind(game).bind(without_name(&record, &name));
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

fn without_name(record: &str, name: &str) -> String {
    record.replace(&quoted(name), &quoted(DELETED_PLAYER))
}

fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('\\', "\\\\").replace('"', "\\\""))
}

async fn rewrite_event(
    connection: &mut AnyConnection,
    event: &ChangedEvent,
) -> Result<(), sqlx::Error> {
    let query = sqlx::query("UPDATE events SET body = $3 WHERE table_id = $1 AND seq = $2");
    let seq = i64::try_from(event.seq).unwrap_or(i64::MAX);
    let query = query.bind(&event.table).bind(seq).bind(&event.body);
    query.execute(connection).await.map(drop)
}

async fn rename_player(connection: &mut AnyConnection, id: &str) -> Result<(), sqlx::Error> {
    let query =
        sqlx::query("UPDATE game_players SET name = $2, name_key = $3 WHERE person_id = $1");
    let query = query
        .bind(id)
        .bind(DELETED_PLAYER)
        .bind(folded(DELETED_PLAYER));
    query.execute(connection).await.map(drop)
}

async fn rename_seats(connection: &mut AnyConnection, id: &str) -> Result<(), StoreError> {
    let query = sqlx::query(
        "SELECT id, seats FROM tables WHERE id IN \
         (SELECT table_id FROM table_people WHERE person_id = $1)",
    );
    let rows = query.bind(id).fetch_all(&mut *connection).await?;
    for row in rows {
        let (table, seats): (String, String) = (row.try_get(0)?, row.try_get(1)?);
        let mut seats: Vec<SeatSummary> = serde_json::from_str(&seats)
            .map_err(|error| StoreError::Unexpected(error.to_string()))?;
        for seat in &mut seats {
            if seat.person.as_deref() == Some(id) {
                DELETED_PLAYER.clone_into(&mut seat.name);
            }
        }
        let query = sqlx::query("UPDATE tables SET seats = $2 WHERE id = $1");
        let query = query.bind(table).bind(tables::json(&seats)?);
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn name_goes_from_the_tags_and_not_from_the_moves() {
        let record = "[White \"F\"]\n[Black \"F\\\"x\"]\n\n1. F@h5 *";
        let expected = "[White \"deleted player\"]\n[Black \"F\\\"x\"]\n\n1. F@h5 *";
        assert_eq!(without_name(record, "F"), expected);
    }
}
