//! What those on the seats want, and what the clock does: the game side of `decide`.

use gimel::Draw;

use crate::clock::{Deadline, MOST_CREDIT};
use crate::table::{Sitter, Table};
use crate::{Command, Event, GameSettings, GimelPlay, Millis, Moment, Play, Refusal, SeatNumber};

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
            Command::Rise => {
                let mut events = vec![Event::Rose { seat }];
                events.extend(self.starts_without(moment, seat));
                Ok(events)
            }
            Command::Ready { ready } => self.ready(moment, seat, *ready),
            Command::Rematch => self.rematch(moment, seat),
            Command::Thumb { mm } => self.thumb(seat, *mm),
            Command::ByEar { on } => Ok(self.by_ear(seat, *on)),
            _ => match self.play.as_ref().filter(|play| play.is_on()) {
                None => Err(Refusal::NotPlaying),
                Some(Play::Gimel(play)) => self.play_wants(play, moment, seat, lag, command),
                Some(Play::Dschamal(play)) => self.contest_wants(play, moment, seat, command),
            },
        }
    }

    fn by_ear(&self, seat: SeatNumber, on: bool) -> Vec<Event> {
        let changed = self.seats[seat].by_ear != on;
        changed
            .then_some(Event::PlaysByEar { seat, on })
            .into_iter()
            .collect()
    }

    fn thumb(&self, seat: SeatNumber, mm: u16) -> Result<Vec<Event>, Refusal> {
        if self.is_playing() {
            return Err(Refusal::Playing);
        }
        if self.settings.game.dschamal().is_none() {
            return Err(Refusal::NotInThisGame);
        }
        if !(20..=120).contains(&mm) {
            return Err(Refusal::NoThumb);
        }
        Ok(vec![Event::ThumbMeasured { seat, mm }])
    }

    fn ready(&self, moment: Moment, seat: SeatNumber, ready: bool) -> Result<Vec<Event>, Refusal> {
        if self.is_playing() {
            return Err(Refusal::Playing);
        }
        if self.seats[seat].ready == ready {
            return Ok(Vec::new());
        }
        let mut events = vec![Event::Readied { seat, ready }];
        if ready {
            events.extend(self.starts_with(moment, seat));
        }
        Ok(events)
    }

    /// The game that begins once this seat is ready too: nothing while somebody else is not.
    pub(crate) fn starts_with(&self, moment: Moment, seat: SeatNumber) -> Vec<Event> {
        match &self.settings.game {
            GameSettings::Gimel(_) => {
                let mut all = 0..self.seats.len();
                if all.all(|other| other == seat || self.is_ready(other)) {
                    vec![Event::Started {
                        white: self.first_white(moment.chance),
                    }]
                } else {
                    Vec::new()
                }
            }
            GameSettings::Dschamal(_) => {
                let mut seats = self.seats_taken();
                if !seats.contains(&seat) {
                    seats.push(seat);
                    seats.sort_unstable();
                }
                self.begin_if(moment, seats, |other| other == seat || self.is_ready(other))
            }
        }
    }

    /// The game that begins because the only one who was not ready got up. Two need both.
    pub(crate) fn starts_without(&self, moment: Moment, seat: SeatNumber) -> Vec<Event> {
        if self.settings.game.dschamal().is_none() {
            return Vec::new();
        }
        let mut seats = self.seats_taken();
        seats.retain(|&other| other != seat);
        let person = |&seat: &SeatNumber| matches!(self.seats[seat].sitter, Sitter::Person(_));
        if !seats.iter().any(person) {
            return Vec::new();
        }
        self.begin_if(moment, seats, |other| self.is_ready(other))
    }

    fn begin_if(
        &self,
        moment: Moment,
        seats: Vec<SeatNumber>,
        ready: impl Fn(SeatNumber) -> bool,
    ) -> Vec<Event> {
        let agreed = self.settings.game.dschamal();
        let enough = agreed.is_some_and(|agreed| agreed.is_for(seats.len()));
        if enough && seats.iter().all(|&seat| ready(seat)) {
            self.begin(moment, seats)
        } else {
            Vec::new()
        }
    }

    fn seats_taken(&self) -> Vec<SeatNumber> {
        let taken = |&seat: &SeatNumber| self.seats[seat].sitter != Sitter::Nobody;
        (0..self.seats.len()).filter(taken).collect()
    }

    /// A bot always is.
    fn is_ready(&self, seat: SeatNumber) -> bool {
        let seat = &self.seats[seat];
        matches!(seat.sitter, Sitter::Bot(_)) || seat.ready
    }

    /// Another game with swapped colours or the next one beginning, once all want it. A bot always does.
    fn rematch(&self, moment: Moment, seat: SeatNumber) -> Result<Vec<Event>, Refusal> {
        let Some(last) = &self.play else {
            return Err(Refusal::NotPlaying);
        };
        if last.is_on() {
            return Err(Refusal::Playing);
        }
        if self.seats[seat].rematch {
            return Err(Refusal::Offered);
        }
        let seats = self.seats_taken();
        let enough = match &self.settings.game {
            GameSettings::Gimel(_) => seats.len() == 2,
            GameSettings::Dschamal(agreed) => agreed.is_for(seats.len()),
        };
        if !enough {
            return Err(Refusal::NotSeated);
        }
        let wants = |other: SeatNumber| {
            let bot = matches!(self.seats[other].sitter, Sitter::Bot(_));
            other == seat || bot || self.seats[other].rematch
        };
        let mut events = vec![Event::RematchWanted { seat }];
        if seats.iter().all(|&other| wants(other)) {
            match last {
                Play::Gimel(last) => events.push(Event::Started {
                    white: 1 - last.white,
                }),
                Play::Dschamal(last) => events.extend(self.begin_again(moment, last, seats)),
            }
        }
        Ok(events)
    }

    fn play_wants(
        &self,
        play: &GimelPlay,
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
            Command::Hint if against_bot => Ok(vec![Event::Hinted { seat }]),
            Command::Hint => Err(Refusal::NoHints),
            Command::Abort if play.moves_made() >= 2 => Err(Refusal::TooLate),
            Command::Abort => Ok(vec![Event::Aborted]),
            _ => Err(Refusal::NotSeated),
        }
    }

    fn answer_takeback(
        &self,
        play: &GimelPlay,
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

    fn claim(&self, play: &GimelPlay, seat: SeatNumber) -> Result<Vec<Event>, Refusal> {
        if play.game.may_claim() {
            return Ok(vec![Event::Claimed { seat }]);
        }
        let refusal = match self.settings.game.gimel().map(|options| options.draw) {
            Some(Draw::Claim) => gimel::Entry::Claim(play.side(seat)),
            _ => return Err(Refusal::Rules(gimel::Refusal::NoClaims.to_string())),
        };
        match play.game.clone().apply(refusal) {
            Err(why) => Err(Refusal::Rules(why.to_string())),
            Ok(_) => Ok(vec![Event::Claimed { seat }]),
        }
    }

    /// A deadline may be over. A turn that may still be on its way gets its grace first.
    pub(crate) fn time_passed(&self, moment: Moment) -> Vec<Event> {
        let play = match self.play.as_ref().filter(|play| play.is_on()) {
            Some(Play::Gimel(play)) => play,
            Some(Play::Dschamal(play)) => return self.contest_time(play, moment),
            None => return Vec::new(),
        };
        let Some((at, deadline)) = play.deadline() else {
            return Vec::new();
        };
        if moment.now < at + MOST_CREDIT {
            return Vec::new();
        }
        vec![match deadline {
            Deadline::Flag => Event::FlagFell,
            Deadline::Turn if play.is_forsaken() => Event::Aborted,
            Deadline::Turn => Event::TurnTimedOut,
            Deadline::Game => Event::TimeUp,
        }]
    }
}
