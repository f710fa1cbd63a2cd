//! Dschamál in a room: its table, and the form of its rules.

use leptos::prelude::*;
use table::{GameSettings, Settings};

use super::screen::DschamalScreen;
use super::view::DschamalTable;
use crate::desk::sitting::Sitting;
use crate::lobby::dschamal_form::{DschamalDraft, DschamalForm};
use crate::room::agreed::changed;
use crate::room::game::RoomGame;

/// Dschamál.
#[must_use]
pub const fn dschamal() -> RoomGame {
    RoomGame {
        is_it,
        board,
        screen,
        change,
    }
}

fn is_it(game: &GameSettings) -> bool {
    game.dschamal().is_some()
}

fn board(sitting: Sitting) -> AnyView {
    view! { <DschamalTable sitting/> }.into_any()
}

fn screen(sitting: Sitting) -> AnyView {
    view! { <DschamalScreen sitting/> }.into_any()
}

fn change(sitting: Sitting, now: &Settings) -> AnyView {
    let Some(agreed) = now.game.dschamal() else {
        return ().into_any();
    };
    let draft = DschamalDraft::new(agreed.clone(), now.visibility);
    changed(
        sitting,
        view! { <DschamalForm draft place=sitting.place/> }.into_any(),
        move || draft.settings(),
        move || draft.problem(),
    )
}
