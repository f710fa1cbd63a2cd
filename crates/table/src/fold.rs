//! How each event changes the table: seats and people here, each game in its own folder.

use crate::fault::{Fault, FoldError};
use crate::table::{Here, Person, Seat, Sitter, Table};
use crate::{Entry, Event, Handle, Millis, PeopleEvent, PersonId, Play, SeatNumber, Settings};

impl Table {
    /// Folds an entry into the table. Decides nothing.
    ///
    /// # Errors
    /// If it cannot have happened here; the table is of no use then. What [`Table::decide`] answered with always can.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), FoldError> {
        let wrong = |why| FoldError {
            seq: entry.seq,
            why,
        };
        let expected = self.seq + 1;
        if entry.seq != expected {
            return Err(wrong(Fault::Number { expected }));
        }
        self.fold_event(entry).map_err(wrong)?;
        self.seq = entry.seq;
        if let Some(sent) = &entry.sent {
            self.received.add(sent);
        }
        Ok(())
    }

    fn fold_event(&mut self, entry: &Entry) -> Result<(), Fault> {
        match &entry.event {
            Event::People(event) => self.fold_people(entry.seq, entry.at, event),
            Event::Gimel(event) => self.fold_gimel(entry.at, event),
            Event::Dschamal(event) => self.fold_dschamal(entry.at, event),
        }
    }

    fn fold_people(&mut self, seq: u64, at: Millis, event: &PeopleEvent) -> Result<(), Fault> {
        match event {
            PeopleEvent::Opened { .. } => return Err(Fault::Opening),
            PeopleEvent::Joined { person, name } => self.joined(person, name),
            PeopleEvent::Sat { who, seat } => {
                self.somebody(*who)?;
                self.seat_down(*seat, Sitter::Person(*who))?;
            }
            PeopleEvent::BotSat { seat, level } => self.bot_sat(*seat, *level)?,
            PeopleEvent::Rose { seat } => self.seat_down(*seat, Sitter::Nobody)?,
            PeopleEvent::Readied { seat, ready } => self.seat(*seat)?.ready = *ready,
            PeopleEvent::Agreed { settings } => self.agreed(settings),
            PeopleEvent::RematchWanted { seat } => self.seat(*seat)?.rematch = true,
            PeopleEvent::ThumbMeasured { seat, mm } => self.seat(*seat)?.thumb = Some(*mm),
            PeopleEvent::PlaysByEar { seat, on } => self.seat(*seat)?.by_ear = *on,
            PeopleEvent::Said { who, text } => {
                let name = self.somebody(*who)?.name.clone();
                self.chat.add(seq, at, *who, name, text.clone());
            }
            PeopleEvent::Reported { by, line, .. } => {
                self.somebody(*by)?;
                self.reported.insert((*by, *line));
            }
            PeopleEvent::Muted { who, muted } => self.somebody(*who)?.muted = *muted,
            PeopleEvent::Kicked { who } => self.somebody(*who)?.here = Here::SentAway,
            PeopleEvent::Left { who } | PeopleEvent::LetIn { who } => {
                self.somebody(*who)?.here = Here::Left;
            }
            PeopleEvent::HostPassed { to } => {
                self.somebody(*to)?;
                self.host = *to;
            }
        }
        Ok(())
    }

    fn seat(&mut self, seat: SeatNumber) -> Result<&mut Seat, Fault> {
        self.seats.get_mut(seat).ok_or(Fault::Seat(seat))
    }

    fn somebody(&mut self, who: Handle) -> Result<&mut Person, Fault> {
        self.people.get_mut(who).ok_or(Fault::Person(who))
    }

    fn joined(&mut self, person: &PersonId, name: &str) {
        match self.handle(person) {
            Some(handle) => {
                self.people[handle].name = name.to_owned();
                self.people[handle].here = Here::Yes;
            }
            None => self
                .people
                .push(Person::new(person.clone(), name.to_owned())),
        }
    }

    fn seat_down(&mut self, seat: SeatNumber, sitter: Sitter) -> Result<(), Fault> {
        *self.seat(seat)? = Seat {
            sitter,
            ..Seat::default()
        };
        // Who wanted another game wanted it with somebody who is not there any more.
        for seat in &mut self.seats {
            seat.rematch = false;
        }
        Ok(())
    }

    /// A bot may take over in mid-game from somebody who left.
    fn bot_sat(&mut self, seat: SeatNumber, level: u8) -> Result<(), Fault> {
        self.seat_down(seat, Sitter::Bot(level))?;
        if let Some(Play::Dschamal(play)) = &mut self.play {
            play.stand_ins.remove(&seat);
        }
        Ok(())
    }

    /// What is agreed anew has to be agreed to anew. Another game, or another number of seats, is a new
    /// table: the last game and the score are put away, and who sat on a seat that is gone stands.
    fn agreed(&mut self, settings: &Settings) {
        let seats = settings.game.seats();
        let other = settings.game.name() != self.settings.game.name();
        if other || seats != self.seats.len() {
            self.play = None;
            self.seats.resize(seats, Seat::default());
            self.score = vec![0.0; seats];
        }
        let strongest = *settings.game.bot_levels().end();
        self.settings = settings.clone().into_kept();
        for seat in &mut self.seats {
            seat.ready = false;
            seat.rematch = false;
            if let Sitter::Bot(level) = &mut seat.sitter {
                *level = strongest.min(*level);
            }
        }
    }

    /// A game begins: what was waited for is there.
    pub(crate) fn nobody_waits(&mut self) {
        for seat in &mut self.seats {
            seat.ready = false;
            seat.rematch = false;
        }
    }
}
