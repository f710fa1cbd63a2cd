//! The table: who is here, who sits where, what is agreed and what is being played.
//!
//! `decide` looks and answers with log entries, changing nothing; `apply` folds an entry in. In
//! between the caller makes the entries durable, so nobody ever sees what could be lost.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::chat::Chat;
use crate::fault::{Fault, FoldError};
use crate::gimel::clock::MOST_CREDIT;
use crate::name::{distinct_name, tidy_name};
use crate::resend::{Arrival, Received};
use crate::{
    ChatLine, Colours, DschamalEvent, Entry, Event, GimelEvent, Handle, Input, Millis, Moment,
    PeopleEvent, PersonId, Play, Refusal, SeatNumber, Sent, Settings, TableId,
};

/// The most people at one table, spectators included.
pub(crate) const MOST_PEOPLE: usize = 200;

/// A table as the fold of its log, and who is connected just now.
#[derive(Clone, Debug, Serialize, Deserialize)]
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
    pub(crate) received: Received,
}

/// Somebody who came to the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Person {
    pub(crate) id: PersonId,
    pub(crate) name: String,
    pub(crate) muted: bool,
    pub(crate) here: Here,
    /// Open windows just now; not part of the log.
    #[serde(skip)]
    pub(crate) windows: u32,
    /// Since when there has been a window, or none; not part of the log.
    #[serde(skip)]
    pub(crate) turned: Option<Millis>,
}

/// Does somebody still belong to the table?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Here {
    Yes,
    Left,
    SentAway,
}

/// A seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Seat {
    pub(crate) sitter: Sitter,
    pub(crate) ready: bool,
    pub(crate) rematch: bool,
    /// The length of a thumb, if it was measured.
    pub(crate) thumb: Option<u16>,
    /// Who sits there plays by ear.
    pub(crate) by_ear: bool,
}

/// Who sits there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Sitter {
    #[default]
    Nobody,
    Person(Handle),
    Bot(u8),
}

impl Sitter {
    /// The person, if it is one.
    pub(crate) fn handle(self) -> Option<Handle> {
        match self {
            Sitter::Person(who) => Some(who),
            Sitter::Nobody | Sitter::Bot(_) => None,
        }
    }
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
        let settings = settings
            .tidied()
            .map_err(|error| Refusal::Settings(error.to_string()))?;
        let name = tidy_name(name).ok_or(Refusal::NoName)?;
        let name = distinct_name(&name, std::iter::empty());
        Ok(Entry {
            seq: 1,
            at: moment.now,
            sent: None,
            event: Event::People(PeopleEvent::Opened {
                table,
                settings,
                host,
                name,
            }),
        })
    }

    /// A table from its log, as it is written today. [`Table::read`] reads what is stored.
    ///
    /// # Errors
    /// If the log is not a table's; which entry cannot be, and why.
    pub fn fold<'a>(log: impl IntoIterator<Item = &'a Entry>) -> Result<Table, FoldError> {
        let mut log = log.into_iter();
        let first = log.next().ok_or(FoldError {
            seq: 0,
            why: Fault::Empty,
        })?;
        let Event::People(PeopleEvent::Opened {
            table,
            settings,
            host,
            name,
        }) = &first.event
        else {
            return Err(FoldError {
                seq: first.seq,
                why: Fault::Opening,
            });
        };
        if first.seq != 1 {
            return Err(FoldError {
                seq: first.seq,
                why: Fault::Number { expected: 1 },
            });
        }
        let settings = settings.clone().into_kept();
        let mut folded = Table {
            id: table.clone(),
            seq: first.seq,
            seats: vec![Seat::default(); settings.game.seats()],
            score: vec![0.0; settings.game.seats()],
            settings,
            people: vec![Person::new(host.clone(), name.clone())],
            host: 0,
            play: None,
            games: 0,
            chat: Chat::default(),
            reported: BTreeSet::new(),
            received: Received::default(),
        };
        for entry in log {
            folded.apply(entry)?;
        }
        Ok(folded)
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
        match self.play.as_ref()? {
            Play::Gimel(play) => play.deadline().map(|(at, _)| at + MOST_CREDIT),
            Play::Dschamal(_) => self.dschamal_wake_at(),
        }
    }

    /// The bot that has to move in Gimel, as seat and level.
    #[must_use]
    pub fn bot_to_move(&self) -> Option<(SeatNumber, u8)> {
        let seat = self.play.as_ref()?.gimel()?.to_move()?;
        match self.seats[seat].sitter {
            Sitter::Bot(level) => Some((seat, level)),
            Sitter::Nobody | Sitter::Person(_) => None,
        }
    }

    /// Somebody opened or closed a window. Not part of the log: who is away is seen, nothing more.
    pub fn set_window(&mut self, who: &PersonId, open: bool, now: Millis) {
        let Some(handle) = self.handle(who) else {
            return;
        };
        let person = &mut self.people[handle];
        let before = person.windows;
        person.windows = if open {
            before + 1
        } else {
            before.saturating_sub(1)
        };
        if (before == 0) != (person.windows == 0) {
            person.turned = Some(now);
        }
    }

    /// Since when the person on this seat has a window open; none if they are away.
    pub(crate) fn here_since(&self, seat: SeatNumber) -> Option<Millis> {
        let person = self.sitting(seat)?;
        person.turned.filter(|_| person.windows > 0)
    }

    /// Since when they have none, as far as that is known.
    pub(crate) fn away_since(&self, seat: SeatNumber) -> Option<Millis> {
        let person = self.sitting(seat)?;
        person.turned.filter(|_| person.windows == 0)
    }

    fn sitting(&self, seat: SeatNumber) -> Option<&Person> {
        match self.seats.get(seat)?.sitter {
            Sitter::Person(who) => self.people.get(who),
            Sitter::Nobody | Sitter::Bot(_) => None,
        }
    }

    /// Has this person never been here?
    #[must_use]
    pub fn is_new(&self, who: &PersonId) -> bool {
        self.handle(who).is_none()
    }

    /// Was this person sent away, and not let in again?
    #[must_use]
    pub fn is_sent_away(&self, who: &PersonId) -> bool {
        let handle = self.handle(who);
        handle.is_some_and(|handle| self.people[handle].here == Here::SentAway)
    }

    /// Who goes by this handle.
    #[must_use]
    pub fn person_by(&self, handle: Handle) -> Option<&PersonId> {
        self.people.get(handle).map(|person| &person.id)
    }

    /// A line that was said lately.
    #[must_use]
    pub fn line_said(&self, line: u64) -> Option<&ChatLine> {
        self.chat.line(line)
    }

    /// Everybody who belongs to the table now, on a seat or not.
    pub fn people_there(&self) -> impl Iterator<Item = &PersonId> {
        let there = self.people.iter().filter(|it| it.here == Here::Yes);
        there.map(|person| &person.id)
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
                if self.bot_on(*seat).is_none() {
                    return Err(Refusal::NotSeated);
                }
                (self.seat_wants(moment, *seat, Millis::ZERO, command)?, None)
            }
            Input::Reached(finish) => (of_dschamal(self.reached(finish)?), None),
            Input::Built(finish) => (of_dschamal(self.built(finish)?), None),
            Input::FalseStart { number, seat } => {
                (of_dschamal(self.false_start(*number, *seat)?), None)
            }
            Input::Time => (self.time_passed(moment), None),
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
            let applied = self.apply(entry);
            debug_assert!(applied.is_ok(), "what was decided can happen: {applied:?}");
            applied.map_err(|fault| Refusal::Rules(fault.to_string()))?;
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

    /// Time that nobody could use: the part that fell into the present turn.
    fn outage(&self, from: Millis, to: Millis) -> Vec<Event> {
        let lost = match self.play.as_ref().filter(|play| play.is_on()) {
            Some(Play::Gimel(play)) => play.clocks.lost_in(from, to),
            Some(Play::Dschamal(play)) => {
                return of_dschamal(self.dschamal_outage(play, from, to));
            }
            None => Millis::ZERO,
        };
        if lost > Millis::ZERO {
            vec![GimelEvent::Paused { lost }.into()]
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
}

/// What happened in a game of Dschamál, as the table writes it down.
pub(crate) fn of_dschamal(events: Vec<DschamalEvent>) -> Vec<Event> {
    events.into_iter().map(Event::from).collect()
}

/// What happened in a game of Gimel.
pub(crate) fn of_gimel(events: Vec<GimelEvent>) -> Vec<Event> {
    events.into_iter().map(Event::from).collect()
}

impl Person {
    pub(crate) fn new(id: PersonId, name: String) -> Person {
        Person {
            id,
            name,
            muted: false,
            here: Here::Yes,
            windows: 0,
            turned: None,
        }
    }
}
