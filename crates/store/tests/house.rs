//! A fresh store for a case, and what many cases begin with.

use std::future::Future;

use store::{
    FinishedGame, NewEvent, NewTable, Person, PersonKind, Projection, Store, StoreError,
    TableSummary,
};
use tempfile::TempDir;

use crate::postgres::Server;

/// An empty store, and where it is.
pub(crate) struct House {
    pub(crate) store: Store,
    pub(crate) address: String,
    /// SQLite's file goes with it.
    _folder: Option<TempDir>,
}

impl House {
    pub(crate) async fn sqlite() -> House {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let file = folder.path().join("a new folder/the house's.db");
        let address = format!("sqlite:{}", file.display());
        House::at(address, Some(folder)).await
    }

    pub(crate) async fn postgres() -> House {
        House::at(Server::shared().new_database(), None).await
    }

    async fn at(address: String, folder: Option<TempDir>) -> House {
        let store = Store::open(&address).await.expect("a fresh store opens");
        House {
            store,
            address,
            _folder: folder,
        }
    }

    /// Another node, or this one after a new start.
    pub(crate) async fn open_again(&self) -> Store {
        let again = Store::open_existing(&self.address).await;
        again.expect("the store opens again")
    }
}

pub(crate) fn on_sqlite<F: Future<Output = ()>>(case: fn(House) -> F) {
    run(async { case(House::sqlite().await).await });
}

pub(crate) fn on_postgres<F: Future<Output = ()>>(case: fn(House) -> F) {
    run(async { case(House::postgres().await).await });
}

pub(crate) fn run(case: impl Future<Output = ()>) {
    tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .expect("a runtime")
        .block_on(case);
}

pub(crate) fn event(body: &str) -> NewEvent {
    NewEvent {
        at: 1_000,
        kind: "said".into(),
        body: format!("{{\"text\":{body:?}}}"),
    }
}

pub(crate) fn table(id: &str) -> NewTable {
    NewTable {
        id: id.into(),
        game: "gimel".into(),
        public: true,
        created_at: 10,
        seats: Vec::new(),
    }
}

/// Nothing but the log changes.
pub(crate) const NONE: Projection = Projection::NONE;

/// A list shows a table otherwise; nothing happened there.
pub(crate) async fn tell(store: &Store, id: &str, line: &TableSummary) {
    let projection = Projection {
        line: Some(line.clone()),
        game: None,
    };
    project(store, id, &projection).await;
}

/// A game is over; its table is opened if need be.
pub(crate) async fn archive(store: &Store, game: &FinishedGame) {
    match store.create_table(&table(&game.table), &[]).await {
        Ok(()) | Err(StoreError::IdTaken(_)) => {}
        Err(other) => panic!("{other}"),
    }
    let projection = Projection {
        line: None,
        game: Some(game.clone()),
    };
    project(store, &game.table, &projection).await;
}

async fn project(store: &Store, id: &str, projection: &Projection) {
    let head = store.table(id).await.expect("it reads").expect("a table");
    let stored = store.append(id, head.last_seq, &[], projection).await;
    assert_eq!(stored, Ok(head.last_seq));
}

pub(crate) fn person(id: &str, name: &str) -> Person {
    Person {
        id: id.into(),
        name: name.into(),
        kind: PersonKind::Guest,
        created_at: 1,
        last_seen: 2,
    }
}
