//! The end of a line: captures that pay are played out before a position is judged.

use crate::candidates::GOOD_CAPTURE;
use crate::score::MOST_PLIES;
use crate::search::Search;
use crate::survey::Survey;

/// A capture that leaves this much, in centipoints, to be desired is not played out.
const HOPE: i32 = 250;

impl Search<'_> {
    /// The value of the position once nobody wants to capture any more.
    pub(crate) fn quiesce(&mut self, mut alpha: i32, beta: i32, before: &Survey) -> i32 {
        let ply = self.walk.ply();
        self.clear_line(ply);
        if !self.budget.spend() {
            return 0;
        }
        if let Some(value) = self.settled() {
            return value;
        }
        let survey = self.survey(before);
        // Nobody has to capture: placing something far away leaves things as they are.
        let calm = self.evaluate(&survey);
        if calm >= beta || ply >= MOST_PLIES {
            return calm;
        }
        alpha = alpha.max(calm);
        let first = self.moves.len();
        self.list_captures(&survey);
        let value = self.play_out(first, calm, alpha, beta, &survey);
        self.moves.truncate(first);
        value
    }

    fn play_out(
        &mut self,
        first: usize,
        calm: i32,
        mut alpha: i32,
        beta: i32,
        survey: &Survey,
    ) -> i32 {
        let ply = self.walk.ply();
        let mut value = calm;
        if let Some(captures) = self.moves.get_mut(first..) {
            captures.sort_by_key(|ranked| std::cmp::Reverse(ranked.rank));
        }
        for n in first..self.moves.len() {
            let ranked = self.moves[n];
            if ranked.rank < GOOD_CAPTURE {
                break;
            }
            let prey = self.walk.position().piece_at(ranked.mv.to());
            let gain = prey.map_or(0, |piece| 160 * piece.kind.value() as i32);
            self.make(ranked.mv);
            let hopeless = calm + gain + HOPE <= alpha && self.walk.end().is_none();
            let found = if hopeless {
                value
            } else {
                -self.quiesce(-beta, -alpha, survey)
            };
            self.back();
            if self.budget.is_spent() {
                break;
            }
            value = value.max(found);
            if found > alpha {
                alpha = found;
                self.keep_line(ply, ranked.mv);
            }
            if alpha >= beta {
                break;
            }
        }
        value
    }
}
