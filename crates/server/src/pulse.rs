//! The house's heartbeat: a row that is written again and again. While that works, the house can keep what happens.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A row that could not be written for so long: the house is not well.
const FAINT: Duration = Duration::from_secs(5);

/// When the row was last written.
pub(crate) struct Pulse(Mutex<Instant>);

impl Pulse {
    /// It was written just now.
    pub(crate) fn new() -> Pulse {
        Pulse(Mutex::new(Instant::now()))
    }

    /// It was written again.
    pub(crate) fn beats(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    /// Was it written lately?
    pub(crate) fn is_there(&self, now: Instant) -> bool {
        let last = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        now - last < FAINT
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_house_that_cannot_write_is_not_well() {
        let pulse = Pulse::new();
        let then = Instant::now();
        assert!(pulse.is_there(then));
        assert!(!pulse.is_there(then + FAINT));
        pulse.beats();
        assert!(pulse.is_there(Instant::now()));
    }
}
