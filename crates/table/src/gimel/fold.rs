//! How each event changes a game of Gimel. The rules are not asked: what they said is in the event.

use gimel::{Entry as GameEntry, Outcome, Ruled, Side};

use super::{After, GimelPlay};
use crate::fault::Fault;
use crate::table::{Sitter, Table};
use crate::{EndReason, Ending, GameSettings, GimelEvent, Millis, Play, SeatNumber};

impl Table {
    pub(crate) fn fold_gimel(&mut self, at: Millis, event: &GimelEvent) -> Result<(), Fault> {
        if let GimelEvent::Started { white } = event {
            return self.started(*white, at);
        }
        let Some(Play::Gimel(play)) = &mut self.play else {
            return Err(Fault::NoGame);
        };
        play.fold(at, event)?;
        if let Some(ending) = play.ending {
            let seats = Side::BOTH.map(|side| (side, play.seat(side)));
            self.count(ending, seats);
        }
        Ok(())
    }

    fn started(&mut self, white: SeatNumber, at: Millis) -> Result<(), Fault> {
        let GameSettings::Gimel(options) = self.settings.game else {
            return Err(Fault::Begin);
        };
        if self.is_playing() {
            return Err(Fault::Begin);
        }
        let sitters: Vec<Sitter> = self.seats.iter().map(|seat| seat.sitter).collect();
        let time = self.settings.time;
        let play = GimelPlay::start(&options, time, white, sitters.clone(), at)?;
        self.games += 1;
        self.carry_score(&sitters);
        self.play = Some(Play::Gimel(Box::new(play)));
        self.nobody_waits();
        Ok(())
    }

    /// The score belongs to those who made it: it follows them, and somebody new begins at nothing.
    fn carry_score(&mut self, sitters: &[Sitter]) {
        let Some(last) = self.play.as_ref().map(Play::sitters) else {
            return;
        };
        if last.iter().rev().eq(sitters) && last != sitters {
            self.score.reverse();
        } else if last != sitters {
            self.score.fill(0.0);
        }
    }

    fn count(&mut self, ending: Ending, seats: [(Side, SeatNumber); 2]) {
        if ending.reason == EndReason::Aborted {
            return;
        }
        for (side, seat) in seats {
            self.score[seat] += match ending.winner {
                Some(winner) if winner == side => 1.0,
                Some(_) => 0.0,
                None => 0.5,
            };
        }
    }
}

impl GimelPlay {
    fn fold(&mut self, at: Millis, event: &GimelEvent) -> Result<(), Fault> {
        if !self.is_on() {
            return Err(Fault::NoGame);
        }
        let side = self.game.position().side();
        match event {
            GimelEvent::Started { .. } => return Err(Fault::Begin),
            GimelEvent::Moved {
                mv, credit, after, ..
            } => {
                self.happened(at, GameEntry::Move(*mv), after)?;
                self.turn_over(side, at, *credit);
            }
            GimelEvent::TurnTimedOut { after } => {
                self.happened(at, GameEntry::TurnTimeout, after)?;
                self.turn_over(side, at, Millis::ZERO);
            }
            GimelEvent::TimeUp => self.game.fold_in(GameEntry::TimeUp, Ruled::default())?,
            GimelEvent::FlagFell { after } | GimelEvent::Aborted { after } => {
                self.came(at, after);
            }
            GimelEvent::DrawOffered { seat } => self.offered(player(*seat)?),
            GimelEvent::DrawDeclined => self.draw_offer = None,
            GimelEvent::DrawAgreed { after } => self.happened(at, GameEntry::Agree, after)?,
            GimelEvent::Claimed { seat, after } => {
                let claim = GameEntry::Claim(self.side(player(*seat)?));
                self.happened(at, claim, after)?;
            }
            GimelEvent::Resigned { seat, after } => {
                let resigns = GameEntry::Resign(self.side(player(*seat)?));
                self.happened(at, resigns, after)?;
            }
            GimelEvent::Hinted { seat } => {
                player(*seat)?;
                self.hints += 1;
            }
            GimelEvent::TakebackAsked { seat } => self.asked(player(*seat)?),
            GimelEvent::TakebackDeclined => self.takeback = None,
            GimelEvent::TakenBack { entries, after } => self.take_back(*entries, at, after)?,
            GimelEvent::Paused { lost } => {
                self.clocks.pause(*lost);
                self.clocks.resume(at);
            }
        }
        Ok(())
    }

    fn happened(&mut self, at: Millis, entry: GameEntry, after: &After) -> Result<(), Fault> {
        let ruled = Ruled {
            outcome: after.ending.and_then(Ending::outcome),
            passed: after.passed,
        };
        self.game.fold_in(entry, ruled)?;
        self.came(at, after);
        Ok(())
    }

    fn came(&mut self, at: Millis, after: &After) {
        self.clocks.set_left(after.left);
        if let Some(ending) = after.ending {
            self.clocks.halt();
            self.ending = Some(ending);
            self.ended = Some(at);
            self.draw_offer = None;
            self.takeback = None;
        }
    }

    /// The other one's time runs. A move answers what the other one had offered, and ends one's own request.
    fn turn_over(&mut self, side: Side, at: Millis, credit: Millis) {
        self.clocks.turn_begins(at);
        self.clocks.set_credit(side, credit);
        let mover = self.seat(side);
        if self.draw_offer.is_some_and(|seat| seat != mover) {
            self.draw_offer = None;
        }
        self.takeback = None;
    }

    fn take_back(&mut self, entries: usize, at: Millis, after: &After) -> Result<(), Fault> {
        for _ in 0..entries {
            self.game.take_back().ok_or(Fault::Unawaited)?;
        }
        self.takeback = None;
        self.draw_offer = None;
        self.offered_at = [None; 2];
        self.asked_at = [None; 2];
        self.clocks.set_left(after.left);
        self.clocks.turn_begins(at);
        Ok(())
    }

    fn offered(&mut self, seat: SeatNumber) {
        self.draw_offer = Some(seat);
        self.offered_at[seat] = Some(self.game.entries().len());
    }

    fn asked(&mut self, seat: SeatNumber) {
        self.takeback = Some(seat);
        self.asked_at[seat] = Some(self.game.entries().len());
    }
}

/// Two play.
fn player(seat: SeatNumber) -> Result<SeatNumber, Fault> {
    (seat < 2).then_some(seat).ok_or(Fault::Seat(seat))
}

impl Ending {
    /// As the rules know it; a flag and a game that was called off are the table's business.
    fn outcome(self) -> Option<Outcome> {
        match self.reason {
            EndReason::Rules(reason) => Some(Outcome {
                winner: self.winner,
                reason,
            }),
            EndReason::Flag | EndReason::Aborted => None,
        }
    }
}
