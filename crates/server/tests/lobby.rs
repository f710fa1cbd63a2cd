//! The front page: public tables come and go as they do.

use protocol::{ClientMessage, ServerMessage, TableSummary};
use table::{Command, Settings, TableId, Visibility};

use crate::house::{Player, SHORT_GAME, TestHouse, short_game};

fn public() -> Settings {
    Settings {
        visibility: Visibility::Public,
        ..short_game()
    }
}

/// Keeps the list as a page does: a whole one, and what changed since.
fn follow() -> impl FnMut(&ServerMessage) -> Option<Vec<TableSummary>> {
    let mut known = Vec::<TableSummary>::new();
    move |message| {
        match message {
            ServerMessage::Lobby { tables, .. } => known.clone_from(tables),
            ServerMessage::LobbyChanged { changed, gone, .. } => {
                let new = |id: &TableId| changed.iter().any(|table| table.table == *id);
                known.retain(|table| !gone.contains(&table.table) && !new(&table.table));
                known.extend(changed.iter().cloned());
            }
            _ => return None,
        }
        Some(known.clone())
    }
}

#[tokio::test]
async fn the_list_comes_in_pages() {
    let house = TestHouse::open_with(|settings| settings.limits_times = 100).await;
    let ada = house.guest("Ada").await;
    let mut windows = Vec::new();
    for number in 0..60 {
        let table = ada.opens_table(public(), None).await;
        // One window looks at twenty tables at most.
        if number % 20 == 0 {
            windows.push(ada.window_named(&format!("w{number}")).await);
        }
        windows.last_mut().unwrap().watch(&table).await;
    }
    let mut looker = house.stranger().window().await;
    looker.says(&ClientMessage::WatchLobby).await;
    let mut lobby = follow();
    let all_shown = looker.waits_for(|message| {
        let more = match message {
            ServerMessage::Lobby { more, .. } | ServerMessage::LobbyChanged { more, .. } => *more,
            _ => 0,
        };
        let tables = lobby(message)?;
        (tables.len() == 50 && more == 10).then_some(())
    });
    all_shown.await;
    let first: Vec<TableSummary> = ada.reads("/api/v1/tables").await;
    assert_eq!(first.len(), 50);
    let last = &first.last().unwrap().table;
    let rest: Vec<TableSummary> = ada.reads(&format!("/api/v1/tables?after={last}")).await;
    assert_eq!(rest.len(), 10);
    assert!(rest.iter().all(|table| !first.contains(table)));
}

#[tokio::test]
async fn public_tables_are_seen_while_they_can_be() {
    let house = TestHouse::open().await;
    let mut window = house.stranger().window().await;
    window.says(&ClientMessage::WatchLobby).await;
    let mut lobby = follow();
    assert_eq!(window.waits_for(&mut lobby).await, []);

    house.host(short_game()).await;
    let mut pair = house.pair(public()).await;
    let playing = |tables: &Vec<TableSummary>| tables.len() == 1 && tables[0].status == "playing";
    let seen = window
        .waits_for(|message| lobby(message).filter(playing))
        .await;
    assert_eq!(seen[0].table, pair.table, "the other one is by invitation");
    assert_eq!(
        seen[0].seats,
        [Some("Ada".to_owned()), Some("Bob".to_owned())]
    );
    let listed: Vec<TableSummary> = house.stranger().reads("/api/v1/tables").await;
    assert_eq!(listed.len(), 1);

    pair.play_out(&SHORT_GAME).await;
    window
        .waits_for(|message| lobby(message).filter(Vec::is_empty))
        .await;
}

#[tokio::test]
async fn a_public_table_that_all_have_left_is_not_shown() {
    let house = TestHouse::open().await;
    let (_, mut ada) = house.host(public()).await;
    assert_eq!(
        house
            .stranger()
            .reads::<Vec<TableSummary>>("/api/v1/tables")
            .await
            .len(),
        1
    );
    ada.does(Command::Leave).await;
    assert_eq!(
        house
            .stranger()
            .reads::<Vec<TableSummary>>("/api/v1/tables")
            .await
            .len(),
        0
    );
}

#[tokio::test]
async fn a_public_table_is_shown_while_somebody_waits_there() {
    let house = TestHouse::open().await;
    let mut looker = house.stranger().window().await;
    looker.says(&ClientMessage::WatchLobby).await;
    let mut lobby = follow();
    let mut shown = |message: &ServerMessage, count| {
        let tables = lobby(message)?;
        (tables.len() == count).then_some(())
    };
    let (table, ada) = house.host(public()).await;
    looker.waits_for(|message| shown(message, 1)).await;
    let Player { visitor, window } = ada;
    drop(window);
    looker.waits_for(|message| shown(message, 0)).await;
    let _back = Player::at(visitor, &table).await;
    looker.waits_for(|message| shown(message, 1)).await;
}

#[tokio::test]
async fn own_tables_are_listed_with_whose_turn_it_is() {
    let house = TestHouse::open().await;
    let pair = house.pair(short_game()).await;
    for (visitor, turn) in [(&pair.ada.visitor, true), (&pair.bob.visitor, false)] {
        let mine: Vec<TableSummary> = visitor.reads("/api/v1/tables/mine").await;
        assert_eq!((mine.len(), mine[0].your_turn), (1, turn));
        assert_eq!(mine[0].table, pair.table);
    }
    let eve = Player::at(house.guest("Eve").await, &pair.table).await;
    let none: Vec<TableSummary> = eve.visitor.reads("/api/v1/tables/mine").await;
    assert_eq!(none, []);
}

async fn logs_read(house: &TestHouse) -> u64 {
    let text = house.stranger().get("/metrics").await.text().await.unwrap();
    let mut lines = text.lines();
    let line = lines.find_map(|line| line.strip_prefix("caravanserai_logs_read_total "));
    line.map_or(0, |count| count.parse().unwrap())
}

#[tokio::test]
async fn logs_are_not_read_again_for_every_look_at_a_list() {
    let house = TestHouse::open().await;
    let mut pair = house.pair(short_game()).await;
    let ada = &pair.ada.visitor;
    let mine = || ada.reads::<Vec<TableSummary>>("/api/v1/tables/mine");
    assert!(mine().await[0].your_turn);
    let before = logs_read(&house).await;
    for _ in 0..5 {
        mine().await;
    }
    assert_eq!(logs_read(&house).await, before, "nothing new stood in it");
    pair.play_out(&SHORT_GAME[..1]).await;
    let ada = &pair.ada.visitor;
    let mine: Vec<TableSummary> = ada.reads("/api/v1/tables/mine").await;
    assert!(!mine[0].your_turn, "what is remembered is not old");
}
