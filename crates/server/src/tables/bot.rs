//! Bots: they think on other threads, take a human time, and answer through the same door as people.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use gimel::{Game, Move, MoveList};
use gimel_engine::{Engine, Level, Net, thinking_ms};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use table::{Command, SeatNumber, TableId};
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

/// What a bot is to think about, and for whom.
pub(crate) struct Question {
    /// At which table.
    pub(crate) table: TableId,
    /// Counted by the table: an answer names it.
    pub(crate) number: u64,
    /// Where the bot sits.
    pub(crate) seat: SeatNumber,
    /// How strong it is.
    pub(crate) level: u8,
    /// Who plays against it; a table without people has a share of its own.
    pub(crate) person: String,
    /// The position.
    pub(crate) game: Game,
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

    /// Lets a bot think; its move reaches the table as a message.
    pub(crate) fn ask(&self, table: mpsc::WeakSender<Message>, question: Question) -> Thinking {
        let given_up = Arc::new(AtomicBool::new(false));
        let thinking = Thinking {
            number: question.number,
            given_up: Arc::clone(&given_up),
        };
        let thoughts = self.thoughts.clone();
        tokio::spawn(async move {
            let (number, seat) = (question.number, question.seat);
            let ply = question.game.entries().len();
            if let Some(mv) = answer(&thoughts, question, given_up).await
                && let Some(table) = table.upgrade()
            {
                let command = Command::Move { ply, mv };
                // A table that is gone needs no move.
                let _ = table
                    .send(Message::Thought {
                        number,
                        seat,
                        command,
                    })
                    .await;
            }
        });
        thinking
    }
}

/// The move that a bot makes after a human time; none if nobody wants it any more.
async fn answer(
    thoughts: &Thoughts,
    question: Question,
    given_up: Arc<AtomicBool>,
) -> Option<Move> {
    let started = Instant::now();
    let level = level(question.level)?;
    let wish = Wish {
        table: question.table,
        person: question.person,
        nodes: level.nodes(),
    };
    let turn = thoughts.turn(wish, Arc::clone(&given_up)).await?;
    let (game, stop) = (question.game.clone(), Arc::clone(&given_up));
    // Its turn ends with the thought: only thinking needs a core, a human pause does not.
    let thought = tokio::task::spawn_blocking(move || think(&game, level, turn, &stop)).await;
    let (mv, pause) = match thought {
        Ok(Some(thought)) => thought,
        // A game does not stand still because a thought went wrong.
        Ok(None) | Err(_) => {
            metrics::counter!("caravanserai_thoughts_failed_total").increment(1);
            tracing::error!(
                "A bot of level {} found no move by thinking",
                question.level
            );
            (any_move(&question.game)?, Duration::ZERO)
        }
    };
    if given_up.load(Ordering::Relaxed) {
        return None;
    }
    tokio::time::sleep(pause.saturating_sub(started.elapsed())).await;
    Some(mv)
}

fn level(level: u8) -> Option<Level> {
    Level::ALL.get(usize::from(level).checked_sub(1)?).copied()
}

fn think(
    game: &Game,
    level: Level,
    mut turn: Turn,
    given_up: &AtomicBool,
) -> Option<(Move, Duration)> {
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
    Some((thought.ok()?.best, Duration::from_millis(u64::from(pause))))
}

/// Something that the rules allow.
fn any_move(game: &Game) -> Option<Move> {
    let mut moves = MoveList::new();
    game.position().moves_into(game.rules().leaps(), &mut moves);
    moves.iter().next().copied()
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

    #[test]
    fn a_game_goes_on_when_a_thought_went_wrong() {
        let mut game = Game::default();
        let mv = any_move(&game).unwrap();
        game.play(mv).unwrap();
    }
}
