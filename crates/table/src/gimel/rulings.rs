//! What comes of a turn, a flag, an agreement: rules and clocks are asked once, when it is decided.

use gimel::{BySide, Entry as GameEntry, Move, Refusal};

use super::{After, GimelPlay};
use crate::gimel::clock::Clocks;
use crate::{EndReason, Ending, GimelEvent, Millis, SeatNumber};

impl GimelPlay {
    /// A move, and what comes of it.
    pub(crate) fn rule_move(
        &self,
        at: Millis,
        mv: Move,
        spent: Millis,
        credit: Millis,
    ) -> Result<GimelEvent, Refusal> {
        let mut clocks = self.clocks.clone();
        clocks.turn_over(self.game.position().side(), at, spent, credit);
        let after = self.rule(at, GameEntry::Move(mv), clocks)?;
        Ok(GimelEvent::Moved {
            mv,
            spent,
            credit,
            after,
        })
    }

    /// A turn that took too long.
    pub(crate) fn rule_turn_timeout(&self, at: Millis) -> Result<GimelEvent, Refusal> {
        let mut clocks = self.clocks.clone();
        let side = self.game.position().side();
        clocks.turn_over(side, at, Millis::ZERO, Millis::ZERO);
        let after = self.rule(at, GameEntry::TurnTimeout, clocks)?;
        Ok(GimelEvent::TurnTimedOut { after })
    }

    /// The playing time is over: the game as it goes on from there.
    pub(crate) fn with_time_up(&self) -> Result<GimelPlay, Refusal> {
        let mut play = self.clone();
        play.game.apply(GameEntry::TimeUp)?;
        Ok(play)
    }

    pub(crate) fn rule_agreement(&self, at: Millis) -> Result<GimelEvent, Refusal> {
        let after = self.rule(at, GameEntry::Agree, self.clocks.clone())?;
        Ok(GimelEvent::DrawAgreed { after })
    }

    pub(crate) fn rule_claim(&self, at: Millis, seat: SeatNumber) -> Result<GimelEvent, Refusal> {
        let claim = GameEntry::Claim(self.side(seat));
        let after = self.rule(at, claim, self.clocks.clone())?;
        Ok(GimelEvent::Claimed { seat, after })
    }

    pub(crate) fn rule_resignation(
        &self,
        at: Millis,
        seat: SeatNumber,
    ) -> Result<GimelEvent, Refusal> {
        let resigns = GameEntry::Resign(self.side(seat));
        let after = self.rule(at, resigns, self.clocks.clone())?;
        Ok(GimelEvent::Resigned { seat, after })
    }

    /// The clock of the side to move ran out.
    pub(crate) fn rule_flag(&self, at: Millis) -> GimelEvent {
        let after = self.end_with(
            at,
            Ending {
                winner: Some(self.game.position().side().other()),
                reason: EndReason::Flag,
            },
        );
        GimelEvent::FlagFell { after }
    }

    /// The game is called off.
    pub(crate) fn rule_abort(&self, at: Millis) -> GimelEvent {
        let after = self.end_with(
            at,
            Ending {
                winner: None,
                reason: EndReason::Aborted,
            },
        );
        GimelEvent::Aborted { after }
    }

    /// Who leaves gives up; a game that has hardly begun is called off.
    pub(crate) fn given_up(&self, at: Millis, seat: SeatNumber) -> GimelEvent {
        match self.rule_resignation(at, seat) {
            Ok(resigned) if self.moves_made() >= 2 => resigned,
            Ok(_) | Err(_) => self.rule_abort(at),
        }
    }

    /// So many entries are taken back; what the turns had earned goes with them.
    pub(crate) fn rule_takeback(&self, at: Millis, entries: usize) -> GimelEvent {
        let mut game = self.game.clone();
        let ran = game.position().side();
        let mut undone = BySide::default();
        for _ in 0..entries {
            if let Some(GameEntry::Move(_)) = game.take_back() {
                undone[game.position().side()] += 1;
            }
        }
        let mut clocks = self.clocks.clone();
        clocks.taken_back(ran, undone, at);
        let after = After {
            left: clocks.left(),
            ..After::default()
        };
        GimelEvent::TakenBack { entries, after }
    }

    fn rule(&self, at: Millis, entry: GameEntry, mut clocks: Clocks) -> Result<After, Refusal> {
        let side = self.game.position().side();
        let mut game = self.game.clone();
        let ending = game.apply(entry)?.map(Ending::from);
        if ending.is_some() {
            clocks.stop(side, at);
        }
        Ok(After {
            left: clocks.left(),
            ending,
            passed: game.rulings().last().map_or(0, |ruled| ruled.passed),
        })
    }

    fn end_with(&self, at: Millis, ending: Ending) -> After {
        let mut clocks = self.clocks.clone();
        clocks.stop(self.game.position().side(), at);
        After {
            left: clocks.left(),
            ending: Some(ending),
            passed: 0,
        }
    }
}
