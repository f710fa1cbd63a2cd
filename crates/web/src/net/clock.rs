//! What time it is at the house: an offset and the way there and back, measured by pings.

use std::collections::VecDeque;

/// So many measurements count; older ones are forgotten.
const KEPT: usize = 8;

/// One ping and its answer.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Measured {
    rtt: f64,
    offset: f64,
}

/// The house's clock as seen from here, in milliseconds.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct HouseClock {
    lately: VecDeque<Measured>,
    /// Before the first ping is answered: what the house said when it welcomed us.
    rough: f64,
}

impl HouseClock {
    /// The house said its time without being asked.
    pub fn told(&mut self, here: f64, there: f64) {
        if self.lately.is_empty() {
            self.rough = there - here;
        }
    }

    /// A ping sent at `sent` was answered at `here` with the house's time.
    pub fn measured(&mut self, sent: f64, here: f64, there: f64) {
        let rtt = (here - sent).max(0.0);
        self.lately.push_back(Measured {
            rtt,
            offset: there - (sent + rtt / 2.0),
        });
        if self.lately.len() > KEPT {
            self.lately.pop_front();
        }
    }

    /// The quickest of the last few: its offset is the truest.
    fn best(&self) -> Option<Measured> {
        self.lately
            .iter()
            .copied()
            .min_by(|a, b| a.rtt.total_cmp(&b.rtt))
    }

    /// The way there and back, if it was measured.
    #[must_use]
    pub fn rtt(&self) -> Option<f64> {
        self.best().map(|best| best.rtt)
    }

    /// What to add to our clock to get the house's.
    #[must_use]
    pub fn offset(&self) -> f64 {
        self.best().map_or(self.rough, |best| best.offset)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quickest_answer_is_believed() {
        let mut clock = HouseClock::default();
        clock.told(1000.0, 5100.0);
        assert_eq!(clock.offset(), 4100.0);
        clock.measured(2000.0, 2040.0, 6020.0);
        assert_eq!((clock.rtt(), clock.offset()), (Some(40.0), 4000.0));
        clock.measured(3000.0, 3400.0, 7390.0);
        assert_eq!(
            clock.offset(),
            4000.0,
            "a slow answer says less about the time"
        );
        for at in 0..8 {
            let at = 10_000.0 + f64::from(at);
            clock.measured(at, at + 100.0, at + 3050.0);
        }
        assert_eq!(clock.offset(), 3000.0, "old measurements are forgotten");
    }
}
