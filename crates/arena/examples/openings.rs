//! Makes a book of balanced openings: six turns at random, kept where a search finds neither side better.

use std::collections::BTreeSet;

use gimel::{Game, Move};
use gimel_engine::{Engine, Limits};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

const TURNS: usize = 6;
const OPENINGS: usize = 500;
const NODES: u64 = 20_000;
/// Hundredths of a point.
const FAIR: i32 = 25;

fn main() {
    let mut rng = ChaCha8Rng::seed_from_u64(2_026);
    let mut engine = Engine::new(4);
    let mut kept = BTreeSet::new();
    while kept.len() < OPENINGS {
        let Some(game) = opening(&mut rng) else {
            continue;
        };
        engine.forget();
        let thought = engine.think(&game, Limits::nodes(NODES), &mut |_| false, &mut |_| {});
        let fair = thought.is_ok_and(|thought| thought.score.centipoints().abs() <= FAIR);
        if fair && kept.insert(game.position().to_string()) {
            println!("{}", game.position());
        }
    }
}

fn opening(rng: &mut ChaCha8Rng) -> Option<Game> {
    let mut game = Game::default();
    for _ in 0..TURNS {
        let moves = game.moves();
        let placed: Vec<&Move> = moves.iter().filter(|mv| mv.from().is_none()).collect();
        game.play(**placed.get(rng.random_range(0..placed.len()))?)
            .ok()?;
    }
    Some(game)
}
