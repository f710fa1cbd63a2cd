//! A game on one device: session, clock and house rules. Nothing here knows a browser.

pub mod clock;
pub mod form;
pub mod session;
