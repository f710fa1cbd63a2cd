//! Dschamál without a house: one person and bots that feel, at a table and a bag that a thread of this device keeps.

pub mod bag;
pub mod hosting;
pub mod keeper;
pub mod shelf;
pub mod wire;
pub mod wood;
