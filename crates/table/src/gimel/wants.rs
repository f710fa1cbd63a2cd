//! What players of Gimel want, and what the clock does.

use super::clock::{Deadline, MOST_CREDIT};
use super::{GimelEvent, GimelPlay};
use crate::table::{Sitter, Table};
use crate::{Command, Millis, Moment, Refusal, SeatNumber};

impl Table {
    pub(crate) fn gimel_wants(
        &self,
        play: &GimelPlay,
        moment: Moment,
        seat: SeatNumber,
        lag: Millis,
        command: &Command,
    ) -> Result<Vec<GimelEvent>, Refusal> {
        let now = moment.now;
        let against_bot = matches!(self.seats[1 - seat].sitter, Sitter::Bot(_));
        match command {
            Command::Move { ply, mv } => {
                if play.to_move() != Some(seat) {
                    return Err(if play.is_at(*ply) {
                        Refusal::NotYourTurn
                    } else {
                        Refusal::Stale
                    });
                }
                play.check_move(*ply, *mv)?;
                let (spent, credit) = play.clocks.spent(now, lag);
                // The grace is for what was on its way: a turn that ended after the playing time was its last.
                let late = play.clocks.is_game_over(now - credit) && !play.game.is_time_up();
                let timed_out;
                let (time_up, play) = if late {
                    timed_out = play.with_time_up().map_err(refused)?;
                    (Some(GimelEvent::TimeUp), &timed_out)
                } else {
                    (None, play)
                };
                let event = match play.clocks.is_too_late(play.side(seat), spent) {
                    Some(Deadline::Turn) => play.rule_turn_timeout(now).map_err(refused)?,
                    Some(Deadline::Flag | Deadline::Game) => play.rule_flag(now),
                    None => play.rule_move(now, *mv, spent, credit).map_err(refused)?,
                };
                Ok(time_up.into_iter().chain([event]).collect())
            }
            Command::OfferDraw => match play.draw_offer {
                Some(by) if by == seat => Err(Refusal::Offered),
                Some(_) => Ok(vec![play.rule_agreement(now).map_err(refused)?]),
                None if play.has_offered(seat) => Err(Refusal::Offered),
                None if against_bot => Ok(vec![
                    GimelEvent::DrawOffered { seat },
                    GimelEvent::DrawDeclined,
                ]),
                None => Ok(vec![GimelEvent::DrawOffered { seat }]),
            },
            Command::AnswerDraw { accept } => match play.draw_offer {
                Some(by) if by != seat => Ok(vec![if *accept {
                    play.rule_agreement(now).map_err(refused)?
                } else {
                    GimelEvent::DrawDeclined
                }]),
                _ => Err(Refusal::NoOffer),
            },
            Command::ClaimDraw => Ok(vec![play.rule_claim(now, seat).map_err(refused)?]),
            Command::Resign => Ok(vec![play.rule_resignation(now, seat).map_err(refused)?]),
            Command::AskTakeback => {
                let entries = play
                    .entries_to_take_back(seat)
                    .ok_or(Refusal::NothingToTakeBack)?;
                match play.takeback {
                    Some(by) if by == seat => Err(Refusal::Offered),
                    // To ask as well is to allow what the other one asked for.
                    Some(by) => answer_takeback(play, now, by, true),
                    None if play.has_asked(seat) => Err(Refusal::Offered),
                    // A bot is kind.
                    None if against_bot => Ok(vec![
                        GimelEvent::TakebackAsked { seat },
                        play.rule_takeback(now, entries),
                    ]),
                    None => Ok(vec![GimelEvent::TakebackAsked { seat }]),
                }
            }
            Command::AnswerTakeback { accept } => {
                let by = play
                    .takeback
                    .filter(|&by| by != seat)
                    .ok_or(Refusal::NoOffer)?;
                answer_takeback(play, now, by, *accept)
            }
            Command::Hint if against_bot => Ok(vec![GimelEvent::Hinted { seat }]),
            Command::Hint => Err(Refusal::NoHints),
            Command::Abort if play.moves_made() >= 2 => Err(Refusal::TooLate),
            Command::Abort => Ok(vec![play.rule_abort(now)]),
            _ => Err(Refusal::NotSeated),
        }
    }

    /// A deadline may be over. A turn that may still be on its way gets its grace first.
    pub(crate) fn gimel_time(&self, play: &GimelPlay, moment: Moment) -> Vec<GimelEvent> {
        let Some((at, deadline)) = play.deadline() else {
            return Vec::new();
        };
        let now = moment.now;
        if now < at + MOST_CREDIT {
            return Vec::new();
        }
        match deadline {
            Deadline::Flag => vec![play.rule_flag(now)],
            Deadline::Turn if play.is_forsaken() => vec![play.rule_abort(now)],
            Deadline::Turn => play.rule_turn_timeout(now).into_iter().collect(),
            Deadline::Game => vec![GimelEvent::TimeUp],
        }
    }
}

fn answer_takeback(
    play: &GimelPlay,
    now: Millis,
    by: SeatNumber,
    accept: bool,
) -> Result<Vec<GimelEvent>, Refusal> {
    let entries = play
        .entries_to_take_back(by)
        .ok_or(Refusal::NothingToTakeBack)?;
    Ok(vec![if accept {
        play.rule_takeback(now, entries)
    } else {
        GimelEvent::TakebackDeclined
    }])
}

#[expect(
    clippy::needless_pass_by_value,
    reason = "it is what `map_err` hands over"
)]
fn refused(refusal: gimel::Refusal) -> Refusal {
    Refusal::Rules(refusal.to_string())
}
