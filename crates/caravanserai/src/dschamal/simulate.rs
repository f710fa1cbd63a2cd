//! `dschamal simulate`: many games with stochastic hands, and what the rules did in them.

use std::fmt::Write as _;
use std::process::ExitCode;

use dschamal::{Edition, Game, Hands, MAX_SEATS, Rules, Seat, Tally, play_game};
use indicatif::{ProgressBar, ProgressStyle};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use rayon::prelude::*;
use serde_json::{Map, Value, json};

use crate::exit;

const EXAMPLE: &str = "Example:
  caravanserai dschamal simulate --game duel --players 5 --edition zoch-en --games 100000 --seed 1

The same seed plays the same games, on any number of cores.";

/// Play whole games with stochastic hands and report what an edition changes
#[derive(clap::Args)]
#[command(after_help = EXAMPLE)]
pub(crate) struct Args {
    /// duel, tower, threesome or quartet
    #[arg(long, default_value = "duel")]
    game: Game,
    /// How many play
    #[arg(long, default_value_t = 5)]
    players: u8,
    /// recommended, zoch-en, zoch-fr, fr-flumian, nl-2006 or fr-summary
    #[arg(long, default_value = "recommended")]
    edition: Edition,
    /// A house rule, e.g. --option victory.target=5; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// How many games
    #[arg(long, default_value_t = 10_000)]
    games: u64,
    /// Where chance begins
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Mean seconds until a hand comes out: one number for all, or one a seat (2,2,1.5)
    #[arg(long, value_delimiter = ',', default_value = "2")]
    speed: Vec<f64>,
    /// How often a hand brings out just anything
    #[arg(long, default_value_t = Hands::default().error, value_parser = rate)]
    error: f64,
    /// How often a hand brings out two pieces
    #[arg(long, default_value_t = Hands::default().double, value_parser = rate)]
    double: f64,
    /// How often the camel is called when it was pulled
    #[arg(long, default_value_t = Hands::default().shout, value_parser = rate)]
    shout: f64,
    /// How often the camel is called although it was not pulled
    #[arg(long, default_value_t = Hands::default().false_shout, value_parser = rate)]
    false_shout: f64,
    /// How often hands are equally quick
    #[arg(long, default_value_t = Hands::default().tie, value_parser = rate)]
    tie: f64,
    /// How often something falls when a piece is built
    #[arg(long, default_value_t = Hands::default().collapse, value_parser = rate)]
    collapse: f64,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

fn rate(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(rate) if (0.0..=1.0).contains(&rate) => Ok(rate),
        _ => Err("a rate is a number from 0 to 1".to_owned()),
    }
}

pub(crate) fn run(args: &Args) -> ExitCode {
    let (rules, hands) = match agreed(args) {
        Ok(agreed) => agreed,
        Err(message) => return exit::bad_input(&message),
    };
    let tally = play(args, &rules, &hands);
    if args.json {
        exit::print_json(&report_json(args, &tally))
    } else {
        exit::print(report_text(args, &tally).trim_end())
    }
}

fn agreed(args: &Args) -> Result<(Rules, Hands), String> {
    let mut options = args.edition.options();
    for option in &args.options {
        let (key, value) = option.split_once('=').ok_or_else(|| {
            format!("--option {option:?} is not KEY=VALUE, e.g. victory.target=5")
        })?;
        options
            .set_for(args.game, key, value)
            .map_err(|error| error.to_string())?;
    }
    let rules = Rules::new(args.game, args.players, options).map_err(|error| error.to_string())?;
    Ok((rules, hands(args)?))
}

fn hands(args: &Args) -> Result<Hands, String> {
    let mut hands = Hands {
        error: args.error,
        double: args.double,
        shout: args.shout,
        false_shout: args.false_shout,
        tie: args.tie,
        collapse: args.collapse,
        ..Hands::default()
    };
    let one_for_all = args.speed.len() == 1;
    if !one_for_all && args.speed.len() != usize::from(args.players) {
        return Err(format!(
            "--speed wants one number or {}, one a seat",
            args.players
        ));
    }
    if !args
        .speed
        .iter()
        .all(|&speed| speed > 0.0 && speed.is_finite())
    {
        return Err("--speed wants seconds above 0".to_owned());
    }
    for (seat, speed) in Seat::all(MAX_SEATS).zip(args.speed.iter().cycle()) {
        hands.pace[seat] = *speed;
    }
    if args.tie >= 1.0 {
        return Err("--tie 1 would repeat every contest for ever".to_owned());
    }
    Ok(hands)
}

/// Every game has a seed of its own, so that the result does not depend on the number of cores.
fn play(args: &Args, rules: &Rules, hands: &Hands) -> Tally {
    let progress = ProgressBar::new(args.games).with_style(
        ProgressStyle::with_template("{bar:32} {human_pos} of {human_len} games, {eta} left")
            .unwrap_or_else(|_| ProgressStyle::default_bar()),
    );
    let batch = 256;
    let batches = args.games.div_ceil(batch);
    let tally = (0..batches)
        .into_par_iter()
        .map(|index| {
            let games = batch.min(args.games - index * batch);
            let mut tally = Tally::default();
            for game in 0..games {
                let mut rng = ChaCha8Rng::seed_from_u64(args.seed);
                rng.set_stream(index * batch + game);
                play_game(rules, hands, &mut rng, &mut tally);
            }
            progress.inc(games);
            tally
        })
        .collect::<Vec<_>>() // in order, so that sums of shares are the same on every machine
        .into_iter()
        .fold(Tally::default(), Tally::merge);
    progress.finish_and_clear();
    tally
}

struct Contests {
    mean: f64,
    sorted: Vec<u32>,
}

impl Contests {
    fn of(tally: &Tally) -> Contests {
        let mut sorted = tally.contests.clone();
        sorted.sort_unstable();
        let sum: f64 = sorted.iter().map(|&count| f64::from(count)).sum();
        let mean = sum / (sorted.len().max(1)) as f64;
        Contests { mean, sorted }
    }

    fn percentile(&self, percent: usize) -> u32 {
        let last = self.sorted.len().saturating_sub(1);
        self.sorted.get(last * percent / 100).copied().unwrap_or(0)
    }
}

const PERCENTILES: [usize; 5] = [5, 25, 50, 75, 95];

fn report_json(args: &Args, tally: &Tally) -> Value {
    let contests = Contests::of(tally);
    let mut by_percent = Map::new();
    for percent in PERCENTILES {
        by_percent.insert(format!("p{percent}"), contests.percentile(percent).into());
    }
    let wins: Map<String, Value> = Seat::all(args.players)
        .map(|seat| (seat.number().to_string(), tally.wins[seat].into()))
        .collect();
    let mut rules: Map<String, Value> = Map::new();
    for (case, count) in tally.fired() {
        let so_far = rules
            .get(&case.rule().to_string())
            .and_then(Value::as_u64)
            .unwrap_or(0);
        rules.insert(case.rule().to_string(), (so_far + count).into());
    }
    let cases: Map<String, Value> = tally
        .fired()
        .map(|(case, count)| (case.key().to_owned(), count.into()))
        .collect();
    json!({
        "game": args.game, "players": args.players, "edition": args.edition, "seed": args.seed,
        "games": tally.games, "unfinished": tally.unfinished, "drawn": tally.drawn,
        "wins": wins, "contests": { "mean": contests.mean, "percentiles": by_percent },
        "rules": rules, "cases": cases,
    })
}

fn report_text(args: &Args, tally: &Tally) -> String {
    let contests = Contests::of(tally);
    let games = tally.games.max(1) as f64;
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = writeln!(
        text,
        "{} games of {}, {} players, {}",
        tally.games, args.game, args.players, args.edition
    );
    for seat in Seat::all(args.players) {
        let wins = tally.wins[seat];
        let _ = writeln!(
            text,
            "  {seat}: {wins:.1} wins, {:.1} %",
            100.0 * wins / games
        );
    }
    let _ = write!(text, "Contests a game: {:.1} on average", contests.mean);
    for percent in PERCENTILES {
        let _ = write!(text, ", {percent} %: {}", contests.percentile(percent));
    }
    let total: u64 = tally.fired().map(|(_, count)| count).sum();
    let _ = writeln!(text, "\nWhat decided the {total} contests:");
    let mut fired: Vec<_> = tally.fired().collect();
    fired.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
    for (case, count) in fired {
        let share = 100.0 * count as f64 / total.max(1) as f64;
        let _ = writeln!(
            text,
            "  {:<7} {:<28} {count:>10} {share:>6.2} %",
            case.rule(),
            case.key()
        );
    }
    if tally.unfinished > 0 {
        let _ = writeln!(
            text,
            "{} games were given up after too many contests.",
            tally.unfinished
        );
    }
    text
}
