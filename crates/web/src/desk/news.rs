//! What changed between two views, in sentences for those who listen; moves are told by the board.

use table::{SitterView, View};

use super::state::{is_away, is_on, names, side_of, sitter_name};
use crate::words;

/// What is worth a word.
#[must_use]
pub fn news(before: &View, after: &View) -> Vec<String> {
    let mut said = happenings(before, after);
    if let Some(line) = after.chat.last()
        && before
            .chat
            .last()
            .is_none_or(|known| known.line < line.line)
        && Some(line.who) != after.you.handle
    {
        said.push(words::says(&line.name, &line.text));
    }
    said
}

/// The same without what people say to each other.
#[must_use]
pub fn happenings(before: &View, after: &View) -> Vec<String> {
    let mut said = Vec::new();
    seats(before, after, &mut said);
    game(before, after, &mut said);
    offers(before, after, &mut said);
    said
}

fn seats(before: &View, after: &View, said: &mut Vec<String>) {
    let feels = after.settings.game.dschamal().is_some();
    for (number, (old, new)) in before.seats.iter().zip(&after.seats).enumerate() {
        if Some(number) == after.you.seat {
            continue;
        }
        let called = |sitter: &SitterView| match sitter {
            SitterView::Bot { .. } if feels => words::feeler_at(number).to_owned(),
            sitter => sitter_name(sitter),
        };
        let name = called(&new.sitter);
        let same = called(&old.sitter) == name;
        if !same && new.sitter != SitterView::Open {
            said.push(words::sits_down(&name));
        } else if !same {
            said.push(words::gets_up(&called(&old.sitter)));
        } else if is_away(&old.sitter) != is_away(&new.sitter) {
            said.push(words::away_or_back(&name, is_away(&new.sitter)));
        } else if new.ready && !old.ready && !is_on(after) {
            said.push(words::is_ready(&name));
        } else if new.rematch && !old.rematch {
            said.push(words::wants_rematch(&name));
        }
    }
}

fn game(before: &View, after: &View, said: &mut Vec<String>) {
    let Some(game) = after.gimel() else { return };
    let names = names(after);
    if after.games > before.games {
        said.push(words::game_begins(&names));
    }
    let was_over = before.gimel().is_some_and(|game| game.ending.is_some());
    if let Some(ending) = game
        .ending
        .filter(|_| !was_over || after.games > before.games)
    {
        said.push(words::ending(ending, &names));
    }
    let shorter = before
        .gimel()
        .is_some_and(|old| old.entries.len() > game.entries.len());
    if shorter && after.games == before.games {
        said.push(words::taken_back().to_owned());
    }
}

fn offers(before: &View, after: &View, said: &mut Vec<String>) {
    let (Some(old), Some(new)) = (before.gimel(), after.gimel()) else {
        return;
    };
    let names = names(after);
    let other =
        |seat: usize| (Some(seat) != after.you.seat).then(|| names[side_of(new, seat)].clone());
    if old.draw_offer.is_none()
        && let Some(name) = new.draw_offer.and_then(other)
    {
        said.push(words::offers_draw(&name));
    }
    if old.takeback.is_none()
        && let Some(name) = new.takeback.and_then(other)
    {
        said.push(words::asks_takeback(&name));
    }
    let mine_gone = |old: Option<usize>, new: Option<usize>| {
        old.is_some() && new.is_none() && old == after.you.seat
    };
    let same = old.entries.len() == new.entries.len() && new.ending.is_none();
    if same && mine_gone(old.draw_offer, new.draw_offer) {
        said.push(words::draw_declined().to_owned());
    }
    if same && mine_gone(old.takeback, new.takeback) {
        said.push(words::takeback_declined().to_owned());
    }
}
