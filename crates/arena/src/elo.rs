//! What a match says about strength: Elo with its error, and whether it is enough to decide.

use serde::Serialize;

/// Results of games played in pairs from one opening, colours swapped, as the first player sees them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct Tally {
    /// Games won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
    /// Pairs by half points: none, one … four.
    pub pairs: [u64; 5],
}

/// A sequential test: is the first player stronger by `high` rather than by `low` Elo?
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sprt {
    /// What would not be worth it.
    pub low: f64,
    /// What would.
    pub high: f64,
}

/// What a sequential test says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The higher of the two claims.
    Stronger,
    /// The lower.
    NotStronger,
}

/// Both kinds of error are made once in twenty times.
const BOUND: f64 = 2.944_438_979_166_44;

impl Tally {
    /// Counts a pair, in half points of the first player in each game.
    pub fn add(&mut self, halves: [u8; 2]) {
        for half in halves {
            match half {
                0 => self.losses += 1,
                1 => self.draws += 1,
                _ => self.wins += 1,
            }
        }
        let sum = usize::from(halves[0] + halves[1]).min(4);
        self.pairs[sum] += 1;
    }

    /// Games counted.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// The first player's share of the points.
    #[must_use]
    pub fn score(&self) -> f64 {
        (self.wins as f64 + self.draws as f64 / 2.0) / (self.games() as f64).max(1.0)
    }

    /// Variance of a pair's share around the mean. A whisper of every result keeps it from being nothing.
    fn variance(&self) -> f64 {
        let weights = self.pairs.map(|count| count as f64 + 1e-3);
        let all: f64 = weights.iter().sum();
        let mean = (0..5).map(|n| weights[n] * n as f64 / 4.0).sum::<f64>() / all;
        (0..5)
            .map(|n| weights[n] * (n as f64 / 4.0 - mean).powi(2))
            .sum::<f64>()
            / all
    }

    /// Elo difference and the half width of its 95 % interval.
    #[must_use]
    pub fn elo(&self) -> (f64, f64) {
        let pairs = (self.games() as f64 / 2.0).max(1.0);
        let (score, error) = (self.score(), 1.96 * (self.variance() / pairs).sqrt());
        let half = (elo_of(score + error) - elo_of(score - error)) / 2.0;
        (elo_of(score), half)
    }

    /// The log likelihood ratio of the test's two claims.
    #[must_use]
    pub fn llr(&self, test: Sprt) -> f64 {
        let [low, high] = [test.low, test.high].map(score_of);
        let pairs = self.games() as f64 / 2.0;
        pairs * (high - low) * (2.0 * self.score() - low - high) / (2.0 * self.variance())
    }

    /// What the test says by now, if anything.
    #[must_use]
    pub fn verdict(&self, test: Sprt) -> Option<Verdict> {
        let llr = self.llr(test);
        if self.games() < 20 {
            None
        } else if llr >= BOUND {
            Some(Verdict::Stronger)
        } else {
            (llr <= -BOUND).then_some(Verdict::NotStronger)
        }
    }
}

/// The share of the points that so much more Elo gets.
pub(crate) fn score_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// Bounded: nobody is infinitely stronger.
fn elo_of(score: f64) -> f64 {
    let score = score.clamp(1e-4, 1.0 - 1e-4);
    -400.0 * (1.0 / score - 1.0).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(pairs: &[([u8; 2], u64)]) -> Tally {
        let mut tally = Tally::default();
        for &(halves, times) in pairs {
            (0..times).for_each(|_| tally.add(halves));
        }
        tally
    }

    #[test]
    fn equal_players_are_equal() {
        let even = tally(&[([2, 0], 50), ([1, 1], 50), ([0, 2], 50)]);
        let (elo, error) = even.elo();
        assert!(elo.abs() < 1e-9 && error < 5.0, "{elo} {error}");
        assert_eq!((even.wins, even.draws, even.losses), (100, 100, 100));
    }

    #[test]
    fn three_quarters_are_191_elo() {
        let (elo, _) = tally(&[([2, 1], 100)]).elo();
        assert!((elo - 190.8).abs() < 0.1, "{elo}");
    }

    #[test]
    fn a_test_decides_both_ways() {
        let test = Sprt {
            low: 0.0,
            high: 10.0,
        };
        let better = tally(&[([2, 1], 300), ([1, 0], 100), ([2, 0], 200)]);
        assert_eq!(better.verdict(test), Some(Verdict::Stronger));
        let worse = tally(&[([1, 0], 300), ([2, 1], 100), ([2, 0], 200)]);
        assert_eq!(worse.verdict(test), Some(Verdict::NotStronger));
        assert_eq!(tally(&[([2, 0], 200)]).llr(test).signum(), -1.0);
        assert_eq!(tally(&[([2, 1], 2)]).verdict(test), None);
    }
}
