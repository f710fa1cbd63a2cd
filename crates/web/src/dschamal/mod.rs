//! Dschamál on the screen: the wooden pieces.

pub mod look;
pub mod piece;
