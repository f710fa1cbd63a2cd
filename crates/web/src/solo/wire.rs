//! What the page and the keeper of the table of Dschamál on this device say to each other.

use protocol::{HandFrame, TouchFrame};
use serde::{Deserialize, Serialize};
use table::{Command, SeatNumber, Settings, View};

use crate::net::wood_line::Held;

/// The page wants something.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Want {
    /// The table that was kept, entry by entry.
    Restore(Vec<String>),
    /// A fresh one: for whom, by which rules, with bots of which level on all other seats.
    Open(String, Box<Settings>, u8),
    /// The person does something; the answer carries the number.
    Act(u64, Box<Command>),
    /// The person's hand does something in the bag.
    Hand(HandFrame),
    /// The person's hand builds.
    Hold(Held),
    /// Time has passed.
    Wake,
    /// The table is cleared away.
    Clear,
}

/// The keeper tells.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Told {
    /// How the table stands.
    Shown {
        /// As the person may see it.
        view: Box<View>,
        /// Nothing that was kept before belongs to it.
        fresh: bool,
        /// What is to be kept besides, by number.
        added: Vec<(u64, String)>,
    },
    /// There is no table.
    Empty,
    /// What became of something the person did.
    Answered {
        /// Which.
        number: u64,
        /// Why not.
        refused: Option<String>,
    },
    /// What the person's fingertip felt.
    Felt {
        /// One after the other.
        frames: Vec<TouchFrame>,
    },
    /// The bag heaves.
    Heave {
        /// How much.
        heave: u8,
    },
    /// A hand is out of the bag and others are not.
    CameOut {
        /// At which reach.
        reach: u32,
        /// Whose.
        seat: SeatNumber,
        /// When those that are left come out, by the device's time.
        until: Option<i64>,
    },
    /// Somebody called the camel.
    Shouted {
        /// At which reach.
        reach: u32,
        /// Who.
        seat: SeatNumber,
    },
    /// A hand builds.
    Held(Held),
    /// The keeper wants to be asked again.
    Wake {
        /// When, by the device's time.
        at: i64,
    },
}
