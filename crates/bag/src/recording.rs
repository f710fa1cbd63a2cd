//! A contest written down: what the bag was made from, and what every hand did. It replays bit by bit.

use serde::{Deserialize, Serialize};
use shapes::Form;

use crate::bag::{Bag, Tick, TickNumber};
use crate::input::HandInput;
use crate::settings::Settings;

/// Everything that is needed to see a contest again.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Recording {
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
        Bag::new(self.seed, &self.things, self.hands.len(), &self.settings)
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

    /// Small: a few kilobytes for ten seconds of two hands.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        postcard::to_allocvec(self).expect("a recording has nothing that cannot be written")
    }

    /// Reads what [`Recording::to_bytes`] wrote.
    #[must_use]
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        postcard::from_bytes(bytes).ok()
    }
}
