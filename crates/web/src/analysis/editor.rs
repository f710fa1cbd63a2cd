//! Setting up a position by hand: pieces come from somewhere and go somewhere, and what is missing was captured.

use gimel::{BySide, Kind, Piece, PiecesEach, Position, Setup, SetupErrors, Side, Square};

/// What a tap on a square does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Brush {
    /// Puts a piece there, or takes it away if it is there already.
    Piece(Piece),
    /// Takes away whatever is there.
    Rubber,
}

/// A position that is being set up.
#[derive(Debug, Clone, PartialEq)]
pub struct Editor {
    /// As written down so far.
    pub setup: Setup,
    /// How many of each kind each side plays with.
    pub each: PiecesEach,
    /// What a tap does.
    pub brush: Brush,
}

impl Editor {
    /// Starts from a position.
    #[must_use]
    pub fn new(position: &Position) -> Self {
        Self {
            setup: Setup::from(position),
            each: position.pieces_each(),
            brush: Brush::Piece(Piece {
                side: Side::White,
                kind: Kind::Falcon,
            }),
        }
    }

    /// Paints a square. A new piece comes out of its side's hand while there is one; a removed one goes back there.
    pub fn tap(&mut self, square: Square) {
        let old = self.setup.board[square.index()].take();
        if let Some(piece) = old {
            self.setup.hands[piece.side][piece.kind] += 1;
        }
        if let Brush::Piece(piece) = self.brush
            && old != Some(piece)
        {
            let hand = &mut self.setup.hands[piece.side][piece.kind];
            *hand = hand.saturating_sub(1);
            self.setup.board[square.index()] = Some(piece);
        }
        self.count();
    }

    /// Adds to a hand, or takes from it; what leaves a hand and is not on the board counts as captured.
    pub fn change_hand(&mut self, side: Side, kind: Kind, by: i32) {
        let hand = &mut self.setup.hands[side][kind];
        *hand = hand.saturating_add_signed(by);
        self.count();
    }

    /// Says whose turn it is.
    pub fn set_side(&mut self, side: Side) {
        self.setup.side = side;
    }

    /// Starts over with an empty board and full hands.
    pub fn clear(&mut self, each: PiecesEach) {
        self.each = each;
        self.setup = Setup::start(each);
    }

    /// Takes over what was written as text; the set is guessed from it.
    pub fn replace(&mut self, setup: Setup) {
        let most = Side::BOTH
            .into_iter()
            .flat_map(|side| Kind::ALL.map(|kind| present(&setup, side, kind)));
        self.each = if most.max().unwrap_or(0) > u32::from(PiecesEach::Four.count()) {
            PiecesEach::Eight
        } else {
            PiecesEach::Four
        };
        if let Ok(position) = Position::try_from(setup.clone()) {
            self.each = position.pieces_each();
        }
        self.setup = setup;
    }

    /// Captured pieces and points follow from what is neither on the board nor in hand.
    fn count(&mut self) {
        let missing = BySide::from_fn(|side| {
            Kind::ALL.map(|kind| {
                let set = u32::from(self.each.count());
                (set.saturating_sub(present(&self.setup, side, kind)), kind)
            })
        });
        for side in Side::BOTH {
            let prey = missing[side.other()];
            self.setup.captured[side] = prey.iter().map(|(count, _)| count).sum();
            self.setup.points[side] = prey.iter().map(|(count, kind)| count * kind.value()).sum();
        }
    }

    /// The position, or every reason why it cannot be.
    pub fn position(&self) -> Result<Position, SetupErrors> {
        Position::try_from(self.setup.clone())
    }
}

fn present(setup: &Setup, side: Side, kind: Kind) -> u32 {
    let piece = Some(Piece { side, kind });
    let standing = setup.board.iter().filter(|&&square| square == piece);
    standing.count() as u32 + setup.hands[side][kind]
}
