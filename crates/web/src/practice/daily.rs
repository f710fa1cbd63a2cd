//! The daily bag: ten pieces, the same for everybody on the same day, once a day.

use serde::{Deserialize, Serialize};

/// Pieces in a daily bag.
pub const PIECES: usize = 10;
const DAY_MS: f64 = 86_400_000.0;

/// The day, counted from 1970, by the clock of Greenwich.
#[must_use]
pub fn day_of(millis: f64) -> u32 {
    (millis / DAY_MS) as u32
}

/// The seed of a piece: from the day and its number, and nothing else (splitmix64).
#[must_use]
pub const fn seed(day: u32, number: usize) -> u64 {
    let mut mixed = ((day as u64) << 8 | number as u64).wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

/// One piece of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Named {
    /// Was it named rightly?
    pub right: bool,
    /// How long it took.
    pub millis: u32,
}

/// The daily bags of this device: the last one, and how many days in a row.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Days {
    day: u32,
    named: Vec<Named>,
    finished: Option<u32>,
    streak: u32,
}

impl Days {
    /// What was named of this day's bag so far.
    #[must_use]
    pub fn named(&self, day: u32) -> &[Named] {
        if self.day == day { &self.named } else { &[] }
    }

    /// Whether this day's bag is empty.
    #[must_use]
    pub fn is_done(&self, day: u32) -> bool {
        self.named(day).len() >= PIECES
    }

    /// Notes a piece of this day's bag.
    pub fn note(&mut self, day: u32, named: Named) {
        if self.day != day {
            self.day = day;
            self.named.clear();
        }
        if self.named.len() >= PIECES {
            return;
        }
        self.named.push(named);
        if self.named.len() == PIECES {
            let follows = self.finished.is_some_and(|last| last + 1 == day);
            self.streak = if follows { self.streak + 1 } else { 1 };
            self.finished = Some(day);
        }
    }

    /// Days in a row, up to this one or the one before.
    #[must_use]
    pub fn streak(&self, day: u32) -> u32 {
        let alive = self
            .finished
            .is_some_and(|last| last == day || last + 1 == day);
        if alive { self.streak } else { 0 }
    }
}

/// How many were right.
#[must_use]
pub fn score(named: &[Named]) -> usize {
    named.iter().filter(|named| named.right).count()
}

/// How long all took together, in seconds.
#[must_use]
pub fn seconds(named: &[Named]) -> u32 {
    let millis: u32 = named.iter().map(|named| named.millis).sum();
    millis.div_ceil(1000)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn play(days: &mut Days, day: u32) {
        for number in 0..PIECES {
            let right = number % 2 == 0;
            days.note(
                day,
                Named {
                    right,
                    millis: 1500,
                },
            );
        }
    }

    #[test]
    fn bag_of_a_day_is_the_same_for_everybody() {
        assert_eq!(day_of(1_794_700_800_000.0), day_of(1_794_787_199_000.0));
        assert_ne!(seed(20_000, 1), seed(20_000, 2));
        assert_ne!(seed(20_000, 1), seed(20_001, 1));
        // Never to be changed: friends compare their days.
        assert_eq!(seed(20_772, 0), 11_029_594_411_719_426_997);
    }

    #[test]
    fn days_in_a_row_are_counted_and_a_gap_ends_them() {
        let mut days = Days::default();
        play(&mut days, 10);
        play(&mut days, 11);
        assert_eq!(days.streak(11), 2);
        assert_eq!(days.streak(12), 2, "today's bag may still come");
        assert_eq!(days.streak(13), 0);
        play(&mut days, 13);
        assert_eq!(days.streak(13), 1);
    }

    #[test]
    fn each_bag_is_felt_once() {
        let mut days = Days::default();
        play(&mut days, 10);
        assert!(days.is_done(10) && !days.is_done(11));
        days.note(
            10,
            Named {
                right: true,
                millis: 1,
            },
        );
        assert_eq!(days.named(10).len(), PIECES);
        assert_eq!((score(days.named(10)), seconds(days.named(10))), (5, 15));
        assert_eq!(days.named(11), []);
    }
}
