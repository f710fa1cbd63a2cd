//! How each event changes the table.

use gimel::{Entry as GameEntry, Side};

use crate::table::{Here, Person, Seat, Sitter, Table};
use crate::{
    DschamalPlay, EndReason, Ending, Event, GameSettings, GimelPlay, Handle, Millis, PersonId,
    Play, SeatNumber, Settings,
};

impl Table {
    pub(crate) fn fold_event(&mut self, seq: u64, at: Millis, event: &Event) {
        match event {
            Event::Opened { .. } => {}
            Event::Joined { person, name } => self.joined(person, name),
            Event::Sat { who, seat } => self.seat_down(*seat, Sitter::Person(*who)),
            Event::BotSat { seat, level } => self.bot_sat(*seat, *level),
            Event::Rose { seat } => self.seat_down(*seat, Sitter::Nobody),
            Event::Readied { seat, ready } => {
                if let Some(seat) = self.seats.get_mut(*seat) {
                    seat.ready = *ready;
                }
            }
            Event::Agreed { settings } => self.agreed(settings),
            Event::Started { white } => self.started(*white, at),
            Event::Begun {
                seats, first, luck, ..
            } => self.begun(seats, *first, *luck, at),
            Event::ThumbMeasured { seat, mm } => {
                if let Some(seat) = self.seats.get_mut(*seat) {
                    seat.thumb = Some(*mm);
                }
            }
            Event::PlaysByEar { seat, on } => {
                if let Some(seat) = self.seats.get_mut(*seat) {
                    seat.by_ear = *on;
                }
            }
            Event::RematchWanted { seat } => {
                if let Some(seat) = self.seats.get_mut(*seat) {
                    seat.rematch = true;
                }
            }
            Event::Said { who, text } => {
                let name = self
                    .people
                    .get(*who)
                    .map_or(String::new(), |person| person.name.clone());
                self.chat.add(seq, at, *who, name, text.clone());
            }
            Event::Reported { by, line, .. } => {
                self.reported.insert((*by, *line));
            }
            Event::Muted { who, muted } => {
                if let Some(person) = self.people.get_mut(*who) {
                    person.muted = *muted;
                }
            }
            Event::Kicked { who } => self.gone(*who, Here::SentAway),
            Event::Left { who } | Event::LetIn { who } => self.gone(*who, Here::Left),
            Event::HostPassed { to } => self.host = *to,
            _ => self.fold_play(at, event),
        }
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

    fn seat_down(&mut self, seat: SeatNumber, sitter: Sitter) {
        if let Some(seat) = self.seats.get_mut(seat) {
            *seat = Seat {
                sitter,
                ready: false,
                rematch: false,
                thumb: None,
                by_ear: false,
            };
        }
        // Who wanted another game wanted it with somebody who is not there any more.
        for seat in &mut self.seats {
            seat.rematch = false;
        }
    }

    /// A bot may take over in mid-game from somebody who left.
    fn bot_sat(&mut self, seat: SeatNumber, level: u8) {
        self.seat_down(seat, Sitter::Bot(level));
        if let Some(Play::Dschamal(play)) = &mut self.play {
            play.stand_ins.remove(&seat);
        }
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
        self.settings = settings.clone().as_kept();
        for seat in &mut self.seats {
            seat.ready = false;
            seat.rematch = false;
            if let Sitter::Bot(level) = &mut seat.sitter {
                *level = strongest.min(*level);
            }
        }
    }

    fn started(&mut self, white: SeatNumber, at: Millis) {
        let GameSettings::Gimel(options) = self.settings.game else {
            return;
        };
        self.games += 1;
        let sitters: Vec<Sitter> = self.seats.iter().map(|seat| seat.sitter).collect();
        self.carry_score(&sitters);
        let play = GimelPlay::start(&options, self.settings.time, white, sitters, at);
        self.play = Some(Play::Gimel(Box::new(play)));
        self.nobody_waits();
    }

    fn begun(&mut self, seats: &[SeatNumber], first: SeatNumber, luck: u64, at: Millis) {
        let GameSettings::Dschamal(agreed) = &self.settings.game else {
            return;
        };
        let sitters: Vec<Sitter> = self.seats.iter().map(|seat| seat.sitter).collect();
        let play = DschamalPlay::start(agreed, seats, first, luck, sitters.clone(), at);
        let Some(play) = play else {
            return;
        };
        self.games += 1;
        self.follow_score(&sitters);
        self.play = Some(Play::Dschamal(Box::new(play)));
        self.nobody_waits();
    }

    fn nobody_waits(&mut self) {
        for seat in &mut self.seats {
            seat.ready = false;
            seat.rematch = false;
        }
    }

    /// Where many play, everybody's score goes where they go.
    fn follow_score(&mut self, sitters: &[Sitter]) {
        let last: Vec<Sitter> = self
            .play
            .as_ref()
            .map_or(Vec::new(), |play| play.sitters().to_vec());
        let place = |seat: SeatNumber, sitter: &Sitter| match sitter {
            Sitter::Person(_) => last.iter().position(|other| other == sitter),
            _ => Some(seat).filter(|&seat| last.get(seat) == Some(sitter)),
        };
        let score = sitters.iter().enumerate().map(|(seat, sitter)| {
            let before = place(seat, sitter);
            before.map_or(0.0, |before| self.score[before])
        });
        self.score = score.collect();
    }

    /// The score belongs to those who made it: it follows them, and somebody new begins at nothing.
    fn carry_score(&mut self, sitters: &[Sitter]) {
        let Some(last) = self.play.as_ref().map(Play::sitters) else {
            return;
        };
        if last.iter().rev().eq(sitters) && last != sitters {
            self.score.reverse();
        } else if last != sitters {
            self.score.fill(0.0);
        }
    }

    fn gone(&mut self, who: Handle, here: Here) {
        if let Some(person) = self.people.get_mut(who) {
            person.here = here;
        }
    }

    fn fold_play(&mut self, at: Millis, event: &Event) {
        let was_on = self.is_playing();
        let bots: Vec<(SeatNumber, u8)> = (0..self.seats.len())
            .filter_map(|seat| Some((seat, self.bot_on(seat)?)))
            .collect();
        match self.play.as_mut() {
            None => return,
            Some(Play::Gimel(play)) => fold_gimel(play, at, event),
            Some(Play::Dschamal(play)) => play.fold(at, event, &bots),
        }
        if was_on && !self.is_playing() {
            self.count_result();
        }
    }

    fn count_result(&mut self) {
        match &self.play {
            None => {}
            Some(Play::Gimel(play)) => match play.ending {
                Some(Ending {
                    reason: EndReason::Aborted,
                    ..
                })
                | None => {}
                Some(Ending {
                    winner: Some(side), ..
                }) => self.score[play.seat(side)] += 1.0,
                Some(Ending { winner: None, .. }) => {
                    for side in [Side::White, Side::Black] {
                        self.score[play.seat(side)] += 0.5;
                    }
                }
            },
            Some(Play::Dschamal(play)) => {
                let winners = play.winners();
                for &seat in &winners {
                    self.score[seat] += 1.0 / winners.len() as f32;
                }
            }
        }
    }
}

fn fold_gimel(play: &mut GimelPlay, at: Millis, event: &Event) {
    let side = play.game.position().side();
    match event {
        Event::Moved { mv, spent, credit } => play.moved(*mv, at, *spent, *credit),
        Event::TurnTimedOut => play.turn_timed_out(at),
        Event::TimeUp => play.apply(GameEntry::TimeUp, at),
        Event::FlagFell => play.end(
            Ending {
                winner: Some(side.other()),
                reason: EndReason::Flag,
            },
            side,
            at,
        ),
        Event::DrawOffered { seat } => play.offered(*seat),
        Event::DrawDeclined => play.draw_offer = None,
        Event::DrawAgreed => play.apply(GameEntry::Agree, at),
        Event::Claimed { seat } => play.apply(GameEntry::Claim(play.side(*seat)), at),
        Event::Resigned { seat } => play.apply(GameEntry::Resign(play.side(*seat)), at),
        Event::Hinted { .. } => play.hints += 1,
        Event::TakebackAsked { seat } => play.asked(*seat),
        Event::TakebackDeclined => play.takeback = None,
        Event::TakenBack { entries } => play.take_back(*entries, at),
        Event::Aborted => play.end(
            Ending {
                winner: None,
                reason: EndReason::Aborted,
            },
            side,
            at,
        ),
        Event::Paused { lost } => {
            play.clocks.pause(*lost);
            play.clocks.resume(at);
        }
        _ => {}
    }
}
