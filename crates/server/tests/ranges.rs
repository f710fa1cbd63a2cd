//! Whatever a stranger writes into a request or a message: an answer in words, and the house goes on.

use protocol::{ClientMessage, ServerMessage};
use reqwest::Method;
use serde_json::{Value, json};
use table::Command;

use crate::house::{Player, TestHouse, short_game};
use crate::postgres_server::Server;

fn odd() -> Vec<Value> {
    let mut odd = vec![
        json!(null),
        json!("\u{0}"),
        json!("Ada\u{0}"),
        json!("x".repeat(20_000)),
        json!(format!("{}7", "0".repeat(50_000))),
        json!([]),
        json!({}),
    ];
    for number in ["0", "1", "-1", "255", "4294967296", "18446744073709551616"] {
        odd.push(json!(number));
        odd.extend(serde_json::from_str(number).ok());
    }
    odd
}

async fn answers_in_words(house: &TestHouse, method: Method, path: &str, body: Option<&Value>) {
    let visitor = house.guest("Eve").await;
    let mut request = visitor.request(method, path);
    if let Some(body) = body {
        request = request.json(body);
    }
    let answer = request.send().await.unwrap();
    let status = answer.status();
    assert!(status.as_u16() < 500, "{path}: {status}");
    let text = answer.text().await.unwrap();
    assert!(text.len() < 3_000, "{path}: {} bytes", text.len());
}

async fn every_body_and_every_path(house: &TestHouse) {
    let bodies = [
        (Method::PUT, "/api/v1/me", "name"),
        (Method::POST, "/api/v1/login", "login"),
        (Method::POST, "/api/v1/login", "password"),
        (Method::POST, "/api/v1/account", "login"),
        (Method::POST, "/api/v1/tables", "name"),
        (Method::POST, "/api/v1/tables", "bot"),
        (Method::POST, "/api/v1/tables", "settings"),
    ];
    for value in odd() {
        for (method, path, field) in &bodies {
            let mut body = json!({
                "name": "Eve",
                "login": "eve",
                "password": "short",
                "settings": short_game(),
            });
            body[field] = value.clone();
            answers_in_words(house, method.clone(), path, Some(&body)).await;
        }
    }
    for text in [
        "%00",
        "x%00",
        "-1",
        "%FF",
        "0000000000000000000007",
        "~",
        "7~%00",
    ] {
        for path in [
            "games/",
            "games/a/contests/",
            "games/a/builds/",
            "sessions/",
        ] {
            let path = format!("/api/v1/{path}{text}");
            answers_in_words(house, Method::GET, &path, None).await;
            answers_in_words(house, Method::DELETE, &path, None).await;
        }
        let fields = [
            "player", "table", "game", "result", "from", "to", "before", "limit",
        ];
        for field in fields {
            let path = format!("/api/v1/games?{field}={text}");
            answers_in_words(house, Method::GET, &path, None).await;
        }
    }
}

/// What is said at a table is kept short, and what is no table is looked for nowhere.
async fn every_message(house: &TestHouse) {
    let (table, mut ada) = house.host(short_game()).await;
    let long = "x".repeat(12_000);
    for text in ["\u{0}", "a\u{0}b", &long] {
        let name = text.to_owned();
        // Refused or tidied: both are answers.
        let _ = ada.window.tries(Command::Join { name }).await;
        let text = text.to_owned();
        let _ = ada.window.tries(Command::Say { text: text.clone() }).await;
        let report = Command::Report {
            line: u64::MAX,
            reason: text.clone(),
        };
        let _ = ada.window.tries(report).await;
        let table = table::TableId(text.clone());
        ada.window.says(&ClientMessage::Watch { table }).await;
        let answer = ada.window.waits_for(|message| match message {
            ServerMessage::NoTable { .. } => Some(true),
            ServerMessage::Unavailable { .. } => Some(false),
            _ => None,
        });
        assert!(answer.await, "{} letters", text.len());
        ada.window
            .says(&ClientMessage::Hello { client: text })
            .await;
        let refused = ada.window.waits_for(|message| match message {
            ServerMessage::NotUnderstood { .. } => Some(true),
            ServerMessage::Welcome { .. } => Some(false),
            _ => None,
        });
        assert!(refused.await);
    }
    let ada = Player::at(ada.visitor, &table).await;
    let kept = serde_json::to_string(ada.window.view()).unwrap();
    assert!(!kept.contains("\\u0000") && kept.len() < 5_000, "{kept}");
}

#[tokio::test]
async fn odd_requests_are_answered_in_words() {
    let house = TestHouse::open_with(|settings| settings.limits_times = 10_000).await;
    every_body_and_every_path(&house).await;
    every_message(&house).await;
}

/// PostgreSQL keeps no NUL in a text: that is the stranger's mistake, and not a store that is away.
#[tokio::test]
async fn odd_requests_are_answered_in_words_on_postgres() {
    let store = Server::shared().new_database();
    let house = TestHouse::open_with(|settings| {
        settings.limits_times = 10_000;
        settings.store = store;
    });
    let house = house.await;
    every_body_and_every_path(&house).await;
    every_message(&house).await;
}
