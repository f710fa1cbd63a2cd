//! A search under way: where it stands, what it carries along, what it has found.

use gimel::{Bitboard, Move, Side};

use crate::budget::Budget;
use crate::candidates::{Ranked, Scene};
use crate::engine::Task;
use crate::evaluate::{evaluate, way_to_draw};
use crate::memory::Memory;
use crate::net::{Net, Stack};
use crate::score::{MOST_CLAIMED, MOST_PLIES};
use crate::survey::Survey;
use crate::table::Table;
use crate::walk::Walk;

/// Centipoints by which the net may correct the hand-made judgement.
const MOST_CORRECTED: i32 = 800;

/// A search under way.
pub(crate) struct Search<'a> {
    pub(crate) walk: Walk<'a>,
    pub(crate) table: &'a Table,
    pub(crate) memory: &'a mut Memory,
    /// The net's view of where the walk stands.
    eyes: Option<Stack<'a>>,
    /// Centipoints a draw is worth less than an even game, to whoever was at move when the search began.
    contempt: i32,
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

/// What an engine brings to a search.
pub(crate) struct Mind<'a> {
    pub(crate) table: &'a Table,
    pub(crate) memory: &'a mut Memory,
    pub(crate) net: Option<&'a Net>,
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
    pub(crate) fn new(walk: Walk<'a>, mind: Mind<'a>, budget: Budget<'a>, task: &Task) -> Self {
        let Mind { table, memory, net } = mind;
        let contempt = task.contempt;
        let patience = task.temper.patience(walk.quiet(), walk.turns_left());
        let eyes = net.map(|net| Stack::new(net, walk.position()));
        // Contempt looks at the board with the eyes of whoever is at move at the root; the table must not mix the two.
        let against = i32::from(walk.position().side() == Side::Black) + 1;
        let judgement = contempt * 4 * against + i32::from(eyes.is_some());
        Self {
            mood: mood(task.unseen, patience, judgement),
            patience,
            eyes,
            contempt,
            walk,
            table,
            memory,
            budget,
            unseen: task.unseen,
            moves: Vec::with_capacity(4_096),
            lines: vec![Vec::new(); MOST_PLIES + 2],
        }
    }

    /// Plays a legal move.
    pub(crate) fn make(&mut self, mv: Move) {
        if let Some(eyes) = &mut self.eyes {
            eyes.make(self.walk.position(), mv);
        }
        self.walk.make(mv);
    }

    /// Hands the turn over.
    pub(crate) fn pass(&mut self) {
        if let Some(eyes) = &mut self.eyes {
            eyes.pass();
        }
        self.walk.pass();
    }

    /// One turn back.
    pub(crate) fn back(&mut self) {
        if let Some(eyes) = &mut self.eyes {
            eyes.back();
        }
        self.walk.back();
    }

    /// The value for the side to move if nothing more needs to be searched.
    pub(crate) fn settled(&self) -> Option<i32> {
        let value = self.walk.settled()?;
        Some(if value == 0 { self.of_a_draw() } else { value })
    }

    /// What a draw is worth to the side to move.
    fn of_a_draw(&self) -> i32 {
        let own = self.walk.ply().is_multiple_of(2);
        if own { -self.contempt } else { self.contempt }
    }

    /// Lets a scene of the present position add moves.
    pub(crate) fn scene(
        &mut self,
        survey: &Survey,
        add: impl FnOnce(&Scene<'_>, &mut Vec<Ranked>),
    ) {
        let leaps = self.walk.rules().leaps();
        let position = self.walk.position();
        let scene = Scene::new(position, leaps, survey, self.memory, self.unseen);
        add(&scene, &mut self.moves);
    }

    pub(crate) fn list_captures(&mut self, survey: &Survey) {
        self.scene(survey, |scene, list| {
            scene.captures(list);
        });
    }

    /// A survey of the present position, from that of the position before the last turn.
    pub(crate) fn survey(&self, before: &Survey) -> Survey {
        let (position, leaps) = (self.walk.position(), self.walk.rules().leaps());
        let last = self.walk.last_turn();
        last.map_or(*before, |turn| before.after(turn, position, leaps))
    }

    pub(crate) fn evaluate(&mut self, survey: &Survey) -> i32 {
        let (rules, position) = (self.walk.rules(), self.walk.position());
        let way = match self.contempt {
            0 => 0,
            _ => self.of_a_draw() * way_to_draw(rules, position) / 100,
        };
        let value = evaluate(rules, position, survey, self.patience) + way;
        let eyes = self.eyes.as_mut();
        let more = eyes.map_or(0, |eyes| eyes.evaluate(position));
        (value + more.clamp(-MOST_CORRECTED, MOST_CORRECTED)).clamp(-MOST_CLAIMED, MOST_CLAIMED)
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

fn mood(unseen: Bitboard, patience: i32, judgement: i32) -> u64 {
    let mix = |sum: u64, part: u64| (sum ^ part).wrapping_mul(0xd6e8_feb8_6659_fd93);
    let squares = unseen.into_iter().map(|square| square.index() as u64 + 1);
    let humour = patience.unsigned_abs() | judgement.cast_unsigned() << 8;
    squares.fold(mix(0, humour.into()), mix)
}
