//! Whose bot thinks next: the quick ones first, then those of people who had the least of it lately. One at a time at a table.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use table::TableId;
use tokio::sync::oneshot;
use tokio::time::Instant;

/// A thought of up to so many positions takes some hundredths of a second; there is always a place for one.
const QUICK: u64 = 20_000;
/// What somebody's bots have thought is half forgotten after so long.
const HALF_LIFE: Duration = Duration::from_secs(20);
/// Less than this is forgotten altogether.
const NOTHING: f64 = 100.0;
/// While many wait, each thought is shorter, but never shorter than this.
const LEAST: u64 = 40_000;

/// A thought that somebody waits for.
#[derive(Clone, Debug)]
pub(crate) struct Wish {
    /// At one table one thought goes on.
    pub(crate) table: TableId,
    /// Whose share it comes from.
    pub(crate) person: String,
    /// How many positions it looks at, at most.
    pub(crate) nodes: u64,
}

/// The queue of a house, cheap to clone.
#[derive(Clone)]
pub(crate) struct Thoughts(Arc<Mutex<Queue>>);

struct Queue {
    /// Long thoughts at the same time, and one place more for quick ones.
    places: usize,
    running: Vec<Wish>,
    waiting: Vec<Waiting>,
    /// Positions that somebody's bots have looked at lately.
    spent: HashMap<String, Spent>,
    came: u64,
}

struct Waiting {
    wish: Wish,
    came: u64,
    given_up: Arc<AtomicBool>,
    start: oneshot::Sender<Turn>,
}

#[derive(Clone, Copy)]
struct Spent {
    nodes: f64,
    at: Instant,
}

impl Spent {
    fn by(self, now: Instant) -> f64 {
        let halves = (now - self.at).as_secs_f64() / HALF_LIFE.as_secs_f64();
        self.nodes * (-halves).exp2()
    }
}

/// The right to think, until it is dropped.
pub(crate) struct Turn {
    queue: Thoughts,
    wish: Wish,
    /// So many positions may be looked at.
    pub(crate) most_nodes: u64,
    spent: u64,
}

impl Turn {
    /// What was really thought, for the share of its person.
    pub(crate) fn took(&mut self, nodes: u64) {
        self.spent = nodes;
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.queue.ended(&self.wish, self.spent);
    }
}

impl Thoughts {
    /// So many long thoughts at once, and one quick one beside them.
    pub(crate) fn new(places: usize) -> Thoughts {
        Thoughts(Arc::new(Mutex::new(Queue {
            places: places.max(1),
            running: Vec::new(),
            waiting: Vec::new(),
            spent: HashMap::new(),
            came: 0,
        })))
    }

    fn locked(&self) -> MutexGuard<'_, Queue> {
        // Nothing that could stop half-way happens while it is locked.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a turn. Who has given up in between is passed over.
    pub(crate) async fn turn(&self, wish: Wish, given_up: Arc<AtomicBool>) -> Option<Turn> {
        let (start, started) = oneshot::channel();
        self.locked().wait(wish, given_up, start);
        self.start();
        started.await.ok()
    }

    /// Gives turns while there are places.
    fn start(&self) {
        loop {
            let mut queue = self.locked();
            let Some(next) = queue.next(Instant::now()) else {
                return;
            };
            let most_nodes = queue.most_nodes(&next.wish);
            queue.running.push(next.wish.clone());
            drop(queue);
            let turn = Turn {
                queue: self.clone(),
                wish: next.wish,
                most_nodes,
                spent: 0,
            };
            // Who does not wait any more gives it back at once, which is why nothing is locked here.
            let _ = next.start.send(turn);
        }
    }

    fn ended(&self, wish: &Wish, nodes: u64) {
        let mut queue = self.locked();
        if let Some(index) = queue.running.iter().position(|it| it.table == wish.table) {
            queue.running.swap_remove(index);
        }
        let now = Instant::now();
        queue.spent.retain(|_, spent| spent.by(now) > NOTHING);
        let before = queue.spent.get(&wish.person).map_or(0.0, |it| it.by(now));
        let spent = Spent {
            nodes: before + nodes as f64,
            at: now,
        };
        queue.spent.insert(wish.person.clone(), spent);
        drop(queue);
        self.start();
    }
}

impl Queue {
    fn wait(&mut self, wish: Wish, given_up: Arc<AtomicBool>, start: oneshot::Sender<Turn>) {
        self.came += 1;
        self.waiting.push(Waiting {
            wish,
            came: self.came,
            given_up,
            start,
        });
    }

    /// Who is next, if there is a place for them.
    fn next(&mut self, now: Instant) -> Option<Waiting> {
        let is_there = |waiting: &Waiting| {
            !waiting.given_up.load(Ordering::Relaxed) && !waiting.start.is_closed()
        };
        self.waiting.retain(is_there);
        let long = self.running.iter().filter(|it| it.nodes > QUICK).count();
        let all = self.running.len();
        let has_place = |wish: &Wish| match wish.nodes > QUICK {
            true => long < self.places && all <= self.places,
            false => all <= self.places,
        };
        let alone = |wish: &Wish| self.running.iter().all(|it| it.table != wish.table);
        let due = |waiting: &Waiting| {
            let spent = self.spent.get(&waiting.wish.person);
            spent.map_or(0.0, |spent| spent.by(now)) + waiting.wish.nodes as f64
        };
        let may = self.waiting.iter().enumerate();
        let may = may.filter(|(_, it)| has_place(&it.wish) && alone(&it.wish));
        let first = may.min_by(|(_, a), (_, b)| {
            let by_share = due(a).total_cmp(&due(b));
            by_share.then(a.came.cmp(&b.came))
        });
        let (index, _) = first?;
        Some(self.waiting.remove(index))
    }

    /// The more wait, the shorter each thinks: all of them are answered in a time that people wait.
    fn most_nodes(&self, wish: &Wish) -> u64 {
        let long = self.waiting.iter().filter(|it| it.wish.nodes > QUICK);
        let crowd = (long.count() / (2 * self.places)).max(1) as u64;
        (wish.nodes / crowd).max(LEAST.min(wish.nodes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LONG: u64 = 500_000;

    fn wish(table: &str, person: &str, nodes: u64) -> Wish {
        Wish {
            table: TableId(table.to_owned()),
            person: person.to_owned(),
            nodes,
        }
    }

    /// Those who wait, and the names of those who got a turn.
    struct Hall {
        thoughts: Thoughts,
        turns: tokio::sync::mpsc::UnboundedReceiver<(String, Turn)>,
        tell: tokio::sync::mpsc::UnboundedSender<(String, Turn)>,
    }

    impl Hall {
        fn new(places: usize) -> Hall {
            let (tell, turns) = tokio::sync::mpsc::unbounded_channel();
            Hall {
                thoughts: Thoughts::new(places),
                turns,
                tell,
            }
        }

        async fn asks(&self, table: &str, person: &str, nodes: u64) -> Arc<AtomicBool> {
            let given_up = Arc::new(AtomicBool::new(false));
            let (thoughts, tell) = (self.thoughts.clone(), self.tell.clone());
            let (wish, flag) = (wish(table, person, nodes), Arc::clone(&given_up));
            tokio::spawn(async move {
                let name = wish.table.0.clone();
                if let Some(turn) = thoughts.turn(wish, flag).await {
                    let _ = tell.send((name, turn));
                }
            });
            tokio::task::yield_now().await;
            given_up
        }

        async fn next(&mut self) -> (String, Turn) {
            self.turns.recv().await.expect("somebody thinks")
        }

        fn nobody_else(&mut self) {
            assert!(self.turns.try_recv().is_err());
        }
    }

    #[tokio::test]
    async fn a_quick_bot_does_not_wait_for_the_sphinx() {
        let mut hall = Hall::new(1);
        hall.asks("a", "ada", LONG).await;
        let (_, sphinx) = hall.next().await;
        hall.asks("b", "bob", LONG).await;
        hall.asks("c", "cleo", 6_000).await;
        let (name, quick) = hall.next().await;
        assert_eq!(name, "c");
        hall.nobody_else();
        drop(quick);
        tokio::task::yield_now().await;
        hall.nobody_else();
        drop(sphinx);
        assert_eq!(hall.next().await.0, "b");
    }

    #[tokio::test]
    async fn who_had_much_waits_for_who_had_little() {
        let mut hall = Hall::new(1);
        hall.asks("a", "ada", LONG).await;
        let (_, mut turn) = hall.next().await;
        turn.took(LONG);
        for table in ["b", "c"] {
            hall.asks(table, "ada", LONG).await;
        }
        hall.asks("d", "dan", LONG).await;
        drop(turn);
        assert_eq!(hall.next().await.0, "d");
    }

    #[tokio::test]
    async fn one_table_thinks_one_thought_and_who_gave_up_none() {
        let mut hall = Hall::new(4);
        hall.asks("a", "ada", LONG).await;
        let (_, first) = hall.next().await;
        let gone = hall.asks("a", "ada", LONG).await;
        hall.asks("a", "ada", LONG - 1).await;
        hall.nobody_else();
        gone.store(true, Ordering::Relaxed);
        drop(first);
        let (_, second) = hall.next().await;
        drop(second);
        tokio::task::yield_now().await;
        hall.nobody_else();
    }

    #[tokio::test]
    async fn in_a_crowd_each_thinks_shorter() {
        let mut hall = Hall::new(1);
        for number in 0..41 {
            hall.asks(&format!("t{number}"), "ada", LONG).await;
        }
        let (_, first) = hall.next().await;
        assert_eq!(first.most_nodes, LONG, "nobody waited yet");
        drop(first);
        let (_, second) = hall.next().await;
        assert_eq!(second.most_nodes, LEAST);
    }
}
