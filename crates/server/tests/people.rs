//! Guests, accounts, sessions, and being forgotten.

use protocol::{GamesPage, Me, SessionInfo, TableSummary};
use reqwest::{Method, StatusCode};
use table::View;

use crate::house::{SHORT_GAME, TestHouse, short_game};

const PASSWORD: &str = "open sesame 7";

#[tokio::test]
async fn a_guest_tells_nothing_but_a_name() {
    let house = TestHouse::open().await;
    let visitor = house.stranger();
    assert_eq!(visitor.reads::<Me>("/api/v1/me").await.name, None);
    let named = protocol::NewName {
        name: "  Ada  ".to_owned(),
    };
    let response = visitor.sends(Method::PUT, "/api/v1/me", &named).await;
    let cookie = response.headers()["set-cookie"].to_str().unwrap();
    for word in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(word), "{cookie}");
    }
    assert_eq!(visitor.reads::<Me>("/api/v1/me").await.name.unwrap(), "Ada");
    visitor.is_called("Ada of the dunes").await;
    let me: Me = visitor.reads("/api/v1/me").await;
    assert_eq!(me.name.unwrap(), "Ada of the dunes");

    let nameless = protocol::NewName {
        name: "\u{200b} ".to_owned(),
    };
    let refused = visitor.sends(Method::PUT, "/api/v1/me", &nameless).await;
    assert_eq!(refused.status(), StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn cookies_are_for_https_only_where_it_is_spoken() {
    let house = TestHouse::open_with(|settings| settings.secure_cookies = true).await;
    let name = protocol::NewName {
        name: "Ada".to_owned(),
    };
    let response = house
        .stranger()
        .sends(Method::PUT, "/api/v1/me", &name)
        .await;
    let cookie = response.headers()["set-cookie"].to_str().unwrap();
    assert!(cookie.contains("Secure"), "{cookie}");
}

#[tokio::test]
async fn a_made_up_cookie_is_nobody() {
    let house = TestHouse::open().await;
    let ada = house.guest("Ada").await;
    let cookie = ada.cookie().unwrap();
    let (name, value) = cookie.split_once('=').unwrap();
    for made_up in [
        format!("{name}=0000{value}"),
        format!("{name}={}", &value[44..]),
        format!("{name}="),
    ] {
        let request = house.stranger().request(Method::GET, "/api/v1/me");
        let me: Me = request
            .header("cookie", &made_up)
            .send()
            .await
            .unwrap()
            .json()
            .await
            .unwrap();
        assert_eq!(me.name, None, "{made_up}");
    }
}

#[tokio::test]
async fn an_account_keeps_games_across_devices() {
    let house = TestHouse::open().await;
    let mut pair = house.pair(short_game()).await;
    pair.play_out(&SHORT_GAME).await;
    let ada = &pair.ada.visitor;
    let made = ada.shows("/api/v1/account", "Ada", PASSWORD).await;
    assert_eq!(made.status(), StatusCode::OK);
    let again = ada.shows("/api/v1/account", "Ada2", PASSWORD).await;
    assert_eq!(again.status(), StatusCode::CONFLICT, "one account each");
    let taken = pair.bob.visitor.shows("/api/v1/account", "ADA", PASSWORD);
    assert_eq!(taken.await.status(), StatusCode::CONFLICT);
    let short = pair.bob.visitor.shows("/api/v1/account", "Bob", "short");
    assert_eq!(short.await.status(), StatusCode::BAD_REQUEST);

    let phone = house.stranger();
    let me = phone.shows("/api/v1/login", " ada ", PASSWORD).await;
    assert_eq!(me.status(), StatusCode::OK);
    let games: GamesPage = phone.reads("/api/v1/games?player=me").await;
    assert_eq!(games.games.len(), 1);
    let tables: Vec<TableSummary> = phone.reads("/api/v1/tables/mine").await;
    assert_eq!(tables[0].table, pair.table);
    let mut window = phone.window().await;
    assert_eq!(window.watch(&pair.table).await.you.seat, Some(0));
}

#[tokio::test]
async fn a_wrong_password_and_an_unknown_login_read_the_same() {
    let house = TestHouse::open().await;
    let ada = house.guest("Ada").await;
    ada.shows("/api/v1/account", "Ada", PASSWORD).await;
    let stranger = house.stranger();
    let mut answers = Vec::new();
    for (login, password) in [("Ada", "wrong password"), ("Nobody", PASSWORD), ("", "")] {
        let answer = stranger.shows("/api/v1/login", login, password).await;
        answers.push((answer.status(), answer.text().await.unwrap()));
    }
    assert_eq!(answers[0].0, StatusCode::UNAUTHORIZED);
    assert!(
        answers.iter().all(|answer| *answer == answers[0]),
        "{answers:?}"
    );
}

#[tokio::test]
async fn sessions_are_listed_and_ended() {
    let house = TestHouse::open().await;
    let ada = house.guest("Ada").await;
    ada.shows("/api/v1/account", "Ada", PASSWORD).await;
    let phone = house.stranger();
    phone.shows("/api/v1/login", "Ada", PASSWORD).await;
    let mut phones_window = phone.window().await;

    let sessions: Vec<SessionInfo> = ada.reads("/api/v1/sessions").await;
    assert_eq!(sessions.len(), 2);
    assert_eq!(sessions[0].user_agent, "a browser of a test");
    let other = sessions.iter().find(|session| !session.current).unwrap();
    let bob = house.guest("Bob").await;
    let path = format!("/api/v1/sessions/{}", other.id);
    assert_eq!(bob.delete(&path).await, StatusCode::NOT_FOUND, "not Bob's");
    assert_eq!(ada.delete(&path).await, StatusCode::NO_CONTENT);
    assert_eq!(phone.reads::<Me>("/api/v1/me").await.name, None);
    let why = phones_window.hears_goodbye().await.unwrap();
    assert_eq!(why.reason.as_str(), "the session was ended");

    let out = ada.request(Method::POST, "/api/v1/logout").send().await;
    assert_eq!(out.unwrap().status(), StatusCode::NO_CONTENT);
    assert_eq!(
        ada.get("/api/v1/sessions").await.status(),
        StatusCode::UNAUTHORIZED
    );
}

#[tokio::test]
async fn who_is_deleted_leaves_nothing_personal() {
    let house = TestHouse::open().await;
    let mut pair = house.pair(short_game()).await;
    pair.play_out(&SHORT_GAME).await;
    let ada = &pair.ada.visitor;
    ada.shows("/api/v1/account", "Ada", PASSWORD).await;
    pair.ada.does_rematch_with(&mut pair.bob).await;

    let ada = &pair.ada.visitor;
    assert_eq!(ada.delete("/api/v1/me").await, StatusCode::NO_CONTENT);
    assert!(pair.ada.window.hears_goodbye().await.is_some());
    assert_eq!(ada.reads::<Me>("/api/v1/me").await.name, None);
    let stranger = house.stranger();
    let gone = stranger.shows("/api/v1/login", "Ada", PASSWORD).await;
    assert_eq!(gone.status(), StatusCode::UNAUTHORIZED);
    let games: GamesPage = house.stranger().reads("/api/v1/games?player=ada").await;
    assert_eq!(games.games.len(), 0);

    // Nobody waits for somebody who never comes back.
    let over = |view: &View| view.gimel().unwrap().ending.is_some();
    pair.bob
        .window
        .sees(|view| view.games == 2 && over(view))
        .await;
    pair.bob.window.sees(|view| view.you.host).await;
    for event in house.log(&pair.table).await {
        assert!(!event.body.contains("Ada"), "{}", event.body);
    }
    let mut window = house.stranger().window().await;
    let view = window.watch(&pair.table).await;
    assert!(!format!("{view:?}").contains("Ada"), "{view:?}");
}
