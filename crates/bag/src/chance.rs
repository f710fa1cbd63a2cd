//! The bag's chance: drawn from its seed by purpose, so that nothing has to be remembered but the seed.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};

/// What chance is drawn for.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Purpose {
    /// How the pieces lie.
    Strewing,
    /// How a hand's frame is turned, and where it reaches in.
    Frame { hand: usize },
    /// How a cupping shifts the frame.
    Shift { hand: usize, cuppings: u32 },
    /// How a felt place wanders.
    Drift { hand: usize, tick: u32 },
    /// Who is first when two hands close at the same tick.
    Order { tick: u32 },
}

/// A stream of numbers for one purpose.
pub(crate) struct Chance(ChaCha8Rng);

impl Chance {
    pub(crate) fn new(seed: u64, purpose: Purpose) -> Self {
        let (kind, which) = match purpose {
            Purpose::Strewing => (0_u64, 0),
            Purpose::Frame { hand } => (1, hand as u64),
            Purpose::Shift { hand, cuppings } => (2 + hand as u64, u64::from(cuppings)),
            Purpose::Drift { hand, tick } => (64 + hand as u64, u64::from(tick)),
            Purpose::Order { tick } => (255, u64::from(tick)),
        };
        let mut numbers = ChaCha8Rng::seed_from_u64(seed);
        numbers.set_stream(kind << 32 | which);
        Self(numbers)
    }

    /// From 0 up to 1, in 24 bits.
    pub(crate) fn unit(&mut self) -> f32 {
        (self.0.next_u32() >> 8) as f32 / (1 << 24) as f32
    }

    /// From -`most` to `most`.
    pub(crate) fn within(&mut self, most: f32) -> f32 {
        (self.unit() * 2.0 - 1.0) * most
    }

    /// Below `count`.
    pub(crate) fn below(&mut self, count: usize) -> usize {
        (self.0.next_u64() % count.max(1) as u64) as usize
    }

    /// A turn in radians.
    pub(crate) fn angle(&mut self) -> f32 {
        self.unit() * std::f32::consts::TAU
    }
}
