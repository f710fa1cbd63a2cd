//! How fast Dschamál is ruled on: contests alone on one core, and whole games with stochastic hands.

use std::hint::black_box;
use std::time::{Duration, Instant};

use dschamal::{Action, Edition, Game, Hands, Rules, Seat, State, Tally, play_game};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde::Serialize;

/// What was measured.
#[derive(Debug, Clone, Copy, Serialize)]
pub(crate) struct PlaySpeed {
    /// Contests through the rules a second, one core: report in, ruling and new state out.
    pub(crate) dschamal_contests_per_s: f64,
    /// The same with the choices between them.
    pub(crate) dschamal_actions_per_s: f64,
    /// Whole Duels of five a second on one core, hands and chance included.
    pub(crate) simulate_games_per_s: f64,
}

pub(crate) fn play_speed(time: Duration) -> PlaySpeed {
    let rules = Rules::of_edition(Game::Duel, 5, Edition::Recommended).expect("five can play");
    let games: Vec<Vec<Action>> = (0..64).map(|seed| recorded(&rules, seed)).collect();
    let (contests, actions) = replayed(&rules, &games, time);
    PlaySpeed {
        dschamal_contests_per_s: contests,
        dschamal_actions_per_s: actions,
        simulate_games_per_s: simulated(&rules, time),
    }
}

/// A whole game played once, so that only the rules are measured afterwards.
fn recorded(rules: &Rules, seed: u64) -> Vec<Action> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut state = first_state(rules);
    let mut actions = Vec::new();
    while !state.is_over() {
        let action = Hands::default().act(rules, &state, &mut rng);
        (state, _) = state.act(rules, &action).expect("hands act by the rules");
        actions.push(action);
    }
    actions
}

fn first_state(rules: &Rules) -> State {
    State::new(rules, Seat::new(0).expect("every table has a seat 0"))
}

/// Replays the recorded games until the time is over: contests and actions a second.
fn replayed(rules: &Rules, games: &[Vec<Action>], time: Duration) -> (f64, f64) {
    let start = Instant::now();
    let (mut contests, mut actions) = (0_u64, 0_u64);
    let mut events = Vec::new();
    while start.elapsed() < time {
        for game in games {
            let mut state = first_state(rules);
            for action in game {
                events.clear();
                state = state
                    .act_into(rules, black_box(action), &mut events)
                    .expect("it was played before");
            }
            contests += u64::from(black_box(&state).contests);
            actions += game.len() as u64;
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    (contests as f64 / seconds, actions as f64 / seconds)
}

fn simulated(rules: &Rules, time: Duration) -> f64 {
    let start = Instant::now();
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut tally = Tally::default();
    while start.elapsed() < time {
        play_game(rules, &Hands::default(), &mut rng, &mut tally);
    }
    tally.games as f64 / start.elapsed().as_secs_f64()
}
