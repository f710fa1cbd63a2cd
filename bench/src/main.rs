//! `cargo xtask bench …`: how fast it is, as numbers a program can read and ratios that survive a busy machine.

mod dschamal;
mod gimel;
mod mailbox;

use std::time::Duration;

use clap::{Parser, Subcommand};
use serde::Serialize;

/// How fast it is.
#[derive(Parser)]
struct Cli {
    #[command(subcommand)]
    suite: Suite,
}

#[derive(Subcommand)]
enum Suite {
    /// The rules crates: perft, contests, whole games
    Rules(Args),
}

#[derive(clap::Args)]
struct Args {
    /// Answer as one JSON object
    #[arg(long)]
    json: bool,
    /// Seconds for each measurement
    #[arg(long, default_value_t = 2.0)]
    seconds: f64,
}

#[derive(Serialize)]
struct Rules {
    #[serde(flatten)]
    perft: gimel::PerftSpeed,
    #[serde(flatten)]
    play: dschamal::PlaySpeed,
}

fn main() -> anyhow::Result<()> {
    let Suite::Rules(args) = Cli::parse().suite;
    let time = Duration::try_from_secs_f64(args.seconds)?;
    let measured = Rules {
        perft: gimel::perft_speed(time),
        play: dschamal::play_speed(time),
    };
    if args.json {
        println!("{}", serde_json::to_string(&measured)?);
        return Ok(());
    }
    let serde_json::Value::Object(numbers) = serde_json::to_value(&measured)? else {
        anyhow::bail!("a measurement is an object");
    };
    for (name, value) in numbers {
        println!("{name:<28} {:>18.1}", value.as_f64().unwrap_or(0.0));
    }
    Ok(())
}
