//! How fast towers are, and how high builders get: steps, time to rest, seven easy pieces, a ball for a foundation.

use std::time::{Duration, Instant};

use ::tower::{Form, HoldInput, Recording, Shape, Stand, builder};
use serde::Serialize;

/// What was measured.
#[derive(Debug, Serialize)]
pub(crate) struct TowerSpeed {
    /// One step of a placement on a tower of easy pieces.
    step_us_p50: f64,
    step_us_p99: f64,
    /// From the release until everything rests, in the tower's own time.
    settle_ms_p50: f64,
    /// A builder's thinking about one piece.
    plan_ms_p50: f64,
    /// Share of towers of easy pieces that reach seven.
    seven_high_stands: f64,
    /// Share of easy pieces that stay on a ball.
    ball_foundation_stands: f64,
    /// How high builders get with seven pieces drawn at random, on average.
    random_seven_mean: f64,
}

/// A person who pays attention.
const CLUMSINESS: u8 = 15;
/// Three seconds, as at a table.
const STAND_TICKS: u32 = 180;
/// What lies flat.
const EASY: [Shape; 5] = [
    Shape::Cube,
    Shape::Brick,
    Shape::Bridge,
    Shape::Cylinder,
    Shape::Step,
];

/// What was noted while a tower was built.
#[derive(Default)]
struct Noted {
    steps: Vec<Duration>,
    settled: Vec<u32>,
    planned: Vec<Duration>,
    standing: Vec<Stand>,
}

pub(crate) fn measure(towers: u64) -> TowerSpeed {
    let easy = built(towers, 7, |seed, place| {
        EASY[draw(seed, place) % EASY.len()]
    });
    let ball = built(towers, 2, |seed, place| match place {
        0 => Shape::Ball,
        _ => EASY[draw(seed, place) % EASY.len()],
    });
    let random = built(towers, 7, |seed, place| Shape::ALL[draw(seed, place) % 12]);
    let share = |towers: &[Noted], least: usize| {
        let tall = towers.iter().filter(|tower| tower.standing.len() >= least);
        tall.count() as f64 / towers.len().max(1) as f64
    };
    let mut steps: Vec<_> = easy.iter().flat_map(|tower| tower.steps.clone()).collect();
    let mut settled: Vec<_> = easy
        .iter()
        .flat_map(|tower| tower.settled.clone())
        .collect();
    let mut planned: Vec<_> = easy
        .iter()
        .flat_map(|tower| tower.planned.clone())
        .collect();
    steps.sort_unstable();
    settled.sort_unstable();
    planned.sort_unstable();
    let heights = random.iter().map(|tower| tower.standing.len() as f64);
    TowerSpeed {
        step_us_p50: at(&steps, 50).as_secs_f64() * 1e6,
        step_us_p99: at(&steps, 99).as_secs_f64() * 1e6,
        settle_ms_p50: f64::from(at(&settled, 50)) * 1000.0 / f64::from(::tower::TICKS_PER_SECOND),
        plan_ms_p50: at(&planned, 50).as_secs_f64() * 1e3,
        seven_high_stands: share(&easy, 7),
        ball_foundation_stands: share(&ball, 2),
        random_seven_mean: heights.sum::<f64>() / random.len().max(1) as f64,
    }
}

fn at<T: Copy + Default>(sorted: &[T], percent: usize) -> T {
    let index = sorted.len() * percent / 100;
    sorted.get(index).copied().unwrap_or_default()
}

/// A number for a tower's piece.
fn draw(seed: u64, place: usize) -> usize {
    let mixed = (seed * 7 + place as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed >> 40) as usize
}

/// Towers of so many placements each.
fn built(towers: u64, placements: usize, shape: impl Fn(u64, usize) -> Shape) -> Vec<Noted> {
    let tower = |seed: u64| {
        let mut noted = Noted::default();
        for place in 0..placements {
            noted.add(Form::Shape(shape(seed, place)), seed * 7 + place as u64);
        }
        noted
    };
    (0..towers).map(tower).collect()
}

impl Noted {
    fn add(&mut self, form: Form, seed: u64) {
        let start = Instant::now();
        let inputs = builder::plan(&self.standing, form, CLUMSINESS, seed, STAND_TICKS);
        self.planned.push(start.elapsed());
        let recording = Recording {
            standing: std::mem::take(&mut self.standing),
            form,
            stand_ticks: STAND_TICKS,
            inputs,
        };
        let mut site = recording.site();
        let mut released = 0;
        let mut inputs = recording.inputs.iter();
        self.standing = loop {
            if let Some(outcome) = site.over() {
                break outcome.standing;
            }
            let start = Instant::now();
            site.step(inputs.next().copied().unwrap_or(HoldInput::RELEASE));
            self.steps.push(start.elapsed());
            released += u32::from(!site.held());
        };
        self.settled.push(released.saturating_sub(STAND_TICKS));
    }
}
