//! What those on the seats want, and what the clock does: the game side of `decide`.

use gimel::Draw;

use crate::clock::{Deadline, MOST_CREDIT};
use crate::table::{Sitter, Table};
use crate::{Command, Event, GameSettings, Millis, Moment, Play, Refusal, SeatNumber};

impl Table {
    pub(crate) fn seat_wants(
        &self,
        moment: Moment,
        seat: SeatNumber,
        lag: Millis,
        command: &Command,
    ) -> Result<Vec<Event>, Refusal> {
        match command {
            Command::Rise if self.is_playing() => Err(Refusal::Playing),
            Command::Rise => Ok(vec![Event::Rose { seat }]),
            Command::Ready { ready } => self.ready(moment, seat, *ready),
            Command::Rematch => self.rematch(seat),
            _ => {
                let play = self
                    .play
                    .as_ref()
                    .filter(|play| play.is_on())
                    .ok_or(Refusal::NotPlaying)?;
                self.play_wants(play, moment, seat, lag, command)
            }
        }
    }

    fn ready(&self, moment: Moment, seat: SeatNumber, ready: bool) -> Result<Vec<Event>, Refusal> {
        if self.is_playing() {
            return Err(Refusal::Playing);
        }
        if self.seats[seat].ready == ready {
            return Ok(Vec::new());
        }
        let mut events = vec![Event::Readied { seat, ready }];
        if ready && self.others_ready(seat) {
            events.push(Event::Started {
                white: self.first_white(moment.chance),
            });
        }
        Ok(events)
    }

    /// Are all but this seat ready? A bot always is.
    pub(crate) fn others_ready(&self, seat: SeatNumber) -> bool {
        self.seats.iter().enumerate().all(|(number, other)| {
            number == seat || matches!(other.sitter, Sitter::Bot(_)) || other.ready
        })
    }

    /// Another game with swapped colours, once both want it. A bot always does.
    fn rematch(&self, seat: SeatNumber) -> Result<Vec<Event>, Refusal> {
        let Some(last) = &self.play else {
            return Err(Refusal::NotPlaying);
        };
        if last.is_on() {
            return Err(Refusal::Playing);
        }
        if self.seats[seat].rematch {
            return Err(Refusal::Offered);
        }
        let other = &self.seats[1 - seat];
        let mut events = vec![Event::RematchWanted { seat }];
        match other.sitter {
            Sitter::Nobody => return Err(Refusal::NotSeated),
            Sitter::Person(_) if !other.rematch => {}
            Sitter::Person(_) | Sitter::Bot(_) => events.push(Event::Started {
                white: 1 - last.white,
            }),
        }
        Ok(events)
    }

    fn play_wants(
        &self,
        play: &Play,
        moment: Moment,
        seat: SeatNumber,
        lag: Millis,
        command: &Command,
    ) -> Result<Vec<Event>, Refusal> {
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
                let (spent, credit) = play.clocks.spent(moment.now, lag);
                let event = match play.clocks.is_too_late(play.side(seat), spent) {
                    Some(Deadline::Turn) => Event::TurnTimedOut,
                    Some(_) => Event::FlagFell,
                    None => Event::Moved {
                        mv: *mv,
                        spent,
                        credit,
                    },
                };
                // The grace is for what was on its way: a turn that ended after the playing time was its last.
                let late = play.clocks.is_game_over(moment.now - credit);
                let time_up = (late && !play.game.is_time_up()).then_some(Event::TimeUp);
                Ok(time_up.into_iter().chain([event]).collect())
            }
            Command::OfferDraw => match play.draw_offer {
                Some(by) if by == seat => Err(Refusal::Offered),
                Some(_) => Ok(vec![Event::DrawAgreed]),
                None if play.has_offered(seat) => Err(Refusal::Offered),
                None if against_bot => Ok(vec![Event::DrawOffered { seat }, Event::DrawDeclined]),
                None => Ok(vec![Event::DrawOffered { seat }]),
            },
            Command::AnswerDraw { accept } => match play.draw_offer {
                Some(by) if by != seat => Ok(vec![if *accept {
                    Event::DrawAgreed
                } else {
                    Event::DrawDeclined
                }]),
                _ => Err(Refusal::NoOffer),
            },
            Command::ClaimDraw => self.claim(play, seat),
            Command::Resign => Ok(vec![Event::Resigned { seat }]),
            Command::AskTakeback => {
                let entries = play
                    .entries_to_take_back(seat)
                    .ok_or(Refusal::NothingToTakeBack)?;
                match play.takeback {
                    Some(by) if by == seat => Err(Refusal::Offered),
                    // To ask as well is to allow what the other one asked for.
                    Some(by) => self.answer_takeback(play, by, true),
                    None if play.has_asked(seat) => Err(Refusal::Offered),
                    // A bot is kind.
                    None if against_bot => Ok(vec![
                        Event::TakebackAsked { seat },
                        Event::TakenBack { entries },
                    ]),
                    None => Ok(vec![Event::TakebackAsked { seat }]),
                }
            }
            Command::AnswerTakeback { accept } => {
                let by = play
                    .takeback
                    .filter(|&by| by != seat)
                    .ok_or(Refusal::NoOffer)?;
                self.answer_takeback(play, by, *accept)
            }
            Command::Abort if play.moves_made() >= 2 => Err(Refusal::TooLate),
            Command::Abort => Ok(vec![Event::Aborted]),
            _ => Err(Refusal::NotSeated),
        }
    }

    fn answer_takeback(
        &self,
        play: &Play,
        by: SeatNumber,
        accept: bool,
    ) -> Result<Vec<Event>, Refusal> {
        let entries = play
            .entries_to_take_back(by)
            .ok_or(Refusal::NothingToTakeBack)?;
        Ok(vec![if accept {
            Event::TakenBack { entries }
        } else {
            Event::TakebackDeclined
        }])
    }

    fn claim(&self, play: &Play, seat: SeatNumber) -> Result<Vec<Event>, Refusal> {
        if play.game.may_claim() {
            return Ok(vec![Event::Claimed { seat }]);
        }
        let GameSettings::Gimel(options) = &self.settings.game;
        let refusal = match options.draw {
            Draw::Claim => gimel::Entry::Claim(play.side(seat)),
            _ => return Err(Refusal::Rules(gimel::Refusal::NoClaims.to_string())),
        };
        match play.game.clone().apply(refusal) {
            Err(why) => Err(Refusal::Rules(why.to_string())),
            Ok(_) => Ok(vec![Event::Claimed { seat }]),
        }
    }

    /// A deadline may be over. A turn that may still be on its way gets its grace first.
    pub(crate) fn time_passed(&self, now: Millis) -> Vec<Event> {
        let Some((at, deadline)) = self.play.as_ref().and_then(Play::deadline) else {
            return Vec::new();
        };
        if now < at + MOST_CREDIT {
            return Vec::new();
        }
        let forsaken = self.play.as_ref().is_some_and(Play::is_forsaken);
        vec![match deadline {
            Deadline::Flag => Event::FlagFell,
            Deadline::Turn if forsaken => Event::Aborted,
            Deadline::Turn => Event::TurnTimedOut,
            Deadline::Game => Event::TimeUp,
        }]
    }
}
