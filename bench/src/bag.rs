//! How fast the bag is: one hot world, many worlds in turn, and what its touches, snapshots and recordings weigh.

use std::time::{Duration, Instant};

use bag::{Bag, Form, HandInput, Recording, Settings, Shape, TICKS_PER_SECOND};
use feelers::{Feeler, Level, Player, Wish};
use serde::Serialize;

/// What was measured.
#[derive(Debug, Serialize)]
pub(crate) struct BagSpeed {
    /// One step of a full bag with two hands, one hot world.
    step_us_p50: f64,
    step_us_p99: f64,
    /// Duels that one core can step in real time, worlds in turn, two steps a visit.
    duels_60hz_per_core: f64,
    /// A bag from nothing to strewn and still.
    new_ms: f64,
    snapshot_bytes: f64,
    /// Ten seconds of two hands, as they are stored.
    recording_bytes: f64,
    /// What one player receives in a second.
    touch_bytes_per_s: f64,
    /// What a bot costs beside a step.
    feeler_us_per_tick: f64,
}

/// Ten seconds.
const TICKS: u32 = 10 * TICKS_PER_SECOND;
const CONTESTS: u64 = 24;
/// More worlds than the caches hold.
const WORLDS: usize = 96;

pub(crate) fn measure(time: Duration) -> BagSpeed {
    let mut played = Played::default();
    let contests: Vec<Recording> = (0..CONTESTS).map(|seed| played.contest(seed)).collect();
    played.steps.sort_unstable();
    let share = |share: usize| micros(played.steps[played.steps.len() * share / 100]);
    let seconds = f64::from(TICKS / TICKS_PER_SECOND) * CONTESTS as f64;
    BagSpeed {
        step_us_p50: share(50),
        step_us_p99: share(99),
        duels_60hz_per_core: duels_in_turn(&contests, time),
        new_ms: undisturbed_us(&mut played.made) / 1000.0,
        snapshot_bytes: played.snapshot as f64 / CONTESTS as f64,
        recording_bytes: contests
            .iter()
            .map(|one| one.to_bytes().len() as f64)
            .sum::<f64>()
            / CONTESTS as f64,
        touch_bytes_per_s: played.touched as f64 / (2.0 * seconds),
        feeler_us_per_tick: undisturbed_us(&mut played.felt) / 2.0,
    }
}

/// The mean without the slowest thirtieth: that is what other programs took, not we.
fn undisturbed_us(times: &mut [Duration]) -> f64 {
    times.sort_unstable();
    let kept = &times[..times.len() - times.len() / 30];
    micros(kept.iter().sum()) / kept.len().max(1) as f64
}

fn micros(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}

/// The bag before a Duel: 48 coloured pieces, 11 black ones, the camel.
fn full_bag() -> Vec<Form> {
    let coloured = Shape::ALL
        .into_iter()
        .flat_map(|shape| [Form::Shape(shape); 4]);
    let black = (1..=11).filter_map(Form::black);
    coloured.chain(black).chain([Form::Camel]).collect()
}

/// What was noted while contests were played.
#[derive(Default)]
struct Played {
    steps: Vec<Duration>,
    made: Vec<Duration>,
    felt: Vec<Duration>,
    touched: usize,
    snapshot: usize,
}

impl Played {
    /// Two feelers who want nothing and so go on feeling.
    fn contest(&mut self, seed: u64) -> Recording {
        let (things, settings) = (full_bag(), Settings::default());
        let mut recording = Recording::new(seed, &things, 2, &settings);
        let start = Instant::now();
        let mut bag = Bag::new(seed, &things, 2, &settings);
        self.made.push(start.elapsed());
        let wish = Wish::new(|_| false, |_| 1);
        let mut players =
            [0, 1].map(|hand| Feeler::new(Level::Trader, seed * 2 + hand, wish.clone()));
        for _ in 0..TICKS {
            let start = Instant::now();
            let inputs = players.each_mut().map(Player::act);
            let thought = Instant::now();
            let tick = bag.step(&inputs);
            self.steps.push(thought.elapsed());
            self.felt.push(thought - start);
            recording.push(&inputs);
            for (hand, touch) in &tick.touches {
                players[*hand].feel(touch);
                self.touched += postcard::to_allocvec(touch).map_or(0, |bytes| bytes.len());
            }
        }
        self.snapshot += bag.snapshot().len();
        recording
    }
}

/// Steps many worlds in turn and says for how many there would be time.
fn duels_in_turn(contests: &[Recording], time: Duration) -> f64 {
    let inputs: Vec<Vec<Vec<HandInput>>> =
        contests.iter().map(|one| one.inputs().collect()).collect();
    let mut worlds: Vec<(Bag, usize)> = (0..WORLDS)
        .map(|world| {
            (
                contests[world % contests.len()].bag(),
                world % contests.len(),
            )
        })
        .collect();
    let start = Instant::now();
    let mut visits = Vec::new();
    let mut at = 0;
    while start.elapsed() < time {
        for (bag, contest) in &mut worlds {
            let inputs = &inputs[*contest];
            let visit = Instant::now();
            for tick in [at, at + 1] {
                bag.step(&inputs[tick % inputs.len()]);
            }
            visits.push(visit.elapsed());
        }
        at += 2;
    }
    let step_us = undisturbed_us(&mut visits) / 2.0;
    1e6 / step_us / f64::from(TICKS_PER_SECOND)
}
