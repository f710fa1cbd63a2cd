//! `data/perft.txt`: how many sequences there are, position by position.

use gimel::{Counting, Game, Position, divide, perft, perft_by, perft_with};

/// Positions, options, depths and counts; lines that start with `#` are remarks.
fn table() -> impl Iterator<Item = (Game, u32, u64)> {
    let lines = include_str!("data/perft.txt").lines();
    lines
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| {
            let [gfen, options, depth, nodes] =
                line.split(';').map(str::trim).collect::<Vec<_>>()[..]
            else {
                panic!("{line}");
            };
            let position: Position = gfen.parse().unwrap();
            let game = Game::from_position(options.parse().unwrap(), position).unwrap();
            (game, depth.parse().unwrap(), nodes.parse().unwrap())
        })
}

/// Cites: G-07, G-08, G-09, G-15, A-G-01, A-G-03, A-G-05, A-G-06
#[test]
fn counts_are_those_of_the_table() {
    for (game, depth, nodes) in table() {
        assert_eq!(
            perft(&game, depth),
            nodes,
            "{} depth {depth}",
            game.position()
        );
        if nodes < 100_000_000 {
            let last = perft_by(&game, depth, Counting::LastMove);
            assert_eq!(last, nodes, "{} depth {depth}", game.position());
        }
    }
}

/// Where the end hangs on what came before, counting must follow the game itself.
///
/// Cites: A-G-09, A-G-11, A-G-17
#[test]
fn history_ends_are_counted() {
    fn plain(game: &Game, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let after = |mv| {
            let mut next = game.clone();
            next.play(mv).unwrap();
            plain(&next, depth - 1)
        };
        game.moves().into_iter().map(after).sum()
    }
    // Few pieces and empty hands, so that depth three is quick.
    let gfen = "18/18/2b15/1B16/c17/18/18/17F w 0,0,0 0,0,0 76,73 22,22";
    for options in [
        "target=none draw=off",
        "target=none draw=off no_progress=2",
        "target=none draw=off no_progress=3",
        "target=none draw=off repetition=threefold_draw",
        "target=none draw=off time_mode=turn_count game_minutes=1 turn_seconds=30",
        "target=none draw=never_led draw_min=75",
        "target=none draw=never_led draw_min=72 draw_lead=1",
    ] {
        let game = Game::from_position(options.parse().unwrap(), gfen.parse().unwrap()).unwrap();
        for depth in 0..5 {
            assert_eq!(
                perft(&game, depth),
                plain(&game, depth),
                "{options} depth {depth}"
            );
        }
    }
}

#[test]
fn parts_sum_up() {
    let game = Game::default();
    let parts = divide(&game, 3);
    assert_eq!(parts.len(), 432);
    assert_eq!(
        parts.iter().map(|(_, nodes)| nodes).sum::<u64>(),
        perft(&game, 3)
    );
    let names: Vec<_> = parts.iter().map(|(mv, _)| mv.to_string()).collect();
    assert!(names.is_sorted());
    let mut reported = 0;
    assert_eq!(perft_with(&game, 2, |_, nodes| reported += nodes), reported);
}

#[test]
fn nothing_follows_the_end() {
    let mut game = Game::default();
    game.apply("white-resigns".parse().unwrap()).unwrap();
    for counting in [
        Counting::OneByOne,
        Counting::LastMove,
        Counting::LastTwoMoves,
    ] {
        let counts: Vec<_> = (0..4)
            .map(|depth| perft_by(&game, depth, counting))
            .collect();
        assert_eq!(counts, [1, 0, 0, 0]);
    }
}
