//! The board in words: what a screen reader says about squares and moves.

use gimel::{ByKind, Kind, Move, Piece, Position, Side, Square};

use super::scene::CellLook;
use crate::words;

/// `h5, white falcon`, or `h5, empty`; whether a task is about it, and who leaps there, where that is shown.
#[must_use]
pub fn square(square: Square, look: &CellLook) -> String {
    let CellLook {
        piece,
        goal,
        attackers,
        ..
    } = *look;
    let what = piece.map_or_else(
        || words::empty_square().to_owned(),
        |Piece { side, kind }| words::piece(side, kind),
    );
    let threats = Side::BOTH.into_iter().filter(|&side| attackers[side] > 0);
    let threats = threats.map(|side| words::attacked_by(side, attackers[side]));
    let goal = goal.then(|| words::goal_square().to_owned());
    [format!("{square}, {what}")]
        .into_iter()
        .chain(goal)
        .chain(threats)
        .collect::<Vec<_>>()
        .join(", ")
}

/// `White places a falcon on h5.` The position is the one before the move.
#[must_use]
pub fn played(before: &Position, mv: Move) -> String {
    let side = before.side();
    match mv {
        Move::Place { kind, to } => words::placed(side, kind, to),
        Move::Step { from, to } => words::moved(side, kind_at(before, from), from, to),
        Move::Capture { from, to } => {
            let prey = kind_at(before, to);
            let points = before.points(side) + prey.value();
            words::captured(side, kind_at(before, from), prey, to, points)
        }
    }
}

fn kind_at(position: &Position, square: Square) -> Kind {
    position
        .piece_at(square)
        .map_or(Kind::Beetle, |piece| piece.kind)
}

/// Which of a side's pieces the opponent has captured: what is missing from the set.
#[must_use]
pub fn lost(position: &Position, side: Side) -> ByKind<u8> {
    let each = position.pieces_each().count();
    ByKind::from_fn(|kind| {
        let there = position.hand(side)[kind] + position.pieces(side, kind).len() as u8;
        each.saturating_sub(there)
    })
}
