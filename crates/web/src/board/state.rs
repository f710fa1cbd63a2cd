//! What a board shows and what the person is doing with it. Data only; the verbs live in the files beside it.

use gimel::{Bitboard, Kind, Move, Position, Rules, Side, Square};

/// What is between the fingers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Held {
    /// A piece from the hand.
    Hand(Kind),
    /// The piece on a square.
    On(Square),
}

/// Whose pieces the person may touch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Control {
    /// Nobody's: a spectator, or a look at the past.
    Nobody,
    /// One side's; out of turn a move is prepared.
    One(Side),
    /// Whoever's turn it is: two people at one board, or an analysis.
    Both,
}

/// Where a finger came down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spot {
    /// On the board.
    Square(Square),
    /// On a piece in hand.
    Tray(Side, Kind),
}

/// A finger that is down, and may be dragging.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Drag {
    /// Where it came down, in pixels.
    pub from: (f64, f64),
    /// Where it is.
    pub at: (f64, f64),
    /// It has gone far enough to mean a drag and not a tap.
    pub moving: bool,
    /// The piece was held already: a tap puts it back.
    pub held_before: bool,
}

/// A move prepared while the opponent thinks. Whether it captures shows only when it is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Premove {
    /// What will move.
    pub held: Held,
    /// Where to.
    pub to: Square,
}

/// What is to be said about a tap that did nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Remark {
    /// On an empty square, and there are pieces in hand.
    Place,
    /// On an empty square, and there are none.
    Step,
    /// On a piece of the other side.
    Theirs,
}

/// How the last move came onto the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Arrival {
    /// It is drawn gliding.
    Glides,
    /// The person dragged it there: it lies where it was dropped.
    Lies,
}

/// A board and the person at it.
#[derive(Debug, Clone)]
pub struct BoardState {
    /// How pieces leap.
    pub rules: Rules,
    /// How it stands.
    pub position: Position,
    /// Whether anything may still be played from here.
    pub open: bool,
    /// Whose pieces may be touched.
    pub control: Control,
    /// Whether a move waits for a second tap before it counts.
    pub confirm: bool,
    /// The move that led here.
    pub last: Option<Move>,
    /// How it got here.
    pub arrival: Arrival,
    /// What is held.
    pub held: Option<Held>,
    /// The house has laid it into the hand: a first tap on it keeps it.
    pub laid: bool,
    /// The finger that is down.
    pub drag: Option<Drag>,
    /// The square under the pointer.
    pub over: Option<Square>,
    /// The square the keyboard stands on.
    pub cursor: Square,
    /// A move that waits to be confirmed.
    pub pending: Option<Move>,
    /// A move prepared for the next turn.
    pub premove: Option<Premove>,
    /// Squares that a task is about: each has a flag.
    pub goals: Bitboard,
    /// What the last tap did not do.
    pub remark: Option<Remark>,
}

impl BoardState {
    /// A board that shows a position.
    #[must_use]
    pub fn new(rules: Rules, position: Position, control: Control) -> Self {
        Self {
            rules,
            position,
            open: true,
            control,
            confirm: false,
            last: None,
            arrival: Arrival::Glides,
            held: None,
            laid: false,
            drag: None,
            over: None,
            cursor: middle(),
            pending: None,
            premove: None,
            goals: Bitboard::EMPTY,
            remark: None,
        }
    }
}

impl Default for BoardState {
    fn default() -> Self {
        Self::new(Rules::default(), Position::default(), Control::Both)
    }
}

/// Where the keyboard starts.
fn middle() -> Square {
    Square::at(8, 3)
        .or(Square::new(0))
        .unwrap_or_else(|| unreachable!("every board has a1"))
}
