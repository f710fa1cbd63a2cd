//! A game in five lines, each with a picture: what the help says at once, and what stands at the top of a game's rules.

use leptos::prelude::*;

use super::sketch::{self, Sketch, sketch};
use super::told::Tale;
use crate::words;

/// A picture, and the message of what it shows.
type Line = (Sketch, &'static str);

const HOUSE: [Line; 5] = [
    (sketch::TWO_GAMES, "brief-house-1"),
    (sketch::REACH_IN, "brief-house-2"),
    (sketch::BOARD, "brief-house-3"),
    (sketch::FRIENDS, "brief-house-4"),
    (sketch::POCKET, "brief-house-5"),
];
const DUEL: [Line; 5] = [
    (sketch::REACH_IN, "brief-duel-1"),
    (sketch::LOOK_FOR, "brief-duel-2"),
    (sketch::RIGHT_SHAPE, "brief-duel-3"),
    (sketch::WRONG_SHAPE, "brief-duel-4"),
    (sketch::FOUR_AND_SEVEN, "brief-duel-5"),
];
const TOWER: [Line; 5] = [
    (sketch::KEPT, "brief-tower-1"),
    (sketch::GIVEN, "brief-tower-2"),
    (sketch::STACKED, "brief-tower-3"),
    (sketch::FALLEN, "brief-tower-4"),
    (sketch::SEVEN_HIGH, "brief-tower-5"),
];
const THREESOME: [Line; 5] = [
    (sketch::THREE_REACH_IN, "brief-threesome-1"),
    (sketch::ANY_OF_THREE, "brief-threesome-2"),
    (sketch::THIRD_WINS, "brief-threesome-3"),
    (sketch::FROM_EACH, "brief-threesome-4"),
    (sketch::MOVE_ON, "brief-threesome-5"),
];
const QUARTET: [Line; 5] = [
    (sketch::TWO_BLUE, "brief-quartet-1"),
    (sketch::REACH_IN, "brief-quartet-2"),
    (sketch::SAME_SHAPE, "brief-quartet-3"),
    (sketch::BACK, "brief-quartet-4"),
    (sketch::FOUR, "brief-quartet-5"),
];
const GIMEL: [Line; 5] = [
    (sketch::WORTH, "brief-gimel-1"),
    (sketch::PLACED, "brief-gimel-2"),
    (Sketch::Reach, "brief-gimel-3"),
    (sketch::CAPTURE, "brief-gimel-4"),
    (sketch::SIXTY, "brief-gimel-5"),
];

/// The five lines.
#[must_use]
pub fn lines(tale: Tale) -> &'static [Line; 5] {
    match tale {
        Tale::Common => &HOUSE,
        Tale::Duel => &DUEL,
        Tale::Tower => &TOWER,
        Tale::Threesome => &THREESOME,
        Tale::Quartet => &QUARTET,
        Tale::Gimel => &GIMEL,
    }
}

/// The five lines with their pictures.
#[must_use]
pub fn brief(tale: Tale) -> impl IntoView {
    let lines = lines(tale).iter().map(|&(picture, key)| {
        view! { <li>{sketch(picture)}<span>{words::rules_caption(key)}</span></li> }
    });
    view! { <ol class="brief">{lines.collect_view()}</ol> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_told_in_five_lines_that_fit_a_screen() {
        for tale in Tale::ALL {
            for (_, key) in lines(tale) {
                let text = words::rules_caption(key);
                assert!(!text.starts_with("brief-"), "{text}");
                assert!(text.chars().count() < 150, "{text}");
            }
        }
    }
}
