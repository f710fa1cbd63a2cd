//! Before a game: codes and links, what can be agreed, the lists of tables.

pub mod agree;
pub mod agree_form;
pub mod code;
pub mod dschamal_form;
pub mod tables;

/// A few of the twelve bots of Gimel, where there is no room for all: the first, one in the middle, and one near the top.
pub const SOME_BOTS: [u8; 3] = [1, 6, 11];
