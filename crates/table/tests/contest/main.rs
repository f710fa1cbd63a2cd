//! Dschamál at a table: every phase of a contest, and whole evenings with bad lines, absent players and crashes.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

#[path = "../corpus/asked.rs"]
mod asked;
mod bag;
mod calls;
mod checks;
mod choices;
mod ends;
mod evenings;
mod faults;
mod finishes;
mod guest;
mod night;
mod people;
mod record;
mod secrets;
#[path = "../corpus/shelf.rs"]
mod shelf;
mod start;
mod towers;
mod watching;
