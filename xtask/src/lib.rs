//! The commands of the house, one file per command. A library, so that the tidy tests share its tables.
//!
//! Exit status: 0 done, 1 failed, 2 a command line that makes no sense. `run` and `bench` hand on the status of the
//! program they started.

pub mod web;
pub mod workspace;

mod bench;
mod bench_setup;
mod dearest;
mod dist;
mod fuzz;
mod golden;
mod hints;
mod home;
mod libfuzzer;
mod pictures;
mod progress;
mod run;
mod set_up;
mod sheets;
mod shell;
mod steps;
mod test;
mod watch;

use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

/// Everything one does with this repository.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", version, about)]
pub struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Run(run::Args),
    Test(test::Args),
    Bench(bench::Args),
    Fuzz(fuzz::Args),
    Web(web::Args),
    Dist(dist::Args),
    Sheets(sheets::Args),
    Pictures(pictures::Args),
}

impl Cli {
    /// Runs the command that was asked for and says how it went.
    pub fn run(self) -> Result<ExitCode> {
        match self.command {
            Command::Run(args) => run::run(&args),
            Command::Test(args) => test::run(&args),
            Command::Bench(args) => bench::run(&args),
            Command::Fuzz(args) => fuzz::run(&args),
            Command::Web(args) => web::run(&args),
            Command::Dist(args) => dist::run(&args),
            Command::Sheets(args) => sheets::run(&args),
            Command::Pictures(args) => pictures::run(&args),
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::Cli;

    #[test]
    fn command_line_is_well_formed() {
        Cli::command().debug_assert();
    }
}
