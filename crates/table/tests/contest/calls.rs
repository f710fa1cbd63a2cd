//! Who calls the hands into the bag, when the device does, and what a call leads to.

use dschamal::Game;
use table::{Command, DschamalEvent, Event, Input, Millis, Phase, ReachKind, Refusal};

use crate::night::{Night, agreed, hand};

#[test]
fn d07_a_bystander_calls_and_nobody_else() {
    let mut night = Night::duel(&[]);
    let Phase::AwaitingCall {
        contestants,
        callers,
        number,
        ..
    } = night.phase()
    else {
        panic!("{:?}", night.phase());
    };
    assert_eq!((contestants, callers, number), (vec![0, 1], vec![2], 1));
    night.refuses("ada", Command::Call { number: 1 }, &Refusal::NotCaller);
    night.refuses("cleo", Command::Call { number: 2 }, &Refusal::Stale);
    assert_eq!(night.table.reach(), None);
    assert_eq!(night.does("cleo", Command::Call { number: 1 }), ["called"]);
    night.refuses("cleo", Command::Call { number: 1 }, &Refusal::Stale);
    let order = night.table.reach().unwrap();
    assert_eq!(order.start, night.now + Millis(600));
    assert_eq!(
        (order.kind, order.seats, order.shout),
        (ReachKind::Contest, vec![0, 1], true)
    );
    assert_eq!((order.things.len(), order.limit), (57, Millis(60_000)));
    assert!(matches!(night.phase(), Phase::Called { by: Some(2), .. }));
    night.wait(600);
    assert!(matches!(night.phase(), Phase::Reaching { .. }));
}

#[test]
fn nobody_calls_and_the_device_does_after_a_pause() {
    let mut night = Night::duel(&[]);
    let awaited = night.now;
    night.wait(15_999);
    assert!(
        night.tick().is_empty(),
        "never before 15 seconds and the shortest pause"
    );
    assert_eq!(night.wakes(), ["called"]);
    let waited = night.now - awaited;
    assert!(
        (Millis(16_000)..Millis(19_000)).contains(&waited),
        "{waited:?}"
    );
    assert!(matches!(
        night.phase(),
        Phase::Called {
            by: None,
            countdown: false,
            ..
        }
    ));
}

/// How long after the last start piece the device calls in this game.
fn device_waits(game: Game, options: &[(&str, &str)], bots: bool) -> (Millis, Millis) {
    let mut night = if bots {
        let mut night = Night::open(agreed(game, 3, options));
        night.does("ada", Command::Sit { seat: 0 });
        for seat in [1, 2] {
            night.does("ada", Command::SeatBot { seat, level: 3 });
        }
        night.does("ada", Command::Ready { ready: true });
        night
    } else {
        Night::begun(agreed(game, 3, options), &["ada", "bob", "cleo"])
    };
    while let Phase::Choice { .. } = night.phase() {
        night.wakes();
    }
    let since = night.now;
    night.wakes();
    let start = night.table.reach().unwrap().start;
    (night.now - since, start - night.now)
}

#[test]
fn ac06_without_a_bystander_the_device_counts_down_or_calls() {
    let soon = Millis(4_000)..Millis(7_000);
    let (waited, lead) = device_waits(Game::Duel, &[], true);
    assert!(
        soon.contains(&waited) && lead == Millis(600),
        "only bots watch: {waited:?}"
    );
    let (waited, lead) = device_waits(Game::Duel, &[("common.signal", "device")], false);
    assert!(soon.contains(&waited) && lead == Millis(600), "{waited:?}");
    let (waited, lead) = device_waits(Game::Duel, &[("common.signal", "countdown")], false);
    assert_eq!((waited, lead), (Millis(3_000), Millis(3_600)));
    let (_, lead) = device_waits(Game::Threesome, &[], false);
    assert_eq!(
        lead,
        Millis(3_600),
        "three contestants and nobody left to call"
    );
}

#[test]
fn pauses_differ_from_contest_to_contest() {
    let mut night = Night::duel(&[("common.signal", "device")]);
    let mut pauses = std::collections::BTreeSet::new();
    for _ in 0..6 {
        let since = night.now;
        assert_eq!(night.wakes(), ["called"]);
        pauses.insert(night.now - since);
        let nobody = night.table.reach().unwrap().seats.into_iter();
        night.finishes(nobody.map(table::HandFinish::empty).collect());
    }
    assert!(pauses.len() > 4, "{pauses:?}");
}

#[test]
fn a_false_start_is_shown_and_counted_once_a_reach() {
    let mut night = Night::duel(&[]);
    let early = |number, seat| Input::FalseStart { number, seat };
    assert_eq!(
        night.input(&early(1, 1)).unwrap()[0].event.kind(),
        "false-start"
    );
    assert_eq!(night.input(&early(1, 1)).unwrap(), []);
    assert_eq!(night.input(&early(2, 1)), Err(Refusal::Stale));
    assert_eq!(
        night.input(&early(1, 2)),
        Err(Refusal::Stale),
        "Cleo has no hand in it"
    );
    night.does("cleo", Command::Call { number: 1 });
    night.input(&early(1, 0)).unwrap();
    assert_eq!(night.view("cleo").false_starts, [(0, 1), (1, 1)]);
}

#[test]
fn a_bag_that_never_answers_is_given_up() {
    let mut night = Night::reaching(&[]);
    assert_eq!(night.wakes(), ["broken"]);
    assert!(matches!(
        night.phase(),
        Phase::AwaitingCall { number: 2, .. }
    ));
    assert_eq!(night.table.reach(), None);
    assert!(night.view("bob").broken.is_some());
}

#[test]
fn ac05_the_edition_may_limit_how_long_hands_stay() {
    let night = Night::reaching(&[("common.draw_timeout_s", "20")]);
    assert_eq!(night.table.reach().unwrap().limit, Millis(20_000));
}

#[test]
fn after_a_crash_the_contest_is_broken_off_and_may_be_called_again() {
    let mut night = Night::reaching(&[]);
    let (from, to) = (night.now, night.now + Millis(7_000));
    night.table = night.refolded();
    night.now = to;
    for who in ["ada", "bob", "cleo"] {
        night.returns(who);
    }
    let entries = night.input(&Input::Outage { from, to }).unwrap();
    assert!(matches!(
        entries[0].event,
        Event::Dschamal(DschamalEvent::Broken { number: 1, .. })
    ));
    let again = night.input(&Input::Outage { from, to }).unwrap();
    assert_eq!(again, [], "told twice, done once");
    assert_eq!(night.does("cleo", Command::Call { number: 2 }), ["called"]);
    assert!(night.view("ada").broken.is_some(), "it says so");
    let quicker = hand(0, &["cube-white"], 800);
    night.finishes(vec![quicker, hand(1, &["black-1"], 2000)]);
    assert_eq!(night.view("ada").broken, None);
}

#[test]
fn where_pauses_are_short_the_device_calls_soon() {
    let mut settings = agreed(Game::Threesome, 3, &[]);
    if let table::GameSettings::Dschamal(agreed) = &mut settings.game {
        agreed.brisk = true;
    }
    let mut night = Night::begun(settings, &["ada", "bob", "cleo"]);
    // Start pieces, where there are any, are taken by timeout.
    while !matches!(night.phase(), Phase::AwaitingCall { .. }) {
        night.wakes();
    }
    let awaited = night.now;
    assert_eq!(night.wakes(), ["called"]);
    let waited = night.now - awaited;
    assert!(waited < Millis(1_200), "{waited:?}");
}
