//! What the engine says: about a position, about a game that is over, about a turn one is stuck with. It thinks in a
//! thread of its own; what is made of its answers knows no browser.

pub mod advisor;
pub mod likes;
pub mod look;
pub mod outlook;
pub mod review;
pub mod why;
pub mod wire;
