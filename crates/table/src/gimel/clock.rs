//! Clocks of a Gimel game. They only add and compare: what time it is comes from outside.

use gimel::{BySide, Options, Side};
use serde::{Deserialize, Serialize};

use crate::{Millis, TimeControl};

/// The most a turn's clock is credited with for the network.
pub const MOST_CREDIT: Millis = Millis(500);
/// What is left at least to a player who had that much when the increments of turns taken back are given back.
const LEAST_AFTER_TAKEBACK: Millis = Millis(1000);

/// What a deadline means when it is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deadline {
    /// The player to move has no time left.
    Flag,
    /// The turn took too long (G-21).
    Turn,
    /// The playing time is over (G-20).
    Game,
}

/// The clocks of one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clocks {
    control: TimeControl,
    /// What is left of the agreed playing time at the beginning.
    game: Option<Millis>,
    /// The most a turn may take.
    turn: Option<Millis>,
    left: BySide<Millis>,
    game_started: Millis,
    turn_started: Millis,
    /// When clocks last went on after they stood still.
    resumed: Millis,
    credit: BySide<Millis>,
    running: bool,
}

/// Clocks as they are shown; a browser counts on from here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockView {
    /// What each has left, at the instant of the view; none without such a clock.
    pub left: Option<BySide<Millis>>,
    /// Whose time runs.
    pub running: Option<Side>,
    /// What is left for the turn.
    pub turn_left: Option<Millis>,
    /// What is left of the game.
    pub game_left: Option<Millis>,
    /// What the network took of each one's last turn, and was not counted.
    pub credit: BySide<Millis>,
}

impl Clocks {
    /// Clocks that start now.
    #[must_use]
    pub fn start(control: TimeControl, options: &Options, now: Millis) -> Clocks {
        let by_rules = control == TimeControl::Rules;
        let seconds = |seconds: u64| Millis::seconds(i64::try_from(seconds).unwrap_or(i64::MAX));
        let base = match control {
            TimeControl::Clock { base_s, .. } => Millis::seconds(i64::from(base_s)),
            TimeControl::Days { days } => Millis::days(i64::from(days)),
            TimeControl::Untimed | TimeControl::Rules => Millis::ZERO,
        };
        Clocks {
            control,
            game: options.game_seconds().filter(|_| by_rules).map(seconds),
            turn: options
                .turn_seconds
                .filter(|_| by_rules)
                .map(|limit| seconds(u64::from(limit.get()))),
            left: BySide {
                white: base,
                black: base,
            },
            game_started: now,
            turn_started: now,
            resumed: now,
            credit: BySide {
                white: Millis::ZERO,
                black: Millis::ZERO,
            },
            running: true,
        }
    }

    fn counts_down(&self) -> bool {
        matches!(
            self.control,
            TimeControl::Clock { .. } | TimeControl::Days { .. }
        )
    }

    /// How long this turn took, and what of it the network took.
    #[must_use]
    pub fn spent(&self, now: Millis, lag: Millis) -> (Millis, Millis) {
        let passed = (now - self.turn_started).max(Millis::ZERO);
        let credit = lag.clamp(Millis::ZERO, MOST_CREDIT).min(passed);
        (passed - credit, credit)
    }

    /// Would a turn that took so long come too late?
    #[must_use]
    pub fn is_too_late(&self, side: Side, spent: Millis) -> Option<Deadline> {
        if self.counts_down() && spent >= self.left[side] {
            return Some(Deadline::Flag);
        }
        self.turn
            .filter(|&limit| spent >= limit)
            .map(|_| Deadline::Turn)
    }

    /// The next instant at which something is over, without the grace that the network gets.
    #[must_use]
    pub fn deadline(&self, side: Side, time_is_up: bool) -> Option<(Millis, Deadline)> {
        if !self.running {
            return None;
        }
        let flag = self
            .counts_down()
            .then(|| (self.turn_started + self.left[side], Deadline::Flag));
        let turn = self
            .turn
            .map(|limit| (self.turn_started + limit, Deadline::Turn));
        let game = self.game.filter(|_| !time_is_up);
        let game = game.map(|length| (self.game_started + length, Deadline::Game));
        [flag, turn, game]
            .into_iter()
            .flatten()
            .min_by_key(|(at, _)| *at)
    }

    /// A turn is over: the other one's time runs.
    pub fn turn_over(&mut self, side: Side, now: Millis, spent: Millis, credit: Millis) {
        self.left[side] = match self.control {
            TimeControl::Clock { increment_s, .. } => {
                (self.left[side] - spent).max(Millis::ZERO)
                    + Millis::seconds(i64::from(increment_s))
            }
            // Every turn has its days anew.
            TimeControl::Days { .. } | TimeControl::Untimed | TimeControl::Rules => self.left[side],
        };
        self.credit[side] = credit;
        self.turn_started = now;
    }

    /// What each has left, where time counts down: what a log keeps.
    pub(crate) fn left(&self) -> Option<BySide<Millis>> {
        self.counts_down().then_some(self.left)
    }

    /// As a log says.
    pub(crate) fn set_left(&mut self, left: Option<BySide<Millis>>) {
        self.left = left.unwrap_or(self.left);
    }

    /// What the network took of a side's last turn.
    pub(crate) fn set_credit(&mut self, side: Side, credit: Millis) {
        self.credit[side] = credit;
    }

    /// A turn begins: the one after it, or one that was taken back.
    pub(crate) fn turn_begins(&mut self, now: Millis) {
        self.turn_started = now;
    }

    /// The game is over; what is left is known.
    pub(crate) fn halt(&mut self) {
        self.running = false;
    }

    /// Is the playing time over at this instant?
    #[must_use]
    pub(crate) fn is_game_over(&self, at: Millis) -> bool {
        self.game
            .is_some_and(|length| at >= self.game_started + length)
    }

    /// Turns were taken back while `ran`'s time ran: what was used stays used, and what the turns had
    /// earned is given back, so that taking back gains nobody time.
    pub(crate) fn taken_back(&mut self, ran: Side, undone: BySide<u32>, now: Millis) {
        if let TimeControl::Clock { increment_s, .. } = self.control {
            let passed = (now - self.turn_started).max(Millis::ZERO);
            self.left[ran] = (self.left[ran] - passed).max(Millis::ZERO);
            for side in Side::BOTH {
                let earned = i64::from(increment_s) * i64::from(undone[side]);
                let least = self.left[side].min(LEAST_AFTER_TAKEBACK);
                self.left[side] = (self.left[side] - Millis::seconds(earned)).max(least);
            }
        }
        self.turn_begins(now);
    }

    /// Time that nobody could use does not count.
    pub fn pause(&mut self, lost: Millis) {
        self.turn_started = self.turn_started + lost;
        self.game_started = self.game_started + lost;
    }

    /// From now on time counts again; an outage told twice is not counted twice.
    pub(crate) fn resume(&mut self, now: Millis) {
        self.resumed = now;
    }

    /// The part of an outage that fell into this turn and was not made up for yet.
    #[must_use]
    pub fn lost_in(&self, from: Millis, to: Millis) -> Millis {
        let since = from.max(self.turn_started).max(self.resumed);
        (to - since).max(Millis::ZERO)
    }

    /// The game is over.
    pub fn stop(&mut self, side: Side, now: Millis) {
        if self.running && self.counts_down() {
            let passed = (now - self.turn_started).max(Millis::ZERO);
            self.left[side] = (self.left[side] - passed).max(Millis::ZERO);
        }
        self.running = false;
    }

    /// As they are shown now.
    #[must_use]
    pub fn view(&self, side: Side, now: Millis) -> ClockView {
        let passed = if self.running {
            (now - self.turn_started).max(Millis::ZERO)
        } else {
            Millis::ZERO
        };
        let rest = |limit: Millis, since: Millis| (since + limit - now).max(Millis::ZERO);
        let mut left = self.left;
        left[side] = (left[side] - passed).max(Millis::ZERO);
        ClockView {
            left: self.counts_down().then_some(left),
            running: self.running.then_some(side),
            turn_left: self
                .turn
                .filter(|_| self.running)
                .map(|limit| rest(limit, self.turn_started)),
            game_left: self
                .game
                .filter(|_| self.running)
                .map(|limit| rest(limit, self.game_started)),
            credit: self.credit,
        }
    }
}
