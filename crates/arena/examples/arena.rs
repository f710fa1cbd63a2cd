//! The engine and the match without the rest of the house: a small program to carry to a machine with many cores.

use std::process::ExitCode;

use clap::{Parser, Subcommand};

#[derive(Parser)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Engine(arena::Ugi),
    Match(Box<arena::Match>),
    Datagen(arena::Datagen),
    Judge(arena::Judge),
    Study(arena::Study),
    Puzzles(arena::Puzzles),
    Ladder(arena::Ladder),
}

fn main() -> ExitCode {
    let own = std::env::current_exe().map(|path| path.display().to_string());
    let done = match Cli::parse().command {
        Command::Engine(ugi) => ugi.run().map_err(|why| why.to_string()),
        Command::Match(plan) => {
            let own = [own.unwrap_or_default(), "engine".to_owned()];
            let report = plan.run(&own);
            report.map(|report| println!("{}", report.text()))
        }
        Command::Datagen(plan) => plan.run().map(|written| println!("{}", written.text())),
        Command::Ladder(plan) => plan
            .run()
            .map(|rungs| println!("{}", arena::ladder_text(&rungs))),
        Command::Puzzles(plan) => {
            print!("{}", plan.run());
            Ok(())
        }
        Command::Study(study) => study.run().map(|text| println!("{text}")),
        Command::Judge(judge) => judge.run().map(|text| println!("{text}")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("arena: {why}");
            ExitCode::FAILURE
        }
    }
}
