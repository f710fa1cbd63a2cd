//! Perft: how many sequences of exactly so many turns there are; the measure of a move generator.

use crate::options::{Draw, Repetition};
use crate::{Game, Move, MoveList, Position, Rules, Side};

/// How much of the end of a sequence is counted without being played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Counting {
    /// Every move is listed and made, the last one too.
    OneByOne,
    /// The last move is counted, not listed.
    LastMove,
    /// The last two moves are worked out from counts.
    LastTwoMoves,
}

/// How many sequences of exactly `depth` moves the game can continue with. A game that is over has none.
#[must_use]
pub fn perft(game: &Game, depth: u32) -> u64 {
    perft_by(game, depth, Counting::LastTwoMoves)
}

/// [`perft`], counted in a chosen way.
#[must_use]
pub fn perft_by(game: &Game, depth: u32, counting: Counting) -> u64 {
    if depth == 0 {
        return 1;
    }
    if game.outcome().is_some() {
        return 0;
    }
    if hangs_on_history(game) {
        return walk_game(game, depth);
    }
    let mut walker = Walker {
        rules: game.rules(),
        position: game.position().clone(),
        counting,
    };
    walker.walk(depth)
}

/// [`perft`] that reports every first move and what it contributed, as soon as it is known.
pub fn perft_with(game: &Game, depth: u32, mut progress: impl FnMut(Move, u64)) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut sum = 0;
    for mv in game.moves() {
        let nodes = perft_after(game, mv, depth);
        sum += nodes;
        progress(mv, nodes);
    }
    sum
}

/// What each first move contributes to [`perft`], in alphabetical order of the moves.
#[must_use]
pub fn divide(game: &Game, depth: u32) -> Vec<(Move, u64)> {
    let mut parts = Vec::new();
    perft_with(game, depth, |mv, nodes| parts.push((mv, nodes)));
    parts
}

/// What one legal first move contributes to [`perft`]: for those who share the work out.
#[must_use]
pub fn perft_after(game: &Game, mv: Move, depth: u32) -> u64 {
    let mut after = game.clone();
    match (depth.checked_sub(1), after.play(mv)) {
        (Some(rest), Ok(_)) => perft(&after, rest),
        _ => 0,
    }
}

/// Whether the position alone cannot tell when the game is over.
fn hangs_on_history(game: &Game) -> bool {
    let options = game.rules().options();
    options.draw == Draw::NeverLed
        || options.repetition != Repetition::None
        || options.no_progress.is_some()
        || options.turn_limit().is_some()
        || game.is_time_up()
}

fn walk_game(game: &Game, depth: u32) -> u64 {
    if game.outcome().is_some() {
        return 0;
    }
    if depth == 1 {
        return u64::from(game.position().count_moves(game.rules().leaps()));
    }
    let after = |mv| {
        let mut next = game.clone();
        if next.play(mv).is_ok() {
            walk_game(&next, depth - 1)
        } else {
            0
        }
    };
    game.moves().into_iter().map(after).sum()
}

struct Walker<'a> {
    rules: &'a Rules,
    position: Position,
    counting: Counting,
}

impl Walker<'_> {
    /// Counts from a position where the game is not over.
    fn walk(&mut self, depth: u32) -> u64 {
        match (depth, self.counting) {
            (0, _) => return 1,
            (1, Counting::LastMove | Counting::LastTwoMoves) => {
                return u64::from(self.position.count_moves(self.rules.leaps()));
            }
            (2, Counting::LastTwoMoves) => return self.count_two(),
            _ => {}
        }
        let mut list = MoveList::new();
        self.position.moves_into(self.rules.leaps(), &mut list);
        let mut sum = 0;
        for &mv in &list {
            let undo = self.position.make(mv);
            // Only a capture changes points or takes somebody's last piece.
            if depth == 1 || !mv.is_capture() || self.rules.verdict(&self.position).is_none() {
                sum += self.walk(depth - 1);
            }
            self.position.unmake(mv, undo);
        }
        sum
    }

    /// Two moves at once. A leap goes to any square that is not one's own, so a placement or a step leaves the number of
    /// the opponent's leaps as it was and changes the number of empty squares by one or none; only captures differ.
    fn count_two(&mut self) -> u64 {
        let (leaps, side) = (self.rules.leaps(), self.position.side());
        let enemy = side.other();
        let empty = u64::from(self.position.empty_squares());
        let kinds = u64::from(self.position.kinds_in_hand(enemy));
        let replies = u64::from(self.position.mobility(leaps, enemy));
        let mut captures = 0;
        let mut sum = 0;
        for prey in self.position.standing(enemy) {
            let attackers = self.position.attackers(leaps, side, prey);
            let Some(from) = attackers.into_iter().next() else {
                continue;
            };
            captures += u64::from(attackers.len());
            if !self.ends(Move::Capture { from, to: prey }) {
                let left = replies - self.leaps_of(enemy, prey)
                    + u64::from(self.position.attackers(leaps, enemy, prey).len());
                sum += u64::from(attackers.len()) * (kinds * (empty + 1) + left);
            }
        }
        let steps = u64::from(self.position.mobility(leaps, side)) - captures;
        sum += steps * (kinds * empty + replies);
        let placements = u64::from(self.position.kinds_in_hand(side)) * empty;
        if placements > 0 {
            sum += placements * (kinds * (empty - 1) + replies);
        }
        sum
    }

    fn leaps_of(&self, side: Side, square: crate::Square) -> u64 {
        let kind = self.position.kind_of(side, square);
        let targets = self.rules.leaps().from(kind, square) & !self.position.standing(side);
        u64::from(targets.len())
    }

    fn ends(&mut self, mv: Move) -> bool {
        let undo = self.position.make(mv);
        let over = self.rules.verdict(&self.position).is_some();
        self.position.unmake(mv, undo);
        over
    }
}
