//! Evenings at the table, played in real browsers: a house, the people in front of it, and what they do and see.

mod axe;
mod board;
mod camera;
mod device;
mod ear;
mod evening;
mod film;
mod fingers;
mod hand;
mod lesson;
mod load;
mod pages;
mod person;
mod pictures;
mod sheet;
mod table;
mod witness;
mod yard;

pub use device::Device;
pub use evening::Evening;
pub use hand::Habit;
pub use load::Load;
pub use pages::PAGES;
pub use person::Person;
pub use pictures::pictures;
pub use sheet::contact_sheets;
pub use table::{Two, brisk, duel_of_three, first_seat_white, short_game};
/// The keys that have no letter.
pub use thirtyfour::Key as Keys;
pub use yard::Builds;
