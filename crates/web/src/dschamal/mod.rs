//! Dschamál on the screen: the wooden pieces, the seats around the bag, the contest, the ruling and its choices.

pub mod beside;
pub mod build;
pub mod choices;
pub mod coach;
pub mod dark;
pub mod eyes;
pub mod finish;
pub mod left_in_bag;
pub mod look;
#[cfg(test)]
mod look_tests;
pub mod markup;
pub mod phase;
pub mod piece;
pub mod ring;
pub mod room;
mod rounding;
pub mod screen;
pub mod screen_photo;
pub mod screen_sack;
pub mod screen_score;
pub mod screen_seats;
pub mod screen_side;
pub mod screen_strip;
#[cfg(test)]
mod screen_tests;
pub mod seats;
pub mod solid;
pub mod ticks;
pub mod view;
pub mod wanted;
