//! How each event changes the table.

use gimel::{Entry as GameEntry, Side};

use crate::play::{EndReason, Ending};
use crate::table::{Here, Person, Seat, Sitter, Table};
use crate::{Event, Handle, Millis, PersonId, Play, SeatNumber, Settings};

impl Table {
    pub(crate) fn fold_event(&mut self, seq: u64, at: Millis, event: &Event) {
        match event {
            Event::Opened { .. } => {}
            Event::Joined { person, name } => self.joined(person, name),
            Event::Sat { who, seat } => self.seat_down(*seat, Sitter::Person(*who)),
            Event::BotSat { seat, level } => self.seat_down(*seat, Sitter::Bot(*level)),
            Event::Rose { seat } => self.seat_down(*seat, Sitter::Nobody),
            Event::Readied { seat, ready } => {
                if let Some(seat) = self.seats.get_mut(*seat) {
                    seat.ready = *ready;
                }
            }
            Event::Agreed { settings } => self.agreed(settings),
            Event::Started { white } => self.started(*white, at),
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
            Event::Left { who } => self.gone(*who, Here::Left),
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
            };
        }
        // Who wanted another game wanted it with somebody who is not there any more.
        for seat in &mut self.seats {
            seat.rematch = false;
        }
    }

    /// What is agreed anew has to be agreed to anew.
    fn agreed(&mut self, settings: &Settings) {
        self.settings = settings.clone();
        for seat in &mut self.seats {
            seat.ready = false;
            seat.rematch = false;
        }
    }

    fn started(&mut self, white: SeatNumber, at: Millis) {
        self.games += 1;
        let sitters: Vec<Sitter> = self.seats.iter().map(|seat| seat.sitter).collect();
        self.carry_score(&sitters);
        self.play = Some(Play::start(&self.settings, white, sitters, at));
        for seat in &mut self.seats {
            seat.ready = false;
            seat.rematch = false;
        }
    }

    /// The score belongs to those who made it: it follows them, and somebody new begins at nothing.
    fn carry_score(&mut self, sitters: &[Sitter]) {
        let Some(last) = &self.play else {
            return;
        };
        if last.sitters.iter().rev().eq(sitters) && last.sitters != sitters {
            self.score.reverse();
        } else if last.sitters != sitters {
            self.score.fill(0.0);
        }
    }

    fn gone(&mut self, who: Handle, here: Here) {
        if let Some(person) = self.people.get_mut(who) {
            person.here = here;
        }
    }

    fn fold_play(&mut self, at: Millis, event: &Event) {
        let Some(play) = self.play.as_mut() else {
            return;
        };
        let side = play.game.position().side();
        let was_on = play.is_on();
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
        if was_on && !play.is_on() {
            self.count_result();
        }
    }

    fn count_result(&mut self) {
        let Some(play) = &self.play else {
            return;
        };
        match play.ending {
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
        }
    }
}
