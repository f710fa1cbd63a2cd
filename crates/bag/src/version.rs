//! Which laws a bag follows: a recording names its own, and is replayed by them for good.

use serde::{Deserialize, Serialize};

/// The version of the world in the bag.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum WorldVersion {
    /// A hand closes where it is, on what is there.
    First,
    /// A hand that closes goes to the nearest free piece within its reach.
    Second,
}

impl WorldVersion {
    /// That of every new bag.
    pub const LATEST: Self = Self::Second;

    /// As it is written down.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// What [`WorldVersion::number`] wrote.
    #[must_use]
    pub fn from_number(number: u8) -> Option<Self> {
        [Self::First, Self::Second]
            .into_iter()
            .find(|version| version.number() == number)
    }
}

impl Default for WorldVersion {
    fn default() -> Self {
        Self::LATEST
    }
}
