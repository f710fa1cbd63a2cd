//! What those on the seats want before a game and after it; what they want in one is its own folder's business.

use crate::table::{Sitter, Table, of_dschamal, of_gimel};
use crate::{
    Command, Event, GameSettings, GimelEvent, Millis, Moment, PeopleEvent, Play, Refusal,
    SeatNumber,
};

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
                let mut events = vec![Event::People(PeopleEvent::Rose { seat })];
                events.extend(self.starts_without(moment, seat));
                Ok(events)
            }
            Command::Ready { ready } => self.ready(moment, seat, *ready),
            Command::Rematch => self.rematch(moment, seat),
            Command::Thumb { mm } => self.thumb(seat, *mm),
            Command::ByEar { on } => Ok(self.by_ear(seat, *on)),
            _ => match self.play.as_ref().filter(|play| play.is_on()) {
                None => Err(Refusal::NotPlaying),
                Some(Play::Gimel(play)) => self
                    .gimel_wants(play, moment, seat, lag, command)
                    .map(of_gimel),
                Some(Play::Dschamal(play)) => self
                    .dschamal_wants(play, moment, seat, command)
                    .map(of_dschamal),
            },
        }
    }

    fn by_ear(&self, seat: SeatNumber, on: bool) -> Vec<Event> {
        let changed = self.seats[seat].by_ear != on;
        changed
            .then_some(Event::People(PeopleEvent::PlaysByEar { seat, on }))
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
        Ok(vec![Event::People(PeopleEvent::ThumbMeasured { seat, mm })])
    }

    fn ready(&self, moment: Moment, seat: SeatNumber, ready: bool) -> Result<Vec<Event>, Refusal> {
        if self.is_playing() {
            return Err(Refusal::Playing);
        }
        if self.seats[seat].ready == ready {
            return Ok(Vec::new());
        }
        let mut events = vec![Event::People(PeopleEvent::Readied { seat, ready })];
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
                    vec![Event::Gimel(GimelEvent::Started {
                        white: self.first_white(moment.chance),
                    })]
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
            of_dschamal(self.begin_game(moment, seats))
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
        let mut events = vec![Event::People(PeopleEvent::RematchWanted { seat })];
        if seats.iter().all(|&other| wants(other)) {
            match last {
                Play::Gimel(last) => events.push(Event::Gimel(GimelEvent::Started {
                    white: 1 - last.white,
                })),
                Play::Dschamal(last) => {
                    events.extend(of_dschamal(self.begin_again(moment, last, seats)));
                }
            }
        }
        Ok(events)
    }

    /// A deadline may be over.
    pub(crate) fn time_passed(&self, moment: Moment) -> Vec<Event> {
        match self.play.as_ref().filter(|play| play.is_on()) {
            Some(Play::Gimel(play)) => of_gimel(self.gimel_time(play, moment)),
            Some(Play::Dschamal(play)) => of_dschamal(self.dschamal_time(play, moment)),
            None => Vec::new(),
        }
    }
}
