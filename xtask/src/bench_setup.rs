//! `cargo xtask bench setup`: how long a stranger waits, from a fresh clone to a page that answers.

use std::fs;
use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::os::unix::process::CommandExt as _;
use std::path::PathBuf;
use std::process::{Child, Command, ExitCode, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use clap::Parser;

use crate::shell::{self, spoken};

/// A clean build in a folder of its own
#[derive(Parser)]
#[command(name = "cargo xtask bench setup")]
struct Args {
    /// Answer as one JSON object
    #[arg(long)]
    json: bool,
    /// All tests as well, from nothing
    #[arg(long)]
    tests: bool,
}

/// A page whose change is timed: it is drawn late and by one part of the client alone.
const PAGE: &str = "crates/web/src/pages/about.rs";

/// Nothing that builds takes longer, whatever the machine.
const PATIENCE: Duration = Duration::from_secs(3 * 3600);

pub(crate) fn run(args: &[&str]) -> Result<ExitCode> {
    let args = Args::parse_from(args);
    let fresh = Fresh::clone_here("setup")?;
    let (run_s, run_cpu_s) = fresh.opens()?;
    let rebuild_page_s = fresh.changes_a_page()?;
    drop(fresh);
    let mut told = vec![
        ("run_s", run_s),
        ("run_cpu_s", run_cpu_s),
        ("rebuild_page_s", rebuild_page_s),
    ];
    if args.tests {
        told.push(("test_cold_s", Fresh::clone_here("tests")?.tests()?));
    }
    if args.json {
        let told: serde_json::Map<_, _> = told
            .into_iter()
            .map(|(key, seconds)| (key.to_owned(), (seconds.round() as u64).into()))
            .collect();
        println!("{}", serde_json::Value::Object(told));
    } else {
        for (key, seconds) in told {
            println!("{key:16} {}", spoken(Duration::from_secs_f64(seconds)));
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// A clone of what is committed, with nothing built; it is removed when this is gone. What cargo has downloaded is shared.
struct Fresh {
    folder: PathBuf,
}

impl Fresh {
    /// Inside our own target folder: a temporary folder may be too small, and may be memory.
    fn clone_here(name: &str) -> Result<Self> {
        let folder = crate::web::target_folder()?.join(format!("bench-{name}"));
        let _ = fs::remove_dir_all(&folder);
        let mut git = shell::program_at_root("git");
        git.args(["clone", "--quiet", "--local", "."]).arg(&folder);
        shell::must(&mut git)?;
        let dirty = shell::answer(shell::program_at_root("git").args(["status", "--porcelain"]));
        if dirty.is_some_and(|changes| !changes.trim().is_empty()) {
            eprintln!("    What is not committed is not measured.");
        }
        Ok(Self { folder })
    }

    fn cargo(&self, arguments: &[&str]) -> Command {
        let mut command = shell::cargo("xtask");
        command.args(arguments).current_dir(&self.folder);
        // Everything from nothing, whatever the caller has set.
        command.env("CARGO_TARGET_DIR", self.folder.join("target"));
        command.stdout(Stdio::null());
        command
    }

    /// Seconds until the first page answers, and the processor's.
    fn opens(&self) -> Result<(f64, f64)> {
        let address = free_address()?;
        let store = self.folder.join("bench.db").display().to_string();
        let listen = address.to_string();
        let mut command =
            self.cargo(&["run", "--", "serve", "--listen", &listen, "--store", &store]);
        let used = processor_seconds()?;
        let began = Instant::now();
        let mut house = Group::start(&mut command)?;
        while !answers(address) {
            ensure!(house.runs()?, "the house did not open");
            ensure!(began.elapsed() < PATIENCE, "the house does not open");
            sleep(Duration::from_millis(100));
        }
        let took = began.elapsed().as_secs_f64();
        house.ends()?;
        Ok((took, processor_seconds()? - used))
    }

    /// Seconds until the client is there anew after one of its pages has changed.
    fn changes_a_page(&self) -> Result<f64> {
        let page = self.folder.join(PAGE);
        let text = fs::read_to_string(&page).with_context(|| format!("cannot read {PAGE}"))?;
        let said = text.replacen("class=\"page", "class=\"changed page", 1);
        ensure!(said != text, "{PAGE} has no page to change");
        fs::write(&page, said)?;
        let began = Instant::now();
        shell::must(&mut self.cargo(&["web"]))?;
        Ok(began.elapsed().as_secs_f64())
    }

    fn tests(&self) -> Result<f64> {
        let began = Instant::now();
        shell::must(&mut self.cargo(&["test"]))?;
        Ok(began.elapsed().as_secs_f64())
    }
}

impl Drop for Fresh {
    fn drop(&mut self) {
        if let Err(error) = fs::remove_dir_all(&self.folder) {
            eprintln!(
                "    {} could not be removed: {error}",
                self.folder.display()
            );
        }
    }
}

/// A program and all that it has started: none of them stays behind.
struct Group(Child);

impl Group {
    fn start(command: &mut Command) -> Result<Self> {
        let line = shell::announce(command);
        let child = command.process_group(0).spawn();
        Ok(Self(child.with_context(|| {
            format!("`{line}` could not be started")
        })?))
    }

    fn runs(&mut self) -> Result<bool> {
        Ok(self.0.try_wait()?.is_none())
    }

    fn ends(&mut self) -> Result<()> {
        if self.runs()? {
            let group = format!("-{}", self.0.id());
            shell::must(shell::program_at_root("kill").args(["-INT", "--", &group]))?;
            self.0.wait()?;
        }
        Ok(())
    }
}

impl Drop for Group {
    fn drop(&mut self) {
        if let Err(error) = self.ends() {
            eprintln!("    a house may still be open: {error:#}");
        }
    }
}

fn free_address() -> Result<SocketAddr> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?)
}

fn answers(address: SocketAddr) -> bool {
    let asked = || -> Result<bool> {
        let mut socket = TcpStream::connect_timeout(&address, Duration::from_secs(1))?;
        socket.set_read_timeout(Some(Duration::from_secs(5)))?;
        socket.write_all(b"GET / HTTP/1.0\r\nHost: localhost\r\n\r\n")?;
        let mut answer = String::new();
        socket.read_to_string(&mut answer)?;
        Ok(answer.starts_with("HTTP/1.0 200") || answer.starts_with("HTTP/1.1 200"))
    };
    asked().unwrap_or(false)
}

/// What all programs have used that were started by this one and have ended.
fn processor_seconds() -> Result<f64> {
    /// The kernel counts in hundredths on every Linux that a house runs on.
    const TICKS: f64 = 100.0;
    let stat =
        fs::read_to_string("/proc/self/stat").context("the processor's time cannot be read")?;
    used_by_children(&stat).map_or_else(
        || bail!("`{stat}` is no status"),
        |ticks| Ok(ticks as f64 / TICKS),
    )
}

/// The name of a program may hold anything, brackets too.
fn used_by_children(stat: &str) -> Option<u64> {
    let (_, rest) = stat.rsplit_once(')')?;
    let mut fields = rest.split_whitespace().skip(13);
    let user: u64 = fields.next()?.parse().ok()?;
    let system: u64 = fields.next()?.parse().ok()?;
    Some(user + system)
}

/// Whether this is the measurement that needs no benchmark program.
pub(crate) fn is_asked(args: &[&str]) -> bool {
    args.first() == Some(&"setup")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace;

    #[test]
    fn time_of_children_is_read_behind_any_name() {
        let stat = "42 (a) b) S 1 42 42 0 -1 4194560 1 2 3 4 5 6 700 80 20 0 1 0 9 9 9";
        assert_eq!(used_by_children(stat), Some(780));
        assert_eq!(used_by_children("nonsense"), None);
    }

    #[test]
    fn page_that_is_changed_has_something_to_change() -> Result<()> {
        let text = fs::read_to_string(workspace::root().join(PAGE))?;
        assert!(text.contains("class=\"page"));
        Ok(())
    }
}
