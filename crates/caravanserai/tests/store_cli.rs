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
        store.create_table(&table).await.expect("a table");
        let event = NewEvent {
            at: 3,
            kind: "opened".into(),
            body: "{}".into(),
        };
        store.append("t", 0, &[event]).await.expect("an event");
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
    for command in ["export", "import", "backup", "restore", "keeper-token"] {
        let output = caravanserai(Path::new("."), &[command, "--help"]);
        let help = String::from_utf8_lossy(&output.stdout);
        assert!(help.contains("Example"), "{help}");
        assert!(
            help.contains(&format!("caravanserai {command} --store")),
            "{help}"
        );
    }
}

/// All that it says on standard error.
#[track_caller]
fn says(output: &Output, code: i32, words: &[&str]) {
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{stderr}");
    for word in words {
        assert!(stderr.contains(word), "{word:?} in {stderr}");
    }
}

#[test]
fn a_copy_is_looked_at_before_it_takes_a_stores_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    house(&folder.join("house.db"));
    let backup = caravanserai(folder, &["backup", "--store", "house.db", "copy.db"]);
    check(&backup, 0, "copy.db holds 1 people, 1 tables, 1 entries");
    let again = caravanserai(folder, &["backup", "--store", "house.db", "copy.db"]);
    check(&again, 2, "copy.db is there already");

    let asked = caravanserai(folder, &["restore", "--store", "house.db", "copy.db"]);
    let both = ["copy.db holds 1 people", "house.db holds 1 people", "--yes"];
    says(&asked, 2, &both);
    assert!(!folder.join("house.db.before-1").exists());
    let done = ["restore", "--store", "house.db", "--yes", "copy.db"];
    says(
        &caravanserai(folder, &done),
        0,
        &["house.db.before-1", "house.db holds 1 people"],
    );
    assert!(folder.join("house.db.before-1").exists());
    let export = caravanserai(folder, &["export", "--store", "house.db", "house.jsonl"]);
    check(&export, 0, "3 rows exported");

    // What is damaged is what copies are for.
    std::fs::write(folder.join("house.db"), "Dear house, ".repeat(400)).expect("a letter");
    says(
        &caravanserai(folder, &done),
        0,
        &["house.db cannot be read", "house.db.before-2"],
    );
    let new = caravanserai(folder, &["restore", "--store", "new.db", "copy.db"]);
    says(
        &new,
        0,
        &["new.db is not there yet", "new.db holds 1 people"],
    );
}

#[test]
fn postgres_is_copied_by_its_own_tools() {
    let folder = tempfile::tempdir().expect("a folder");
    let address = "postgres://ada:secret@localhost/house";
    let backup = caravanserai(folder.path(), &["backup", "--store", address, "copy.db"]);
    check(&backup, 2, "copy it with pg_dump");
    assert!(!String::from_utf8_lossy(&backup.stderr).contains("secret"));
}

#[test]
fn a_keepers_token_is_printed_and_only_its_hash_is_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    house(&folder.join("house.db"));
    let token = || {
        let made = caravanserai(folder, &["keeper-token", "--store", "house.db"]);
        assert!(made.status.success(), "{made:?}");
        String::from_utf8(made.stdout)
            .expect("a word")
            .trim()
            .to_owned()
    };
    let (first, second) = (token(), token());
    assert!(first.len() >= 32 && first != second, "{first} {second}");
    let export = caravanserai(folder, &["export", "--store", "house.db"]);
    let all = String::from_utf8_lossy(&export.stdout).into_owned();
    assert!(all.contains("keeper-token"), "{all}");
    assert!(!all.contains(&first) && !all.contains(&second), "{all}");
    let typo = caravanserai(folder, &["keeper-token", "--store", "hosue.db"]);
    check(&typo, 2, "there is no store at hosue.db");
}

/// Whoever runs the tests may be root, whom no file refuses: then somebody else opens the house.
#[cfg(target_os = "linux")]
#[test]
fn a_file_that_may_not_be_written_is_told() {
    use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("house.db");
    house(&file);
    let root = std::fs::metadata(&file).expect("the file").uid() == 0;
    let mode = |path: &Path, mode: u32| {
        let closed = std::fs::Permissions::from_mode(mode);
        std::fs::set_permissions(path, closed).expect("permissions");
    };
    mode(&file, 0o444);
    mode(folder.path(), 0o555);
    let serve = ["serve", "--listen", "127.0.0.1:0", "--store"];
    let output = if root {
        // Where nobody may go, the binary is not either.
        let binary = folder.path().join("caravanserai");
        std::fs::copy(env!("CARGO_BIN_EXE_caravanserai"), &binary).expect("a copy");
        mode(&binary, 0o555);
        let mut command = Command::new("setpriv");
        command.args(["--reuid", "65534", "--regid", "65534", "--clear-groups"]);
        command.arg(binary).args(serve).arg(&file).output()
    } else {
        Command::new(env!("CARGO_BIN_EXE_caravanserai"))
            .args(serve)
            .arg(&file)
            .output()
    };
    let output = output.expect("it ends by itself");
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{stderr}");
    assert!(stderr.contains("it may not be written"), "{stderr}");
    assert!(stderr.contains("own the file and its folder"), "{stderr}");
    mode(folder.path(), 0o755);
}
