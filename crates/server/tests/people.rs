//! Guests, accounts, sessions, and being forgotten.

use protocol::{
    AccountInfo, GamesPage, Me, NewPassword, OwnPassword, PasswordChange, Recovering,
    RecoveryCodes, Registered, SessionInfo, Strength, TableSummary,
};
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
    let games: GamesPage = pair.bob.visitor.reads("/api/v1/games?player=ada").await;
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

/// Makes an account and keeps what is told once.
async fn registers(visitor: &crate::visitor::Visitor, login: &str) -> Registered {
    let made = visitor.shows("/api/v1/account", login, PASSWORD).await;
    assert_eq!(made.status(), StatusCode::OK);
    made.json().await.unwrap()
}

#[tokio::test]
async fn a_session_begins_anew_with_an_account() {
    let house = TestHouse::open().await;
    let ada = house.guest("Ada").await;
    let mut window = ada.window().await;
    let before = ada.cookie().unwrap();
    registers(&ada, "Ada").await;
    assert_ne!(ada.cookie().unwrap(), before);
    assert!(window.hears_goodbye().await.is_some());
    let stolen = house.stranger().request(Method::GET, "/api/v1/me");
    let me = stolen.header("cookie", &before).send().await.unwrap();
    assert_eq!(
        me.json::<Me>().await.unwrap().name,
        None,
        "the old one is nobody's"
    );
    assert_eq!(ada.reads::<Me>("/api/v1/me").await.login.unwrap(), "Ada");
}

#[tokio::test]
async fn a_new_password_logs_every_other_browser_out() {
    let house = TestHouse::open().await;
    let ada = house.guest("Ada").await;
    registers(&ada, "Ada").await;
    let phone = house.stranger();
    phone.shows("/api/v1/login", "Ada", PASSWORD).await;
    let mut phones_window = phone.window().await;
    let change = |old: &str, new: &str| PasswordChange {
        old: old.to_owned(),
        new: new.to_owned(),
    };
    let path = "/api/v1/account/password";
    for (wish, status) in [
        (
            change("wrong", "dune lamp turnip"),
            StatusCode::UNAUTHORIZED,
        ),
        (change(PASSWORD, "password"), StatusCode::BAD_REQUEST),
        (change(PASSWORD, "dune lamp turnip"), StatusCode::NO_CONTENT),
    ] {
        let answer = ada.sends(Method::PUT, path, &wish).await;
        assert_eq!(answer.status(), status, "{wish:?}");
    }
    assert_eq!(ada.reads::<Me>("/api/v1/me").await.login.unwrap(), "Ada");
    assert_eq!(phone.reads::<Me>("/api/v1/me").await.name, None);
    phones_window.hears_goodbye().await;
    let old = phone.shows("/api/v1/login", "Ada", PASSWORD).await;
    assert_eq!(old.status(), StatusCode::UNAUTHORIZED);
    let new = phone
        .shows("/api/v1/login", "Ada", "dune lamp turnip")
        .await;
    assert_eq!(new.status(), StatusCode::OK);

    assert_eq!(ada.delete("/api/v1/sessions").await, StatusCode::NO_CONTENT);
    for browser in [&ada, &phone] {
        assert_eq!(
            browser.reads::<Me>("/api/v1/me").await.name,
            None,
            "everywhere"
        );
    }
}

#[tokio::test]
async fn a_recovery_code_opens_once_what_a_forgotten_password_closes() {
    let house = TestHouse::open().await;
    let ada = house.guest("Ada").await;
    let codes = registers(&ada, "Ada").await.codes;
    assert_eq!(codes.len(), 8);
    let info: AccountInfo = ada.reads("/api/v1/account").await;
    assert_eq!((info.login.as_str(), info.codes_left), ("Ada", 8));
    let recovers = async |login: &str, code: &str, password: &str| {
        let wish = Recovering {
            login: login.to_owned(),
            code: code.to_owned(),
            password: password.to_owned(),
        };
        let phone = house.stranger();
        let answer = phone
            .sends(Method::POST, "/api/v1/account/recover", &wish)
            .await;
        (answer.status(), phone)
    };
    let typed = codes[0].to_uppercase().replace('-', " ");
    let new = "dune lamp turnip";
    assert_eq!(
        recovers("Nobody", &typed, new).await.0,
        StatusCode::UNAUTHORIZED
    );
    assert_eq!(
        recovers("Ada", "aaaa-bbbb-cccc-dddd", new).await.0,
        StatusCode::UNAUTHORIZED
    );
    assert_eq!(
        recovers("Ada", &typed, "12345678").await.0,
        StatusCode::BAD_REQUEST
    );
    let (status, phone) = recovers(" ada ", &typed, new).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(phone.reads::<Me>("/api/v1/me").await.login.unwrap(), "Ada");
    assert_eq!(
        ada.reads::<Me>("/api/v1/me").await.name,
        None,
        "logged out everywhere"
    );
    assert_eq!(
        recovers("Ada", &typed, new).await.0,
        StatusCode::UNAUTHORIZED,
        "once"
    );
    let log_in = house.stranger().shows("/api/v1/login", "Ada", new).await;
    assert_eq!(log_in.status(), StatusCode::OK);

    let own = |password: &str| OwnPassword {
        password: password.to_owned(),
    };
    let path = "/api/v1/account/codes";
    let wrong = phone.sends(Method::POST, path, &own(PASSWORD)).await;
    assert_eq!(wrong.status(), StatusCode::UNAUTHORIZED);
    let anew = phone.sends(Method::POST, path, &own(new)).await;
    let anew: RecoveryCodes = anew.json().await.unwrap();
    assert!(anew.codes.iter().all(|code| !codes.contains(code)));
    assert_eq!(
        recovers("Ada", &codes[1], new).await.0,
        StatusCode::UNAUTHORIZED,
        "replaced"
    );
}

#[tokio::test]
async fn weak_passwords_are_refused_and_it_is_said_why() {
    let house = TestHouse::open().await;
    let ada = house.guest("Ada Lovelace").await;
    for weak in ["password", "qwertzuiop", "adalovelace", "lovelace ada"] {
        let made = ada.shows("/api/v1/account", "ada.lovelace", weak).await;
        assert_eq!(made.status(), StatusCode::BAD_REQUEST, "{weak}");
    }
    let weigh = async |password: &str| {
        let wish = NewPassword {
            password: password.to_owned(),
        };
        let answer = ada
            .sends(Method::POST, "/api/v1/account/strength", &wish)
            .await;
        answer.json::<Strength>().await.unwrap()
    };
    let weak = weigh("password").await;
    assert_eq!((weak.enough, weak.why.as_deref()), (false, Some("common")));
    assert!(weigh(PASSWORD).await.enough);
}

#[tokio::test]
async fn an_account_is_guarded_from_every_address_and_its_owner_still_comes_in() {
    let house = TestHouse::open_with(|settings| settings.behind_proxy = true).await;
    let ada = house.guest("Ada").await;
    registers(&ada, "Ada").await;
    let phone = house.stranger();
    phone.shows("/api/v1/login", "Ada", PASSWORD).await;
    let visitor = house.stranger();
    let guess = async |number: u32| {
        let credentials = serde_json::json!({"login": "ADA", "password": "a guess of mine"});
        let request = visitor.request(Method::POST, "/api/v1/login");
        let from = format!("192.0.{number}.7");
        let request = request.header("x-forwarded-for", from).json(&credentials);
        request.send().await.unwrap().status()
    };
    let mut answers = Vec::new();
    for number in 0..15 {
        answers.push(guess(number).await);
    }
    let refused = answers
        .iter()
        .filter(|it| **it == StatusCode::TOO_MANY_REQUESTS);
    assert!(refused.count() >= 4, "{answers:?}");
    // A browser in which she was logged in is not kept out by those who guess.
    let back = phone.shows("/api/v1/login", "Ada", PASSWORD).await;
    assert_eq!(back.status(), StatusCode::OK);
}
