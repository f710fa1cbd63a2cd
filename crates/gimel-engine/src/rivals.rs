//! Somebody to beat: players that show what looking ahead is worth. None of them is an opponent for people.

mod uct;

use gimel::{Game, Move, see};
use rand::{Rng, RngExt};

use crate::NothingToPlay;

/// A simple player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rival {
    /// Plays anything.
    Random,
    /// Takes what pays most at once, gives nothing away at once, and else plays anything.
    Greedy,
    /// Plays games to their end in its head, more of the promising ones (plain UCT).
    Uct,
}

impl Rival {
    /// All of them with their names.
    pub const ALL: [(&'static str, Self); 3] = [
        ("random", Self::Random),
        ("greedy", Self::Greedy),
        ("uct", Self::Uct),
    ];

    /// The one with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        let named = Self::ALL.into_iter().find(|(known, _)| *known == name);
        named.map(|(_, rival)| rival)
    }

    /// Its move. Only [`Self::Uct`] thinks until `should_stop` says so; it is told how many games were played out.
    pub fn choose(
        self,
        game: &Game,
        should_stop: &mut dyn FnMut(u64) -> bool,
        rng: &mut impl Rng,
    ) -> Result<Move, NothingToPlay> {
        let moves = game.moves();
        let best = match self {
            Self::Random => pick(&moves, rng),
            Self::Greedy => greedy(game, &moves, rng),
            Self::Uct => uct::choose(game, &moves, should_stop, rng),
        };
        best.ok_or(NothingToPlay)
    }
}

fn pick(moves: &[Move], rng: &mut impl Rng) -> Option<Move> {
    if moves.is_empty() {
        return None;
    }
    moves.get(rng.random_range(0..moves.len())).copied()
}

fn greedy(game: &Game, moves: &[Move], rng: &mut impl Rng) -> Option<Move> {
    let worth = |mv: &Move| see(game.position(), game.rules().leaps(), *mv);
    let most = moves.iter().map(worth).max()?;
    let best: Vec<Move> = moves
        .iter()
        .copied()
        .filter(|mv| worth(mv) == most)
        .collect();
    pick(&best, rng)
}
