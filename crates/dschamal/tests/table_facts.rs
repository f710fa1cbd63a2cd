//! Rules that are told, timed or judged rather than played out: conduct, clocks, votes and views.

#![expect(
    clippy::unwrap_used,
    reason = "a test that cannot go on says where by panicking"
)]

use dschamal::{
    Action, Awaits, ContestReport, Edition, Finish, Game, Hands, Judge, Options, PieceSet,
    PullCommit, Rules, Seat, SeatSet, Signal, State, Viewer, by_clock, by_votes, english,
};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn rules(game: Game, seats: u8, options: &[(&str, &str)]) -> Rules {
    let mut all = Options::default();
    for (key, value) in options {
        all.set_for(game, key, value).unwrap();
    }
    Rules::new(game, seats, all).unwrap()
}

/// What is said before the game begins: rule and English sentence.
fn told(rules: &Rules) -> Vec<(String, String)> {
    let name = |seat: Seat| seat.to_string();
    let reminders = rules.reminders().into_iter();
    reminders
        .map(|told| (told.rule.to_string(), english(&[told.message], &name)))
        .collect()
}

#[track_caller]
fn check_told(rules: &Rules, rule: &str, part: Option<&str>) {
    let told = told(rules);
    let found = told
        .iter()
        .find(|(id, _)| id == rule)
        .map(|(_, text)| text.as_str());
    match part {
        Some(part) => assert!(
            found.is_some_and(|text| text.contains(part)),
            "{rule}: {found:?}"
        ),
        None => assert_eq!(found, None),
    }
}

/// Cites: F-01, F-02, F-03, X-04
#[test]
fn everybody_is_told_how_to_behave() {
    for game in Game::ALL {
        let rules = rules(game, 4, &[]);
        check_told(&rules, "F-01", Some("Rings"));
        check_told(
            &rules,
            "F-02",
            Some("no snatching, no holding, no hindering"),
        );
        check_told(&rules, "F-03", Some("fingers"));
    }
}

/// Cites: D-06, X-09
#[test]
fn the_hand_that_holds_the_bag_is_told_by_edition() {
    check_told(&rules(Game::Duel, 4, &[]), "D-06", Some("One hand"));
    let summary = Rules::of_edition(Game::Duel, 4, Edition::FrSummary).unwrap();
    check_told(&summary, "D-06", Some("left hand holds"));
    check_told(
        &rules(Game::Duel, 4, &[("common.bag_hand", "right")]),
        "D-06",
        Some("left one goes in"),
    );
}

/// Cites: D-14, X-18, A-Q-09
#[test]
fn one_reach_a_contest() {
    for game in Game::ALL {
        check_told(
            &rules(game, 4, &[]),
            "D-14",
            Some("does not reach in again"),
        );
        check_told(
            &rules(game, 4, &[("common.second_reach", "allowed")]),
            "D-14",
            None,
        );
    }
    // A report has one pull and one place a hand.
    let twice = r#"{"contest": {"order": [0, 0], "pulls": {"0": ["ball-white"]}}}"#;
    assert!(serde_json::from_str::<Action>(twice).is_err());
}

/// Cites: D-10, X-14, T-05, X-55
#[test]
fn what_makes_a_hand_the_quicker_one_is_told_by_edition() {
    let dutch = |game| Rules::of_edition(game, 4, Edition::Nl2006).unwrap();
    check_told(
        &rules(Game::Duel, 4, &[]),
        "D-10",
        Some("piece is on the table"),
    );
    check_told(&dutch(Game::Duel), "D-10", Some("closed hand"));
    check_told(
        &rules(Game::Tower, 4, &[]),
        "T-05",
        Some("out of the bag first"),
    );
    check_told(&dutch(Game::Tower), "T-05", Some("on the head"));
}

/// Cites: T-04, T-14, X-62
#[test]
fn the_tower_has_its_own_manners() {
    check_told(
        &rules(Game::Tower, 4, &[]),
        "T-04",
        Some("beside the table"),
    );
    check_told(&rules(Game::Tower, 4, &[]), "T-14", Some("only by pushing"));
    check_told(
        &rules(Game::Tower, 4, &[("tower.touch_rule", "false")]),
        "T-14",
        None,
    );
    check_told(&rules(Game::Duel, 4, &[]), "T-04", None);
}

/// Cites: E-01
#[test]
fn the_bag_shows_how_much_is_in_it_and_nothing_else() {
    for game in Game::ALL {
        let rules = rules(game, 4, &[]);
        let state = State::new(&rules, seat(0));
        let view = serde_json::to_value(state.view_for(&rules, Viewer::Spectator)).unwrap();
        assert_eq!(view["bag"], state.zones.bag.len());
        let text = view.to_string();
        assert!(
            state
                .zones
                .bag
                .into_iter()
                .all(|piece| !text.contains(&format!("\"{piece}\"")))
        );
    }
}

fn ranks(finish: &Finish) -> Vec<Vec<u8>> {
    match finish {
        Finish::Ranked(ranks) => ranks
            .iter()
            .map(|rank| rank.iter().map(Seat::number).collect())
            .collect(),
        other => panic!("not ranked: {other:?}"),
    }
}

/// Cites: A-C-02, A-H-02, A-Q-04
#[test]
fn equal_is_what_lies_within_the_window() {
    let times = [
        (seat(0), Some(1500)),
        (seat(1), Some(1480)),
        (seat(2), None),
    ];
    assert_eq!(ranks(&by_clock(&times, 0)), [[1], [0]]);
    assert_eq!(ranks(&by_clock(&times, 19)), [[1], [0]]);
    assert_eq!(ranks(&by_clock(&times, 20)), [[0, 1]]);
    let same = [(seat(0), Some(7)), (seat(1), Some(7))];
    assert_eq!(ranks(&by_clock(&same, 0)), [[0, 1]]);
    let chain = [
        (seat(0), Some(100)),
        (seat(1), Some(110)),
        (seat(2), Some(120)),
    ];
    assert_eq!(ranks(&by_clock(&chain, 10)), [[0, 1, 2]]);
    assert_eq!(
        by_clock(&[(seat(0), None), (seat(1), None)], 0),
        Finish::Nobody
    );
}

/// Cites: D-11, A-C-06, X-15
#[test]
fn bystanders_decide_by_majority_and_otherwise_it_was_equal() {
    let pair = [seat(2), seat(4)];
    let vote = |votes: &[Option<u8>]| {
        let votes: Vec<_> = votes.iter().map(|vote| vote.map(seat)).collect();
        ranks(&by_votes(pair, &votes))
    };
    assert_eq!(vote(&[Some(4), Some(4), Some(2)]), [[4], [2]]);
    assert_eq!(vote(&[Some(2)]), [[2], [4]]);
    assert_eq!(vote(&[Some(2), Some(4)]), [[2, 4]]);
    assert_eq!(vote(&[Some(2), None, None]), [[2, 4]]);
    assert_eq!(vote(&[]), [[2, 4]]);
    let by_clock = rules(Game::Duel, 5, &[("common.judge", "clock")]);
    assert_eq!(by_clock.judge(), Judge::Clock);
    assert_eq!(rules(Game::Duel, 5, &[]).judge(), Judge::Bystanders);
}

/// Cites: D-07, X-10, A-C-06, A-H-01
#[test]
fn without_bystanders_the_clock_judges_and_a_countdown_calls() {
    let three = rules(Game::Threesome, 3, &[]);
    assert_eq!(
        (three.judge(), three.signal()),
        (Judge::Clock, Signal::Countdown)
    );
    let four = rules(Game::Threesome, 4, &[]);
    assert_eq!(
        (four.judge(), four.signal()),
        (Judge::Bystanders, Signal::Bystander)
    );
    let summary = Rules::of_edition(Game::Duel, 5, Edition::FrSummary).unwrap();
    assert_eq!(summary.signal(), Signal::Countdown);
    let device = rules(Game::Duel, 5, &[("common.signal", "device")]);
    assert_eq!(device.signal(), Signal::Device);
    let two = rules(Game::Duel, 2, &[("duel.two_players", "true")]);
    assert_eq!(
        (two.judge(), two.signal()),
        (Judge::Clock, Signal::Countdown)
    );
}

/// Cites: D-09, A-D-07, X-13
#[test]
fn the_camel_is_called_between_the_start_word_and_the_table() {
    let usual = rules(Game::Duel, 5, &[]);
    assert!(usual.called_in_time(900, Some(1000)));
    assert!(!usual.called_in_time(1000, Some(1000)));
    assert!(!usual.called_in_time(1200, Some(1000)));
    assert!(
        !usual.called_in_time(-1, Some(1000)),
        "before the start word"
    );
    assert!(usual.called_in_time(900, None));
    let patient = rules(Game::Duel, 5, &[("duel.shout_deadline", "none")]);
    assert!(patient.called_in_time(1200, Some(1000)));
}

/// Cites: X-12
#[test]
fn the_words_of_the_call_are_the_editions_own() {
    let phrase = |edition: Edition| edition.options().duel.shout_phrase;
    assert_eq!(phrase(Edition::Recommended), "I'm the camel!");
    assert_eq!(phrase(Edition::ZochFr), "Le chameau, c'est moi !");
    assert_eq!(phrase(Edition::Nl2006), "Ik ben de kameel!");
    let mut house = Options::default();
    house.set("duel.shout_phrase", "Kamel!").unwrap();
    assert_eq!(house.duel.shout_phrase, "Kamel!");
    assert!(house.set("duel.shout_phrase", "two\nlines").is_err());
}

/// Cites: A-C-03
#[test]
fn a_pull_counts_although_it_is_never_put_down() {
    let at_once = rules(Game::Duel, 5, &[]);
    assert_eq!(at_once.counts_from(800, Some(1000)), Some(1000));
    assert_eq!(at_once.counts_from(800, None), Some(800));
    let lenient = rules(Game::Duel, 5, &[("common.pull_commit", "on_placement")]);
    assert_eq!(
        lenient.options().common.pull_commit,
        PullCommit::OnPlacement
    );
    assert_eq!(lenient.counts_from(800, None), None);
}

/// Everything that left the bag counts, dropped or not: three pieces are "more than one".
///
/// Cites: A-C-04, D-25
#[test]
fn whatever_left_the_bag_was_pulled() {
    let rules = rules(Game::Duel, 5, &[]);
    let mut state = State::new(&rules, seat(0));
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    while let Awaits::Start { .. } = state.awaits {
        let choice = Hands::default().act(&rules, &state, &mut rng);
        (state, _) = state.act(&rules, &choice).unwrap();
    }
    let pull: PieceSet = ["ball-white", "black-1", "camel"]
        .map(|name| name.parse().unwrap())
        .into_iter()
        .collect();
    let report = ContestReport::ranked(&[(seat(0), pull), (seat(1), PieceSet::EMPTY)])
        .with_shouts(SeatSet::EMPTY.with(seat(0)));
    let (after, events) = state.act(&rules, &Action::Contest(report)).unwrap();
    assert!(format!("{events:?}").contains("SeveralColoured"));
    assert!(after.zones.open[seat(1)].contains("ball-white".parse().unwrap()));
}

/// Cites: D-05, X-08, A-T-01, A-Q-01
#[test]
fn who_begins_meets_the_left_neighbour_first() {
    for (game, key, values) in [
        (
            Game::Duel,
            "duel.first_pair",
            ["shortest_fingers", "chosen"],
        ),
        (Game::Tower, "tower.first_pair", ["as_duel", "chosen"]),
        (Game::Quartet, "quartet.first", ["youngest", "chosen"]),
    ] {
        for value in values {
            let rules = rules(game, 5, &[(key, value)]);
            let state = State::new(&rules, seat(4));
            assert_eq!(state.order.contestants[..], [seat(4), seat(0)]);
        }
    }
}

/// Cites: A-T-19, A-T-11
#[test]
fn what_touches_the_table_has_fallen_whatever_leans_on_it() {
    let rules = rules(Game::Tower, 3, &[]);
    let play = |state: State, text: &str| {
        let action: Action = serde_json::from_str(text).unwrap();
        state.act(&rules, &action).unwrap().0
    };
    let mut state = State::new(&rules, seat(0));
    // In turn: 0–1, 1–2, 2–0, 0–1; seat 1 takes part in two of three.
    for text in [
        r#"{"contest": {"order": [1, 0], "pulls": {"1": ["cube-blue"]}}}"#,
        r#"{"built": {}}"#,
        r#"{"contest": {"order": [1, 2], "pulls": {"1": ["brick-blue"]}}}"#,
        // The brick leans against the tower but touches the table.
        r#"{"built": {"fell": ["brick-blue"]}}"#,
    ] {
        state = play(state, text);
    }
    assert_eq!(state.zones.tower[seat(1)].len(), 1);
    assert!(state.zones.bag.contains("brick-blue".parse().unwrap()));
}

/// Cites: A-T-23, T-21, T-22
#[test]
fn the_two_ends_of_the_tower_never_fall_together() {
    let rules = rules(Game::Tower, 5, &[("tower.end_on_black", "lying")]);
    let mut ends = [0, 0];
    for seed in 0..60 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let hands = Hands {
            error: 0.9,
            collapse: 0.4,
            ..Hands::default()
        };
        let mut state = State::new(&rules, seat(0));
        while !state.is_over() {
            let action = hands.act(&rules, &state, &mut rng);
            (state, _) = state.act(&rules, &action).unwrap();
        }
        let seats = || Seat::all(rules.seats());
        let full = seats().any(|seat| state.zones.tower[seat].len() == 7);
        let lying: usize = seats().map(|seat| state.zones.black[seat].len()).sum();
        assert_ne!(full, lying == 10);
        ends[usize::from(full)] += 1;
    }
    assert!(
        ends.iter().all(|&count| count > 0),
        "both ends occur: {ends:?}"
    );
}
