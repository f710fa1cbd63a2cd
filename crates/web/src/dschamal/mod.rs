//! Dschamál on the screen: the wooden pieces, the seats around the bag, the contest, the ruling and its choices.

pub mod build;
pub mod choices;
pub mod dark;
pub mod eyes;
pub mod finish;
pub mod look;
pub mod phase;
pub mod piece;
pub mod ring;
pub mod room;
pub mod screen;
pub mod seats;
pub mod ticks;
pub mod view;
