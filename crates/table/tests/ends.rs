//! How a game ends and what is kept of it: target, resigning, calling off, leaving.

use gimel::{Reason, Record, Side};
use table::{Command, EndReason, Refusal, SitterView, Status, TimeControl};

use crate::house::{House, clock, gimel, person, untimed};

#[test]
fn the_target_wins_at_once() {
    let mut house = House::playing(gimel("target=1", TimeControl::Untimed));
    house.play_out(&["B@a1", "B@b1", "a1xb1"]);
    let ending = house.ending().unwrap();
    assert_eq!(ending.winner, Some(Side::White));
    assert_eq!(ending.reason, EndReason::Rules(Reason::Target));
    assert_eq!(house.table.status(), Status::Over);
    house.refuses("bob", after_the_end(), &Refusal::NotPlaying);
}

fn after_the_end() -> Command {
    Command::Move {
        ply: 3,
        mv: "B@c1".parse().unwrap(),
    }
}

#[test]
fn who_resigns_loses_whoevers_turn_it_is() {
    for (who, winner, result) in [("ada", Side::Black, "0-1"), ("bob", Side::White, "1-0")] {
        let mut house = House::playing(untimed());
        assert_eq!(house.does(who, Command::Resign), ["resigned"]);
        let ending = house.ending().unwrap();
        assert_eq!((ending.winner, ending.result()), (Some(winner), result));
    }
}

#[test]
fn a_game_is_called_off_only_before_the_second_move() {
    for (moves, allowed) in [(0, true), (1, true), (2, false)] {
        let mut house = House::playing(untimed());
        house.play_out(&["B@a1", "B@b1"][..moves]);
        assert_eq!(house.view("ada").gimel().unwrap().may_abort, allowed);
        if allowed {
            assert_eq!(house.does("bob", Command::Abort), ["aborted"]);
            assert_eq!(house.scores(), [0.0, 0.0]);
            assert_eq!(house.table.finished(), None, "it has no result");
            assert_eq!(house.ending().unwrap().result(), "*");
        } else {
            house.refuses("bob", Command::Abort, &Refusal::TooLate);
        }
    }
}

#[test]
fn who_leaves_a_game_gives_it_up() {
    let mut house = House::playing(untimed());
    house.play_out(&["B@a1", "B@b1"]);
    assert_eq!(
        house.does("bob", Command::Leave),
        ["resigned", "rose", "left"]
    );
    assert_eq!(house.ending().unwrap().winner, Some(Side::White));
    assert_eq!(house.view("ada").seats[1].sitter, SitterView::Open);
    house.refuses("bob", Command::Leave, &Refusal::NotHere);
    house.joins("bob");
    assert_eq!(
        house.view("bob").you.handle,
        Some(1),
        "still the same person"
    );
}

#[test]
fn who_leaves_at_the_very_beginning_calls_it_off() {
    let mut house = House::playing(untimed());
    house.moves("ada", "B@a1");
    let told = house.does("ada", Command::Leave);
    assert_eq!(told, ["aborted", "rose", "left", "host-passed"]);
}

#[test]
fn the_host_passes_to_a_player_first_then_to_whoever_is_there() {
    let mut house = House::open(untimed());
    house.joins("cleo");
    house.joins("bob");
    house.does("bob", Command::Sit { seat: 0 });
    house.does("ada", Command::Leave);
    assert!(house.view("bob").you.host);
    house.does("bob", Command::Leave);
    assert!(house.view("cleo").you.host);
    assert_eq!(house.does("cleo", Command::Leave), ["left"]);
    let told = house.does(
        "bob",
        Command::Join {
            name: "bob".to_owned(),
        },
    );
    assert_eq!(told, ["joined", "host-passed"]);
    assert!(house.view("bob").you.host);
}

#[test]
fn a_finished_game_is_kept_with_its_players_and_can_be_replayed() {
    let mut house = House::playing(untimed());
    house.play_out(&["B@a1", "B@b1"]);
    house.wait(5_000);
    house.does("bob", Command::Leave);
    let kept = house.table.finished().unwrap();
    assert_eq!(kept.players[0], (Some(person("ada")), "ada".to_owned()));
    assert_eq!(
        kept.players[1],
        (Some(person("bob")), "bob".to_owned()),
        "although he is gone"
    );
    assert_eq!(
        (kept.result.as_str(), kept.reason.as_str()),
        ("1-0", "resigned")
    );
    assert_eq!((kept.number, kept.turns), (1, 2));
    assert_eq!(kept.ended, house.now);
    let record: Record = kept.record.parse().unwrap();
    assert_eq!(record.tag("Black"), Some("bob"));
    assert_eq!(house.table.game_record(), Some(kept.record));
}

#[test]
fn a_fallen_flag_is_written_into_the_record() {
    let mut house = House::playing(clock(5, 0));
    house.wait(6_000);
    house.tick();
    let kept = house.table.finished().unwrap();
    assert_eq!(
        (kept.result.as_str(), kept.reason.as_str()),
        ("0-1", "flag")
    );
    assert!(kept.record.contains("0-1 on time"), "{}", kept.record);
}

#[test]
fn a_bot_is_kept_by_its_level() {
    let mut house = House::against_bot(untimed());
    house.does("ada", Command::Resign);
    house.does("ada", Command::RemoveBot { seat: 1 });
    let kept = house.table.finished().unwrap();
    assert_eq!(kept.players[1], (None, "Bot, level 1".to_owned()));
}

#[test]
fn a_move_against_the_rules_says_why() {
    let mut house = House::playing(untimed());
    let Err(Refusal::Rules(why)) = house.tries("ada", at_first("a1-a2")) else {
        panic!("nothing stands there");
    };
    assert!(why.contains("a1"), "{why}");
    house.refuses("bob", at_first("B@a1"), &Refusal::NotYourTurn);
    house.moves("ada", "B@a1");
    house.refuses("ada", at_first("B@b1"), &Refusal::Stale);
    house.refuses("bob", at_first("B@b1"), &Refusal::Stale);
}

fn at_first(mv: &str) -> Command {
    Command::Move {
        ply: 0,
        mv: mv.parse().unwrap(),
    }
}
