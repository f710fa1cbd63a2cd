//! Finished games: what is looked for, and those that this device keeps.

pub mod kept;
pub mod query;
pub mod sharing;
pub mod shelf;
