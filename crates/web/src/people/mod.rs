//! Who somebody is: the question for a name, and whatever waits for the answer.

pub mod account;
pub mod codes;
pub mod name;
pub mod sessions;
pub mod strength;
