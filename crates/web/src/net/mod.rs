//! The way to the house and back: one socket that mends itself, and plain requests. What is decided is in `link` and
//! `clock`, without a browser; `socket`, `api` and `window` are the browser's side of it.

pub mod api;
pub mod clock;
pub mod finished;
pub mod hand_line;
pub mod house;
pub mod json;
#[cfg(test)]
mod json_tests;
pub mod link;
#[cfg(test)]
mod link_tests;
pub mod socket;
pub mod way;
pub mod window;
pub mod wood_line;
