//! A feeler's whims, drawn from its seed.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};

#[derive(Debug, Clone)]
pub(crate) struct Chance(ChaCha8Rng);

impl Chance {
    pub(crate) fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    /// From 0 up to 1.
    pub(crate) fn unit(&mut self) -> f32 {
        (self.0.next_u32() >> 8) as f32 / (1 << 24) as f32
    }

    pub(crate) fn happens(&mut self, share: f32) -> bool {
        self.unit() < share
    }

    pub(crate) fn number(&mut self) -> u64 {
        self.0.next_u64()
    }

    pub(crate) fn below(&mut self, count: usize) -> usize {
        (self.0.next_u64() % count.max(1) as u64) as usize
    }

    /// Nearly normal, with deviation 1.
    pub(crate) fn normal(&mut self) -> f32 {
        let sum: f32 = (0..6).map(|_| self.unit()).sum();
        (sum - 3.0) * std::f32::consts::SQRT_2
    }

    /// Between two numbers of ticks.
    pub(crate) fn ticks(&mut self, least: u32, most: u32) -> u32 {
        least + (self.unit() * (most - least + 1) as f32) as u32
    }
}
