//! Accounts: a login and the hash of a password. Logins that differ only in case or accents' encoding are one.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use crate::database::within;
use crate::error::StoreError;
use crate::people::{PersonKind, known};
use crate::store::Store;
use crate::text::{folded, storable};
use crate::transaction::Transaction;

/// What a person proves who they are with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// Whose it is.
    pub person: String,
    /// As it was typed when the account was made.
    pub login: String,
    /// Hash and salt; the store never sees a password.
    pub password_hash: String,
}

impl Store {
    /// Gives a person an account: a guest becomes known to the house.
    pub async fn add_account(&self, account: &Account) -> Result<(), StoreError> {
        storable([&*account.login, &account.password_hash])?;
        let mut writing = within(Transaction::writing(&self.database)).await?;
        let person = sqlx::query("UPDATE people SET kind = $2 WHERE id = $1")
            .bind(&account.person)
            .bind(PersonKind::Account.word());
        let met = within(person.execute(&mut *writing)).await?.rows_affected();
        if met == 0 {
            within(writing.abandon()).await?;
            return known(&account.person, met);
        }
        let query = sqlx::query(
            "INSERT INTO accounts (person_id, login, login_key, password_hash) VALUES ($1, $2, $3, $4)",
        );
        let query = query
            .bind(&account.person)
            .bind(&account.login)
            .bind(folded(&account.login))
            .bind(&account.password_hash);
        match within(query.execute(&mut *writing)).await {
            Ok(_) => within(writing.commit()).await,
            Err(StoreError::IdTaken(_)) => {
                within(writing.abandon()).await?;
                Err(StoreError::LoginTaken)
            }
            Err(error) => Err(error),
        }
    }

    /// The account with this login, however it is typed.
    pub async fn account_by_login(&self, login: &str) -> Result<Option<Account>, StoreError> {
        let query = sqlx::query(
            "SELECT person_id, login, password_hash FROM accounts WHERE login_key = $1",
        );
        let query = query.bind(folded(login)).try_map(|row| read(&row));
        within(query.fetch_optional(&self.database.reader)).await
    }

    /// A person's account, if they have one.
    pub async fn account_of(&self, person: &str) -> Result<Option<Account>, StoreError> {
        let query = sqlx::query(
            "SELECT person_id, login, password_hash FROM accounts WHERE person_id = $1",
        );
        let query = query.bind(person).try_map(|row| read(&row));
        within(query.fetch_optional(&self.database.reader)).await
    }

    /// Replaces a password.
    pub async fn set_password_hash(&self, person: &str, hash: &str) -> Result<(), StoreError> {
        let query = sqlx::query("UPDATE accounts SET password_hash = $2 WHERE person_id = $1");
        let query = query.bind(person).bind(hash);
        let done = within(query.execute(self.database.writer()?)).await?;
        known(person, done.rows_affected())
    }
}

fn read(row: &AnyRow) -> Result<Account, sqlx::Error> {
    Ok(Account {
        person: row.try_get(0)?,
        login: row.try_get(1)?,
        password_hash: row.try_get(2)?,
    })
}
