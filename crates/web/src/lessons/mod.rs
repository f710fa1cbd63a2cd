//! Short lessons that are played: Gimel on a board, Dschamál with a hand in the bag.
//!
//! What a hand has learnt and how a pull is judged is plain Rust: [`hand_steps`] and [`slow_duel`].

pub mod board;
pub mod camel_part;
pub mod check_part;
pub mod duel_part;
pub mod end_part;
pub mod goal_part;
pub mod hand_part;
pub mod hand_steps;
pub mod in_dark;
pub mod kept;
pub mod lesson_bag;
pub mod means;
pub mod next;
pub mod parts;
pub mod quiz;
pub mod slow_duel;
