//! The thread of the hands: practice, the table of this device, and contests with the lights on, all beside one kind of bag.

pub mod job;
pub mod worker;
