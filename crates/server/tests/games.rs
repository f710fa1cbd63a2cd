//! Finished games are found again, and tell nobody the way to their table.

use protocol::{GameRecord, GameShared, GamesPage};
use reqwest::{Method, StatusCode};
use table::{Command, Settings, Visibility};

use crate::house::{Player, SHORT_GAME, TestHouse, short_game};
use crate::visitor::Visitor;

/// By invitation, and everybody may see afterwards what was played.
fn open_games() -> Settings {
    Settings {
        visibility: Visibility::InvitationOpenGames,
        ..short_game()
    }
}

/// What every address about a game answers, and how many games are found at its table and by a name.
async fn sees(visitor: &Visitor, id: &str, table: &str) -> (Vec<u16>, usize, usize) {
    let mut answers = Vec::new();
    for path in ["", "/contests", "/contests/1", "/builds", "/builds/1"] {
        let answer = visitor.get(&format!("/api/v1/games/{id}{path}")).await;
        answers.push(answer.status().as_u16());
    }
    let at_table: GamesPage = visitor.reads(&format!("/api/v1/games?table={table}")).await;
    let by_name: GamesPage = visitor.reads("/api/v1/games?player=bob").await;
    (answers, at_table.games.len(), by_name.games.len())
}

#[tokio::test]
async fn a_game_by_invitation_is_seen_by_those_who_were_there_until_one_shares_it() {
    let house = TestHouse::open().await;
    let mut pair = house.pair(short_game()).await;
    let mut cleo = Player::at(house.guest("Cleo").await, &pair.table).await;
    let join = |name: &str| Command::Join {
        name: name.to_owned(),
    };
    cleo.does(join("Cleo")).await;
    let mut dan = Player::at(house.guest("Dan").await, &pair.table).await;
    dan.does(join("Dan")).await;
    let who = dan.window.view().you.handle.unwrap();
    pair.ada.does(Command::Kick { who }).await;
    pair.play_out(&SHORT_GAME).await;

    let table = pair.table.0.clone();
    let own: GamesPage = pair.ada.visitor.reads("/api/v1/games?player=me").await;
    assert!(!own.games[0].public);
    let id = own.games[0].id.clone();
    let (seen, unseen) = (vec![200, 200, 404, 200, 404], vec![404; 5]);
    for there in [&pair.ada.visitor, &pair.bob.visitor, &cleo.visitor] {
        assert_eq!(sees(there, &id, &table).await, (seen.clone(), 1, 1));
    }
    let stranger = house.stranger();
    let eve = house.guest("Eve").await;
    for elsewhere in [&stranger, &eve, &dan.visitor] {
        assert_eq!(sees(elsewhere, &id, &table).await, (unseen.clone(), 0, 0));
    }

    let path = format!("/api/v1/games/{id}/shared");
    let share = async |visitor: &Visitor, public| {
        let wish = GameShared { public };
        visitor.sends(Method::PUT, &path, &wish).await.status()
    };
    assert_eq!(share(&stranger, true).await, StatusCode::UNAUTHORIZED);
    assert_eq!(share(&eve, true).await, StatusCode::NOT_FOUND);
    assert_eq!(
        share(&cleo.visitor, true).await,
        StatusCode::FORBIDDEN,
        "only watched"
    );
    assert_eq!(share(&pair.bob.visitor, true).await, StatusCode::OK);
    assert_eq!(sees(&stranger, &id, &table).await, (seen.clone(), 1, 1));
    assert_eq!(share(&pair.ada.visitor, false).await, StatusCode::OK);
    assert_eq!(sees(&stranger, &id, &table).await, (unseen, 0, 0));
    assert_eq!(sees(&cleo.visitor, &id, &table).await, (seen, 1, 1));
}

#[tokio::test]
async fn finished_games_are_found_and_shown() {
    let house = TestHouse::open().await;
    let mut pair = house.pair(open_games()).await;
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
