//! Plays Gimel: search, evaluation and levels over the rules. Pure: no clock, no randomness but what is handed in.
//!
//! ```
//! use gimel::Game;
//! use gimel_engine::{Engine, Limits};
//!
//! let mut game = Game::default();
//! for text in ["C@h5", "F@j6"] {
//!     game.play(text.parse()?)?;
//! }
//! let thought = Engine::new(1).think(&game, Limits::nodes(5_000), &mut |_| false, &mut |_| {})?;
//! assert_eq!(thought.best.to_string(), "h5xj6"); // a falcon for nothing
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bench;
mod budget;
mod candidates;
mod choose;
mod descend;
mod ends;
mod engine;
mod evaluate;
mod level;
mod line;
mod memory;
mod net;
mod oversight;
mod pace;
mod puzzles;
mod quiesce;
mod rivals;
mod root;
mod score;
mod search;
mod survey;
mod table;
mod tries;
mod walk;

pub use bench::bench_nodes;
pub use budget::Limits;
pub use engine::{Engine, NothingToPlay, PLAYS_TO_WIN, Thought};
pub use level::Level;
pub use line::Line;
pub use net::{Net, NetError};
pub use pace::thinking_ms;
pub use puzzles::{Puzzle, puzzles};
pub use rivals::Rival;
pub use score::Score;
