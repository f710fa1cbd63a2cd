//! The puzzles are sound, and the engine solves most of the hardest of them quickly.

use std::collections::BTreeSet;

use gimel::{Game, Options};
use gimel_engine::{Engine, Limits, Net, Puzzle, puzzles};

/// Of the two hundred hardest, at ten thousand positions each, with the own net. A landed figure: it may rise.
const SOLVED: usize = 184;

fn game(puzzle: &Puzzle) -> Game {
    Game::from_position(Options::default(), puzzle.position.clone()).unwrap()
}

#[test]
fn solutions_can_be_played_and_no_puzzle_comes_twice() {
    let mut seen = BTreeSet::new();
    let mut before = 0;
    for puzzle in puzzles() {
        let text = puzzle.position.to_string();
        let mut game = game(&puzzle);
        for &mv in &puzzle.solution {
            assert!(game.play(mv).is_ok(), "{mv} in {text}");
        }
        assert!(puzzle.margin >= 100 && puzzle.rating >= before, "{text}");
        before = puzzle.rating;
        assert!(seen.insert(text));
    }
    assert!(seen.len() >= 500, "{}", seen.len());
}

#[test]
fn most_of_the_hardest_are_solved() {
    let all: Vec<Puzzle> = puzzles().collect();
    let hardest = &all[all.len() - 200..];
    let solves = |puzzle: &&Puzzle| {
        let limits = Limits::nodes(10_000);
        let mut engine = Engine::new(2).with_net(Net::own());
        let thought = engine.think(&game(puzzle), limits, &mut |_| false, &mut |_| {});
        Some(thought.unwrap().best) == puzzle.best()
    };
    let solved = hardest.iter().filter(solves).count();
    println!("{solved} of 200 solved");
    assert!(solved >= SOLVED, "{solved} of 200 solved, {SOLVED} before");
}
