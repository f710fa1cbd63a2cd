//! A table on this device, against a bot: the same table as in the house, kept by a thread of the browser, with nobody to ask.

pub mod hosting;
pub mod keeper;
pub mod local;
pub mod thought;
pub mod wire;
pub mod worker;
