//! What a hand looks for, game by game and edition by edition.

use dschamal::{
    Aim, Edition, Game, Piece, Rules, Scenario, Seat, Shape, State, Wanted, WantedCamel, wanted,
};
use serde_json::json;

/// A game of four in this situation, by this edition.
fn at(game: &str, edition: Edition, set_up: &serde_json::Value) -> (Rules, State) {
    let scenario = json!({"game": game, "edition": edition.name(), "players": 4, "set_up": set_up});
    let scenario = Scenario::from_value(scenario).expect("a scenario");
    let journal = scenario.play().expect("a situation that can be");
    (journal.rules().clone(), journal.state().clone())
}

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

fn of(game: &(Rules, State), number: u8) -> Option<Wanted> {
    wanted(&game.0, &game.1, seat(number))
}

/// The shapes and whose they are, by seat numbers.
fn shapes(wanted: &Wanted) -> Vec<(&'static str, Vec<u8>)> {
    let each = wanted.shapes.iter().map(|it| {
        let whose = it.whose.iter().map(Seat::number).collect();
        (it.shape.name(), whose)
    });
    each.collect()
}

fn duel() -> serde_json::Value {
    json!({
        "open": {"0": ["ball-blue", "egg-white"], "1": ["egg-blue"], "2": ["cross-blue"], "3": ["step-blue"]},
        "contestants": [0, 1],
    })
}

/// Cites: D-08, D-09
#[test]
fn duel_wants_what_lies_open_before_either_duellist_and_the_camel_called() {
    for edition in Edition::ALL {
        for number in [0, 1] {
            let wanted = of(&at("duel", edition, &duel()), number).expect("a duellist");
            assert_eq!(wanted.aim, Aim::Match);
            assert_eq!(shapes(&wanted), [("ball", vec![0]), ("egg", vec![0, 1])]);
            assert_eq!(
                (wanted.camel, wanted.black),
                (WantedCamel::Called, false),
                "{edition}"
            );
        }
        assert_eq!(of(&at("duel", edition, &duel()), 2), None, "a bystander");
    }
}

/// Cites: D-08, D-45
#[test]
fn shape_that_the_bag_has_no_more_of_is_not_wanted() {
    let complete = json!({
        "open": {"0": ["ball-blue"]},
        "victory": {"1": ["egg-blue", "egg-white"], "2": ["egg-yellow", "egg-brown"]},
        "contestants": [0, 1],
    });
    let wanted = of(&at("duel", Edition::Recommended, &complete), 0).expect("a duellist");
    assert_eq!(shapes(&wanted), [("ball", vec![0])]);
}

/// Cites: D-42, D-43, H-15
#[test]
fn deciding_piece_wants_its_shape_and_the_camel() {
    for (game, contestants) in [("duel", json!([0, 1])), ("threesome", json!([0, 1, 2]))] {
        let set_up = json!({"open": {"3": ["ball-blue"]}, "centre": "cube-yellow", "contestants": contestants});
        let wanted = of(&at(game, Edition::Recommended, &set_up), 0).expect("a contestant");
        assert_eq!(wanted.aim, Aim::Deciding);
        assert_eq!(shapes(&wanted), [("cube", vec![])]);
        assert_eq!(wanted.camel, WantedCamel::Called);
    }
}

/// Cites: D-30, X-34
#[test]
fn consolation_draw_wants_shapes_that_nobody_has_and_no_camel() {
    let set_up = json!({"open": {"0": ["ball-blue"], "2": ["egg-blue"]}, "contestants": [0, 1]});
    let consoled = |edition| {
        let (rules, state) = at("duel", edition, &set_up);
        let black = json!({"contest": {"order": [1, 0], "pulls": {"1": ["black-3"]}}});
        let action = serde_json::from_value(black).expect("an action");
        let (state, _) = state.act(&rules, &action).expect("allowed");
        wanted(&rules, &state, seat(0)).expect("a consolation draw")
    };
    let usual = consoled(Edition::Recommended);
    assert_eq!((usual.aim, usual.camel), (Aim::Console, WantedCamel::No));
    assert_eq!(usual.shapes.len(), 10);
    assert!(!usual.has("ball-white".parse::<Piece>().expect("a piece")));
    // The English booklet counts only what the others have.
    let english = consoled(Edition::ZochEn);
    assert_eq!(english.shapes.len(), 11);
    assert!(english.has("ball-white".parse::<Piece>().expect("a piece")));
}

/// Cites: H-07, H-08
#[test]
fn threesome_wants_shapes_of_any_of_the_three() {
    let set_up = json!({
        "open": {"0": ["ball-yellow"], "1": ["egg-yellow"], "2": ["cross-yellow"], "3": ["step-yellow"]},
        "contestants": [0, 1, 2],
    });
    for edition in [
        Edition::Recommended,
        Edition::ZochEn,
        Edition::FrFlumian,
        Edition::Nl2006,
    ] {
        let wanted = of(&at("threesome", edition, &set_up), 1).expect("a contestant");
        let whose = [("ball", vec![0]), ("egg", vec![1]), ("cross", vec![2])];
        assert_eq!(shapes(&wanted), whose);
        assert_eq!(wanted.camel, WantedCamel::Called);
    }
}

/// Cites
#[test]
fn quartet_wants_ones_own_shapes_and_no_camel() {
    let set_up = json!({
        "open": {"0": ["ball-blue", "egg-blue"], "1": ["cross-blue", "step-blue"], "2": ["cube-blue", "disc-blue"], "3": ["dome-blue", "brick-blue"]},
        "contestants": [0, 1],
    });
    for edition in [Edition::Recommended, Edition::FrFlumian] {
        let own = |number| of(&at("quartet", edition, &set_up), number).expect("a child");
        assert_eq!(own(0).aim, Aim::Own);
        assert_eq!(shapes(&own(0)), [("ball", vec![0]), ("egg", vec![0])]);
        assert_eq!(shapes(&own(1)), [("cross", vec![1]), ("step", vec![1])]);
        assert_eq!(own(0).camel, WantedCamel::No);
    }
}

/// Cites: T-06, T-07, T-08, T-09, A-T-02, A-T-08
#[test]
fn tower_keeps_what_it_lacks_and_gives_away_what_it_has() {
    let set_up = json!({"tower": {"0": ["cube-blue", "ball-white"], "1": ["cross-blue"]}, "contestants": [0, 1]});
    for edition in [
        Edition::Recommended,
        Edition::ZochFr,
        Edition::FrFlumian,
        Edition::Nl2006,
    ] {
        let wanted = of(&at("tower", edition, &set_up), 0).expect("a contestant");
        assert_eq!(wanted.aim, Aim::Build);
        assert_eq!(wanted.give_away, [Shape::Ball, Shape::Cube], "{edition}");
        let keeps: Vec<Shape> = wanted.shapes.iter().map(|it| it.shape).collect();
        assert_eq!(keeps.len(), 9, "eggs are not in the game (T-03)");
        assert!(!keeps.contains(&Shape::Egg) && keeps.contains(&Shape::Cross));
        assert!(wanted.black);
        assert_eq!(wanted.camel, WantedCamel::Silent);
    }
}

/// Cites: A-Q-10, Q-03
#[test]
fn youngest_may_play_without_black_pieces() {
    let rules = |bag: &str| {
        let mut options = dschamal::Options::default();
        options.set("quartet.bag", bag).expect("a house rule");
        Rules::new(Game::Quartet, 4, options).expect("four may play")
    };
    assert_eq!(rules("all").set_aside().len(), 1);
    assert_eq!(rules("without_black").set_aside().len(), 12);
    let state = State::new(&rules("without_black"), seat(0));
    assert!(state.zones.bag.into_iter().all(|piece| !piece.is_black()));
}

/// Cites: A-C-12, A-C-05, A-T-11
#[test]
fn every_number_of_a_house_rule_has_a_range() {
    let mut options = dschamal::Options::default();
    assert_eq!(options.common.last_hand_s, Some(10));
    for (key, allowed, refused) in [
        ("common.last_hand_s", ["3", "60", "none"], ["2", "61", "0"]),
        (
            "tower.stand_seconds",
            ["0", "60", "3"],
            ["61", "70000000", "-1"],
        ),
        (
            "common.draw_timeout_s",
            ["5", "600", "none"],
            ["4", "601", "0"],
        ),
        (
            "duel.repeat_limit",
            ["1", "100", "none"],
            ["101", "0", "4000000000"],
        ),
    ] {
        for value in allowed {
            options.set(key, value).expect(value);
        }
        for value in refused {
            assert!(options.set(key, value).is_err(), "{key} {value}");
        }
    }
    for known in dschamal::OPTION_KEYS {
        let number = known.choices().is_empty() && !known.expected().contains("line");
        let huge = options.set(known.key, "4000000000");
        assert!(!number || huge.is_err(), "{} may be anything", known.key);
    }
}
