//! A shelf of finished games, without a browser.

use super::*;
use crate::alone::local::LocalTable;
use table::{Command, Moment, Settings};

const MOMENT: Moment = Moment {
    now: Millis(0),
    chance: 7,
};

fn game(id: usize, ended_at: i64) -> KeptGame {
    KeptGame {
        id: format!("here_{id}"),
        ended_at,
        players: vec!["Ada".to_owned(), bot_name(1)],
        result: "1-0".to_owned(),
        turns: 3,
        record: String::new(),
    }
}

fn ids(games: &[GameSummary]) -> Vec<&str> {
    games.iter().map(|game| game.id.as_str()).collect()
}

fn summary(id: &str, ended_at: i64) -> GameSummary {
    GameSummary {
        id: id.to_owned(),
        ..game(0, ended_at).summary()
    }
}

/// A game against the caravan child that was given up after a turn.
fn given_up() -> LocalTable {
    let settings = Settings {
        colours: table::Colours::FirstSeat,
        ..Settings::gimel()
    };
    let mut local = LocalTable::open(MOMENT, "Ada", settings, 1).expect("it can be played");
    let mv = "F@h5".parse().expect("a move");
    let first = Command::Move { ply: 0, mv };
    local.act(MOMENT, first).expect("it is legal");
    local.bot_moves(MOMENT, 1, "C@a1".parse().expect("a move"));
    local.act(MOMENT, Command::Resign).expect("one may give up");
    local
}

#[test]
fn newest_stands_first_and_the_oldest_makes_room() {
    let mut games = Vec::new();
    for number in 0..MOST + 3 {
        put(&mut games, game(number, number as i64));
    }
    assert_eq!(games.len(), MOST);
    assert_eq!(games[0].id, format!("here_{}", MOST + 2));
    assert_eq!(read(&write(&games)), games);
}

#[test]
fn a_game_is_kept_once_and_what_is_none_not_at_all() {
    let mut games = Vec::new();
    put(&mut games, game(1, 5));
    put(&mut games, game(1, 9));
    assert_eq!(games, [game(1, 5)]);
    assert!(read("sand").is_empty());
    let torn = write(&games).replacen('[', "[{\"id\":1},", 1);
    assert_eq!(read(&torn), games);
}

#[test]
fn a_game_against_a_bot_can_be_seen_again() {
    let local = given_up();
    let view = local.view(MOMENT.now);
    let kept = KeptGame::of_table(&view, &local.mark(), 70).expect("it is over");
    assert_eq!(kept.players, ["Ada".to_owned(), bot_name(1)]);
    assert_eq!((kept.result.as_str(), kept.turns), ("0-1", 2));
    assert!(is_here(&kept.id));
    let again = Session::from_record(&kept.record).expect("our own record");
    assert_eq!(
        again.game().outcome().and_then(|it| it.winner),
        Some(Side::Black)
    );
    // Read again after a reload it is the same game.
    let reloaded = LocalTable::read(&local.write()).expect("our own log");
    let view = reloaded.view(MOMENT.now);
    let same = KeptGame::of_table(&view, &reloaded.mark(), 99).expect("it is over");
    assert_eq!(same.id, kept.id);
}

#[test]
fn what_goes_on_or_was_called_off_is_not_kept() {
    let mut local = given_up();
    local.act(MOMENT, Command::Rematch).expect("a bot wants to");
    let kept = |local: &LocalTable| KeptGame::of_table(&local.view(MOMENT.now), "x", 1);
    assert_eq!(kept(&local), None);
    local.act(MOMENT, Command::Abort).expect("it is early");
    assert_eq!(kept(&local), None);
    assert_eq!(KeptGame::of_session(&Session::default(), 1), None);
}

#[test]
fn two_at_one_board_are_kept_with_their_names() {
    let mut session = Session::default();
    session.names.white = "Ada".to_owned();
    for text in ["F@h5", "C@a1", "white-resigns"] {
        let entry = text.parse().expect("an entry");
        session.apply(entry).expect("a legal entry");
    }
    let kept = KeptGame::of_session(&session, 5).expect("it is over");
    assert_eq!(
        (kept.players[0].as_str(), kept.result.as_str()),
        ("Ada", "0-1")
    );
}

#[test]
fn games_of_house_and_device_stand_in_one_order() {
    let house = [summary("b", 20), summary("a", 10)];
    let here = [game(3, 30), game(2, 15), game(1, 5)];
    let all = |more| among(&house, more, &here, &Query::default());
    assert_eq!(ids(&all(false)), ["here_3", "b", "here_2", "a", "here_1"]);
    assert_eq!(ids(&all(true)), ["here_3", "b", "here_2", "a"]);
    let searched = Query {
        player: "caravan".to_owned(),
        until: Some(0),
        ..Query::default()
    };
    assert_eq!(ids(&among(&[], false, &here, &searched)).len(), 3);
    let lost = Query {
        result: "0-1".to_owned(),
        ..Query::default()
    };
    assert_eq!(among(&[], false, &here, &lost), []);
}
