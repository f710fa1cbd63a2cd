//! When the time of a search began; while the opponent's time is used, it has not.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A watch that may be started later.
#[derive(Debug, Default)]
pub(super) struct Watch(Mutex<Option<Instant>>);

impl Watch {
    pub(super) fn new(began: Option<Instant>) -> Self {
        Self(Mutex::new(began))
    }

    /// Time runs from now on, if it does not run already.
    pub(super) fn start(&self) {
        self.began().get_or_insert_with(Instant::now);
    }

    /// The time since it was started; nothing before that.
    pub(super) fn elapsed(&self) -> Option<Duration> {
        self.began().map(|began| began.elapsed())
    }

    fn began(&self) -> std::sync::MutexGuard<'_, Option<Instant>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
