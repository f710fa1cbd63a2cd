//! Finished games are found again, and tell nobody the way to their table.

use protocol::{GameRecord, GamesPage};
use table::Command;

use crate::house::{SHORT_GAME, TestHouse, short_game};

#[tokio::test]
async fn finished_games_are_found_and_shown() {
    let house = TestHouse::open().await;
    let mut pair = house.pair(short_game()).await;
    pair.play_out(&SHORT_GAME).await;
    pair.ada.does(Command::Rematch).await;
    pair.bob.does(Command::Rematch).await;
    pair.bob.does(Command::Resign).await;

    let stranger = house.stranger();
    for (search, found) in [
        ("", 2),
        ("?player=ada", 2),
        ("?player=nobody", 0),
        ("?game=gimel&result=1-0", 1),
        ("?result=0-1", 1),
        ("?result=1/2-1/2", 0),
        ("?from=4102444800000", 0),
        ("?limit=1", 1),
    ] {
        let page: GamesPage = stranger.reads(&format!("/api/v1/games{search}")).await;
        assert_eq!(page.games.len(), found, "{search}");
        assert!(page.games.iter().all(|game| game.table.is_none()));
    }
    let mine: GamesPage = pair.ada.visitor.reads("/api/v1/games?player=me").await;
    assert_eq!(mine.games.len(), 2);
    assert_eq!(mine.games[0].table.as_ref(), Some(&pair.table.0));

    let first: GamesPage = stranger.reads("/api/v1/games?limit=1").await;
    let next = first.next.unwrap();
    let second: GamesPage = stranger
        .reads(&format!("/api/v1/games?limit=1&before={next}"))
        .await;
    let game = &second.games[0];
    assert_ne!(game.id, first.games[0].id);
    assert_eq!((game.result.as_str(), game.turns), ("1-0", 5));
    assert!(
        !game.id.contains(&pair.table.0[..4]),
        "an id is no invitation"
    );

    let record: GameRecord = stranger.reads(&format!("/api/v1/games/{}", game.id)).await;
    assert!(record.record.contains("b1xc1"), "{}", record.record);
    assert_eq!(stranger.get("/api/v1/games/none").await.status(), 404);
    assert_eq!(stranger.get("/api/v1/games?before=x").await.status(), 400);
    assert_eq!(stranger.get("/api/v1/games?player=me").await.status(), 401);
}

#[tokio::test]
async fn a_finished_table_is_said_to_be_finished() {
    let house = TestHouse::open().await;
    let mut pair = house.pair(short_game()).await;
    pair.play_out(&SHORT_GAME).await;
    let store = house.store().await;
    let record = store.table(&pair.table.0).await.unwrap().unwrap();
    assert_eq!(record.summary.status, store::TableStatus::Finished);
    store.close().await;
}
