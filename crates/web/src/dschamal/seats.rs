//! Who sits where, what lies before them, and what they are in this contest: read from a view, drawn elsewhere.

use dschamal::{Game, Piece, RuleId};
use table::{DschamalView, Placed, SeatNumber, SitterView, View};

use crate::desk::state::{is_away, sitter_name};
use crate::words::Who;

/// A player at the table.
#[derive(Debug, Clone, PartialEq)]
pub struct Card {
    /// Which seat.
    pub seat: SeatNumber,
    /// What they are called.
    pub name: String,
    /// It is the one who looks.
    pub you: bool,
    /// Open pieces.
    pub open: Vec<Piece>,
    /// Victory pieces.
    pub victory: Vec<Piece>,
    /// The tower as it stands.
    pub tower: Vec<Placed>,
    /// Whether this game has towers, and how many pieces this one has.
    pub height: Option<usize>,
    /// Black pieces.
    pub black: Vec<Piece>,
    /// How strong the bot is that sits here.
    pub level: Option<u8>,
    /// Is master.
    pub master: bool,
    /// Is at the bag.
    pub contestant: bool,
    /// Sits out, by this rule.
    pub out: Option<RuleId>,
    /// Has no window open.
    pub away: bool,
    /// A bot of this level plays for them.
    pub stand_in: Option<u8>,
    /// Went in too early so often.
    pub false_starts: u32,
}

/// What a player is called.
#[must_use]
pub fn name(view: &View, seat: SeatNumber) -> String {
    match view.seats.get(seat).map(|seat| &seat.sitter) {
        Some(SitterView::Bot { .. }) => crate::words::feeler_at(seat).to_owned(),
        Some(sitter) => sitter_name(sitter),
        None => String::new(),
    }
}

/// What a player of the game is called; the rules count only those who play.
#[must_use]
pub fn player_name(view: &View, game: &DschamalView, player: dschamal::Seat) -> String {
    let seat = game.seats.get(usize::from(player.number()));
    seat.map(|seat| name(view, *seat)).unwrap_or_default()
}

/// The one who looks as a player of the game; nobody if they only watch.
#[must_use]
pub fn own_player(view: &View, game: &DschamalView) -> Option<dschamal::Seat> {
    let you = view.you.seat?;
    let player = game.seats.iter().position(|seat| *seat == you)?;
    dschamal::Seat::new(u8::try_from(player).ok()?)
}

/// Somebody at the table, for a sentence.
#[must_use]
pub fn who(view: &View, seat: SeatNumber) -> Who {
    if view.you.seat == Some(seat) {
        Who::You
    } else {
        Who::Named(name(view, seat))
    }
}

/// What somebody is called where nothing but the name stands.
#[must_use]
pub fn name_or_you(view: &View, seat: SeatNumber) -> String {
    who(view, seat).label().to_owned()
}

/// Everybody who plays, clockwise, beginning with the one who looks.
#[must_use]
pub fn cards(view: &View, game: &DschamalView) -> Vec<Card> {
    let first = view
        .you
        .seat
        .and_then(|you| game.seats.iter().position(|seat| *seat == you));
    let count = game.seats.len();
    let order = (0..count).map(|step| (first.unwrap_or(0) + step) % count.max(1));
    order
        .map(|index| card(view, game, index, game.seats[index]))
        .collect()
}

fn card(view: &View, game: &DschamalView, index: usize, seat: SeatNumber) -> Card {
    let pieces = |all: &[dschamal::PieceSet]| -> Vec<Piece> {
        all.get(index)
            .map(|set| set.into_iter().collect())
            .unwrap_or_default()
    };
    let of = |list: &[(SeatNumber, u32)]| {
        let found = list.iter().find(|(it, _)| *it == seat);
        found.map_or(0, |(_, count)| *count)
    };
    Card {
        seat,
        name: name(view, seat),
        you: view.you.seat == Some(seat),
        open: pieces(&game.view.open),
        victory: pieces(&game.view.victory),
        tower: game.towers.get(index).cloned().unwrap_or_default(),
        height: (game.rules.game == Game::Tower).then(|| {
            game.view
                .tower
                .get(index)
                .map_or(0, |tower| tower.iter().count())
        }),
        black: pieces(&game.view.black),
        level: match view.seats.get(seat).map(|seat| &seat.sitter) {
            Some(SitterView::Bot { level, .. }) => Some(*level),
            _ => None,
        },
        master: game.ring.master == Some(seat),
        contestant: game.ring.contestants.contains(&seat) && game.ending.is_none(),
        out: game
            .ring
            .out
            .iter()
            .find(|(it, _)| *it == seat)
            .map(|(_, rule)| *rule),
        away: view
            .seats
            .get(seat)
            .is_some_and(|seat| is_away(&seat.sitter)),
        stand_in: game
            .stand_ins
            .iter()
            .find(|(it, _)| *it == seat)
            .map(|(_, level)| *level),
        false_starts: of(&game.false_starts),
    }
}

/// Places around the bag for so many, clockwise from the one who looks: a grid of three by three with the bag in its middle.
#[must_use]
pub const fn places(count: usize) -> &'static [&'static str] {
    match count {
        0..=3 => &["bm", "tl", "tr"],
        4 => &["bm", "ml", "tm", "mr"],
        5 => &["bm", "ml", "tl", "tr", "mr"],
        6 => &["bm", "bl", "tl", "tm", "tr", "br"],
        7 => &["bm", "bl", "ml", "tl", "tr", "mr", "br"],
        _ => &["bm", "bl", "ml", "tl", "tm", "tr", "mr", "br"],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_has_a_place_of_their_own() {
        for count in 3..=8 {
            let places = places(count);
            assert_eq!(places.len(), count);
            for (index, place) in places.iter().enumerate() {
                assert!(!places[..index].contains(place), "{count}");
            }
        }
    }
}
