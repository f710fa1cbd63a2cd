//! Bots: they think on other threads, take a human time, and answer through the same door as people.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use gimel::Game;
use gimel_engine::{Engine, Level, Net, thinking_ms};
use host::{Question, Thought};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use table::{Millis, TableId};
use tokio::sync::mpsc;

use super::Message;
use super::thoughts::{Thoughts, Turn, Wish};

/// Megabytes of memory for one thought.
const TABLE_MB: usize = 4;

/// Where bots think: only so many at once, and everybody's in turn.
#[derive(Clone)]
pub(crate) struct Bots {
    thoughts: Thoughts,
}

/// For whom a bot thinks.
#[derive(Clone, Debug)]
pub(crate) struct Asker {
    /// At which table.
    pub(crate) table: TableId,
    /// Who plays against it; a table without people has a share of its own.
    pub(crate) person: String,
}

/// A thought that goes on until it is answered, or nobody wants it any more: then it ends at once.
pub(crate) struct Thinking {
    /// The question it answers.
    pub(crate) number: u64,
    given_up: Arc<AtomicBool>,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.given_up.store(true, Ordering::Relaxed);
    }
}

impl Bots {
    /// One core less than there are thinks long, so that the house and quick bots have one.
    pub(crate) fn new() -> Bots {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Bots {
            thoughts: Thoughts::new(cores.saturating_sub(1)),
        }
    }

    /// Lets a bot think; what it comes to reaches the table as a message.
    pub(crate) fn ask(
        &self,
        table: mpsc::WeakSender<Message>,
        asker: Asker,
        question: Question,
    ) -> Thinking {
        let given_up = Arc::new(AtomicBool::new(false));
        let thinking = Thinking {
            number: question.number,
            given_up: Arc::clone(&given_up),
        };
        let thoughts = self.thoughts.clone();
        tokio::spawn(async move {
            let number = question.number;
            let thought = answer(&thoughts, asker, question, &given_up).await;
            if given_up.load(Ordering::Relaxed) {
                return;
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
        thinking
    }
}

/// What a bot comes to when it is its turn to think; the host waits for as long as a person would have thought.
async fn answer(
    thoughts: &Thoughts,
    asker: Asker,
    question: Question,
    given_up: &Arc<AtomicBool>,
) -> Option<Thought> {
    let level = level(question.level)?;
    let wish = Wish {
        table: asker.table,
        person: asker.person,
        nodes: level.nodes(),
    };
    let turn = thoughts.turn(wish, Arc::clone(given_up)).await?;
    let stop = Arc::clone(given_up);
    // Its turn ends with the thought: only thinking needs a core.
    let thought = tokio::task::spawn_blocking(move || think(&question.game, level, turn, &stop));
    let thought = thought.await.ok().flatten();
    if thought.is_none() {
        metrics::counter!("caravanserai_thoughts_failed_total").increment(1);
        tracing::error!("A bot found no move by thinking");
    }
    thought
}

fn level(level: u8) -> Option<Level> {
    Level::ALL.get(usize::from(level).checked_sub(1)?).copied()
}

fn think(game: &Game, level: Level, mut turn: Turn, given_up: &AtomicBool) -> Option<Thought> {
    let mut rng = ChaCha8Rng::seed_from_u64(crate::random::number().ok()?);
    let pause = thinking_ms(level, game, &mut rng);
    let mut engine = Engine::new(TABLE_MB).with_net(Net::own());
    let mut looked_at = 0;
    let mut stop = |nodes| {
        looked_at = nodes;
        given_up.load(Ordering::Relaxed)
    };
    let thought = engine.choose_until(game, level, turn.most_nodes, &mut rng, &mut stop);
    turn.took(looked_at);
    Some(Thought {
        mv: thought.ok()?.best,
        pause: Millis(i64::from(pause)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thought_that_nobody_wants_ends_at_once() {
        let game = Game::default();
        let given_up = AtomicBool::new(true);
        let thoughts = Thoughts::new(1);
        let wish = Wish {
            table: TableId("oasis".to_owned()),
            person: "ada".to_owned(),
            nodes: Level::BEST.nodes(),
        };
        let turn = thoughts.turn(wish, Arc::new(AtomicBool::new(false)));
        let turn = futures_util::FutureExt::now_or_never(turn)
            .flatten()
            .unwrap();
        assert!(turn.most_nodes > 100_000);
        let mut looked_at = 0;
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let mut stop = |nodes| {
            looked_at = nodes;
            given_up.load(Ordering::Relaxed)
        };
        let mut engine = Engine::new(TABLE_MB);
        let most = turn.most_nodes;
        let thought = engine.choose_until(&game, Level::BEST, most, &mut rng, &mut stop);
        assert!(thought.is_ok(), "it says something all the same");
        assert!(looked_at < 100, "{looked_at}");
    }
}
