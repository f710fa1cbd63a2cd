//! The one source of chance: what the shell drew for a moment, drawn from as often as something happens in it.

use table::Moment;

/// A number drawn from another: well mixed (splitmix64) and the same on every machine.
#[must_use]
pub const fn mixed(seed: u64, number: u64) -> u64 {
    let mut mixed = seed.wrapping_add(number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

/// Numbers from a seed, one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chance {
    seed: u64,
    drawn: u64,
}

impl Chance {
    /// From this seed.
    #[must_use]
    pub const fn new(seed: u64) -> Chance {
        Chance { seed, drawn: 0 }
    }

    /// The next one.
    pub const fn draw(&mut self) -> u64 {
        let number = mixed(self.seed, self.drawn);
        self.drawn += 1;
        number
    }

    /// This instant, with the next one.
    pub fn moment(&mut self, now: table::Millis) -> Moment {
        Moment {
            now,
            chance: self.draw(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_one_seed_are_many_and_come_again() {
        let draw = |seed| {
            let mut chance = Chance::new(seed);
            [(); 100].map(|()| chance.draw())
        };
        assert_eq!(draw(7), draw(7));
        let mut all: Vec<u64> = (0..4).flat_map(draw).collect();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 400);
        let ones: u32 = all.iter().map(|number| number.count_ones()).sum();
        assert!((12_400..13_200).contains(&ones), "half of the bits: {ones}");
    }
}
