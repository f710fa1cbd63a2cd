//! The process is killed while it writes; every acknowledged event is there afterwards.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use store::{Projection, Store, TableStatus, TableSummary};

use crate::house::{House, event, run, table};

const ADDRESS: &str = "STORE_TO_WRITE_UNTIL_KILLED";
const TABLES: u64 = 6;

/// The child's part: does nothing unless it was started by [`acknowledged_events_survive_kills`].
#[test]
fn writes_until_killed() {
    let Ok(address) = std::env::var(ADDRESS) else {
        return;
    };
    run(async move {
        let store = Store::open_existing(&address).await.unwrap();
        let writers: Vec<_> = (0..TABLES)
            .map(|number| tokio::spawn(write_for_ever(store.clone(), format!("t{number}"))))
            .collect();
        for writer in writers {
            writer.await.unwrap();
        }
    });
}

async fn write_for_ever(store: Store, table: String) {
    let mut last = store.table(&table).await.unwrap().unwrap().last_seq;
    loop {
        let events = [
            event(&(last + 1).to_string()),
            event(&(last + 2).to_string()),
        ];
        last = store
            .append(&table, last, &events, &line(last + 2))
            .await
            .unwrap();
        println!("\nack {table} {last}");
    }
}

/// What a list would say after so many events.
fn line(events: u64) -> Projection {
    Projection {
        line: Some(TableSummary {
            status: TableStatus::Playing,
            seats: Vec::new(),
            updated_at: i64::try_from(events).unwrap(),
        }),
        game: None,
    }
}

fn start_child(address: &str) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "kill::writes_until_killed", "--nocapture"])
        .env(ADDRESS, address)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the test program starts itself")
}

/// Kills the child after so many acknowledgements and returns all that it gave.
fn acknowledged(address: &str, kill_after: usize) -> Vec<(String, u64)> {
    let mut child = start_child(address);
    let output = child.stdout.take().unwrap();
    let mut acks = Vec::new();
    for line in BufReader::new(output).lines() {
        let line = line.unwrap();
        // Killed within a line, it may be cut; whole lines have three words and a newline before the next.
        let words: Vec<&str> = line.split(' ').collect();
        if let ["ack", table, seq] = words[..] {
            acks.push((table.to_owned(), seq.parse().unwrap()));
        }
        if acks.len() == kill_after {
            child.kill().unwrap();
        }
    }
    child.wait().unwrap();
    assert!(acks.len() >= kill_after, "the child ended by itself");
    acks
}

#[test]
fn acknowledged_events_survive_kills() {
    run(async {
        let house = House::sqlite().await;
        for number in 0..TABLES {
            house
                .store
                .create_table(&table(&format!("t{number}")), &[])
                .await
                .unwrap();
        }
        for kill_after in [1, 7, 30, 100, 2, 55] {
            let address = house.address.clone();
            let child = tokio::task::spawn_blocking(move || acknowledged(&address, kill_after));
            for (table, seq) in child.await.unwrap() {
                let log = house.store.events(&table, 0).await.unwrap();
                assert!(log.len() as u64 >= seq, "{table} lost event {seq}");
                let whole = log.iter().zip(1..).all(|(stored, number)| {
                    stored.seq == number && stored.body == event(&number.to_string()).body
                });
                assert!(whole, "the log of {table} has a gap");
                assert_eq!(log.len() % 2, 0, "half an append in {table}");
                let record = house.store.table(&table).await.unwrap().unwrap();
                let told = record.summary.updated_at.unsigned_abs();
                assert_eq!(told, log.len() as u64, "the list and the log of {table}");
            }
        }
    });
}
