//! The document of the API lists every route, and the numbers count what happens.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::house::{SHORT_GAME, TestHouse, short_game};

const ROUTER: &str = include_str!("../src/router.rs");

/// The paths under `/api/v1` with their methods, as the router names them.
fn routes() -> BTreeSet<String> {
    let api = ROUTER.split("let api =").nth(1).unwrap();
    let api = api.split("let request_id").next().unwrap();
    let mut routes = BTreeSet::new();
    for route in api.split(".route(").skip(1) {
        let path = route.split('"').nth(1).unwrap();
        for method in ["get", "put", "post", "delete"] {
            if route.contains(&format!("{method}(")) {
                routes.insert(format!("{method} /api/v1{path}"));
            }
        }
    }
    routes
}

#[tokio::test]
async fn the_document_lists_every_route() {
    let house = TestHouse::open().await;
    let document: Value = house.stranger().reads("/api/v1/openapi.json").await;
    let paths = document["paths"].as_object().unwrap();
    let mut listed: BTreeSet<String> = BTreeSet::new();
    for (path, methods) in paths {
        listed.extend(
            methods
                .as_object()
                .unwrap()
                .keys()
                .map(|method| format!("{method} {path}")),
        );
    }
    let mut routes = routes();
    assert!(routes.len() > 10, "{routes:?}");
    routes.remove("get /api/v1/openapi.json");
    assert_eq!(listed, routes);
}

#[tokio::test]
async fn numbers_are_counted() {
    let house = TestHouse::open().await;
    let mut pair = house.pair(short_game()).await;
    pair.play_out(&SHORT_GAME).await;
    let text = house.stranger().get("/metrics").await.text().await.unwrap();
    let number = |name: &str| -> f64 {
        let line = text.lines().find_map(|line| line.strip_prefix(name));
        line.unwrap_or_else(|| panic!("{name} in {text}"))
            .trim()
            .parse()
            .unwrap()
    };
    // Other houses of the same process count along.
    assert!(number("caravanserai_tables_awake ") >= 1.0);
    assert!(number("caravanserai_sockets ") >= 2.0);
    assert!(number("caravanserai_entries_stored_total ") >= 10.0);
    assert!(number("caravanserai_games_finished_total ") >= 1.0);
    assert!(number("caravanserai_tables_opened_total ") >= 1.0);
}
