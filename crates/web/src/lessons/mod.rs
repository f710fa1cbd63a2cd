//! Short lessons that are played: Gimel on a board, Dschamál with a hand in the bag and questions after it.

pub mod board;
pub mod kept;
pub mod next;
pub mod quiz;
