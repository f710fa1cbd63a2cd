//! Gimel in a room: its board, and the form of its rules.

use leptos::prelude::*;
use table::{GameSettings, Settings, View};

use super::agreed::changed;
use super::aloud::speak;
use super::game::RoomGame;
use super::side::status;
use crate::app::part::later;
use crate::app::parts::board_game;
use crate::desk::sitting::Sitting;
use crate::lobby::agree_form::{AgreeForm, Draft};
use crate::words;

/// Gimel.
#[must_use]
pub const fn gimel() -> RoomGame {
    RoomGame {
        is_it,
        board,
        screen,
        title,
        change,
    }
}

fn is_it(game: &GameSettings) -> bool {
    game.gimel().is_some()
}

fn board(sitting: Sitting) -> AnyView {
    view! { <div class="play">{later(move || board_game(sitting, false))}</div> }.into_any()
}

fn screen(sitting: Sitting) -> AnyView {
    speak(sitting);
    later(move || board_game(sitting, true))
}

fn title(view: &View) -> String {
    let line = status(view);
    let line = if line.is_empty() {
        words::a_table()
    } else {
        &line
    };
    format!("{line} · {}", words::gimel())
}

fn change(sitting: Sitting, now: &Settings) -> AnyView {
    let draft = Draft::new(now);
    let place = sitting.place;
    changed(
        sitting,
        view! { <AgreeForm draft place/> }.into_any(),
        move || draft.settings(),
        move || draft.problem(),
    )
}
