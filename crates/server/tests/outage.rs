//! The store is gone for a while; the house closes and opens again. Nothing is lost, no clock falls for it.

use std::time::Duration;

use protocol::{ClientMessage, Me, ServerMessage};
use sqlx::{Connection as _, SqliteConnection};
use table::{Command, Entry, Event, GimelEvent, Millis};

use crate::house::{Player, SHORT_GAME, TestHouse, short_game, timed};

#[tokio::test]
async fn without_a_store_nothing_changes_until_it_is_back() {
    let house = TestHouse::open().await;
    let mut pair = house.pair(timed(600)).await;
    let (file, away) = (house.file(), house.file().with_extension("away"));
    pair.ada.window.sees_all_of(&mut pair.bob.window).await;
    let seq = pair.bob.window.view().seq;
    std::fs::rename(&file, &away).unwrap();
    let mv = Command::Move {
        ply: 0,
        mv: SHORT_GAME[0].parse().unwrap(),
    };
    match pair.ada.window.tries(mv.clone()).await {
        Err(ServerMessage::Unavailable { text, .. }) => {
            assert!(text.contains("nothing was changed"), "{text}");
            assert!(!text.contains("house.db"), "not for players: {text}");
        }
        other => panic!("{other:?}"),
    }
    let me = house.stranger();
    let name = protocol::NewName {
        name: "Eve".to_owned(),
    };
    let refused = me.sends(reqwest::Method::PUT, "/api/v1/me", &name).await;
    assert_eq!(refused.status(), 503);
    assert_eq!(pair.bob.window.view().seq, seq);

    std::fs::rename(&away, &file).unwrap();
    let (_, _, number) = pair.ada.window.cut();
    pair.ada.window.repeats(number, mv).await.unwrap();
    pair.play_out(&SHORT_GAME[1..]).await;
    let log = house.log(&pair.table).await;
    let moves = log.iter().filter(|event| event.kind == "moved");
    assert_eq!(moves.count(), SHORT_GAME.len());
    assert!(
        log.iter().any(|event| event.kind == "paused"),
        "time that nobody could use"
    );
}

#[tokio::test]
async fn a_house_that_opens_again_goes_on() {
    let house = TestHouse::open().await;
    let mut pair = house.pair(timed(600)).await;
    pair.play_out(&SHORT_GAME[..2]).await;
    let away = Duration::from_millis(300);
    let house = house.reopen_after(away).await;

    let ada = pair.ada.visitor.follows_to(house.address);
    let me: Me = ada.reads("/api/v1/me").await;
    assert_eq!(me.name.as_deref(), Some("Ada"), "the cookie is still good");
    let mut ada = Player::at(ada, &pair.table).await;
    assert_eq!(ada.window.view().you.seat, Some(0));
    // Who is shown the table sees it after the lost time was counted.
    let log = house.log(&pair.table).await;
    let last: Entry = serde_json::from_str(&log.last().unwrap().body).unwrap();
    match last.event {
        Event::Gimel(GimelEvent::Paused { lost }) => assert!(lost >= Millis(300), "{lost:?}"),
        other => panic!("{other:?}"),
    }
    ada.window.count_from(100);
    ada.moves(SHORT_GAME[2]).await;
}

#[tokio::test]
async fn a_house_that_closes_says_so() {
    let house = TestHouse::open().await;
    let mut pair = house.pair(short_game()).await;
    let mut lobby = house.stranger().window().await;
    let closing = tokio::spawn(house.close());
    for window in [&mut pair.ada.window, &mut pair.bob.window, &mut lobby] {
        let closing = |message: &ServerMessage| match message {
            ServerMessage::Closing { text } => Some(text.clone()),
            _ => None,
        };
        let text = window.waits_for(closing).await;
        assert!(text.contains("clocks stand still"), "{text}");
        let why = window.hears_goodbye().await.unwrap();
        assert_eq!(u16::from(why.code), 1012, "restart");
    }
    closing.await.unwrap();
}

#[tokio::test]
async fn public_tables_are_shown_again_when_somebody_is_back_after_a_restart() {
    let house = TestHouse::open().await;
    let settings = table::Settings {
        visibility: table::Visibility::Public,
        ..short_game()
    };
    let (table, ada) = house.host(settings).await;
    let house = house.reopen_after(Duration::ZERO).await;
    let _ada = Player::at(ada.visitor.follows_to(house.address), &table).await;
    let listed: Vec<protocol::TableSummary> = house.stranger().reads("/api/v1/tables").await;
    assert_eq!(listed[0].table, table);
}

#[tokio::test]
async fn no_clock_falls_while_nobody_can_come() {
    let house = TestHouse::open().await;
    let pair = house.pair(timed(3)).await;
    let house = house.reopen_after(Duration::from_millis(3_600)).await;
    let ada = pair.ada.visitor.follows_to(house.address);
    let mut ada = Player::at(ada, &pair.table).await;
    let game = ada.window.view().gimel().unwrap();
    assert_eq!(game.ending, None);
    ada.window.count_from(100);
    ada.moves(SHORT_GAME[0]).await;
}

/// Nothing has to be made good after a crash: the lists and the archive change with the log.
#[tokio::test]
async fn game_is_in_lists_and_archive_once_its_last_move_is_answered() {
    let house = TestHouse::open().await;
    let mut pair = house.pair(short_game()).await;
    pair.play_out(&SHORT_GAME).await;
    let store = house.store().await;
    let record = store.table(&pair.table.0).await.unwrap().unwrap();
    assert_eq!(record.summary.status, store::TableStatus::Finished);
    assert_eq!(record.summary.seats.len(), 2);
    store.close().await;
    let ada = &pair.ada.visitor;
    let games: protocol::GamesPage = ada.reads("/api/v1/games?player=me").await;
    assert_eq!(games.games.len(), 1);
}

#[tokio::test]
async fn table_that_cannot_be_read_is_told_and_kept() {
    let house = TestHouse::open().await;
    let mut pair = house.pair(short_game()).await;
    pair.play_out(&SHORT_GAME[..1]).await;
    let (other, _) = house.host(short_game()).await;
    let folder = house.close().await;
    let file = folder.path().join("house.db");
    let store = store::Store::open_existing(file.to_str().unwrap());
    let store = store.await.unwrap();
    let stored = store.events(&pair.table.0, 0).await.unwrap();
    spoil(&store, &pair.table.0, 4).await;
    store.close().await;

    let house = TestHouse::open_in(folder, |_| {}).await;
    let mut ada = pair.ada.visitor.follows_to(house.address).window().await;
    for (table, readable) in [(&pair.table, false), (&other, true)] {
        let table = table.clone();
        ada.says(&ClientMessage::Watch { table }).await;
        let heard = ada
            .waits_for(|heard| match heard {
                ServerMessage::Quarantined { .. } => Some(false),
                ServerMessage::Table { .. } => Some(true),
                ServerMessage::NoTable { .. } => panic!("it is there"),
                _ => None,
            })
            .await;
        assert_eq!(heard, readable, "only the one that was spoilt");
    }
    let store = house.store().await;
    let kept = store.events(&pair.table.0, 0).await.unwrap();
    assert_eq!(kept.len(), stored.len());
    let mut written = Vec::new();
    store.export(&mut written, |_| {}).await.unwrap();
    let written = String::from_utf8(written).unwrap();
    assert!(
        written.contains(SPOILT),
        "what is there is exported as it is"
    );
    store.close().await;
}

const SPOILT: &str = "sand in the log";

/// An entry becomes something that no version has written.
async fn spoil(store: &store::Store, table: &str, seq: u64) {
    let nobody = store::Person {
        id: "nobody".to_owned(),
        name: "Nobody".to_owned(),
        kind: store::PersonKind::Guest,
        created_at: 0,
        last_seen: 0,
    };
    store.add_person(&nobody).await.unwrap();
    let changed = store::ChangedEvent {
        table: table.to_owned(),
        seq,
        body: SPOILT.to_owned(),
    };
    assert!(store.delete_person("nobody", &[changed]).await.unwrap());
}

#[tokio::test]
async fn a_second_house_on_one_store_is_refused_and_the_first_plays_on() {
    let house = TestHouse::open().await;
    let mut pair = house.pair(timed(600)).await;
    let settings = server::Settings {
        address: ([127, 0, 0, 1], 0).into(),
        store: house.file().to_str().unwrap().to_owned(),
        ..server::Settings::default()
    };
    let refused = server::House::open(&settings).await.err().unwrap();
    assert!(
        refused
            .to_string()
            .contains("belongs to a house that is open"),
        "{refused}"
    );
    pair.play_out(&SHORT_GAME[..2]).await;
    let log = house.log(&pair.table).await;
    assert!(
        !log.iter().any(|event| event.kind == "paused"),
        "the second one has not written that nobody was there"
    );
    // Given back when the first one is gone.
    let folder = house.close().await;
    TestHouse::open_in(folder, |_| {}).await;
}

#[tokio::test]
async fn one_bad_row_keeps_no_other_table_asleep() {
    let house = TestHouse::open().await;
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(house.pair(timed(2)).await.table);
    }
    tables.sort();
    let folder = house.close().await;
    let url = format!("sqlite://{}", folder.path().join("house.db").display());
    let mut fault = SqliteConnection::connect(&url).await.unwrap();
    let (row, log) = (&tables[0].0, &tables[1].0);
    for statement in [
        format!("UPDATE tables SET seats = 'no list' WHERE id = '{row}'"),
        format!("UPDATE events SET body = 'no entry' WHERE table_id = '{log}' AND seq = 3"),
    ] {
        let changed = sqlx::query(sqlx::AssertSqlSafe(statement)).execute(&mut fault);
        assert_eq!(changed.await.unwrap().rows_affected(), 1);
    }
    fault.close().await.unwrap();

    let house = TestHouse::open_in(folder, |_| {}).await;
    let awake = house.stranger().get("/metrics").await.text().await.unwrap();
    assert!(awake.contains("caravanserai_tables_awake 1"), "{awake}");
    // Its clock falls although nobody looks.
    let over = |view: &table::View| view.gimel().unwrap().ending.is_some();
    let mut window = house.stranger().window().await;
    window.watch(&tables[2]).await;
    window.sees(over).await;
}
