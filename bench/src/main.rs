//! `cargo xtask bench …`: how fast it is, as numbers a program can read and ratios that survive a busy machine.

mod bag;
mod dschamal;
mod engine;
mod fairness;
mod gimel;
mod mailbox;
mod newcomer;
mod server;
mod siege;
mod touch;
mod tower;
mod web;

use std::net::SocketAddr;
use std::process::Command;
use std::time::Duration;

use bench::crash::{Plan, survive};
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
    Rules(RulesArgs),
    /// The dark bag: steps, worlds in turn, bytes
    Bag(BagArgs),
    /// Whether touch matters: feelers against a grabber, level against level, what is named when
    Touch(TouchArgs),
    /// What a stranger's hand comes to: grips that answer, bots one can beat, no empty waiting
    Newcomer(NewcomerArgs),
    /// The server with many sockets and games, against a bare echo that stores a row
    Server(ServerArgs),
    /// Attacks on a house, one after the other, while ten honest games go on
    Siege(SiegeArgs),
    /// Kills the server at random moments while guests play, and looks whether anything was lost
    Crash(CrashArgs),
    /// Towers: steps, time to rest, how high builders get
    Tower(TowerArgs),
    /// Duels of equal feelers over a simulated network: does the near one win?
    Fairness(FairnessArgs),
    /// The first visit to the pages, in a real browser
    Web(WebArgs),
    /// The Gimel engine: positions a second, in Node too, and what a second thread brings
    Engine(EngineArgs),
    /// Thousands of games of the engine against itself: no illegal move, no loss on time, no crash
    Soak(SoakArgs),
    /// The engine as a program, for the soak
    #[command(hide = true)]
    Ugi(arena::Ugi),
    /// A house to be measured, in a process of its own
    #[command(hide = true)]
    House { address: SocketAddr, store: String },
    /// A house to be attacked, in a process of its own
    #[command(hide = true)]
    SiegeHouse { address: SocketAddr, store: String },
    /// The echo it is measured against
    #[command(hide = true)]
    Echo { address: SocketAddr, store: String },
}

#[derive(clap::Args)]
struct RulesArgs {
    /// Answer as one JSON object
    #[arg(long)]
    json: bool,
    /// Seconds for each measurement
    #[arg(long, default_value_t = 2.0)]
    seconds: f64,
}

#[derive(clap::Args)]
struct BagArgs {
    /// Answer as one JSON object
    #[arg(long)]
    json: bool,
    /// Seconds for the worlds in turn, and for the hands over sockets
    #[arg(long, default_value_t = 4.0)]
    seconds: f64,
    /// Duels at the same time over sockets
    #[arg(long, default_value_t = 40)]
    duels: usize,
}

#[derive(clap::Args)]
struct TouchArgs {
    /// Answer as one JSON object
    #[arg(long)]
    json: bool,
    /// Contests of each pair
    #[arg(long, default_value_t = 2_000)]
    contests: u32,
}

#[derive(clap::Args)]
struct NewcomerArgs {
    /// Answer as one JSON object
    #[arg(long)]
    json: bool,
    /// Contests behind every share
    #[arg(long, default_value_t = 2_000)]
    contests: u32,
    /// Other bags, other people: what was tuned on one seed is measured on another
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// These figures alone, by their keys
    #[arg(long)]
    only: Vec<String>,
}

#[derive(clap::Args)]
struct TowerArgs {
    /// Answer as one JSON object
    #[arg(long)]
    json: bool,
    /// Towers of each kind
    #[arg(long, default_value_t = 200)]
    towers: u64,
}

#[derive(clap::Args)]
struct ServerArgs {
    /// Answer as one JSON object
    #[arg(long)]
    json: bool,
    /// Open sockets, those of players among them
    #[arg(long, default_value_t = 10_000)]
    sockets: usize,
    /// Games at the same time, one move in two seconds each
    #[arg(long, default_value_t = 1_000)]
    games: usize,
    /// Seconds for each measurement
    #[arg(long, default_value_t = 20.0)]
    seconds: f64,
}

#[derive(clap::Args)]
struct SiegeArgs {
    /// Answer as one JSON object
    #[arg(long)]
    json: bool,
    /// Seconds for each attack
    #[arg(long, default_value_t = 8.0)]
    seconds: f64,
}

#[derive(clap::Args)]
struct CrashArgs {
    /// Answer as one JSON object
    #[arg(long)]
    json: bool,
    /// How often the server is killed
    #[arg(long, default_value_t = 200)]
    kills: u32,
    /// Games at the same time
    #[arg(long, default_value_t = 4)]
    games: u64,
    /// What the moments and moves are drawn from
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[derive(clap::Args)]
struct FairnessArgs {
    /// Answer as one JSON object
    #[arg(long)]
    json: bool,
    /// How many duels of each kind
    #[arg(long, default_value_t = 2_000)]
    duels: u64,
    /// How well both feel, 1 to 5
    #[arg(long, default_value_t = 3)]
    level: u8,
}

#[derive(clap::Args)]
struct WebArgs {
    /// Answer as one JSON object
    #[arg(long)]
    json: bool,
    /// Visits to each page
    #[arg(long, default_value_t = 3)]
    visits: usize,
}

#[derive(clap::Args)]
struct EngineArgs {
    /// Answer as one JSON object
    #[arg(long)]
    json: bool,
    /// The program for Node; `cargo xtask bench engine` builds it and says where
    #[arg(long, value_name = "FILE")]
    wasm: std::path::PathBuf,
}

#[derive(clap::Args)]
struct SoakArgs {
    /// Answer as one JSON object
    #[arg(long)]
    json: bool,
    /// Games
    #[arg(long, default_value_t = 5_000)]
    games: u64,
    /// Milliseconds a move
    #[arg(long, default_value_t = 50)]
    movetime: u64,
    /// Games at the same time
    #[arg(long, default_value_t = 1)]
    concurrency: u64,
    /// Turns after which a game is over (G-20); games are played to their end unless told
    #[arg(long)]
    turns: Option<u64>,
}

/// A match as it would be typed.
#[derive(Parser)]
struct Typed {
    #[command(flatten)]
    plan: arena::Match,
}

#[derive(Serialize)]
struct Rules {
    #[serde(flatten)]
    perft: gimel::PerftSpeed,
    #[serde(flatten)]
    play: dschamal::PlaySpeed,
}

#[derive(Serialize)]
struct Bag {
    #[serde(flatten)]
    speed: bag::BagSpeed,
    #[serde(flatten)]
    waits: server::hands::Waits,
}

fn main() -> anyhow::Result<()> {
    match Cli::parse().suite {
        Suite::Rules(args) => rules(&args),
        Suite::Bag(args) => in_runtime(bag(&args)),
        Suite::Touch(args) => print(args.json, &touch::measure(args.contests)),
        Suite::Newcomer(args) => print(
            args.json,
            &newcomer::measure(args.contests, args.seed, &args.only),
        ),
        Suite::Tower(args) => print(args.json, &tower::measure(args.towers)),
        Suite::Server(args) => in_runtime(async {
            let load = server::Load {
                sockets: args.sockets,
                games: args.games,
                time: Duration::try_from_secs_f64(args.seconds)?,
            };
            print(args.json, &server::measure(load).await?)
        }),
        Suite::Siege(args) => in_runtime(async {
            let measured = siege::measure(Duration::try_from_secs_f64(args.seconds)?).await?;
            if args.json {
                return print(true, &measured);
            }
            println!("{}", measured.table());
            Ok(())
        }),
        Suite::Crash(args) => in_runtime(crash(&args)),
        Suite::Fairness(args) => print(args.json, &fairness::measure(args.duels, args.level)),
        Suite::Web(args) => {
            in_runtime(async { print(args.json, &web::measure(args.visits).await?) })
        }
        Suite::Engine(args) => print(args.json, &engine::measure(&args.wasm)?),
        Suite::Soak(args) => soak(&args),
        Suite::Ugi(ugi) => Ok(ugi.run()?),
        Suite::House { address, store } => in_runtime(server::open_house(address, &store)),
        Suite::SiegeHouse { address, store } => in_runtime(siege::open_house(address, &store)),
        Suite::Echo { address, store } => in_runtime(server::echo::serve(address, &store)),
    }
}

fn in_runtime(suite: impl Future<Output = anyhow::Result<()>>) -> anyhow::Result<()> {
    tokio::runtime::Runtime::new()?.block_on(suite)
}

fn rules(args: &RulesArgs) -> anyhow::Result<()> {
    let time = Duration::try_from_secs_f64(args.seconds)?;
    let measured = Rules {
        perft: gimel::perft_speed(time),
        play: dschamal::play_speed(time),
    };
    print(args.json, &measured)
}

fn soak(args: &SoakArgs) -> anyhow::Result<()> {
    let program = std::env::current_exe()?.display().to_string();
    // As many turns of a minute as minutes.
    let end = args.turns.map(|turns| {
        format!(
            "--option game_minutes={turns} --option turn_seconds=60 --option time_mode=turn_count"
        )
    });
    let typed = format!(
        "soak --option no_progress=150 --games {} --movetime {} --concurrency {} {}",
        args.games,
        args.movetime,
        args.concurrency,
        end.unwrap_or_default()
    );
    let Typed { plan } = Typed::try_parse_from(typed.split_whitespace())?;
    let report = plan.run(&[program, "ugi".to_owned()]);
    let report = report.map_err(anyhow::Error::msg)?;
    if args.json {
        println!("{}", serde_json::to_string(&report)?);
    } else {
        println!("{}", report.text());
    }
    let faults: u64 = report.faults.iter().flatten().sum();
    anyhow::ensure!(faults == 0, "{faults} games ended by a fault");
    Ok(())
}

async fn bag(args: &BagArgs) -> anyhow::Result<()> {
    let time = Duration::try_from_secs_f64(args.seconds)?;
    let speed = bag::measure(time);
    let measured = Bag {
        waits: server::hands::input_to_touch(args.duels, time).await?,
        speed,
    };
    print(args.json, &measured)
}

async fn crash(args: &CrashArgs) -> anyhow::Result<()> {
    let folder = tempfile::tempdir()?;
    let plan = Plan {
        kills: args.kills,
        games: args.games,
        seed: args.seed,
    };
    let program = std::env::current_exe()?;
    let survived = survive(plan, folder.path(), |address, store| {
        let mut command = Command::new(&program);
        command.arg("house").arg(address.to_string()).arg(store);
        command
    });
    let survived = survived.await?;
    print(args.json, &survived)?;
    let right = survived.lost == 0 && survived.doubled == 0 && survived.worst_clock_ms < 1000;
    anyhow::ensure!(right, "something was lost, doubled or mistimed");
    Ok(())
}

fn print(json: bool, measured: &impl Serialize) -> anyhow::Result<()> {
    if json {
        println!("{}", serde_json::to_string(measured)?);
        return Ok(());
    }
    let serde_json::Value::Object(numbers) = serde_json::to_value(measured)? else {
        anyhow::bail!("a measurement is an object");
    };
    for (name, value) in numbers {
        println!("{name:<28} {:>18.1}", value.as_f64().unwrap_or(0.0));
    }
    Ok(())
}
