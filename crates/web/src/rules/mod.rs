//! The rules as they are told: which page tells which, what the editions say, and how one is found.

pub mod brief;
pub mod editions;
pub mod pictures;
pub mod search;
pub mod sketch;
pub mod told;
pub mod topic;
pub mod why;
