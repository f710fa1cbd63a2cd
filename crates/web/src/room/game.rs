//! What a program brings to a room: the game it can show. Handed in, so that no program loads the other game's board.

use leptos::prelude::*;
use table::{GameSettings, Settings, View};

use crate::desk::sitting::Sitting;

/// A game as a room shows it; every room finds it in its context.
#[derive(Clone, Copy)]
pub struct RoomGame {
    /// Whether this is the game agreed on.
    pub is_it: fn(&GameSettings) -> bool,
    /// The board, from the first game on.
    pub board: fn(Sitting) -> AnyView,
    /// The same for a television: nothing to press, readable from the sofa.
    pub screen: fn(Sitting) -> AnyView,
    /// What the tab is called: whose turn it is, and which game.
    pub title: fn(&View) -> String,
    /// How the host agrees on something else than this.
    pub change: fn(Sitting, &Settings) -> AnyView,
}
