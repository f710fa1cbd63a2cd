//! The root: every legal move is looked at, deeper each time round, and the best lines are kept.

use std::cmp::Reverse;

use gimel::{Game, Move, MoveList};

use crate::candidates::{GOOD_CAPTURE, Ranked};
use crate::engine::{Breadth, Task};
use crate::score::INFINITE;
use crate::search::{Search, Window};
use crate::survey::Survey;
use crate::{Line, Score};

/// Moves that are looked at whatever else is left out.
const PROMISING: usize = 32;
/// One in so many of the others is looked at.
const FEW: u64 = 16;

/// The moves of the root, most promising first, and what is known so far.
pub(crate) struct Root {
    moves: Vec<Ranked>,
    survey: Survey,
    /// How many lines are wanted.
    wanted: usize,
    /// See [`Task::helper`].
    helper: u32,
    /// The best lines of the deepest round, best first.
    pub(crate) lines: Vec<Line>,
}

impl Root {
    /// Ranks the moves without looking ahead. The first of them is a line already, so that there is always an answer.
    pub(crate) fn new(game: &Game, search: &mut Search<'_>, task: &Task) -> Self {
        let legal = game.moves();
        let seen = |mv: &Move| match mv {
            Move::Capture { from, .. } => !search.unseen.contains(*from),
            _ => true,
        };
        let mut chosen: MoveList = legal.iter().copied().filter(seen).collect();
        if chosen.is_empty() {
            chosen = legal;
        }
        let survey = Survey::of(search.walk.position(), search.walk.rules().leaps());
        search.scene(&survey, |scene, list| scene.rank(&chosen, list));
        let mut moves = std::mem::take(&mut search.moves);
        moves.sort_by_key(|ranked| Reverse(ranked.rank));
        if let Breadth::Some(seed) = task.breadth {
            thin_out(&mut moves, seed);
        }
        let first = moves.first().map(|ranked| Line {
            moves: vec![ranked.mv],
            score: Score::default(),
        });
        Self {
            moves,
            survey,
            wanted: task.lines.max(1),
            helper: task.helper,
            lines: first.into_iter().collect(),
        }
    }

    pub(crate) fn has_choice(&self) -> bool {
        self.moves.len() > 1
    }

    /// One round; false if it was broken off.
    pub(crate) fn deepen(&mut self, search: &mut Search<'_>, depth: i32) -> bool {
        let mut best: Vec<Line> = Vec::with_capacity(self.wanted + 1);
        for count in order(self.moves.len(), self.helper) {
            let Ranked { mv, rank } = self.moves[count];
            let full = best.len() >= self.wanted;
            let last = best.last().filter(|_| full);
            let alpha = last.map_or(-INFINITE, |line| line.score.centipoints());
            let window = Window {
                depth,
                alpha,
                beta: INFINITE,
            };
            let late = if full { count as i32 } else { 0 };
            let value = search.try_move(window, mv, late, rank < GOOD_CAPTURE, &self.survey);
            if search.budget.is_spent() {
                break;
            }
            if value > alpha {
                insert(&mut best, line(search, mv, value), self.wanted);
            }
        }
        let whole = !search.budget.is_spent();
        // A round that was broken off still knows better, once it has looked at the best lines of the last.
        if whole || best.len() >= self.wanted {
            self.promote(best);
        }
        whole
    }

    fn promote(&mut self, best: Vec<Line>) {
        let place = |mv| best.iter().position(|line| line.best() == Some(mv));
        self.moves
            .sort_by_key(|ranked| place(ranked.mv).unwrap_or(usize::MAX));
        self.lines = best;
    }
}

/// Leaves the most promising moves and a few of the others.
fn thin_out(moves: &mut Vec<Ranked>, seed: u64) {
    let mut state = seed;
    let mut place = 0;
    moves.retain(|_| {
        place += 1;
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        place <= PROMISING || (state >> 33).is_multiple_of(FEW)
    });
}

fn line(search: &Search<'_>, mv: Move, value: i32) -> Line {
    let mut moves = vec![mv];
    moves.extend(search.lines.get(1).into_iter().flatten());
    Line {
        moves,
        score: Score::new(value),
    }
}

/// Keeps the best few, best first; of equals, the one found first.
fn insert(best: &mut Vec<Line>, line: Line, wanted: usize) {
    let at = best.partition_point(|other| other.score >= line.score);
    best.insert(at, line);
    best.truncate(wanted);
}

/// The most promising move first, then all the others in a circle that begins somewhere else for every helper: in the
/// middle, at a quarter, at three quarters and so on.
fn order(count: usize, helper: u32) -> impl Iterator<Item = usize> {
    let rest = count.saturating_sub(1);
    let begin = (u64::from(helper.reverse_bits()) * rest as u64) >> 32;
    let circle = (0..rest).map(move |n| 1 + (begin as usize + n) % rest);
    (0..count.min(1)).chain(circle)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn helpers_begin_elsewhere_and_leave_nothing_out() {
        let order = |count, helper| order(count, helper).collect::<Vec<_>>();
        assert_eq!(order(5, 0), [0, 1, 2, 3, 4]);
        assert_eq!(order(5, 1), [0, 3, 4, 1, 2]);
        assert_eq!(order(5, 2), [0, 2, 3, 4, 1]);
        assert_eq!(order(1, 3), [0]);
        assert!(order(0, 1).is_empty());
    }
}
