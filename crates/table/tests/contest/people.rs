//! People who are away, come back or leave: a bot plays on for them, and the table waits while nobody is here.

use dschamal::Game;
use table::{Command, Millis, Phase, Refusal, SitterView};

use crate::night::{Night, agreed, hand, person, ready};

#[test]
fn who_stays_away_is_stood_in_for_until_they_return() {
    let mut night = Night::duel(&[]);
    night.goes_away("bob");
    let left = night.now;
    assert!(matches!(night.phase(), Phase::AwaitingCall { away, .. } if away == [1]));
    night.refuses("cleo", Command::Call { number: 1 }, &Refusal::HandAway);
    assert_eq!(night.wakes(), ["stood-in"]);
    assert_eq!(night.now - left, Millis(20_000));
    assert_eq!(night.view("ada").stand_ins, [(1, 3)]);
    night.does("cleo", Command::Call { number: 1 });
    let order = night.table.reach().unwrap();
    assert_eq!(
        (order.bots.len(), order.bots[0].seat, order.bots[0].level),
        (1, 1, 3)
    );
    night.returns("bob");
    assert_eq!(night.wakes(), ["came-back"]);
    assert_eq!(
        night.table.reach(),
        Some(order),
        "the hand in the bag stays what it is"
    );
    assert!(night.view("ada").stand_ins.is_empty());
}

#[test]
fn a_short_absence_is_no_absence() {
    let mut night = Night::duel(&[]);
    night.wait(10_000);
    night.goes_away("bob");
    night.wait(5_000);
    assert!(night.tick().is_empty());
    night.returns("bob");
    night.wait(5_000);
    assert_eq!(
        night.tick(),
        ["called"],
        "the device's patience is over by now"
    );
}

#[test]
fn a_stand_in_chooses() {
    let mut night = Night::reaching(&[]);
    night.finishes(vec![
        hand(0, &["black-1"], 900),
        hand(1, &["egg-white"], 1500),
    ]);
    night.goes_away("bob");
    assert_eq!(night.wakes(), ["stood-in"]);
    let (seat, command, at) = night.table.bot_due().unwrap();
    assert_eq!(seat, 1);
    night.now = at;
    assert_eq!(
        night
            .input(&table::Input::Bot { seat, command })
            .unwrap()
            .len(),
        1
    );
}

#[test]
fn with_everybody_gone_the_table_sleeps_and_goes_on_where_it_was() {
    let mut night = Night::duel(&[]);
    for who in ["ada", "bob", "cleo"] {
        night.goes_away(who);
    }
    assert_eq!(night.table.wake_at(), None);
    night.wait(86_400_000);
    assert!(night.tick().is_empty());
    for who in ["ada", "bob", "cleo"] {
        night.returns(who);
    }
    assert!(night.tick().is_empty(), "nobody is hurried");
    night.does("cleo", Command::Call { number: 1 });
}

#[test]
fn who_leaves_is_replaced_for_good_and_the_last_one_ends_it() {
    let mut night = Night::duel(&[]);
    assert_eq!(night.does("bob", Command::Leave), ["bot-sat", "left"]);
    let seats = night.table.view_for(None, night.now).seats;
    assert_eq!(seats[1].sitter, SitterView::Bot { level: 3 });
    night.comes("bob");
    night.refuses("bob", Command::Sit { seat: 1 }, &Refusal::Playing);
    assert_eq!(
        night.does("ada", Command::Leave),
        ["bot-sat", "left", "host-passed"]
    );
    let kinds = night.does("cleo", Command::Leave);
    assert_eq!(kinds, ["aborted", "rose", "left", "host-passed"]);
    assert!(!night.table.is_playing());
    let view = night.table.view_for(None, night.now);
    assert!(view.dschamal().unwrap().ending.as_ref().unwrap().called_off);
}

#[test]
fn a_hand_that_leaves_in_the_bag_is_lost_and_a_bot_repeats_it() {
    let mut night = Night::reaching(&[]);
    night.does("bob", Command::Leave);
    let lost = table::HandFinish {
        lost: true,
        ..table::HandFinish::empty(1)
    };
    assert_eq!(
        night.finishes(vec![hand(0, &["egg-white"], 900), lost]),
        ["broken"]
    );
    night.does("cleo", Command::Call { number: 2 });
    assert_eq!(night.table.reach().unwrap().bots[0].seat, 1);
}

#[test]
fn the_host_calls_it_off_others_only_before_the_first_call() {
    let mut night = Night::duel(&[]);
    assert_eq!(night.does("bob", Command::Abort), ["aborted"]);
    let mut night = Night::reaching(&[]);
    night.refuses("bob", Command::Abort, &Refusal::TooLateToCallOff);
    night.refuses("bob", Command::Resign, &Refusal::NotInThisGame);
    assert_eq!(night.does("ada", Command::Abort), ["aborted"]);
    assert_eq!(night.table.reach(), None);
    assert_eq!(night.table.finished(), None);
}

#[test]
fn who_was_sent_away_may_be_let_in_again() {
    let mut night = Night::open(agreed(Game::Duel, 3, &[]));
    night.comes("bob");
    night.does("ada", Command::Kick { who: 1 });
    let join = || Command::Join {
        name: "bob".to_owned(),
    };
    night.refuses("bob", join(), &Refusal::SentAway);
    let away = |night: &Night, who: &str| night.table_seen_by(who).sent_away;
    assert_eq!(away(&night, "ada"), [(1, "bob".to_owned())]);
    assert_eq!(away(&night, "bob"), [], "nobody else is told");
    night.refuses("ada", Command::LetIn { who: 0 }, &Refusal::Nobody);
    assert_eq!(night.does("ada", Command::LetIn { who: 1 }), ["let-in"]);
    night.does("bob", join());
    night.refuses("bob", Command::LetIn { who: 1 }, &Refusal::NotHost);
}

#[test]
fn a_table_whose_host_is_long_away_is_taken_over() {
    let mut night = Night::seated(agreed(Game::Duel, 3, &[]), &["ada", "bob"]);
    night.comes("eve");
    night.refuses("bob", Command::TakeHost, &Refusal::HostIsHere);
    night.goes_away("ada");
    night.wait(299_999);
    night.refuses("bob", Command::TakeHost, &Refusal::HostIsHere);
    night.wait(1);
    night.refuses("eve", Command::TakeHost, &Refusal::NotSeated);
    assert_eq!(night.does("bob", Command::TakeHost), ["host-passed"]);
    assert!(
        night
            .table
            .view_for(Some(&person("bob")), night.now)
            .you
            .host
    );
    night.refuses("bob", Command::TakeHost, &Refusal::HostIsHere);
    night.does("bob", ready());
}
