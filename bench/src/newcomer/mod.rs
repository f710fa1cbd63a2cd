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
use serde_json::Value;

use cup::Presses;
use evening::{Contests, Evening, ME};
use novice::{Idle, Novice};

/// Shares of decided contests, and seconds, by the keys under which they are known.
pub(crate) type Newcomer = serde_json::Map<String, Value>;

/// A figure, or two that come from the same contests.
type Figure = (&'static [&'static str], fn(Runs) -> Vec<f64>);

const FIGURES: &[Figure] = &[
    // Presses on Cup after which the hand held something within 0.6 s; of those, how many held more than one piece.
    (&["cup_catches", "cup_doubles"], |runs| {
        let presses = runs.presses();
        vec![
            share(presses.held, presses.all),
            share(presses.several, presses.held),
        ]
    }),
    // What a hand that never pulls wins, at the level where it wins most.
    (&["do_nothing_wins"], |runs| vec![runs.do_nothing_wins()]),
    (&["grabber_wins_child"], |runs| vec![runs.grabber_wins()]),
    (&["novice_wins_child"], |runs| {
        vec![runs.wins(Game::Duel, 1, &novice)]
    }),
    (&["novice_wins_dealer"], |runs| {
        vec![runs.wins(Game::Duel, 5, &novice)]
    }),
    (&["tower_novice_wins_child"], |runs| {
        vec![runs.wins(Game::Tower, 1, &novice)]
    }),
    (&["tower_first_building_s_p50"], |runs| {
        vec![runs.first_building()]
    }),
    // The least share of a level over the one below.
    (&["level_steps"], |runs| vec![runs.level_steps()]),
    // Bots' contests: seconds at the worst level and game, and in how many nobody pulled.
    (&["contest_s_p90", "nobody_pulled"], |runs| {
        let (seconds, nobody) = runs.bots_contests();
        vec![seconds, nobody]
    }),
    // Seconds of one's own contests and choices over all seconds of a Duel but those of rulings.
    (&["acting_share_duel"], |runs| vec![runs.acting_share()]),
];

fn novice(seed: u64, wish: &Wish) -> Box<dyn Player> {
    Box::new(Novice::new(seed, wish))
}

fn idle(_: u64, _: &Wish) -> Box<dyn Player> {
    Box::new(Idle::new())
}

/// Measures everything or what is named, each share from so many contests.
pub(crate) fn measure(contests: u32, seed: u64, only: &[String]) -> Newcomer {
    let runs = Runs { contests, seed };
    let wanted = |key: &str| only.is_empty() || only.iter().any(|name| name == key);
    let mut told = Newcomer::new();
    told.insert("contests".to_owned(), contests.into());
    for (keys, figure) in FIGURES {
        if keys.iter().any(|key| wanted(key)) {
            let values = figure(runs).into_iter().map(Value::from);
            told.extend(keys.iter().map(ToString::to_string).zip(values));
        }
    }
    told
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

    fn do_nothing_wins(self) -> f64 {
        let lazy: Vec<(Game, u8)> = [Game::Duel, Game::Threesome]
            .into_iter()
            .flat_map(|game| (1..=5).map(move |level| (game, level)))
            .collect();
        let shares = in_parallel(&lazy, |(game, level)| self.wins(game, level, &idle));
        shares.into_iter().fold(0.0, f64::max)
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
        // A ninetieth percentile of fewer says little, and the worst of twenty says less.
        let each = self.contests.div_ceil(4).max(50);
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
