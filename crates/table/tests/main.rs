//! The table as tests: behaviour by topic, what goes over the wire, and whole evenings on a bad network.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod clocks;
mod ends;
mod evening;
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
mod start;
mod takeback;
mod views;
