//! Ends that want arithmetic rather than a scenario.

use gimel::{
    ByKind, BySide, Entry, Game, Kind, Options, Outcome, PiecesEach, Position, Reason, Refusal,
    Rules, Setup, Side,
};

/// A position with these points: pieces worth that much are captured, the rest are in hand.
fn with_points(white: u32, black: u32) -> Position {
    let mut setup = Setup::start(PiecesEach::Eight);
    setup.points = BySide { white, black };
    for side in Side::BOTH {
        let falcons = (setup.points[side] / 6).min(8);
        let cats = ((setup.points[side] - falcons * 6) / 3).min(8);
        let beetles = setup.points[side] - falcons * 6 - cats * 3;
        setup.captured[side] = falcons + cats + beetles;
        setup.hands[side.other()] = ByKind {
            beetle: 8 - beetles,
            cat: 8 - cats,
            falcon: 8 - falcons,
        };
    }
    setup.try_into().unwrap()
}

/// Cites: G-22, A-G-10
#[test]
fn the_draw_rule_for_every_score() {
    let rules = Rules::default();
    for white in 0..=80_u32 {
        for black in 0..=80 {
            let drawn = white > 40 && black > 40 && white.abs_diff(black) <= 5;
            let position = with_points(white, black);
            assert_eq!(rules.draw_holds(&position), drawn, "{white}:{black}");
            if white < 60 && black < 60 {
                assert_eq!(rules.verdict(&position).is_some(), drawn, "{white}:{black}");
            }
        }
    }
}

/// Cites: A-G-13
#[test]
fn target_and_draw_fall_together_only_for_targets_42_to_46() {
    let mut together = Vec::new();
    for target in 1..=80 {
        let mut options = Options::default();
        options.set("target", &target.to_string()).unwrap();
        let rules = Rules::new(options).unwrap();
        let open = |white, black| rules.verdict(&with_points(white, black)).is_none();
        let coincide = |white: u32, black: u32| {
            Kind::ALL
                .iter()
                .map(|kind| white + kind.value())
                .any(|after| {
                    let position = with_points(after.min(80), black);
                    after >= target && after <= 80 && rules.draw_holds(&position)
                })
        };
        let found = (0..target)
            .any(|white| (0..target).any(|black| coincide(white, black) && open(white, black)));
        if found {
            together.push(target);
        }
    }
    assert_eq!(together, [42, 43, 44, 45, 46]);
}

/// Cites: S-G-01, G-20, G-21, A-G-09
#[test]
fn thirty_minutes_of_thirty_seconds() {
    let clock: Options = "game_minutes=30 turn_seconds=30".parse().unwrap();
    assert_eq!(clock.game_seconds(), Some(1800));
    assert_eq!(clock.turn_seconds.map(u32::from), Some(30));
    assert_eq!(clock.turn_limit(), None);

    let counted: Options = "game_minutes=30 turn_seconds=30 time_mode=turn_count"
        .parse()
        .unwrap();
    assert_eq!(counted.turn_limit(), Some(60));
    assert_eq!(counted.game_seconds(), None);
    let mut game = Game::new(counted).unwrap();
    let mut turns = BySide { white: 0, black: 0 };
    while game.outcome().is_none() {
        turns[game.position().side()] += 1;
        game.apply(Entry::TurnTimeout).unwrap();
    }
    assert_eq!(
        turns,
        BySide {
            white: 30,
            black: 30
        }
    );
    assert_eq!(game.outcome(), Some(Outcome::draw(Reason::TurnCount)));
}

/// Cites: G-19, A-G-12
#[test]
fn the_draw_scales_by_whole_numbers() {
    for (target, numbers) in [
        (60, (40, 5)),
        (30, (20, 2)),
        (45, (30, 3)),
        (80, (53, 6)),
        (1, (0, 0)),
    ] {
        let mut options = Options {
            draw_scales: true,
            ..Options::default()
        };
        options.set("target", &target.to_string()).unwrap();
        assert_eq!(
            Rules::new(options).unwrap().draw_numbers(),
            numbers,
            "target {target}"
        );
        options.draw_scales = false;
        assert_eq!(
            Rules::new(options).unwrap().draw_numbers(),
            (40, 5),
            "target {target}"
        );
    }
}

/// Cites: G-04, G-05, A-G-14
#[test]
fn time_compares_points_then_pieces() {
    let options: Options = "target=none draw=off game_minutes=1".parse().unwrap();
    // (beetles, cats, falcons) captured by White and by Black.
    for (white, black, winner) in [
        ([0, 0, 0], [0, 0, 0], None),
        ([1, 0, 0], [0, 0, 0], Some(Side::White)),
        ([0, 1, 0], [4, 0, 0], Some(Side::Black)),
        ([0, 0, 1], [0, 2, 0], Some(Side::Black)),
        ([3, 1, 0], [0, 0, 1], Some(Side::White)),
        ([6, 0, 0], [0, 2, 0], Some(Side::White)),
        ([3, 1, 2], [6, 0, 2], Some(Side::Black)),
        ([3, 1, 2], [3, 1, 2], None),
    ] {
        let mut setup = Setup::start(PiecesEach::Eight);
        for (side, [beetle, cat, falcon]) in [(Side::White, white), (Side::Black, black)] {
            setup.points[side] = beetle + 3 * cat + 6 * falcon;
            setup.captured[side] = beetle + cat + falcon;
            setup.hands[side.other()] = ByKind {
                beetle: 8 - beetle,
                cat: 8 - cat,
                falcon: 8 - falcon,
            };
        }
        let mut game = Game::from_position(options, setup.try_into().unwrap()).unwrap();
        for entry in ["B@a1", "time-up", "B@r8"] {
            game.apply(entry.parse().unwrap()).unwrap();
        }
        let expected = Outcome {
            winner,
            reason: Reason::Time,
        };
        assert_eq!(game.outcome(), Some(expected), "{white:?} {black:?}");
    }
}

/// Cites: A-G-10
#[test]
fn only_who_may_claim_is_told_so() {
    for (draw, score, may) in [
        ("claim", (41, 41), true),
        ("claim", (40, 41), false),
        ("claim", (41, 47), false),
        ("off", (41, 41), false),
        ("at_end", (41, 41), false),
    ] {
        let options = Options {
            draw: gimel::Draw::from_word(draw).unwrap(),
            ..Options::default()
        };
        let mut game = Game::from_position(options, with_points(score.0, score.1)).unwrap();
        assert_eq!(game.may_claim(), may, "{draw} {score:?}");
        assert_eq!(
            game.apply(Entry::Claim(Side::White)).is_ok(),
            may,
            "{draw} {score:?}"
        );
    }
}

#[test]
fn a_game_keeps_to_its_set_of_pieces() {
    let small: Options = "pieces_each=4 target=30".parse().unwrap();
    assert!(Game::from_position(small, Position::default()).is_err());
    assert!(Game::from_position(Options::default(), Position::start(PiecesEach::Four)).is_err());
    assert!(Game::from_position(small, Position::start(PiecesEach::Four)).is_ok());
}

#[test]
fn a_finished_game_says_how_it_ended() {
    let mut game = Game::default();
    let outcome = game.apply(Entry::Resign(Side::White)).unwrap().unwrap();
    assert_eq!(game.apply(Entry::Agree), Err(Refusal::Over(outcome)));
    assert_eq!(game.take_back(), Some(Entry::Resign(Side::White)));
    assert_eq!((game.outcome(), game.moves().len()), (None, 432));
}
