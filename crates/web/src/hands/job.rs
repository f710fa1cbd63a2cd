//! What the thread of the hands is asked for.

use serde::{Deserialize, Serialize};

use crate::alone::wire::At;
use crate::lamp::wire::Show;
use crate::practice::wire::Ask;
use crate::solo::wire::Want;

/// Something to do. A page asks for one kind only; the answers need no name.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Job {
    /// Practice.
    Practice(Ask),
    /// The table on this device.
    Solo(At, Want),
    /// A game that is over.
    Lamp(Show),
}
