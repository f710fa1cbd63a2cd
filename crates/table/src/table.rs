//! The table: who is here, who sits where, what is agreed and what is being played.
//!
//! `decide` looks and answers with log entries, changing nothing; `apply` folds an entry in. In
//! between the caller makes the entries durable, so nobody ever sees what could be lost.

use std::collections::BTreeSet;

use crate::chat::{self, Chat};
use crate::clock::MOST_CREDIT;
use crate::name::{distinct_name, tidy_name};
use crate::resend::{Arrival, Received};
use crate::{
    Colours, Command, Entry, Event, Handle, Input, Millis, Moment, PersonId, Play, Refusal,
    SeatNumber, Sent, Settings, TableId,
};

/// The most people at one table, spectators included.
const MOST_PEOPLE: usize = 200;
/// The levels of bots.
pub const BOT_LEVELS: std::ops::RangeInclusive<u8> = 1..=3;

/// A table as the fold of its log, and who is connected just now.
#[derive(Clone, Debug)]
pub struct Table {
    pub(crate) id: TableId,
    pub(crate) seq: u64,
    pub(crate) settings: Settings,
    pub(crate) people: Vec<Person>,
    pub(crate) host: Handle,
    pub(crate) seats: Vec<Seat>,
    pub(crate) play: Option<Play>,
    pub(crate) games: u32,
    /// Wins by seat, draws counted as half for both.
    pub(crate) score: Vec<f32>,
    pub(crate) chat: Chat,
    /// Who reported which line.
    pub(crate) reported: BTreeSet<(Handle, u64)>,
    received: Received,
}

/// Somebody who came to the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Person {
    pub(crate) id: PersonId,
    pub(crate) name: String,
    pub(crate) muted: bool,
    pub(crate) here: Here,
    /// Open windows just now; not part of the log.
    pub(crate) windows: u32,
}

/// Does somebody still belong to the table?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Here {
    Yes,
    Left,
    SentAway,
}

/// A seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Seat {
    pub(crate) sitter: Sitter,
    pub(crate) ready: bool,
    pub(crate) rematch: bool,
}

/// Who sits there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Sitter {
    #[default]
    Nobody,
    Person(Handle),
    Bot(u8),
}

impl Table {
    /// The first entry of a new table's log.
    ///
    /// # Errors
    /// If the settings cannot be played or the name shows nothing.
    pub fn open(
        moment: Moment,
        table: TableId,
        host: PersonId,
        name: &str,
        settings: Settings,
    ) -> Result<Entry, Refusal> {
        settings
            .check()
            .map_err(|error| Refusal::Settings(error.to_string()))?;
        let name = tidy_name(name).ok_or(Refusal::NoName)?;
        let name = distinct_name(&name, std::iter::empty());
        Ok(Entry {
            seq: 1,
            at: moment.now,
            sent: None,
            event: Event::Opened {
                table,
                settings,
                host,
                name,
            },
        })
    }

    /// A table from its log; `None` if the log does not begin with its opening.
    #[must_use]
    pub fn fold<'a>(log: impl IntoIterator<Item = &'a Entry>) -> Option<Table> {
        let mut log = log.into_iter();
        let first = log.next()?;
        let Event::Opened {
            table,
            settings,
            host,
            name,
        } = &first.event
        else {
            return None;
        };
        let mut folded = Table {
            id: table.clone(),
            seq: first.seq,
            seats: vec![Seat::default(); settings.game.seats()],
            score: vec![0.0; settings.game.seats()],
            settings: settings.clone(),
            people: vec![Person::new(host.clone(), name.clone())],
            host: 0,
            play: None,
            games: 0,
            chat: Chat::default(),
            reported: BTreeSet::new(),
            received: Received::default(),
        };
        for entry in log {
            folded.apply(entry);
        }
        Some(folded)
    }

    /// Its code.
    #[must_use]
    pub fn id(&self) -> &TableId {
        &self.id
    }

    /// The number of its last entry.
    #[must_use]
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// What is agreed.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The game on the table, or the last one.
    #[must_use]
    pub fn play(&self) -> Option<&Play> {
        self.play.as_ref()
    }

    /// Is a game being played?
    #[must_use]
    pub fn is_playing(&self) -> bool {
        self.play.as_ref().is_some_and(Play::is_on)
    }

    /// When the table wants to be asked about the time again. A turn that is on its way gets the grace
    /// that the network may have taken.
    #[must_use]
    pub fn wake_at(&self) -> Option<Millis> {
        self.play
            .as_ref()?
            .deadline()
            .map(|(at, _)| at + MOST_CREDIT)
    }

    /// The bot that has to move, as seat and level.
    #[must_use]
    pub fn bot_to_move(&self) -> Option<(SeatNumber, u8)> {
        let seat = self.play.as_ref()?.to_move()?;
        match self.seats[seat].sitter {
            Sitter::Bot(level) => Some((seat, level)),
            Sitter::Nobody | Sitter::Person(_) => None,
        }
    }

    /// Somebody opened or closed a window. Not part of the log: who is away is seen, nothing more.
    pub fn set_window(&mut self, who: &PersonId, open: bool) {
        if let Some(handle) = self.handle(who) {
            let windows = &mut self.people[handle].windows;
            *windows = if open {
                *windows + 1
            } else {
                windows.saturating_sub(1)
            };
        }
    }

    /// Has this person never been here?
    #[must_use]
    pub fn is_new(&self, who: &PersonId) -> bool {
        self.handle(who).is_none()
    }

    pub(crate) fn handle(&self, who: &PersonId) -> Option<Handle> {
        self.people.iter().position(|person| person.id == *who)
    }

    pub(crate) fn seat_of(&self, handle: Handle) -> Option<SeatNumber> {
        self.seats
            .iter()
            .position(|seat| seat.sitter == Sitter::Person(handle))
    }

    /// What follows from an input, as entries to store and then to [`Table::apply`]. A message that
    /// was here before leads to nothing.
    ///
    /// # Errors
    /// If the table refuses; nothing has changed then.
    pub fn decide(&self, moment: Moment, input: &Input) -> Result<Vec<Entry>, Refusal> {
        let (events, sent) = match input {
            Input::Person {
                who,
                sent,
                lag,
                command,
            } => {
                match self.received.arrival(sent) {
                    Arrival::New => {}
                    Arrival::Again => return Ok(Vec::new()),
                    Arrival::Overtaken => return Err(Refusal::Stale),
                }
                (
                    self.person_wants(moment, who, *lag, command)?,
                    Some(sent.clone()),
                )
            }
            Input::Bot { seat, command } => {
                let bot = self
                    .seats
                    .get(*seat)
                    .is_some_and(|seat| matches!(seat.sitter, Sitter::Bot(_)));
                if !bot {
                    return Err(Refusal::NotSeated);
                }
                (self.seat_wants(moment, *seat, Millis::ZERO, command)?, None)
            }
            Input::Time => (self.time_passed(moment.now), None),
            Input::Outage { from, to } => {
                // Dated when it ended: outages may be told one after another, later, or twice.
                let to = (*to).min(moment.now);
                return Ok(self.numbered(to, None, self.outage(*from, to)));
            }
        };
        Ok(self.numbered(moment.now, sent, events))
    }

    /// Decides and applies in one go, where there is nothing to make durable.
    ///
    /// # Errors
    /// As [`Table::decide`].
    pub fn handle_now(&mut self, moment: Moment, input: &Input) -> Result<Vec<Entry>, Refusal> {
        let entries = self.decide(moment, input)?;
        for entry in &entries {
            self.apply(entry);
        }
        Ok(entries)
    }

    fn numbered(&self, at: Millis, mut sent: Option<Sent>, events: Vec<Event>) -> Vec<Entry> {
        let numbers = self.seq + 1..;
        let entries = numbers.zip(events).map(|(seq, event)| Entry {
            seq,
            at,
            sent: sent.take(),
            event,
        });
        entries.collect()
    }

    fn person_wants(
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
            Command::Leave => Ok(self.leave(handle)),
            Command::SeatBot { .. }
            | Command::RemoveBot { .. }
            | Command::Agree { .. }
            | Command::Kick { .. }
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
        let joined = Event::Joined {
            person: who.clone(),
            name,
        };
        let host = host_gone.then_some(Event::HostPassed { to });
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
        let up = self.seat_of(handle).map(|seat| Event::Rose { seat });
        Ok(up
            .into_iter()
            .chain([Event::Sat { who: handle, seat }])
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
                if !BOT_LEVELS.contains(level) {
                    return Err(Refusal::NoLevel);
                }
                match wanted.sitter {
                    Sitter::Bot(now) if now == *level => Ok(Vec::new()),
                    Sitter::Nobody | Sitter::Bot(_) => Ok(self.seat_bot(moment, *seat, *level)),
                    Sitter::Person(_) => Err(Refusal::Taken),
                }
            }
            Command::RemoveBot { seat } => match self.seats.get(*seat).map(|seat| seat.sitter) {
                Some(Sitter::Bot(_)) => Ok(vec![Event::Rose { seat: *seat }]),
                _ => Err(Refusal::NoSeat),
            },
            Command::Agree { settings } if *settings == self.settings => Ok(Vec::new()),
            Command::Agree { settings } => {
                settings
                    .check()
                    .map_err(|error| Refusal::Settings(error.to_string()))?;
                Ok(vec![Event::Agreed {
                    settings: settings.clone(),
                }])
            }
            Command::Kick { who } => self.kick(*who),
            Command::Mute { who, muted } => {
                let person = self.people.get(*who).ok_or(Refusal::Nobody)?;
                if person.muted == *muted {
                    return Ok(Vec::new());
                }
                Ok(vec![Event::Muted {
                    who: *who,
                    muted: *muted,
                }])
            }
            _ => Err(Refusal::NotHost),
        }
    }

    /// A bot is ready at once; who waited for it need not say so again.
    fn seat_bot(&self, moment: Moment, seat: SeatNumber, level: u8) -> Vec<Event> {
        let mut events = vec![Event::BotSat { seat, level }];
        let waiting = self.seats.iter().any(|other| other.ready);
        if waiting && self.others_ready(seat) {
            events.push(Event::Started {
                white: self.first_white(moment.chance),
            });
        }
        events
    }

    fn kick(&self, who: Handle) -> Result<Vec<Event>, Refusal> {
        let person = self.people.get(who).ok_or(Refusal::Nobody)?;
        if who == self.host || person.here == Here::SentAway {
            return Err(Refusal::Nobody);
        }
        // A player cannot be thrown out of a running game: that would decide it.
        if self.seat_of(who).is_some() && self.is_playing() {
            return Err(Refusal::Playing);
        }
        let up = self.seat_of(who).map(|seat| Event::Rose { seat });
        Ok(up.into_iter().chain([Event::Kicked { who }]).collect())
    }

    /// Who leaves for good gives up a running game and passes the table on.
    fn leave(&self, handle: Handle) -> Vec<Event> {
        let mut events = Vec::new();
        if let Some(seat) = self.seat_of(handle) {
            if self.is_playing() {
                let few = self.play.as_ref().is_some_and(|play| play.moves_made() < 2);
                events.push(if few {
                    Event::Aborted
                } else {
                    Event::Resigned { seat }
                });
            }
            events.push(Event::Rose { seat });
        }
        events.push(Event::Left { who: handle });
        if handle == self.host {
            let here = |&other: &Handle| other != handle && self.people[other].here == Here::Yes;
            let seated = (0..self.people.len())
                .filter(here)
                .find(|&other| self.seat_of(other).is_some());
            let next = seated.or_else(|| (0..self.people.len()).find(here));
            events.extend(next.map(|to| Event::HostPassed { to }));
        }
        events
    }

    fn say(&self, now: Millis, who: Handle, text: &str) -> Result<Vec<Event>, Refusal> {
        if self.people[who].muted {
            return Err(Refusal::Muted);
        }
        let text = chat::tidy_line(text).ok_or(Refusal::NothingSaid)?;
        if self.chat.would_flood(who, now, &text) {
            return Err(Refusal::Flood);
        }
        Ok(vec![Event::Said { who, text }])
    }

    fn report(&self, by: Handle, line: u64, reason: &str) -> Result<Vec<Event>, Refusal> {
        self.chat.line(line).ok_or(Refusal::NoLine)?;
        if self.reported.contains(&(by, line)) {
            return Ok(Vec::new());
        }
        let reason = chat::tidy_line(reason).unwrap_or_default();
        Ok(vec![Event::Reported { by, line, reason }])
    }

    /// Time that nobody could use: the part that fell into the present turn.
    fn outage(&self, from: Millis, to: Millis) -> Vec<Event> {
        let play = self.play.as_ref().filter(|play| play.is_on());
        let lost = play.map_or(Millis::ZERO, |play| play.clocks.lost_in(from, to));
        if lost > Millis::ZERO {
            vec![Event::Paused { lost }]
        } else {
            Vec::new()
        }
    }

    /// Who begins: by lot, or as agreed (G-06).
    pub(crate) fn first_white(&self, chance: u64) -> SeatNumber {
        match self.settings.colours {
            Colours::Lots => (chance % 2) as SeatNumber,
            Colours::FirstSeat => 0,
            Colours::SecondSeat => 1,
        }
    }

    /// Folds an entry into the table. Decides nothing.
    pub fn apply(&mut self, entry: &Entry) {
        self.seq = entry.seq;
        if let Some(sent) = &entry.sent {
            self.received.add(sent);
        }
        self.fold_event(entry.seq, entry.at, &entry.event);
    }
}

impl Person {
    pub(crate) fn new(id: PersonId, name: String) -> Person {
        Person {
            id,
            name,
            muted: false,
            here: Here::Yes,
            windows: 0,
        }
    }
}
