//! What comes out of the bag: the photo, ties and votes, lost hands, consolation draws.

use dschamal::{Action, Awaits, Pulled};
use table::{
    BrokenBy, Command, HandFinish, JudgedBy, Millis, Phase, ReachFinish, ReachKind, Refusal,
};

use crate::night::{Night, hand, pieces};

#[test]
fn d16_the_quicker_wins_with_a_wanted_piece_and_the_slower_goes_back_unseen() {
    let mut night = Night::reaching(&[]);
    let hands = vec![hand(1, &["ball-white"], 900), hand(0, &["egg-brown"], 1200)];
    assert_eq!(night.finishes(hands), ["reached", "ruled"]);
    let view = night.view("cleo");
    let photo = view.photo.unwrap();
    assert_eq!(photo.order, [[1], [0]]);
    assert_eq!((photo.error_ms, photo.judged), (20, Some(JudgedBy::Clock)));
    let pulled: Vec<_> = photo.hands.iter().map(|hand| hand.pulled).collect();
    let seen = Pulled::Seen(pieces(&["ball-white"]));
    assert_eq!(pulled, [Some(seen), Some(Pulled::Unseen)]);
    let story = view.story.unwrap();
    assert!(story.text.starts_with("Bob "), "{}", story.text);
    assert!(!story.rules.is_empty());
    assert_eq!(view.contests[0].winner, Some(1));
    assert_eq!(view.ring.contestants, [1, 2], "D-32: the pair moves on");
}

#[test]
fn only_what_was_in_the_bag_and_only_these_hands() {
    let mut night = Night::reaching(&[]);
    let both = |first, second| vec![first, second];
    for hands in [
        both(hand(0, &["ball-blue"], 900), hand(1, &[], 0)),
        both(hand(0, &["egg-blue"], 900), hand(1, &["egg-blue"], 950)),
        both(hand(0, &["egg-blue"], 900), hand(2, &["egg-white"], 950)),
        vec![hand(0, &["egg-blue"], 900)],
    ] {
        assert!(matches!(night.comes_out(hands), Err(Refusal::Rules(_))));
    }
    let old = ReachFinish {
        number: 7,
        hands: vec![HandFinish::empty(0), HandFinish::empty(1)],
        error_ms: 5,
        recording: String::new(),
    };
    assert_eq!(
        night.input(&table::Input::Reached(old)),
        Err(Refusal::Stale)
    );
    assert!(matches!(night.phase(), Phase::Reaching { .. }));
}

#[test]
fn d09_a_call_counts_before_the_piece_is_down() {
    for (at, called) in [(-5, false), (0, true), (999, true), (1000, false)] {
        let mut night = Night::reaching(&[]);
        let camel = HandFinish {
            shouts_ms: vec![at],
            ..hand(0, &["camel"], 900)
        };
        night.finishes(vec![camel, hand(1, &["egg-white"], 1900)]);
        let view = night.view("ada");
        assert_eq!(view.photo.unwrap().hands[0].called, called, "at {at}");
        let winner = view.contests[0].winner;
        assert_eq!(winner, Some(if called { 0 } else { 1 }), "at {at}");
    }
}

#[test]
fn nobody_pulls_and_it_is_repeated() {
    let mut night = Night::reaching(&[]);
    let hands = vec![HandFinish::empty(0), HandFinish::empty(1)];
    assert_eq!(night.finishes(hands), ["reached", "ruled"]);
    let view = night.view("ada");
    assert!(view.contests[0].repeat);
    assert!(matches!(view.phase, Phase::AwaitingCall { number: 2, .. }));
}

fn tied() -> Vec<HandFinish> {
    vec![hand(0, &["cube-white"], 900), hand(1, &["ball-white"], 918)]
}

#[test]
fn d12_closer_than_the_error_is_equal_and_repeated() {
    let mut night = Night::reaching(&[("common.judge", "clock")]);
    assert_eq!(night.finishes(tied()), ["reached", "ruled"]);
    let view = night.view("ada");
    assert_eq!(view.photo.unwrap().order, [vec![0, 1]]);
    assert!(view.contests[0].repeat);
    let mut night = Night::reaching(&[("common.judge", "clock")]);
    let apart = vec![hand(0, &["cube-white"], 900), hand(1, &["ball-white"], 921)];
    night.finishes(apart);
    assert_eq!(night.view("ada").contests[0].winner, Some(0));
}

#[test]
fn ac02_the_table_may_want_a_wider_window() {
    let mut night = Night::reaching(&[("common.judge", "clock"), ("common.tie_window_ms", "300")]);
    let hands = vec![
        hand(0, &["cube-white"], 900),
        hand(1, &["ball-white"], 1190),
    ];
    night.finishes(hands);
    let view = night.view("ada");
    assert!(view.contests[0].repeat && view.photo.unwrap().window_ms == 300);
}

#[test]
fn d11_who_watched_says_who_was_first() {
    let mut night = Night::reaching(&[]);
    assert_eq!(night.finishes(tied()), ["reached", "vote-opened"]);
    let view = night.view("bob");
    assert_eq!(view.photo.as_ref().unwrap().judged, None);
    assert!(
        view.photo
            .unwrap()
            .hands
            .iter()
            .all(|hand| hand.pulled.is_none())
    );
    let Phase::Vote {
        voters, between, ..
    } = view.phase
    else {
        panic!("they are asked");
    };
    assert_eq!((voters, between), (vec![2], vec![0, 1]));
    let vote = |number, winner| Command::Vote { number, winner };
    night.refuses("ada", vote(1, Some(0)), &Refusal::NotVoter);
    night.refuses("cleo", vote(2, Some(1)), &Refusal::Stale);
    night.refuses("cleo", vote(1, Some(2)), &Refusal::NotVoter);
    assert_eq!(night.does("cleo", vote(1, Some(1))), ["voted", "ruled"]);
    let view = night.view("ada");
    assert_eq!(view.contests[0].winner, Some(1));
    assert_eq!(view.photo.unwrap().judged, Some(JudgedBy::Votes));
}

#[test]
fn nobody_votes_and_the_clock_decides_after_all() {
    let mut night = Night::reaching(&[]);
    night.finishes(tied());
    night.wait(14_999);
    assert!(night.tick().is_empty());
    assert_eq!(night.wakes(), ["ruled"]);
    let view = night.view("ada");
    assert!(view.contests[0].repeat);
    assert_eq!(view.photo.unwrap().judged, Some(JudgedBy::Clock));
}

#[test]
fn a_lost_hand_is_waited_for_once() {
    let lost = || {
        let bob = HandFinish {
            lost: true,
            ..HandFinish::empty(1)
        };
        vec![hand(0, &["egg-white"], 900), bob]
    };
    let mut night = Night::reaching(&[]);
    assert_eq!(night.finishes(lost()), ["broken"]);
    let broken = night.view("cleo").broken.unwrap();
    assert_eq!((broken.why, broken.lost), (BrokenBy::Connection, vec![1]));
    night.does("cleo", Command::Call { number: 2 });
    assert_eq!(night.finishes(lost()), ["reached", "ruled"]);
    assert_eq!(night.view("ada").contests.len(), 1);
    // The next contest has its own second chance.
    night.everybody_has_read();
    night.does("ada", Command::Call { number: 3 });
    let hands = night.table.reach().unwrap().seats;
    let lost = hands.iter().map(|&seat| HandFinish {
        lost: true,
        ..HandFinish::empty(seat)
    });
    assert_eq!(night.finishes(lost.collect()), ["broken"]);
}

#[test]
fn ac03_what_was_not_put_down_may_not_count() {
    let unplaced = || HandFinish {
        placed_ms: None,
        ..hand(0, &["cube-white"], 500)
    };
    let slower = || hand(1, &["ball-white"], 900);
    let mut night = Night::reaching(&[]);
    night.finishes(vec![unplaced(), slower()]);
    assert_eq!(night.view("ada").contests[0].winner, Some(0), "at once");
    let mut night = Night::reaching(&[("common.pull_commit", "on_placement")]);
    night.finishes(vec![unplaced(), slower()]);
    assert_ne!(
        night.view("ada").contests[0].winner,
        Some(0),
        "on placement"
    );
}

#[test]
fn d30_a_consolation_draw_is_a_reach_of_one_hand() {
    let mut night = Night::reaching(&[]);
    // Bob takes Ada's only piece and leaves Cleo hers; then Ada has nothing to lose to Cleo.
    night.finishes(vec![
        hand(0, &["black-1"], 900),
        hand(1, &["egg-white"], 1500),
    ]);
    night.chooses("bob", Action::Take("ball-blue".parse().unwrap()));
    night.everybody_has_read();
    night.does("ada", Command::Call { number: 2 });
    night.finishes(vec![
        hand(1, &["ball-white"], 900),
        hand(2, &["egg-white"], 1500),
    ]);
    night.everybody_has_read();
    night.does("bob", Command::Call { number: 3 });
    night.finishes(vec![
        hand(0, &["black-1"], 900),
        hand(2, &["egg-white"], 1500),
    ]);
    assert!(
        matches!(night.awaits(), Awaits::Console { .. }),
        "{:?}",
        night.awaits()
    );
    let since = night.now;
    assert_eq!(night.wakes(), ["called"], "the device calls it");
    assert!(night.now - since < Millis(11_000));
    let order = night.table.reach().unwrap();
    assert_eq!((order.kind, order.seats.len()), (ReachKind::Console, 1));
    let before = night.view("ada").view.bag;
    assert_eq!(
        night.finishes(vec![hand(order.seats[0], &["dome-brown"], 5000)]),
        ["reached"]
    );
    assert_eq!(
        night.view("ada").view.bag,
        before - 1,
        "a shape that nobody has is kept"
    );
}
