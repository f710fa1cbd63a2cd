//! Games that a net learns from: many quick ones of the engine against itself, in a compact file.

mod games;
mod judge;
mod record;

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use clap::Args;
use gimel_engine::Engine;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

pub use judge::Judge;
pub use record::{RECORD, Sample};

use crate::nets::read_net;

/// Plays quick games and writes down every position with what the engine thought and how it ended.
#[derive(Args, Debug)]
#[command(after_help = "Example:
  caravanserai gimel datagen --games 10000 --threads 16 data.bin
  caravanserai gimel datagen --games 20000 --threads 16 data.bin   (goes on where that ended)

Each game begins with six to ten random turns. Game n is the same whenever and wherever it is played, and games are
written in order: a run that was broken off goes on where it ended. The format is described in training/README.md.")]
pub struct Datagen {
    /// The file to write, or to go on with
    file: String,
    /// Games in the file when done
    #[arg(long, default_value_t = 1_000)]
    games: u64,
    /// Stop after so many minutes even so
    #[arg(long)]
    minutes: Option<f64>,
    /// Games at the same time
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Positions looked at for each move
    #[arg(long, default_value_t = 600)]
    nodes: u64,
    /// Another seed makes other games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// A net to judge by
    #[arg(long, value_name = "FILE")]
    net: Option<String>,
    /// Answer as JSON
    #[arg(long)]
    pub json: bool,
}

/// What was written.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Written {
    /// Games in the file.
    pub games: u64,
    /// Positions in the file.
    pub positions: u64,
    /// Games of this run.
    pub played: u64,
    /// Of those, won by White, drawn, won by Black.
    pub results: [u64; 3],
}

impl Written {
    /// For people.
    #[must_use]
    pub fn text(&self) -> String {
        format!(
            "{} games, {} positions; {} played now: White won, drew, lost {:?}",
            self.games, self.positions, self.played, self.results
        )
    }
}

/// Megabytes of each engine's table.
const TABLE_MB: usize = 2;

impl Datagen {
    /// Plays and writes.
    pub fn run(&self) -> Result<Written, String> {
        let net = self.net.as_deref().map(read_net).transpose()?;
        let trouble = |why: std::io::Error| format!("{} cannot be written: {why}", self.file);
        let (mut file, done) = open(&self.file).map_err(trouble)?;
        let next = AtomicU64::new(done.games);
        let until = self.minutes.map(|minutes| {
            Instant::now() + Duration::from_secs_f64(minutes.clamp(0.0, 1e6) * 60.0)
        });
        let over = || until.is_some_and(|until| Instant::now() >= until);
        let (sender, received) = channel();
        let written = std::thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                let (sender, net, next) = (sender.clone(), net.clone(), &next);
                scope.spawn(move || {
                    let mut engine = Engine::new(TABLE_MB).with_net(net);
                    while !over() {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.games {
                            break;
                        }
                        let seed = self.seed << 40 | number;
                        let game = games::play(&mut engine, self.nodes, seed);
                        if sender.send((number, game)).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(sender);
            self.write_in_order(&mut file, &received, done)
        });
        written.map_err(trouble)
    }

    /// Writes games in the order of their numbers, whichever was over first.
    fn write_in_order(
        &self,
        file: &mut File,
        received: &Receiver<(u64, games::Played)>,
        mut written: Written,
    ) -> std::io::Result<Written> {
        let style = ProgressStyle::with_template("{bar:30} {pos}/{len} games, {msg}, {eta} left");
        let bar = ProgressBar::new(self.games)
            .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        let mut waiting = BTreeMap::new();
        for (number, game) in received {
            waiting.insert(number, game);
            while let Some(game) = waiting.remove(&written.games) {
                file.write_all(&game.bytes)?;
                written.games += 1;
                written.played += 1;
                written.positions += (game.bytes.len() / RECORD) as u64;
                written.results[(1 - game.result) as usize] += 1;
                bar.set_position(written.games);
                bar.set_message(format!("{} positions", written.positions));
            }
        }
        bar.finish_and_clear();
        Ok(written)
    }
}

/// Opens a file to go on with: half a record at its end is cut off, and so is a game that was not written whole.
fn open(name: &str) -> std::io::Result<(File, Written)> {
    let mut file = OpenOptions::new()
        .read(true)
        .write(true)
        .create(true)
        .truncate(false)
        .open(name)?;
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes)?;
    let records: Vec<Sample> = bytes.chunks_exact(RECORD).map(Sample::read).collect();
    let whole = records.iter().rposition(|sample| sample.last);
    let positions = whole.map_or(0, |last| last + 1);
    let games = records[..positions].iter().filter(|sample| sample.last);
    let written = Written {
        games: games.count() as u64,
        positions: positions as u64,
        played: 0,
        results: [0; 3],
    };
    let length = (positions * RECORD) as u64;
    file.set_len(length)?;
    file.seek(SeekFrom::Start(length))?;
    Ok((file, written))
}
