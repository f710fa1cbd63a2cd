//! `caravanserai gimel …`: the commands of the strategy game.

use std::process::ExitCode;

use clap::Subcommand;

#[derive(Subcommand)]
pub(crate) enum Command {}

pub(crate) fn run(command: Command) -> ExitCode {
    match command {}
}
