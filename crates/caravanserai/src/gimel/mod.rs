//! `caravanserai gimel …`: the commands of the strategy game.

mod engine;
mod legal;
mod matches;
mod perft;
mod position;
mod show;

use std::process::ExitCode;

use clap::Subcommand;

use crate::exit;

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Count the sequences of so many moves that a position allows
    Perft(perft::Perft),
    /// List the legal moves of positions, one position a line
    Legal(legal::Legal),
    /// Show a position: board, points, number of moves, result
    Show(show::Show),
    /// Speak UGI on standard input and output, for other programs
    Engine(arena::Ugi),
    /// Let two engines play many games and say which is stronger
    Match(Box<arena::Match>),
}

pub(crate) fn run(command: Command) -> ExitCode {
    match command {
        Command::Perft(perft) => answer(perft.json, perft.run()),
        Command::Legal(legal) => legal.run(),
        Command::Show(show) => answer(show.json, show.run()),
        Command::Engine(ugi) => engine::run(&ugi),
        Command::Match(plan) => matches::run(&plan),
    }
}

/// Prints what a command found, or why it could not read what it was given.
fn answer(json: bool, result: Result<String, String>) -> ExitCode {
    match result {
        Ok(text) => exit::print(&text),
        Err(message) => {
            if json {
                exit::print_json(&serde_json::json!({ "error": message }));
            }
            exit::bad_input(&message)
        }
    }
}
