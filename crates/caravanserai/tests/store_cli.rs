//! `caravanserai export` and `import` as people call them.

use std::path::Path;
use std::process::{Command, Output, Stdio};

use store::{NewEvent, NewTable, Person, PersonKind, Store};

fn caravanserai(folder: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_caravanserai"))
        .args(args)
        .current_dir(folder)
        .stdin(Stdio::null())
        .output()
        .expect("the binary starts")
}

#[track_caller]
fn check(output: &Output, code: i32, words: &str) {
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{stderr}");
    assert!(stderr.contains(words), "says {stderr}");
    assert_eq!(
        stderr.trim_end().lines().count(),
        1,
        "one sentence, not {stderr}"
    );
}

/// A house with a guest, a table and a log.
fn house(file: &Path) {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let store = Store::open(&file.to_string_lossy()).await.expect("a store");
        let guest = Person {
            id: "p".into(),
            name: "Dschamál".into(),
            kind: PersonKind::Guest,
            created_at: 1,
            last_seen: 1,
        };
        store.add_person(&guest).await.expect("a guest");
        let table = NewTable {
            id: "t".into(),
            game: "duel".into(),
            public: true,
            created_at: 2,
            seats: Vec::new(),
        };
        store.create_table(&table, &[]).await.expect("a table");
        let event = NewEvent {
            at: 3,
            kind: "opened".into(),
            body: "{}".into(),
        };
        store
            .append("t", 0, &[event], &store::Projection::NONE)
            .await
            .expect("an event");
        store.close().await;
    });
}

#[test]
fn house_moves_by_file_and_by_pipe() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    house(&folder.join("house.db"));
    let export = caravanserai(folder, &["export", "--store", "house.db", "house.jsonl"]);
    check(&export, 0, "3 rows exported");
    assert_eq!(export.stdout, b"", "results went to the file");

    let import = caravanserai(
        folder,
        &["import", "--store", "sqlite:new/house.db", "house.jsonl"],
    );
    check(&import, 0, "3 rows imported");
    let again = caravanserai(folder, &["export", "--store", "new/house.db"]);
    check(&again, 0, "3 rows exported");
    let text = std::fs::read(folder.join("house.jsonl")).expect("the export");
    assert_eq!(again.stdout, text);
}

#[test]
fn bad_input_is_told_and_changes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    house(&folder.join("house.db"));
    std::fs::write(folder.join("letter.txt"), "Dear house,\n").expect("a letter");
    let go = |args: &[&str], words: &str| check(&caravanserai(folder, args), 2, words);

    go(
        &["export", "--store", "hosue.db"],
        "there is no store at hosue.db",
    );
    go(
        &["export", "--store", "mysql://x/y"],
        "is not a store; expected",
    );
    go(
        &["export", "--store", "house.db", "letter.txt"],
        "cannot make letter.txt",
    );
    go(
        &["import", "--store", "new.db", "nothing.jsonl"],
        "cannot read nothing.jsonl",
    );
    assert!(!folder.join("new.db").exists());
    go(
        &["import", "--store", "new.db", "letter.txt"],
        "line 1: not a line of an export",
    );
    check(
        &caravanserai(folder, &["export", "--store", "house.db", "h.jsonl"]),
        0,
        "exported",
    );
    go(
        &["import", "--store", "house.db", "h.jsonl"],
        "the store is not empty (3 rows)",
    );
}

#[test]
fn database_that_is_gone_is_a_failure() {
    let folder = tempfile::tempdir().expect("a folder");
    let args = [
        "export",
        "--store",
        "postgres://ada:secret@localhost:1/house",
    ];
    let output = caravanserai(folder.path(), &args);
    check(
        &output,
        1,
        "postgres://ada@localhost:1/house cannot be opened",
    );
}

#[test]
fn help_has_an_example() {
    for command in ["export", "import"] {
        let output = caravanserai(Path::new("."), &[command, "--help"]);
        let help = String::from_utf8_lossy(&output.stdout);
        assert!(help.contains("Example"), "{help}");
        assert!(
            help.contains(&format!("caravanserai {command} --store")),
            "{help}"
        );
    }
}
