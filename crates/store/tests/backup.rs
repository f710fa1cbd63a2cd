//! A copy made while play goes on has everything that was acknowledged; put back, it is the house again.

use std::path::{Path, PathBuf};

use store::{BackupError, Counts, Store, StoreError, look_into};

use crate::house::{event, person, run, table};
use crate::postgres::Server;

fn events(counts: &Counts) -> u64 {
    counts.0["events"]
}

fn name(path: &Path) -> String {
    path.display().to_string()
}

/// A house with a table at which so much was said; nothing of it is folded into the file yet.
async fn house(file: &Path, entries: u64) -> Store {
    let store = Store::open(&name(file)).await.unwrap();
    store.add_person(&person("p", "Ada")).await.unwrap();
    store.create_table(&table("t")).await.unwrap();
    for seq in 0..entries {
        store.append("t", seq, &[event("a")]).await.unwrap();
    }
    store
}

#[test]
fn a_copy_of_an_open_house_has_every_entry() {
    run(async {
        let folder = tempfile::tempdir().unwrap();
        let (file, copy) = (
            folder.path().join("house.db"),
            folder.path().join("copy.db"),
        );
        let store = house(&file, 68).await;

        let naive = folder.path().join("naive.db");
        std::fs::copy(&file, &naive).unwrap();
        let naive = look_into(&naive).await;
        assert!(naive.is_err() || events(&naive.unwrap()) < 68, "so it was");

        let counts = Store::backup(&name(&file), &copy).await.unwrap();
        assert_eq!(events(&counts), 68);
        assert_eq!(counts, store.counts().await.unwrap());
        store.append("t", 68, &[event("b")]).await.unwrap();
        store.close().await;

        let again = Store::open(&name(&copy)).await.unwrap();
        assert_eq!(again.events("t", 0).await.unwrap().len(), 68);
        again.close().await;
        let beside = std::fs::read_dir(folder.path()).unwrap();
        let left = beside.filter(|entry| name(&entry.as_ref().unwrap().path()).contains(".part"));
        assert_eq!(left.count(), 0);
    });
}

#[test]
fn copies_made_while_somebody_writes_are_moments_of_it() {
    run(async {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("house.db");
        let store = house(&file, 1).await;
        let writer = tokio::spawn({
            let store = store.clone();
            async move {
                for seq in 1..300 {
                    store.append("t", seq, &[event("x")]).await.unwrap();
                }
            }
        });
        for number in 0..3 {
            let before = store.events("t", 0).await.unwrap().len() as u64;
            let copy = folder.path().join(format!("{number}.db"));
            let counts = Store::backup(&name(&file), &copy).await.unwrap();
            assert!(events(&counts) >= before, "{counts:?} after {before}");
        }
        writer.await.unwrap();
        assert_eq!(store.events("t", 0).await.unwrap().len(), 300);
    });
}

#[test]
fn nothing_is_overwritten_and_what_is_no_file_is_told() {
    run(async {
        let folder = tempfile::tempdir().unwrap();
        let (file, copy) = (
            folder.path().join("house.db"),
            folder.path().join("copy.db"),
        );
        let store = house(&file, 1).await;
        std::fs::write(&copy, "a letter").unwrap();
        let taken = Store::backup(&name(&file), &copy).await;
        assert!(matches!(taken, Err(BackupError::Exists(_))), "{taken:?}");
        assert_eq!(std::fs::read(&copy).unwrap(), b"a letter");
        let typo = Store::backup(&name(&folder.path().join("hosue.db")), &copy).await;
        assert!(
            matches!(typo, Err(BackupError::Store(StoreError::Missing(_)))),
            "{typo:?}"
        );
        let postgres = Store::backup("postgres://ada:secret@host/house", &copy).await;
        let words = postgres.unwrap_err().to_string();
        assert!(
            words.contains("pg_dump") && !words.contains("secret"),
            "{words}"
        );
        store.close().await;
    });
}

#[test]
fn what_is_no_whole_copy_is_not_put_in_place() {
    run(async {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        let store = house(&path("house.db"), 5).await;
        Store::backup(&name(&path("house.db")), &path("copy.db"))
            .await
            .unwrap();
        store.close().await;
        let whole = std::fs::read(path("copy.db")).unwrap();
        std::fs::write(path("cut.db"), &whole[..whole.len() / 2]).unwrap();
        std::fs::write(path("letter.txt"), "Dear house,".repeat(400)).unwrap();
        std::fs::write(path("empty.db"), "").unwrap();
        for bad in ["cut.db", "letter.txt", "empty.db", "none.db"] {
            let refused = Store::restore(&path(bad), &name(&path("house.db"))).await;
            assert!(refused.is_err(), "{bad}: {refused:?}");
        }
        let kept = Store::open(&name(&path("house.db"))).await.unwrap();
        assert_eq!(kept.events("t", 0).await.unwrap().len(), 5);
        kept.close().await;
    });
}

#[test]
fn a_copy_takes_the_place_and_what_was_there_stays_aside() {
    run(async {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        let store = house(&path("house.db"), 3).await;
        Store::backup(&name(&path("house.db")), &path("copy.db"))
            .await
            .unwrap();
        let hold = store.hold().await.unwrap();
        store.append("t", 3, &[event("later")]).await.unwrap();
        let open = Store::restore(&path("copy.db"), &name(&path("house.db"))).await;
        assert!(
            matches!(open, Err(BackupError::Store(StoreError::Held(_)))),
            "{open:?}"
        );
        drop(hold);
        store.close().await;

        let restored = Store::restore(&path("copy.db"), &name(&path("house.db")))
            .await
            .unwrap();
        assert_eq!(events(&restored.counts), 3);
        let now = Store::open(&name(&path("house.db"))).await.unwrap();
        assert_eq!(now.events("t", 0).await.unwrap().len(), 3);
        assert_eq!(now.append("t", 3, &[event("on")]).await, Ok(4));
        now.close().await;
        let aside: PathBuf = restored.before.unwrap();
        let before = Store::open(&name(&aside)).await.unwrap();
        assert_eq!(before.events("t", 0).await.unwrap().len(), 4);
        before.close().await;
    });
}

#[cfg(unix)]
#[test]
fn files_are_their_owners_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    run(async {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("new/house.db");
        let store = house(&file, 1).await;
        Store::backup(&name(&file), &folder.path().join("new/copy.db"))
            .await
            .unwrap();
        let _hold = store.hold().await.unwrap();
        let modes = || {
            let entries = std::fs::read_dir(folder.path().join("new")).unwrap();
            let modes = entries.map(|entry| {
                let entry = entry.unwrap();
                let mode = entry.metadata().unwrap().permissions().mode() & 0o777;
                (entry.file_name().into_string().unwrap(), mode)
            });
            modes.collect::<Vec<_>>()
        };
        let before = modes();
        assert!(before.len() >= 4, "{before:?}");
        assert!(
            before.iter().all(|(_, mode)| mode & 0o077 == 0),
            "{before:?}"
        );
        store.close().await;

        // As an older version left it.
        std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).unwrap();
        let again = Store::open(&name(&file)).await.unwrap();
        assert!(
            modes().iter().all(|(_, mode)| mode & 0o077 == 0),
            "{:?}",
            modes()
        );
        again.close().await;
    });
}

#[test]
fn a_store_is_one_houses_until_that_is_gone() {
    run(async {
        let folder = tempfile::tempdir().unwrap();
        let server = Server::start_new();
        let file = name(&folder.path().join("house.db"));
        for address in [file, server.new_database()] {
            let (one, two) = (
                Store::open(&address).await.unwrap(),
                Store::open(&address).await.unwrap(),
            );
            let mut first = one.hold().await.unwrap();
            let second = two.hold().await.unwrap_err();
            assert!(
                second
                    .to_string()
                    .contains("belongs to a house that is open"),
                "{second}"
            );
            first.keep().await.unwrap();
            drop(first);
            two.hold().await.unwrap();
            one.close().await;
            two.close().await;
        }
    });
}

#[test]
fn a_database_that_was_away_is_taken_again_or_given_up() {
    run(async {
        let server = Server::start_new();
        let address = server.new_database();
        let store = Store::open(&address).await.unwrap();
        let mut first = store.hold().await.unwrap();
        server.stop();
        assert!(first.keep().await.is_err(), "it is away");
        server.start();
        first.keep().await.unwrap();
        let other = Store::open(&address).await.unwrap();
        assert!(other.hold().await.is_err(), "it is ours again");

        server.stop();
        server.start();
        let _others = other.hold().await.unwrap();
        let lost = first.keep().await;
        assert!(matches!(lost, Err(StoreError::Held(_))), "{lost:?}");
    });
}
