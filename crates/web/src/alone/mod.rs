//! A table on this device, against a bot: the same table as in the house, kept by the browser, with nobody to ask.

pub mod hosting;
pub mod local;
pub mod thinker;
pub mod thought;
pub mod worker;
