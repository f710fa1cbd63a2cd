//! How many appends a second a store acknowledges, by how many tables play at once.
//!
//! `cargo run -p store --example throughput -- sqlite:/var/tmp/house.db 2000`: a fresh store, and appends per round.

use std::time::Instant;

use store::{NewEvent, NewTable, Store, StoreError};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let address = args.next().ok_or("the address of a store is missing")?;
    let appends: u64 = args.next().as_deref().unwrap_or("2000").parse()?;
    let store = Store::open(&address).await?;
    for tables in [1, 8, 64, 256] {
        for number in 0..tables {
            open_table(&store, format!("{tables}-{number}")).await?;
        }
        let each = appends.div_ceil(tables);
        let began = Instant::now();
        let writers: Vec<_> = (0..tables)
            .map(|number| tokio::spawn(play(store.clone(), format!("{tables}-{number}"), each)))
            .collect();
        for writer in writers {
            writer.await?;
        }
        let rate = (each * tables) as f64 / began.elapsed().as_secs_f64();
        println!("{tables:>4} tables: {rate:>8.0} appends a second");
    }
    Ok(())
}

async fn open_table(store: &Store, id: String) -> Result<(), StoreError> {
    let table = NewTable {
        id,
        game: "gimel".into(),
        public: false,
        created_at: 0,
        seats: Vec::new(),
    };
    store.create_table(&table, &[]).await
}

async fn play(store: Store, id: String, appends: u64) {
    let event = NewEvent {
        at: 0,
        kind: "moved".into(),
        body: format!("{{\"move\":\"F@h5\",\"clock\":{:?}}}", "x".repeat(150)),
    };
    for seq in 0..appends {
        let stored = store
            .append(
                &id,
                seq,
                std::slice::from_ref(&event),
                &store::Projection::NONE,
            )
            .await;
        stored.expect("nobody else writes here");
    }
}
