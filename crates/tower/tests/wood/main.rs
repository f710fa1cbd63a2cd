//! What a tower must be, whatever a hand does to it.

mod golden;
mod holding;
mod laws;
mod rest;
mod same_again;
mod sites;
mod towers;
