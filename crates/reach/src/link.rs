//! The way to a person and back, as the server itself measured it.

use std::collections::VecDeque;

use crate::time::MS_PER_TICK;

/// How many measurements the shortest way is taken from.
const REMEMBERED: usize = 24;
/// How much a new measurement weighs.
const WEIGHT: f32 = 1.0 / 8.0;
/// So many times the usual deviation is still believed.
const BELIEVED: f32 = 3.0;
/// A way is believed to be longer than its shortest by this at least and at most, whatever was measured.
const LEAST_SLACK: f32 = MS_PER_TICK / 2.0;
const MOST_SLACK: f32 = 60.0;
/// The least and the most that one hand adds to the error of a comparison: both together one tick, or thirty milliseconds.
const LEAST_ERROR: f32 = MS_PER_TICK / 2.0;
const MOST_ERROR: f32 = 15.0;

/// Round trips, in milliseconds. Without any measurement it is a way of no length.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Link {
    last: VecDeque<f32>,
    mean: f32,
    jitter: f32,
}

impl Link {
    /// Notes a round trip.
    pub fn measured(&mut self, round_trip_ms: f32) {
        let round_trip = if round_trip_ms.is_finite() {
            round_trip_ms.max(0.0)
        } else {
            return;
        };
        // The first ones weigh more: there is little else to go by.
        let weight = WEIGHT.max(1.0 / (self.last.len() + 1) as f32);
        let off = round_trip - self.mean;
        self.mean += off * weight;
        if self.is_known() {
            self.jitter += (off.abs() - self.jitter) * weight;
        }
        self.last.push_back(round_trip);
        if self.last.len() > REMEMBERED {
            self.last.pop_front();
        }
    }

    /// Whether anything was measured.
    #[must_use]
    pub fn is_known(&self) -> bool {
        !self.last.is_empty()
    }

    /// The shortest round trip of the last ones.
    #[must_use]
    pub fn least(&self) -> f32 {
        self.last.iter().copied().reduce(f32::min).unwrap_or(0.0)
    }

    /// How long a message usually takes one way.
    #[must_use]
    pub fn one_way(&self) -> f32 {
        self.mean / 2.0
    }

    /// How much longer than half of the shortest round trip a message may take and still be believed.
    fn slack(&self) -> f32 {
        let usual = (self.mean - self.least()) / 2.0 + BELIEVED * self.jitter;
        usual.clamp(LEAST_SLACK, MOST_SLACK)
    }

    /// The longest that a message is believed to take one way.
    #[must_use]
    pub fn slowest(&self) -> f32 {
        self.least() / 2.0 + self.slack()
    }

    /// What this hand adds to the error of a comparison.
    #[must_use]
    pub fn error(&self) -> f32 {
        (self.jitter / 2.0).clamp(LEAST_ERROR, MOST_ERROR)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn link(round_trips: &[f32]) -> Link {
        let mut link = Link::default();
        round_trips.iter().for_each(|ms| link.measured(*ms));
        link
    }

    #[test]
    fn a_steady_way_is_known_to_half_a_tick() {
        let steady = link(&[80.0; 10]);
        assert_eq!((steady.least(), steady.one_way()), (80.0, 40.0));
        assert_eq!(steady.slowest(), 40.0 + LEAST_SLACK);
        assert_eq!(steady.error(), LEAST_ERROR);
    }

    #[test]
    fn a_shaky_way_is_believed_less_exactly_and_never_without_bounds() {
        let shaky = link(&[80.0, 120.0, 90.0, 140.0, 80.0, 130.0, 100.0]);
        assert!(shaky.slowest() > 60.0 && shaky.error() > LEAST_ERROR);
        let wild = link(&[20.0, 900.0, 20.0, 900.0, 20.0, 900.0]);
        assert_eq!(wild.slowest(), 10.0 + MOST_SLACK);
        assert_eq!(wild.error(), MOST_ERROR);
        assert_eq!(link(&[f32::NAN, f32::INFINITY]), Link::default());
    }

    #[test]
    fn an_old_short_way_is_forgotten() {
        let mut moved = link(&[10.0; 30]);
        (0..REMEMBERED).for_each(|_| moved.measured(100.0));
        assert_eq!(moved.least(), 100.0);
    }
}
