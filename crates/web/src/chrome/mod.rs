//! What surrounds every page: header, keyboard help, pictures on buttons, and the two ways to walk through a game.

pub mod connection;
pub mod focus;
pub mod header;
pub mod help;
pub mod icons;
pub mod moves;
pub mod notation;
pub mod one_tab;
pub mod ornaments;
pub mod scrubber;
pub mod tongues;
pub mod walk;
