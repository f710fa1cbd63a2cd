//! Rules of Gimel: board, moves, notation, records, results. Pure: no clock, no randomness, no input or output.
//!
//! A [`Setup`] is what somebody wrote down; a [`Position`] is one that can be; a [`Game`] is a position with its
//! history under the [`Rules`] that its [`Options`] describe.
//!
//! ```
//! use gimel::{Game, Options, Reason, Side};
//!
//! let mut game = Game::new("gimel.target=6".parse()?)?;
//! assert_eq!(game.moves().len(), 432); // three kinds on 144 squares
//!
//! for text in ["C@h5", "F@k5", "C@j5"] {
//!     game.play(text.parse()?)?;
//! }
//! assert_eq!(game.position().to_string(), "18/18/18/7C1Cf7/18/18/18/18 b 8,6,8 8,8,7 0,0 0,0");
//!
//! game.play("B@a1".parse()?)?;
//! game.play("j5-l5".parse()?)?; // over the falcon: leaps are never blocked
//! game.play("k5xh5".parse()?)?;
//! assert_eq!(game.position().points(Side::Black), 3);
//!
//! assert!(game.play("h5-h6".parse()?).is_err()); // not a piece of White's
//! # assert_eq!(game.outcome(), None);
//! # assert_eq!(Options::default().get("target").as_deref(), Some("60"));
//! # assert_eq!(Reason::Target.word(), "target");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bitboard;
mod entry;
mod game;
mod generate;
mod gfen;
mod kind;
mod leaps;
mod moves;
mod options;
mod outcome;
mod perft;
mod position;
mod record;
mod refusal;
mod rules;
mod see;
mod setup;
mod side;
mod square;
mod text;
mod zobrist;

pub use bitboard::{Bitboard, Squares};
pub use entry::{Entry, EntryError};
pub use game::{FoldError, Game, Ruled, StartError};
pub use gfen::{GfenError, PositionError};
pub use kind::{ByKind, Kind, Piece};
pub use leaps::Leaps;
pub use moves::{MOST_MOVES, Move, MoveError, MoveList};
pub use options::{
    Draw, Falcon, Nonsense, OptionError, Options, OptionsErrors, PiecesEach, PlaceOn, Preset,
    Repetition, TimeMode, Timeout,
};
pub use outcome::{Outcome, Reason};
pub use perft::{Counting, divide, perft, perft_after, perft_by, perft_with};
pub use position::{Position, Undo};
pub use record::{Comment, Noted, Record, RecordError, RecordProblem, ReplayError, TagError};
pub use refusal::{IllegalMove, Refusal};
pub use rules::Rules;
pub use see::see;
pub use setup::{Setup, SetupError, SetupErrors};
pub use side::{BySide, Side};
pub use square::{FILES, RANKS, Square, SquareError};
