//! Finished games: what is looked for, and how a record walks by itself.

pub mod query;
