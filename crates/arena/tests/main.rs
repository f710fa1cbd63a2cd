//! The engine as a program, and matches between programs, driven through pipes.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod conversation;
mod openings;
mod tactics;
