//! How somebody does at puzzles: a rating of one's own, rows of solved ones, and the days. Kept on the device.

use serde::{Deserialize, Serialize};

/// Where everybody begins.
const BEGINNING: f64 = 1_000.0;
/// The most that one puzzle changes a rating; more while little is known.
const STEP: f64 = 32.0;
const FIRST_STEP: f64 = 96.0;
/// So many puzzles are little.
const FEW: u32 = 15;
/// A difference that makes one ten times likelier than the other.
const TENFOLD: f64 = 400.0;
/// So many of the last puzzles do not come again.
const REMEMBERED: usize = 400;

/// The record of this device.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Record {
    rating: f64,
    tried: u32,
    solved: u32,
    row: u32,
    longest: u32,
    /// Their numbers, the last one last.
    had: Vec<u32>,
    /// The last day whose puzzle was solved, and how many in a row.
    day: Option<u32>,
    days: u32,
}

impl Default for Record {
    fn default() -> Self {
        Self {
            rating: BEGINNING,
            tried: 0,
            solved: 0,
            row: 0,
            longest: 0,
            had: Vec::new(),
            day: None,
            days: 0,
        }
    }
}

impl Record {
    /// How strong.
    #[must_use]
    pub fn rating(&self) -> u32 {
        self.rating.round() as u32
    }

    /// How many were tried, and how many of them solved at the first try.
    #[must_use]
    pub const fn tried_and_solved(&self) -> (u32, u32) {
        (self.tried, self.solved)
    }

    /// How many in a row now, and the most there ever were.
    #[must_use]
    pub const fn rows(&self) -> (u32, u32) {
        (self.row, self.longest)
    }

    /// Those that had their turn.
    #[must_use]
    pub fn had(&self) -> &[u32] {
        &self.had
    }

    /// The rating after a first try that fails.
    #[must_use]
    pub fn after_a_miss(&self, hard: u32) -> u32 {
        let mut after = self.clone();
        after.note(0, hard, false);
        after.rating()
    }

    /// Notes how the first try went.
    pub fn note(&mut self, number: u32, hard: u32, solved: bool) {
        let expected = 1.0 / (1.0 + 10f64.powf((f64::from(hard) - self.rating) / TENFOLD));
        let step = if self.tried < FEW { FIRST_STEP } else { STEP };
        let came = if solved { 1.0 } else { 0.0 };
        self.rating = (self.rating + step * (came - expected)).clamp(400.0, 3_000.0);
        self.tried += 1;
        self.solved += u32::from(solved);
        self.row = if solved { self.row + 1 } else { 0 };
        self.longest = self.longest.max(self.row);
        self.had.push(number);
        let most = self.had.len().saturating_sub(REMEMBERED);
        self.had.drain(..most);
    }

    /// The puzzle of a day is solved, at whichever try.
    pub fn note_day(&mut self, day: u32) {
        if self.day == Some(day) {
            return;
        }
        let follows = self.day.is_some_and(|last| last + 1 == day);
        self.days = if follows { self.days + 1 } else { 1 };
        self.day = Some(day);
    }

    /// Whether this day's puzzle is solved.
    #[must_use]
    pub fn is_done(&self, day: u32) -> bool {
        self.day == Some(day)
    }

    /// Days in a row, up to this one or the one before.
    #[must_use]
    pub fn days(&self, day: u32) -> u32 {
        let alive = self.day.is_some_and(|last| last == day || last + 1 == day);
        if alive { self.days } else { 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_follow_what_was_solved() {
        let mut record = Record::default();
        record.note(1, 1_000, true);
        assert_eq!(record.rating(), 1_048);
        record.note(2, 1_048, false);
        assert_eq!(record.rating(), 1_000);
        for number in 0..40 {
            record.note(number, 1_400, true);
        }
        assert!(record.rating() > 1_400, "{}", record.rating());
        assert_eq!(record.rows(), (40, 40));
        record.note(99, 800, false);
        assert_eq!(record.rows(), (0, 40));
        assert_eq!(record.tried_and_solved(), (43, 41));
    }

    #[test]
    fn what_a_miss_costs_is_told_as_it_comes() {
        let mut record = Record::default();
        for number in 0..30 {
            let told = record.after_a_miss(900 + number * 7);
            record.note(number, 900 + number * 7, false);
            assert_eq!(record.rating(), told);
        }
    }

    #[test]
    fn days_in_a_row_end_with_a_gap() {
        let mut record = Record::default();
        record.note_day(10);
        record.note_day(10);
        record.note_day(11);
        assert_eq!(
            (record.days(11), record.days(12), record.days(13)),
            (2, 2, 0)
        );
        assert!(record.is_done(11) && !record.is_done(12));
    }

    #[test]
    fn only_so_many_are_remembered() {
        let mut record = Record::default();
        for number in 0..500 {
            record.note(number, 1_000, true);
        }
        assert_eq!(record.had().len(), REMEMBERED);
        assert_eq!(record.had().last(), Some(&499));
    }

    #[test]
    fn record_of_an_older_house_is_read() {
        let old: Record = serde_json::from_str("{\"rating\": 1200.0}").expect("a record");
        assert_eq!(old.rating(), 1_200);
    }
}
