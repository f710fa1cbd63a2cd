//! The front page: public tables come and go as they do.

use protocol::{ClientMessage, ServerMessage, TableSummary};
use table::{Command, Settings, Visibility};

use crate::house::{Player, SHORT_GAME, TestHouse, short_game};

fn public() -> Settings {
    Settings {
        visibility: Visibility::Public,
        ..short_game()
    }
}

#[tokio::test]
async fn public_tables_are_seen_while_they_can_be() {
    let house = TestHouse::open().await;
    let mut window = house.stranger().window().await;
    window.says(&ClientMessage::WatchLobby).await;
    let lobby = |message: &ServerMessage| match message {
        ServerMessage::Lobby { tables } => Some(tables.clone()),
        _ => None,
    };
    assert_eq!(window.waits_for(lobby).await, []);

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
    let shown = |count: usize| {
        move |message: &ServerMessage| match message {
            ServerMessage::Lobby { tables } if tables.len() == count => Some(()),
            _ => None,
        }
    };
    let (table, ada) = house.host(public()).await;
    looker.waits_for(shown(1)).await;
    let Player { visitor, window } = ada;
    drop(window);
    looker.waits_for(shown(0)).await;
    let _back = Player::at(visitor, &table).await;
    looker.waits_for(shown(1)).await;
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
