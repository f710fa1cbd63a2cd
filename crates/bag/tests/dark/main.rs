//! What a bag must be, whatever hands do in it.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod feeling;
mod golden;
mod grips;
mod laws;
mod restless;
mod same_again;
