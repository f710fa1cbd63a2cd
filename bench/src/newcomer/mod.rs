//! What a stranger's hand comes to: does a grip answer, does feeling win against bots of every level, how long does one wait?
//!
//! The person goes through the page's own gestures; tables, bags and towers are real, only time is simulated.

mod cup;
mod evening;
mod luck;
mod novice;

use std::thread;

use dschamal::Game;
use feelers::duel::{Stage, Who, match_entrants, match_up};
use feelers::{Level, Player, Wish};
use serde::Serialize;

use cup::Presses;
use evening::{Contests, Evening, ME};
use novice::{Idle, Novice};

/// Shares of decided contests, and seconds.
#[derive(Debug, Serialize)]
pub(crate) struct Newcomer {
    /// Contests behind every share.
    contests: u32,
    /// Presses on Cup after which the hand held something within 0.6 s.
    cup_catches: f64,
    /// Of those, how many held more than one piece.
    cup_doubles: f64,
    /// What a hand that never pulls wins, at the level where it wins most.
    do_nothing_wins: f64,
    grabber_wins_child: f64,
    novice_wins_child: f64,
    novice_wins_dealer: f64,
    tower_novice_wins_child: f64,
    tower_first_building_s_p50: f64,
    /// The least share of a level over the one below.
    level_steps: f64,
    /// At the worst level and game.
    contest_s_p90: f64,
    /// Bots' contests in which nobody pulled.
    nobody_pulled: f64,
    /// Seconds of one's own contests and choices over all seconds of a Duel but those of rulings.
    acting_share_duel: f64,
}

fn novice(seed: u64, wish: &Wish) -> Box<dyn Player> {
    Box::new(Novice::new(seed, wish))
}

fn idle(_: u64, _: &Wish) -> Box<dyn Player> {
    Box::new(Idle::new())
}

/// Measures everything, each share from so many contests.
pub(crate) fn measure(contests: u32, seed: u64) -> Newcomer {
    let runs = Runs { contests, seed };
    let presses = runs.presses();
    let idle_at = |(game, level): (Game, u8)| runs.wins(game, level, &idle);
    let lazy: Vec<(Game, u8)> = [Game::Duel, Game::Threesome]
        .into_iter()
        .flat_map(|game| (1..=5).map(move |level| (game, level)))
        .collect();
    let (bots, nobody_pulled) = runs.bots_contests();
    Newcomer {
        contests,
        cup_catches: share(presses.held, presses.all),
        cup_doubles: share(presses.several, presses.held),
        do_nothing_wins: in_parallel(&lazy, idle_at).into_iter().fold(0.0, f64::max),
        grabber_wins_child: runs.grabber_wins(),
        novice_wins_child: runs.wins(Game::Duel, 1, &novice),
        novice_wins_dealer: runs.wins(Game::Duel, 5, &novice),
        tower_novice_wins_child: runs.wins(Game::Tower, 1, &novice),
        tower_first_building_s_p50: runs.first_building(),
        level_steps: runs.level_steps(),
        contest_s_p90: bots,
        nobody_pulled,
        acting_share_duel: runs.acting_share(),
    }
}

fn share(part: u32, all: u32) -> f64 {
    f64::from(part) / f64::from(all.max(1))
}

/// As many at a time as there are cores.
fn in_parallel<T: Sync + Send + Copy, R: Send>(all: &[T], each: impl Fn(T) -> R + Sync) -> Vec<R> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let each = &each;
    let mut done = Vec::new();
    for some in all.chunks(cores) {
        done.extend(thread::scope(|scope| {
            let running: Vec<_> = some
                .iter()
                .map(|&one| scope.spawn(move || each(one)))
                .collect();
            let ends = running.into_iter().map(|one| one.join().expect("no panic"));
            ends.collect::<Vec<R>>()
        }));
    }
    done
}

fn quantile(mut values: Vec<f64>, share: f64) -> f64 {
    values.sort_by(f64::total_cmp);
    let index = (values.len() as f64 * share) as usize;
    values
        .get(index.min(values.len().saturating_sub(1)))
        .copied()
        .unwrap_or(0.0)
}

/// How often, and with which bags and people.
#[derive(Clone, Copy)]
struct Runs {
    contests: u32,
    seed: u64,
}

impl Runs {
    /// From here on no other part of the work, and no other seed of the whole, counts.
    fn first_seed(self, part: u32) -> u64 {
        (self.seed << 40) + (u64::from(part) << 32)
    }

    fn seeds(self, count: u32) -> std::ops::Range<u64> {
        let start = self.first_seed(0);
        start..start + u64::from(count)
    }

    /// Parts of the work, one for each core.
    fn parts(self) -> Vec<(u32, u64)> {
        let cores = thread::available_parallelism().map_or(1, usize::from) as u32;
        (0..cores)
            .map(|part| (self.contests.div_ceil(cores), self.first_seed(part)))
            .collect()
    }

    fn presses(self) -> Presses {
        let kinds = [(60, true), (60, false), (20, true), (20, false)];
        let each = |(count, entry)| cup::presses(count, entry, self.seeds(self.contests / 4));
        let mut all = Presses::default();
        for presses in in_parallel(&kinds, each) {
            all.add(presses);
        }
        all
    }

    /// How many of so many contests with a winner this person wins among bots of this level.
    fn wins(self, game: Game, level: u8, person: &evening::Entrant<'_>) -> f64 {
        let won = in_parallel(&self.parts(), |(contests, seed)| {
            let (mut won, mut decided, mut games) = (0, 0, seed);
            while decided < contests {
                games += 1;
                let mut evening = Evening::begin(game, level, games, Contests::OfPerson, person);
                while evening.fought.len() < 40 && evening.goes_on() {}
                let mine = evening
                    .fought
                    .iter()
                    .filter(|it| it.mine && it.winner.is_some());
                decided += mine.clone().count() as u32;
                won += mine.filter(|it| it.winner == Some(ME)).count() as u32;
            }
            (won, decided)
        });
        let won = won
            .into_iter()
            .fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
        share(won.0, won.1)
    }

    fn grabber_wins(self) -> f64 {
        let child = |seed, wish: &Wish| Who::Feeler(Level::Child).sit_down(seed, wish);
        let grabber = |seed, wish: &Wish| Who::Grabber.sit_down(seed, wish);
        let score = match_entrants([&grabber, &child], Stage::Opening, self.contests, self.seed);
        score.first_percent() / 100.0
    }

    fn level_steps(self) -> f64 {
        let pairs: Vec<[Level; 2]> = Level::ALL
            .windows(2)
            .map(|pair| [pair[1], pair[0]])
            .collect();
        let steps = in_parallel(&pairs, |pair| {
            let pair = pair.map(Who::Feeler);
            match_up(pair, Stage::WholeGames, self.contests, self.seed).first_percent() / 100.0
        });
        steps.into_iter().fold(1.0, f64::min)
    }

    /// The ninetieth percentile of seconds of bots' contests at the worst level and game, and how many of all brought nothing.
    fn bots_contests(self) -> (f64, f64) {
        let all: Vec<(Game, u8)> = Game::ALL
            .into_iter()
            .flat_map(|game| (1..=5).map(move |level| (game, level)))
            .collect();
        let each = self.contests.div_ceil(all.len() as u32).max(50);
        let fought = in_parallel(&all, |(game, level)| {
            let (mut seconds, mut nobody, mut games) = (Vec::new(), 0, self.first_seed(0));
            while seconds.len() < each as usize {
                games += 1;
                let mut evening = Evening::begin(game, level, games, Contests::OfBots, &idle);
                while evening.fought.len() < 12 && evening.goes_on() {}
                nobody += evening.fought.iter().filter(|it| !it.pulled).count();
                seconds.extend(evening.fought.iter().map(|it| it.seconds));
            }
            let count = seconds.len();
            let p90 = quantile(seconds, 0.9);
            (p90, nobody, count)
        });
        let worst = fought.iter().map(|it| it.0).fold(0.0, f64::max);
        let (nobody, all) = fought
            .iter()
            .fold((0, 0), |sum, it| (sum.0 + it.1, sum.1 + it.2));
        (worst, nobody as f64 / all.max(1) as f64)
    }

    /// Seconds in the bag until two of the weakest bots have something to build.
    fn first_building(self) -> f64 {
        let seeds: Vec<u64> = self.seeds(self.contests / 10).collect();
        let seconds = in_parallel(&seeds, |seed| {
            let mut evening = Evening::begin(Game::Tower, 1, seed, Contests::OfBots, &idle);
            while evening.first_building_s.is_none() && evening.goes_on() {}
            evening.first_building_s.unwrap_or(f64::MAX)
        });
        quantile(seconds, 0.5)
    }

    fn acting_share(self) -> f64 {
        let seeds: Vec<u64> = self.seeds((self.contests / 50).max(8)).collect();
        let spent = in_parallel(&seeds, |seed| {
            let mut evening = Evening::begin(Game::Duel, 1, seed, Contests::All, &novice);
            while evening.fought.len() < 60 && evening.goes_on() {}
            evening.spent
        });
        let acting: i64 = spent.iter().map(|it| it.acting).sum();
        let all: i64 = spent.iter().map(|it| it.all - it.rulings).sum();
        acting as f64 / all.max(1) as f64
    }
}
