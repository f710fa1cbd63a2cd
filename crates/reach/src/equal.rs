//! The equaliser: which tick counts for what a hand claims, and the inputs that wait for their step.

use std::collections::VecDeque;

use bag::HandInput;

use crate::link::Link;
use crate::reach::Fairness;
use crate::time::{MS_PER_TICK, tick_at, tick_ms};

/// A frame may hold this much more than what was made just now: players may send at every other tick.
pub(crate) const BATCH: f32 = 1.5 * MS_PER_TICK;
/// A clock that goes ahead by more than this is not believed: whoever reaches in just before the call has not reached in at it.
const MOST_AHEAD: f32 = 25.0;

/// The inputs of a hand whose player is somewhere else.
#[derive(Debug, Clone)]
pub(crate) struct Inbox {
    link: Link,
    fairness: Fairness,
    queue: VecDeque<Waiting>,
    last_claim: i64,
    /// The last claimed tick that has taken part.
    applied: i64,
}

#[derive(Debug, Clone, Copy)]
struct Waiting {
    claimed: i64,
    counts: i64,
    input: HandInput,
}

impl Inbox {
    pub(crate) fn new(link: Link, fairness: Fairness) -> Self {
        Self {
            link,
            fairness,
            queue: VecDeque::new(),
            last_claim: i64::MIN,
            applied: 0,
        }
    }

    /// The last tick of the player's own that has taken part.
    pub(crate) fn applied(&self) -> u32 {
        u32::try_from(self.applied).unwrap_or(0)
    }

    pub(crate) fn link(&self) -> &Link {
        &self.link
    }

    /// The tick that counts: the claimed one if the way allows it, else the one at which it can have been made at the latest.
    pub(crate) fn counts(&self, claimed: i64, arrival_ms: f32) -> i64 {
        if self.fairness == Fairness::Off {
            return tick_at(arrival_ms);
        }
        let lag = arrival_ms - tick_ms(claimed) as f32;
        let shortest = self.link.least() / 2.0;
        if (shortest - MOST_AHEAD..=self.link.slowest() + BATCH).contains(&lag) {
            claimed
        } else {
            tick_at(arrival_ms - shortest)
        }
    }

    /// Takes an input in; false if it was made before the call, or before one that is here already.
    pub(crate) fn take(&mut self, claimed: i64, input: HandInput, arrival_ms: f32) -> Taken {
        if claimed <= self.last_claim {
            return Taken::Again;
        }
        self.last_claim = claimed;
        let counts = self.counts(claimed, arrival_ms);
        if counts < 0 {
            let entered = input != HandInput::default();
            return if entered {
                Taken::TooEarly
            } else {
                Taken::Again
            };
        }
        // What was made later does not happen sooner.
        let last = self.queue.back().map_or(0, |last| last.counts);
        self.queue.push_back(Waiting {
            claimed,
            counts: counts.max(last),
            input,
        });
        Taken::In
    }

    /// What the hand does in this step. What comes late happens now, no faster than a hand can; without any input the hand rests.
    pub(crate) fn next(&mut self, step: i64) -> HandInput {
        let mut all = HandInput::default();
        while let Some(next) = self.queue.front().copied() {
            let input = next.input;
            let second_act = all.act.is_some() && input.act.is_some();
            if next.counts > step || second_act {
                break;
            }
            self.queue.pop_front();
            self.applied = next.claimed;
            all = HandInput {
                dx: all.dx.saturating_add(input.dx),
                dy: all.dy.saturating_add(input.dy),
                act: all.act.or(input.act),
            };
        }
        all
    }
}

/// What became of an input.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Taken {
    /// It waits for its step.
    In,
    /// A hand went in before the call.
    TooEarly,
    /// It was here before, or was nothing.
    Again,
}

#[cfg(test)]
mod tests {
    use bag::Act;

    use super::*;

    fn inbox(round_trip: f32) -> Inbox {
        let mut link = Link::default();
        (0..9).for_each(|_| link.measured(round_trip));
        Inbox::new(link, Fairness::Equal)
    }

    fn right(dx: i8) -> HandInput {
        HandInput {
            dx,
            ..HandInput::default()
        }
    }

    #[test]
    fn near_and_far_hands_that_do_the_same_count_the_same() {
        for tick in [0, 1, 60, 3599] {
            let made = tick_ms(tick) as f32;
            for round_trip in [0.0, 20.0, 150.0, 400.0] {
                let arrival = made + round_trip / 2.0;
                assert_eq!(inbox(round_trip).counts(tick, arrival), tick);
            }
        }
    }

    #[test]
    fn a_forged_tick_gains_nothing() {
        // Made at tick 60 and claimed for ever earlier ticks: all that is believed lies within what a measurement leaves open.
        let (near, arrival) = (inbox(20.0), 1010.0);
        for claimed in 0..60 {
            let gained = 60 - near.counts(claimed, arrival);
            assert!(gained <= 3, "tick {claimed} gained {gained}");
        }
        assert_eq!(near.counts(0, arrival), 60);
        assert_eq!(near.counts(600, arrival), 60, "nor is the future");
    }

    #[test]
    fn inputs_wait_for_their_step_and_late_ones_are_not_lost() {
        let mut hand = inbox(0.0);
        for tick in 3..6 {
            assert_eq!(hand.take(tick, right(10), tick_ms(tick) as f32), Taken::In);
        }
        assert_eq!(hand.next(2), HandInput::default());
        assert_eq!(hand.next(3), right(10));
        assert_eq!(hand.next(9), right(20), "both that were left");
        assert_eq!(hand.next(10), HandInput::default(), "the hand rests");
    }

    #[test]
    fn gestures_happen_one_at_a_time_and_nothing_happens_twice() {
        let mut hand = inbox(0.0);
        for tick in 0..2 {
            hand.take(tick, HandInput::act(Act::Cup), 20.0);
            assert_eq!(hand.take(tick, right(1), 20.0), Taken::Again);
        }
        assert_eq!(hand.next(5).act, Some(Act::Cup));
        assert_eq!(hand.next(6).act, Some(Act::Cup));
        assert_eq!(hand.next(7).act, None);
    }

    #[test]
    fn before_the_call_a_hand_stays_out() {
        let mut hand = inbox(40.0);
        assert_eq!(hand.take(-9, HandInput::default(), -130.0), Taken::Again);
        assert_eq!(hand.take(-8, right(1), -120.0), Taken::TooEarly);
        // Claimed for the call and for later, but here too early to be true.
        assert_eq!(hand.take(0, right(1), -10.0), Taken::TooEarly);
        assert_eq!(hand.take(5, right(1), -150.0), Taken::TooEarly);
        assert_eq!(hand.next(9), HandInput::default());
    }
}
