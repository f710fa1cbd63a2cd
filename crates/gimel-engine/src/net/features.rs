//! Which inputs of the net are on: one for each piece, wherever it is.

use gimel::{Kind, Position, Side, Square};

/// Inputs for pieces on the board.
const BOARD: usize = 6 * Square::COUNT;
/// Pieces of a kind.
const EACH: usize = 8;

/// Something the net sees: a piece on a square, the nth in hand, the nth captured.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Feature {
    On(Side, Kind, Square),
    InHand(Side, Kind, u8),
    Lost(Side, Kind, u8),
}

impl Feature {
    /// Its input as a side sees it: own things first.
    pub(super) fn input(self, viewer: Side) -> usize {
        let group = |side: Side, kind: Kind| 3 * usize::from(side != viewer) + kind as usize;
        match self {
            Self::On(side, kind, square) => group(side, kind) * Square::COUNT + square.index(),
            Self::InHand(side, kind, nth) => BOARD + group(side, kind) * EACH + usize::from(nth),
            Self::Lost(side, kind, nth) => {
                BOARD + (6 + group(side, kind)) * EACH + usize::from(nth)
            }
        }
    }
}

/// Everything the net sees of a position.
pub(super) fn features(position: &Position) -> Vec<Feature> {
    let mut all = Vec::with_capacity(48);
    for side in Side::BOTH {
        for kind in Kind::ALL {
            let standing = position.pieces(side, kind);
            all.extend(standing.into_iter().map(|at| Feature::On(side, kind, at)));
            let hand = position.hand(side)[kind];
            all.extend((0..hand).map(|nth| Feature::InHand(side, kind, nth)));
            let lost = lost(position, side, kind);
            all.extend((0..lost).map(|nth| Feature::Lost(side, kind, nth)));
        }
    }
    all
}

/// How many of a side's pieces of a kind were captured.
pub(super) fn lost(position: &Position, side: Side, kind: Kind) -> u8 {
    let alive = position.pieces(side, kind).len() as u8 + position.hand(side)[kind];
    (EACH as u8).saturating_sub(alive)
}
