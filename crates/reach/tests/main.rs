//! Hands in the bag over all kinds of ways: what is equal, what is late, what is lost, what is written down.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod audit;
mod equal;
mod orders;
mod over;
mod recorded;
mod script;
