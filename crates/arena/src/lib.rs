//! Gimel engines as programs: the text protocol, clocks and threads around a search, and matches between two.
//!
//! The engine itself never reads a clock and never starts a thread; whoever needs that for a search finds it here.

mod book;
mod contest;
mod data;
mod elo;
mod ladder;
mod matches;
mod nets;
mod program;
mod puzzles;
mod referee;
mod study;
mod ugi;

pub use book::book;
pub use data::{Datagen, Judge, RECORD, Sample, Written};
pub use elo::{Sprt, Tally, Verdict};
pub use ladder::{Ladder, Rung, ladder_text};
pub use matches::{Match, Report};
pub use puzzles::Puzzles;
pub use study::Study;
pub use ugi::{Ugi, serve};

pub use gimel_engine::bench_nodes;
