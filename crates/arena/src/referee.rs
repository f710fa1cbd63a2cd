//! How long the players may think, and what they are told about it.

use std::time::Duration;

use gimel::{BySide, Side};

/// The time or effort each move may cost.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Pace {
    /// Milliseconds a move.
    MoveTime(u64),
    /// Positions a move.
    Nodes(u64),
    /// Milliseconds for the game, and more for each move.
    Clock { base: u64, increment: u64 },
}

/// The clocks of a game.
pub(crate) struct Clocks {
    pace: Pace,
    left: BySide<Duration>,
    slack: Duration,
}

impl Clocks {
    pub(crate) fn new(pace: Pace, slack_ms: u64) -> Self {
        let base = match pace {
            Pace::Clock { base, .. } => base,
            Pace::MoveTime(_) | Pace::Nodes(_) => 0,
        };
        Self {
            pace,
            left: BySide::from_fn(|_| Duration::from_millis(base)),
            slack: Duration::from_millis(slack_ms),
        }
    }

    /// The command that makes a side think.
    pub(crate) fn go(&self) -> String {
        match self.pace {
            Pace::MoveTime(ms) => format!("go movetime {ms}"),
            Pace::Nodes(nodes) => format!("go nodes {nodes}"),
            Pace::Clock { increment, .. } => {
                let [white, black] = Side::BOTH.map(|side| self.left[side].as_millis());
                format!("go wtime {white} btime {black} winc {increment} binc {increment}")
            }
        }
    }

    /// After this the side has lost on time. Counted positions take as long as they take.
    pub(crate) fn most(&self, side: Side) -> Duration {
        match self.pace {
            Pace::MoveTime(ms) => Duration::from_millis(ms) + self.slack,
            Pace::Nodes(_) => Duration::from_secs(600),
            Pace::Clock { .. } => self.left[side] + self.slack,
        }
    }

    pub(crate) fn spend(&mut self, side: Side, time: Duration) {
        if let Pace::Clock { increment, .. } = self.pace {
            let left = self.left[side].saturating_sub(time);
            self.left[side] = left + Duration::from_millis(increment);
        }
    }
}
