//! Games of Dschamál that are over, seen again: the table event by event, and every contest from above with the lights on.

pub mod film;
pub mod lit;
pub mod paint;
pub mod projector;
pub mod reel;
pub mod say;
pub mod story;
pub mod walk;
pub mod wire;
