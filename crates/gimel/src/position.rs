//! A possible position: board, hands, points and whose turn it is, with make and unmake.

use crate::bitboard::Bitboard;
use crate::options::PiecesEach;
use crate::{ByKind, BySide, Kind, Move, Piece, Setup, SetupErrors, Side, Square, zobrist};

/// Board, hands, points and side to move. What came before is the business of [`Game`](crate::Game).
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Position {
    pieces: BySide<ByKind<Bitboard>>,
    standing: BySide<Bitboard>,
    hands: BySide<ByKind<u8>>,
    points: BySide<u32>,
    captured: BySide<u32>,
    side: Side,
    each: PiecesEach,
    hash: u64,
}

/// What [`Position::make`] cannot work out backwards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[must_use = "without it the move cannot be taken back"]
pub struct Undo {
    victim: Option<Kind>,
}

impl Undo {
    /// What was captured.
    #[must_use]
    pub const fn victim(self) -> Option<Kind> {
        self.victim
    }
}

impl Position {
    /// The empty board with full hands, White to move.
    #[must_use]
    pub fn start(each: PiecesEach) -> Self {
        Self::from_checked(&Setup::start(each), each)
    }

    /// Whose turn it is.
    #[must_use]
    pub const fn side(&self) -> Side {
        self.side
    }

    /// Points a side has captured.
    #[must_use]
    pub fn points(&self, side: Side) -> u32 {
        self.points[side]
    }

    /// Pieces a side has captured.
    #[must_use]
    pub fn captured(&self, side: Side) -> u32 {
        self.captured[side]
    }

    /// Pieces a side has yet to place.
    #[must_use]
    pub fn hand(&self, side: Side) -> ByKind<u8> {
        self.hands[side]
    }

    /// How many of each kind this game is played with.
    #[must_use]
    pub const fn pieces_each(&self) -> PiecesEach {
        self.each
    }

    /// Where a side's pieces of a kind stand.
    #[must_use]
    pub fn pieces(&self, side: Side, kind: Kind) -> Bitboard {
        self.pieces[side][kind]
    }

    /// Where a side's pieces stand.
    #[must_use]
    pub fn standing(&self, side: Side) -> Bitboard {
        self.standing[side]
    }

    /// Where anything stands.
    #[must_use]
    pub fn occupied(&self) -> Bitboard {
        self.standing.white | self.standing.black
    }

    /// Whether a side has a piece left, on the board or in hand.
    #[must_use]
    pub fn has_pieces(&self, side: Side) -> bool {
        self.captured[side.other()] < self.each.pieces()
    }

    /// What stands on a square.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let side = Side::BOTH
            .into_iter()
            .find(|&side| self.standing[side].contains(square))?;
        Some(Piece {
            side,
            kind: self.kind_of(side, square),
        })
    }

    /// The kind of a side's piece on a square that is known to hold one.
    pub(crate) fn kind_of(&self, side: Side, square: Square) -> Kind {
        debug_assert!(
            self.standing[side].contains(square),
            "nothing of {side}'s on {square}"
        );
        let own = &self.pieces[side];
        if own.falcon.contains(square) {
            Kind::Falcon
        } else if own.cat.contains(square) {
            Kind::Cat
        } else {
            Kind::Beetle
        }
    }

    /// A key for tables: equal positions have equal keys, on every machine.
    #[must_use]
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    /// The key worked out from nothing; [`Self::hash`] is the same, kept up to date move by move.
    #[must_use]
    pub fn hash_afresh(&self) -> u64 {
        let mut hash = if self.side == Side::Black {
            zobrist::black_to_move()
        } else {
            0
        };
        for side in Side::BOTH {
            for kind in Kind::ALL {
                hash ^= zobrist::hand(side, kind, self.hands[side][kind]);
                for square in self.pieces[side][kind] {
                    hash ^= zobrist::piece(side, kind, square);
                }
            }
        }
        hash
    }

    /// Whether a move fits the board at all: the piece is there, and so is what it captures. Legal or not.
    pub(crate) fn can_make(&self, mv: Move) -> bool {
        let (own, other) = (self.standing[self.side], self.standing[self.side.other()]);
        match mv {
            Move::Place { kind, to } => {
                self.hands[self.side][kind] > 0 && !self.occupied().contains(to)
            }
            Move::Step { from, to } => own.contains(from) && !self.occupied().contains(to),
            Move::Capture { from, to } => own.contains(from) && other.contains(to),
        }
    }

    /// Plays a move of the side to move. The move must be legal; [`Rules::refusal`](crate::Rules::refusal) knows.
    pub fn make(&mut self, mv: Move) -> Undo {
        let side = self.side;
        let mut victim = None;
        match mv {
            Move::Place { kind, to } => {
                self.change_hand(side, kind, self.hands[side][kind] - 1);
                self.toggle(side, kind, to);
            }
            Move::Step { from, to } => {
                let kind = self.kind_of(side, from);
                self.toggle(side, kind, from);
                self.toggle(side, kind, to);
            }
            Move::Capture { from, to } => {
                let (kind, prey) = (self.kind_of(side, from), self.kind_of(side.other(), to));
                self.toggle(side, kind, from);
                self.toggle(side.other(), prey, to);
                self.toggle(side, kind, to);
                self.points[side] += prey.value();
                self.captured[side] += 1;
                victim = Some(prey);
            }
        }
        self.pass();
        Undo { victim }
    }

    /// Takes back the move made last.
    pub fn unmake(&mut self, mv: Move, undo: Undo) {
        self.pass();
        let side = self.side;
        match mv {
            Move::Place { kind, to } => {
                self.toggle(side, kind, to);
                self.change_hand(side, kind, self.hands[side][kind] + 1);
            }
            Move::Step { from, to } | Move::Capture { from, to } => {
                let kind = self.kind_of(side, to);
                self.toggle(side, kind, to);
                self.toggle(side, kind, from);
            }
        }
        if let Some(prey) = undo.victim {
            self.toggle(side.other(), prey, mv.to());
            self.points[side] -= prey.value();
            self.captured[side] -= 1;
        }
    }

    /// Hands the turn to the other side and leaves everything else: a forfeited turn, or a null move in a search.
    pub fn pass(&mut self) {
        self.side = self.side.other();
        self.hash ^= zobrist::black_to_move();
    }

    fn toggle(&mut self, side: Side, kind: Kind, square: Square) {
        self.pieces[side][kind].toggle(square);
        self.standing[side].toggle(square);
        self.hash ^= zobrist::piece(side, kind, square);
    }

    fn change_hand(&mut self, side: Side, kind: Kind, count: u8) {
        self.hash ^= zobrist::hand(side, kind, self.hands[side][kind]);
        self.hash ^= zobrist::hand(side, kind, count);
        self.hands[side][kind] = count;
    }

    fn from_checked(setup: &Setup, each: PiecesEach) -> Self {
        let mut position = Self {
            pieces: BySide::default(),
            standing: BySide::default(),
            hands: setup
                .hands
                .map(|hand| ByKind::from_fn(|kind| hand[kind] as u8)),
            points: setup.points,
            captured: setup.captured,
            side: setup.side,
            each,
            hash: 0,
        };
        for square in Square::all() {
            if let Some(Piece { side, kind }) = setup.board[square.index()] {
                position.toggle(side, kind, square);
            }
        }
        position.hash = position.hash_afresh();
        position
    }
}

impl Default for Position {
    fn default() -> Self {
        Self::start(PiecesEach::Eight)
    }
}

impl TryFrom<Setup> for Position {
    type Error = SetupErrors;

    fn try_from(setup: Setup) -> Result<Self, SetupErrors> {
        let each = setup.check()?;
        Ok(Self::from_checked(&setup, each))
    }
}
