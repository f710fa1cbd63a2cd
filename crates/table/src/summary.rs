//! A table in a line, and a finished game as it is kept.

use gimel::{Record, Side};

use crate::name::bot_name;
use crate::play::{EndReason, Ending};
use crate::table::{Here, Sitter, Table};
use crate::{GameSettings, Millis, PersonId, Play, SeatNumber};

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Waiting for players.
    Open,
    /// A game is on.
    Playing,
    /// A game is over; another one may follow.
    Over,
}

impl Status {
    /// In a word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Status::Open => "open",
            Status::Playing => "playing",
            Status::Over => "over",
        }
    }
}

/// A finished game as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    /// The how-manieth game at its table.
    pub number: u32,
    /// `gimel` …
    pub game: &'static str,
    /// Who played, White first: the person, if it was one, and the name.
    pub players: Vec<(Option<PersonId>, String)>,
    /// `1-0`, `0-1` or `1/2-1/2`.
    pub result: &'static str,
    /// Why it ended, in a word.
    pub reason: String,
    /// When it began.
    pub started: Millis,
    /// When it ended.
    pub ended: Millis,
    /// How many turns it had.
    pub turns: u32,
    /// The whole game as text.
    pub record: String,
}

impl EndReason {
    /// In a word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            EndReason::Rules(reason) => reason.word(),
            EndReason::Flag => "flag",
            EndReason::Aborted => "aborted",
        }
    }
}

impl Ending {
    /// As records write it; a game that was called off has no result.
    #[must_use]
    pub const fn result(self) -> &'static str {
        match (self.reason, self.winner) {
            (EndReason::Aborted, _) => "*",
            (_, Some(Side::White)) => "1-0",
            (_, Some(Side::Black)) => "0-1",
            (_, None) => "1/2-1/2",
        }
    }
}

impl Table {
    /// Where it stands.
    #[must_use]
    pub fn status(&self) -> Status {
        match &self.play {
            None => Status::Open,
            Some(play) if play.is_on() => Status::Playing,
            Some(_) => Status::Over,
        }
    }

    /// What is written at a seat; none if it is open.
    #[must_use]
    pub fn seat_name(&self, seat: SeatNumber) -> Option<String> {
        self.sitter_name(self.seats.get(seat)?.sitter)
    }

    fn sitter_name(&self, sitter: Sitter) -> Option<String> {
        match sitter {
            Sitter::Nobody => None,
            Sitter::Person(who) => Some(self.people[who].name.clone()),
            Sitter::Bot(level) => Some(bot_name(level)),
        }
    }

    /// Who played it, White first, even if they got up since.
    fn players_of(&self, play: &Play) -> Vec<(Option<PersonId>, String)> {
        let sitters = Side::BOTH.map(|side| play.sitters[play.seat(side)]);
        let player = |sitter| {
            let person = match sitter {
                Sitter::Person(who) => Some(self.people[who].id.clone()),
                Sitter::Nobody | Sitter::Bot(_) => None,
            };
            (person, self.sitter_name(sitter).unwrap_or_default())
        };
        sitters.map(player).into()
    }

    /// What is written at every seat.
    #[must_use]
    pub fn seat_names(&self) -> Vec<Option<String>> {
        (0..self.seats.len())
            .map(|seat| self.seat_name(seat))
            .collect()
    }

    /// The person on a seat.
    #[must_use]
    pub fn person_on(&self, seat: SeatNumber) -> Option<&PersonId> {
        match self.seats.get(seat)?.sitter {
            Sitter::Person(who) => Some(&self.people[who].id),
            Sitter::Nobody | Sitter::Bot(_) => None,
        }
    }

    /// The person whose turn it is.
    #[must_use]
    pub fn person_to_move(&self) -> Option<&PersonId> {
        self.person_on(self.play.as_ref()?.to_move()?)
    }

    /// Everybody who belongs to the table.
    pub fn people(&self) -> impl Iterator<Item = &PersonId> {
        self.people
            .iter()
            .filter(|person| person.here == Here::Yes)
            .map(|person| &person.id)
    }

    /// Is a window of anybody open?
    #[must_use]
    pub fn is_watched(&self) -> bool {
        self.people.iter().any(|person| person.windows > 0)
    }

    /// The last game, if it is over and has a result.
    #[must_use]
    pub fn finished(&self) -> Option<Finished> {
        let play = self.play.as_ref()?;
        let ending = play
            .ending
            .filter(|ending| ending.reason != EndReason::Aborted)?;
        let players = self.players_of(play);
        Some(Finished {
            number: self.games,
            game: self.settings.game.name(),
            result: ending.result(),
            reason: ending.reason.word().to_owned(),
            started: play.started,
            ended: play.ended?,
            turns: u32::try_from(play.game.turns()).unwrap_or(u32::MAX),
            record: self.record(play, &players).to_string(),
            players,
        })
    }

    /// The game written down, with the names of its players.
    fn record(&self, play: &Play, players: &[(Option<PersonId>, String)]) -> Record {
        let GameSettings::Gimel(_) = &self.settings.game;
        let mut record = Record::from(&play.game);
        let names = players.iter().map(|(_, name)| name.as_str());
        for (tag, value) in ["White", "Black"].into_iter().zip(names) {
            // A name that a tag cannot hold is left out; the game is what matters.
            let _ = record.set_tag(tag, value);
        }
        if let Some(ending) = play
            .ending
            .filter(|ending| ending.reason == EndReason::Flag)
        {
            let _ = record.set_tag("Clock", &format!("{} on time", ending.result()));
        }
        record
    }

    /// The last game as a record, over or not.
    #[must_use]
    pub fn game_record(&self) -> Option<String> {
        let play = self.play.as_ref()?;
        Some(self.record(play, &self.players_of(play)).to_string())
    }
}
