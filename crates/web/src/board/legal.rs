//! What the person may pick up, and where it may go.

use gimel::{Bitboard, Move, Position, Side, Square};

use super::state::{BoardState, Control, Held, Premove};

/// The side the person acts for now, if for any.
#[must_use]
pub fn actor(state: &BoardState) -> Option<Side> {
    match state.control {
        _ if !state.open => None,
        Control::Nobody => None,
        Control::One(side) => Some(side),
        Control::Both => Some(state.position.side()),
    }
}

/// Whether what the person does now is played at once, and not prepared.
#[must_use]
pub fn in_turn(state: &BoardState) -> bool {
    actor(state) == Some(state.position.side())
}

/// Whether this can be picked up.
#[must_use]
pub fn may_hold(state: &BoardState, held: Held) -> bool {
    actor(state).is_some_and(|side| match held {
        Held::Hand(kind) => state.position.hand(side)[kind] > 0,
        Held::On(square) => state.position.standing(side).contains(square),
    })
}

/// Where something may go. Out of turn nobody knows what will stand where, so leaps go anywhere they reach.
#[must_use]
pub fn targets(state: &BoardState, held: Held) -> Bitboard {
    let Some(side) = actor(state).filter(|_| may_hold(state, held)) else {
        return Bitboard::EMPTY;
    };
    match held {
        Held::Hand(_) => !state.position.occupied(),
        Held::On(square) if in_turn(state) => {
            reach(state, held, square) & !state.position.standing(side)
        }
        Held::On(square) => reach(state, held, square),
    }
}

/// Where a piece would leap to from a square it may not stand on yet.
#[must_use]
pub fn reach(state: &BoardState, held: Held, from: Square) -> Bitboard {
    let kind = match held {
        Held::Hand(kind) => Some(kind),
        Held::On(square) => state.position.piece_at(square).map(|piece| piece.kind),
    };
    kind.map_or(Bitboard::EMPTY, |kind| state.rules.leaps().from(kind, from))
}

/// The move that brings something to a square: a placement, a move or a capture, as the board has it.
#[must_use]
pub fn move_of(position: &Position, held: Held, to: Square) -> Move {
    match held {
        Held::Hand(kind) => Move::Place { kind, to },
        Held::On(from) if position.occupied().contains(to) => Move::Capture { from, to },
        Held::On(from) => Move::Step { from, to },
    }
}

/// The prepared move, if the rules allow it as things stand.
#[must_use]
pub fn playable(state: &BoardState, premove: Premove) -> Option<Move> {
    let mv = move_of(&state.position, premove.held, premove.to);
    let allowed = in_turn(state) && state.rules.refusal(&state.position, mv).is_none();
    allowed.then_some(mv)
}

/// How it looks with the waiting move played.
#[must_use]
pub fn shown(state: &BoardState) -> Position {
    let mut position = state.position.clone();
    if let Some(mv) = state.pending {
        let _ = position.make(mv);
    }
    position
}
