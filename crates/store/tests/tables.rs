//! The list of tables, and reports about what was said there.

use serde_json::{Map, json};
use store::{
    AppendError, NewTable, Projection, Report, SeatSummary, Store, StoreError, TableRecord,
    TableStatus, TableSummary,
};

use crate::house::{House, table, tell};

on_both!(
    table_is_stored_with_its_seats,
    summary_is_replaced,
    open_tables_are_public_and_lively,
    tables_of_a_person_follow_their_seats,
    unknown_or_taken_table_is_told,
    reports_are_kept,
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
    store.create_table(&new, &[]).await.unwrap();
    let summary = summary(status, &[], updated_at);
    tell(store, id, &summary).await;
}

async fn table_is_stored_with_its_seats(house: House) {
    let seats = vec![seat(0, Some("p")), seat(1, None)];
    let new = NewTable {
        seats: seats.clone(),
        ..table("t")
    };
    house.store.create_table(&new, &[]).await.unwrap();
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
    house.store.create_table(&table("t"), &[]).await.unwrap();
    let playing = summary(TableStatus::Playing, &["p", "p", "q"], 20);
    tell(&house.store, "t", &playing).await;
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
    let unfinished = store.unfinished_tables().await.unwrap();
    assert_eq!(ids(&unfinished), ["playing", "secret", "waiting"]);
}

async fn tables_of_a_person_follow_their_seats(house: House) {
    let store = &house.store;
    for (id, at) in [("t1", 20), ("t2", 30)] {
        store.create_table(&table(id), &[]).await.unwrap();
        let with_people = summary(TableStatus::Open, &["p", "q"], at);
        tell(store, id, &with_people).await;
    }
    assert_eq!(ids(&store.tables_of("p", 10).await.unwrap()), ["t2", "t1"]);
    let left = summary(TableStatus::Open, &["q"], 40);
    tell(store, "t2", &left).await;
    assert_eq!(ids(&store.tables_of("p", 10).await.unwrap()), ["t1"]);
    assert_eq!(ids(&store.tables_of("q", 1).await.unwrap()), ["t2"]);
}

async fn unknown_or_taken_table_is_told(house: House) {
    let store = &house.store;
    let line = Some(summary(TableStatus::Open, &[], 1));
    let projection = Projection { line, game: None };
    let nowhere = store.append("t", 0, &[], &projection).await;
    assert_eq!(nowhere, Err(AppendError::NoSuchTable("t".into())));
    store.create_table(&table("t"), &[]).await.unwrap();
    let taken = store.create_table(&table("t"), &[]).await;
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
    assert_eq!(
        house.store.reports(10).await.unwrap(),
        [second.clone(), first]
    );
    assert_eq!(house.store.reports(1).await.unwrap(), [second]);
}
