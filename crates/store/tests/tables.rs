//! The list of tables, and reports about what was said there.

use serde_json::{Map, json};
use store::{
    Ban, Deed, NewTable, Report, SeatSummary, Store, StoreError, TableRecord, TableStatus,
    TableSummary,
};

use crate::house::{House, table};

on_both!(
    table_is_stored_with_its_seats,
    summary_is_replaced,
    open_tables_are_public_and_lively,
    a_table_that_cannot_be_read_is_named_and_stops_nothing,
    tables_of_a_person_follow_their_seats,
    unknown_or_taken_table_is_told,
    reports_are_kept,
    decisions_stand_until_they_are_lifted,
);

fn seat(number: u32, person: Option<&str>) -> SeatSummary {
    let mut more = Map::new();
    more.insert("rating".into(), json!(1500));
    SeatSummary {
        seat: number,
        person: person.map(str::to_owned),
        name: format!("seat {number} 'ö'"),
        more,
    }
}

fn summary(status: TableStatus, people: &[&str], updated_at: i64) -> TableSummary {
    let seats = (0..)
        .zip(people)
        .map(|(number, person)| seat(number, Some(person)));
    TableSummary {
        status,
        seats: seats.collect(),
        updated_at,
    }
}

fn ids(tables: &[TableRecord]) -> Vec<&str> {
    tables.iter().map(|table| &*table.id).collect()
}

async fn create(store: &Store, id: &str, public: bool, status: TableStatus, updated_at: i64) {
    let new = NewTable {
        public,
        ..table(id)
    };
    store.create_table(&new).await.unwrap();
    let summary = summary(status, &[], updated_at);
    store.update_summary(id, &summary).await.unwrap();
}

async fn table_is_stored_with_its_seats(house: House) {
    let seats = vec![seat(0, Some("p")), seat(1, None)];
    let new = NewTable {
        seats: seats.clone(),
        ..table("t")
    };
    house.store.create_table(&new).await.unwrap();
    let expected = TableRecord {
        id: "t".into(),
        game: "gimel".into(),
        public: true,
        created_at: 10,
        summary: TableSummary {
            status: TableStatus::Open,
            seats,
            updated_at: 10,
        },
        last_seq: 0,
    };
    assert_eq!(house.store.table("t").await.unwrap(), Some(expected));
    assert_eq!(house.store.table("u").await.unwrap(), None);
}

async fn summary_is_replaced(house: House) {
    house.store.create_table(&table("t")).await.unwrap();
    let playing = summary(TableStatus::Playing, &["p", "p", "q"], 20);
    house.store.update_summary("t", &playing).await.unwrap();
    let stored = house.store.table("t").await.unwrap().unwrap();
    assert_eq!(stored.summary, playing);
}

async fn open_tables_are_public_and_lively(house: House) {
    let store = &house.store;
    create(store, "waiting", true, TableStatus::Open, 30).await;
    create(store, "secret", false, TableStatus::Playing, 40).await;
    create(store, "over", true, TableStatus::Finished, 50).await;
    create(store, "playing", true, TableStatus::Playing, 60).await;
    assert_eq!(
        ids(&store.open_tables(10).await.unwrap()),
        ["playing", "waiting"]
    );
    assert_eq!(ids(&store.open_tables(1).await.unwrap()), ["playing"]);
    let unfinished = store.unfinished_tables(None, 10).await.unwrap();
    assert_eq!(ids(&unfinished.tables), ["playing", "secret", "waiting"]);
    assert_eq!(unfinished.next, None);
    let first = store.unfinished_tables(None, 2).await.unwrap();
    assert_eq!(ids(&first.tables), ["playing", "secret"]);
    let next = store
        .unfinished_tables(first.next.as_deref(), 2)
        .await
        .unwrap();
    assert_eq!((ids(&next.tables), next.next), (vec!["waiting"], None));
}

async fn a_table_that_cannot_be_read_is_named_and_stops_nothing(house: House) {
    let store = &house.store;
    for id in ["t1", "t2", "t3"] {
        create(store, id, true, TableStatus::Playing, 30).await;
    }
    let broken = "UPDATE tables SET seats = 'not a list' WHERE id = 't2'";
    crate::trouble::change(&house.address, broken).await;
    let page = store.unfinished_tables(None, 10).await.unwrap();
    assert_eq!(ids(&page.tables), ["t1", "t3"]);
    let (id, why) = &page.unreadable[0];
    assert_eq!((id.as_str(), page.unreadable.len()), ("t2", 1));
    assert!(why.contains("seats") || why.contains("expected"), "{why}");
}

async fn tables_of_a_person_follow_their_seats(house: House) {
    let store = &house.store;
    for (id, at) in [("t1", 20), ("t2", 30)] {
        store.create_table(&table(id)).await.unwrap();
        let with_people = summary(TableStatus::Open, &["p", "q"], at);
        store.update_summary(id, &with_people).await.unwrap();
    }
    assert_eq!(ids(&store.tables_of("p", 10).await.unwrap()), ["t2", "t1"]);
    let left = summary(TableStatus::Open, &["q"], 40);
    store.update_summary("t2", &left).await.unwrap();
    assert_eq!(ids(&store.tables_of("p", 10).await.unwrap()), ["t1"]);
    assert_eq!(ids(&store.tables_of("q", 1).await.unwrap()), ["t2"]);
}

async fn unknown_or_taken_table_is_told(house: House) {
    let store = &house.store;
    let nowhere = store
        .update_summary("t", &summary(TableStatus::Open, &[], 1))
        .await;
    assert!(matches!(nowhere, Err(StoreError::NoSuchTable(id)) if id == "t"));
    store.create_table(&table("t")).await.unwrap();
    let taken = store.create_table(&table("t")).await;
    assert!(matches!(taken, Err(StoreError::IdTaken(id)) if id == "t"));
}

async fn reports_are_kept(house: House) {
    let report = |number: i64, about: Option<&str>| Report {
        table: "t".into(),
        by: "p".into(),
        about: about.map(str::to_owned),
        text: format!("{number}: „so nicht“"),
        at: 5,
    };
    let (first, second) = (report(1, Some("q")), report(2, None));
    for report in [&first, &second] {
        house.store.add_report(report).await.unwrap();
    }
    let told = async |limit| {
        let kept = house.store.reports(limit).await.unwrap();
        let pairs = kept.into_iter().map(|kept| (kept.report, kept.settled));
        pairs.collect::<Vec<_>>()
    };
    assert_eq!(
        told(10).await,
        [(second.clone(), false), (first.clone(), false)]
    );
    assert_eq!(told(1).await, [(second.clone(), false)]);
    let newest = house.store.reports(1).await.unwrap()[0].id;
    assert!(house.store.settle_report(newest).await.unwrap());
    assert!(!house.store.settle_report(newest + 1_000).await.unwrap());
    assert_eq!(told(10).await, [(first, false), (second, true)]);
}

async fn decisions_stand_until_they_are_lifted(house: House) {
    let store = &house.store;
    let ban = |kind: &str, value: &str, why: &str, at| Ban {
        kind: kind.into(),
        value: value.into(),
        why: why.into(),
        at,
    };
    store
        .add_ban(&ban("person", "p", "shouts", 5))
        .await
        .unwrap();
    store
        .add_ban(&ban("range", "192.0.2.0/24", "", 6))
        .await
        .unwrap();
    store
        .add_ban(&ban("person", "p", "still shouts", 7))
        .await
        .unwrap();
    let stands = [
        ban("person", "p", "still shouts", 7),
        ban("range", "192.0.2.0/24", "", 6),
    ];
    assert_eq!(store.bans().await.unwrap(), stands);
    assert!(store.lift_ban("person", "p").await.unwrap());
    assert!(!store.lift_ban("person", "p").await.unwrap());
    assert_eq!(store.bans().await.unwrap(), stands[1..]);

    let deed = |deed: &str, at| Deed {
        deed: deed.into(),
        about: "p".into(),
        why: "shouts".into(),
        at,
    };
    for (number, word) in ["ban", "lift"].iter().enumerate() {
        store.add_deed(&deed(word, number as i64)).await.unwrap();
    }
    assert_eq!(
        store.deeds(9).await.unwrap(),
        [deed("lift", 1), deed("ban", 0)]
    );
    assert_eq!(store.deeds(1).await.unwrap(), [deed("lift", 1)]);
}
