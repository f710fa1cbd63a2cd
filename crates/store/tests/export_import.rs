//! Moving a house from one database to the other, and files that are not fit for it.

use store::{Account, Counts, ImportError, NewTable, Report, SeatSummary, Session, Store};

use crate::games::finished;
use crate::house::{House, NONE, archive, event, person, run, table};

/// Something of everything, more than one portion of events among it.
async fn furnish(store: &Store) {
    for (id, name) in [("p1", "Ada \"🐪\" O'Neill"), ("p2", "Łukasz\n\\")] {
        store.add_person(&person(id, name)).await.unwrap();
    }
    let account = Account {
        person: "p1".into(),
        login: "ADA".into(),
        password_hash: "$argon2id$x".into(),
    };
    store.add_account(&account).await.unwrap();
    let session = Session {
        id: "s".into(),
        person: "p1".into(),
        created_at: -1,
        last_seen: i64::MAX,
        expires_at: i64::MIN,
        user_agent: String::new(),
    };
    store.add_session(&session).await.unwrap();
    let seats = vec![SeatSummary {
        seat: 0,
        person: Some("p1".into()),
        name: "Ada".into(),
        more: serde_json::Map::new(),
    }];
    store
        .create_table(
            &NewTable {
                seats,
                ..table("t1")
            },
            &[],
        )
        .await
        .unwrap();
    store.create_table(&table("T2"), &[]).await.unwrap();
    let events: Vec<_> = (0..700).map(|number| event(&number.to_string())).collect();
    store.append("t1", 0, &events, &NONE).await.unwrap();
    store.append("T2", 0, &events[..3], &NONE).await.unwrap();
    let mut game = finished("g", 50);
    game.players[1].person = None;
    game.table = "t1".into();
    archive(store, &game).await;
    for (text, about) in [("b", Some("p2".to_owned())), ("a", None)] {
        let report = Report {
            table: "t1".into(),
            by: "p1".into(),
            about,
            text: text.into(),
            at: 9,
        };
        store.add_report(&report).await.unwrap();
    }
}

async fn exported(store: &Store) -> (String, Counts) {
    let mut bytes = Vec::new();
    let mut last = 0;
    let counts = store.export(&mut bytes, |rows| last = rows).await.unwrap();
    assert_eq!(last, counts.total());
    (String::from_utf8(bytes).unwrap(), counts)
}

async fn import(store: &Store, text: &str) -> Result<Counts, ImportError> {
    store.import(&mut text.as_bytes(), |_| ()).await
}

async fn moves_unchanged(from: House, to: House) {
    furnish(&from.store).await;
    let (text, counts) = exported(&from.store).await;
    assert_eq!(counts.total(), 2 + 1 + 1 + 2 + 1 + 703 + 1 + 2 + 2);
    assert_eq!(from.store.counts().await.unwrap(), counts);

    assert_eq!(import(&to.store, &text).await.unwrap(), counts);
    assert_eq!(exported(&to.store).await.0, text);
    let login = to.store.account_by_login("ada").await.unwrap();
    assert_eq!(login.unwrap().person, "p1");
    assert_eq!(
        to.store.append("t1", 700, &[event("on")], &NONE).await,
        Ok(701)
    );
    assert_eq!(to.store.reports(1).await.unwrap()[0].report.text, "a");

    let full = import(&to.store, &text).await.unwrap_err();
    assert!(matches!(full, ImportError::NotEmpty(716)), "{full}");
}

#[test]
fn house_moves_from_sqlite_to_postgres() {
    run(async { moves_unchanged(House::sqlite().await, House::postgres().await).await });
}

#[test]
fn house_moves_from_postgres_to_sqlite() {
    run(async { moves_unchanged(House::postgres().await, House::sqlite().await).await });
}

on_both!(
    unfit_files_are_refused_and_leave_nothing,
    empty_house_moves_too,
);

async fn unfit_files_are_refused_and_leave_nothing(house: House) {
    let other = House::sqlite().await;
    furnish(&other.store).await;
    let (text, _) = exported(&other.store).await;
    let cut = &text[..text.len() / 2];
    let whole_lines = &cut[..=cut.rfind('\n').unwrap()];
    let missing = text
        .replacen(text.lines().nth(20).unwrap(), "", 1)
        .replace("\n\n", "\n");
    let twice = text.replacen("\n", &format!("\n{}\n", text.lines().nth(1).unwrap()), 1);
    for (text, words) in [
        ("", "cut off after line 0"),
        (cut, "was cut off"),
        (whole_lines, "was cut off"),
        (&*missing, "counts do not fit"),
        (&twice, "refused"),
        (&format!("{text}x"), "follows after the last line"),
        ("[White \"Ada\"]\n", "line 1: not a line of an export"),
        (
            "{\"format\":\"zip\"}\n",
            "line 1: not what `caravanserai export` writes",
        ),
        (
            &text.replace("\"version\":1", "\"version\":2"),
            "only version 1",
        ),
        (
            &text.replace("\"people\"", "\"camels\""),
            "line 2: \"camels\" is not known",
        ),
        (
            &text.replacen("\"kind\"", "\"sort\"", 1),
            "line 2: people without kind",
        ),
        (
            &text.replacen("\"created_at\":1", "\"created_at\":\"1\"", 1),
            "wrong kind",
        ),
    ] {
        let error = import(&house.store, text).await.unwrap_err().to_string();
        assert!(error.contains(words), "{words}: {error}");
        assert_eq!(house.store.counts().await.unwrap().total(), 0, "{words}");
    }
    import(&house.store, &text)
        .await
        .expect("fits after all that");
}

async fn empty_house_moves_too(house: House) {
    let (text, counts) = exported(&house.store).await;
    assert_eq!((text.lines().count(), counts.total()), (2, 0));
    import(&house.store, &text).await.unwrap();
}
