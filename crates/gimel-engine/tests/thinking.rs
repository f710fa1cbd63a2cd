//! What holds whatever is thought about.

use gimel::{Game, Move};
use gimel_engine::{Engine, Level, Limits, NothingToPlay, Thought, bench_nodes, thinking_ms};
use proptest::prelude::*;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

const OPTIONS: &[&str] = &[
    "",
    "falcon=bent cat_diagonal=true target=none draw=off",
    "target=12 draw_min=6 draw_lead=2",
    "target=none draw=never_led draw_min=10",
    "draw=claim draw_min=3",
    "pieces_each=4 target=30 draw_scales=true",
    "pieces_each=4 target=none draw=off",
    "game_minutes=1 turn_seconds=2 time_mode=turn_count draw=at_end",
    "repetition=threefold_draw no_progress=6",
];

/// A game of whims that loves captures.
fn played(options: &str, numbers: &[u16]) -> Game {
    let mut game = Game::new(options.parse().unwrap()).unwrap();
    for &number in numbers {
        let moves = game.moves();
        let wanted = |mv: &&Move| match number % 4 {
            0 => true,
            1 => mv.from().is_some(),
            _ => mv.is_capture(),
        };
        let fitting: Vec<_> = moves.iter().filter(wanted).collect();
        let some = fitting.get(usize::from(number) % fitting.len().max(1));
        match some.copied().or_else(|| moves.get(usize::from(number) % 3)) {
            Some(&mv) => game.play(mv).unwrap(),
            None => break,
        };
    }
    game
}

fn think(engine: &mut Engine, game: &Game, limits: Limits) -> Result<Thought, NothingToPlay> {
    engine.think(game, limits, &mut |_| false, &mut |_| {})
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn only_legal_moves_and_lines(
        options in prop::sample::select(OPTIONS),
        numbers in prop::collection::vec(any::<u16>(), 0..240),
        nodes in 1..6_000_u64,
        lines in 1..5_usize,
        seed: u64,
    ) {
        let game = played(options, &numbers);
        let mut engine = Engine::new(1);
        let thought = engine.analyse(&game, Limits::nodes(nodes), lines, &mut |_| false, &mut |_| {});
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        if game.outcome().is_some() {
            prop_assert_eq!(thought, Err(NothingToPlay));
            prop_assert_eq!(engine.choose(&game, Level::ALL[5], &mut rng), Err(NothingToPlay));
            return Ok(());
        }
        let thought = thought.unwrap();
        prop_assert!(thought.nodes <= nodes);
        prop_assert!(thought.lines.len() <= lines);
        prop_assert_eq!(thought.pv.first(), Some(&thought.best));
        for line in &thought.lines {
            let mut game = game.clone();
            for &mv in &line.moves {
                prop_assert!(game.play(mv).is_ok(), "{} after {:?}", mv, line);
            }
        }
        for level in Level::ALL {
            let mv = engine.choose_within(&game, level, 1_500, &mut rng).unwrap();
            prop_assert!(game.clone().play(mv).is_ok(), "{} plays {}", level, mv);
            prop_assert!((600..=6_000).contains(&thinking_ms(level, &game, &mut rng)));
        }
    }
}

#[test]
fn the_same_question_has_the_same_answer() {
    let game = played("", &[4, 8, 12, 16, 1, 5, 2, 3, 400, 800, 1200, 77, 1001]);
    let answer = || think(&mut Engine::new(2), &game, Limits::nodes(20_000));
    assert_eq!(answer(), answer());
    let choice = |level, seed| {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        Engine::new(2).choose_within(&game, level, 5_000, &mut rng)
    };
    for level in Level::ALL {
        assert_eq!(choice(level, 3), choice(level, 3));
    }
}

#[test]
fn stop_is_honoured_at_once() {
    let game = Game::default();
    let thought = Engine::new(1)
        .think(&game, Limits::default(), &mut |_| true, &mut |_| {})
        .unwrap();
    assert_eq!((thought.nodes, thought.depth), (0, 0));
    assert!(game.moves().contains(&thought.best));
}

#[test]
fn stop_is_honoured_soon() {
    let mut asked = 0;
    let thought = Engine::new(1)
        .think(
            &Game::default(),
            Limits::default(),
            &mut |nodes| {
                asked += 1;
                nodes >= 5_000
            },
            &mut |_| {},
        )
        .unwrap();
    assert!((5_000..6_000).contains(&thought.nodes), "{}", thought.nodes);
    assert!(asked > 5);
}

#[test]
fn rounds_are_told_and_depth_is_kept() {
    let mut depths = Vec::new();
    let thought = Engine::new(1)
        .analyse(
            &Game::default(),
            Limits::depth(3),
            3,
            &mut |_| false,
            &mut |info| {
                depths.push(info.depth);
            },
        )
        .unwrap();
    assert_eq!(depths, [1, 2, 3]);
    assert_eq!(thought.depth, 3);
    assert_eq!(thought.lines.len(), 3);
    assert!(thought.lines.is_sorted_by(|a, b| a.score >= b.score));
}

/// What is told last is what is played, however many positions were granted: also when a round was broken off.
#[test]
fn the_last_word_is_the_answer() {
    let mut changed = 0;
    for (number, options) in OPTIONS.iter().cycle().take(45).enumerate() {
        let number = number as u16;
        let numbers: Vec<u16> = (0..number * 2).map(|n| n * 37 + number).collect();
        let game = played(options, &numbers);
        if game.outcome().is_some() {
            continue;
        }
        for lines in [1, 3] {
            let mut engine = Engine::new(1);
            for nodes in [0, 1, 300, 777, 1_500, 2_999, 6_100] {
                let mut told = Vec::new();
                let limits = Limits::nodes(nodes);
                let thought = engine
                    .analyse(&game, limits, lines, &mut |_| false, &mut |info| {
                        told.push(info.clone());
                    })
                    .unwrap();
                let last = told.pop().expect("something is told");
                assert_eq!((last.best, &last.lines), (thought.best, &thought.lines));
                let before = told.pop();
                let broken_off = before.filter(|before| before.depth == last.depth);
                changed += u32::from(broken_off.is_some_and(|it| it.best != last.best));
            }
        }
    }
    assert!(
        changed > 0,
        "no round changed its mind when it was broken off"
    );
}

/// A level that plays something else than the best it saw tells the line of what it plays.
#[test]
fn levels_tell_what_they_play() {
    let mut weaker = 0;
    for number in 0..12 {
        let numbers: Vec<u16> = (0..number * 3).map(|n| n * 41 + number).collect();
        let game = played("", &numbers);
        for level in Level::ALL {
            let choose = |engine: &mut Engine| {
                let mut rng = ChaCha8Rng::seed_from_u64(number.into());
                engine.choose_line(&game, level, 1_500, &mut rng).unwrap()
            };
            let thought = choose(&mut Engine::new(1));
            assert_eq!(thought.lines.len(), 1);
            assert_eq!(thought.lines[0].best(), Some(thought.best));
            assert_eq!(
                (&thought.pv, thought.score),
                (&thought.lines[0].moves, thought.lines[0].score)
            );
            let mut rng = ChaCha8Rng::seed_from_u64(number.into());
            let played = Engine::new(1).choose_within(&game, level, 1_500, &mut rng);
            assert_eq!(played, Ok(thought.best), "{level}");
            let best =
                Engine::new(1).think(&game, Limits::nodes(1_500), &mut |_| false, &mut |_| {});
            weaker += u32::from(best.unwrap().best != thought.best);
        }
    }
    assert!(weaker > 0, "nobody played anything but the best");
}

#[test]
fn another_rule_is_another_game() {
    let gfen = "18/18/18/18/6f1f9/18/18/18 w 8,8,8 8,8,6 0,0 0,0";
    let mut engine = Engine::new(1);
    let mut says = |options: &str| {
        let position = gfen.parse().unwrap();
        let game = Game::from_position(options.parse().unwrap(), position).unwrap();
        think(&mut engine, &game, Limits::nodes(20_000))
            .unwrap()
            .score
            .to_string()
    };
    assert_eq!(says("target=6"), "wins in 3");
    assert_ne!(says("target=60"), "wins in 3");
}

/// The number changes whenever the search or the evaluation does: then write down the new one and say why.
#[test]
fn behaviour_has_not_changed_unnoticed() {
    assert_eq!(bench_nodes(), 48_982);
}
