//! A game: a position, how it came about, and whether it is over.

mod fold;

pub use fold::{FoldError, Ruled};

use thiserror::Error;

use crate::bitboard::Bitboard;
use crate::options::{Draw, OptionsErrors, PiecesEach, Repetition, Timeout};
use crate::rules::on_points;
use crate::{
    BySide, Entry, Move, MoveList, Options, Outcome, Position, Reason, Refusal, Rules, Side, Square,
};

/// A game under way or over.
///
/// Time never passes here: whoever holds the clock says [`Entry::TimeUp`] or [`Entry::TurnTimeout`].
#[derive(Debug, Clone)]
pub struct Game {
    rules: Rules,
    start: Position,
    entries: Vec<Entry>,
    /// What came of each of them.
    rulings: Vec<Ruled>,
    /// Turns forfeited since the last entry because a side could not act.
    passed: u8,
    position: Position,
    turns: u64,
    /// Turns in a row without capture and placement.
    quiet: u32,
    /// Somebody once led by more than the draw rule allows.
    led: bool,
    time_up: bool,
    /// Keys of the positions that can still come again.
    seen: Vec<u64>,
    outcome: Option<Outcome>,
}

/// Why a game cannot start.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum StartError {
    /// The options describe no game.
    #[error(transparent)]
    Options(#[from] OptionsErrors),
    /// The position belongs to a game with another set of pieces.
    #[error(
        "the position has {position} pieces of each kind but gimel.pieces_each is {options}; expected the same"
    )]
    PiecesEach {
        /// Of each kind in the position.
        position: PiecesEach,
        /// Of each kind in the options.
        options: PiecesEach,
    },
}

impl Game {
    /// A game from the beginning.
    pub fn new(options: Options) -> Result<Self, StartError> {
        Self::from_position(options, Position::start(options.pieces_each))
    }

    /// A game that goes on from a position. Its points are all that is known of what came before.
    pub fn from_position(options: Options, position: Position) -> Result<Self, StartError> {
        let rules = Rules::new(options)?;
        if position.pieces_each() != options.pieces_each {
            return Err(StartError::PiecesEach {
                position: position.pieces_each(),
                options: options.pieces_each,
            });
        }
        Ok(Self::begin(rules, position))
    }

    fn begin(rules: Rules, position: Position) -> Self {
        let mut game = Self {
            led: rules.lead_excludes_draw(&position),
            rules,
            start: position.clone(),
            entries: Vec::new(),
            rulings: Vec::new(),
            passed: 0,
            turns: 0,
            quiet: 0,
            time_up: false,
            seen: vec![position.hash()],
            outcome: None,
            position,
        };
        game.outcome = game.ended_on_the_board();
        game.skip_the_stuck();
        game
    }

    /// Plays a move.
    pub fn play(&mut self, mv: Move) -> Result<Option<Outcome>, Refusal> {
        self.apply(Entry::Move(mv))
    }

    /// Lets something happen. Says how the game ended if it did; if it is refused, nothing has changed.
    pub fn apply(&mut self, entry: Entry) -> Result<Option<Outcome>, Refusal> {
        if let Some(outcome) = self.outcome {
            return Err(Refusal::Over(outcome));
        }
        self.passed = 0;
        match entry {
            Entry::Move(mv) => self.take_turn(mv)?,
            Entry::TurnTimeout => self.exceed_turn()?,
            Entry::TimeUp => self.stop_clock()?,
            Entry::Claim(_) => self.claim()?,
            Entry::Resign(side) => {
                self.outcome = Some(Outcome::win(side.other(), Reason::Resigned));
            }
            Entry::Agree => self.outcome = Some(Outcome::draw(Reason::Agreement)),
        }
        self.entries.push(entry);
        self.rulings.push(Ruled {
            outcome: self.outcome,
            passed: self.passed,
        });
        Ok(self.outcome)
    }

    /// Takes back the last entry.
    pub fn take_back(&mut self) -> Option<Entry> {
        let last = self.entries.pop()?;
        let mut game = Self::begin(self.rules.clone(), self.start.clone());
        for (&entry, &ruled) in self.entries.iter().zip(&self.rulings) {
            let again = game.fold_in(entry, ruled);
            debug_assert!(again.is_ok(), "{entry} happened the first time");
        }
        *self = game;
        Some(last)
    }

    fn take_turn(&mut self, mv: Move) -> Result<(), Refusal> {
        if let Some(why) = self.rules.refusal(&self.position, mv) {
            return Err(Refusal::Illegal { mv, why });
        }
        let mover = self.position.side();
        self.make(mv);
        self.finish_turn(mover);
        Ok(())
    }

    fn make(&mut self, mv: Move) {
        let _ = self.position.make(mv);
        if let Move::Step { .. } = mv {
            self.quiet += 1;
        } else {
            // What was placed or captured never goes back: no earlier position can come again.
            self.quiet = 0;
            self.seen.clear();
        }
    }

    fn exceed_turn(&mut self) -> Result<(), Refusal> {
        if self.rules.options().turn_seconds.is_none() {
            return Err(Refusal::NoTurnLimit);
        }
        let late = self.position.side();
        match self.rules.options().timeout {
            Timeout::LoseGame => {
                self.outcome = Some(Outcome::win(late.other(), Reason::TurnTimeout));
            }
            Timeout::LoseTurn => self.forfeit_turn(late),
        }
        Ok(())
    }

    fn forfeit_turn(&mut self, side: Side) {
        self.position.pass();
        self.quiet += 1;
        self.finish_turn(side);
    }

    fn stop_clock(&mut self) -> Result<(), Refusal> {
        if self.rules.options().game_seconds().is_none() {
            return Err(Refusal::NoClock);
        }
        if self.time_up {
            return Err(Refusal::TimeIsUp);
        }
        self.time_up = true;
        Ok(())
    }

    fn claim(&mut self) -> Result<(), Refusal> {
        if self.rules.options().draw != Draw::Claim {
            return Err(Refusal::NoClaims);
        }
        if !self.rules.draw_holds(&self.position) {
            let (min, lead) = self.rules.draw_numbers();
            return Err(Refusal::ClaimFails { min, lead });
        }
        self.outcome = Some(Outcome::draw(Reason::Claim));
        Ok(())
    }

    fn count_turn(&mut self) {
        self.turns += 1;
        self.led |= self.rules.lead_excludes_draw(&self.position);
        self.seen.push(self.position.hash());
    }

    fn finish_turn(&mut self, mover: Side) {
        self.count_turn();
        self.outcome = self.ended_after_turn(mover);
        self.skip_the_stuck();
    }

    /// The ends in their order: target, draw rule, time, and then the rest.
    fn ended_after_turn(&self, mover: Side) -> Option<Outcome> {
        let (rules, position) = (&self.rules, &self.position);
        rules
            .target_reached(position)
            .or_else(|| rules.drawn(position, self.led))
            .or_else(|| self.out_of_time(mover))
            .or_else(|| rules.all_captured(position))
            .or_else(|| self.repeated())
            .or_else(|| self.stale())
    }

    fn ended_on_the_board(&self) -> Option<Outcome> {
        self.rules
            .target_reached(&self.position)
            .or_else(|| self.rules.drawn(&self.position, self.led))
            .or_else(|| self.rules.all_captured(&self.position))
    }

    fn out_of_time(&self, mover: Side) -> Option<Outcome> {
        // White began, so both have had equally many turns whenever Black has just finished one.
        if self.rules.options().equal_turns && mover == Side::White {
            return None;
        }
        let counted_out = self
            .rules
            .options()
            .turn_limit()
            .is_some_and(|limit| self.turns >= limit);
        let reason = if self.time_up {
            Reason::Time
        } else if counted_out {
            Reason::TurnCount
        } else {
            return None;
        };
        Some(self.rules.out_of_time(&self.position, reason))
    }

    fn repeated(&self) -> Option<Outcome> {
        let watched = self.rules.options().repetition == Repetition::ThreefoldDraw;
        let here = self.position.hash();
        let third = watched && self.seen.iter().filter(|&&key| key == here).count() >= 3;
        third.then_some(Outcome::draw(Reason::Repetition))
    }

    fn stale(&self) -> Option<Outcome> {
        let limit = self.rules.options().no_progress?;
        (self.quiet >= limit.get()).then(|| on_points(&self.position, Reason::NoProgress))
    }

    /// A side that cannot act is passed over; if neither can, the game ends as on time.
    fn skip_the_stuck(&mut self) {
        if self.outcome.is_some() {
            return;
        }
        let next = self.position.side();
        let able = BySide::from_fn(|side| self.position.can_act(self.rules.leaps(), side));
        match actor(next, able) {
            Some(side) if side == next => {}
            Some(_) => {
                self.passed += 1;
                self.forfeit_turn(next);
            }
            None => self.outcome = Some(self.rules.out_of_time(&self.position, Reason::Stuck)),
        }
    }

    /// The rules it is played by.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// How it stands.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Where it started from.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// Everything that happened.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// How it ended, if it did.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Turns taken or forfeited since the start.
    #[must_use]
    pub const fn turns(&self) -> u64 {
        self.turns
    }

    /// Whether time is up and the last turns are being played.
    #[must_use]
    pub const fn is_time_up(&self) -> bool {
        self.time_up
    }

    /// Whether a player may claim the draw rule now.
    #[must_use]
    pub fn may_claim(&self) -> bool {
        let open = self.outcome.is_none() && self.rules.options().draw == Draw::Claim;
        open && self.rules.draw_holds(&self.position)
    }

    /// The legal moves, in alphabetical order of their text; none once the game is over.
    #[must_use]
    pub fn moves(&self) -> MoveList {
        let mut list = MoveList::new();
        if self.outcome.is_none() {
            self.position.moves_into(self.rules.leaps(), &mut list);
        }
        list
    }

    /// Where the piece on a square may leap to; nowhere if it may not be moved now.
    #[must_use]
    pub fn targets(&self, from: Square) -> Bitboard {
        let side = self.position.side();
        match self.position.piece_at(from) {
            Some(piece) if piece.side == side && self.outcome.is_none() => {
                self.rules.leaps().from(piece.kind, from) & !self.position.standing(side)
            }
            _ => Bitboard::EMPTY,
        }
    }
}

impl Default for Game {
    fn default() -> Self {
        Self::begin(Rules::default(), Position::default())
    }
}

/// Who acts when it is `next`'s turn: that side, or the other if it cannot, or nobody.
///
/// With the sets the rules know, a side that has a piece can always act. Every leap set reaches a neighbouring file, so a
/// side with no leap would stand on all 18 files; the topmost and the lowest of its pieces on a file could go further
/// up and down unless they stood apart at both ends, so that would take 36 pieces. The rule is kept for what it says.
pub(crate) fn actor(next: Side, able: BySide<bool>) -> Option<Side> {
    [next, next.other()].into_iter().find(|&side| able[side])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Cites: A-G-04, G-07
    #[test]
    fn who_cannot_act_is_skipped() {
        let able = |white, black| BySide { white, black };
        for (next, able, acts) in [
            (Side::White, able(true, true), Some(Side::White)),
            (Side::Black, able(true, true), Some(Side::Black)),
            (Side::White, able(false, true), Some(Side::Black)),
            (Side::Black, able(true, false), Some(Side::White)),
            (Side::White, able(false, false), None),
            (Side::Black, able(false, false), None),
        ] {
            assert_eq!(actor(next, able), acts, "{next} is next, {able:?}");
        }
    }
}
