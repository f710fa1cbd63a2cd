//! `caravanserai dschamal …`: the commands of the game of touch.

use std::process::ExitCode;

use clap::Subcommand;

#[derive(Subcommand)]
pub(crate) enum Command {}

pub(crate) fn run(command: Command) -> ExitCode {
    match command {}
}
