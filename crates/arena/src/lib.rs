//! Gimel engines as programs: the text protocol, clocks and threads around a search, and matches between two.
//!
//! The engine itself never reads a clock and never starts a thread; whoever needs that for a search finds it here.

mod book;
mod contest;
mod data;
mod elo;
mod matches;
mod nets;
mod program;
mod referee;
mod ugi;

pub use book::book;
pub use data::{Datagen, Judge, RECORD, Sample, Written};
pub use elo::{Sprt, Tally, Verdict};
pub use matches::{Match, Report};
pub use ugi::{Ugi, serve};
