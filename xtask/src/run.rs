//! `cargo xtask run`: builds the browser client and the house as they are used at home, and starts it.

use std::io::ErrorKind;
use std::net::TcpListener;
use std::path::PathBuf;
use std::process::{Command, ExitCode, Stdio};

use anyhow::{Result, bail};

use crate::progress::{self, Steps};
use crate::web::{self, Purpose, target_folder};
use crate::{home, set_up, shell, watch};

/// Build everything and open the house; with arguments, run that command of the binary
///
/// Example: cargo xtask run
///          cargo xtask run --watch
///          cargo xtask run --release
///          cargo xtask run -- gimel perft startpos 3
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    /// Build what is shipped: smaller and a little faster, but long to build
    #[arg(long)]
    release: bool,
    /// Stay and build what changes; open pages show it by themselves
    #[arg(long, conflicts_with = "release")]
    watch: bool,
    /// Arguments for the binary, after `--`; `serve` unless told otherwise
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    args: Vec<String>,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let serve = ["serve".to_owned()];
    let told = if args.args.is_empty() {
        &serve[..]
    } else {
        &args.args
    };
    // Only the house shows pages; the other commands need no browser client.
    if told.first().is_none_or(|command| command != "serve") {
        return start(&build(args.release)?, told);
    }
    free_to_listen(told)?;
    let mut steps = Steps::new(3);
    steps.next("the pages, for the browser");
    set_up::wasm_target()?;
    web::build(args.purpose())?;
    steps.next("the house that serves them");
    let house = build(args.release)?;
    steps.next("the house opens");
    match args.watch {
        true => watch::serve(|| build(false), told),
        false => start(&house, told),
    }
}

impl Args {
    fn purpose(&self) -> Purpose {
        match (self.release, self.watch) {
            (true, _) => Purpose::Shipping,
            (false, true) => Purpose::Watching,
            (false, false) => Purpose::Home,
        }
    }
}

/// Where `serve` listens unless told; its own help says so, too.
const USUAL: &str = "0.0.0.0:7777";

/// Said before anything is built: who has waited for minutes does not want to hear that the door is taken.
fn free_to_listen(args: &[String]) -> Result<()> {
    let at = listen(args);
    match TcpListener::bind(at) {
        Err(error) if error.kind() == ErrorKind::AddrInUse => bail!(
            "{at} is taken, perhaps by a house that is open already; close it, or choose another door: \
             cargo xtask run -- serve --listen 0.0.0.0:7778"
        ),
        // Whatever else is wrong with it is the house's to say.
        _ => Ok(()),
    }
}

fn listen(args: &[String]) -> &str {
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        if let Some(at) = arg.strip_prefix("--listen=") {
            return at;
        }
        if arg == "--listen" {
            return args.next().map_or(USUAL, String::as_str);
        }
    }
    USUAL
}

/// The house and where it lies.
fn build(release: bool) -> Result<PathBuf> {
    let mut command = shell::cargo("build --package caravanserai");
    let folder = if release {
        command.arg("--release");
        "release"
    } else {
        home::house(&mut command);
        "debug"
    };
    progress::build(&mut command, &progress::HOUSE)?;
    Ok(target_folder()?.join(folder).join("caravanserai"))
}

/// Started where the caller stands, so that relative file names mean what they say.
fn start(house: &PathBuf, args: &[String]) -> Result<ExitCode> {
    let mut command = Command::new(house);
    command.args(args).stdin(Stdio::inherit());
    shell::hand_over(&mut command)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn door_that_is_taken_is_told_before_anything_is_built() -> Result<()> {
        let taken = TcpListener::bind("127.0.0.1:0")?;
        let at = taken.local_addr()?.to_string();
        let asked = ["serve", "--listen", &at].map(str::to_owned);
        let told = free_to_listen(&asked).expect_err("it is taken");
        assert!(told.to_string().starts_with(&at), "{told}");
        drop(taken);
        free_to_listen(&asked)
    }

    #[test]
    fn listening_is_read_in_both_ways_of_writing() {
        let typed = |args: &[&str]| args.iter().map(ToString::to_string).collect::<Vec<_>>();
        assert_eq!(listen(&typed(&["serve"])), USUAL);
        assert_eq!(
            listen(&typed(&["serve", "--lan", "--listen", "[::1]:1"])),
            "[::1]:1"
        );
        assert_eq!(
            listen(&typed(&["serve", "--listen=127.0.0.1:2"])),
            "127.0.0.1:2"
        );
    }
}
