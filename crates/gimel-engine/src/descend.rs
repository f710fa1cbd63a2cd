//! The tree: a node asks the table, then whether standing still is good enough, then its moves.

use gimel::Move;

use crate::score::{MOST_CLAIMED, MOST_PLIES};
use crate::search::{Search, Window};
use crate::survey::Survey;
use crate::table::{Bound, Finding, Packed};

/// Depth saved when even a pass is good enough.
const PASS_REDUCTION: i32 = 2;
/// Up to this depth a static lead may be enough.
const STATIC_DEPTH: i32 = 2;
/// Static lead, in centipoints per turn of depth, that the opponent is trusted not to make good.
const STATIC_LEAD: i32 = 180;

impl Search<'_> {
    /// The value of the position for the side to move. Below `alpha` or above `beta` it is only a bound.
    ///
    /// `before` surveys the position before the last turn.
    pub(crate) fn search(&mut self, window: Window, before: &Survey) -> i32 {
        if window.depth <= 0 {
            return self.quiesce(window.alpha, window.beta, before);
        }
        let ply = self.walk.ply();
        self.clear_line(ply);
        if !self.budget.spend() {
            return 0;
        }
        // Asked for first, and needed later: the table is far away.
        let key = self.key();
        let found = self.table.find(key, ply);
        if let Some(value) = self.settled() {
            return value;
        }
        let decided = |found: Finding| found.decides(window.depth, window.alpha, window.beta);
        if !window.is_wide()
            && let Some(value) = found.and_then(decided)
        {
            return value;
        }
        let survey = self.survey(before);
        let calm = self.evaluate(&survey);
        if ply >= MOST_PLIES {
            return calm;
        }
        if !window.is_wide()
            && let Some(value) = self.good_enough(window, calm, &survey)
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
        self.pass();
        let narrow = Window {
            depth: depth - 1 - PASS_REDUCTION,
            alpha: -beta,
            beta: 1 - beta,
        };
        let value = -self.search(narrow, survey);
        self.back();
        (value >= beta && !self.budget.is_spent()).then_some(value.min(MOST_CLAIMED))
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
