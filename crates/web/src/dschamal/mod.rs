//! Dschamál on the screen: the wooden pieces, the seats around the bag, the contest, the ruling and its choices.

pub mod beside;
pub mod best;
pub mod build;
pub mod choices;
pub mod coach;
pub mod dark;
pub mod ending;
pub mod eyes;
pub mod finish;
pub mod left_in_bag;
pub mod look;
#[cfg(test)]
mod look_tests;
pub mod markup;
pub mod pair;
pub mod phase;
pub mod photo;
pub mod piece;
pub mod ring;
pub mod room;
mod rounding;
pub mod sack;
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
pub mod spoken;
pub mod step;
pub mod step_picture;
#[cfg(test)]
mod step_tests;
#[cfg(test)]
mod test_evening;
pub mod ticks;
pub mod view;
pub mod wanted;
