//! A builder's chance: drawn from its seed, the same on every machine.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};

/// A stream of numbers.
pub(crate) struct Chance(ChaCha8Rng);

impl Chance {
    pub(crate) fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    /// From 0 up to 1, in 24 bits.
    pub(crate) fn unit(&mut self) -> f32 {
        (self.0.next_u32() >> 8) as f32 / (1 << 24) as f32
    }

    /// From `least` up to and without `most`.
    pub(crate) fn between(&mut self, least: u32, most: u32) -> u32 {
        least + (self.unit() * (most - least) as f32) as u32
    }

    /// Around zero, mostly within one: the sum of twelve is nearly a bell.
    pub(crate) fn bell(&mut self) -> f32 {
        (0..12).map(|_| self.unit()).sum::<f32>() - 6.0
    }
}
