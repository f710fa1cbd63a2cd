//! Bots: they think on other threads, only so many at once, and answer through the same door as people.

use std::sync::Arc;

use gimel::Game;
use gimel_engine::{Engine, Level, Net, thinking_ms};
use host::{Question, Thought};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use table::Millis;
use tokio::sync::{Semaphore, mpsc};
use tokio::task::AbortHandle;

use super::Message;

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

    /// Lets a bot think; what it comes to reaches the table as a message. Aborted, it gives up its place in the queue.
    pub(crate) fn ask(&self, table: mpsc::WeakSender<Message>, question: Question) -> AbortHandle {
        let thoughts = Arc::clone(&self.thoughts);
        let asked = tokio::spawn(async move {
            let (number, level) = (question.number, question.level);
            let Ok(permit) = thoughts.acquire_owned().await else {
                return;
            };
            // A thought that nobody wants any more needs its core until it is through.
            let thinking = tokio::task::spawn_blocking(move || {
                let _permit = permit;
                think(&question.game, question.level)
            });
            let thought = thinking.await.ok().flatten();
            if thought.is_none() {
                tracing::error!("A bot of level {level} found no move");
            }
            if let Some(table) = table.upgrade() {
                let message = Message::Thought {
                    question: number,
                    thought,
                };
                // A table that is gone needs no move.
                let _ = table.send(message).await;
            }
        });
        asked.abort_handle()
    }
}

fn think(game: &Game, level: u8) -> Option<Thought> {
    let index = usize::from(level).checked_sub(1)?;
    let level = *Level::ALL.get(index)?;
    let mut rng = ChaCha8Rng::seed_from_u64(crate::random::number().ok()?);
    let pause = thinking_ms(level, game, &mut rng);
    let mut engine = Engine::new(TABLE_MB).with_net(Net::own());
    let mv = engine.choose(game, level, &mut rng).ok()?;
    Some(Thought {
        mv,
        pause: Millis(i64::from(pause)),
    })
}
