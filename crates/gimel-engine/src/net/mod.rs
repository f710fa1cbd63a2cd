//! A small net that judges positions: its numbers, and how they are read from a file.
//!
//! 960 inputs say what stands where, what is in hand and what was captured, once from each side's point of view; 256
//! neurons a side, squared between 0 and 1; eight sets of output weights, one for each stretch of the way to the target.
//! Everything is whole numbers, so that every machine says the same.

mod features;
mod stack;

#[cfg(test)]
mod tests;

use std::sync::{Arc, OnceLock};

use gimel::{Falcon, Options, PiecesEach, Position, Side};
use thiserror::Error;

pub(crate) use stack::Stack;

/// Inputs of each side's half.
pub(crate) const INPUTS: usize = 960;
/// Neurons of each side's half.
pub(crate) const HIDDEN: usize = 256;
/// Sets of output weights.
const BUCKETS: usize = 8;
/// Inputs that are on at the same time: every piece is somewhere.
const PIECES: i32 = 48;
/// What a neuron's 1 is.
const ONE: i16 = 255;
/// What an output weight's 1 is.
const OUT_ONE: i64 = 64;
/// Points from one set of output weights to the next.
const BUCKET_POINTS: u32 = 8;

const MAGIC: &[u8; 8] = b"GIMELNET";
/// Magic, scale, neurons, outputs.
const SIZE: usize = 8 + 4 + (INPUTS + 1) * HIDDEN * 2 + BUCKETS * (2 * HIDDEN * 2 + 4);

/// Numbers of one input, one for each neuron.
pub(crate) type Row = [i16; HIDDEN];

/// A net.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Net {
    rows: Vec<Row>,
    bias: Row,
    /// Own half and the other's, by bucket.
    out: Vec<[Row; 2]>,
    out_bias: [i32; BUCKETS],
    /// Centipoints of an output of 1.
    scale: i32,
}

/// Why bytes are no net.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum NetError {
    /// Another kind of file.
    #[error("this is no net; expected a file of {SIZE} bytes that begins with GIMELNET")]
    NoNet,
    /// The numbers are so large that sums could overflow.
    #[error("the net's numbers are too large; expected a net made by training/train.py")]
    TooLarge,
}

/// Made by `training/train.py`; docs/STRENGTH.md says from what, and what it is worth.
const OWN: &[u8] = include_bytes!("../../net.bin");

impl Net {
    /// The net that this program was built with.
    #[must_use]
    pub fn own() -> Option<Arc<Self>> {
        static READ: OnceLock<Option<Arc<Net>>> = OnceLock::new();
        let read = || Self::from_bytes(OWN).ok().map(Arc::new);
        READ.get_or_init(read).clone()
    }

    /// Reads a net as `training/train.py` writes it.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NetError> {
        if bytes.len() != SIZE || !bytes.starts_with(MAGIC) {
            return Err(NetError::NoNet);
        }
        let mut reader = Reader(&bytes[MAGIC.len()..]);
        let scale = reader.long();
        let rows = (0..INPUTS).map(|_| reader.row()).collect();
        let bias = reader.row();
        let out = (0..BUCKETS).map(|_| [reader.row(), reader.row()]).collect();
        let out_bias = std::array::from_fn(|_| reader.long());
        let net = Self {
            rows,
            bias,
            out,
            out_bias,
            scale,
        };
        net.is_safe().then_some(net).ok_or(NetError::TooLarge)
    }

    /// Whether no sum can leave its type, whatever stands on the board.
    fn is_safe(&self) -> bool {
        let size = |number: i16| i32::from(number).abs();
        let neurons = (0..HIDDEN).all(|n| {
            let largest = self.rows.iter().map(|row| size(row[n])).max();
            // An update adds before it takes away: two pieces more.
            size(self.bias[n]) + (PIECES + 2) * largest.unwrap_or(0) <= i32::from(i16::MAX)
        });
        let outputs = self.out.iter().all(|halves| {
            let weights = halves.iter().flatten();
            let sum: i64 = weights.clone().map(|&weight| i64::from(size(weight))).sum();
            weights.copied().map(size).all(|weight| weight <= 128)
                && sum * i64::from(ONE) * i64::from(ONE) <= i64::from(i32::MAX)
        });
        neurons && outputs && (1..=10_000).contains(&self.scale)
    }

    /// Whether it has learned the game that these options describe. Whether the draw rule or the time may end it is
    /// not asked: it won without and with them.
    #[must_use]
    pub fn knows(options: &Options) -> bool {
        let learned = Options::default();
        options.target == learned.target
            && (options.draw_min, options.draw_lead) == (learned.draw_min, learned.draw_lead)
            && options.falcon == Falcon::Ring
            && !options.cat_diagonal
            && options.pieces_each == PiecesEach::Eight
    }

    /// What the position is worth to the side to move, in centipoints, worked out from nothing.
    #[must_use]
    pub fn evaluate(&self, position: &Position) -> i32 {
        Stack::new(self, position).evaluate(position)
    }

    /// The output for a side whose neurons are `own`.
    #[inline(always)]
    fn output(&self, own: &Row, other: &Row, bucket: usize) -> i32 {
        let Some([own_weights, other_weights]) = self.out.get(bucket) else {
            return 0;
        };
        let sum = squares(own, own_weights) + squares(other, other_weights);
        let one = i64::from(ONE);
        let value = i64::from(sum) / one + i64::from(self.out_bias[bucket]);
        (value * i64::from(self.scale) / (one * OUT_ONE)) as i32
    }
}

/// Which output weights judge a position: the closer to the target, the later ones.
fn bucket(position: &Position) -> usize {
    let most = position
        .points(Side::White)
        .max(position.points(Side::Black));
    ((most / BUCKET_POINTS) as usize).min(BUCKETS - 1)
}

/// The sum of the neurons' squares, each between 0 and 1 before, with their weights.
///
/// Multiplied in this order, two products at a time fit the machine's own instructions; [`Net::is_safe`] has made sure that
/// nothing overflows.
#[inline(always)]
fn squares(neurons: &Row, weights: &Row) -> i32 {
    let pairs = neurons.iter().zip(weights);
    pairs.fold(0, |sum: i32, (&neuron, &weight)| {
        let neuron = neuron.clamp(0, ONE);
        let product = neuron.wrapping_mul(weight);
        sum.wrapping_add(i32::from(product) * i32::from(neuron))
    })
}

/// Takes little-endian numbers from the front; there are enough of them.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> [u8; N] {
        match self.0.split_first_chunk() {
            Some((bytes, rest)) => {
                self.0 = rest;
                *bytes
            }
            None => [0; N],
        }
    }

    fn long(&mut self) -> i32 {
        i32::from_le_bytes(self.take())
    }

    fn row(&mut self) -> Row {
        std::array::from_fn(|_| i16::from_le_bytes(self.take()))
    }
}
