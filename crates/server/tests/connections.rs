//! Those who hold connections and want nothing keep nobody out.

use std::net::SocketAddr;

use reqwest::StatusCode;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::house::{TestHouse, short_game};

async fn hold(house: &TestHouse, count: usize, said: &[u8]) -> Vec<TcpStream> {
    let mut held = Vec::new();
    for _ in 0..count {
        let mut stream = TcpStream::connect(house.address).await.unwrap();
        stream.write_all(said).await.unwrap();
        held.push(stream);
    }
    held
}

async fn is_closed(stream: &mut TcpStream) -> bool {
    matches!(stream.read(&mut [0; 512]).await, Ok(0) | Err(_))
}

#[tokio::test]
async fn silent_connections_keep_nobody_out() {
    let house = TestHouse::open_with(|settings| settings.connections = 20).await;
    let (_table, mut ada) = house.host(short_game()).await;
    let mut held = hold(&house, 60, b"").await;
    let mut half = hold(&house, 60, b"GET /api/v1/me HTTP/1.1\r\nhost: ").await;
    let bob = house.guest("Bob").await;
    assert_eq!(bob.get("/healthz").await.status(), StatusCode::OK);
    assert!(is_closed(&mut held[0]).await, "who came first went first");
    assert!(is_closed(&mut half[0]).await);
    ada.does(table::Command::Ready { ready: true }).await;
}

#[tokio::test]
async fn windows_of_one_address_do_not_fill_the_house() {
    let house = TestHouse::open_with(|settings| {
        settings.connections = 20;
        settings.connections_from_one = 6;
    });
    let house = house.await;
    let mut windows = Vec::new();
    for _ in 0..6 {
        windows.push(house.stranger().window().await);
    }
    let (origin, host) = (
        format!("http://{}", house.address),
        house.address.to_string(),
    );
    let headers = [("origin", origin.as_str()), ("host", &host)];
    assert!(
        house.stranger().socket(&headers).await.is_err(),
        "one too many"
    );
    drop(windows.pop());
    assert_eq!(
        house.stranger().get("/healthz").await.status(),
        StatusCode::OK
    );
}

#[tokio::test]
async fn metrics_have_an_address_of_their_own() {
    let address = SocketAddr::from(([127, 0, 0, 1], 0));
    let house = TestHouse::open_with(|settings| settings.metrics = Some(address)).await;
    let here = house.stranger().get("/metrics").await;
    assert_eq!(here.status(), StatusCode::NOT_FOUND);
    let there = format!("http://{}", house.metrics.unwrap());
    let numbers = reqwest::get(format!("{there}/metrics")).await.unwrap();
    assert_eq!(numbers.status(), StatusCode::OK);
    let text = numbers.text().await.unwrap();
    assert!(text.contains("caravanserai_tables_awake"), "{text}");
    let page = reqwest::get(format!("{there}/healthz")).await.unwrap();
    assert_eq!(page.status(), StatusCode::NOT_FOUND);
}
