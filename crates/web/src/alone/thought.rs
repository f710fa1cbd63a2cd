//! A question to a bot and its answer, as text between two threads; and the thinking itself.

use gimel::{Game, Move, Record};
use gimel_engine::{Engine, Level, thinking_ms};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde::{Deserialize, Serialize};

use crate::browser::net::fetched_net;

/// Megabytes of memory for a thought.
const TABLE_MB: usize = 8;
/// The most positions a bot looks at in a browser: about two seconds on a phone.
const MOST_NODES: u64 = 250_000;

/// What a bot is asked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// Handed back with the answer.
    pub id: u64,
    /// The game as a record.
    pub record: String,
    /// How strong.
    pub level: u8,
    /// Chance.
    pub seed: u64,
}

/// What it answers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Thought {
    /// Of the question.
    pub id: u64,
    /// The move.
    pub mv: String,
    /// How long a person would have taken, in milliseconds.
    pub pause: u32,
}

impl Question {
    /// A question about a game.
    #[must_use]
    pub fn about(id: u64, game: &Game, level: u8, seed: u64) -> Question {
        let record = Record::from(game).to_string();
        Question {
            id,
            record,
            level,
            seed,
        }
    }
}

/// Thinks.
#[must_use]
pub fn think(question: &Question) -> Option<Thought> {
    let record: Record = question.record.parse().ok()?;
    let game = Game::try_from(&record).ok()?;
    let level = *Level::ALL.get(usize::from(question.level).checked_sub(1)?)?;
    let mut rng = ChaCha8Rng::seed_from_u64(question.seed);
    let pause = thinking_ms(level, &game, &mut rng);
    // Nobody else asks it.
    let net = (level == Level::BEST).then(fetched_net).flatten();
    let engine = &mut Engine::new(TABLE_MB).with_net(net);
    let mv: Move = engine
        .choose_within(&game, level, MOST_NODES, &mut rng)
        .ok()?;
    Some(Thought {
        id: question.id,
        mv: mv.to_string(),
        pause,
    })
}
