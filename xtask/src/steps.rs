//! The steps of `cargo xtask test`, as a table: what each is called, what it is for, what it runs.

use std::io::{BufRead, BufReader, IsTerminal};
use std::process::{Command, Stdio};

use anyhow::{Context, Result};

use crate::shell::{self, cargo, must};
use crate::{golden, set_up, workspace};

/// One step of the test run.
pub(crate) struct Step {
    pub(crate) name: &'static str,
    pub(crate) about: &'static str,
    /// Whether it needs neither a browser nor a database server.
    pub(crate) quick: bool,
    pub(crate) action: fn(&mut Report) -> Result<()>,
}

/// What a step leaves behind for the end of the run.
#[derive(Default)]
pub(crate) struct Report {
    /// The test runner's summaries, word for word.
    pub(crate) closing_lines: Vec<String>,
}

pub(crate) const SET_UP: &str = "setup";

/// In order: the cheap ones first, so that a slip in the format costs seconds.
pub(crate) const STEPS: &[Step] = &[
    Step {
        name: SET_UP,
        about: "the tools that the other steps need",
        quick: false,
        action: tools,
    },
    Step {
        name: "fmt",
        about: "the code is formatted",
        quick: true,
        action: fmt,
    },
    Step {
        name: "deny",
        about: "dependencies keep to deny.toml, as far as cargo-deny is there to look",
        quick: true,
        action: deny,
    },
    Step {
        name: "clippy",
        about: "no lint complains",
        quick: true,
        action: clippy,
    },
    Step {
        name: "web",
        about: "the browser client is built, for the browsers of the next step",
        quick: false,
        action: web,
    },
    Step {
        name: "nextest",
        about: "unit, integration, property, tidy and browser tests",
        quick: false,
        action: nextest,
    },
    Step {
        name: "doctest",
        about: "the examples in the documentation run",
        quick: true,
        action: doctest,
    },
    Step {
        name: "doc",
        about: "the documentation builds without a warning",
        quick: false,
        action: doc,
    },
    Step {
        name: "wasm",
        about: "the pure crates and the client compile for the browser",
        quick: true,
        action: wasm,
    },
    Step {
        name: "golden",
        about: "contests in the bag are the same bit by bit in the browser's machine",
        quick: true,
        action: |_| golden::run(),
    },
];

fn tools(_: &mut Report) -> Result<()> {
    set_up::components()?;
    set_up::wasm_target()?;
    set_up::postgres()?;
    set_up::node()?;
    set_up::browser()?;
    set_up::nextest()
}

fn fmt(_: &mut Report) -> Result<()> {
    must(&mut cargo("fmt --all --check"))?;
    must(&mut cargo("fmt --manifest-path fuzz/Cargo.toml --check"))
}

/// Installing it takes minutes, and tidy tests know the most of it. Advisories are left to the hosted run: they change while the
/// code does not. Whether an entry is stale is judged by the tidy tests.
fn deny(_: &mut Report) -> Result<()> {
    if set_up::has_subcommand("deny") {
        let quiet = "-A unmatched-skip -A unnecessary-skip";
        return must(&mut cargo(&format!(
            "deny check {quiet} licenses bans sources"
        )));
    }
    eprintln!("    Not run: cargo-deny is not installed. Tidy tests check the most of deny.toml;");
    eprintln!("    `cargo install cargo-deny --locked` brings the rest.");
    Ok(())
}

fn clippy(_: &mut Report) -> Result<()> {
    must(&mut cargo(
        "clippy --workspace --all-targets -- -D warnings",
    ))?;
    let mut fuzz = cargo("clippy --manifest-path fuzz/Cargo.toml --all-targets");
    must(share_target_folder(&mut fuzz).args(["--", "-D", "warnings"]))
}

/// Plain and quick to build; nothing happens if nothing has changed.
fn web(_: &mut Report) -> Result<()> {
    crate::web::build(crate::web::Purpose::Home)
}

/// The longest tests wait for people, bots and clocks more than they work: so many more at once than there are cores.
const WAITING_TESTS: usize = 4;

/// What needs no browser and no database server: every case against PostgreSQL says so in its name.
const QUICK_TESTS: &str = "not package(e2e) and not test(/postgres/)";

/// A part of the tests, for who wants to know soon.
pub(crate) const QUICK_NEXTEST: Step = Step {
    name: "quick",
    about: "unit, integration, property and tidy tests that need no browser and no database server",
    quick: true,
    action: |report| run_nextest(report, Some(QUICK_TESTS)),
};

/// All failures are worth seeing at once, hence no fail-fast.
fn nextest(report: &mut Report) -> Result<()> {
    run_nextest(report, None)
}

/// What is built for this program is not built a second time, with the features that others ask of the same dependencies: the
/// splitter of the client and all that reads its programs are much to build. Hence two parts.
const PARTS: [&str; 2] = ["--package xtask", "--workspace --exclude xtask"];

fn run_nextest(report: &mut Report, only: Option<&str>) -> Result<()> {
    let parts = PARTS.map(|part| run_part(report, part, only));
    parts.into_iter().collect()
}

fn run_part(report: &mut Report, part: &str, only: Option<&str>) -> Result<()> {
    let mut command = cargo(&format!("nextest run {part} --no-fail-fast"));
    command.args(only.iter().flat_map(|only| ["--filterset", only]));
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = (cores + WAITING_TESTS).to_string();
    command.args(["--test-threads", &threads]);
    if std::io::stderr().is_terminal() {
        command.args(["--color", "always"]);
    }
    let closing_lines = run_keeping_the_end(&mut command)?;
    report.closing_lines.extend(closing_lines);
    Ok(())
}

fn doctest(_: &mut Report) -> Result<()> {
    let mut parts = PARTS.iter();
    parts.try_for_each(|part| must(&mut cargo(&format!("test --doc {part}"))))
}

fn doc(_: &mut Report) -> Result<()> {
    must(cargo("doc --no-deps --workspace").env("RUSTDOCFLAGS", "-D warnings"))
}

/// Built as the client is, of which they are most: what is there already is not built again.
fn wasm(_: &mut Report) -> Result<()> {
    let mut command = crate::web::build_at_home("--lib --package web");
    for name in workspace::PURE_CRATES {
        command.args(["--package", name]);
    }
    must(&mut command)
}

/// The fuzz crate is a workspace of its own, but most of what it needs has been built already.
fn share_target_folder(command: &mut Command) -> &mut Command {
    if std::env::var_os("CARGO_TARGET_DIR").is_none() {
        command.args(["--target-dir", "target"]);
    }
    command
}

/// Shows the runner's messages as they come and returns its closing lines: all from the last rule (`────`) on.
fn run_keeping_the_end(command: &mut Command) -> Result<Vec<String>> {
    let line = shell::announce(command);
    let mut child = command
        .stderr(Stdio::piped())
        .spawn()
        .with_context(|| format!("`{line}` could not be started"))?;
    let mut closing = Vec::new();
    if let Some(stderr) = child.stderr.take() {
        for message in BufReader::new(stderr).split(b'\n') {
            let message = String::from_utf8_lossy(&message?).into_owned();
            eprintln!("{message}");
            if message.contains("────") {
                closing.clear();
            }
            closing.push(message);
        }
    }
    shell::check(&line, child.wait()?)?;
    Ok(closing)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn closing_lines_begin_at_the_last_rule() {
        let mut command = Command::new("sh");
        command.args([
            "-c",
            "printf 'a\\n────\\nb\\n────\\n Summary 2 tests\\n' >&2",
        ]);
        let closing = run_keeping_the_end(&mut command).expect("printf succeeds");
        assert_eq!(closing, ["────", " Summary 2 tests"]);
    }
}
