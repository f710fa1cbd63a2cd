//! `caravanserai gimel …`: the commands of the strategy game.

mod bench;
mod engine;
mod legal;
mod matches;
mod perft;
mod position;
mod show;

use std::process::ExitCode;

use clap::Subcommand;
use serde::Serialize;

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
    /// Put players of very different strength on one scale
    Ladder(arena::Ladder),
    /// Play many quick games for a net to learn from
    Datagen(arena::Datagen),
    /// Find positions with one clearly best move
    Puzzles(arena::Puzzles),
    /// Play many games under several rules and write down what they say
    Study(arena::Study),
    /// Count what the engine looks at in a fixed set of searches: a checksum of its behaviour
    Bench(bench::Bench),
}

pub(crate) fn run(command: Command) -> ExitCode {
    match command {
        Command::Perft(perft) => answer(perft.json, perft.run()),
        Command::Legal(legal) => legal.run(),
        Command::Show(show) => answer(show.json, show.run()),
        Command::Engine(ugi) => engine::run(&ugi),
        Command::Match(plan) => matches::run(&plan),
        Command::Ladder(plan) => told(plan.json, plan.run(), |rungs| arena::ladder_text(rungs)),
        Command::Datagen(plan) => told(plan.json, plan.run(), arena::Written::text),
        Command::Puzzles(plan) => exit::print(plan.run().trim_end()),
        Command::Study(plan) => answer(false, plan.run()),
        Command::Bench(bench) => bench.run(),
    }
}

/// Prints a result for programs or for people, or why there is none.
fn told<T: Serialize>(
    json: bool,
    result: Result<T, String>,
    text: impl FnOnce(&T) -> String,
) -> ExitCode {
    match result {
        Ok(result) if json => exit::print_json(&result),
        Ok(result) => exit::print(text(&result).trim_end()),
        Err(why) => exit::bad_input(&why),
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
