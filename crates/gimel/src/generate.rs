//! Finding moves: all of them, captures only, or just how many.

use crate::bitboard::Bitboard;
use crate::leaps::Panorama;
use crate::{Kind, Leaps, Move, MoveList, Position, Side, Square};

impl Position {
    /// Adds every move of the side to move, in alphabetical order of their text. Whether the game is over is not asked.
    pub fn moves_into(&self, leaps: &Leaps, list: &mut MoveList) {
        let side = self.side();
        let empty = !self.occupied();
        for kind in Kind::ALL
            .into_iter()
            .filter(|&kind| self.hand(side)[kind] > 0)
        {
            list.extend(empty.into_iter().map(|to| Move::Place { kind, to }));
        }
        let enemies = self.standing(side.other());
        for from in self.standing(side) {
            let targets = leaps.from(self.kind_of(side, from), from);
            list.extend(
                (targets & empty)
                    .into_iter()
                    .map(|to| Move::Step { from, to }),
            );
            list.extend(
                (targets & enemies)
                    .into_iter()
                    .map(|to| Move::Capture { from, to }),
            );
        }
    }

    /// Adds every capture of the side to move.
    pub fn captures_into(&self, leaps: &Leaps, list: &mut MoveList) {
        let side = self.side();
        let enemies = self.standing(side.other());
        for from in self.standing(side) {
            let targets = leaps.from(self.kind_of(side, from), from) & enemies;
            list.extend(targets.into_iter().map(|to| Move::Capture { from, to }));
        }
    }

    /// How many moves the side to move has, without listing them.
    #[must_use]
    pub fn count_moves(&self, leaps: &Leaps) -> u32 {
        let side = self.side();
        self.kinds_in_hand(side) * self.empty_squares() + self.mobility(leaps, side)
    }

    /// Whether a side has anything to do: a piece to place or a leap.
    #[must_use]
    pub fn can_act(&self, leaps: &Leaps, side: Side) -> bool {
        let free = !self.standing(side);
        let mut standing = self.standing(side).into_iter();
        let leap = |from| !(leaps.from(self.kind_of(side, from), from) & free).is_empty();
        (self.kinds_in_hand(side) > 0 && self.occupied() != Bitboard::FULL) || standing.any(leap)
    }

    /// How many leaps a side's standing pieces have.
    #[must_use]
    pub fn mobility(&self, leaps: &Leaps, side: Side) -> u32 {
        let free = Panorama::of(!self.standing(side));
        let mut sum = 0;
        for kind in Kind::ALL {
            for from in self.pieces(side, kind) {
                sum += leaps.count(kind, from, &free);
            }
        }
        sum
    }

    /// A side's pieces that leap to a square.
    #[must_use]
    pub fn attackers(&self, leaps: &Leaps, side: Side, square: Square) -> Bitboard {
        Kind::ALL
            .into_iter()
            .map(|kind| leaps.from(kind, square) & self.pieces(side, kind))
            .fold(Bitboard::EMPTY, |all, some| all | some)
    }

    /// How many squares are empty: all but those of the pieces that are neither in hand nor captured.
    pub(crate) fn empty_squares(&self) -> u32 {
        let off_board = |side| {
            let hand = self.hand(side);
            let in_hand = u32::from(hand.beetle) + u32::from(hand.cat) + u32::from(hand.falcon);
            in_hand + self.captured(side)
        };
        let off = off_board(Side::White) + off_board(Side::Black);
        Square::COUNT as u32 + off - 2 * self.pieces_each().pieces()
    }

    /// How many different kinds a side can place.
    pub(crate) fn kinds_in_hand(&self, side: Side) -> u32 {
        let hand = self.hand(side);
        u32::from(hand.beetle > 0) + u32::from(hand.cat > 0) + u32::from(hand.falcon > 0)
    }
}
