//! Those who watch and those who read: rulings that stay, bots that are skipped, bets, and people who play by ear.

use dschamal::Game;
use table::{Command, Event, Millis, PeopleEvent, Phase, Refusal, Table, Trail};

use crate::night::{Night, agreed, hand, person};

/// Ada and Bob have fought, and Ada has won.
fn ruled() -> Night {
    let mut night = Night::reaching(&[]);
    night.finishes(vec![
        hand(0, &["ball-white"], 900),
        hand(1, &["egg-white"], 1500),
    ]);
    night
}

#[test]
fn a_ruling_stays_until_everybody_present_has_touched_it() {
    let mut night = ruled();
    let reading = night.view("ada").reading.unwrap();
    assert_eq!(reading.until, night.now + Millis(6_000));
    let next = Command::Call { number: 2 };
    night.refuses("ada", next.clone(), &Refusal::StillRead);
    assert_eq!(night.does("ada", Command::Seen { number: 1 }), ["seen"]);
    assert!(night.does("ada", Command::Seen { number: 1 }).is_empty());
    night.does("bob", Command::Seen { number: 1 });
    assert!(night.view("ada").reading.is_some(), "Cleo still reads");
    night.does("cleo", Command::Seen { number: 1 });
    assert_eq!(night.view("ada").reading, None);
    assert_eq!(night.does("ada", next), ["called"]);
}

#[test]
fn nobody_reads_for_longer_than_six_seconds() {
    let mut night = ruled();
    night.wait(5_900);
    night.refuses("ada", Command::Call { number: 2 }, &Refusal::StillRead);
    night.wait(200);
    assert_eq!(night.does("ada", Command::Call { number: 2 }), ["called"]);
}

/// Ada among two bots, who are at the bag.
fn bots_at_the_bag() -> Night {
    let mut night = Night::open(agreed(Game::Duel, 3, &[("common.signal", "device")]));
    night.does("ada", Command::Sit { seat: 0 });
    for seat in [1, 2] {
        night.does("ada", Command::SeatBot { seat, level: 1 });
    }
    night.does("ada", Command::Ready { ready: true });
    for _ in 0..200 {
        if let Some((seat, command, at)) = night.table.bot_due() {
            night.now = night.now.max(at);
            night.input(&table::Input::Bot { seat, command }).unwrap();
            continue;
        }
        match night.table.reach() {
            Some(order) if order.seats.contains(&0) => {
                let [a, b] = [order.seats[0], order.seats[1]];
                night.finishes(vec![
                    hand(a, &["black-1"], 900),
                    hand(b, &["black-2"], 1500),
                ]);
            }
            Some(_) => return night,
            None => {
                night.wakes();
            }
        }
    }
    panic!("bots never met");
}

#[test]
fn bots_among_themselves_go_three_times_as_fast_and_are_skipped_when_all_want_it() {
    let mut night = bots_at_the_bag();
    let order = night.table.reach().unwrap();
    assert_eq!((order.speed, order.skip), (3, false));
    let view = night.view("ada");
    assert_eq!(view.bots_alone.as_ref().unwrap().of, 1);
    let stale = Command::Skip { ply: view.ply + 1 };
    night.refuses("ada", stale, &Refusal::Stale);
    assert_eq!(
        night.does("ada", Command::Skip { ply: view.ply }),
        ["skipped"]
    );
    let skipped = night.table.reach().unwrap();
    assert!(skipped.skip);
    assert_eq!(skipped.seed, order.seed, "the same contest");
}

/// Bots have met, and one of them has won.
fn bots_ruled(skipped: bool) -> Night {
    let mut night = bots_at_the_bag();
    if skipped {
        let ply = night.view("ada").ply;
        night.does("ada", Command::Skip { ply });
    }
    let seats = night.table.reach().unwrap().seats;
    night.finishes(vec![
        hand(seats[0], &["black-3"], 900),
        hand(seats[1], &["black-4"], 1500),
    ]);
    night
}

#[test]
fn a_ruling_about_bots_alone_passes_by_itself_and_sooner() {
    let own = ruled().view("ada").reading.unwrap();
    assert!(!own.of_bots, "people have fought");
    for skipped in [false, true] {
        let night = bots_ruled(skipped);
        let reading = night.view("ada").reading.unwrap();
        assert!(reading.of_bots);
        assert_eq!(reading.until, night.now + Millis(3_000));
    }
}

/// With the same seed: what is skipped is not another contest.
#[test]
fn whoever_skips_does_not_wait_to_read_of_bots() {
    let mut night = bots_ruled(false);
    let reads_until = night.view("ada").reading.unwrap().until;
    while night.view("ada").bots_alone.is_none() {
        let Some((seat, command, at)) = night.table.bot_due() else {
            // The next contest is Ada's own: there is nothing to skip.
            return;
        };
        night.now = night.now.max(at);
        night.input(&table::Input::Bot { seat, command }).unwrap();
    }
    let ply = night.view("ada").ply;
    night.does("ada", Command::Skip { ply });
    assert_eq!(night.view("ada").reading, None, "until {reads_until:?}");
    assert_eq!(night.table.wake_at(), Some(night.now));
}

/// Cites: D-12
#[test]
fn of_two_bots_nobody_is_asked_who_was_first() {
    let mut night = bots_at_the_bag();
    let seats = night.table.reach().unwrap().seats;
    let tied = [(seats[0], "black-3"), (seats[1], "black-4")];
    let tied = tied.map(|(seat, piece)| hand(seat, &[piece], 900));
    assert_eq!(night.finishes(tied.to_vec()), ["reached", "ruled"]);
    assert!(night.view("ada").contests.last().unwrap().repeat);
}

#[test]
fn people_at_the_bag_are_neither_hurried_nor_skipped() {
    let mut night = Night::reaching(&[]);
    assert_eq!(night.table.reach().unwrap().speed, 1);
    let ply = night.view("cleo").ply;
    night.refuses("cleo", Command::Skip { ply }, &Refusal::Stale);
}

/// Cites: D-11
#[test]
fn who_bets_does_not_judge_and_bets_close_at_the_call() {
    let mut night = Night::duel(&[]);
    let bet = |on| Command::Bet { number: 1, on };
    night.refuses("ada", bet(Some(0)), &Refusal::NoBet);
    night.refuses("cleo", bet(Some(2)), &Refusal::NoBet);
    assert_eq!(night.does("cleo", bet(Some(0))), ["bet"]);
    assert_eq!(night.view("ada").bets[0].on, Some(0));
    night.does("cleo", Command::Call { number: 1 });
    night.refuses("cleo", bet(Some(1)), &Refusal::Stale);
    night.wait(1_000);
    // Too close for the clock: Cleo would be asked, had she not bet.
    night.finishes(vec![
        hand(0, &["ball-white"], 900),
        hand(1, &["cube-white"], 901),
    ]);
    assert!(!matches!(night.phase(), Phase::Vote { .. }));
}

#[test]
fn right_bets_are_counted_and_the_game_is_not_touched() {
    let mut night = Night::duel(&[]);
    let bet = Command::Bet {
        number: 1,
        on: Some(0),
    };
    night.does("cleo", bet);
    night.does("cleo", Command::Call { number: 1 });
    night.wait(1_000);
    night.finishes(vec![
        hand(0, &["ball-white"], 900),
        hand(1, &["egg-white"], 1500),
    ]);
    let bets = night.view("ada").bets;
    assert_eq!((bets[0].right, bets[0].of, bets[0].on), (1, 1, None));
}

#[test]
fn the_call_waits_for_who_plays_by_ear_and_light_is_short_for_all() {
    let mut night = Night::duel(&[]);
    assert_eq!(night.view("ada").trail, Trail::Short);
    assert_eq!(
        night.does("ada", Command::ByEar { on: true }),
        ["plays-by-ear"]
    );
    night.refuses("cleo", Command::Call { number: 1 }, &Refusal::StillRead);
    night.does("ada", Command::Seen { number: 0 });
    assert_eq!(night.does("cleo", Command::Call { number: 1 }), ["called"]);
    let mut night = Night::duel(&[]);
    night.does("ada", Command::ByEar { on: true });
    night.wait(10_100);
    assert_eq!(night.does("cleo", Command::Call { number: 1 }), ["called"]);
}

#[test]
fn among_beginners_bots_light_stays_longer() {
    assert_eq!(bots_at_the_bag().view("ada").trail, Trail::Long);
}

/// What was agreed when a number had no range does not freeze anything today.
///
/// Cites: A-T-11
#[test]
fn a_stored_number_out_of_range_is_as_the_edition_has_it() {
    let night = Night::begun(agreed(Game::Tower, 3, &[]), &["ada", "bob", "cleo"]);
    let mut log = night.log.clone();
    let Event::People(PeopleEvent::Opened { settings, .. }) = &mut log[0].event else {
        panic!("it begins with its opening");
    };
    let table::GameSettings::Dschamal(old) = &mut settings.game else {
        panic!("Dschamál");
    };
    let endless = serde_json::json!(70_000_000);
    old.rules
        .options
        .insert("tower.stand_seconds".to_owned(), endless);
    let mut folded = Table::fold(&log).unwrap();
    folded.set_window(&person("ada"), true, night.now);
    let play = folded.play().unwrap().dschamal().unwrap();
    assert_eq!(play.journal().rules().options().tower.stand_seconds, 3);
}
