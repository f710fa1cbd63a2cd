//! Bots: they think on other threads, take a human time, and answer through the same door as people.

use std::sync::Arc;
use std::time::{Duration, Instant};

use gimel::{Game, Move};
use gimel_engine::{Engine, Level, Net, thinking_ms};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use table::{Command, SeatNumber};
use tokio::sync::{Semaphore, mpsc};

use super::Message;
use crate::clock;

/// Megabytes of memory for one thought.
const TABLE_MB: usize = 4;

/// Where bots think: only so many at once.
#[derive(Clone)]
pub(crate) struct Bots {
    thoughts: Arc<Semaphore>,
}

impl Bots {
    /// As many thoughts at once as there are cores.
    pub(crate) fn new() -> Bots {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Bots {
            thoughts: Arc::new(Semaphore::new(cores)),
        }
    }

    /// Lets a bot think about this game; its move reaches the table as a message.
    pub(crate) fn ask(
        &self,
        table: mpsc::WeakSender<Message>,
        question: u64,
        seat: SeatNumber,
        level: u8,
        game: Game,
    ) {
        let thoughts = Arc::clone(&self.thoughts);
        tokio::spawn(async move {
            let started = Instant::now();
            let ply = game.entries().len();
            let Ok(permit) = thoughts.acquire_owned().await else {
                return;
            };
            let thought = tokio::task::spawn_blocking(move || think(&game, level)).await;
            // Only thinking needs a core; a human pause does not.
            drop(permit);
            let Ok(Some((mv, pause))) = thought else {
                tracing::error!("A bot of level {level} found no move");
                return;
            };
            let thought_for = clock::counted(started.elapsed());
            clock::sleep(pause.saturating_sub(thought_for)).await;
            let command = Command::Move { ply, mv };
            if let Some(table) = table.upgrade() {
                // A table that is gone needs no move.
                let _ = table
                    .send(Message::Thought {
                        number: question,
                        seat,
                        command,
                    })
                    .await;
            }
        });
    }
}

fn think(game: &Game, level: u8) -> Option<(Move, Duration)> {
    let index = usize::from(level).checked_sub(1)?;
    let level = *Level::ALL.get(index)?;
    let mut rng = ChaCha8Rng::seed_from_u64(crate::random::number().ok()?);
    let pause = thinking_ms(level, game, &mut rng);
    let mut engine = Engine::new(TABLE_MB).with_net(Net::own());
    let mv = engine.choose(game, level, &mut rng).ok()?;
    Some((mv, Duration::from_millis(u64::from(pause))))
}
