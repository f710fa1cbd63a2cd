//! One quick game of the engine against itself.

use gimel::{Game, Move, Options, Side};
use gimel_engine::Engine;
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use super::record::{RECORD, Sample};

/// Points decide after so many turns without capture and placement.
const NO_PROGRESS: &str = "no_progress=80";
/// A game is drawn after so many turns.
const MOST_TURNS: u64 = 500;
/// A lead in centipoints that need not be played out, and for how many turns it must be seen.
const RESIGNED: i32 = 2_500;
const RESIGNED_TURNS: u32 = 6;

/// One of so many moves is played at random: who never sees a mistake never learns what it costs, and games part ways.
const SLIP: u32 = 32;

/// A game that is over.
pub(super) struct Played {
    pub(super) bytes: Vec<u8>,
    /// 1 if White won, −1 if Black did.
    pub(super) result: i8,
}

pub(super) fn play(engine: &mut Engine, nodes: u64, seed: u64) -> Played {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    engine.forget();
    let mut game = opening(&mut rng);
    let mut records: Vec<[u8; RECORD]> = Vec::new();
    let (mut hopeless, mut given_up) = (0, None);
    while game.outcome().is_none() && game.turns() < MOST_TURNS && given_up.is_none() {
        let Ok(thought) = engine.glance(&game, nodes, rng.random()) else {
            break;
        };
        let (position, score) = (game.position(), thought.score.centipoints());
        let slips = rng.random_range(0..SLIP) == 0;
        let sample = Sample {
            slips,
            first_sight: Engine::at_first_sight(&game).centipoints() as i16,
            black: position.side() == Side::Black,
            captures: thought.best.is_capture(),
            last: false,
            score: score.clamp(-30_000, 30_000) as i16,
            result: 0,
            lead: 0,
            turn: game.turns().min(u64::from(u16::MAX)) as u16,
        };
        records.push(sample.write(position));
        hopeless = if score.abs() > RESIGNED {
            hopeless + 1
        } else {
            0
        };
        if hopeless >= RESIGNED_TURNS {
            let ahead = score > 0;
            let side = position.side();
            given_up = Some(if ahead { side } else { side.other() });
        }
        let mv = if slips {
            any(&game, &mut rng)
        } else {
            thought.best
        };
        if game.play(mv).is_err() {
            break;
        }
    }
    let ruled = game.outcome().and_then(|outcome| outcome.winner);
    let result = match given_up.or(ruled) {
        None => 0,
        Some(Side::White) => 1,
        Some(Side::Black) => -1,
    };
    Played {
        bytes: finish(&records, result, lead(&game)),
        result,
    }
}

/// Any move: a leap, where there is one and a coin says so.
fn any(game: &Game, rng: &mut ChaCha8Rng) -> Move {
    let moves = game.moves();
    let leaps: Vec<Move> = moves
        .iter()
        .copied()
        .filter(|mv| mv.from().is_some())
        .collect();
    if leaps.is_empty() || rng.random() {
        moves[rng.random_range(0..moves.len())]
    } else {
        leaps[rng.random_range(0..leaps.len())]
    }
}

/// Every record is told how it ended, and the last that it is the last.
fn finish(records: &[[u8; RECORD]], result: i8, lead: i8) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(records.len() * RECORD);
    for (n, record) in records.iter().enumerate() {
        let sample = Sample {
            result,
            lead,
            last: n + 1 == records.len(),
            ..Sample::read(record)
        };
        bytes.extend(sample.retell(record));
    }
    bytes
}

fn lead(game: &Game) -> i8 {
    let [white, black] = Side::BOTH.map(|side| game.position().points(side) as i32);
    (white - black).clamp(-100, 100) as i8
}

/// Six to ten turns at random, placements most of them.
fn opening(rng: &mut ChaCha8Rng) -> Game {
    let options: Options = NO_PROGRESS.parse().unwrap_or_default();
    let mut game = Game::new(options).unwrap_or_default();
    for _ in 0..rng.random_range(6..=10) {
        let moves = game.moves();
        let placed: Vec<Move> = moves
            .iter()
            .copied()
            .filter(|mv| mv.from().is_none())
            .collect();
        let mv = placed[rng.random_range(0..placed.len())];
        // Legal, as the list says.
        let _ = game.play(mv);
    }
    game
}
