//! The ladder: players from random to best, each against its neighbours, and one Elo scale that fits all the games.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use clap::Args;
use gimel::{BySide, Game, Move, Options, Side};
use gimel_engine::{Engine, Level, Limits, Net, Rival};
use indicatif::{ProgressBar, ProgressStyle};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde::Serialize;

use crate::elo::score_of;

/// Lets players of very different strength play and puts them on one scale.
#[derive(Args, Debug)]
#[command(after_help = "Example:
  caravanserai gimel ladder --games 40 --threads 16
  caravanserai gimel ladder --games 20 --players random,greedy,level-1,level-2 --json

Players: random, greedy, level-1 … level-12, hand-N and net-N (the engine with N positions a move). Everybody plays
so many games against each of the next few above, from openings of the book, colours swapped. Random is 0.")]
pub struct Ladder {
    /// Games of each pair, two for each opening
    #[arg(long, default_value_t = 20)]
    games: usize,
    /// With how many of the next players each plays
    #[arg(long, default_value_t = 2)]
    reach: usize,
    /// Games at the same time
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Positions a level looks at in a move at most
    #[arg(long, default_value_t = u64::MAX)]
    most_nodes: u64,
    /// Who plays, weakest first, separated by commas
    #[arg(long, value_delimiter = ',', default_values_t = usual())]
    players: Vec<String>,
    /// Answer as JSON
    #[arg(long)]
    pub json: bool,
}

fn usual() -> Vec<String> {
    let levels = Level::ALL.map(|level| format!("level-{}", level.number()));
    let mut all = vec!["random".to_owned(), "greedy".to_owned()];
    all.extend(levels);
    all
}

/// Turns after which a game is drawn.
const MOST_TURNS: u64 = 600;
const RULES: &str = "no_progress=150";
/// Megabytes of each player's table.
const TABLE_MB: usize = 4;
/// Rounds of the fit; it is settled long before.
const ROUNDS: usize = 4_000;

#[derive(Debug, Clone, Copy)]
enum Player {
    Rival(Rival),
    Level(Level),
    Engine { nodes: u64, net: bool },
}

impl Player {
    fn named(name: &str) -> Option<Self> {
        if let Some(rival) = Rival::from_name(name) {
            return Some(Self::Rival(rival));
        }
        let (kind, number) = name.split_once('-')?;
        let number: u64 = number.parse().ok()?;
        match kind {
            "level" => Level::new(u8::try_from(number).ok()?).map(Self::Level),
            "hand" | "net" => Some(Self::Engine {
                nodes: number,
                net: kind == "net",
            }),
            _ => None,
        }
    }

    fn engine(self, net: Option<&Arc<Net>>) -> Engine {
        let with = matches!(self, Self::Engine { net: true, .. } | Self::Level(_));
        Engine::new(TABLE_MB).with_net(net.filter(|_| with).cloned())
    }
}

/// A player's place.
#[derive(Debug, Clone, Serialize)]
pub struct Rung {
    /// Who.
    pub player: String,
    /// Elo above random.
    pub elo: f64,
    /// Half width of its 95 % interval, if the others' Elo were known.
    pub error: f64,
    /// Games played.
    pub games: usize,
    /// Games won, drawn and lost against the one below.
    pub against_below: [usize; 3],
}

/// Games of one pair, from the lower one's point of view.
#[derive(Debug, Clone, Copy)]
struct Pairing {
    low: usize,
    high: usize,
    /// Won, drawn, lost by the higher.
    results: [usize; 3],
}

impl Pairing {
    fn games(&self) -> f64 {
        self.results.iter().sum::<usize>() as f64
    }

    fn score(&self) -> f64 {
        self.results[0] as f64 + self.results[1] as f64 / 2.0
    }
}

impl Ladder {
    /// Plays all the games and fits the scale.
    pub fn run(&self) -> Result<Vec<Rung>, String> {
        let players: Option<Vec<Player>> = self
            .players
            .iter()
            .map(|name| Player::named(name))
            .collect();
        let players = players.ok_or("a player is not known; expected random, greedy, uct, level-1 … level-12, hand-N or net-N")?;
        let mut pairings = Vec::new();
        for low in 0..players.len() {
            for high in low + 1..players.len().min(low + 1 + self.reach) {
                pairings.push(Pairing {
                    low,
                    high,
                    results: [0; 3],
                });
            }
        }
        let openings: Vec<&str> = crate::book().collect();
        let style = ProgressStyle::with_template("{bar:30} {pos}/{len} games, {eta} left");
        let bar = ProgressBar::new((pairings.len() * self.games) as u64)
            .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        let (next, net, count) = (AtomicUsize::new(0), Net::own(), pairings.len());
        let table = Mutex::new(pairings);
        std::thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                scope.spawn(|| {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        // The strongest pairs first: their games are the longest.
                        let (pair, game) = (
                            count.wrapping_sub(1 + number / self.games),
                            number % self.games,
                        );
                        let of = |at: usize| {
                            table
                                .lock()
                                .unwrap_or_else(PoisonError::into_inner)
                                .get(at)
                                .copied()
                        };
                        let Some(pairing) = of(pair) else { break };
                        let sides = [players[pairing.high], players[pairing.low]];
                        let opening = openings[(game / 2 + 7 * pair) % openings.len()];
                        let result = self.play(sides, game, opening, net.as_ref());
                        let mut table = table.lock().unwrap_or_else(PoisonError::into_inner);
                        table[pair].results[result] += 1;
                        bar.inc(1);
                    }
                });
            }
        });
        bar.finish_and_clear();
        let pairings = table.into_inner().unwrap_or_else(PoisonError::into_inner);
        Ok(self.rungs(&pairings))
    }

    /// 0 if the first wins, 1 in a draw, 2 if the second does.
    fn play(
        &self,
        players: [Player; 2],
        number: usize,
        opening: &str,
        net: Option<&Arc<Net>>,
    ) -> usize {
        let options: Options = RULES.parse().unwrap_or_default();
        let position = opening.parse().unwrap_or_default();
        let mut game = Game::from_position(options, position).unwrap_or_default();
        let first = Side::BOTH[number % 2];
        let mut rng = ChaCha8Rng::seed_from_u64(number as u64);
        let mut seats = BySide::from_fn(|side| {
            let player = players[usize::from(side != first)];
            (player, player.engine(net))
        });
        while game.outcome().is_none() && game.turns() < MOST_TURNS {
            let (player, engine) = &mut seats[game.position().side()];
            let mv = self.choose(*player, engine, &game, &mut rng);
            if mv.is_none_or(|mv| game.play(mv).is_err()) {
                break;
            }
        }
        match game.outcome().and_then(|outcome| outcome.winner) {
            None => 1,
            Some(side) => 2 * usize::from(side != first),
        }
    }

    fn choose(
        &self,
        player: Player,
        engine: &mut Engine,
        game: &Game,
        rng: &mut ChaCha8Rng,
    ) -> Option<Move> {
        match player {
            Player::Rival(rival) => rival.choose(game, &mut |games| games >= 200, rng).ok(),
            Player::Level(level) => engine.choose_within(game, level, self.most_nodes, rng).ok(),
            Player::Engine { nodes, .. } => {
                let limits = Limits::nodes(nodes);
                let thought = engine.think(game, limits, &mut |_| false, &mut |_| {});
                thought.ok().map(|thought| thought.best)
            }
        }
    }

    fn rungs(&self, pairings: &[Pairing]) -> Vec<Rung> {
        let elo = fit(self.players.len(), pairings);
        let rung = |(n, name): (usize, &String)| {
            let own = pairings
                .iter()
                .filter(|pair| pair.low == n || pair.high == n);
            let games: f64 = own.clone().map(Pairing::games).sum();
            let knowledge: f64 = own.map(|pair| information(pair, &elo)).sum();
            let below = pairings
                .iter()
                .find(|pair| pair.high == n && pair.low + 1 == n);
            Rung {
                player: name.clone(),
                elo: elo[n],
                error: 1.96 / knowledge.max(1e-9).sqrt(),
                games: games as usize,
                against_below: below.map_or([0; 3], |pair| pair.results),
            }
        };
        self.players.iter().enumerate().map(rung).collect()
    }
}

/// What a pair's games say about the difference, per squared Elo.
fn information(pair: &Pairing, elo: &[f64]) -> f64 {
    let expected = score_of(elo[pair.high] - elo[pair.low]);
    let slope = std::f64::consts::LN_10 / 400.0;
    pair.games() * expected * (1.0 - expected) * slope * slope
}

/// The Elo of everybody under which the results are likeliest, a draw counting half; the first is 0.
///
/// Each pair is given one drawn game more, so that nobody is infinitely stronger.
fn fit(players: usize, pairings: &[Pairing]) -> Vec<f64> {
    let mut elo = vec![0.0; players];
    for _ in 0..ROUNDS {
        for n in 0..players {
            let (mut pull, mut weight) = (0.0, 0.0);
            for pair in pairings
                .iter()
                .filter(|pair| pair.low == n || pair.high == n)
            {
                let (games, score) = (pair.games() + 1.0, pair.score() + 0.5);
                let expected = score_of(elo[pair.high] - elo[pair.low]);
                let sign = if pair.high == n { 1.0 } else { -1.0 };
                pull += sign * (score - games * expected);
                weight += games * expected * (1.0 - expected);
            }
            let step = 400.0 / std::f64::consts::LN_10 * pull / f64::max(weight, 1e-3);
            elo[n] += step.clamp(-50.0, 50.0);
        }
        let first = elo.first().copied().unwrap_or(0.0);
        elo.iter_mut().for_each(|value| *value -= first);
    }
    elo
}

/// The ladder for people, a table that a document can hold.
#[must_use]
pub fn ladder_text(rungs: &[Rung]) -> String {
    let mut text = "| Player | Elo | ± | Games | Won, drawn, lost against the one above it in this table |\n|---|---|---|---|---|\n".to_owned();
    for rung in rungs {
        let [won, drawn, lost] = rung.against_below;
        let _ = writeln!(
            text,
            "| {} | {:.0} | {:.0} | {} | {won}, {drawn}, {lost} |",
            rung.player, rung.elo, rung.error, rung.games
        );
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scale_that_fits() {
        // Three quarters of the points are 191 Elo; two such steps add up.
        let pairing = |low, high| Pairing {
            low,
            high,
            results: [5_000, 5_000, 0],
        };
        let elo = fit(3, &[pairing(0, 1), pairing(1, 2)]);
        assert!(
            (elo[1] - 191.0).abs() < 1.0 && (elo[2] - 382.0).abs() < 2.0,
            "{elo:?}"
        );
    }

    #[test]
    fn players_have_names() {
        for name in usual()
            .iter()
            .map(String::as_str)
            .chain(["hand-1000", "net-5", "uct"])
        {
            assert!(Player::named(name).is_some(), "{name}");
        }
        for name in ["level-0", "level-13", "somebody", "hand-x"] {
            assert!(Player::named(name).is_none(), "{name}");
        }
    }
}
