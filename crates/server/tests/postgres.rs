//! The same house on PostgreSQL: a game, a restart, an account, and being forgotten.

use protocol::{GamesPage, Me, TableSummary};
use reqwest::StatusCode;
use table::Visibility;

use crate::house::{SHORT_GAME, TestHouse, short_game};
use crate::postgres_server::Server;

#[tokio::test]
async fn an_evening_is_remembered_and_a_person_forgotten() {
    let store = Server::shared().new_database();
    let on_postgres = |settings: &mut server::Settings| settings.store.clone_from(&store);
    let house = TestHouse::open_with(on_postgres).await;
    let mut public = short_game();
    public.visibility = Visibility::Public;
    let mut pair = house.pair(public).await;
    pair.play_out(&SHORT_GAME).await;
    pair.ada.does_rematch_with(&mut pair.bob).await;
    let ada = &pair.ada.visitor;
    let made = ada.shows("/api/v1/account", "Ada", "open sesame 7").await;
    assert_eq!(made.status(), StatusCode::OK);
    house.close().await;

    let house = TestHouse::open_with(on_postgres).await;
    let phone = house.stranger();
    let back = phone.shows("/api/v1/login", "Ada", "open sesame 7").await;
    assert_eq!(back.status(), StatusCode::OK);
    let mine: Vec<TableSummary> = phone.reads("/api/v1/tables/mine").await;
    assert_eq!((mine.len(), mine[0].status.as_str()), (1, "playing"));
    let mut window = phone.window().await;
    assert_eq!(window.watch(&pair.table).await.you.seat, Some(0));
    let games: GamesPage = phone.reads("/api/v1/games?player=me").await;
    assert_eq!(games.games.len(), 1);

    assert_eq!(phone.delete("/api/v1/me").await, StatusCode::NO_CONTENT);
    assert_eq!(phone.reads::<Me>("/api/v1/me").await.name, None);
    let mut window = house.stranger().window().await;
    let view = window.watch(&pair.table).await;
    assert!(!format!("{view:?}").contains("Ada"), "{view:?}");
}
