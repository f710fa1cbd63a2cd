//! The engine: what it remembers between moves, and how it thinks.

use gimel::{Bitboard, Game, Move, Options};
use thiserror::Error;

use crate::budget::{Budget, Limits};
use crate::evaluate::Temper;
use crate::memory::Memory;
use crate::root::Root;
use crate::score::MOST_PLIES;
use crate::search::Search;
use crate::table::Table;
use crate::walk::Walk;
use crate::{Line, Score};

/// Plays Gimel. The same calls in the same order give the same answers, on every machine.
pub struct Engine {
    table: Table,
    memory: Memory,
    /// What the table was filled under.
    options: Option<Options>,
}

/// What came of thinking.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Thought {
    /// The move to play.
    pub best: Move,
    /// What it is worth to the side to move.
    pub score: Score,
    /// Turns looked ahead in full; none if it was stopped at once.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// The expected continuation, [`Self::best`] first.
    pub pv: Vec<Move>,
    /// The best moves with their continuations, best first, as many as were asked for.
    pub lines: Vec<Line>,
    /// How full the table is with this search, in thousandths.
    pub table_fullness: u32,
}

/// The game is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("there is nothing to play: the game is over; expected a game under way")]
pub struct NothingToPlay;

/// What somebody wants of a search.
pub(crate) struct Task {
    pub(crate) limits: Limits,
    /// How many of the best moves to tell apart.
    pub(crate) lines: usize,
    /// Squares whose pieces are overlooked as captors.
    pub(crate) unseen: Bitboard,
    pub(crate) temper: Temper,
}

impl Engine {
    /// An engine with a table of about so many megabytes.
    #[must_use]
    pub fn new(table_size_mb: usize) -> Self {
        Self {
            table: Table::new(table_size_mb),
            memory: Memory::new(),
            options: None,
        }
    }

    /// Forgets everything, as before a new game.
    pub fn forget(&mut self) {
        self.table.clear();
        self.memory = Memory::new();
    }

    /// Looks for the best move.
    ///
    /// `should_stop` is asked now and then with the number of positions looked at so far, for the first time before the
    /// first of them; `on_info` hears what is known after each round.
    pub fn think(
        &mut self,
        game: &Game,
        limits: Limits,
        should_stop: &mut dyn FnMut(u64) -> bool,
        on_info: &mut dyn FnMut(&Thought),
    ) -> Result<Thought, NothingToPlay> {
        self.analyse(game, limits, 1, should_stop, on_info)
    }

    /// Looks for the best few moves and tells them apart.
    pub fn analyse(
        &mut self,
        game: &Game,
        limits: Limits,
        lines: usize,
        should_stop: &mut dyn FnMut(u64) -> bool,
        on_info: &mut dyn FnMut(&Thought),
    ) -> Result<Thought, NothingToPlay> {
        let task = Task {
            limits,
            lines,
            unseen: Bitboard::EMPTY,
            temper: Temper::Patient,
        };
        self.work(game, &task, should_stop, on_info)
    }

    pub(crate) fn work(
        &mut self,
        game: &Game,
        task: &Task,
        should_stop: &mut dyn FnMut(u64) -> bool,
        on_info: &mut dyn FnMut(&Thought),
    ) -> Result<Thought, NothingToPlay> {
        if game.outcome().is_some() {
            return Err(NothingToPlay);
        }
        self.prepare(game);
        let budget = Budget::new(task.limits, should_stop);
        let (walk, unseen) = (Walk::of(game), task.unseen);
        let (table, memory) = (&mut self.table, &mut self.memory);
        let mut search = Search::new(walk, table, memory, budget, unseen, task.temper);
        let mut root = Root::new(game, &mut search, task.lines);
        let mut thought = sum_up(&root, &search, 0).ok_or(NothingToPlay)?;
        let deepest = task.limits.depth.unwrap_or(u32::MAX);
        for depth in 1..=deepest.min(MOST_PLIES as u32 / 2) {
            let whole = root.deepen(&mut search, depth as i32);
            let reached = if whole { depth } else { depth - 1 };
            thought = sum_up(&root, &search, reached).ok_or(NothingToPlay)?;
            if !whole {
                break;
            }
            on_info(&thought);
            if !root.has_choice() || sees_the_end(thought.score, depth) {
                break;
            }
        }
        Ok(thought)
    }

    fn prepare(&mut self, game: &Game) {
        let options = *game.rules().options();
        if self.options != Some(options) {
            self.forget();
            self.options = Some(options);
        }
        self.table.grow_older();
        self.memory.fade();
    }
}

/// Whether looking deeper cannot find a quicker end.
fn sees_the_end(score: Score, depth: u32) -> bool {
    let turns = score.turns_to_end();
    turns.is_some_and(|turns| turns.unsigned_abs() <= depth)
}

fn sum_up(root: &Root, search: &Search<'_>, depth: u32) -> Option<Thought> {
    let first = root.lines.first()?;
    Some(Thought {
        best: first.best()?,
        score: first.score,
        depth,
        nodes: search.budget.spent(),
        pv: first.moves.clone(),
        lines: root.lines.clone(),
        table_fullness: search.table.fullness(),
    })
}
