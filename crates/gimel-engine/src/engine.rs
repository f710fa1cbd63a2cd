//! The engine: what it remembers between moves, and how it thinks.

use std::sync::Arc;

use gimel::{Bitboard, Game, Move, Options};
use thiserror::Error;

use crate::budget::{Budget, Limits};
use crate::evaluate::{Temper, evaluate};
use crate::memory::Memory;
use crate::net::Net;
use crate::root::Root;
use crate::score::MOST_PLIES;
use crate::search::{Mind, Search};
use crate::survey::Survey;
use crate::table::Table;
use crate::walk::Walk;
use crate::{Line, Score};

/// Plays Gimel. The same calls in the same order give the same answers, on every machine.
pub struct Engine {
    table: Arc<Table>,
    memory: Memory,
    /// Judges positions of the game it has learned; nothing for the hand-made judgement.
    net: Option<Arc<Net>>,
    /// Centipoints a draw is worth less than an even game.
    contempt: i32,
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
    pub(crate) breadth: Breadth,
    /// Centipoints a draw is worth less than an even game.
    pub(crate) contempt: i32,
    /// Who thinks along with others begins elsewhere among the moves of the root; 0 for who gives the answer.
    pub(crate) helper: u32,
    /// Whether the net may be asked.
    pub(crate) with_net: bool,
}

/// Which moves are looked at first of all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Breadth {
    Everything,
    /// The promising ones and a few others, drawn by this number.
    Some(u64),
}

/// How many centipoints less than an even game a draw is worth to somebody who plays to win: what won most in matches.
pub const PLAYS_TO_WIN: i32 = 300;
/// Contempt beyond this would give away more than a draw is worth.
const MOST_CONTEMPT: i32 = 1_000;

impl Engine {
    /// An engine with a table of about so many megabytes.
    #[must_use]
    pub fn new(table_size_mb: usize) -> Self {
        Self {
            table: Arc::new(Table::new(table_size_mb)),
            memory: Memory::new(),
            net: None,
            contempt: 0,
            options: None,
        }
    }

    /// The same engine with a net to judge by, where the net knows the game.
    #[must_use]
    pub fn with_net(mut self, net: Option<Arc<Net>>) -> Self {
        self.net = net;
        self
    }

    /// The same engine that finds a draw worth so many centipoints less than an even game, and shuns what leads there.
    /// Its judgement of a position is then that of somebody who wants more.
    #[must_use]
    pub fn with_contempt(mut self, centipoints: i32) -> Self {
        self.contempt = centipoints.clamp(-MOST_CONTEMPT, MOST_CONTEMPT);
        self
    }

    /// Another engine over the same table, to think about the same position in another thread: what one finds out, the
    /// other knows. Who shares a table no longer gives the same answer every time.
    #[must_use]
    pub fn companion(&self) -> Self {
        Self {
            table: Arc::clone(&self.table),
            memory: Memory::new(),
            net: self.net.clone(),
            contempt: self.contempt,
            options: self.options,
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
    /// first of them; `on_info` hears what is known after each round, and last of all what is returned.
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
            breadth: Breadth::Everything,
            contempt: self.contempt,
            helper: 0,
            with_net: true,
        };
        self.work(game, &task, should_stop, on_info)
    }

    /// Thinks along with another engine over the same table until told to stop. Each helper has a number of its own, from 1:
    /// it looks at the moves in another order, so that the others find in the table what it has been through.
    pub fn help(&mut self, game: &Game, number: u32, should_stop: &mut dyn FnMut(u64) -> bool) {
        let task = Task {
            limits: Limits::default(),
            lines: 1,
            unseen: Bitboard::EMPTY,
            temper: Temper::Patient,
            breadth: Breadth::Everything,
            contempt: self.contempt,
            helper: number,
            with_net: true,
        };
        // Without anything to play there is nothing to help with.
        let _ = self.search(game, &task, should_stop, &mut |_| {});
    }

    /// A quick look with little care for quiet moves far from everything: only some of them, drawn by `seed`, are
    /// thought of. For the many games that a net learns from.
    pub fn glance(&mut self, game: &Game, nodes: u64, seed: u64) -> Result<Thought, NothingToPlay> {
        let task = Task {
            limits: Limits::nodes(nodes),
            lines: 1,
            unseen: Bitboard::EMPTY,
            temper: Temper::Patient,
            breadth: Breadth::Some(seed),
            contempt: self.contempt,
            helper: 0,
            with_net: true,
        };
        self.work(game, &task, &mut |_| false, &mut |_| {})
    }

    /// What the hand-made judgement says to a position before anybody looks ahead, for the side to move.
    #[must_use]
    pub fn at_first_sight(game: &Game) -> Score {
        let (walk, rules) = (Walk::of(game), game.rules());
        let survey = Survey::of(walk.position(), rules.leaps());
        let patience = Temper::Patient.patience(walk.quiet(), walk.turns_left());
        Score::new(evaluate(rules, walk.position(), &survey, patience))
    }

    pub(crate) fn work(
        &mut self,
        game: &Game,
        task: &Task,
        should_stop: &mut dyn FnMut(u64) -> bool,
        on_info: &mut dyn FnMut(&Thought),
    ) -> Result<Thought, NothingToPlay> {
        self.prepare(game);
        self.search(game, task, should_stop, on_info)
    }

    fn search(
        &mut self,
        game: &Game,
        task: &Task,
        should_stop: &mut dyn FnMut(u64) -> bool,
        on_info: &mut dyn FnMut(&Thought),
    ) -> Result<Thought, NothingToPlay> {
        if game.outcome().is_some() {
            return Err(NothingToPlay);
        }
        let knows = Net::knows(game.rules().options());
        let mind = Mind {
            table: &self.table,
            memory: &mut self.memory,
            net: self.net.as_deref().filter(|_| knows && task.with_net),
        };
        let budget = Budget::new(task.limits, should_stop);
        let mut search = Search::new(Walk::of(game), mind, budget, task);
        let mut root = Root::new(game, &mut search, task);
        let mut thought = sum_up(&root, &search, 0).ok_or(NothingToPlay)?;
        let mut told = Vec::new();
        let deepest = task.limits.depth.unwrap_or(u32::MAX);
        for depth in 1..=deepest.min(MOST_PLIES as u32 / 2) {
            let whole = root.deepen(&mut search, depth as i32);
            let reached = if whole { depth } else { depth - 1 };
            thought = sum_up(&root, &search, reached).ok_or(NothingToPlay)?;
            // A round that was broken off is told where it has changed the answer, or is all there is.
            if whole || told != thought.lines {
                on_info(&thought);
                told.clone_from(&thought.lines);
            }
            if !whole {
                break;
            }
            if !root.has_choice() || sees_the_end(thought.score, depth) {
                break;
            }
        }
        Ok(thought)
    }

    fn prepare(&mut self, game: &Game) {
        let options = *game.rules().options();
        // What is new has nothing to forget, and a large table takes its time.
        if self.options.is_some_and(|before| before != options) {
            self.forget();
        }
        self.options = Some(options);
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
