//! The server under load: many sockets, many games, against a bare echo in the same run.

mod crowd;
pub(crate) mod echo;
pub(crate) mod hands;
pub(crate) mod process;
mod wake;

use std::net::{SocketAddr, TcpListener};
use std::time::Duration;

use anyhow::Result;
use serde::Serialize;
use server::{House, Settings};

use crowd::Crowd;
pub(crate) use crowd::until_open;
use process::Process;

/// How much is asked of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Load {
    /// Open sockets: the players', and the rest in the hall.
    pub(crate) sockets: usize,
    /// Games that are played at the same time, one move in two seconds each.
    pub(crate) games: usize,
    /// How long is measured.
    pub(crate) time: Duration,
}

/// What was measured.
#[derive(Debug, Serialize)]
pub(crate) struct Measured {
    sockets: usize,
    games: usize,
    moves: usize,
    move_to_broadcast_ms_p50: f64,
    move_to_broadcast_ms_p99: f64,
    cpu_ms_per_move: f64,
    echo_cpu_ms_per_message: f64,
    vs_echo: f64,
    rss_kb_per_socket: f64,
    rss_kb_per_game: f64,
    /// To see a sleeping table of 20,000 entries, and one of 200.
    wake_ms_20k_entries: f64,
    wake_ms_200_entries: f64,
}

/// Measures house and echo, one after the other.
pub(crate) async fn measure(load: Load) -> Result<Measured> {
    // Two processes with all sockets each; more than is allowed cannot be opened, and is told then.
    rlimit::increase_nofile_limit(u64::MAX)?;
    let folder = tempfile::tempdir()?;
    let file = |name: &str| folder.path().join(name).display().to_string();
    let (mut measured, mut waits) = measure_house(load, &file("house.db")).await?;
    measured.echo_cpu_ms_per_message = measure_echo(load, &file("echo.db")).await?;
    measured.vs_echo = measured.cpu_ms_per_move / measured.echo_cpu_ms_per_message;
    let waking = wake::measure(&file("wake.db")).await?;
    measured.wake_ms_20k_entries = waking.long_ms;
    measured.wake_ms_200_entries = waking.short_ms;
    waits.sort_by(f64::total_cmp);
    measured.move_to_broadcast_ms_p50 = quantile(&waits, 0.50);
    measured.move_to_broadcast_ms_p99 = quantile(&waits, 0.99);
    Ok(measured)
}

pub(crate) fn quantile(sorted: &[f64], part: f64) -> f64 {
    let index = (sorted.len() as f64 * part) as usize;
    let last = sorted.len().saturating_sub(1);
    sorted.get(index.min(last)).copied().unwrap_or(f64::NAN)
}

/// A port that is free now.
pub(crate) fn free_address() -> Result<SocketAddr> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?)
}

async fn measure_house(load: Load, store: &str) -> Result<(Measured, Vec<f64>)> {
    let address = free_address()?;
    let process = Process::start(&["house", &address.to_string(), store])?;
    crowd::until_open(address).await?;
    let empty = process.rss_kb()?;

    let players = load.games * 2;
    let in_the_hall = load.sockets.saturating_sub(players);
    let mut crowd = Crowd::new(address)?;
    crowd.fill_the_hall(in_the_hall).await?;
    let with_sockets = process.rss_kb()?;
    let per_socket = (with_sockets - empty) / in_the_hall.max(1) as f64;

    let games = crowd.sit_down(load.games).await?;
    let with_games = process.rss_kb()?;
    let per_game = (with_games - with_sockets) / load.games.max(1) as f64 - 2.0 * per_socket;

    let before = process.cpu_ms()?;
    let waits = crowd::play(games, load.time).await?;
    let cpu = process.cpu_ms()? - before;
    let measured = Measured {
        sockets: in_the_hall + players,
        games: load.games,
        moves: waits.len(),
        move_to_broadcast_ms_p50: 0.0,
        move_to_broadcast_ms_p99: 0.0,
        cpu_ms_per_move: cpu / waits.len().max(1) as f64,
        echo_cpu_ms_per_message: 0.0,
        vs_echo: 0.0,
        rss_kb_per_socket: per_socket,
        rss_kb_per_game: per_game,
        wake_ms_20k_entries: 0.0,
        wake_ms_200_entries: 0.0,
    };
    Ok((measured, waits))
}

async fn measure_echo(load: Load, store: &str) -> Result<f64> {
    let address = free_address()?;
    let process = Process::start(&["echo", &address.to_string(), store])?;
    crowd::until_open(address).await?;
    let mut crowd = Crowd::new(address)?;
    crowd
        .fill_the_hall(load.sockets.saturating_sub(load.games))
        .await?;
    let callers = crowd.callers(load.games).await?;
    let before = process.cpu_ms()?;
    let calls = crowd::call(callers, load.time).await?;
    let cpu = process.cpu_ms()? - before;
    Ok(cpu / calls.max(1) as f64)
}

/// Opens a house for the benchmarks, in a process of its own.
pub(crate) async fn open_house(address: SocketAddr, store: &str) -> Result<()> {
    rlimit::increase_nofile_limit(u64::MAX)?;
    let settings = Settings {
        address,
        store: store.to_owned(),
        limits_times: 100_000,
        ..Settings::default()
    };
    let house = House::open(&settings).await?;
    house.serve(std::future::pending()).await
}
