//! Clocks counting on from a view: the house's time is the only time.

use gimel::{BySide, Side};
use table::{ClockView, View};

/// Less than this is little time, in milliseconds.
const HURRY: i64 = 10_000;
const SECOND: i64 = 1000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// A clock as it is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Face {
    /// What is left, in milliseconds.
    pub left: i64,
    /// It runs.
    pub runs: bool,
}

impl Face {
    /// `14:20`, `1:04:20`, `2 d 3 h`, or `0:09.4` in the last ten seconds.
    #[must_use]
    pub fn text(self) -> String {
        let left = self.left.max(0);
        let (days, hours) = (left / DAY, left % DAY / HOUR);
        let (minutes, seconds) = (left % HOUR / MINUTE, left % MINUTE / SECOND);
        if days > 0 {
            format!("{days} d {hours} h")
        } else if hours > 0 {
            format!("{hours}:{minutes:02}:{seconds:02}")
        } else if left < HURRY {
            format!("0:{seconds:02}.{}", left % SECOND / 100)
        } else {
            format!("{minutes}:{seconds:02}")
        }
    }

    /// Little time is left.
    #[must_use]
    pub const fn hurry(self) -> bool {
        self.left < HURRY
    }
}

/// Both clocks at an instant of the house's time; none where nothing was agreed.
#[must_use]
pub fn faces(view: &View, house_now: f64) -> BySide<Option<Face>> {
    let Some(game) = view.gimel() else {
        return BySide {
            white: None,
            black: None,
        };
    };
    let passed = (house_now as i64 - view.now.0).max(0);
    BySide::from_fn(|side| face(&game.clocks, side, passed))
}

fn face(clocks: &ClockView, side: Side, passed: i64) -> Option<Face> {
    let runs = clocks.running == Some(side);
    let counted = |left: table::Millis, counts: bool| Face {
        left: (left.0 - if counts { passed } else { 0 }).max(0),
        runs,
    };
    let own = clocks.left.map(|left| counted(left[side], runs));
    let turn = clocks
        .turn_left
        .filter(|_| runs)
        .map(|left| counted(left, true));
    let game = clocks
        .game_left
        .map(|left| counted(left, clocks.running.is_some()));
    own.or(turn).or(game)
}

/// Times at which a running clock is worth a word, in milliseconds.
const WARNINGS: [i64; 3] = [MINUTE, 30 * SECOND, 10 * SECOND];

/// The warning that a clock passed between two looks at it.
#[must_use]
pub fn warning(before: i64, now: i64) -> Option<i64> {
    WARNINGS.into_iter().find(|&at| before > at && now <= at)
}
