//! Whoever keeps the house: reports reach them, what they decide holds at every door, and is written down.

use protocol::{ClientMessage, KeeperDeed, KeeperEntry, KeeperView, Me, ServerMessage};
use reqwest::{Method, StatusCode};
use table::{Command, Refusal};

use crate::house::{Player, TestHouse, short_game};
use crate::play::refused;
use crate::visitor::Visitor;

const PATH: &str = "/api/v1/keeper";

impl TestHouse {
    /// Somebody who has come in with a token made beside the house.
    async fn keeper(&self) -> Visitor {
        let store = self.store().await;
        let token = server::new_keeper_token(&store).await.unwrap();
        store.close().await;
        let keeper = self.stranger();
        assert_eq!(enters(&keeper, &token).await, StatusCode::NO_CONTENT);
        keeper
    }
}

async fn enters(visitor: &Visitor, token: &str) -> StatusCode {
    let entry = KeeperEntry {
        token: token.to_owned(),
    };
    let answer = visitor.sends(Method::POST, "/api/v1/keeper/enter", &entry);
    answer.await.status()
}

async fn does(keeper: &Visitor, deed: KeeperDeed) -> KeeperView {
    let answer = keeper.sends(Method::POST, PATH, &deed).await;
    assert_eq!(answer.status(), StatusCode::OK, "{deed:?}");
    answer.json().await.unwrap()
}

fn say(text: &str) -> Command {
    Command::Say {
        text: text.to_owned(),
    }
}

#[tokio::test]
async fn only_who_has_the_token_comes_in_and_a_new_one_ends_the_old() {
    let house = TestHouse::open().await;
    let ada = house.guest("Ada").await;
    for visitor in [&ada, &house.stranger()] {
        assert_eq!(visitor.get(PATH).await.status(), StatusCode::UNAUTHORIZED);
        let deed = KeeperDeed::Words { words: Vec::new() };
        let answer = visitor.sends(Method::POST, PATH, &deed).await;
        assert_eq!(answer.status(), StatusCode::UNAUTHORIZED);
    }
    for wrong in ["", "0000", "token"] {
        assert_eq!(
            enters(&ada, wrong).await,
            StatusCode::UNAUTHORIZED,
            "{wrong}"
        );
    }
    let keeper = house.keeper().await;
    keeper.reads::<KeeperView>(PATH).await;
    let second = house.keeper().await;
    second.reads::<KeeperView>(PATH).await;
    assert_eq!(keeper.get(PATH).await.status(), StatusCode::UNAUTHORIZED);
    let left = second.request(Method::POST, "/api/v1/keeper/leave").send();
    assert_eq!(left.await.unwrap().status(), StatusCode::NO_CONTENT);
    assert_eq!(second.get(PATH).await.status(), StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn a_report_reaches_the_keeper_with_what_was_said() {
    let house = TestHouse::open().await;
    let mut pair = house.pair(short_game()).await;
    let line = pair.bob.does(say("You play like a donkey")).await;
    let report = Command::Report {
        line,
        reason: "not nice".to_owned(),
    };
    pair.ada.does(report).await;
    let keeper = house.keeper().await;
    let view: KeeperView = keeper.reads(PATH).await;
    let report = &view.reports[0];
    assert_eq!((report.by.as_str(), report.settled), ("Ada", false));
    assert_eq!(report.about_name.as_deref(), Some("Bob"));
    assert_eq!(report.table, pair.table);
    assert!(report.text.contains("like a donkey") && report.text.contains("not nice"));
    assert!(
        view.tables
            .iter()
            .any(|table| table.table == pair.table && table.playing)
    );
    let names: Vec<&str> = view.people.iter().map(|it| it.name.as_str()).collect();
    assert!(
        names.contains(&"Ada") && names.contains(&"Bob"),
        "{names:?}"
    );

    let view = does(&keeper, KeeperDeed::Settle { report: report.id }).await;
    assert!(view.reports[0].settled);
    assert_eq!(view.deeds[0].deed, "settle");
    let unknown = KeeperDeed::Settle { report: 4_000 };
    let unknown = keeper.sends(Method::POST, PATH, &unknown).await;
    assert_eq!(unknown.status(), StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn who_is_silenced_or_banned_is_so_everywhere_until_it_is_lifted() {
    let house = TestHouse::open().await;
    let mut pair = house.pair(short_game()).await;
    let keeper = house.keeper().await;
    let view: KeeperView = keeper.reads(PATH).await;
    let bob = view.people.iter().find(|it| it.name == "Bob").unwrap();
    let person = bob.person.clone().unwrap();
    let why = "shouts".to_owned();
    let mute = KeeperDeed::Mute {
        person: person.clone(),
        why: why.clone(),
    };
    does(&keeper, mute).await;
    refused(
        pair.bob.window.tries(say("but")).await,
        &Refusal::HouseMuted,
    );
    let lift = |kind: &str| KeeperDeed::Lift {
        kind: kind.to_owned(),
        value: person.clone(),
    };
    does(&keeper, lift("mute")).await;
    pair.bob.does(say("thank you")).await;

    let ban = KeeperDeed::Ban {
        person: person.clone(),
        why,
    };
    let view = does(&keeper, ban).await;
    assert_eq!(view.bans[0].name, "Bob");
    pair.bob.window.hears_goodbye().await;
    let me = pair.bob.visitor.get("/api/v1/me").await;
    assert_eq!(me.status(), StatusCode::FORBIDDEN);
    let folder = house.close().await;
    let house = TestHouse::open_in(folder, |_| {}).await;
    let bob = pair.bob.visitor.follows_to(house.address);
    assert_eq!(bob.get("/api/v1/me").await.status(), StatusCode::FORBIDDEN);
    let keeper = house.keeper().await;
    let view = does(&keeper, lift("person")).await;
    assert!(view.bans.is_empty());
    let deeds: Vec<&str> = view.deeds.iter().map(|it| it.deed.as_str()).collect();
    assert_eq!(deeds, ["lift", "ban", "lift", "mute"]);
    assert_eq!(bob.reads::<Me>("/api/v1/me").await.name.unwrap(), "Bob");
}

#[tokio::test]
async fn nobody_comes_in_from_a_banned_range_but_the_keeper() {
    let house = TestHouse::open_with(|settings| settings.behind_proxy = true).await;
    let keeper = house.keeper().await;
    let visitor = house.stranger();
    let asks = async |from: &str, path: &str| {
        let request = visitor.request(Method::GET, path);
        let answer = request
            .header("x-forwarded-for", from)
            .send()
            .await
            .unwrap();
        answer.status()
    };
    let range = |range: &str| KeeperDeed::BanRange {
        range: range.to_owned(),
        why: "floods".to_owned(),
    };
    for wrong in ["everybody", "0.0.0.0/0"] {
        let answer = keeper.sends(Method::POST, PATH, &range(wrong)).await;
        assert_eq!(answer.status(), StatusCode::BAD_REQUEST, "{wrong}");
    }
    does(&keeper, range("192.0.2.0/24")).await;
    does(&keeper, range("2001:db8::/48")).await;
    for from in ["192.0.2.77", "2001:db8:0:9::1"] {
        assert_eq!(
            asks(from, "/api/v1/me").await,
            StatusCode::FORBIDDEN,
            "{from}"
        );
        assert_eq!(asks(from, PATH).await, StatusCode::UNAUTHORIZED, "{from}");
    }
    for from in ["192.0.3.77", "2001:db8:1::1"] {
        assert_eq!(asks(from, "/api/v1/me").await, StatusCode::OK, "{from}");
    }
}

#[tokio::test]
async fn a_closed_table_is_found_by_nobody() {
    let house = TestHouse::open().await;
    let mut pair = house.pair(short_game()).await;
    let keeper = house.keeper().await;
    let close = KeeperDeed::CloseTable {
        table: pair.table.clone(),
        why: String::new(),
    };
    does(&keeper, close).await;
    pair.ada.window.hears_goodbye().await;
    let folder = house.close().await;
    let house = TestHouse::open_in(folder, |_| {}).await;
    let ada = pair.ada.visitor.follows_to(house.address);
    let mine: Vec<protocol::TableSummary> = ada.reads("/api/v1/tables/mine").await;
    assert!(mine.is_empty());
    let watch = ClientMessage::Watch {
        table: pair.table.clone(),
    };
    let mut window = ada.window().await;
    window.says(&watch).await;
    let answer = window.hears().await.unwrap();
    assert!(
        matches!(answer, ServerMessage::NoTable { .. }),
        "{answer:?}"
    );
    let keeper = house.keeper().await;
    let lift = KeeperDeed::Lift {
        kind: "table".to_owned(),
        value: pair.table.0.clone(),
    };
    does(&keeper, lift).await;
    window.watch(&pair.table).await;
}

#[tokio::test]
async fn words_of_the_list_are_covered_and_are_no_names() {
    let house = TestHouse::open().await;
    let keeper = house.keeper().await;
    let words = vec!["donkey".to_owned(), String::new()];
    let view = does(&keeper, KeeperDeed::Words { words }).await;
    assert_eq!(view.words, ["donkey"]);
    let mut pair = house.pair(short_game()).await;
    pair.bob.does(say("You D0nkey!")).await;
    let said = |view: &table::View| view.chat.last().is_some_and(|line| line.text == "You …!");
    pair.ada.window.sees(said).await;
    let mut cleo = Player::at(house.guest("Cleo").await, &pair.table).await;
    let join = Command::Join {
        name: "The Donkey".to_owned(),
    };
    refused(cleo.window.tries(join).await, &Refusal::NameNotWelcome);
    let name = protocol::NewName {
        name: "Donkey".to_owned(),
    };
    let named = cleo.visitor.sends(Method::PUT, "/api/v1/me", &name).await;
    assert_eq!(named.status(), StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn who_is_sent_away_sees_the_table_in_no_window_until_let_in_again() {
    let house = TestHouse::open().await;
    let mut pair = house.pair(short_game()).await;
    let mut cleo = Player::at(house.guest("Cleo").await, &pair.table).await;
    let mut second = cleo.visitor.window_named("second").await;
    second.watch(&pair.table).await;
    let join = Command::Join {
        name: "Cleo".to_owned(),
    };
    cleo.does(join).await;
    let who = cleo.window.view().you.handle.unwrap();
    pair.ada.does(Command::Kick { who }).await;
    let out = |message: &ServerMessage| {
        let away = matches!(
            message,
            ServerMessage::Refused {
                refusal: Refusal::SentAway,
                ..
            }
        );
        away.then_some(())
    };
    cleo.window.waits_for(out).await;
    second.waits_for(out).await;
    // What happens now they do not hear: the answer to a question of theirs comes next.
    pair.ada.does(say("at last")).await;
    for window in [&mut cleo.window, &mut second] {
        let ping = ClientMessage::Ping {
            sent: 7.0,
            rtt: None,
        };
        window.says(&ping).await;
        let next = window.hears().await.unwrap();
        assert!(matches!(next, ServerMessage::Pong { .. }), "{next:?}");
    }
    let mut third = cleo.visitor.window_named("third").await;
    let watch = ClientMessage::Watch {
        table: pair.table.clone(),
    };
    third.says(&watch).await;
    let answer = third.hears().await.unwrap();
    assert!(out(&answer).is_some(), "{answer:?}");
    pair.ada.does(Command::LetIn { who }).await;
    let mut fourth = cleo.visitor.window_named("fourth").await;
    fourth.watch(&pair.table).await;
}
