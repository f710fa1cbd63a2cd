//! The table as tests: behaviour by topic, what goes over the wire, and whole evenings on a bad network.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

#[path = "corpus/asked.rs"]
mod asked;
mod clocks;
mod ends;
mod evening;
mod faults;
mod forgetting;
mod house;
mod manners;
mod names;
mod offers;
mod ranges;
mod resends;
mod rules_time;
mod seats;
mod serial;
mod settings;
#[path = "corpus/shelf.rs"]
mod shelf;
mod start;
mod takeback;
mod views;
