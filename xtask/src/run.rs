//! `cargo xtask run`: builds the release binary and starts it.

use std::process::{ExitCode, Stdio};

use anyhow::Result;

use crate::{shell, workspace};

/// Build `caravanserai` and run it; without arguments, show what it can do
///
/// Example: cargo xtask run -- gimel perft startpos 3
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    /// Arguments for the binary, after `--`
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    args: Vec<String>,
}

const EXAMPLES: &str = "
Try one of these:
  cargo xtask run -- gimel perft startpos 3
  cargo xtask run -- dschamal simulate --game tower --players 4 --edition zoch-en
  cargo xtask run -- dschamal replay --help";

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    if !args.args.is_empty() {
        return start(&args.args);
    }
    let code = start(&["--help".to_owned()])?;
    println!("{EXAMPLES}");
    Ok(code)
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
