//! A contest written down: what the bag was made from, and what every hand did. It replays bit by bit.

use serde::{Deserialize, Serialize};
use shapes::Form;

use crate::bag::{Bag, Tick, TickNumber};
use crate::input::HandInput;
use crate::settings::Settings;
use crate::version::WorldVersion;

/// No number that a recording of the first world could begin with is written like this: more follows for ever.
const MARK: [u8; 10] = [0xff; 10];

/// Everything that is needed to see a contest again.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Recording {
    /// By which laws: written before everything else, see [`Recording::to_bytes`].
    #[serde(skip)]
    pub version: WorldVersion,
    /// What chance was drawn from. It leaves the house only after the game.
    pub seed: u64,
    /// What lay in the bag.
    pub things: Vec<Form>,
    /// How the bag felt.
    pub settings: Settings,
    ticks: TickNumber,
    /// Each hand's inputs as runs of equal ones.
    hands: Vec<Vec<Run>>,
}

#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
struct Run {
    ticks: u32,
    input: HandInput,
}

impl Recording {
    /// Nothing has happened yet.
    #[must_use]
    pub fn new(seed: u64, things: &[Form], hands: usize, settings: &Settings) -> Self {
        Self {
            version: WorldVersion::LATEST,
            seed,
            things: things.to_vec(),
            settings: *settings,
            ticks: 0,
            hands: vec![Vec::new(); hands],
        }
    }

    /// Notes one step; a hand without an input kept still.
    pub fn push(&mut self, inputs: &[HandInput]) {
        self.ticks += 1;
        for (hand, runs) in self.hands.iter_mut().enumerate() {
            let input = inputs.get(hand).copied().unwrap_or_default();
            match runs.last_mut() {
                Some(run) if run.input == input => run.ticks += 1,
                _ => runs.push(Run { ticks: 1, input }),
            }
        }
    }

    /// How long it took.
    #[must_use]
    pub fn ticks(&self) -> TickNumber {
        self.ticks
    }

    /// The bag before anything happened.
    #[must_use]
    pub fn bag(&self) -> Bag {
        let hands = self.hands.len();
        Bag::of_version(self.version, self.seed, &self.things, hands, &self.settings)
    }

    /// Plays it again, showing the bag after every step, and returns the bag at the end.
    pub fn replay(&self, mut see: impl FnMut(&Bag, &Tick)) -> Bag {
        let mut bag = self.bag();
        for inputs in self.inputs() {
            let tick = bag.step(&inputs);
            see(&bag, &tick);
        }
        bag
    }

    /// What every hand did, step by step.
    pub fn inputs(&self) -> impl Iterator<Item = Vec<HandInput>> {
        let mut hands: Vec<_> = self
            .hands
            .iter()
            .map(|runs| {
                runs.iter()
                    .flat_map(|run| std::iter::repeat_n(run.input, run.ticks as usize))
            })
            .collect();
        (0..self.ticks).map(move |_| {
            let next = hands.iter_mut().map(|hand| hand.next().unwrap_or_default());
            next.collect()
        })
    }

    /// Small: a few kilobytes for ten seconds of two hands. The first world's begin with their seed; all later ones with a mark
    /// and the version of their world.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let what = postcard::to_allocvec(self);
        let what = what.expect("a recording has nothing that cannot be written");
        match self.version {
            WorldVersion::First => what,
            later => [&MARK[..], &[later.number()], &what].concat(),
        }
    }

    /// Reads what [`Recording::to_bytes`] wrote.
    #[must_use]
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let (version, bytes) = match bytes.strip_prefix(&MARK) {
            Some([number, rest @ ..]) => (WorldVersion::from_number(*number)?, rest),
            Some([]) => return None,
            None => (WorldVersion::First, bytes),
        };
        let read: Self = postcard::from_bytes(bytes).ok()?;
        Some(Self { version, ..read })
    }
}
