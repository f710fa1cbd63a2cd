//! A PostgreSQL server that is thrown away: its own folder, a socket instead of a port, gone when the test is.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use tempfile::TempDir;

const MISSING: &str = "PostgreSQL's server is not installed: no /usr/lib/postgresql/*/bin/initdb. \
                       Install it with `apt-get install postgresql` or run `cargo xtask test` as root.";

/// PostgreSQL refuses to run as root; this is the user `nobody`.
const NOBODY: &str = "65534";

/// Safe against a crash of the machine it is not, but quick.
const SETTINGS: &str =
    "-c listen_addresses='' -c fsync=off -c full_page_writes=off -c shared_buffers=16MB";

pub(crate) struct Server {
    programs: PathBuf,
    folder: PathBuf,
    databases: AtomicU32,
    /// Stops the server and removes the folder when its standard input ends: in `drop`, or because we are dead.
    caretaker: Child,
}

impl Server {
    /// One for all cases of a process, until the process ends.
    pub(crate) fn shared() -> &'static Server {
        static SHARED: OnceLock<Server> = OnceLock::new();
        SHARED.get_or_init(Server::start_new)
    }

    pub(crate) fn start_new() -> Server {
        let programs = programs();
        let template = template(&programs);
        let folder = new_folder();
        let server = Server {
            caretaker: caretaker(&programs, &folder),
            programs,
            folder,
            databases: AtomicU32::new(0),
        };
        must(
            Command::new("cp")
                .arg("-r")
                .arg(template)
                .arg(server.data()),
        );
        give_to_nobody(&server.folder);
        server.start();
        server
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    pub(crate) fn start(&self) {
        let mut command = as_server(&self.programs.join("pg_ctl"));
        command.arg("-D").arg(self.data());
        command.arg("-l").arg(self.folder.join("log"));
        let socket = format!(
            "{SETTINGS} -c unix_socket_directories={}",
            self.folder.display()
        );
        must(command.args(["-w", "-o", &socket, "start"]));
    }

    /// As a power cut would.
    pub(crate) fn stop(&self) {
        let mut command = as_server(&self.programs.join("pg_ctl"));
        command.arg("-D").arg(self.data());
        must(command.args(["-w", "-m", "immediate", "stop"]));
    }

    /// The address of an empty database.
    pub(crate) fn new_database(&self) -> String {
        let number = self.databases.fetch_add(1, Ordering::Relaxed);
        // A new server comes with an empty database, which is enough where each case has its own process.
        if number == 0 {
            return self.address("postgres");
        }
        let name = format!("house{number}");
        let mut command = Command::new(self.programs.join("createdb"));
        command
            .arg("-h")
            .arg(&self.folder)
            .args(["-U", "postgres", &name]);
        must(&mut command);
        self.address(&name)
    }

    fn address(&self, database: &str) -> String {
        let folder = self.folder.display();
        format!("postgres://postgres@localhost/{database}?host={folder}")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.caretaker.stdin.take());
        // Whether it succeeded matters to nobody any more.
        let _ = self.caretaker.wait();
    }
}

fn programs() -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten();
    versions
        .map(|version| version.path().join("bin"))
        .filter(|bin| bin.join("initdb").exists())
        .max()
        .expect(MISSING)
}

/// A new cluster takes a second to make and none to copy: made once for all test processes.
fn template(programs: &Path) -> PathBuf {
    let version = programs
        .parent()
        .and_then(Path::file_name)
        .unwrap_or_default();
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let template = scratch.join(format!("postgres-{}", version.display()));
    if template.exists() {
        return template;
    }
    let folder = new_folder();
    let data = folder.join("data");
    let mut initdb = as_server(&programs.join("initdb"));
    initdb.args([
        "-A",
        "trust",
        "-U",
        "postgres",
        "-E",
        "UTF8",
        "--no-locale",
        "-N",
        "-D",
    ]);
    must(initdb.arg(&data));
    // Renamed into place, because other processes may be doing the same.
    let own = scratch.join(format!(
        "postgres-{}-{}",
        version.display(),
        std::process::id()
    ));
    must(Command::new("cp").arg("-r").arg(&data).arg(&own));
    if fs::rename(&own, &template).is_err() {
        let _ = fs::remove_dir_all(&own);
    }
    let _ = fs::remove_dir_all(&folder);
    template
}

/// Removed by the caretaker, who outlives us.
fn new_folder() -> PathBuf {
    let folder = TempDir::with_prefix("caravanserai-postgres-").expect("a folder for PostgreSQL");
    give_to_nobody(folder.path());
    folder.keep()
}

fn caretaker(programs: &Path, folder: &Path) -> Child {
    let mut command = as_server(Path::new("sh"));
    command.args([
        "-c",
        "read line; \"$0/pg_ctl\" -D \"$1/data\" -m immediate stop; rm -rf \"$1\"",
    ]);
    command.arg(programs).arg(folder);
    command
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("sh starts")
}

fn root() -> bool {
    static ROOT: OnceLock<bool> = OnceLock::new();
    *ROOT.get_or_init(|| {
        let id = Command::new("id").arg("-u").output().expect("id runs");
        id.stdout.trim_ascii() == b"0"
    })
}

fn give_to_nobody(folder: &Path) {
    if root() {
        let owner = format!("{NOBODY}:{NOBODY}");
        must(Command::new("chown").args(["-R", &owner]).arg(folder));
    }
}

/// As ourselves, or as nobody where we are root.
fn as_server(program: &Path) -> Command {
    let mut command = if root() {
        let mut command = Command::new("setpriv");
        command.args(["--reuid", NOBODY, "--regid", NOBODY, "--clear-groups"]);
        command.arg(program);
        command
    } else {
        Command::new(program)
    };
    command.current_dir("/");
    command
}

fn must(command: &mut Command) {
    // To a file: a pipe would be inherited by the server and never end.
    let mut said = tempfile::tempfile().expect("a file for messages");
    let messages = said.try_clone().expect("a second handle");
    let output = messages.try_clone().expect("a third handle");
    let status = command
        .stdin(Stdio::null())
        .stdout(output)
        .stderr(messages)
        .status();
    if !status.as_ref().is_ok_and(std::process::ExitStatus::success) {
        let mut text = String::new();
        let _ = std::io::Seek::rewind(&mut said);
        let _ = std::io::Read::read_to_string(&mut said, &mut text);
        panic!("{command:?} failed ({status:?}): {text}");
    }
}
