//! What is to be drawn on each square: worked out once, compared cell by cell, so that only what changed is drawn again.

use gimel::{BySide, Piece, Position, Rules, Side, Square};

use super::geometry::Layout;
use super::legal::{reach, shown, targets};
use super::state::{Arrival, BoardState, Held};

/// Everything there is to see on one square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct CellLook {
    /// What stands there.
    pub piece: Option<Piece>,
    /// How the piece came: cells to the right and down from where it started; `(0, 0)` for one that was placed.
    pub arrives: Option<(i8, i8)>,
    /// The piece is between the fingers.
    pub lifted: bool,
    /// It is held, or the move waits here.
    pub chosen: bool,
    /// The last move started or ended here.
    pub last: bool,
    /// What is held may go here.
    pub target: bool,
    /// A prepared move starts or ends here.
    pub prepared: bool,
    /// The keyboard stands here.
    pub cursor: bool,
    /// What is held would leap here from the square under the pointer.
    pub reached: bool,
    /// A task is about it.
    pub goal: bool,
    /// How many pieces of each side leap here; zero unless asked for.
    pub attackers: BySide<u8>,
}

/// Draws the board in thought; by [`Square::index`].
#[must_use]
pub fn scene(state: &BoardState, layout: Layout, attacks: bool) -> Vec<CellLook> {
    let position = shown(state);
    let last = state.pending.or(state.last);
    let aims = state.held.map(|held| targets(state, held));
    let ahead = state.held.zip(state.over).filter(|_| attacks);
    let ahead = ahead.map(|(held, over)| reach(state, held, over));
    let moving = state.drag.is_some_and(|drag| drag.moving);
    Square::all()
        .map(|square| CellLook {
            piece: position.piece_at(square),
            arrives: arrival(state, layout, square),
            lifted: moving && state.held == Some(Held::On(square)),
            chosen: state.held == Some(Held::On(square))
                || state.pending.is_some_and(|mv| mv.to() == square),
            last: last.is_some_and(|mv| mv.to() == square || mv.from() == Some(square)),
            target: aims.is_some_and(|set| set.contains(square)),
            prepared: state
                .premove
                .is_some_and(|premove| premove.to == square || premove.held == Held::On(square)),
            cursor: state.cursor == square,
            reached: ahead.is_some_and(|set| set.contains(square)),
            goal: state.goals.contains(square),
            attackers: if attacks {
                attackers(&position, &state.rules, square)
            } else {
                BySide::default()
            },
        })
        .collect()
}

fn arrival(state: &BoardState, layout: Layout, square: Square) -> Option<(i8, i8)> {
    let mv = state.last.filter(|mv| mv.to() == square)?;
    if state.arrival == Arrival::Lies || state.pending.is_some() {
        return None;
    }
    Some(mv.from().map_or((0, 0), |from| layout.way(square, from)))
}

/// How many pieces of each side leap to a square.
#[must_use]
pub fn attackers(position: &Position, rules: &Rules, square: Square) -> BySide<u8> {
    BySide::from_fn(|side: Side| position.attackers(rules.leaps(), side, square).len() as u8)
}
