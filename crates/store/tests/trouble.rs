//! Full disks, lost databases and wrong addresses: refused in clear words, nothing half-written, and on it goes.

use std::path::Path;

use store::{AppendError, Session, Store, StoreError};

use crate::house::{event, person, run, table};
use crate::postgres::Server;

fn path(folder: &Path, name: &str) -> String {
    folder.join(name).display().to_string()
}

#[track_caller]
fn refused(answer: Result<u64, AppendError>, words: &str) {
    match answer {
        Err(AppendError::Unavailable(reason)) => assert!(reason.contains(words), "{reason}"),
        other => panic!("{other:?}"),
    }
}

/// Appends until the disk is full; answers how many were acknowledged.
async fn fill(store: &Store) -> u64 {
    let long = event(&"x".repeat(3_000));
    for seq in 0..10_000 {
        match store.append("t", seq, std::slice::from_ref(&long)).await {
            Ok(_) => {}
            Err(AppendError::Unavailable(reason)) => {
                assert!(reason.contains("full; free some space"), "{reason}");
                return seq;
            }
            Err(other) => panic!("{other}"),
        }
    }
    panic!("the disk never filled");
}

#[test]
fn full_disk_refuses_and_recovers() {
    run(async {
        let folder = tempfile::tempdir().unwrap();
        let address = format!("sqlite:{}?max_pages=250", path(folder.path(), "house.db"));
        let store = Store::open(&address).await.unwrap();
        store.create_table(&table("t")).await.unwrap();
        store.add_person(&person("p", "Ada")).await.unwrap();
        for number in 0..50 {
            let session = Session {
                id: format!("s{number}"),
                person: "p".into(),
                created_at: 0,
                last_seen: 0,
                expires_at: 100,
                user_agent: "x".repeat(6_000),
            };
            store.add_session(&session).await.unwrap();
        }

        let stored = fill(&store).await;
        let many = vec![event(&"y".repeat(500)); 100];
        refused(store.append("t", stored, &many).await, "full");
        let refusal = store.create_table(&table("u")).await;
        assert!(
            !matches!(refusal, Err(StoreError::Unexpected(_))),
            "{refusal:?}"
        );
        assert_eq!(
            store.events("t", 0).await.unwrap().len() as u64,
            stored,
            "nothing half-written"
        );

        assert_eq!(store.remove_expired_sessions(100).await.unwrap(), 50);
        assert_eq!(store.append("t", stored, &many).await, Ok(stored + 100));
    });
}

#[test]
fn lost_file_refuses_until_it_is_back() {
    run(async {
        let folder = tempfile::tempdir().unwrap();
        let (file, away) = (
            path(folder.path(), "house.db"),
            path(folder.path(), "away.db"),
        );
        let store = Store::open(&file).await.unwrap();
        store.create_table(&table("t")).await.unwrap();
        store.append("t", 0, &[event("a")]).await.unwrap();

        std::fs::rename(&file, &away).unwrap();
        refused(store.append("t", 1, &[event("b")]).await, "is gone");
        let refusal = store.add_person(&person("p", "Ada")).await;
        assert!(
            matches!(refusal, Err(StoreError::Unavailable(_))),
            "{refusal:?}"
        );

        std::fs::write(&file, "").unwrap();
        refused(store.append("t", 1, &[event("b")]).await, "replaced");

        std::fs::rename(&away, &file).unwrap();
        assert_eq!(store.append("t", 1, &[event("b")]).await, Ok(2));
    });
}

#[test]
fn stopped_postgres_refuses_until_it_is_back() {
    run(async {
        let server = Server::start_new();
        let store = Store::open(&server.new_database()).await.unwrap();
        store.create_table(&table("t")).await.unwrap();
        store.append("t", 0, &[event("a")]).await.unwrap();

        server.stop();
        let more = [event("b")];
        let (append, read) = tokio::join!(store.append("t", 1, &more), store.events("t", 0));
        refused(append, "cannot be reached");
        assert!(matches!(read, Err(StoreError::Unavailable(_))), "{read:?}");

        server.start();
        assert_eq!(store.append("t", 1, &more).await, Ok(2));
        assert_eq!(store.events("t", 0).await.unwrap().len(), 2);
    });
}

#[test]
fn what_cannot_be_opened_is_told() {
    run(async {
        let folder = tempfile::tempdir().unwrap();
        let text = path(folder.path(), "letter.txt");
        std::fs::write(&text, "Dear house, this is not a database. ".repeat(100)).unwrap();
        let nowhere = path(folder.path(), "letter.txt/house.db");
        for (address, words) in [
            (&*text, "not a database"),
            (&nowhere, "cannot be opened"),
            (
                "postgres://nobody:secret@localhost:1/house",
                "nobody@localhost:1/house cannot be opened",
            ),
            ("mysql://localhost/house", "is not a store; expected"),
        ] {
            let error = Store::open(address).await.unwrap_err().to_string();
            assert!(error.contains(words), "{error}");
            assert!(!error.contains("secret"), "{error}");
        }
        let typo = path(folder.path(), "hosue.db");
        let error = Store::open_existing(&typo).await.unwrap_err();
        assert!(matches!(error, StoreError::Missing(_)), "{error}");
        assert!(!Path::new(&typo).exists(), "a mistyped name makes no house");
    });
}

/// Another program's tables, and ours after somebody has changed them.
#[test]
fn a_wrong_schema_is_told_and_left_alone() {
    run(async {
        let folder = tempfile::tempdir().unwrap();
        let server = Server::start_new();
        let file = path(folder.path(), "house.db");
        std::fs::write(&file, "").unwrap();
        for address in [file, server.new_database()] {
            change(&address, "CREATE TABLE recipes (id BIGINT)").await;
            let error = Store::open(&address).await.unwrap_err().to_string();
            assert!(error.contains("\"recipes\", and none of ours"), "{error}");

            change(&address, "DROP TABLE recipes").await;
            Store::open(&address).await.unwrap().close().await;
            change(&address, "ALTER TABLE games DROP COLUMN reason").await;
            let error = Store::open(&address).await.unwrap_err().to_string();
            assert!(
                error.contains("is not as this program makes one"),
                "{error}"
            );
            assert!(error.contains("reason"), "{error}");
        }
    });
}

#[test]
fn a_store_of_a_newer_version_is_left_alone() {
    run(async {
        let folder = tempfile::tempdir().unwrap();
        let file = path(folder.path(), "house.db");
        Store::open(&file).await.unwrap().close().await;
        let later = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                     VALUES (9999, 'later', 1, x'00', 0)";
        change(&file, later).await;
        let error = Store::open(&file).await.unwrap_err();
        assert!(matches!(error, StoreError::Newer { .. }), "{error}");
    });
}

/// Past the store, as somebody with the database's own tools.
pub(crate) async fn change(address: &str, statement: &'static str) {
    use sqlx::{Connection as _, Executor as _};
    sqlx::any::install_default_drivers();
    let url = match address.contains("://") {
        true => address.to_owned(),
        false => {
            let path = address.strip_prefix("sqlite:").unwrap_or(address);
            format!("sqlite://{}", path.replace(' ', "%20").replace('\'', "%27"))
        }
    };
    let mut connection = sqlx::AnyConnection::connect(&url).await.unwrap();
    connection.execute(statement).await.unwrap();
    connection.close().await.unwrap();
}
