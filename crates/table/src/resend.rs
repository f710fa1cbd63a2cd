//! Messages that come again: a browser repeats what was not answered, and nothing is done twice.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::Sent;

/// How many of a window's messages are remembered one by one.
const REMEMBERED: usize = 64;

/// How a message stands to those that were here before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Arrival {
    /// Later than all of its window.
    New,
    /// It was done already.
    Again,
    /// A later one of its window was done and this one was not: too late to do it now.
    Overtaken,
}

/// What was done, by window and number.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Received {
    windows: BTreeMap<String, BTreeSet<u64>>,
}

impl Received {
    pub(crate) fn add(&mut self, sent: &Sent) {
        let numbers = self.windows.entry(sent.client.clone()).or_default();
        numbers.insert(sent.number);
        if numbers.len() > REMEMBERED {
            numbers.pop_first();
        }
    }

    pub(crate) fn arrival(&self, sent: &Sent) -> Arrival {
        match self.windows.get(&sent.client) {
            Some(numbers) if numbers.contains(&sent.number) => Arrival::Again,
            Some(numbers) if numbers.last().is_some_and(|&last| sent.number < last) => {
                Arrival::Overtaken
            }
            _ => Arrival::New,
        }
    }
}
