//! How each event changes a game of Dschamál. The rules are not asked: what they said is in the event.

use std::collections::{BTreeMap, BTreeSet};

use dschamal::{Entry as Done, Event as Happened, Journal, Seat, Seen};

use super::best::Won;
use super::bets::Bets;
use super::reading::Read;
use super::{DschamalPlay, Reach, Start, Step, Vote};
use crate::fault::Fault;
use crate::table::{Sitter, Table};
use crate::{
    AfterReach, Broken, Building, ContestLine, DschamalEvent, DschamalSettings, LightsOn, Millis,
    Photo, Play, ReachFinish, SeatNumber,
};

/// How many contests are shown.
const SHOWN: usize = 12;

impl Table {
    pub(crate) fn fold_dschamal(&mut self, at: Millis, event: &DschamalEvent) -> Result<(), Fault> {
        if let DschamalEvent::Begun {
            seats,
            first,
            luck,
            start,
            ..
        } = event
        {
            return self.begun(seats, *first, *luck, start, at);
        }
        let called = matches!(event, DschamalEvent::Called { .. });
        let bots = if called { self.bots() } else { Vec::new() };
        let Some(Play::Dschamal(play)) = &mut self.play else {
            return Err(Fault::NoGame);
        };
        play.fold(at, event, &bots)?;
        if !play.is_on() {
            let winners = play.winners();
            for &seat in &winners {
                self.score[seat] += 1.0 / winners.len() as f32;
            }
        }
        Ok(())
    }

    /// Every seat that a bot plays now.
    fn bots(&self) -> Vec<(SeatNumber, u8)> {
        let seats = 0..self.seats.len();
        seats
            .filter_map(|seat| Some((seat, self.bot_on(seat)?)))
            .collect()
    }

    fn begun(
        &mut self,
        seats: &[SeatNumber],
        first: SeatNumber,
        luck: u64,
        start: &Start,
        at: Millis,
    ) -> Result<(), Fault> {
        let agreed = self.settings.game.dschamal().ok_or(Fault::Begin)?;
        if self.is_playing() {
            return Err(Fault::Begin);
        }
        if let Some(&seat) = seats.iter().find(|&&seat| seat >= self.seats.len()) {
            return Err(Fault::Seat(seat));
        }
        let sitters: Vec<Sitter> = self.seats.iter().map(|seat| seat.sitter).collect();
        let play = DschamalPlay::start(agreed, start, seats, first, luck, sitters.clone(), at)?;
        self.games += 1;
        self.follow_score(&sitters);
        self.play = Some(Play::Dschamal(Box::new(play)));
        self.nobody_waits();
        Ok(())
    }

    /// Where many play, everybody's score goes where they go.
    fn follow_score(&mut self, sitters: &[Sitter]) {
        let last: Vec<Sitter> = self
            .play
            .as_ref()
            .map_or(Vec::new(), |play| play.sitters().to_vec());
        let place = |seat: SeatNumber, sitter: &Sitter| match sitter {
            Sitter::Person(_) => last.iter().position(|other| other == sitter),
            Sitter::Nobody | Sitter::Bot(_) => {
                Some(seat).filter(|&seat| last.get(seat) == Some(sitter))
            }
        };
        let score = sitters.iter().enumerate().map(|(seat, sitter)| {
            let before = place(seat, sitter);
            before.map_or(0.0, |before| self.score[before])
        });
        self.score = score.collect();
    }
}

impl DschamalPlay {
    /// A game that begins now.
    fn start(
        settings: &DschamalSettings,
        start: &Start,
        seats: &[SeatNumber],
        first: SeatNumber,
        luck: u64,
        sitters: Vec<Sitter>,
        now: Millis,
    ) -> Result<DschamalPlay, Fault> {
        if usize::from(start.rules.seats()) != seats.len() {
            return Err(Fault::Begin);
        }
        if !seats.contains(&first) {
            return Err(Fault::Seat(first));
        }
        let journal = Journal::from_state(start.rules.clone(), start.state.clone());
        Ok(DschamalPlay {
            started: now,
            ended: None,
            called_off: false,
            settings: settings.clone(),
            journal,
            seats: seats.to_vec(),
            first,
            sitters,
            luck,
            since: now,
            resumed: now,
            number: 0,
            reach: None,
            broken: None,
            lost_once: false,
            past: Vec::new(),
            photo: None,
            contests: Vec::new(),
            won: Vec::new(),
            seen: Vec::new(),
            false_starts: BTreeMap::new(),
            stand_ins: BTreeMap::new(),
            towers: vec![Vec::new(); seats.len()],
            buildings: Vec::new(),
            ground: None,
            read: Read::default(),
            skips: BTreeSet::new(),
            bets: Bets::default(),
        })
    }

    /// `bots` are the hands that a bot would play now.
    fn fold(
        &mut self,
        at: Millis,
        event: &DschamalEvent,
        bots: &[(SeatNumber, u8)],
    ) -> Result<(), Fault> {
        if !self.is_on() {
            return Err(Fault::NoGame);
        }
        match event {
            DschamalEvent::Begun { .. } => return Err(Fault::Begin),
            DschamalEvent::Acted { done, .. } => self.done(done, at)?,
            DschamalEvent::Called {
                number,
                by,
                start,
                seed,
            } => {
                if self.step() != Step::Call {
                    return Err(Fault::Unawaited);
                }
                let hands = self.wanted_hands();
                self.number = *number;
                self.read.clear();
                self.reach = Some(Reach {
                    number: *number,
                    kind: self.wanted_kind(),
                    bots: bots
                        .iter()
                        .filter(|(seat, _)| hands.contains(seat))
                        .copied()
                        .collect(),
                    hands,
                    called: at,
                    start: *start,
                    by: *by,
                    seed: *seed,
                    finish: None,
                    vote: None,
                });
            }
            DschamalEvent::Seen { seat } => self.read.seen(self.player(*seat)?, at),
            DschamalEvent::Skipped { seat } => {
                let seat = self.player(*seat)?;
                self.skips.insert(seat);
            }
            DschamalEvent::Bet { seat, on } => {
                let seat = self.player(*seat)?;
                self.bets.bet(seat, *on);
            }
            DschamalEvent::FalseStart { number, seat } => {
                let seat = self.player(*seat)?;
                let (count, last) = self.false_starts.entry(seat).or_default();
                (*count, *last) = (*count + 1, *number);
            }
            DschamalEvent::Reached { finish, after } => self.reached(finish, after, at)?,
            DschamalEvent::VoteOpened { .. } => {
                let reach = self.reach.as_mut().ok_or(Fault::Unawaited)?;
                reach.vote = Some(Vote {
                    since: at,
                    votes: BTreeMap::new(),
                });
            }
            DschamalEvent::Voted { seat, winner } => {
                let seat = self.player(*seat)?;
                let vote = self.reach.as_mut().and_then(|reach| reach.vote.as_mut());
                let vote = vote.ok_or(Fault::Unawaited)?;
                vote.votes.insert(seat, *winner);
            }
            DschamalEvent::Ruled { photo, done, .. } => self.ruled(photo.clone(), done, at)?,
            DschamalEvent::Broken { number, why, lost } => {
                self.reach = None;
                self.skips.clear();
                self.lost_once |= !lost.is_empty();
                self.broken = Some(Broken {
                    number: *number,
                    why: *why,
                    lost: lost.clone(),
                });
                self.since = at;
            }
            DschamalEvent::Built {
                seat,
                piece,
                before,
                finish,
                done,
            } => {
                if self.step() != Step::Build(*seat) {
                    return Err(Fault::Unawaited);
                }
                let building = Building {
                    seat: *seat,
                    piece: *piece,
                    before: before.clone(),
                    finish: finish.clone(),
                };
                match done {
                    Some(done) => {
                        self.fold_built(at, building);
                        self.done(done, at)?;
                    }
                    None => self.fold_ground(at, building),
                }
            }
            DschamalEvent::StoodIn { seat, level } => {
                let seat = self.player(*seat)?;
                self.stand_ins.insert(seat, *level);
            }
            DschamalEvent::CameBack { seat } => {
                self.stand_ins.remove(seat);
            }
            DschamalEvent::Paused { lost } => {
                self.since = self.since + *lost;
                self.read.shift(*lost);
                self.resumed = at;
            }
            DschamalEvent::Aborted => {
                self.called_off = true;
                self.ended = Some(at);
                self.reach = None;
            }
        }
        Ok(())
    }

    fn player(&self, seat: SeatNumber) -> Result<SeatNumber, Fault> {
        let plays = self.seats.contains(&seat);
        plays.then_some(seat).ok_or(Fault::Seat(seat))
    }

    /// Something was done by the rules, and this followed.
    fn done(&mut self, done: &Done, at: Millis) -> Result<(), Fault> {
        let mut before = self.journal.state().clone();
        let rules = self.journal.rules().clone();
        let events = self.journal.fold_in(done.clone())?;
        let mut seen: Vec<Seen> = Vec::with_capacity(events.len());
        for event in events {
            seen.push(event.seen(&rules, &before));
            before.apply(&rules, event);
        }
        if matches!(seen.first(), Some(Happened::Contested(_))) {
            self.seen.clear();
        }
        self.seen.extend(seen);
        self.clear_towers();
        self.skips.clear();
        self.since = at;
        if self.journal.state().is_over() {
            self.ended = Some(at);
        }
        Ok(())
    }

    fn reached(
        &mut self,
        finish: &ReachFinish,
        after: &AfterReach,
        at: Millis,
    ) -> Result<(), Fault> {
        let reach = self.reach.as_mut().ok_or(Fault::Unawaited)?;
        reach.finish = Some(finish.clone());
        let light = LightsOn {
            number: reach.number,
            kind: reach.kind,
            seats: reach.hands.clone(),
            things: self.journal.state().zones.bag,
            seed: reach.seed,
            touch: self.settings.touch,
            finish: finish.clone(),
        };
        self.past.push(light);
        match after {
            AfterReach::Drawn(done) => {
                self.reach = None;
                self.settled();
                self.done(done, at)?;
                self.read.ruled(at);
            }
            AfterReach::Photo(photo) => self.photo = Some(photo.clone()),
        }
        Ok(())
    }

    fn ruled(&mut self, mut photo: Photo, done: &Done, at: Millis) -> Result<(), Fault> {
        let contestants = self.wanted_hands();
        self.reach = None;
        self.settled();
        self.done(done, at)?;
        self.read.ruled(at);
        let Some(Happened::Contested(seen)) = self.seen.first() else {
            return Err(Fault::Unawaited);
        };
        let line = ContestLine {
            number: self.number,
            contestants,
            winner: seen.ruling.winner.map(|seat| self.outer(seat)),
            repeat: seen.ruling.is_repeat(),
            pulled: seen.ruling.pulled,
            rule: seen.ruling.rule(),
        };
        let pulls = seen.pulls.clone();
        self.won
            .extend(line.winner.map(|seat| Won::of(&photo, seat)));
        for hand in &mut photo.hands {
            let seat = self.inner(hand.seat);
            hand.pulled = seat.and_then(|seat: Seat| pulls.get(&seat).copied());
        }
        self.photo = Some(photo);
        self.bets.settle(line.winner);
        if !line.repeat {
            self.bets.drop_open();
        }
        self.contests.push(line);
        if self.contests.len() > SHOWN {
            self.contests.remove(0);
        }
        Ok(())
    }

    fn settled(&mut self) {
        self.broken = None;
        self.lost_once = false;
    }
}
