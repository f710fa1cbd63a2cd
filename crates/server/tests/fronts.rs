//! What pages say of themselves before their program runs, over the real server. A house without a client says only that.

use reqwest::header::{ACCEPT_LANGUAGE, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY};
use reqwest::{Response, StatusCode};

use crate::house::{TestHouse, short_game};
use crate::visitor::Visitor;

async fn asks(visitor: &Visitor, path: &str, language: &str) -> Response {
    let request = visitor.request(reqwest::Method::GET, path);
    let request = request.header(ACCEPT_LANGUAGE, language);
    request.send().await.unwrap()
}

/// The page, if there is a client to show it.
async fn page(visitor: &Visitor, path: &str, language: &str) -> Option<String> {
    let response = asks(visitor, path, language).await;
    if response.status() == StatusCode::SERVICE_UNAVAILABLE {
        return None;
    }
    assert_eq!(response.headers()[VARY], "accept-language", "{path}");
    Some(response.text().await.unwrap())
}

#[tokio::test]
async fn a_page_says_where_it_is_and_what_it_is_in_the_readers_language() {
    let house = TestHouse::open().await;
    let visitor = house.stranger();
    let Some(german) = page(&visitor, "/duel", "de-AT,en;q=0.5").await else {
        return;
    };
    assert!(german.contains("<html lang=\"de\">"), "{german}");
    assert!(german.contains("Duell"), "{german}");
    let address = format!("content=\"{}\"", visitor.url("/duel"));
    assert!(german.contains(&address), "{german}");
    let picture = german.split("\"og:image\" content=\"").nth(1).unwrap();
    let picture = picture.split('"').next().unwrap();
    let shown = visitor.client.get(picture).send().await.unwrap();
    assert_eq!(shown.headers()[CONTENT_TYPE], "image/png");
    assert_eq!(
        shown.headers()["cross-origin-resource-policy"],
        "cross-origin"
    );
    let dutch = page(&visitor, "/duel", "nl").await.unwrap();
    assert!(dutch.contains("<html lang=\"nl\">"), "{dutch}");
}

#[tokio::test]
async fn an_invitation_names_nobody_and_does_not_tell_whether_there_is_a_table() {
    let house = TestHouse::open().await;
    let wilhelmina = house.guest("Wilhelmina").await;
    let code = wilhelmina.opens_table(short_game(), None).await.0;
    let here = format!("/t/{code}");
    let stranger = house.stranger();
    let Some(invitation) = page(&stranger, &here, "en").await else {
        return;
    };
    assert!(invitation.contains("A seat for you"), "{invitation}");
    assert!(!invitation.contains("Wilhelmina"), "{invitation}");
    let nowhere = "/t/xxxx-xxxx-xxxx";
    let other = page(&stranger, nowhere, "en").await.unwrap();
    assert_eq!(other.replace(nowhere, &here), invitation);
    let own = page(&wilhelmina, &here, "en").await.unwrap();
    assert_eq!(own, invitation);
}

#[tokio::test]
async fn an_address_without_a_page_is_not_found_and_shows_the_way_back() {
    let house = TestHouse::open().await;
    let visitor = house.stranger();
    let lost = asks(&visitor, "/nowhere", "en").await;
    if lost.status() == StatusCode::SERVICE_UNAVAILABLE {
        return;
    }
    assert_eq!(lost.status(), StatusCode::NOT_FOUND);
    assert!(lost.text().await.unwrap().contains("noindex"));
    for path in ["/", "/rules/gimel", "/practice/", "/d/abcd-efgh-jkmn"] {
        let found = asks(&visitor, path, "en").await;
        assert_eq!(found.status(), StatusCode::OK, "{path}");
    }
}

#[tokio::test]
async fn whoever_has_the_page_is_told_that_it_is_the_same() {
    let house = TestHouse::open().await;
    let visitor = house.stranger();
    let first = asks(&visitor, "/gimel", "fr").await;
    let Some(mark) = first.headers().get(ETAG).cloned() else {
        assert_eq!(first.status(), StatusCode::SERVICE_UNAVAILABLE);
        return;
    };
    let again = |language: &str| {
        let request = visitor.request(reqwest::Method::GET, "/gimel");
        let request = request.header(ACCEPT_LANGUAGE, language);
        request.header(IF_NONE_MATCH, mark.clone()).send()
    };
    let same = again("fr").await.unwrap();
    assert_eq!(same.status(), StatusCode::NOT_MODIFIED);
    assert_eq!(same.headers()[VARY], "accept-language");
    assert!(same.text().await.unwrap().is_empty());
    let other = again("en").await.unwrap();
    assert_eq!(other.status(), StatusCode::OK);
}

#[tokio::test]
async fn a_host_that_is_none_is_not_repeated() {
    let house = TestHouse::open().await;
    let visitor = house.stranger();
    let request = visitor.request(reqwest::Method::GET, "/");
    let odd = request.header("host", "camel.example/<b>").send().await;
    // Some libraries refuse to send it, and some servers to hear it.
    if let Ok(odd) = odd {
        assert!(!odd.text().await.unwrap().contains("<b>"));
    }
}
