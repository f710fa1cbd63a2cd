//! A table on the screen: seats and invitation before the game, board and clocks in it, talk beside it. Everything here
//! draws a [`crate::desk::sitting::Sitting`] and does nothing but through it.

pub mod agreed;
pub mod aloud;
pub mod before;
pub mod chat;
pub mod game;
pub mod gimel;
pub mod hints;
pub mod invitation;
pub mod meanwhile;
pub mod offers;
pub mod people;
pub mod playing;
pub mod qr;
pub mod read_aloud;
pub mod screen_voice;
pub mod side;
pub mod thumb;
pub mod verdict;
pub mod view;
pub mod voice;
