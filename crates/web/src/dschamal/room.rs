//! Dschamál in a room: its table, and the form of its rules.

use leptos::prelude::*;
use table::{GameSettings, Settings, View};

use super::phase::is_my_turn;
use crate::app::part::later;
use crate::app::parts::{bag_game, bag_stage};
use crate::desk::sitting::Sitting;
use crate::lobby::dschamal_form::{DschamalDraft, DschamalForm};
use crate::room::agreed::changed;
use crate::room::game::RoomGame;
use crate::words;

/// Dschamál.
#[must_use]
pub const fn dschamal() -> RoomGame {
    RoomGame {
        is_it,
        board,
        screen,
        title,
        change,
    }
}

fn is_it(game: &GameSettings) -> bool {
    game.dschamal().is_some()
}

fn board(sitting: Sitting) -> AnyView {
    later(move || bag_game(sitting))
}

fn screen(sitting: Sitting) -> AnyView {
    later(move || bag_stage(sitting))
}

fn title(view: &View) -> String {
    let played = view
        .settings
        .game
        .dschamal()
        .map(|agreed| agreed.rules.game);
    let named = played.map_or(words::dschamal(), words::dschamal_game);
    let line = match view.dschamal() {
        Some(game) if is_my_turn(view, game) => words::your_move(),
        Some(_) => words::dschamal(),
        None => words::a_table(),
    };
    format!("{line} · {named}")
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

#[cfg(test)]
mod tests {
    use dschamal::Game;
    use table::DschamalSettings;

    use super::title;
    use crate::dschamal::test_evening::Evening;

    #[test]
    fn tables_are_read_as_they_are_written() {
        for game in Game::ALL {
            let mut evening = Evening::begin(DschamalSettings::new(game, 4), |view| view);
            for _ in 0..200 {
                let view = evening.shown().0;
                let text = serde_json::to_string(view).expect("it can be written");
                assert_eq!(crate::net::json::read(&text).as_ref(), Some(view));
                evening.wait();
            }
        }
    }

    #[test]
    fn the_tab_says_the_game_and_whose_turn_it_is() {
        let agreed = DschamalSettings::new(Game::Duel, 3);
        let mut evening = Evening::begin(agreed, |view| view);
        let mut titles = Vec::new();
        for _ in 0..400 {
            let title = title(evening.shown().0);
            if !titles.contains(&title) {
                titles.push(title);
            }
            evening.wait();
        }
        titles.sort();
        assert_eq!(titles, ["Dschamál · Duel", "Your turn · Duel"]);
    }
}
