//! `cargo xtask run --watch`: what changes is built again, and open pages show it by themselves.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant, SystemTime};

use anyhow::{Context, Result};

use crate::shell::{self, spoken};
use crate::web::{self, Purpose};
use crate::workspace;

/// Between two looks. Looking costs a few milliseconds, and a watcher's crates would be built by everybody who plays.
const BLINK: Duration = Duration::from_millis(300);

/// What was written by hand and ends up in a house. What is built lies in `dist` and in `target`.
const WATCHED: [&str; 2] = ["crates", "Cargo.lock"];
const NOT_WATCHED: [&str; 3] = ["dist", "dist.new", "tests"];

/// Serves until the house closes by itself, and builds whatever changes meanwhile.
pub(crate) fn serve(
    mut build_house: impl FnMut() -> Result<PathBuf>,
    args: &[String],
) -> Result<ExitCode> {
    let mut house = House::opens(&build_house()?, args)?;
    let mut known = Seen::now();
    eprintln!("    What is changed under `crates` is built and shown by itself; Ctrl-C ends it.");
    loop {
        sleep(BLINK);
        if let Some(code) = house.has_closed()? {
            return Ok(code);
        }
        let seen = Seen::now();
        if seen == known {
            continue;
        }
        // An editor that writes several files is not interrupted.
        sleep(BLINK);
        let (seen, began) = (Seen::now(), Instant::now());
        let built = match known.pages_alone_differ(&seen) {
            true => web::build(Purpose::Watching),
            false => build_all(&mut build_house, &mut house, args),
        };
        known = seen;
        match built {
            Ok(()) => eprintln!("    shown after {}", spoken(began.elapsed())),
            // What is open stays open, as it was.
            Err(why) => eprintln!("    not shown: {why:#}"),
        }
    }
}

fn build_all(
    build_house: &mut impl FnMut() -> Result<PathBuf>,
    house: &mut House,
    args: &[String],
) -> Result<()> {
    web::build(Purpose::Watching)?;
    let program = build_house()?;
    house.closes()?;
    *house = House::opens(&program, args)?;
    Ok(())
}

/// An open house; it closes with us.
struct House(Child);

impl House {
    fn opens(program: &Path, args: &[String]) -> Result<Self> {
        let mut command = Command::new(program);
        command.args(args).stdin(Stdio::inherit());
        let line = shell::announce(&command);
        let child = command.spawn();
        Ok(Self(child.with_context(|| {
            format!("`{line}` could not be started")
        })?))
    }

    fn has_closed(&mut self) -> Result<Option<ExitCode>> {
        let status = self.0.try_wait()?;
        Ok(status.map(|status| shell::code(status.code())))
    }

    /// As Ctrl-C would: nothing is lost.
    fn closes(&mut self) -> Result<()> {
        if self.0.try_wait()?.is_none() {
            let id = self.0.id().to_string();
            shell::must(shell::program_at_root("kill").args(["-INT", &id]))?;
            self.0.wait()?;
        }
        Ok(())
    }
}

impl Drop for House {
    fn drop(&mut self) {
        if let Err(error) = self.closes() {
            eprintln!("    the house may still be open: {error:#}");
        }
    }
}

/// Every watched file and when it was written.
#[derive(PartialEq)]
struct Seen(Vec<(PathBuf, SystemTime)>);

impl Seen {
    fn now() -> Self {
        let mut files = Vec::new();
        for name in WATCHED {
            look(&workspace::root().join(name), &mut files);
        }
        files.sort();
        Self(files)
    }

    /// Then the house need not be built: it reads the client from its folder.
    fn pages_alone_differ(&self, other: &Self) -> bool {
        let client = workspace::root().join("crates/web");
        let here = self.0.iter().filter(|file| !other.0.contains(file));
        let there = other.0.iter().filter(|file| !self.0.contains(file));
        // Its messages are also what the house says about a link.
        let is_page = |file: &&(PathBuf, SystemTime)| file.0.starts_with(&client);
        here.chain(there).collect::<Vec<_>>().iter().all(is_page)
    }
}

/// A file that is just being replaced is seen the next time.
fn look(path: &Path, files: &mut Vec<(PathBuf, SystemTime)>) {
    let name = path
        .file_name()
        .and_then(|name| name.to_str())
        .unwrap_or_default();
    if NOT_WATCHED.contains(&name) {
        return;
    }
    if let Ok(entries) = fs::read_dir(path) {
        entries
            .flatten()
            .for_each(|entry| look(&entry.path(), files));
    } else if let Ok(written) = fs::metadata(path).and_then(|file| file.modified()) {
        files.push((path.to_owned(), written));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(files: &[(&str, u64)]) -> Seen {
        let root = workspace::root();
        let at = |seconds| SystemTime::UNIX_EPOCH + Duration::from_secs(seconds);
        Seen(
            files
                .iter()
                .map(|(path, seconds)| (root.join(path), at(*seconds)))
                .collect(),
        )
    }

    #[test]
    fn changed_page_needs_no_new_house() {
        let before = seen(&[
            ("crates/server/src/lib.rs", 1),
            ("crates/web/src/lib.rs", 1),
        ]);
        let page = seen(&[
            ("crates/server/src/lib.rs", 1),
            ("crates/web/src/lib.rs", 2),
        ]);
        let house = seen(&[
            ("crates/server/src/lib.rs", 2),
            ("crates/web/src/lib.rs", 2),
        ]);
        let gone = seen(&[("crates/web/src/lib.rs", 1)]);
        assert!(before.pages_alone_differ(&page));
        assert!(!before.pages_alone_differ(&house));
        assert!(!before.pages_alone_differ(&gone));
    }

    #[test]
    fn sources_are_watched_and_what_is_built_is_not() {
        let found = Seen::now().0;
        let page = workspace::root().join("crates/web/page/boot.js");
        assert!(found.iter().any(|(path, _)| *path == page));
        let dist = workspace::root().join("crates/web/dist");
        assert!(!found.iter().any(|(path, _)| path.starts_with(&dist)));
    }
}
