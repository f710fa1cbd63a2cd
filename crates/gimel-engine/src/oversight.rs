//! What people overlook: long leaps, and pieces far from where the last moves were.

use gimel::{Bitboard, Entry, Game, Kind, Move, Side, Square};
use rand::{Rng, RngExt};

use crate::Level;

/// How many of the last turns hold the attention.
const ATTENTION: usize = 3;
/// Files or ranks from which on a piece is far away.
const FAR: u8 = 9;

/// Squares whose pieces are overlooked as captors this turn, of either side.
pub(crate) fn overlooked(game: &Game, level: Level, rng: &mut impl Rng) -> Bitboard {
    let oversight = level.traits().oversight;
    let position = game.position();
    let recent: Vec<Square> = last_moves(game).map(Move::to).take(ATTENTION).collect();
    let obvious = if level.misses_recaptures() {
        Bitboard::EMPTY
    } else {
        around_last_move(game)
    };
    let mut unseen = Bitboard::EMPTY;
    for side in Side::BOTH {
        for kind in Kind::ALL {
            for square in position.pieces(side, kind) {
                let chance = oversight * length(kind) * remoteness(square, &recent);
                // Every piece takes one number, so that what is obvious does not change what else is seen.
                if rng.random::<f64>() < chance && !obvious.contains(square) {
                    unseen = unseen.with(square);
                }
            }
        }
    }
    unseen
}

/// Moves played, the last one first.
pub(crate) fn last_moves(game: &Game) -> impl Iterator<Item = Move> {
    game.entries().iter().rev().filter_map(|entry| match entry {
        Entry::Move(mv) => Some(*mv),
        _ => None,
    })
}

/// The piece that moved last, and all that attack it.
fn around_last_move(game: &Game) -> Bitboard {
    let Some(to) = last_moves(game).next().map(Move::to) else {
        return Bitboard::EMPTY;
    };
    let attackers = |side| game.position().attackers(game.rules().leaps(), side, to);
    Side::BOTH
        .into_iter()
        .map(attackers)
        .fold(Bitboard::of(to), |all, some| all | some)
}

/// The longer the leap, the easier it is to miss.
fn length(kind: Kind) -> f64 {
    match kind {
        Kind::Beetle => 0.2,
        Kind::Cat => 0.6,
        Kind::Falcon => 1.0,
    }
}

/// From a fifth beside the last moves to one at the other end of the board.
fn remoteness(square: Square, recent: &[Square]) -> f64 {
    let nearest = recent.iter().map(|&other| distance(square, other)).min();
    let far = nearest.unwrap_or(0).min(FAR);
    0.2 + 0.8 * f64::from(far) / f64::from(FAR)
}

fn distance(a: Square, b: Square) -> u8 {
    let files = a.file().abs_diff(b.file());
    files.max(a.rank().abs_diff(b.rank()))
}
