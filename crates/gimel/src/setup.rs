//! A position as somebody wrote it down: anything goes until it is checked.

use std::fmt;

use thiserror::Error;

use crate::options::PiecesEach;
use crate::{ByKind, BySide, Kind, Piece, Position, Side, Square};

/// A loose set-up. [`Position`] is what becomes of it if it is possible.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    /// What stands on each square, by [`Square::index`].
    pub board: [Option<Piece>; Square::COUNT],
    /// Whose turn it is.
    pub side: Side,
    /// Pieces not yet placed.
    pub hands: BySide<ByKind<u32>>,
    /// Points each player has captured.
    pub points: BySide<u32>,
    /// Pieces each player has captured.
    pub captured: BySide<u32>,
}

/// One reason why a set-up is impossible.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum SetupError {
    /// Pieces got lost or were added.
    #[error(
        "{side} has {present} pieces on the board and in hand and {captured} captured by the opponent, {total} together; \
         expected 24 (8 of each kind) or 12 (4 of each kind)",
        total = present + captured
    )]
    SetSize {
        /// Whose pieces.
        side: Side,
        /// On the board and in hand.
        present: u64,
        /// Captured by the opponent.
        captured: u64,
    },
    /// One side plays with the small set and one with the large.
    #[error("White plays with {} pieces and Black with {}; expected the same set for both", .0.white, .0.black)]
    UnequalSets(BySide<u64>),
    /// More of a kind than the set has.
    #[error("{side} has {count} {kind}s on the board and in hand; expected at most {each}")]
    TooMany {
        /// Whose pieces.
        side: Side,
        /// Of which kind.
        kind: Kind,
        /// How many.
        count: u64,
        /// How many the set has.
        each: u8,
    },
    /// The points are not what the missing pieces are worth.
    #[error(
        "{side} is given {stated} points but the captured pieces are worth {worth}; expected {worth}"
    )]
    Points {
        /// Who captured.
        side: Side,
        /// The points written down.
        stated: u32,
        /// What the opponent's missing pieces are worth.
        worth: u64,
    },
}

/// All the reasons why a set-up is impossible.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub struct SetupErrors(pub Vec<SetupError>);

impl fmt::Display for SetupErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let reasons: Vec<_> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&reasons.join("; "))
    }
}

impl Setup {
    /// An empty board with full hands.
    #[must_use]
    pub fn start(each: PiecesEach) -> Self {
        Self {
            board: [None; Square::COUNT],
            side: Side::White,
            hands: BySide::from_fn(|_| ByKind::from_fn(|_| u32::from(each.count()))),
            points: BySide::default(),
            captured: BySide::default(),
        }
    }

    /// Pieces of a kind that a side has on the board and in hand.
    fn present(&self, side: Side, kind: Kind) -> u64 {
        let piece = Some(Piece { side, kind });
        let standing = self.board.iter().filter(|&&square| square == piece).count();
        standing as u64 + u64::from(self.hands[side][kind])
    }

    /// Which set each side plays with. Board, hand and captures together show it; if they don't, the reasons say so.
    fn sets(&self, reasons: &mut Vec<SetupError>) -> BySide<PiecesEach> {
        let totals = BySide::from_fn(|side| {
            let present: u64 = Kind::ALL.iter().map(|&kind| self.present(side, kind)).sum();
            let captured = u64::from(self.captured[side.other()]);
            if set_of(present + captured).is_none() {
                reasons.push(SetupError::SetSize {
                    side,
                    present,
                    captured,
                });
            }
            present + captured
        });
        let sets = totals.map(set_of);
        if sets.white.is_some() && sets.black.is_some() && sets.white != sets.black {
            reasons.push(SetupError::UnequalSets(totals));
        }
        // Where a side's own count says nothing, the other's is the best guess for the reasons that follow.
        let guess = sets.white.or(sets.black).unwrap_or(PiecesEach::Eight);
        sets.map(|set| set.unwrap_or(guess))
    }

    /// The set played with, or every reason why this cannot be.
    pub(crate) fn check(&self) -> Result<PiecesEach, SetupErrors> {
        let mut reasons = Vec::new();
        let sets = self.sets(&mut reasons);
        for side in Side::BOTH {
            let each = sets[side];
            let mut worth = Some(0);
            for kind in Kind::ALL {
                let count = self.present(side, kind);
                if let Some(missing) = u64::from(each.count()).checked_sub(count) {
                    worth = worth.map(|sum| sum + missing * u64::from(kind.value()));
                } else {
                    reasons.push(SetupError::TooMany {
                        side,
                        kind,
                        count,
                        each: each.count(),
                    });
                    worth = None;
                }
            }
            let stated = self.points[side.other()];
            if let Some(worth) = worth.filter(|&worth| worth != u64::from(stated)) {
                reasons.push(SetupError::Points {
                    side: side.other(),
                    stated,
                    worth,
                });
            }
        }
        if reasons.is_empty() {
            Ok(sets.white)
        } else {
            Err(SetupErrors(reasons))
        }
    }
}

fn set_of(total: u64) -> Option<PiecesEach> {
    PiecesEach::ALL
        .iter()
        .copied()
        .find(|each| u64::from(each.pieces()) == total)
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Self {
        let mut board = [None; Square::COUNT];
        for square in position.occupied() {
            board[square.index()] = position.piece_at(square);
        }
        Self {
            board,
            side: position.side(),
            hands: BySide::from_fn(|side| {
                ByKind::from_fn(|kind| u32::from(position.hand(side)[kind]))
            }),
            points: BySide::from_fn(|side| position.points(side)),
            captured: BySide::from_fn(|side| position.captured(side)),
        }
    }
}
