//! A table in a line, and a finished game as it is kept.

use gimel::{Record, Side};

use crate::name::bot_name;
use crate::table::{Here, Sitter, Table};
use crate::{EndReason, Ending, GimelPlay, Millis, PersonId, Play, SeatNumber};

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
    /// Who played, White first or by seat: the person, if it was one, and the name.
    pub players: Vec<(Option<PersonId>, String)>,
    /// Who of them won.
    pub won: Vec<bool>,
    /// `1-0`, `0-1` or `1/2-1/2`; in Dschamál the winners counted from 1, as `2` or `1+4`, or `draw`.
    pub result: String,
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

    pub(crate) fn sitter_name(&self, sitter: Sitter) -> Option<String> {
        match sitter {
            Sitter::Nobody => None,
            Sitter::Person(who) => Some(self.people[who].name.clone()),
            Sitter::Bot(level) => Some(bot_name(level)),
        }
    }

    /// Who played it, White first or by seat, even if they got up since.
    fn players_of(&self, play: &Play) -> Vec<(Option<PersonId>, String)> {
        let sitters: Vec<Sitter> = match play {
            Play::Gimel(play) => Side::BOTH.map(|side| play.sitters[play.seat(side)]).into(),
            Play::Dschamal(play) => play
                .seats()
                .iter()
                .map(|&seat| play.sitters[seat])
                .collect(),
        };
        let player = |sitter| {
            let person = match sitter {
                Sitter::Person(who) => Some(self.people[who].id.clone()),
                Sitter::Nobody | Sitter::Bot(_) => None,
            };
            (person, self.sitter_name(sitter).unwrap_or_default())
        };
        sitters.into_iter().map(player).collect()
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

    /// Is a window of anybody open who belongs to the table?
    #[must_use]
    pub fn is_watched(&self) -> bool {
        let mut here = self.people.iter().filter(|person| person.here == Here::Yes);
        here.any(|person| person.windows > 0)
    }

    /// The last game, if it is over and has a result.
    #[must_use]
    pub fn finished(&self) -> Option<Finished> {
        let play = self.play.as_ref()?;
        let players = self.players_of(play);
        match play {
            Play::Gimel(play) => {
                let ending = play
                    .ending
                    .filter(|ending| ending.reason != EndReason::Aborted)?;
                Some(Finished {
                    number: self.games,
                    game: "gimel",
                    won: Side::BOTH.map(|side| ending.winner == Some(side)).into(),
                    result: ending.result().to_owned(),
                    reason: ending.reason.word().to_owned(),
                    started: play.started,
                    ended: play.ended?,
                    turns: u32::try_from(play.game.turns()).unwrap_or(u32::MAX),
                    record: self.record(play, &players).to_string(),
                    players,
                })
            }
            Play::Dschamal(play) => {
                let ended = play.ended.filter(|_| !play.called_off)?;
                let winners = play.winners();
                Some(Finished {
                    number: self.games,
                    game: "dschamal",
                    won: play
                        .seats()
                        .iter()
                        .map(|seat| winners.contains(seat))
                        .collect(),
                    result: play.result(),
                    reason: play.rules().game().name().to_owned(),
                    started: play.started,
                    ended,
                    turns: play.journal().state().contests,
                    record: self.scenario(play),
                    players,
                })
            }
        }
    }

    /// The game written down, with the names of its players.
    fn record(&self, play: &GimelPlay, players: &[(Option<PersonId>, String)]) -> Record {
        let mut record = Record::from(&play.game);
        let names = players.iter().map(|(_, name)| name.as_str());
        for (tag, value) in ["White", "Black"].into_iter().zip(names) {
            // A name that a tag cannot hold is left out; the game is what matters.
            let _ = record.set_tag(tag, value);
        }
        if play.hints > 0 {
            let _ = record.set_tag("Hints", &play.hints.to_string());
        }
        if let Some(ending) = play
            .ending
            .filter(|ending| ending.reason == EndReason::Flag)
        {
            let _ = record.set_tag("Clock", &format!("{} on time", ending.result()));
        }
        record
    }

    /// The last game as a record, over or not; one of Dschamál only when it is over.
    #[must_use]
    pub fn game_record(&self) -> Option<String> {
        let play = self.play.as_ref()?;
        match play {
            Play::Gimel(gimel) => Some(self.record(gimel, &self.players_of(play)).to_string()),
            Play::Dschamal(contest) => (!contest.is_on()).then(|| self.scenario(contest)),
        }
    }
}
