//! The one place where the server reads the clocks of the machine.
//!
//! The clock on the wall is read once, when the first house of a process opens; from then on time goes on by the machine's own
//! steady clock. Whoever sets the clock on the wall takes and gives nobody time, and while the machine sleeps no clock runs.
//!
//! Time may go faster than the machine's, so that whole evenings are tested in a part of it. Everything that a table reckons with runs
//! on this clock: a bag has as many ticks in a second as ever. How long a line may be silent does not.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use table::Millis;

/// The clocks of a machine. Tests bring their own.
#[derive(Clone, Copy, Debug)]
pub struct Machine {
    /// What people read: it may be set, forwards and backwards.
    pub wall: fn() -> SystemTime,
    /// How long something has lasted: it never goes back, and stands still while the machine sleeps.
    pub steady: fn() -> Duration,
}

/// The machine that we are on.
impl Default for Machine {
    fn default() -> Machine {
        static BEGAN: OnceLock<Instant> = OnceLock::new();
        Machine {
            wall: SystemTime::now,
            steady: || BEGAN.get_or_init(Instant::now).elapsed(),
        }
    }
}

/// The time of this process.
struct Clock {
    machine: Machine,
    /// What the steady clock showed when the wall was read.
    steady: Duration,
    /// So many times faster than the machine's.
    times: u32,
    /// What the wall showed then, or later if the store knows of something later.
    anchor: AtomicI64,
}

impl Clock {
    fn started(machine: Machine, times: u32) -> Clock {
        let wall = (machine.wall)().duration_since(UNIX_EPOCH);
        Clock {
            machine,
            steady: (machine.steady)(),
            times,
            anchor: AtomicI64::new(millis(wall.unwrap_or_default())),
        }
    }

    fn now(&self) -> Millis {
        let since = (self.machine.steady)().saturating_sub(self.steady);
        Millis(
            self.anchor
                .load(Ordering::Relaxed)
                .saturating_add(millis(since.saturating_mul(self.times))),
        )
    }

    /// Not before this instant, from now on. Answers how far the clock was behind it.
    fn not_before(&self, instant: Millis) -> Millis {
        let behind = (instant - self.now()).max(Millis::ZERO);
        self.anchor.fetch_add(behind.0, Ordering::Relaxed);
        behind
    }
}

fn millis(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}

/// One for the process: a house that is closed and opened again goes on with it.
static CLOCK: OnceLock<Clock> = OnceLock::new();

/// Sets the time of this process going, unless it is. It does not begin before what the store knows has happened: a machine whose
/// clock was set back between two starts would give its players that time again.
/// The first house of a process decides how fast it runs.
pub(crate) fn start(machine: Machine, times: u32, known: Option<Millis>) {
    let clock = CLOCK.get_or_init(|| Clock::started(machine, times.max(1)));
    let behind = known.map_or(Millis::ZERO, |known| clock.not_before(known));
    if behind > Millis(60_000) {
        let minutes = behind.0 / 60_000;
        tracing::warn!(
            minutes,
            "The clock of this machine is {minutes} minutes behind what the store knows; time goes on from there"
        );
    }
}

/// Now, in milliseconds since 1970.
pub(crate) fn now() -> Millis {
    clock().now()
}

/// Waits until so much has passed by this clock.
pub(crate) async fn sleep(time: Duration) {
    tokio::time::sleep(time / clock().times).await;
}

/// How long that is by this clock, which the machine has measured.
pub(crate) fn counted(passed: Duration) -> Duration {
    passed * clock().times
}

fn clock() -> &'static Clock {
    CLOCK.get_or_init(|| Clock::started(Machine::default(), 1))
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    thread_local! {
        static WALL: Cell<u64> = const { Cell::new(1_000_000) };
        static STEADY: Cell<u64> = const { Cell::new(50) };
    }

    fn clock() -> Clock {
        faster(1)
    }

    fn faster(times: u32) -> Clock {
        let machine = Machine {
            wall: || UNIX_EPOCH + Duration::from_secs(WALL.get()),
            steady: || Duration::from_secs(STEADY.get()),
        };
        Clock::started(machine, times)
    }

    #[test]
    fn fast_clock_goes_on_from_the_machines() {
        let clock = faster(4);
        assert_eq!(clock.now(), Millis(1_000_000_000));
        STEADY.set(52);
        assert_eq!(clock.now(), Millis(1_000_008_000));
    }

    #[test]
    fn a_wall_clock_that_is_set_moves_nobodys_time() {
        let clock = clock();
        assert_eq!(clock.now(), Millis(1_000_000_000));
        for set in [1_000_600, 999_400, 0] {
            WALL.set(set);
            assert_eq!(clock.now(), Millis(1_000_000_000), "set to {set}");
        }
        STEADY.set(57);
        assert_eq!(clock.now(), Millis(1_000_007_000));
    }

    #[test]
    fn a_closed_lid_takes_no_time() {
        let clock = clock();
        STEADY.set(52);
        // Eight hours asleep: the wall goes on, the steady clock does not.
        WALL.set(WALL.get() + 8 * 3600);
        STEADY.set(53);
        assert_eq!(clock.now(), Millis(1_000_003_000));
    }

    #[test]
    fn time_does_not_begin_before_what_is_known() {
        let clock = clock();
        assert_eq!(clock.not_before(Millis(999_000_000)), Millis::ZERO);
        assert_eq!(clock.not_before(Millis(1_000_600_000)), Millis(600_000));
        assert_eq!(clock.now(), Millis(1_000_600_000));
        STEADY.set(51);
        assert_eq!(clock.now(), Millis(1_000_601_000));
    }
}
