//! The one place where the server reads the clock of the machine, and where it waits for an instant of it.
//!
//! The clock may run faster than the machine's, so that whole evenings are tested in a part of their time. Everything that a
//! table reckons with runs on it: a bag has as many ticks in a second as ever. How long a line may be silent does not.

use std::sync::OnceLock;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use table::Millis;

/// A clock that has run so many times faster since it was set by the machine's.
struct Fast {
    set_to: Duration,
    since: Instant,
    times: u32,
}

impl Fast {
    /// What it shows when the machine's clock has gone on by so much.
    fn shows_after(&self, passed: Duration) -> Duration {
        self.set_to + passed * self.times
    }
}

/// One for the process: a house that is closed and opened again goes on with it.
static FAST: OnceLock<Fast> = OnceLock::new();

/// Lets the clock run so many times faster than the machine's. The first house of a process decides.
pub(crate) fn runs_faster(times: u32) {
    if times > 1 {
        FAST.get_or_init(|| Fast {
            set_to: machine(),
            since: Instant::now(),
            times,
        });
    }
}

/// Now, in milliseconds since 1970.
pub(crate) fn now() -> Millis {
    let shown = FAST
        .get()
        .map_or_else(machine, |fast| fast.shows_after(fast.since.elapsed()));
    Millis(i64::try_from(shown.as_millis()).unwrap_or(i64::MAX))
}

/// Waits until so much has passed by this clock.
pub(crate) async fn sleep(time: Duration) {
    tokio::time::sleep(time / times()).await;
}

/// How long that is by this clock, which the machine has measured.
pub(crate) fn counted(passed: Duration) -> Duration {
    passed * times()
}

fn times() -> u32 {
    FAST.get().map_or(1, |fast| fast.times)
}

fn machine() -> Duration {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fast_clock_goes_on_from_the_machines() {
        let fast = Fast {
            set_to: Duration::from_secs(1_700_000_000),
            since: Instant::now(),
            times: 4,
        };
        assert_eq!(fast.shows_after(Duration::ZERO), fast.set_to);
        let later = fast.shows_after(Duration::from_millis(1_500));
        assert_eq!(later - fast.set_to, Duration::from_secs(6));
    }
}
