//! Closed doors: foreign pages, odd requests, and the headers on every answer.

use protocol::MOST_BYTES;
use reqwest::{Method, StatusCode};
use tokio_tungstenite::tungstenite::{Error as SocketError, Message as Frame};

use crate::house::{TestHouse, short_game};
use crate::window::Window;

const HEADERS: [(&str, &str); 5] = [
    (
        "content-security-policy",
        "script-src 'self' 'wasm-unsafe-eval';",
    ),
    ("content-security-policy", "frame-ancestors 'none'"),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
];

#[tokio::test]
async fn every_answer_has_the_headers() {
    let house = TestHouse::open().await;
    let visitor = house.stranger();
    for (method, path) in [
        (Method::GET, "/"),
        (Method::GET, "/healthz"),
        (Method::GET, "/metrics"),
        (Method::GET, "/api/v1/me"),
        (Method::GET, "/api/v1/openapi.json"),
        (Method::GET, "/api/v1/nowhere"),
        (Method::GET, "/nowhere.js"),
        (Method::GET, "/api/v1/sessions"),
        (Method::PATCH, "/api/v1/me"),
        (Method::POST, "/api/v1/login"),
        (Method::GET, "/ws"),
    ] {
        let response = visitor.request(method.clone(), path).send().await.unwrap();
        let headers = response.headers();
        for (name, words) in HEADERS {
            let value = headers.get(name).map(|value| value.to_str().unwrap());
            assert!(
                value.is_some_and(|value| value.contains(words)),
                "{method} {path}: {name}"
            );
        }
        let policy = headers["content-security-policy"].to_str().unwrap();
        assert!(!policy.contains("unsafe-inline") && !policy.contains("'unsafe-eval'"));
        assert!(headers.contains_key("x-request-id"), "{method} {path}");
    }
    assert_eq!(
        visitor.get("/nowhere.js").await.status(),
        StatusCode::NOT_FOUND
    );
    assert_eq!(
        visitor.get("/api/v1/nowhere").await.status(),
        StatusCode::NOT_FOUND
    );
    assert_eq!(visitor.get("/healthz").await.status(), StatusCode::OK);
}

#[tokio::test]
async fn a_foreign_page_changes_nothing() {
    let house = TestHouse::open().await;
    let ada = house.guest("Ada").await;
    let cookie = ada.cookie().unwrap();
    let bare = reqwest::Client::new();
    for origin in [None, Some("https://evil.example"), Some("null")] {
        for (method, path) in [
            (Method::DELETE, "/api/v1/me"),
            (Method::PUT, "/api/v1/me"),
            (Method::POST, "/api/v1/logout"),
            (Method::POST, "/api/v1/tables"),
        ] {
            let request = bare
                .request(method, ada.url(path))
                .header("cookie", &cookie);
            let request = match origin {
                Some(origin) => request.header("origin", origin),
                None => request,
            };
            let status = request.send().await.unwrap().status();
            assert_eq!(status, StatusCode::FORBIDDEN, "{origin:?} {path}");
        }
    }
    let me: protocol::Me = ada.reads("/api/v1/me").await;
    assert_eq!(me.name.unwrap(), "Ada");
}

#[track_caller]
fn forbidden(opened: Result<Window, SocketError>) {
    match opened {
        Err(SocketError::Http(response)) => assert_eq!(response.status(), 403),
        Err(error) => panic!("{error}"),
        Ok(_) => panic!("the socket opened"),
    }
}

#[tokio::test]
async fn a_socket_opens_for_our_own_page_only() {
    let house = TestHouse::open().await;
    let ada = house.guest("Ada").await;
    let cookie = ada.cookie().unwrap();
    forbidden(ada.socket(&[("cookie", &cookie)]).await);
    for origin in ["https://evil.example", "null", "http://127.0.0.1:1"] {
        forbidden(ada.socket(&[("cookie", &cookie), ("origin", origin)]).await);
    }
}

#[tokio::test]
async fn bodies_that_are_too_big_or_no_json_are_refused() {
    let house = TestHouse::open().await;
    let visitor = house.stranger();
    let put = |body: String, kind: &'static str| {
        let request = visitor.request(Method::PUT, "/api/v1/me");
        request.header("content-type", kind).body(body).send()
    };
    let big = format!("{{\"name\":\"{}\"}}", "a".repeat(70_000));
    for (body, kind, status) in [
        (big, "application/json", 413),
        ("{".to_owned(), "application/json", 400),
        ("{}".to_owned(), "application/json", 422),
        ("{\"name\":\"Ada\"}".to_owned(), "text/plain", 415),
    ] {
        let response = put(body, kind).await.unwrap();
        assert_eq!(response.status().as_u16(), status);
        if status != 413 {
            let problem: protocol::Problem = response.json().await.unwrap();
            assert_eq!(problem.error, "bad-input");
        }
    }
}

#[tokio::test]
async fn odd_messages_are_answered_and_huge_ones_end_the_socket() {
    let house = TestHouse::open().await;
    let mut window = house.guest("Ada").await.window().await;
    for frame in [
        Frame::text("junk"),
        Frame::text("{}"),
        Frame::text(r#"{"type":"do","table":"x"}"#),
        Frame::text(r#"{"type":"hello","client":""}"#),
        Frame::binary(vec![1, 2, 3]),
    ] {
        window.sends(frame).await;
        let understood = window.hears().await.unwrap();
        let odd = matches!(understood, protocol::ServerMessage::NotUnderstood { .. });
        assert!(odd, "{understood:?}");
    }
    window.sends(Frame::text("x".repeat(MOST_BYTES + 1))).await;
    window.hears_goodbye().await;

    let mut other = house.guest("Bob").await.window().await;
    let ping = protocol::ClientMessage::Ping {
        sent: 7.0,
        rtt: None,
    };
    other.says(&ping).await;
    let pong = |message: &protocol::ServerMessage| match message {
        protocol::ServerMessage::Pong { sent, .. } => Some(*sent),
        _ => None,
    };
    assert!((other.waits_for(pong).await - 7.0).abs() < f64::EPSILON);
}

#[tokio::test]
async fn codes_of_tables_cannot_be_guessed_and_read_well() {
    let house = TestHouse::open().await;
    let ada = house.guest("Ada").await;
    let mut codes = std::collections::BTreeSet::new();
    for _ in 0..5 {
        let code = ada.opens_table(short_game(), None).await.0;
        let groups: Vec<&str> = code.split('-').collect();
        assert_eq!(
            groups.iter().map(|group| group.len()).collect::<Vec<_>>(),
            [4, 4, 4]
        );
        let clear = |c: char| c.is_ascii_lowercase() || ('2'..='9').contains(&c);
        let mistaken = |c: char| "ilo01".contains(c);
        assert!(
            groups.concat().chars().all(|c| clear(c) && !mistaken(c)),
            "{code}"
        );
        codes.insert(code);
    }
    assert_eq!(codes.len(), 5);
}

/// A request as a proxy passes it on.
async fn passed_on(house: &TestHouse, headers: &[(&str, &str)]) -> reqwest::Response {
    let name = protocol::NewName {
        name: "Ada".to_owned(),
    };
    let visitor = house.stranger();
    let mut request = visitor.request(Method::PUT, "/api/v1/me").json(&name);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    request.send().await.unwrap()
}

#[tokio::test]
async fn cookies_are_for_https_only_when_a_trusted_proxy_says_that_it_is_spoken() {
    let proxy = |address: &'static str| {
        move |settings: &mut server::Settings| {
            settings.trusted = vec![address.parse().unwrap()];
        }
    };
    let secure = async |house: &TestHouse, proto: &str| {
        let answer = passed_on(house, &[("x-forwarded-proto", proto)]).await;
        let cookie = answer.headers()["set-cookie"].to_str().unwrap();
        let strict = answer.headers().contains_key("strict-transport-security");
        assert_eq!(cookie.contains("Secure"), strict, "both or neither");
        strict
    };
    let trusting = TestHouse::open_with(proxy("127.0.0.1/32")).await;
    assert!(secure(&trusting, "https").await);
    assert!(secure(&trusting, "http, https").await);
    assert!(!secure(&trusting, "https, http").await);
    assert!(!secure(&trusting, "http").await);
    let other = TestHouse::open_with(proxy("203.0.113.0/24")).await;
    assert!(!secure(&other, "https").await, "anybody can say so");
    let told = TestHouse::open_with(|settings| settings.secure_cookies = true).await;
    assert!(secure(&told, "http").await);
}

#[tokio::test]
async fn a_house_with_names_answers_to_no_other() {
    let house = TestHouse::open_with(|settings| settings.hosts = vec!["camel.example".to_owned()]);
    let house = house.await;
    let visitor = house.stranger();
    let asked = async |host: &str, path: &str| {
        let request = visitor.request(Method::GET, path).header("host", host);
        request.send().await.unwrap().status()
    };
    for path in ["/", "/api/v1/me", "/metrics"] {
        assert_eq!(asked("camel.example", path).await, StatusCode::OK, "{path}");
        for other in [
            "evil.example",
            "127.0.0.1:7777",
            "camel.example.evil.example",
        ] {
            let refused = asked(other, path).await;
            assert_eq!(refused, StatusCode::MISDIRECTED_REQUEST, "{other}{path}");
        }
    }
    assert_eq!(asked("127.0.0.1:7777", "/healthz").await, StatusCode::OK);
}
