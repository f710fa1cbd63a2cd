//! The rules of Gimel as tests: scenarios and tables in `data/`, properties over random games, a second generator.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod board;
mod ends;
mod gfen;
mod options;
mod perft;
mod properties;
mod random;
mod record;
mod reference;
mod scenarios;
mod see;
mod serial;
