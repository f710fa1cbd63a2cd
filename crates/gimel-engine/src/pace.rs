//! How long a person would think about this move.

use gimel::{Game, Move, MoveList, Side, see};
use rand::{Rng, RngExt};

use crate::Level;
use crate::oversight::last_moves;
use crate::survey::Survey;

/// Shortest and longest thinking time, in milliseconds.
const SHORTEST: f64 = 600.0;
const LONGEST: f64 = 6_000.0;
/// What the eyes need for the board at rest.
const GLANCE: f64 = 800.0;
/// For each piece that hangs or could be captured.
const WORRY: f64 = 420.0;

/// How long this level takes over its move, in milliseconds: quick where there is little to think about, longer where
/// much is attacked. The table waits that long before it plays what [`Engine::choose`](crate::Engine::choose) chose.
pub fn thinking_ms(level: Level, game: &Game, rng: &mut impl Rng) -> u32 {
    let time = GLANCE + WORRY * f64::from(worries(game).min(12));
    let mood = 0.7 + 0.8 * rng.random::<f64>();
    let pace = level.traits().pace;
    (time * mood * pace).clamp(SHORTEST, LONGEST) as u32
}

/// How many things there are to think about.
fn worries(game: &Game) -> u32 {
    let (position, leaps) = (game.position(), game.rules().leaps());
    let mut captures = MoveList::new();
    position.captures_into(leaps, &mut captures);
    if recaptures(game, &captures) {
        return 0;
    }
    let survey = Survey::of(position, leaps);
    let hanging = |side| survey.hanging(position, side).len();
    let paying = |mv: &&Move| see(position, leaps, **mv) >= 0;
    let exchanges = captures.iter().filter(paying).count() as u32;
    hanging(Side::White) + hanging(Side::Black) + exchanges.min(4)
}

/// Whether taking back what has just captured pays: nobody thinks long about that.
fn recaptures(game: &Game, captures: &MoveList) -> bool {
    let Some(Move::Capture { to, .. }) = last_moves(game).next() else {
        return false;
    };
    let pays = |mv: &Move| mv.to() == to && see(game.position(), game.rules().leaps(), *mv) > 0;
    captures.iter().any(pays)
}
