//! Small positions with a known answer.

use gimel::{Game, Position};
use gimel_engine::{Engine, Limits, Thought};

struct Case {
    what: &'static str,
    options: &'static str,
    gfen: &'static str,
    /// The moves that will do; none if many will.
    best: &'static [&'static str],
    /// What it says about the position; nothing if it does not matter.
    says: Option<&'static str>,
}

const CASES: &[Case] = &[
    Case {
        what: "a falcon for nothing",
        options: "",
        gfen: "18/18/9f8/7C10/18/18/18/18 w 8,7,8 8,8,7 0,0 0,0",
        best: &["h5xj6"],
        says: None,
    },
    Case {
        what: "the dearer of two",
        options: "",
        gfen: "18/18/9f8/5c1C10/18/18/18/18 w 8,7,8 8,7,7 0,0 0,0",
        best: &["h5xj6"],
        says: None,
    },
    Case {
        what: "the points that win, though the captor is lost",
        options: "target=6",
        gfen: "18/7c3c6/9f8/7C10/18/18/18/18 w 8,7,8 8,6,7 0,0 0,0",
        best: &["h5xj6"],
        says: Some("wins in 1"),
    },
    Case {
        what: "a fork wins, since covering does not help",
        options: "target=6",
        gfen: "18/18/18/18/6f1f9/18/18/18 w 8,8,8 8,8,6 0,0 0,0",
        best: &[],
        says: Some("wins in 3"),
    },
    Case {
        what: "who is forked loses",
        options: "target=6",
        gfen: "18/18/7C10/18/6f1f9/18/18/18 b 8,7,8 8,8,6 0,0 0,0",
        best: &[],
        says: Some("loses in 2"),
    },
    Case {
        what: "a beetle that reaches the draw rule",
        options: "",
        gfen: "18/18/18/7B10/6b11/18/18/18 b 5,7,2 5,5,2 47,41 11,9",
        best: &["g4xh5"],
        says: Some("+0.00"),
    },
    Case {
        what: "the same beetle is nothing special where the rule is off",
        options: "draw=off target=48",
        gfen: "18/18/18/7B10/6b11/18/18/18 w 5,7,2 5,5,2 47,41 11,9",
        best: &["h5xg4"],
        says: Some("wins in 1"),
    },
    Case {
        what: "a bad exchange is good on the last turn",
        options: "game_minutes=1 turn_seconds=60 time_mode=turn_count equal_turns=false",
        gfen: "18/18/18/7F2bb6/18/18/18/18 w 8,8,7 6,8,8 0,0 0,0",
        best: &["h5xk5"],
        says: Some("wins in 1"),
    },
    Case {
        what: "the last piece of all",
        options: "target=none pieces_each=4 draw=off",
        gfen: "18/18/18/7Bb9/18/18/18/18 w 3,4,4 0,0,0 39,0 11,0",
        best: &["h5xi5"],
        says: Some("wins in 1"),
    },
];

#[track_caller]
fn think(options: &str, gfen: &str) -> Thought {
    let position: Position = gfen.parse().unwrap();
    let game = Game::from_position(options.parse().unwrap(), position).unwrap();
    let limits = Limits::nodes(30_000);
    let thought = Engine::new(4).think(&game, limits, &mut |_| false, &mut |_| {});
    thought.unwrap()
}

#[test]
fn known_answers_are_found() {
    for case in CASES {
        let thought = think(case.options, case.gfen);
        let best = thought.best.to_string();
        let fits = case.best.is_empty() || case.best.contains(&best.as_str());
        assert!(fits, "{}: {best}", case.what);
        if let Some(says) = case.says {
            assert_eq!(thought.score.to_string(), says, "{}", case.what);
        }
    }
}

#[test]
fn a_covered_beetle_is_not_taken_with_a_falcon() {
    let thought = think("", "18/18/18/7F2bb6/18/18/18/18 w 8,8,7 6,8,8 0,0 0,0");
    assert_ne!(thought.best.to_string(), "h5xk5");
}

#[test]
fn an_attacked_falcon_is_saved() {
    let thought = think("", "18/18/18/7fB9/18/18/18/18 b 7,8,8 8,8,7 0,0 0,0");
    assert!(thought.score.centipoints() > -100, "{}", thought.score);
}
