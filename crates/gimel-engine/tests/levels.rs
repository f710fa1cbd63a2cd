//! The levels against each other, and what each of them never does.

use gimel::{Game, Position, Side};
use gimel_engine::{Engine, Level, thinking_ms};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

/// Enough to tell the levels apart, and quick.
const MOST_NODES: u64 = 12_000;
const OPTIONS: &str = "target=20 no_progress=60";
/// Pairs of games from one opening, colours swapped.
const PAIRS: u64 = 6;

/// A level, or somebody who plays anything.
type Player = Option<Level>;

struct Seat {
    player: Player,
    engine: Engine,
}

impl Seat {
    fn play(&mut self, game: &mut Game, rng: &mut ChaCha8Rng) {
        let mv = match self.player {
            None => {
                let moves = game.moves();
                moves[rng.random_range(0..moves.len())]
            }
            Some(level) => {
                let engine = &mut self.engine;
                engine.choose_within(game, level, MOST_NODES, rng).unwrap()
            }
        };
        game.play(mv).unwrap();
    }
}

/// Half points the first player gets: two for a win, one for a draw.
fn duel(players: [Player; 2], seed: u64) -> u32 {
    let mut opening = ChaCha8Rng::seed_from_u64(seed / 2);
    let mut rng = ChaCha8Rng::seed_from_u64(1_000 + seed);
    let mut game = Game::new(OPTIONS.parse().unwrap()).unwrap();
    let seat = |player| Seat {
        player,
        engine: Engine::new(1),
    };
    let mut anybody = seat(None);
    for _ in 0..4 {
        anybody.play(&mut game, &mut opening);
    }
    let mut seats = players.map(seat);
    let first = Side::BOTH[(seed % 2) as usize];
    while game.outcome().is_none() {
        let turn = usize::from(game.position().side() != first);
        seats[turn].play(&mut game, &mut rng);
    }
    match game.outcome().unwrap().winner {
        None => 1,
        Some(side) => 2 * u32::from(side == first),
    }
}

#[track_caller]
fn check_stronger(stronger: Player, weaker: Player) {
    let score: u32 = (0..2 * PAIRS)
        .map(|seed| duel([stronger, weaker], seed))
        .sum();
    // Nine of twelve.
    assert!(score >= 18, "{stronger:?} {score} of 24 against {weaker:?}");
}

#[test]
fn the_lowest_level_beats_whim() {
    check_stronger(Level::new(1), None);
}

#[test]
fn three_levels_higher_is_much_stronger() {
    for (stronger, weaker) in [(4, 1), (7, 4), (10, 7)] {
        check_stronger(Level::new(stronger), Level::new(weaker));
    }
}

/// White has just captured a falcon with a cat that two pieces far from each other attack.
fn after_a_capture() -> Game {
    let gfen = "18/18/18/7C10/9f8/12f5/18/c17 w 8,7,8 8,7,6 0,0 0,0";
    let position: Position = gfen.parse().unwrap();
    let mut game = Game::from_position(Default::default(), position).unwrap();
    game.play("h5xj4".parse().unwrap()).unwrap();
    game
}

#[test]
fn a_valuable_piece_is_always_taken_back_above_level_three() {
    let game = after_a_capture();
    for level in Level::ALL.into_iter().filter(|level| level.number() > 3) {
        for seed in 0..20 {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let mv = Engine::new(1).choose_within(&game, level, 3_000, &mut rng);
            assert_eq!(mv.unwrap().to_string(), "m3xj4", "{level}, {seed}");
        }
    }
}

#[test]
fn the_lowest_level_often_overlooks_a_long_leap() {
    let game = after_a_capture();
    let takes = |&seed: &u64| {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mv = Engine::new(1).choose(&game, Level::ALL[0], &mut rng);
        mv.unwrap().to_string() == "m3xj4"
    };
    let taken = (0..60).filter(takes).count();
    assert!(taken < 30, "{taken} of 60");
}

#[test]
fn the_lowest_level_varies_its_first_move() {
    let game = Game::default();
    let first_moves: std::collections::BTreeSet<String> = (0..30)
        .map(|seed| {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let mv = Engine::new(1).choose(&game, Level::ALL[0], &mut rng);
            mv.unwrap().to_string()
        })
        .collect();
    assert!(first_moves.len() > 3, "{first_moves:?}");
}

#[test]
fn obvious_moves_are_quicker_than_tangled_ones() {
    let mean = |game: &Game| {
        let times = (0..50).map(|seed| {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            thinking_ms(Level::ALL[11], game, &mut rng)
        });
        times.sum::<u32>() / 50
    };
    let tangled = "18/8f9/6C4b6/5F3c8/8B1F7/7c10/9b8/18 w 7,7,6 6,6,7 0,0 0,0";
    let tangled = Game::from_position(Default::default(), tangled.parse().unwrap()).unwrap();
    assert!(mean(&after_a_capture()) * 2 < mean(&tangled));
    assert!(mean(&Game::default()) * 2 < mean(&tangled));
}

#[test]
fn levels_introduce_themselves() {
    for level in Level::ALL {
        assert!(!level.name().is_empty() && level.character().ends_with('.'));
        assert_eq!(level.to_string(), level.name());
    }
}
