//! The engine at work: what it must find, what it must never do, and how its levels compare.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod levels;
mod positions;
mod thinking;
