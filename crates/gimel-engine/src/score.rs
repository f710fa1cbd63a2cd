//! What a position is worth to the side to move, in hundredths of a point.

use std::fmt;

/// Longest line the search looks at, in turns.
pub(crate) const MOST_PLIES: usize = 96;
/// A won game; sooner is better, so every turn until then costs one.
pub(crate) const WON: i32 = 30_000;
/// From here on the result is certain.
const DECIDED: i32 = WON - 1_000;
/// More than any value.
pub(crate) const INFINITE: i32 = WON + 1;
/// The most an evaluation may claim.
pub(crate) const MOST_CLAIMED: i32 = 20_000;

/// A lead, in centipoints, that wins three games out of four or so.
const TELLING_LEAD: f64 = 600.0;

/// A score in centipoints, from the point of view of the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Score(i32);

impl Score {
    pub(crate) const fn new(value: i32) -> Self {
        Self(value)
    }

    /// Hundredths of a point; about ±30,000 where the result is certain.
    #[must_use]
    pub const fn centipoints(self) -> i32 {
        self.0
    }

    /// In how many turns the game is won (positive) or lost (negative), where the search saw its end.
    #[must_use]
    pub const fn turns_to_end(self) -> Option<i32> {
        if self.0 > DECIDED {
            Some(WON - self.0)
        } else if self.0 < -DECIDED {
            Some(-(WON + self.0))
        } else {
            None
        }
    }

    /// The chance to win, `0.0..=1.0`, a draw counting half.
    ///
    /// Made of operations that every machine rounds alike, so that the same seed chooses the same move everywhere.
    #[must_use]
    pub fn win_chance(self) -> f64 {
        if self.turns_to_end().is_some() {
            return if self.0 > 0 { 1.0 } else { 0.0 };
        }
        let lead = f64::from(self.0) / TELLING_LEAD;
        f64::midpoint(1.0, lead / (1.0 + lead * lead).sqrt())
    }
}

/// `+1.25`, or `wins in 3` where the end is in sight.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.turns_to_end() {
            Some(turns) if turns > 0 => write!(f, "wins in {turns}"),
            Some(turns) => write!(f, "loses in {}", -turns),
            None => {
                let sign = if self.0 < 0 { '-' } else { '+' };
                let size = self.0.unsigned_abs();
                write!(f, "{sign}{}.{:02}", size / 100, size % 100)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_even_grow_with_the_lead_and_mirror() {
        assert_eq!(Score::new(0).win_chance(), 0.5);
        let mut before = 0.0;
        for value in (-MOST_CLAIMED..=MOST_CLAIMED).step_by(50) {
            let chance = Score::new(value).win_chance();
            assert!(chance > before && chance < 1.0, "{value}");
            assert!((chance + Score::new(-value).win_chance() - 1.0).abs() < 1e-12);
            before = chance;
        }
        assert_eq!(Score::new(WON - 3).win_chance(), 1.0);
        assert_eq!(Score::new(4 - WON).win_chance(), 0.0);
    }

    #[test]
    fn scores_read_well() {
        for (value, text) in [
            (0, "+0.00"),
            (125, "+1.25"),
            (-5, "-0.05"),
            (-1230, "-12.30"),
            (WON - 3, "wins in 3"),
            (2 - WON, "loses in 2"),
        ] {
            assert_eq!(Score::new(value).to_string(), text);
        }
    }
}
