//! Mining puzzles: quick games are searched for positions with one clearly best move, and deep search has the last word.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use clap::Args;
use gimel::{Game, Move, see};
use gimel_engine::{Engine, Limits, Net, Thought};
use indicatif::{ProgressBar, ProgressStyle};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

/// Finds positions with one clearly best move in games of the engine against itself.
#[derive(Args, Debug)]
#[command(after_help = "Example:
  caravanserai gimel puzzles --count 500 --threads 16 > puzzles.txt

One puzzle a line, easiest first: position; best move and what follows; centipoints by which it is better than every
other; rating. Each was found by one search and confirmed by a deeper one.")]
pub struct Puzzles {
    /// How many to find
    #[arg(long, default_value_t = 100)]
    count: usize,
    /// Games at the same time
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Another seed finds others
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Positions the confirming search looks at
    #[arg(long, default_value_t = 120_000)]
    nodes: u64,
    /// Leave out what fewer than so many positions are enough for
    #[arg(long, default_value_t = 0)]
    hardest_from: u64,
}

/// Positions a move in the games costs, and the first search of a candidate.
const GAME_NODES: u64 = 700;
const FIRST_NODES: u64 = 12_000;
/// Centipoints by which looking ahead must gain over the first sight, and the best move over every other.
const GAIN: i32 = 150;
const MARGIN: i32 = 140;
/// Whoever is so far ahead or behind needs no puzzle.
const UNDECIDED: i32 = 2_000;
/// One move in so many of the games is a slip.
const SLIP: u32 = 12;
const MOST_TURNS: u64 = 240;
/// Moves of the solution that are told.
const TOLD: usize = 5;

struct Found {
    rating: u32,
    text: String,
}

impl Puzzles {
    /// The puzzles, one a line.
    pub fn run(&self) -> String {
        let (next, done) = (AtomicU64::new(self.seed << 32), AtomicBool::new(false));
        let (found, net) = (Mutex::new(Vec::<Found>::new()), Net::own());
        let style = ProgressStyle::with_template("{bar:30} {pos}/{len} puzzles, {eta} left");
        let bar = ProgressBar::new(self.count as u64)
            .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        std::thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                scope.spawn(|| {
                    while !done.load(Ordering::Relaxed) {
                        let seed = next.fetch_add(1, Ordering::Relaxed);
                        for puzzle in self.game(seed, net.as_ref()) {
                            let mut found = found.lock().unwrap_or_else(PoisonError::into_inner);
                            found.push(puzzle);
                            bar.set_position(found.len() as u64);
                            done.fetch_or(found.len() >= self.count, Ordering::Relaxed);
                        }
                    }
                });
            }
        });
        bar.finish_and_clear();
        let mut found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
        found.truncate(self.count);
        found.sort_by(|a, b| (a.rating, &a.text).cmp(&(b.rating, &b.text)));
        found.iter().map(|found| found.text.as_str()).collect()
    }

    /// The puzzles of one game.
    fn game(&self, seed: u64, net: Option<&Arc<Net>>) -> Vec<Found> {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut engine = Engine::new(8).with_net(net.cloned());
        let mut game = Game::default();
        let (mut found, mut last) = (Vec::new(), 0);
        let opening = rng.random_range(6..=12);
        while game.outcome().is_none() && game.turns() < MOST_TURNS {
            let Ok(thought) = engine.glance(&game, GAME_NODES, rng.random()) else {
                break;
            };
            let sight = Engine::at_first_sight(&game).centipoints();
            let score = thought.score.centipoints();
            let rich = score - sight >= GAIN && score.abs() < UNDECIDED;
            // Puzzles of one game would be much alike if they came one after another.
            if game.turns() > opening
                && rich
                && game.turns() >= last + 8
                && !is_plain(&game, thought.best)
            {
                let puzzle = self.confirm(&game, net);
                last = if puzzle.is_some() { game.turns() } else { last };
                found.extend(puzzle);
            }
            let slips = game.turns() < opening || rng.random_range(0..SLIP) == 0;
            let moves = game.moves();
            let mv = if slips {
                moves[rng.random_range(0..moves.len())]
            } else {
                thought.best
            };
            if game.play(mv).is_err() {
                break;
            }
        }
        found
    }

    /// Looks twice, the second time deeper: the same move must be clearly best, and nothing else nearly as good.
    fn confirm(&self, game: &Game, net: Option<&Arc<Net>>) -> Option<Found> {
        let game = Game::from_position(*game.rules().options(), game.position().clone()).ok()?;
        let mut engine = Engine::new(16).with_net(net.cloned());
        let look = |engine: &mut Engine, nodes: u64, tell: &mut dyn FnMut(&Thought)| {
            let limits = Limits::nodes(nodes);
            engine.analyse(&game, limits, 2, &mut |_| false, tell).ok()
        };
        let first = look(&mut engine, FIRST_NODES, &mut |_| {})?;
        let best = clearly_best(&first)?;
        engine.forget();
        let mut rounds: Vec<(u64, Move)> = Vec::new();
        let deep = look(&mut engine, self.nodes, &mut |thought| {
            rounds.push((thought.nodes, thought.best));
        })?;
        if clearly_best(&deep)? != best || is_plain(&game, best) {
            return None;
        }
        // How much had been looked at when the move was first seen to be best and stayed so.
        let wrong = rounds.iter().rposition(|(_, mv)| *mv != best);
        let known = wrong.map_or(0, |at| at + 1);
        let effort = rounds.get(known).map_or(self.nodes, |(nodes, _)| *nodes);
        if effort < self.hardest_from {
            return None;
        }
        let rating = rating(effort, best);
        let moves: Vec<String> = deep.pv.iter().take(TOLD).map(Move::to_string).collect();
        let text = format!(
            "{}; {}; {}; {rating}\n",
            game.position(),
            moves.join(" "),
            margin(&deep)
        );
        Some(Found { rating, text })
    }
}

fn margin(thought: &Thought) -> i32 {
    let score = |n: usize| thought.lines.get(n).map(|line| line.score.centipoints());
    score(0).unwrap_or(0) - score(1).unwrap_or(-UNDECIDED)
}

fn clearly_best(thought: &Thought) -> Option<Move> {
    let certain = thought.score.turns_to_end().is_none();
    (certain && margin(thought) >= MARGIN).then_some(thought.best)
}

/// Taking what hangs, or taking back, is no puzzle.
fn is_plain(game: &Game, mv: Move) -> bool {
    let gain = |mv: Move| see(game.position(), game.rules().leaps(), mv);
    let most = game
        .moves()
        .iter()
        .filter(|mv| mv.is_capture())
        .map(|&mv| gain(mv))
        .max();
    mv.is_capture() && gain(mv) > 0 && Some(gain(mv)) == most
}

/// From 800 for a capture that one look finds; quiet moves are harder to think of.
fn rating(effort: u64, mv: Move) -> u32 {
    let doublings = (effort.max(1_000) as f64 / 1_000.0).log2();
    let quiet = if mv.is_capture() { 0.0 } else { 150.0 };
    (800.0 + 100.0 * doublings + quiet).round() as u32
}
