//! How much of the clock one move may take.

use std::time::Duration;

/// Moves a side is expected to make yet: games last some 200 turns.
const MOVES_TO_COME: u64 = 45;
/// A move that turns out difficult may take so many times its share.
const MOST_SHARES: u64 = 4;

/// When to stop: no new round is begun after the first time, and nothing goes on after the second.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Allotment {
    pub(super) soft: Duration,
    pub(super) hard: Duration,
}

impl Allotment {
    /// Exactly so long, whatever is found.
    pub(super) fn exactly(ms: u64) -> Self {
        let time = Duration::from_millis(ms);
        Self {
            soft: time,
            hard: time,
        }
    }

    /// A share of what is left on the clock, and most of the increment; never so much that an answer `overhead` late
    /// would lose the game.
    pub(super) fn of_clock(left: u64, increment: u64, overhead: u64) -> Self {
        let usable = left.saturating_sub(overhead).max(1);
        let share = usable / MOVES_TO_COME + increment * 3 / 4;
        let hard = (share * MOST_SHARES).min(usable / 4 + 1).max(1);
        Self {
            soft: Duration::from_millis((share * 6 / 10).min(hard)),
            hard: Duration::from_millis(hard),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_never_runs_out() {
        for increment in [0, 100] {
            let mut left = 5_000;
            for _ in 0..400 {
                let time = Allotment::of_clock(left, increment, 10);
                assert!(time.soft <= time.hard);
                // An answer comes a little late.
                left = left.saturating_sub(time.hard.as_millis() as u64 + 1);
                left = left.max(20 * u64::from(increment == 0)) + increment;
                assert!(left > 10, "{increment}");
            }
        }
    }
}
