//! Appending to a log and reading it.

use store::{
    AppendError, ChangedEvent, Projection, Snapshot, Start, StoredEvent, TableStatus, TableSummary,
};

use crate::games::finished;
use crate::house::{House, NONE, event, person, table};

on_both!(
    appended_events_are_read_in_order,
    conflict_is_refused_and_writes_nothing,
    unknown_table_is_refused,
    many_events_are_one_append,
    concurrent_appends_over_many_tables_survive,
    unusual_texts_come_back_as_they_were,
    one_bad_append_does_not_harm_its_group,
    appending_nothing_asks_whether_the_writer_is_up_to_date,
    closed_store_says_so,
    what_is_told_of_a_table_is_stored_with_its_entries_or_not_at_all,
    of_several_lines_the_last_stays,
    snapshot_is_replaced_by_a_newer_one_only,
    snapshot_of_a_log_that_was_rewritten_is_not_kept,
);

async fn appended_events_are_read_in_order(house: House) {
    let store = &house.store;
    store.create_table(&table("t"), &[]).await.unwrap();
    assert_eq!(store.events("t", 0).await.unwrap(), []);
    assert_eq!(
        store.append("t", 0, &[event("a"), event("b")], &NONE).await,
        Ok(2)
    );
    assert_eq!(store.append("t", 2, &[event("c")], &NONE).await, Ok(3));
    let tail = store.events("t", 1).await.unwrap();
    assert_eq!(
        tail.iter().map(|event| event.seq).collect::<Vec<_>>(),
        [2, 3]
    );
    let expected = event("c");
    let last = StoredEvent {
        seq: 3,
        at: expected.at,
        kind: expected.kind,
        body: expected.body,
    };
    assert_eq!(tail.last(), Some(&last));
    assert_eq!(store.table("t").await.unwrap().unwrap().last_seq, 3);
}

async fn conflict_is_refused_and_writes_nothing(house: House) {
    let store = &house.store;
    store.create_table(&table("t"), &[]).await.unwrap();
    store.append("t", 0, &[event("a")], &NONE).await.unwrap();
    for expected in [0, 2, u64::MAX] {
        let answer = store
            .append("t", expected, &[event("late"), event("later")], &NONE)
            .await;
        assert_eq!(answer, Err(AppendError::Conflict { actual: 1 }));
    }
    assert_eq!(store.events("t", 0).await.unwrap().len(), 1);
}

async fn unknown_table_is_refused(house: House) {
    let answer = house.store.append("nowhere", 0, &[event("a")], &NONE).await;
    assert_eq!(answer, Err(AppendError::NoSuchTable("nowhere".into())));
}

async fn many_events_are_one_append(house: House) {
    let store = &house.store;
    store.create_table(&table("t"), &[]).await.unwrap();
    let events: Vec<_> = (0..1_000)
        .map(|number| event(&number.to_string()))
        .collect();
    assert_eq!(store.append("t", 0, &events, &NONE).await, Ok(1_000));
    let stored = store.events("t", 0).await.unwrap();
    let bodies = stored.iter().map(|event| &event.body);
    assert!(bodies.eq(events.iter().map(|event| &event.body)));
}

async fn concurrent_appends_over_many_tables_survive(house: House) {
    let mut writers = Vec::new();
    for number in 0..40 {
        let store = house.store.clone();
        writers.push(tokio::spawn(async move {
            let id = format!("t{number}");
            store.create_table(&table(&id), &[]).await.unwrap();
            for seq in 0..10 {
                let answer = store
                    .append(&id, seq, &[event(&format!("{id} {seq}"))], &NONE)
                    .await;
                assert_eq!(answer, Ok(seq + 1));
            }
        }));
    }
    for writer in writers {
        writer.await.unwrap();
    }
    house.store.close().await;
    let again = house.open_again().await;
    for number in 0..40 {
        let id = format!("t{number}");
        let events = again.events(&id, 0).await.unwrap();
        assert_eq!(events.len(), 10);
        assert_eq!(events[9].body, event(&format!("{id} 9")).body);
    }
}

async fn unusual_texts_come_back_as_they_were(house: House) {
    let id = "t'; DROP TABLE events; --";
    house.store.create_table(&table(id), &[]).await.unwrap();
    let said = event("\"Dschamál\" 🐪 'o''clock' \\ %_$1 \u{202e}\n𝔤𝔦𝔪𝔢𝔩");
    house
        .store
        .append(id, 0, std::slice::from_ref(&said), &NONE)
        .await
        .unwrap();
    assert_eq!(house.store.events(id, 0).await.unwrap()[0].body, said.body);
}

/// PostgreSQL refuses a NUL in a text, SQLite takes it; either way the neighbours are stored.
async fn one_bad_append_does_not_harm_its_group(house: House) {
    let mut bad = event("bad");
    bad.body = "\0".into();
    for id in ["a", "b", "c"] {
        house.store.create_table(&table(id), &[]).await.unwrap();
    }
    let (good, bad) = ([event("good")], [bad]);
    let store = &house.store;
    let (a, b, c) = tokio::join!(
        store.append("a", 0, &good, &NONE),
        store.append("b", 0, &bad, &NONE),
        store.append("c", 0, &good, &NONE)
    );
    assert_eq!((a, c), (Ok(1), Ok(1)));
    let stored = store.events("b", 0).await.unwrap();
    assert_eq!(stored.len(), usize::from(b.is_ok()));
}

async fn appending_nothing_asks_whether_the_writer_is_up_to_date(house: House) {
    house.store.create_table(&table("t"), &[]).await.unwrap();
    house
        .store
        .append("t", 0, &[event("a")], &NONE)
        .await
        .unwrap();
    assert_eq!(house.store.append("t", 1, &[], &NONE).await, Ok(1));
    let behind = house.store.append("t", 0, &[], &NONE).await;
    assert_eq!(behind, Err(AppendError::Conflict { actual: 1 }));
}

async fn closed_store_says_so(house: House) {
    house.store.create_table(&table("t"), &[]).await.unwrap();
    house.store.close().await;
    let answer = house
        .store
        .append("t", 0, &[event("a")], &NONE)
        .await
        .unwrap_err();
    assert!(answer.to_string().contains("closed"), "{answer}");
}

fn ended(number: u64) -> Projection {
    Projection {
        line: Some(TableSummary {
            status: TableStatus::Finished,
            seats: Vec::new(),
            updated_at: 1_000 + i64::try_from(number).unwrap(),
        }),
        game: Some(finished(&format!("g{number}"), 50)),
    }
}

/// What lists and archive know is what the log knows: the writer who is refused changes neither.
async fn what_is_told_of_a_table_is_stored_with_its_entries_or_not_at_all(house: House) {
    let store = &house.store;
    store
        .create_table(&table("t"), &[event("a")])
        .await
        .unwrap();
    let late = store.append("t", 0, &[event("b")], &ended(1)).await;
    assert_eq!(late, Err(AppendError::Conflict { actual: 1 }));
    assert_eq!(store.game("g1").await.unwrap(), None);
    let record = store.table("t").await.unwrap().unwrap();
    assert_eq!(record.summary.status, TableStatus::Open);

    assert_eq!(store.append("t", 1, &[event("b")], &ended(2)).await, Ok(2));
    let record = store.table("t").await.unwrap().unwrap();
    assert_eq!(record.summary, ended(2).line.unwrap());
    assert_eq!(store.game("g2").await.unwrap(), ended(2).game);
}

/// Appends of one table that wait together are told of in their order.
async fn of_several_lines_the_last_stays(house: House) {
    let store = &house.store;
    store.create_table(&table("t"), &[]).await.unwrap();
    let (a, b) = ([event("a")], [event("b")]);
    let (first, second, third) = (ended(0), ended(1), ended(2));
    let stored = tokio::join!(
        store.append("t", 0, &a, &first),
        store.append("t", 1, &b, &second),
        store.append("t", 2, &[], &third),
    );
    assert_eq!(stored, (Ok(1), Ok(2), Ok(2)));
    let record = store.table("t").await.unwrap().unwrap();
    assert_eq!(record.summary.updated_at, 1_002);
}

async fn snapshot_is_replaced_by_a_newer_one_only(house: House) {
    let store = &house.store;
    store.create_table(&table("t"), &[]).await.unwrap();
    assert_eq!(store.start("t").await.unwrap(), Start::default());
    let snapshot = |seq, format, body: &str| Snapshot {
        seq,
        format,
        body: body.into(),
    };
    for (new, stays) in [
        (snapshot(5, 1, "five"), "five"),
        (snapshot(4, 1, "four"), "five"),
        (snapshot(9, 1, "nine"), "nine"),
        (snapshot(9, 2, "nine, otherwise"), "nine, otherwise"),
    ] {
        store.keep_snapshot("t", 0, &new).await.unwrap();
        let start = store.start("t").await.unwrap();
        assert_eq!(start.snapshot.unwrap().body, stays);
    }
}

/// Somebody is forgotten while a snapshot of the old log is on its way: it comes too late.
async fn snapshot_of_a_log_that_was_rewritten_is_not_kept(house: House) {
    let store = &house.store;
    store
        .create_table(&table("t"), &[event("a")])
        .await
        .unwrap();
    store.add_person(&person("p", "Ada")).await.unwrap();
    let snapshot = Snapshot {
        seq: 1,
        format: 1,
        body: "Ada was here".into(),
    };
    store.keep_snapshot("t", 0, &snapshot).await.unwrap();
    let changed = ChangedEvent {
        table: "t".into(),
        seq: 1,
        body: "{}".into(),
    };
    assert!(store.delete_person("p", &[changed]).await.unwrap());
    let gone = Start {
        rewritten: 1,
        snapshot: None,
    };
    assert_eq!(store.start("t").await.unwrap(), gone);
    store.keep_snapshot("t", 0, &snapshot).await.unwrap();
    assert_eq!(store.start("t").await.unwrap(), gone);
    store.keep_snapshot("t", 1, &snapshot).await.unwrap();
    let start = store.start("t").await.unwrap();
    assert_eq!(start.snapshot, Some(snapshot));
}
