//! The board by keyboard: arrows, Enter, B, C, F, Escape.

use gimel::{Kind, Move};

use super::geometry::Layout;
use super::play::{cancel, choose, enter};
use super::state::BoardState;

/// A key that means something to the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Key {
    /// Cells to the right and down.
    Step(i8, i8),
    /// Pick up, put down, play, confirm.
    Enter,
    /// Pick from the hand.
    Pick(Kind),
    /// Let go.
    Escape,
}

impl Key {
    /// The key of a browser's name for it.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Some(match name {
            "ArrowLeft" => Self::Step(-1, 0),
            "ArrowRight" => Self::Step(1, 0),
            "ArrowUp" => Self::Step(0, -1),
            "ArrowDown" => Self::Step(0, 1),
            "Enter" | " " => Self::Enter,
            "Escape" => Self::Escape,
            _ => {
                let mut letters = name.chars();
                let letter = letters.next()?.to_ascii_uppercase();
                let alone = letters.next().is_none();
                Self::Pick(Kind::from_letter(letter).filter(|_| alone)?)
            }
        })
    }
}

/// A key goes down.
pub fn press_key(state: &mut BoardState, key: Key, layout: Layout) -> Option<Move> {
    match key {
        Key::Step(right, down) => {
            state.cursor = layout.step(state.cursor, right, down);
            state.over = Some(state.cursor);
            None
        }
        Key::Enter => enter(state, state.cursor),
        Key::Pick(kind) => {
            choose(state, kind);
            None
        }
        Key::Escape => {
            cancel(state);
            None
        }
    }
}
