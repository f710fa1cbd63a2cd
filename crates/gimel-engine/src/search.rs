//! A search under way: where it stands, what it carries along, what it has found.

use gimel::{Bitboard, Move};

use crate::budget::Budget;
use crate::candidates::{Ranked, Scene};
use crate::evaluate::{Temper, evaluate};
use crate::memory::Memory;
use crate::score::MOST_PLIES;
use crate::survey::Survey;
use crate::table::Table;
use crate::walk::Walk;

/// A search under way.
pub(crate) struct Search<'a> {
    pub(crate) walk: Walk<'a>,
    pub(crate) table: &'a mut Table,
    pub(crate) memory: &'a mut Memory,
    pub(crate) budget: Budget<'a>,
    /// Squares whose pieces are overlooked as captors.
    pub(crate) unseen: Bitboard,
    /// How much pieces in hand are valued, in percent; the game so far decides, for the whole search.
    patience: i32,
    /// Told apart in the table: what is found out in a mood, or while something is overlooked, is true only then.
    mood: u64,
    /// Moves of all the nodes on the way here, one after another.
    pub(crate) moves: Vec<Ranked>,
    /// The best line found from each ply.
    pub(crate) lines: Vec<Vec<Move>>,
}

/// What a node wants to know.
#[derive(Clone, Copy)]
pub(crate) struct Window {
    pub(crate) depth: i32,
    pub(crate) alpha: i32,
    pub(crate) beta: i32,
}

impl Window {
    pub(crate) fn is_wide(self) -> bool {
        self.beta - self.alpha > 1
    }
}

impl<'a> Search<'a> {
    pub(crate) fn new(
        walk: Walk<'a>,
        table: &'a mut Table,
        memory: &'a mut Memory,
        budget: Budget<'a>,
        unseen: Bitboard,
        temper: Temper,
    ) -> Self {
        let patience = temper.patience(walk.quiet());
        Self {
            mood: mood(unseen, patience),
            patience,
            walk,
            table,
            memory,
            budget,
            unseen,
            moves: Vec::with_capacity(4_096),
            lines: vec![Vec::new(); MOST_PLIES + 2],
        }
    }

    /// Lets a scene of the present position add moves.
    pub(crate) fn scene(
        &mut self,
        survey: &Survey,
        add: impl FnOnce(&Scene<'_>, &mut Vec<Ranked>),
    ) {
        let leaps = self.walk.rules().leaps();
        let (position, ply) = (self.walk.position(), self.walk.ply());
        let scene = Scene::new(position, leaps, survey, self.memory, ply, self.unseen);
        add(&scene, &mut self.moves);
    }

    pub(crate) fn list_captures(&mut self, survey: &Survey) {
        self.scene(survey, |scene, list| {
            scene.captures(list);
        });
    }

    pub(crate) fn survey(&self) -> Survey {
        Survey::of(self.walk.position(), self.walk.rules().leaps())
    }

    pub(crate) fn evaluate(&self, survey: &Survey) -> i32 {
        let (rules, position) = (self.walk.rules(), self.walk.position());
        evaluate(rules, position, survey, self.patience)
    }

    pub(crate) fn key(&self) -> u64 {
        self.walk.key() ^ self.mood
    }

    pub(crate) fn clear_line(&mut self, ply: usize) {
        if let Some(line) = self.lines.get_mut(ply) {
            line.clear();
        }
    }

    /// The best line from here is this move and the best line after it.
    pub(crate) fn keep_line(&mut self, ply: usize, mv: Move) {
        let (here, after) = self.lines.split_at_mut(ply + 1);
        if let (Some(line), Some(rest)) = (here.last_mut(), after.first()) {
            line.clear();
            line.push(mv);
            line.extend_from_slice(rest);
        }
    }
}

fn mood(unseen: Bitboard, patience: i32) -> u64 {
    let mix = |sum: u64, part: u64| (sum ^ part).wrapping_mul(0xd6e8_feb8_6659_fd93);
    let squares = unseen.into_iter().map(|square| square.index() as u64 + 1);
    squares.fold(mix(0, patience.unsigned_abs().into()), mix)
}
