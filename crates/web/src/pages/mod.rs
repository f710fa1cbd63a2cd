//! The rooms of the house, one file each.

pub mod about;
pub mod analysis;
pub mod analysis_texts;
pub mod bot;
pub mod door;
pub mod games;
pub mod here;
pub mod here_side;
pub mod house_rules;
pub mod lights;
pub mod lost;
pub mod mistakes;
pub mod new_table;
pub mod play_now;
pub mod practice;
pub mod puzzles;
pub mod referee;
pub mod replay;
pub mod rules;
pub mod settings;
pub mod setup_board;
pub mod solo;
pub mod table;
pub mod thinking;
pub mod tower;
pub mod you;
