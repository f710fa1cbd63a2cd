//! The rooms of the house, one file each.

pub mod about;
pub mod analysis;
pub mod analysis_texts;
pub mod door;
pub mod here;
pub mod here_side;
pub mod house_rules;
pub mod lost;
pub mod rules;
pub mod settings;
pub mod setup_board;
pub mod table;
