//! Puzzles: one move is clearly best, and somebody looks for it. Nothing here knows a browser.

pub mod record;
pub mod task;
