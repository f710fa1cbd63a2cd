//! Two nodes that both believe a table is theirs.

use store::{AppendError, Store};

use crate::house::{House, NONE, event, table};

on_both!(only_one_writer_gets_each_number, migrations_may_run_twice);

const EACH: usize = 60;

/// Writes its share, reading again whenever the other was quicker; answers the numbers it got.
async fn write_share(store: Store, name: &'static str) -> Vec<u64> {
    let mut numbers = Vec::new();
    let mut known = 0;
    while numbers.len() < EACH {
        match store.append("t", known, &[event(name)], &NONE).await {
            Ok(seq) => {
                assert_eq!(seq, known + 1);
                numbers.push(seq);
                known = seq;
            }
            Err(AppendError::Conflict { actual }) => known = actual,
            Err(other) => panic!("{other}"),
        }
    }
    numbers
}

async fn only_one_writer_gets_each_number(house: House) {
    house.store.create_table(&table("t"), &[]).await.unwrap();
    let second = house.open_again().await;
    let first = tokio::spawn(write_share(house.store.clone(), "first"));
    let second = tokio::spawn(write_share(second, "second"));
    let (first, second) = (first.await.unwrap(), second.await.unwrap());

    let log = house.store.events("t", 0).await.unwrap();
    let numbers: Vec<u64> = log.iter().map(|event| event.seq).collect();
    let expected: Vec<u64> = (1..=2 * EACH as u64).collect();
    assert_eq!(numbers, expected, "no gap and none twice");
    for stored in log {
        let (owner, name) = match first.contains(&stored.seq) {
            true => (&first, "first"),
            false => (&second, "second"),
        };
        assert!(owner.contains(&stored.seq));
        assert_eq!(stored.body, event(name).body);
    }
}

async fn migrations_may_run_twice(house: House) {
    house.store.create_table(&table("t"), &[]).await.unwrap();
    let (one, two) = tokio::join!(house.open_again(), house.open_again());
    for store in [one, two] {
        assert!(store.table("t").await.unwrap().is_some());
    }
}
