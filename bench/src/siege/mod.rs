//! A house under siege: one attack after the other while honest games go on, all on this machine.

mod attacks;
mod honest;

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::Result;
use bench::guest::Guest;
use serde::Serialize;
use server::{House, Settings};
use tokio::net::{TcpSocket, TcpStream};

use crate::server::process::Process;
use crate::server::{free_address, quantile, until_open};
use attacks::{Attack, Ground};
use honest::Evening;

/// Honest games at the same time.
const GAMES: u8 = 10;
/// A house that is not itself again after so long is not any more.
const PATIENCE: Duration = Duration::from_secs(60);
/// So many files a small machine has for the house.
const FILES: u64 = 1024;
/// Moves faster than this are never called slow, whatever they were before.
const QUICK_MS: f64 = 50.0;

/// What was measured.
#[derive(Debug, Serialize)]
pub(crate) struct Measured {
    attacks: usize,
    honest_p99_ms_before: f64,
    honest_p99_ms_worst: f64,
    moves_lost: u64,
    rss_mb_worst: f64,
    recovered_s_worst: f64,
    /// Newcomers who were not let in while an attack went on.
    newcomers_kept_out: u32,
    each: Vec<Line>,
}

/// One attack.
#[derive(Debug, Serialize)]
struct Line {
    attack: &'static str,
    honest_p99_ms: f64,
    rss_mb: f64,
    recovered_s: f64,
    newcomers_kept_out: u32,
}

impl Measured {
    /// One line an attack.
    pub(crate) fn table(&self) -> String {
        let mut text = format!(
            "{:<32} {:>14} {:>8} {:>12} {:>10}\n",
            "attack", "honest p99 ms", "rss MB", "recovered s", "kept out"
        );
        for line in &self.each {
            text += &format!(
                "{:<32} {:>14.1} {:>8.0} {:>12.1} {:>10}\n",
                line.attack,
                line.honest_p99_ms,
                line.rss_mb,
                line.recovered_s,
                line.newcomers_kept_out
            );
        }
        text += &format!(
            "before: p99 {:.1} ms; moves lost: {}",
            self.honest_p99_ms_before, self.moves_lost
        );
        text
    }
}

/// Each attack goes on for `time`.
pub(crate) async fn measure(time: Duration) -> Result<Measured> {
    rlimit::increase_nofile_limit(u64::MAX)?;
    let folder = tempfile::tempdir()?;
    let store = folder.path().join("house.db").display().to_string();
    let house = free_address()?;
    let process = Process::start(&["siege-house", &house.to_string(), &store])?;
    until_open(house).await?;
    let evening = Evening::begin(house, GAMES).await?;
    let began = Instant::now();
    tokio::time::sleep(time).await;
    let before = quantile(&evening.told.waits_since(began), 0.99);
    let ground = Ground { house, store, time };
    let mut each = Vec::new();
    for attack in Attack::ALL {
        each.push(one(attack, &ground, &process, &evening, before).await?);
    }
    let worst = |of: fn(&Line) -> f64| each.iter().map(of).fold(0.0, f64::max);
    Ok(Measured {
        attacks: each.len(),
        honest_p99_ms_before: before,
        honest_p99_ms_worst: worst(|line| line.honest_p99_ms),
        rss_mb_worst: worst(|line| line.rss_mb),
        recovered_s_worst: worst(|line| line.recovered_s),
        newcomers_kept_out: each.iter().map(|line| line.newcomers_kept_out).sum(),
        moves_lost: evening.end().await?,
        each,
    })
}

async fn one(
    attack: Attack,
    ground: &Ground,
    process: &Process,
    evening: &Evening,
    before: f64,
) -> Result<Line> {
    eprintln!("{}", attack.name());
    let began = Instant::now();
    let kept_out = Arc::new(AtomicU64::new(0));
    let rss = Arc::new(AtomicU64::new(0));
    let mut attacking = Box::pin(attack.go(ground));
    let mut looks = tokio::time::interval(Duration::from_millis(200));
    let mut newcomers = tokio::task::JoinSet::new();
    for number in 0_u32.. {
        tokio::select! {
            done = &mut attacking => {
                done?;
                break;
            }
            _ = looks.tick() => {}
        }
        rss.fetch_max(process.rss_kb()? as u64, Ordering::Relaxed);
        if number.is_multiple_of(5) {
            let (house, kept_out) = (ground.house, Arc::clone(&kept_out));
            newcomers.spawn(async move {
                if !comes_in(house, number).await {
                    kept_out.fetch_add(1, Ordering::Relaxed);
                }
            });
        }
    }
    drop(attacking);
    let waits = evening.told.waits_since(began);
    let recovered = recovers(ground.house, evening, before).await;
    rss.fetch_max(process.rss_kb()? as u64, Ordering::Relaxed);
    while newcomers.join_next().await.is_some() {}
    Ok(Line {
        attack: attack.name(),
        honest_p99_ms: quantile(&waits, 0.99),
        rss_mb: rss.load(Ordering::Relaxed) as f64 / 1024.0,
        recovered_s: recovered.as_secs_f64(),
        newcomers_kept_out: u32::try_from(kept_out.load(Ordering::Relaxed))?,
    })
}

/// Is somebody who just wants to play let in?
async fn comes_in(house: SocketAddr, number: u32) -> bool {
    let last = u8::try_from(number % 250).unwrap_or(0) + 1;
    let address = IpAddr::from([127, 0, 3, last]);
    let Ok(http) = http(address) else {
        return false;
    };
    Guest::arrive(&http, house, "Newcomer").await.is_ok()
}

/// How long it takes until honest moves are as quick as before, and newcomers come in.
async fn recovers(house: SocketAddr, evening: &Evening, before: f64) -> Duration {
    let ended = Instant::now();
    let mut since = ended;
    while ended.elapsed() < PATIENCE {
        tokio::time::sleep(Duration::from_millis(500)).await;
        let waits = evening.told.waits_since(since);
        let slowest = waits.last().copied().unwrap_or(f64::INFINITY);
        if slowest <= (before * 2.0).max(QUICK_MS) && comes_in(house, 0).await {
            return since - ended;
        }
        since = Instant::now();
    }
    PATIENCE
}

/// A connection from one of this machine's own addresses.
async fn from(address: IpAddr, house: SocketAddr) -> Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::new(address, 0))?;
    let connecting = socket.connect(house);
    Ok(tokio::time::timeout(Duration::from_secs(5), connecting).await??)
}

/// Requests from one of this machine's own addresses.
fn http(address: IpAddr) -> Result<reqwest::Client> {
    let client = reqwest::Client::builder()
        .local_address(address)
        .pool_max_idle_per_host(1)
        .timeout(Duration::from_secs(10));
    Ok(client.build()?)
}

/// Opens a house as anybody would, on a machine that allows few files.
pub(crate) async fn open_house(address: SocketAddr, store: &str) -> Result<()> {
    rlimit::setrlimit(rlimit::Resource::NOFILE, FILES, FILES)?;
    let settings = Settings {
        address,
        store: store.to_owned(),
        ..Settings::default()
    };
    let house = House::open(&settings).await?;
    house.serve(std::future::pending()).await
}
