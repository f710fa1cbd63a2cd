//! Guests, accounts, sessions, and leaving for good.

use serde_json::Map;
use store::{
    Account, ChangedEvent, DELETED_PLAYER, GameQuery, NewEvent, NewTable, PersonKind, PlayerIs,
    SeatSummary, Session, StoreError,
};

use crate::games::finished;
use crate::house::{House, person, table};

on_both!(
    guest_is_known_by_name,
    login_is_found_however_it_is_typed,
    login_is_taken_once,
    unknown_person_is_told,
    sessions_are_listed_renewed_and_ended,
    expired_sessions_are_none,
    deleted_person_leaves_no_name,
    recovery_code_is_good_once,
    text_that_cannot_be_stored_is_refused,
);

fn account(person: &str, login: &str) -> Account {
    Account {
        person: person.into(),
        login: login.into(),
        password_hash: "$argon2id$…".into(),
    }
}

fn session(id: &str, person: &str, last_seen: i64) -> Session {
    Session {
        id: id.into(),
        person: person.into(),
        created_at: 100,
        last_seen,
        expires_at: 1_000,
        user_agent: "Firefox \"on\" a phone".into(),
    }
}

async fn guest_is_known_by_name(house: House) {
    let store = &house.store;
    let mut guest = person("p1", "O'Neill \"🐪\" Żółć");
    store.add_person(&guest).await.unwrap();
    assert_eq!(store.person("p1").await.unwrap(), Some(guest.clone()));
    assert_eq!(store.person("p2").await.unwrap(), None);

    store.rename_person("p1", "Dschamál").await.unwrap();
    store.see_person("p1", 77).await.unwrap();
    guest.name = "Dschamál".into();
    guest.last_seen = 77;
    assert_eq!(store.person("p1").await.unwrap(), Some(guest.clone()));

    let again = store.add_person(&guest).await.unwrap_err();
    assert!(matches!(again, StoreError::IdTaken(id) if id == "p1"));
}

async fn login_is_found_however_it_is_typed(house: House) {
    let store = &house.store;
    store.add_person(&person("p", "Zoë")).await.unwrap();
    store.add_account(&account("p", "Zoë")).await.unwrap();
    for typed in ["Zoë", "ZOË", " zoe\u{308}"] {
        let found = store.account_by_login(typed).await.unwrap();
        assert_eq!(found, Some(account("p", "Zoë")), "{typed}");
    }
    assert_eq!(store.account_by_login("Zoe").await.unwrap(), None);
    let kind = store.person("p").await.unwrap().unwrap().kind;
    assert_eq!(kind, PersonKind::Account);

    store.set_password_hash("p", "new").await.unwrap();
    let found = store.account_of("p").await.unwrap().unwrap();
    assert_eq!(found.password_hash, "new");
}

async fn login_is_taken_once(house: House) {
    let store = &house.store;
    for id in ["a", "b"] {
        store.add_person(&person(id, id)).await.unwrap();
    }
    store.add_account(&account("a", "Camel")).await.unwrap();
    let second = store.add_account(&account("b", "CAMEL")).await.unwrap_err();
    assert!(matches!(second, StoreError::LoginTaken), "{second}");
    let kind = store.person("b").await.unwrap().unwrap().kind;
    assert_eq!(kind, PersonKind::Guest, "nothing half-done");
}

async fn unknown_person_is_told(house: House) {
    let store = &house.store;
    for refused in [
        store.rename_person("p", "x").await,
        store.see_person("p", 1).await,
        store.add_account(&account("p", "x")).await,
        store.set_password_hash("p", "x").await,
        store.add_session(&session("s", "p", 1)).await,
    ] {
        assert!(matches!(refused, Err(StoreError::NoSuchPerson(id)) if id == "p"));
    }
    assert!(!store.delete_person("p", &[]).await.unwrap());
}

async fn sessions_are_listed_renewed_and_ended(house: House) {
    let store = &house.store;
    store.add_person(&person("p", "Ada")).await.unwrap();
    for (id, seen) in [("s1", 101), ("s2", 102), ("s3", 103)] {
        store.add_session(&session(id, "p", seen)).await.unwrap();
    }
    let found = store.session("s2", 200).await.unwrap();
    assert_eq!(found, Some(session("s2", "p", 102)));

    assert!(store.renew_session("s1", 500, 2_000).await.unwrap());
    assert!(!store.renew_session("s9", 500, 2_000).await.unwrap());
    let listed = store.sessions_of("p", 600).await.unwrap();
    let ids: Vec<_> = listed.iter().map(|session| &*session.id).collect();
    assert_eq!(ids, ["s1", "s3", "s2"], "the last used first");

    assert!(store.end_session("s3").await.unwrap());
    assert!(!store.end_session("s3").await.unwrap());
    assert_eq!(store.end_sessions_of("p", Some("s1")).await.unwrap(), 1);
    assert_eq!(store.sessions_of("p", 600).await.unwrap().len(), 1);
    assert_eq!(store.end_sessions_of("p", None).await.unwrap(), 1);
}

async fn expired_sessions_are_none(house: House) {
    let store = &house.store;
    store.add_person(&person("p", "Ada")).await.unwrap();
    store.add_session(&session("s", "p", 101)).await.unwrap();
    assert!(store.session("s", 999).await.unwrap().is_some());
    assert_eq!(store.session("s", 1_000).await.unwrap(), None);
    assert_eq!(store.sessions_of("p", 1_000).await.unwrap(), []);
    assert_eq!(store.remove_expired_sessions(999).await.unwrap(), 0);
    assert_eq!(store.remove_expired_sessions(1_000).await.unwrap(), 1);
}

async fn deleted_person_leaves_no_name(house: House) {
    let store = &house.store;
    for (id, name) in [("p1", "Ada \"the\" Camel"), ("p2", "Bo")] {
        store.add_person(&person(id, name)).await.unwrap();
    }
    store.add_account(&account("p1", "ada")).await.unwrap();
    store.add_session(&session("s", "p1", 101)).await.unwrap();
    let seat = |seat, person: &str, name: &str| SeatSummary {
        seat,
        person: Some(person.into()),
        name: name.into(),
        more: Map::new(),
    };
    let seats = vec![seat(0, "p1", "Ada \"the\" Camel"), seat(1, "p2", "Bo")];
    let with_seats = NewTable {
        seats,
        ..table("t")
    };
    store.create_table(&with_seats).await.unwrap();
    let mut game = finished("g", 50);
    game.players[0].name = "Ada \"the\" Camel".into();
    game.record = "[White \"Ada \\\"the\\\" Camel\"]\n[Black \"Bo\"]\n".into();
    store.add_game(&game).await.unwrap();

    let joined = NewEvent {
        at: 60,
        kind: "joined".into(),
        body: r#"{"person":"p1","name":"Ada"}"#.into(),
    };
    store.append("t", 0, &[joined]).await.unwrap();
    assert_eq!(store.tables_mentioning("p1").await.unwrap(), ["t"]);
    assert!(store.tables_mentioning("p").await.unwrap().is_empty());

    let left = ChangedEvent {
        table: "t".into(),
        seq: 1,
        body: r#"{"person":"p1","name":""}"#.into(),
    };
    assert!(
        store
            .delete_person("p1", std::slice::from_ref(&left))
            .await
            .unwrap()
    );

    assert_eq!(store.events("t", 0).await.unwrap()[0].body, left.body);

    assert_eq!(store.person("p1").await.unwrap(), None);
    assert_eq!(store.account_by_login("ada").await.unwrap(), None);
    assert_eq!(store.session("s", 200).await.unwrap(), None);
    let names = |seats: &[SeatSummary]| {
        seats
            .iter()
            .map(|seat| seat.name.clone())
            .collect::<Vec<_>>()
    };
    let table = store.table("t").await.unwrap().unwrap();
    assert_eq!(names(&table.summary.seats), [DELETED_PLAYER, "Bo"]);
    let game = store.game("g").await.unwrap().unwrap();
    assert_eq!(game.players[0].name, DELETED_PLAYER);
    assert_eq!(
        game.players[0].person.as_deref(),
        Some("p1"),
        "the id is random and stays"
    );
    assert_eq!(game.record, "[White \"deleted player\"]\n[Black \"Bo\"]\n");
    let player = Some(PlayerIs::Named("camel".into()));
    let found = store
        .games(&GameQuery {
            player,
            ..GameQuery::default()
        })
        .await
        .unwrap();
    assert_eq!(found.games, []);
}

async fn text_that_cannot_be_stored_is_refused(house: House) {
    let refused = house
        .store
        .add_person(&person("p", "a\0b"))
        .await
        .unwrap_err();
    assert!(matches!(refused, StoreError::Unstorable), "{refused}");
}

async fn recovery_code_is_good_once(house: House) {
    let store = &house.store;
    store.add_person(&person("p", "Ada")).await.unwrap();
    store.add_account(&account("p", "ada")).await.unwrap();
    store.add_session(&session("s", "p", 101)).await.unwrap();
    let codes = ["one".to_owned(), "two".to_owned()];
    store.set_recovery_codes("p", &codes).await.unwrap();
    let nobody = store.set_recovery_codes("q", &codes).await;
    assert!(
        matches!(nobody, Err(StoreError::NoSuchPerson(_))),
        "{nobody:?}"
    );

    assert!(!store.recover("p", "three", "new").await.unwrap());
    assert!(!store.recover("q", "one", "new").await.unwrap());
    assert!(
        store.session("s", 200).await.unwrap().is_some(),
        "nothing happened"
    );
    assert!(store.recover("p", "one", "new").await.unwrap());
    let hash = store.account_of("p").await.unwrap().unwrap().password_hash;
    assert_eq!(hash, "new");
    assert_eq!(
        store.session("s", 200).await.unwrap(),
        None,
        "logged out everywhere"
    );
    assert!(
        !store.recover("p", "one", "again").await.unwrap(),
        "it is used up"
    );
    assert_eq!(store.recovery_codes_left("p").await.unwrap(), 1);

    store
        .set_recovery_codes("p", &["four".to_owned()])
        .await
        .unwrap();
    assert!(!store.recover("p", "two", "x").await.unwrap(), "replaced");
    assert!(store.delete_person("p", &[]).await.unwrap());
    assert_eq!(store.recovery_codes_left("p").await.unwrap(), 0);
}
