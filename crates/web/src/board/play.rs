//! What a person does at a board: press, drag, let go, confirm, prepare. Each returns the move that is to be played, if any.

use gimel::{Kind, Move, Position, Square};

use super::legal::{actor, in_turn, may_hold, move_of, playable, targets};
use super::state::{Arrival, BoardState, Drag, Held, Premove, Remark, Spot};

/// A finger may tremble this many pixels and still tap.
pub const TREMBLE: f64 = 6.0;

/// A finger comes down. A second tap on a target plays; a tap on something of one's own picks it up. Where moves are confirmed,
/// the second tap marks, and one more on the same square plays.
pub fn press(state: &mut BoardState, spot: Spot, at: (f64, f64)) -> Option<Move> {
    if let Some(mv) = state.pending {
        if spot == Spot::Square(mv.to()) {
            return confirm(state);
        }
        // Elsewhere: it is in the hand again, to be brought there.
        state.pending = None;
        state.held = Some(held_by(mv));
    }
    state.remark = None;
    if let Spot::Square(square) = spot {
        state.cursor = square;
    }
    if let (Spot::Square(square), Some(held)) = (spot, state.held)
        && targets(state, held).contains(square)
    {
        return go(state, held, square);
    }
    let Some(held) = held_at(state, spot) else {
        state.remark = remark(state, spot);
        cancel(state);
        return None;
    };
    state.drag = Some(Drag {
        from: at,
        at,
        moving: false,
        held_before: state.held == Some(held) && !state.laid,
    });
    state.premove = None;
    state.laid = false;
    state.held = Some(held);
    None
}

fn held_at(state: &BoardState, spot: Spot) -> Option<Held> {
    let held = match spot {
        Spot::Square(square) => Held::On(square),
        Spot::Tray(side, kind) if actor(state) == Some(side) => Held::Hand(kind),
        Spot::Tray(..) => return None,
    };
    may_hold(state, held).then_some(held)
}

/// What the hand holds that makes this move.
const fn held_by(mv: Move) -> Held {
    match mv {
        Move::Place { kind, .. } => Held::Hand(kind),
        Move::Step { from, .. } | Move::Capture { from, .. } => Held::On(from),
    }
}

/// What somebody should know who taps there with nothing in hand, and whose turn it is.
fn remark(state: &BoardState, spot: Spot) -> Option<Remark> {
    let Spot::Square(square) = spot else {
        return None;
    };
    if !in_turn(state) || state.held.is_some() || state.premove.is_some() {
        return None;
    }
    let side = state.position.side();
    Some(if state.position.occupied().contains(square) {
        Remark::Theirs
    } else if Kind::ALL
        .iter()
        .any(|&kind| state.position.hand(side)[kind] > 0)
    {
        Remark::Place
    } else {
        Remark::Step
    })
}

/// The pointer moves, with a finger down or without.
pub fn drag_to(state: &mut BoardState, at: (f64, f64), over: Option<Square>) {
    state.over = over;
    if let Some(drag) = &mut state.drag {
        let (dx, dy) = (at.0 - drag.from.0, at.1 - drag.from.1);
        drag.at = at;
        drag.moving |= dx.hypot(dy) > TREMBLE;
    }
}

/// The finger is lifted. A drag onto a target plays, elsewhere it puts the piece back; a tap leaves it held.
pub fn release(state: &mut BoardState, over: Option<Square>) -> Option<Move> {
    let drag = state.drag.take()?;
    let held = state.held?;
    if !drag.moving {
        if drag.held_before {
            state.held = None;
        }
        return None;
    }
    match over.filter(|&square| targets(state, held).contains(square)) {
        Some(square) => {
            state.arrival = Arrival::Lies;
            go(state, held, square)
        }
        None => {
            if over.map(Held::On) != Some(held) {
                state.held = None;
            }
            None
        }
    }
}

/// Picks a kind from the hand, or puts it back.
pub fn choose(state: &mut BoardState, kind: Kind) {
    let held = Held::Hand(kind);
    state.remark = None;
    if state.held == Some(held) {
        if !std::mem::take(&mut state.laid) {
            state.held = None;
        }
    } else if state.pending.is_none() && may_hold(state, held) {
        state.premove = None;
        state.laid = false;
        state.held = Some(held);
    }
}

/// Lays a falcon into the hand of whoever makes the first move of a game: a tap on any square is a move then.
pub fn lay_first(state: &mut BoardState) {
    let falcon = Held::Hand(Kind::Falcon);
    let first = state.position.occupied().is_empty() && in_turn(state);
    if first && state.held.is_none() && state.pending.is_none() && may_hold(state, falcon) {
        state.held = Some(falcon);
        state.laid = true;
    }
}

/// Acts on a square without a finger: the keyboard's Enter.
pub fn enter(state: &mut BoardState, square: Square) -> Option<Move> {
    if state.pending.is_some() {
        return confirm(state);
    }
    let played = press(state, Spot::Square(square), (0.0, 0.0));
    if let Some(drag) = state.drag.take()
        && drag.held_before
    {
        state.held = None;
    }
    played
}

/// Lets go of everything: the waiting move first, then what is held, then what was prepared.
pub fn cancel(state: &mut BoardState) {
    state.drag = None;
    if state.pending.take().is_some() {
        return;
    }
    if state.held.take().is_none() {
        state.premove = None;
    }
}

/// Plays the move that waits.
pub fn confirm(state: &mut BoardState) -> Option<Move> {
    let mv = state.pending.take()?;
    state.arrival = Arrival::Lies;
    Some(mv)
}

/// Brings what is held to a square: at once, after a second tap, or when the turn comes.
fn go(state: &mut BoardState, held: Held, to: Square) -> Option<Move> {
    state.held = None;
    state.drag = None;
    if !in_turn(state) {
        state.premove = Some(Premove { held, to });
        return None;
    }
    offer(state, move_of(&state.position, held, to))
}

/// A legal move from anywhere (the text field too): it waits if the person likes to confirm.
pub fn offer(state: &mut BoardState, mv: Move) -> Option<Move> {
    if state.confirm {
        state.pending = Some(mv);
        return None;
    }
    Some(mv)
}

/// The board shows something new. Returns the prepared move if its time has come.
pub fn show(
    state: &mut BoardState,
    position: &Position,
    last: Option<Move>,
    open: bool,
) -> Option<Move> {
    let placed_by_hand = state.arrival == Arrival::Lies && state.last != last;
    state.arrival = if placed_by_hand {
        Arrival::Lies
    } else {
        Arrival::Glides
    };
    if state.position != *position {
        state.remark = None;
    }
    state.position = position.clone();
    state.last = last;
    state.open = open;
    state.pending = None;
    if state.held.is_some_and(|held| !may_hold(state, held)) {
        state.held = None;
        state.drag = None;
    }
    if !in_turn(state) {
        return None;
    }
    let premove = state.premove.take()?;
    playable(state, premove)
}

/// After the board was drawn once, whatever comes next glides again.
pub fn settle(state: &mut BoardState) {
    state.arrival = Arrival::Glides;
}
