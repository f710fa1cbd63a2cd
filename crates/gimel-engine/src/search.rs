//! The tree: alpha-beta with narrow windows, reductions for late moves and a table of findings.

use gimel::{Bitboard, Move};

use crate::budget::Budget;
use crate::candidates::{GOOD_CAPTURE, Ranked, Scene};
use crate::evaluate::evaluate;
use crate::memory::Memory;
use crate::score::{INFINITE, MOST_PLIES};
use crate::survey::Survey;
use crate::table::{Bound, Finding, Packed, Table};
use crate::walk::Walk;

/// Depth saved when even a pass is good enough.
const PASS_REDUCTION: i32 = 2;
/// Up to this depth a static lead may be enough.
const STATIC_DEPTH: i32 = 2;
/// Static lead, in centipoints per turn of depth, that the opponent is trusted not to make good.
const STATIC_LEAD: i32 = 180;
/// Up to this depth late quiet moves are left out.
const FEW_DEPTH: i32 = 3;

/// A search under way.
pub(crate) struct Search<'a> {
    pub(crate) walk: Walk<'a>,
    pub(crate) table: &'a mut Table,
    pub(crate) memory: &'a mut Memory,
    pub(crate) budget: Budget<'a>,
    /// Squares whose pieces are overlooked as captors.
    pub(crate) unseen: Bitboard,
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
    fn is_wide(self) -> bool {
        self.beta - self.alpha > 1
    }
}

/// How far the moves of a node have been handed out.
struct Picker {
    first: usize,
    next: usize,
    remembered: Option<Move>,
    has_quiets: bool,
}

impl<'a> Search<'a> {
    pub(crate) fn new(
        walk: Walk<'a>,
        table: &'a mut Table,
        memory: &'a mut Memory,
        budget: Budget<'a>,
        unseen: Bitboard,
    ) -> Self {
        Self {
            walk,
            table,
            memory,
            budget,
            unseen,
            moves: Vec::with_capacity(4_096),
            lines: vec![Vec::new(); MOST_PLIES + 2],
        }
    }

    /// The value of the position for the side to move. Below `alpha` or above `beta` it is only a bound.
    pub(crate) fn search(&mut self, window: Window) -> i32 {
        if window.depth <= 0 {
            return self.quiesce(window.alpha, window.beta);
        }
        let ply = self.walk.ply();
        self.clear_line(ply);
        if !self.budget.spend() {
            return 0;
        }
        if let Some(value) = self.walk.settled() {
            return value;
        }
        let survey = self.survey();
        let calm = evaluate(self.walk.rules(), self.walk.position(), &survey);
        if ply >= MOST_PLIES {
            return calm;
        }
        let key = self.key();
        let found = self.table.find(key, ply);
        let decided = |found: Finding| found.decides(window.depth, window.alpha, window.beta);
        if !window.is_wide()
            && let Some(value) = found
                .and_then(decided)
                .or_else(|| self.good_enough(window, calm, &survey))
        {
            return value;
        }
        let remembered = found.and_then(|found| self.remembered(found));
        let (value, best) = self.try_moves(window, calm, &survey, remembered);
        if !self.budget.is_spent() {
            let bound = bound(window, value);
            let best = best.map(Packed::new);
            let finding = Finding {
                value,
                depth: window.depth,
                bound,
                best,
            };
            self.table.store(key, ply, &finding);
        }
        value
    }

    /// A value at or above `beta` that needs no look at the moves.
    fn good_enough(&mut self, window: Window, calm: i32, survey: &Survey) -> Option<i32> {
        let Window { depth, beta, .. } = window;
        if calm < beta || self.walk.has_just_passed() || self.walk.counts_turns() {
            return None;
        }
        let position = self.walk.position();
        let at_ease = survey.hanging(position, position.side()).is_empty();
        if at_ease && depth <= STATIC_DEPTH && calm - STATIC_LEAD * depth >= beta {
            return Some(calm);
        }
        let hand = position.hand(position.side());
        if depth < 2 || hand.beetle + hand.cat + hand.falcon == 0 {
            return None;
        }
        self.walk.pass();
        let value = -self.search(Window {
            depth: depth - 1 - PASS_REDUCTION,
            alpha: -beta,
            beta: 1 - beta,
        });
        self.walk.back();
        (value >= beta && !self.budget.is_spent()).then_some(value.min(crate::score::MOST_CLAIMED))
    }

    fn remembered(&self, found: Finding) -> Option<Move> {
        let mv = found.best?.unpack(self.walk.position())?;
        let legal = self
            .walk
            .rules()
            .refusal(self.walk.position(), mv)
            .is_none();
        let seen = !mv.is_capture() || mv.from().is_none_or(|from| !self.unseen.contains(from));
        (legal && seen).then_some(mv)
    }

    fn try_moves(
        &mut self,
        window: Window,
        calm: i32,
        survey: &Survey,
        remembered: Option<Move>,
    ) -> (i32, Option<Move>) {
        let mut picker = Picker {
            first: self.moves.len(),
            next: self.moves.len(),
            remembered,
            has_quiets: false,
        };
        if let Some(mv) = remembered {
            // First of all, and once only: the generators' copy is skipped.
            self.moves.push(Ranked { mv, rank: i32::MAX });
        }
        self.scene(survey, |scene, list| scene.captures(list));
        let result = self.try_picked(window, calm, survey, &mut picker);
        self.moves.truncate(picker.first);
        result
    }

    fn try_picked(
        &mut self,
        window: Window,
        calm: i32,
        survey: &Survey,
        picker: &mut Picker,
    ) -> (i32, Option<Move>) {
        let ply = self.walk.ply();
        let (mut alpha, mut best, mut value) = (window.alpha, None, -INFINITE);
        let mut tried: Vec<Move> = Vec::new();
        let mut count = 0;
        while let Some(Ranked { mv, rank }) = self.pick(picker, window.depth, survey) {
            let quiet = rank < GOOD_CAPTURE;
            if quiet && best.is_some() && !window.is_wide() && is_late(window.depth, count) {
                break;
            }
            let found = self.try_move(Window { alpha, ..window }, mv, count, quiet);
            count += 1;
            if self.budget.is_spent() {
                break;
            }
            if found > value {
                value = found;
                best = Some(mv);
            }
            if found > alpha {
                alpha = found;
                self.keep_line(ply, mv);
            }
            if alpha >= window.beta {
                if !mv.is_capture() {
                    let position = self.walk.position();
                    self.memory.learn(position, ply, mv, &tried, window.depth);
                }
                break;
            }
            if !mv.is_capture() {
                tried.push(mv);
            }
        }
        (if count == 0 { calm } else { value }, best)
    }

    /// The value of one move: later ones are first expected to be no better, and looked at less deeply.
    pub(crate) fn try_move(&mut self, window: Window, mv: Move, count: i32, quiet: bool) -> i32 {
        let Window { depth, alpha, beta } = window;
        let mut narrow = Window {
            depth: depth - 1,
            alpha: -alpha - 1,
            beta: -alpha,
        };
        let full = Window {
            depth: depth - 1,
            alpha: -beta,
            beta: -alpha,
        };
        self.walk.make(mv);
        let mut value = INFINITE;
        if count > 0 {
            let reduction = if quiet {
                reduction(depth, count, window.is_wide())
            } else {
                0
            };
            narrow.depth -= reduction;
            value = -self.search(narrow);
            if value > alpha && reduction > 0 {
                narrow.depth += reduction;
                value = -self.search(narrow);
            }
        }
        if count == 0 || (value > alpha && value < beta) {
            value = -self.search(full);
        }
        self.walk.back();
        value
    }

    /// The most promising move left; quiet ones are only listed once the good captures are through.
    fn pick(&mut self, picker: &mut Picker, depth: i32, survey: &Survey) -> Option<Ranked> {
        loop {
            let rest = self.moves.get(picker.next..)?;
            let best = (0..rest.len()).max_by_key(|&n| (rest[n].rank, std::cmp::Reverse(n)));
            let good = best.filter(|&n| picker.has_quiets || rest[n].rank >= GOOD_CAPTURE);
            let Some(n) = good else {
                if picker.has_quiets {
                    return None;
                }
                picker.has_quiets = true;
                self.scene(survey, |scene, list| scene.quiets(depth, list));
                continue;
            };
            self.moves.swap(picker.next, picker.next + n);
            let ranked = self.moves[picker.next];
            picker.next += 1;
            if ranked.rank == i32::MAX || Some(ranked.mv) != picker.remembered {
                return Some(ranked);
            }
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

    pub(crate) fn survey(&self) -> Survey {
        Survey::of(self.walk.position(), self.walk.rules().leaps())
    }

    /// What is found out while something is overlooked is true only for those who overlook the same.
    fn key(&self) -> u64 {
        let blindness = self.unseen.into_iter().fold(0_u64, |sum, square| {
            sum.wrapping_mul(31).wrapping_add(square.index() as u64 + 1)
        });
        self.walk.key() ^ blindness.wrapping_mul(0xd6e8_feb8_6659_fd93)
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

fn bound(window: Window, value: i32) -> Bound {
    if value >= window.beta {
        Bound::AtLeast
    } else if value <= window.alpha {
        Bound::AtMost
    } else {
        Bound::Exact
    }
}

/// Whether so many moves have been tried that the quiet ones left are not worth a look at this depth.
fn is_late(depth: i32, count: i32) -> bool {
    depth <= FEW_DEPTH && count >= 6 * depth * depth
}

/// By how much less deeply the `count`th quiet move is looked at first.
pub(crate) fn reduction(depth: i32, count: i32, wide: bool) -> i32 {
    if depth < 2 || count < 3 {
        return 0;
    }
    let late = 1 + i32::from(count >= 8) + i32::from(count >= 24) + i32::from(depth >= 6);
    (late - i32::from(wide)).clamp(0, depth - 1)
}
