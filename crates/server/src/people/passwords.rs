//! Passwords: argon2id, off the async threads, and the same work whether or not a login exists.

use std::sync::{Mutex, MutexGuard, PoisonError};

use argon2::password_hash::{
    self,
    phc::{Output, ParamsString, PasswordHash, Salt},
};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use tokio::sync::Semaphore;

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

/// Passwords that are hashed at the same time, and those that may wait for it: who comes then is told to try again.
const AT_ONCE: usize = 2;
const WAITING: usize = 16;

/// The memory in which passwords are hashed: 19 MiB each, taken once and used again. Every hash with memory of its own would leave it
/// to the allocator, which keeps it for each thread.
struct Desks {
    turns: Semaphore,
    queue: Semaphore,
    free: Mutex<Vec<Vec<Block>>>,
}

static DESKS: Desks = Desks {
    turns: Semaphore::const_new(AT_ONCE),
    queue: Semaphore::const_new(AT_ONCE + WAITING),
    free: Mutex::new(Vec::new()),
};

impl Desks {
    /// Lets something work with the memory, off the async threads.
    async fn lend<T: Send + 'static>(
        &'static self,
        work: impl FnOnce(&mut Vec<Block>) -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let _place = self.queue.try_acquire().map_err(|_| ApiError::TooMany)?;
        let turn = self.turns.acquire().await;
        let turn = turn.map_err(|error| ApiError::Fault(error.to_string()))?;
        let done = tokio::task::spawn_blocking(move || {
            // Its turn ends with the work, even if nobody waits for the answer any more.
            let _turn = turn;
            let mut memory = self.locked().pop().unwrap_or_default();
            let done = work(&mut memory);
            self.locked().push(memory);
            done
        });
        done.await
            .map_err(|error| ApiError::Fault(error.to_string()))
    }

    fn locked(&self) -> MutexGuard<'_, Vec<Vec<Block>>> {
        // Memory to be written over is never half-changed.
        self.free.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The hash of a password, made in the memory that is lent.
fn hash_in(
    memory: &mut Vec<Block>,
    argon2: &Argon2<'_>,
    password: &str,
    salt: &[u8],
    length: usize,
) -> Result<Output, password_hash::Error> {
    let blocks = argon2.params().block_count();
    if memory.len() < blocks {
        memory.resize(blocks, Block::new());
    }
    let mut hash = [0; Output::MAX_LENGTH];
    let out = hash
        .get_mut(..length)
        .ok_or(password_hash::Error::OutputSize)?;
    argon2.hash_password_into_with_memory(password.as_bytes(), salt, out, &mut memory[..blocks])?;
    Ok(Output::new(out)?)
}

/// What is stored of a password.
pub(crate) async fn hash(password: String) -> Result<String, ApiError> {
    let salt = crate::random::salt()?;
    let hashed = DESKS.lend(move |memory| hash_new(memory, &password, &salt));
    hashed
        .await?
        .map_err(|error| ApiError::Fault(error.to_string()))
}

fn hash_new(
    memory: &mut Vec<Block>,
    password: &str,
    salt: &[u8],
) -> Result<String, password_hash::Error> {
    let argon2 = Argon2::default();
    let hash = hash_in(memory, &argon2, password, salt, Params::DEFAULT_OUTPUT_LEN)?;
    let hashed = PasswordHash {
        algorithm: Algorithm::default().ident(),
        version: Some(Version::default().into()),
        params: ParamsString::try_from(argon2.params())?,
        salt: Some(Salt::new(salt)?),
        hash: Some(hash),
    };
    Ok(hashed.to_string())
}

/// Is this the password behind the hash? Without a hash the same work is done, and the answer is no.
pub(crate) async fn verify(password: String, stored: Option<String>) -> Result<bool, ApiError> {
    let verified = DESKS.lend(move |memory| {
        let known = stored.is_some();
        let stored = stored.unwrap_or_else(|| NOBODYS.to_owned());
        is_behind(memory, &password, &stored).unwrap_or(false) && known
    });
    verified.await
}

fn is_behind(
    memory: &mut Vec<Block>,
    password: &str,
    stored: &str,
) -> Result<bool, password_hash::Error> {
    let stored = PasswordHash::new(stored)?;
    let (Some(salt), Some(expected)) = (&stored.salt, &stored.hash) else {
        return Ok(false);
    };
    let algorithm = Algorithm::try_from(stored.algorithm.as_str())?;
    let version = stored.version.map(Version::try_from).transpose()?;
    let argon2 = Argon2::new(
        algorithm,
        version.unwrap_or_default(),
        Params::try_from(&stored)?,
    );
    // Compared in constant time.
    Ok(hash_in(memory, &argon2, password, salt, expected.len())? == *expected)
}

/// A hash with the usual parameters that belongs to no account.
const NOBODYS: &str = "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$\
    YXJnb24yaWQgaGFzaCBvZiBub2JvZHksIDMyIGJ5dGU";

#[cfg(test)]
mod tests {
    use argon2::password_hash::PasswordVerifier as _;

    use super::*;

    #[tokio::test]
    async fn passwords_are_known_again_and_many_at_once_take_little_memory() {
        let made = hash("right horse".to_owned()).await.unwrap();
        let parsed = PasswordHash::new(&made).unwrap();
        let argon2 = Argon2::default();
        assert!(argon2.verify_password(b"right horse", &parsed).is_ok());
        assert!(argon2.verify_password(b"wrong horse", &parsed).is_err());
        let verify = |password: &str, stored: Option<&str>| {
            verify(password.to_owned(), stored.map(str::to_owned))
        };
        assert!(verify("right horse", Some(&made)).await.unwrap());
        assert!(!verify("wrong horse", Some(&made)).await.unwrap());
        assert!(!verify("right horse", None).await.unwrap());
        assert!(!verify("right horse", Some("no hash")).await.unwrap());

        // Memory comes back, and the queue has an end.
        let many = (0..100).map(|_| verify("guess", None));
        let answers = futures_util::future::join_all(many).await;
        let busy = answers
            .iter()
            .filter(|answer| matches!(answer, Err(ApiError::TooMany)));
        assert!(busy.count() > 0, "not everybody waits");
        let desks = DESKS.locked();
        assert!((1..=AT_ONCE).contains(&desks.len()));
    }
}
