//! `caravanserai dschamal …`: the commands of the game of touch.

mod replay;
mod simulate;

use std::process::ExitCode;

use clap::Subcommand;

/// The commands of the game of touch.
#[derive(Subcommand)]
pub(crate) enum Command {
    Replay(replay::Args),
    Simulate(simulate::Args),
}

pub(crate) fn run(command: Command) -> ExitCode {
    match command {
        Command::Replay(args) => replay::run(&args),
        Command::Simulate(args) => simulate::run(&args),
    }
}
