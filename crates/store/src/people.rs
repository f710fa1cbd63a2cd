//! People: guests who gave a name, and those with an account.

use std::str::FromStr;

use sqlx::Row as _;
use sqlx::any::AnyRow;

use crate::database::within;
use crate::error::StoreError;
use crate::store::Store;
use crate::text::storable;

/// Somebody who plays here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Random; says nothing about the person.
    pub id: String,
    /// As others see them.
    pub name: String,
    /// Whether they have an account.
    pub kind: PersonKind,
    /// When they first came.
    pub created_at: i64,
    /// When they were last here.
    pub last_seen: i64,
}

/// How well the house knows a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PersonKind {
    /// A name for this browser.
    Guest,
    /// A login and a password.
    Account,
}

impl PersonKind {
    pub(crate) fn word(self) -> &'static str {
        match self {
            PersonKind::Guest => "guest",
            PersonKind::Account => "account",
        }
    }
}

impl FromStr for PersonKind {
    type Err = sqlx::Error;

    fn from_str(word: &str) -> Result<Self, Self::Err> {
        [PersonKind::Guest, PersonKind::Account]
            .into_iter()
            .find(|kind| kind.word() == word)
            .ok_or_else(|| sqlx::Error::Decode(format!("{word:?} is no kind of person").into()))
    }
}

impl Store {
    /// Welcomes somebody new.
    pub async fn add_person(&self, person: &Person) -> Result<(), StoreError> {
        storable([&*person.id, &person.name])?;
        let query = sqlx::query(
            "INSERT INTO people (id, name, kind, created_at, last_seen) VALUES ($1, $2, $3, $4, $5)",
        );
        let query = query
            .bind(&person.id)
            .bind(&person.name)
            .bind(person.kind.word())
            .bind(person.created_at)
            .bind(person.last_seen);
        match within(query.execute(self.database.writer()?)).await {
            Err(StoreError::IdTaken(_)) => Err(StoreError::IdTaken(person.id.clone())),
            other => other.map(drop),
        }
    }

    /// Looks somebody up.
    pub async fn person(&self, id: &str) -> Result<Option<Person>, StoreError> {
        let query =
            sqlx::query("SELECT id, name, kind, created_at, last_seen FROM people WHERE id = $1");
        let query = query.bind(id).try_map(|row| read(&row));
        within(query.fetch_optional(&self.database.reader)).await
    }

    /// Gives somebody another name, from now on.
    pub async fn rename_person(&self, id: &str, name: &str) -> Result<(), StoreError> {
        storable([name])?;
        let query = sqlx::query("UPDATE people SET name = $2 WHERE id = $1");
        let query = query.bind(id).bind(name);
        let done = within(query.execute(self.database.writer()?)).await?;
        known(id, done.rows_affected())
    }

    /// Notes that somebody was here.
    pub async fn see_person(&self, id: &str, now: i64) -> Result<(), StoreError> {
        let query = sqlx::query("UPDATE people SET last_seen = $2 WHERE id = $1");
        let query = query.bind(id).bind(now);
        let done = within(query.execute(self.database.writer()?)).await?;
        known(id, done.rows_affected())
    }
}

/// A change that met nobody was about somebody unknown.
pub(crate) fn known(id: &str, met: u64) -> Result<(), StoreError> {
    match met {
        0 => Err(StoreError::NoSuchPerson(id.to_owned())),
        _ => Ok(()),
    }
}

fn read(row: &AnyRow) -> Result<Person, sqlx::Error> {
    Ok(Person {
        id: row.try_get(0)?,
        name: row.try_get(1)?,
        kind: row.try_get::<String, _>(2)?.parse()?,
        created_at: row.try_get(3)?,
        last_seen: row.try_get(4)?,
    })
}
