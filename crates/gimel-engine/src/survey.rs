//! A survey of the board: who attacks what, what hangs, what is worth attacking.

use gimel::{Bitboard, ByKind, BySide, Kind, Leaps, Move, Position, Side, Undo};

/// Squares each side attacks, all together and by the kind that does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Survey {
    reach: BySide<ByKind<Bitboard>>,
    attacked: BySide<Bitboard>,
}

impl Survey {
    pub(crate) fn of(position: &Position, leaps: &Leaps) -> Self {
        let reach = BySide::from_fn(|side| {
            ByKind::from_fn(|kind| spread(leaps, kind, position.pieces(side, kind)))
        });
        let attacked = reach.map(all);
        Self { reach, attacked }
    }

    /// A survey after a move that the position has made, from the survey before it: little changes.
    pub(crate) fn after(
        &self,
        (mv, undo): (Move, Undo),
        position: &Position,
        leaps: &Leaps,
    ) -> Self {
        let (enemy, side) = (position.side(), position.side().other());
        let renewed = |side, kind| spread(leaps, kind, position.pieces(side, kind));
        let mut reach = self.reach;
        match mv {
            Move::Place { kind, to } => reach[side][kind] |= leaps.from(kind, to),
            Move::Step { to, .. } | Move::Capture { to, .. } => {
                let piece = position.piece_at(to);
                let kind = piece.map_or(Kind::Beetle, |piece| piece.kind);
                reach[side][kind] = renewed(side, kind);
            }
        }
        if let Some(kind) = undo.victim() {
            reach[enemy][kind] = renewed(enemy, kind);
        }
        let attacked = reach.map(all);
        Self { reach, attacked }
    }

    /// Every square a side leaps to, its own pieces' squares included.
    pub(crate) fn attacked(&self, side: Side) -> Bitboard {
        self.attacked[side]
    }

    /// Squares that a side attacks with something cheaper than this.
    fn attacked_by_cheaper(&self, side: Side, kind: Kind) -> Bitboard {
        let by = &self.reach[side];
        match kind {
            Kind::Beetle => Bitboard::EMPTY,
            Kind::Cat => by.beetle,
            Kind::Falcon => by.beetle | by.cat,
        }
    }

    /// A side's pieces that the other can take at a profit, by the first two captures.
    pub(crate) fn hanging(&self, position: &Position, side: Side) -> Bitboard {
        let enemy = side.other();
        let loose = position.standing(side) & self.attacked[enemy] & !self.attacked[side];
        let dear = |kind| position.pieces(side, kind) & self.attacked_by_cheaper(enemy, kind);
        loose | dear(Kind::Cat) | dear(Kind::Falcon)
    }

    /// What a side's piece of this kind would take at a profit if it got there.
    pub(crate) fn prey(&self, position: &Position, hunter: Side, kind: Kind) -> Bitboard {
        let enemy = hunter.other();
        let loose = position.standing(enemy) & !self.attacked[enemy];
        let dearer = match kind {
            Kind::Beetle => {
                position.pieces(enemy, Kind::Cat) | position.pieces(enemy, Kind::Falcon)
            }
            Kind::Cat => position.pieces(enemy, Kind::Falcon),
            Kind::Falcon => Bitboard::EMPTY,
        };
        loose | dearer
    }

    /// Where a piece of this kind from the hand would not simply be lost.
    pub(crate) fn safe(&self, side: Side, kind: Kind) -> Bitboard {
        let enemy = side.other();
        let lost = self.attacked[enemy] & !self.attacked[side];
        !(lost | self.attacked_by_cheaper(enemy, kind))
    }
}

fn all(by: ByKind<Bitboard>) -> Bitboard {
    by.beetle | by.cat | by.falcon
}

/// All squares that pieces of a kind leap to from these; also those from which they attack these.
pub(crate) fn spread(leaps: &Leaps, kind: Kind, from: Bitboard) -> Bitboard {
    from.into_iter().fold(Bitboard::EMPTY, |all, square| {
        all | leaps.from(kind, square)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use gimel::{Game, Options};
    use proptest::prelude::*;

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(32))]

        #[test]
        fn what_a_move_changes_is_all_that_changes(numbers in prop::collection::vec(any::<u16>(), 1..200)) {
            let game = Game::new(Options::default()).unwrap();
            let (rules, mut position) = (game.rules(), game.position().clone());
            let mut survey = Survey::of(&position, rules.leaps());
            for number in numbers {
                let mut moves = rules.moves(&position);
                // Captures as often as they can be had: they change most.
                if moves.iter().any(|mv| mv.is_capture()) {
                    moves.retain(|mv| mv.is_capture());
                }
                let Some(&mv) = moves.get(usize::from(number) % moves.len().max(1)) else { break };
                let undo = position.make(mv);
                survey = survey.after((mv, undo), &position, rules.leaps());
                prop_assert_eq!(survey, Survey::of(&position, rules.leaps()));
            }
        }
    }
}
