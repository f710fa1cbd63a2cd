//! The moves of a node, one after another: the first in full, the others expected to be no better.

use gimel::Move;

use crate::candidates::{GOOD_CAPTURE, Ranked};
use crate::score::INFINITE;
use crate::search::{Search, Window};
use crate::survey::Survey;

/// Up to this depth late quiet moves are left out.
const FEW_DEPTH: i32 = 3;

/// From this ply on every legal killer is tried, nearer to the root only those that matter: there a move that changes nothing
/// is seldom the answer.
const ANY_KILLER: usize = 4;

/// How far the moves of a node have been handed out.
struct Picker {
    first: usize,
    next: usize,
    stage: Stage,
    /// The remembered move and the killers: each is handed out once, and the generators' copies are skipped.
    ahead: [Option<Move>; 3],
}

/// What has been listed so far. Most nodes are done before all moves need to be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Captures,
    Killers,
    Everything,
}

impl Stage {
    /// From which rank on a move is handed out before more are listed.
    fn least(self) -> i32 {
        match self {
            Self::Captures => GOOD_CAPTURE,
            Self::Killers => KILLER,
            Self::Everything => i32::MIN,
        }
    }
}

/// Killers come after good captures and before all else.
const KILLER: i32 = GOOD_CAPTURE - 2;

impl Search<'_> {
    /// The best value among the moves, and the move that has it.
    pub(crate) fn try_moves(
        &mut self,
        window: Window,
        calm: i32,
        survey: &Survey,
        remembered: Option<Move>,
    ) -> (i32, Option<Move>) {
        let mut picker = Picker {
            first: self.moves.len(),
            next: self.moves.len(),
            stage: Stage::Captures,
            ahead: [remembered, None, None],
        };
        if let Some(mv) = remembered {
            // First of all, and once only: the generators' copy is skipped.
            self.moves.push(Ranked { mv, rank: i32::MAX });
        }
        self.list_captures(survey);
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
        let mut count = 0;
        while let Some(Ranked { mv, rank }) = self.pick(picker, window.depth, survey) {
            let quiet = rank < GOOD_CAPTURE;
            if quiet && best.is_some() && !window.is_wide() && is_late(window.depth, count) {
                break;
            }
            let found = self.try_move(Window { alpha, ..window }, mv, count, quiet, survey);
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
                    let tried = &self.moves[picker.first..picker.next - 1];
                    self.memory.learn(position, ply, mv, tried, window.depth);
                }
                break;
            }
        }
        (if count == 0 { calm } else { value }, best)
    }

    /// The value of one move: later ones are first expected to be no better, and looked at less deeply.
    pub(crate) fn try_move(
        &mut self,
        window: Window,
        mv: Move,
        count: i32,
        quiet: bool,
        survey: &Survey,
    ) -> i32 {
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
        self.make(mv);
        let mut value = INFINITE;
        if count > 0 {
            let reduction = if quiet {
                reduction(depth, count, window.is_wide())
            } else {
                0
            };
            narrow.depth -= reduction;
            value = -self.search(narrow, survey);
            if value > alpha && reduction > 0 {
                narrow.depth += reduction;
                value = -self.search(narrow, survey);
            }
        }
        if count == 0 || (value > alpha && value < beta) {
            value = -self.search(full, survey);
        }
        self.back();
        value
    }

    /// The most promising move left; killers and the other quiet moves are only listed once the moves before are through.
    fn pick(&mut self, picker: &mut Picker, depth: i32, survey: &Survey) -> Option<Ranked> {
        loop {
            let rest = self.moves.get(picker.next..)?;
            let best = most_promising(rest);
            let Some(n) = best.filter(|&n| rest[n].rank >= picker.stage.least()) else {
                match picker.stage {
                    Stage::Captures => self.list_killers(picker, depth, survey),
                    Stage::Killers => self.list_quiets(picker, depth, survey),
                    Stage::Everything => return None,
                }
                continue;
            };
            let ranked = rest[n];
            let is_ahead = ranked.rank == i32::MAX || (KILLER..GOOD_CAPTURE).contains(&ranked.rank);
            if !is_ahead && picker.ahead.contains(&Some(ranked.mv)) {
                self.moves.swap_remove(picker.next + n);
                continue;
            }
            self.moves.swap(picker.next, picker.next + n);
            picker.next += 1;
            return Some(ranked);
        }
    }

    fn list_killers(&mut self, picker: &mut Picker, depth: i32, survey: &Survey) {
        picker.stage = Stage::Killers;
        let ply = self.walk.ply();
        let (rules, position) = (self.walk.rules(), self.walk.position());
        let fits =
            |mv: &Move| Some(*mv) != picker.ahead[0] && rules.refusal(position, *mv).is_none();
        let killers = self.memory.killers(ply).map(|killer| killer.filter(fits));
        if killers == [None; 2] {
            return;
        }
        self.scene(survey, |scene, list| {
            for (n, mv) in killers.into_iter().flatten().enumerate() {
                if ply >= ANY_KILLER || scene.matters(mv, depth) {
                    picker.ahead[n + 1] = Some(mv);
                    let rank = GOOD_CAPTURE - 1 - n as i32;
                    list.push(Ranked { mv, rank });
                }
            }
        });
    }

    fn list_quiets(&mut self, picker: &mut Picker, depth: i32, survey: &Survey) {
        picker.stage = Stage::Everything;
        self.scene(survey, |scene, list| scene.quiets(depth, list));
    }
}

/// Of equals, the first.
fn most_promising(moves: &[Ranked]) -> Option<usize> {
    let mut best = 0;
    let mut rank = moves.first()?.rank;
    for (n, ranked) in moves.iter().enumerate().skip(1) {
        if ranked.rank > rank {
            (best, rank) = (n, ranked.rank);
        }
    }
    Some(best)
}

/// Whether so many moves have been tried that the quiet ones left are not worth a look at this depth.
fn is_late(depth: i32, count: i32) -> bool {
    depth <= FEW_DEPTH && count >= 6 * depth * depth
}

/// By how much less deeply the `count`th quiet move is looked at first.
fn reduction(depth: i32, count: i32, wide: bool) -> i32 {
    if depth < 2 || count < 3 {
        return 0;
    }
    let late = 1 + i32::from(count >= 8) + i32::from(count >= 24) + i32::from(depth >= 6);
    (late - i32::from(wide)).clamp(0, depth - 1)
}
