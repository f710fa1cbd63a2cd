//! What the front door and the games' own pages are made of: pictures in motion, cards, what goes on, who is here.

pub mod cards;
pub mod deeds;
pub mod going_on;
pub mod round_about;
pub mod scenes;
