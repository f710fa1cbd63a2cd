//! Sessions: which browser belongs to whom. Only the hash of a token is stored; the caller hashes.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use crate::database::within;
use crate::error::StoreError;
use crate::store::Store;
use crate::text::storable;

/// A browser that has shown who it belongs to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The hash of its token.
    pub id: String,
    /// Whose browser it is.
    pub person: String,
    /// When it began.
    pub created_at: i64,
    /// When it was last used.
    pub last_seen: i64,
    /// From then on it is none.
    pub expires_at: i64,
    /// What the browser calls itself, for a person who looks through their sessions.
    pub user_agent: String,
}

impl Store {
    /// Begins a session.
    pub async fn add_session(&self, session: &Session) -> Result<(), StoreError> {
        storable([&*session.id, &session.user_agent])?;
        let query = sqlx::query(
            // Selected from people, so that an unknown person is no row and not a database's complaint.
            "INSERT INTO sessions (id, person_id, created_at, last_seen, expires_at, user_agent) \
             SELECT $1, id, $3, $4, $5, $6 FROM people WHERE id = $2",
        );
        let query = query
            .bind(&session.id)
            .bind(&session.person)
            .bind(session.created_at)
            .bind(session.last_seen)
            .bind(session.expires_at)
            .bind(&session.user_agent);
        match within(query.execute(self.database.writer()?)).await {
            Ok(done) => crate::people::known(&session.person, done.rows_affected()),
            Err(StoreError::IdTaken(_)) => Err(StoreError::IdTaken(session.id.clone())),
            Err(error) => Err(error),
        }
    }

    /// The session with this id, unless it has expired by `now`.
    pub async fn session(&self, id: &str, now: i64) -> Result<Option<Session>, StoreError> {
        let query = sqlx::query(
            "SELECT id, person_id, created_at, last_seen, expires_at, user_agent FROM sessions \
             WHERE id = $1 AND expires_at > $2",
        );
        let query = query.bind(id).bind(now).try_map(|row| read(&row));
        within(query.fetch_optional(&self.database.reader)).await
    }

    /// A person's sessions that have not expired by `now`, the last used first.
    pub async fn sessions_of(&self, person: &str, now: i64) -> Result<Vec<Session>, StoreError> {
        let query = sqlx::query(
            "SELECT id, person_id, created_at, last_seen, expires_at, user_agent FROM sessions \
             WHERE person_id = $1 AND expires_at > $2 ORDER BY last_seen DESC, id",
        );
        let query = query.bind(person).bind(now).try_map(|row| read(&row));
        within(query.fetch_all(&self.database.reader)).await
    }

    /// Notes that a session was used and lets it live on; answers whether it was there.
    pub async fn renew_session(
        &self,
        id: &str,
        now: i64,
        expires_at: i64,
    ) -> Result<bool, StoreError> {
        let query =
            sqlx::query("UPDATE sessions SET last_seen = $2, expires_at = $3 WHERE id = $1");
        let query = query.bind(id).bind(now).bind(expires_at);
        let done = within(query.execute(self.database.writer()?)).await?;
        Ok(done.rows_affected() > 0)
    }

    /// Ends a session; answers whether it was there.
    pub async fn end_session(&self, id: &str) -> Result<bool, StoreError> {
        let query = sqlx::query("DELETE FROM sessions WHERE id = $1").bind(id);
        let done = within(query.execute(self.database.writer()?)).await?;
        Ok(done.rows_affected() > 0)
    }

    /// Ends all sessions of a person but `keep`, as after a new password; answers how many.
    pub async fn end_sessions_of(
        &self,
        person: &str,
        keep: Option<&str>,
    ) -> Result<u64, StoreError> {
        let query = sqlx::query("DELETE FROM sessions WHERE person_id = $1 AND id <> $2");
        // No hash is empty.
        let query = query.bind(person).bind(keep.unwrap_or_default());
        let done = within(query.execute(self.database.writer()?)).await?;
        Ok(done.rows_affected())
    }

    /// Removes the sessions that have expired by `now`; answers how many.
    pub async fn remove_expired_sessions(&self, now: i64) -> Result<u64, StoreError> {
        let query = sqlx::query("DELETE FROM sessions WHERE expires_at <= $1").bind(now);
        let done = within(query.execute(self.database.writer()?)).await?;
        Ok(done.rows_affected())
    }
}

fn read(row: &AnyRow) -> Result<Session, sqlx::Error> {
    Ok(Session {
        id: row.try_get(0)?,
        person: row.try_get(1)?,
        created_at: row.try_get(2)?,
        last_seen: row.try_get(3)?,
        expires_at: row.try_get(4)?,
        user_agent: row.try_get(5)?,
    })
}
