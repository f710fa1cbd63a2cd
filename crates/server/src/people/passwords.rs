//! Passwords: argon2id, off the async threads, and the same work whether or not a login exists.

use argon2::Argon2;
use argon2::password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash};

use tokio::sync::{Semaphore, SemaphorePermit};

use crate::problem::ApiError;

/// The shortest password.
const SHORTEST: usize = 8;
/// The longest; more would only be work for the server.
const LONGEST: usize = 200;

/// Is it a password one may choose?
pub(crate) fn check(password: &str) -> Result<(), ApiError> {
    let length = password.chars().count();
    if (SHORTEST..=LONGEST).contains(&length) {
        Ok(())
    } else {
        Err(ApiError::BadInput(format!(
            "a password has {SHORTEST} to {LONGEST} characters"
        )))
    }
}

/// Each password takes its work and 19 MiB while it is hashed: only a few at once.
static AT_ONCE: Semaphore = Semaphore::const_new(4);

async fn turn() -> Result<SemaphorePermit<'static>, ApiError> {
    let turn = AT_ONCE.acquire().await;
    turn.map_err(|error| ApiError::Fault(error.to_string()))
}

/// What is stored of a password.
pub(crate) async fn hash(password: String) -> Result<String, ApiError> {
    let _turn = turn().await?;
    let hashed = tokio::task::spawn_blocking(move || {
        let hash = Argon2::default().hash_password(password.as_bytes());
        hash.map(|hash| hash.to_string())
    });
    match hashed.await {
        Ok(Ok(hash)) => Ok(hash),
        Ok(Err(error)) => Err(ApiError::Fault(error.to_string())),
        Err(error) => Err(ApiError::Fault(error.to_string())),
    }
}

/// Is this the password behind the hash? Without a hash the same work is done, and the answer is no.
pub(crate) async fn verify(password: String, stored: Option<String>) -> Result<bool, ApiError> {
    let _turn = turn().await?;
    let verified = tokio::task::spawn_blocking(move || {
        let known = stored.is_some();
        let stored = stored.unwrap_or_else(|| NOBODYS.to_owned());
        let Ok(hash) = PasswordHash::new(&stored) else {
            return false;
        };
        Argon2::default()
            .verify_password(password.as_bytes(), &hash)
            .is_ok()
            && known
    });
    verified
        .await
        .map_err(|error| ApiError::Fault(error.to_string()))
}

/// A hash with the usual parameters that belongs to no account.
const NOBODYS: &str = "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$\
    YXJnb24yaWQgaGFzaCBvZiBub2JvZHksIDMyIGJ5dGU";
