//! What the side of a television tells, read from a view: who stands where while the game is on, and who bets on whom.

use bag::Shape;
use dschamal::{Game, PieceSet};
use table::{DschamalView, SeatNumber, View};

use super::seats::name;
use crate::words;

/// A player among all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rank {
    /// Which place, 1 the best; equal ones share it.
    pub place: usize,
    /// Who.
    pub name: String,
    /// What counts, in short.
    pub score: String,
    /// The rest, once the game is over.
    pub more: Option<String>,
    /// Is master.
    pub master: bool,
}

/// Everybody, best first.
#[must_use]
pub fn ranks(view: &View, game: &DschamalView) -> Vec<Rank> {
    if let Some(ending) = &game.ending {
        let lines = ending.standings.iter().map(|line| Rank {
            place: line.place,
            name: name(view, line.seat),
            score: line.points.to_string(),
            more: Some(format!(
                "{} · {}",
                words::standing_score(game.rules.game, line.points),
                words::standing_rest(game.rules.game, line),
            )),
            master: false,
        });
        return lines.collect();
    }
    let mut all: Vec<(i32, usize, SeatNumber)> = game
        .seats
        .iter()
        .enumerate()
        .map(|(index, &seat)| (score(game, index), open(game, index).len(), seat))
        .collect();
    all.sort_by_key(|&(score, open, _)| std::cmp::Reverse((score, open)));
    let better = |mine: i32| all.iter().filter(|(score, ..)| *score > mine).count();
    let ranks = all.iter().map(|&(score, _, seat)| Rank {
        place: 1 + better(score),
        name: name(view, seat),
        score: match game.rules.target {
            Some(target) => format!("{score}/{target}"),
            None => score.to_string(),
        },
        more: None,
        master: game.ring.master == Some(seat),
    });
    ranks.collect()
}

fn open(game: &DschamalView, index: usize) -> PieceSet {
    game.view.open.get(index).copied().unwrap_or_default()
}

/// What counts in this game.
fn score(game: &DschamalView, index: usize) -> i32 {
    match game.rules.game {
        Game::Duel | Game::Threesome => {
            let won = game.view.victory.get(index);
            won.map_or(0, |pieces| pieces.len() as i32)
        }
        Game::Quartet => most_of_a_shape(open(game, index)),
        Game::Tower => {
            let points = game.view.points.as_ref().and_then(|all| all.get(index));
            points.map_or(0, |points| points.total())
        }
    }
}

fn most_of_a_shape(pieces: PieceSet) -> i32 {
    let counts = Shape::ALL.map(|shape| (pieces & PieceSet::of_shape(shape)).len());
    counts.into_iter().max().unwrap_or(0) as i32
}

/// Bets, as far as there is anything to tell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Betting {
    /// On each of those at the bag, who bets on them.
    Open(Vec<(String, Vec<String>)>),
    /// Who was right so often, best first.
    Record(Vec<(String, u32, u32)>),
}

/// The bets on the contest that is next or under way, or how they went so far.
#[must_use]
pub fn betting(view: &View, game: &DschamalView) -> Option<Betting> {
    if game.bets.iter().any(|bet| bet.on.is_some()) && game.ending.is_none() {
        let on = |seat: SeatNumber| {
            let those = game.bets.iter().filter(|bet| bet.on == Some(seat));
            (
                name(view, seat),
                those.map(|bet| name(view, bet.seat)).collect(),
            )
        };
        let at_bag = game.ring.contestants.iter();
        return Some(Betting::Open(at_bag.map(|&seat| on(seat)).collect()));
    }
    let mut record: Vec<_> = game
        .bets
        .iter()
        .filter(|bet| bet.of > 0)
        .map(|bet| (name(view, bet.seat), bet.right, bet.of))
        .collect();
    record.sort_by_key(|(_, right, of)| (u32::MAX - right, *of));
    (!record.is_empty()).then_some(Betting::Record(record))
}

#[cfg(test)]
mod tests {
    use super::*;
    use dschamal::Piece;

    fn set(names: &[&str]) -> PieceSet {
        let pieces = names.iter().map(|name| name.parse::<Piece>());
        pieces.map(|piece| piece.expect("a piece")).collect()
    }

    /// Cites: Q-10
    #[test]
    fn most_of_a_shape_counts_shapes_and_not_colours() {
        assert_eq!(most_of_a_shape(set(&[])), 0);
        assert_eq!(most_of_a_shape(set(&["cube-blue", "egg-blue"])), 1);
        let three = ["cube-blue", "egg-blue", "cube-white", "cube-brown"];
        assert_eq!(most_of_a_shape(set(&three)), 3);
    }
}
