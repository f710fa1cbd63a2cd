//! How fast the Gimel engine is: one thread, two threads, and in the browser's machine.

use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use gimel::Game;
use gimel_engine::{Limits, bench_nodes, puzzles};
use serde::Serialize;
use stopwatch::{POSITIONS, engine, game, think};

/// What was measured.
#[derive(Debug, Serialize)]
pub(crate) struct EngineSpeed {
    /// Positions a second, one thread, with the net.
    nps: f64,
    /// The same in Node, with the instructions that a browser has.
    nps_wasm: f64,
    wasm_vs_native: f64,
    /// How many times sooner two threads have looked as far ahead as one.
    smp_speedup_2: f64,
    /// The checksum of behaviour.
    bench_nodes: u64,
}

/// Turns looked ahead where threads are compared, and how often. Two fewer are over in a few milliseconds: then it is the
/// beginning of a thread that is measured.
const DEPTH: u32 = 10;
const ROUNDS: usize = 3;
/// Threads race each other, and one position may be lucky: one puzzle in so many joins the positions of the stopwatch.
const EVERY: usize = 40;

/// `wasm` is the program for Node that `cargo xtask bench engine` builds.
pub(crate) fn measure(wasm: &Path) -> Result<EngineSpeed> {
    let _ = think();
    let nps = (0..3).map(|_| speed()).fold(0.0, f64::max);
    let nps_wasm = in_node(wasm)?;
    Ok(EngineSpeed {
        nps,
        nps_wasm,
        wasm_vs_native: nps_wasm / nps,
        smp_speedup_2: speedup(),
        bench_nodes: bench_nodes(),
    })
}

fn speed() -> f64 {
    let began = Instant::now();
    think() as f64 / began.elapsed().as_secs_f64().max(1e-9)
}

fn in_node(program: &Path) -> Result<f64> {
    let output = Command::new("node").arg(program).output();
    let output = output.context("node could not be started")?;
    let text = String::from_utf8_lossy(&output.stdout);
    text.trim()
        .parse()
        .with_context(|| format!("{} said `{text}`; expected a number", program.display()))
}

/// The time one thread takes for all the positions over the time two take: medians, in turn.
fn speedup() -> f64 {
    let (mut one, mut two) = (Vec::new(), Vec::new());
    let games = games();
    for _ in 0..ROUNDS {
        one.push(games.iter().map(|game| time(game, 1)).sum::<Duration>());
        two.push(games.iter().map(|game| time(game, 2)).sum::<Duration>());
    }
    let median = |times: &mut Vec<Duration>| {
        times.sort_unstable();
        times[ROUNDS / 2].as_secs_f64()
    };
    median(&mut one) / median(&mut two).max(1e-9)
}

fn games() -> Vec<Game> {
    let puzzles = puzzles().step_by(EVERY);
    let puzzles = puzzles.map(|puzzle| puzzle.position.to_string());
    let all = POSITIONS.into_iter().map(str::to_owned).chain(puzzles);
    all.map(|gfen| game(&gfen).expect("a position of ours"))
        .collect()
}

/// How long so many threads take to look ahead so far.
fn time(game: &Game, threads: u32) -> Duration {
    let (mut engine, over) = (engine(), AtomicBool::new(false));
    let mut helpers: Vec<_> = (1..threads).map(|_| engine.companion()).collect();
    let began = Instant::now();
    std::thread::scope(|scope| {
        for (number, helper) in (1..).zip(&mut helpers) {
            let over = &over;
            scope.spawn(move || {
                helper.help(game, number, &mut |_| over.load(Ordering::Relaxed));
            });
        }
        let thought = engine.think(game, Limits::depth(DEPTH), &mut |_| false, &mut |_| {});
        over.store(true, Ordering::Relaxed);
        thought.expect("a game under way");
    });
    began.elapsed()
}
