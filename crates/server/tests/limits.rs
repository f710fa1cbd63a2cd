//! Limits: who asks for too much is told to wait, and learns nothing by trying.

use futures_util::future::join_all;
use protocol::{ClientMessage, ServerMessage};
use reqwest::StatusCode;
use table::{Command, Refusal, TableId};

use crate::house::{TestHouse, short_game};
use crate::play::refused;

#[tokio::test]
async fn too_many_requests_are_refused() {
    let house = TestHouse::open().await;
    let visitor = house.stranger();
    let statuses = join_all((0..400).map(|_| visitor.get("/api/v1/me"))).await;
    let count = |status: StatusCode| {
        let with_it = statuses.iter().filter(|answer| answer.status() == status);
        with_it.count()
    };
    assert!(count(StatusCode::OK) >= 100, "people are not disturbed");
    assert!(count(StatusCode::TOO_MANY_REQUESTS) > 0);
}

#[tokio::test]
async fn passwords_cannot_be_tried_out() {
    let house = TestHouse::open().await;
    let visitor = house.stranger();
    let mut refusals = 0;
    for _ in 0..15 {
        let answer = visitor.shows("/api/v1/login", "Ada", "guess").await;
        refusals += u32::from(answer.status() == StatusCode::TOO_MANY_REQUESTS);
    }
    assert!(refusals >= 2, "{refusals}");
}

#[tokio::test]
async fn behind_a_proxy_each_address_has_its_own_limits() {
    let house = TestHouse::open_with(|settings| settings.behind_proxy = true).await;
    let visitor = house.stranger();
    let login = |from: &'static str, login: &'static str| {
        let credentials = serde_json::json!({"login": login, "password": "guess"});
        let request = visitor.request(reqwest::Method::POST, "/api/v1/login");
        request
            .header("x-forwarded-for", from)
            .json(&credentials)
            .send()
    };
    let mut last = StatusCode::OK;
    for _ in 0..15 {
        last = login("192.0.2.1", "Ada").await.unwrap().status();
    }
    assert_eq!(last, StatusCode::TOO_MANY_REQUESTS);
    // Ada's account is guarded from everywhere by now, Bob's is not.
    let other = login("192.0.2.1, 192.0.2.2", "Bob").await.unwrap();
    assert_eq!(other.status(), StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn who_tries_codes_is_slowed_down_and_learns_nothing() {
    let house = TestHouse::open().await;
    let (real, _ada) = house.host(short_game()).await;
    let mut window = house.stranger().window().await;
    let mut throttled = false;
    for guess in 0..180 {
        let table = TableId(format!("aaaa-aaaa-{guess:04}"));
        window.says(&ClientMessage::Watch { table }).await;
        match window.hears().await.unwrap() {
            ServerMessage::NoTable { .. } => {}
            ServerMessage::Unavailable { .. } => {
                throttled = true;
                break;
            }
            other => panic!("{other:?}"),
        }
    }
    assert!(throttled);
    window.says(&ClientMessage::Watch { table: real }).await;
    let answer = window.hears().await.unwrap();
    assert!(
        matches!(answer, ServerMessage::Unavailable { .. }),
        "{answer:?}"
    );
}

#[tokio::test]
async fn who_does_too_much_at_once_is_refused_and_may_go_on() {
    let house = TestHouse::open().await;
    let (table, mut ada) = house.host(short_game()).await;
    for number in 1..=80 {
        let ready = number % 2 == 0;
        let message = ClientMessage::Do {
            table: table.clone(),
            number,
            command: Command::Ready { ready },
        };
        ada.window.says(&message).await;
    }
    ada.window
        .waits_for(|message| {
            let flood = matches!(
                message,
                ServerMessage::Refused {
                    refusal: Refusal::Flood,
                    ..
                }
            );
            flood.then_some(())
        })
        .await;
    let mut bob = crate::house::Player::at(house.guest("Bob").await, &table).await;
    refused(bob.window.tries(Command::Rise).await, &Refusal::NotHere);
}

#[tokio::test]
async fn a_socket_that_never_stops_talking_is_ended() {
    let house = TestHouse::open().await;
    let (table, mut ada) = house.host(short_game()).await;
    let mut noisy = house.stranger().window().await;
    for _ in 0..2_000 {
        let ping = ClientMessage::Ping {
            sent: 0.0,
            rtt: None,
        };
        let text = serde_json::to_string(&ping).unwrap();
        if !noisy.sends_if_open(&text).await {
            break;
        }
    }
    noisy.hears_goodbye().await;
    ada.does(Command::Ready { ready: true }).await;
    drop(table);
}
