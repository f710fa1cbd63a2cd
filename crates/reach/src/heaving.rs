//! How the sack heaves, seen from outside: one number for the whole of it, smoothed and a second late. Contestants see the
//! television, too, and must learn nothing from it: no places, no states, not whose hand it is.

use std::collections::VecDeque;

use bag::{Bulge, TickNumber};

/// How often it is told.
const TICKS_PER_HEAVE: TickNumber = 6;
/// How late, in the steps in which it is told: a second.
const LATE: usize = 10;
/// How much of a new strength counts at once.
const FRESH: f32 = 0.25;
/// From the strength of all bulges together to 255.
const FULL: f32 = 14.0;

/// The sack.
#[derive(Debug, Clone, Default)]
pub(crate) struct Heaving {
    smooth: f32,
    late: VecDeque<u8>,
}

impl Heaving {
    /// What is seen now, after the step in which hands moved like this; nothing in most steps.
    pub(crate) fn after(&mut self, bulges: &[Bulge], tick: TickNumber) -> Option<u8> {
        if !tick.is_multiple_of(TICKS_PER_HEAVE) {
            return None;
        }
        let strength: f32 = bulges.iter().map(|bulge| f32::from(bulge.strength)).sum();
        self.smooth += (strength - self.smooth) * FRESH;
        let now = (self.smooth / FULL * 255.0).clamp(0.0, 255.0) as u8;
        self.late.push_back(now);
        (self.late.len() > LATE).then(|| self.late.pop_front().unwrap_or(0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_one_number_and_a_second_late() {
        let mut heaving = Heaving::default();
        let wild = [Bulge {
            hand: 1,
            place: [3, 4],
            strength: 7,
        }];
        let told: Vec<u8> = (1..=120)
            .filter_map(|tick| heaving.after(&wild, tick))
            .collect();
        assert_eq!(told.len(), 10, "nothing in the first second");
        assert!(told.windows(2).all(|pair| pair[0] <= pair[1]) && told[9] > told[0]);
    }
}
