//! `cargo xtask run`: builds the browser client and the release binary, and starts it.

use std::process::{ExitCode, Stdio};

use anyhow::Result;

use crate::{set_up, shell, web, workspace};

/// Build everything and open the house; with arguments, run that command of the binary
///
/// Example: cargo xtask run
///          cargo xtask run -- gimel perft startpos 3
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    /// Arguments for the binary, after `--`; `serve` unless told otherwise
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    args: Vec<String>,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let serve = ["serve".to_owned()];
    let args = if args.args.is_empty() {
        &serve[..]
    } else {
        &args.args
    };
    // Only the house shows pages; the other commands need no browser client.
    if args.first().is_some_and(|command| command == "serve") {
        eprintln!("==> the browser client");
        set_up::wasm_target()?;
        web::build(true)?;
        eprintln!("==> the house");
    }
    start(args)
}

/// Started where the caller stands, so that relative file names mean what they say.
fn start(args: &[String]) -> Result<ExitCode> {
    let manifest = workspace::root().join("Cargo.toml");
    let mut command = shell::cargo("run --release --package caravanserai");
    command.arg("--manifest-path").arg(manifest);
    command.arg("--").args(args);
    command.current_dir(std::env::current_dir()?);
    command.stdin(Stdio::inherit());
    shell::hand_over(&mut command)
}
