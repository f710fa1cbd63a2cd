//! Before a game: codes and links, what can be agreed, the lists of tables.

pub mod agree;
pub mod agree_form;
pub mod code;
pub mod dschamal_form;
pub mod tables;
