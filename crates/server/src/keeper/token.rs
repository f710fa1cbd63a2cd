//! The keeper's token, of which the house keeps only a hash, and the browsers in which the keeper is known.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use anyhow::Result;
use store::Store;
use table::Millis;

use crate::people::hashed;

/// Where the hash of the token is noted.
const NOTE: &str = "keeper-token";
/// A keeper who has done nothing for so long shows the token again.
const LIFETIME: Millis = Millis::seconds(12 * 3600);

/// A new token for whoever keeps the house, in place of any before. It is told once: here.
///
/// # Errors
/// If the store cannot be written, or the system gives no random numbers.
pub async fn new_keeper_token(store: &Store) -> Result<String> {
    let token = crate::random::secret()?;
    store.set_note(NOTE, &hashed(&token)).await?;
    Ok(token)
}

/// Has there ever been a token?
pub(super) async fn is_first(store: &Store) -> Result<bool> {
    Ok(store.note(NOTE).await?.is_none())
}

/// Browsers in which the keeper is known. A house that opens again has forgotten them.
#[derive(Default)]
pub(super) struct Desks(Mutex<HashMap<String, Desk>>);

struct Desk {
    /// The hash of the token by which it was opened: with another one it is closed.
    token: String,
    until: Millis,
}

impl Desks {
    fn locked(&self) -> MutexGuard<'_, HashMap<String, Desk>> {
        // The map is never left half-changed.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Opens one for who has the token; answers what its cookie holds.
    pub(super) async fn open(&self, store: &Store, token: &str) -> Result<Option<String>> {
        let token = hashed(token);
        if store.note(NOTE).await?.as_ref() != Some(&token) {
            return Ok(None);
        }
        let secret = crate::random::secret()?;
        let now = crate::clock::now();
        let until = now + LIFETIME;
        let mut desks = self.locked();
        desks.retain(|_, desk| desk.until > now);
        desks.insert(hashed(&secret), Desk { token, until });
        Ok(Some(secret))
    }

    /// Is it open? Then it stays so for a while.
    pub(super) async fn is_open(&self, store: &Store, secret: &str) -> Result<bool> {
        let key = hashed(secret);
        let now = crate::clock::now();
        let token = {
            let mut desks = self.locked();
            let Some(desk) = desks.get_mut(&key).filter(|desk| desk.until > now) else {
                return Ok(false);
            };
            desk.until = now + LIFETIME;
            desk.token.clone()
        };
        let good = store.note(NOTE).await?.as_ref() == Some(&token);
        if !good {
            self.close(secret);
        }
        Ok(good)
    }

    pub(super) fn close(&self, secret: &str) {
        self.locked().remove(&hashed(secret));
    }
}
