//! The `caravanserai` binary: reads the command line and hands over to one file per command.

mod backup;
mod dschamal;
mod exit;
mod export;
mod gimel;
mod import;
mod keeper_token;
mod lan;
mod ping;
mod restore;
mod serve;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Many threads share a house; musl's own allocator lets them wait for each other.
#[cfg(target_env = "musl")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The online house of Dschamál and Gimel.
#[derive(Parser)]
#[command(version, about, propagate_version = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::Args),
    Ping(ping::Args),
    /// Dschamál: replay a scenario, simulate thousands of games
    #[command(subcommand)]
    Dschamal(dschamal::Command),
    /// Gimel: count, list and show moves and positions
    #[command(subcommand)]
    Gimel(gimel::Command),
    Export(export::Args),
    Import(import::Args),
    Backup(backup::Args),
    Restore(restore::Args),
    KeeperToken(keeper_token::Args),
}

fn main() -> ExitCode {
    match Cli::parse().command {
        Command::Serve(args) => serve::run(&args),
        Command::Ping(args) => ping::run(&args),
        Command::Dschamal(command) => dschamal::run(command),
        Command::Gimel(command) => gimel::run(command),
        Command::Export(args) => export::run(&args),
        Command::Import(args) => import::run(&args),
        Command::Backup(args) => backup::run(&args),
        Command::Restore(args) => restore::run(&args),
        Command::KeeperToken(args) => keeper_token::run(&args),
    }
}
