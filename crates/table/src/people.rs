//! People at the table: coming and going, seats, what the host may do, and what is said.

use crate::chat;
use crate::dschamal::STAND_IN_LEVEL;
use crate::name::{distinct_name, tidy_name};
use crate::table::{Here, MOST_PEOPLE, Sitter, Table};
use crate::{
    Command, DschamalEvent, Event, Handle, Millis, Moment, PeopleEvent, PersonId, Play, Refusal,
    SeatNumber,
};

/// Who sits at a table whose host is away for so long may take it over.
const HOST_AWAY: Millis = Millis::seconds(300);

impl Table {
    pub(crate) fn person_wants(
        &self,
        moment: Moment,
        who: &PersonId,
        lag: Millis,
        command: &Command,
    ) -> Result<Vec<Event>, Refusal> {
        let handle = self.handle(who);
        if let Command::Join { name } = command {
            return self.join(handle, who, name);
        }
        if let Command::InGame { game, command } = command {
            return if *game == self.games {
                self.person_wants(moment, who, lag, command)
            } else {
                Err(Refusal::Stale)
            };
        }
        let handle = handle.ok_or(Refusal::NotHere)?;
        match self.people[handle].here {
            Here::Yes => {}
            Here::Left => return Err(Refusal::NotHere),
            Here::SentAway => return Err(Refusal::SentAway),
        }
        match command {
            Command::Join { .. } => Ok(Vec::new()),
            Command::Sit { seat } => self.sit(handle, *seat),
            Command::Say { text } => self.say(moment.now, handle, text),
            Command::Report { line, reason } => self.report(handle, *line, reason),
            Command::Leave => Ok(self.leave(moment, handle)),
            Command::TakeHost => self.take_host(moment.now, handle),
            Command::SeatBot { .. }
            | Command::RemoveBot { .. }
            | Command::Agree { .. }
            | Command::Kick { .. }
            | Command::LetIn { .. }
            | Command::Mute { .. } => {
                if handle != self.host {
                    return Err(Refusal::NotHost);
                }
                self.host_wants(moment, command)
            }
            _ => {
                let seat = self.seat_of(handle).ok_or(Refusal::NotSeated)?;
                self.seat_wants(moment, seat, lag, command)
            }
        }
    }

    fn join(
        &self,
        handle: Option<Handle>,
        who: &PersonId,
        name: &str,
    ) -> Result<Vec<Event>, Refusal> {
        let name = tidy_name(name).ok_or(Refusal::NoName)?;
        let known = handle.map(|handle| &self.people[handle]);
        match known.map(|person| person.here) {
            Some(Here::SentAway) => return Err(Refusal::SentAway),
            Some(Here::Yes) if known.is_some_and(|person| person.name == name) => {
                return Ok(Vec::new());
            }
            None | Some(Here::Left) if self.people().count() >= MOST_PEOPLE => {
                return Err(Refusal::Crowded);
            }
            _ => {}
        }
        let others = self.people.iter().filter(|person| person.id != *who);
        let name = distinct_name(&name, others.map(|person| person.name.as_str()));
        if known.is_some_and(|person| person.here == Here::Yes && person.name == name) {
            return Ok(Vec::new());
        }
        let to = handle.unwrap_or(self.people.len());
        let host_gone = self.people[self.host].here != Here::Yes;
        let joined = Event::People(PeopleEvent::Joined {
            person: who.clone(),
            name,
        });
        let host = host_gone.then_some(Event::People(PeopleEvent::HostPassed { to }));
        Ok(std::iter::once(joined).chain(host).collect())
    }

    fn sit(&self, handle: Handle, seat: SeatNumber) -> Result<Vec<Event>, Refusal> {
        let wanted = self.seats.get(seat).ok_or(Refusal::NoSeat)?;
        if self.is_playing() {
            return Err(Refusal::Playing);
        }
        if wanted.sitter == Sitter::Person(handle) {
            return Ok(Vec::new());
        }
        if wanted.sitter != Sitter::Nobody {
            return Err(Refusal::Taken);
        }
        let up = self
            .seat_of(handle)
            .map(|seat| Event::People(PeopleEvent::Rose { seat }));
        Ok(up
            .into_iter()
            .chain([Event::People(PeopleEvent::Sat { who: handle, seat })])
            .collect())
    }

    fn host_wants(&self, moment: Moment, command: &Command) -> Result<Vec<Event>, Refusal> {
        match command {
            Command::SeatBot { .. } | Command::RemoveBot { .. } | Command::Agree { .. }
                if self.is_playing() =>
            {
                Err(Refusal::Playing)
            }
            Command::SeatBot { seat, level } => {
                let wanted = self.seats.get(*seat).ok_or(Refusal::NoSeat)?;
                if !self.settings.game.bot_levels().contains(level) {
                    return Err(Refusal::NoLevel);
                }
                match wanted.sitter {
                    Sitter::Bot(now) if now == *level => Ok(Vec::new()),
                    Sitter::Nobody | Sitter::Bot(_) => Ok(self.seat_bot(moment, *seat, *level)),
                    Sitter::Person(_) => Err(Refusal::Taken),
                }
            }
            Command::RemoveBot { seat } => match self.seats.get(*seat).map(|seat| seat.sitter) {
                Some(Sitter::Bot(_)) => Ok(vec![Event::People(PeopleEvent::Rose { seat: *seat })]),
                _ => Err(Refusal::NoSeat),
            },
            Command::Agree { settings } => {
                let settings = settings.clone().tidied();
                let settings = settings.map_err(|error| Refusal::Settings(error.to_string()))?;
                let new = (settings != self.settings)
                    .then_some(Event::People(PeopleEvent::Agreed { settings }));
                Ok(new.into_iter().collect())
            }
            Command::Kick { who } => self.kick(moment, *who),
            Command::LetIn { who } => {
                let person = self.people.get(*who).ok_or(Refusal::Nobody)?;
                if person.here != Here::SentAway {
                    return Err(Refusal::Nobody);
                }
                Ok(vec![Event::People(PeopleEvent::LetIn { who: *who })])
            }
            Command::Mute { who, muted } => {
                let person = self.people.get(*who).ok_or(Refusal::Nobody)?;
                if person.muted == *muted {
                    return Ok(Vec::new());
                }
                Ok(vec![Event::People(PeopleEvent::Muted {
                    who: *who,
                    muted: *muted,
                })])
            }
            _ => Err(Refusal::NotHost),
        }
    }

    /// A bot is ready at once; who waited for it need not say so again.
    fn seat_bot(&self, moment: Moment, seat: SeatNumber, level: u8) -> Vec<Event> {
        let mut events = vec![Event::People(PeopleEvent::BotSat { seat, level })];
        // Where more may come than have to, a bot more is no sign that all are there, unless it took the last seat.
        let full = (0..self.seats.len())
            .all(|other| other == seat || self.seats[other].sitter != Sitter::Nobody);
        let waiting = self.seats.iter().any(|other| other.ready);
        if waiting && full {
            events.extend(self.starts_with(moment, seat));
        }
        events
    }

    /// A table whose host is away for long need not wait for them.
    fn take_host(&self, now: Millis, handle: Handle) -> Result<Vec<Event>, Refusal> {
        self.seat_of(handle).ok_or(Refusal::NotSeated)?;
        let host = &self.people[self.host];
        let away = host.turned.filter(|_| host.windows == 0);
        match away {
            Some(since) if handle != self.host && now - since >= HOST_AWAY => {
                Ok(vec![Event::People(PeopleEvent::HostPassed { to: handle })])
            }
            _ => Err(Refusal::HostIsHere),
        }
    }

    fn kick(&self, moment: Moment, who: Handle) -> Result<Vec<Event>, Refusal> {
        let person = self.people.get(who).ok_or(Refusal::Nobody)?;
        if who == self.host || person.here == Here::SentAway {
            return Err(Refusal::Nobody);
        }
        // A player cannot be thrown out of a running game: that would decide it.
        if self.seat_of(who).is_some() && self.is_playing() {
            return Err(Refusal::Playing);
        }
        let seat = self.seat_of(who);
        let mut events: Vec<Event> = seat
            .map(|seat| Event::People(PeopleEvent::Rose { seat }))
            .into_iter()
            .collect();
        events.push(Event::People(PeopleEvent::Kicked { who }));
        events.extend(seat.map_or(Vec::new(), |seat| self.starts_without(moment, seat)));
        Ok(events)
    }

    /// Who leaves for good gives up a running game and passes the table on.
    fn leave(&self, moment: Moment, handle: Handle) -> Vec<Event> {
        let seat = self.seat_of(handle);
        let mut events = seat.map_or(Vec::new(), |seat| self.leave_seat(moment.now, seat));
        events.push(Event::People(PeopleEvent::Left { who: handle }));
        if handle == self.host {
            let here = |&other: &Handle| other != handle && self.people[other].here == Here::Yes;
            let seated = (0..self.people.len())
                .filter(here)
                .find(|&other| self.seat_of(other).is_some());
            let next = seated.or_else(|| (0..self.people.len()).find(here));
            events.extend(next.map(|to| Event::People(PeopleEvent::HostPassed { to })));
        }
        if !self.is_playing() {
            events.extend(seat.map_or(Vec::new(), |seat| self.starts_without(moment, seat)));
        }
        events
    }

    /// Two cannot play on without one; at a table of Dschamál a bot takes over for good.
    fn leave_seat(&self, now: Millis, seat: SeatNumber) -> Vec<Event> {
        let rose = Event::People(PeopleEvent::Rose { seat });
        match self.play.as_ref().filter(|play| play.is_on()) {
            None => vec![rose],
            Some(Play::Gimel(play)) => vec![play.given_up(now, seat).into(), rose],
            Some(Play::Dschamal(play)) => {
                let person = |&other: &SeatNumber| {
                    other != seat && matches!(self.seats[other].sitter, Sitter::Person(_))
                };
                if play.seats.iter().any(person) {
                    let level = STAND_IN_LEVEL;
                    vec![Event::People(PeopleEvent::BotSat { seat, level })]
                } else {
                    vec![DschamalEvent::Aborted.into(), rose]
                }
            }
        }
    }

    fn say(&self, now: Millis, who: Handle, text: &str) -> Result<Vec<Event>, Refusal> {
        if self.people[who].muted {
            return Err(Refusal::Muted);
        }
        let text = chat::tidy_line(text).ok_or(Refusal::NothingSaid)?;
        if self.chat.would_flood(who, now, &text) {
            return Err(Refusal::Flood);
        }
        Ok(vec![Event::People(PeopleEvent::Said { who, text })])
    }

    fn report(&self, by: Handle, line: u64, reason: &str) -> Result<Vec<Event>, Refusal> {
        self.chat.line(line).ok_or(Refusal::NoLine)?;
        if self.reported.contains(&(by, line)) {
            return Ok(Vec::new());
        }
        let reason = chat::tidy_line(reason).unwrap_or_default();
        Ok(vec![Event::People(PeopleEvent::Reported {
            by,
            line,
            reason,
        })])
    }
}
