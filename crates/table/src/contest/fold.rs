//! How each event changes a game of Dschamál. What the log says was allowed once.

use std::collections::{BTreeMap, BTreeSet};

use dschamal::{Action, Event as Happened, Journal, PieceSet, Seat, Seen};

use super::best::Won;
use super::bets::Bets;
use super::reading::Read;
use super::{DschamalPlay, Reach, Vote};
use crate::table::Sitter;
use crate::{
    Broken, ContestLine, DschamalSettings, Event, JudgedBy, LightsOn, Millis, ReachFinish,
    ReachKind, SeatNumber,
};

/// How many contests are shown.
const SHOWN: usize = 12;

impl DschamalPlay {
    /// A game that begins now; `None` if it is not for so many, which the table does not let happen.
    pub(crate) fn start(
        settings: &DschamalSettings,
        seats: &[SeatNumber],
        first: SeatNumber,
        luck: u64,
        sitters: Vec<Sitter>,
        now: Millis,
    ) -> Option<DschamalPlay> {
        let players = u8::try_from(seats.len()).ok()?;
        let rules = settings.rules.as_agreed_once(players)?;
        let begins = seats.iter().position(|&seat| seat == first)?;
        let begins = Seat::new(u8::try_from(begins).ok()?)?;
        Some(DschamalPlay {
            started: now,
            ended: None,
            called_off: false,
            settings: settings.clone(),
            journal: Journal::begin(rules, begins),
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
    pub(crate) fn fold(&mut self, at: Millis, event: &Event, bots: &[(SeatNumber, u8)]) {
        match event {
            Event::Acted { action, .. } => self.act(action.clone(), at),
            Event::Called {
                number,
                by,
                start,
                seed,
            } => {
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
            Event::Seen { seat } => self.read.seen(*seat, at),
            Event::Skipped { seat } => {
                self.skips.insert(*seat);
            }
            Event::Bet { seat, on } => self.bets.bet(*seat, *on),
            Event::FalseStart { number, seat } => {
                let (count, last) = self.false_starts.entry(*seat).or_default();
                (*count, *last) = (*count + 1, *number);
            }
            Event::Reached { finish } => self.reached(finish, at),
            Event::VoteOpened { .. } => {
                if let Some(reach) = &mut self.reach {
                    reach.vote = Some(Vote {
                        since: at,
                        votes: BTreeMap::new(),
                    });
                }
            }
            Event::Voted { seat, winner } => {
                if let Some(vote) = self.reach.as_mut().and_then(|reach| reach.vote.as_mut()) {
                    vote.votes.insert(*seat, *winner);
                }
            }
            Event::Ruled { by } => self.ruled(*by, at),
            Event::Broken { number, why, lost } => {
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
            Event::Built { finish } => self.fold_built(finish, at),
            Event::StoodIn { seat, level } => {
                self.stand_ins.insert(*seat, *level);
            }
            Event::CameBack { seat } => {
                self.stand_ins.remove(seat);
            }
            Event::Paused { lost } => {
                self.since = self.since + *lost;
                self.read.shift(*lost);
                self.resumed = at;
            }
            Event::Aborted => {
                self.called_off = true;
                self.ended = Some(at);
                self.reach = None;
            }
            _ => {}
        }
    }

    /// Lets something happen by the rules.
    pub(super) fn act(&mut self, action: Action, at: Millis) {
        let mut before = self.journal.state().clone();
        let rules = self.journal.rules().clone();
        let Ok(events) = self.journal.act(action) else {
            return;
        };
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
    }

    fn reached(&mut self, finish: &ReachFinish, at: Millis) {
        let Some(reach) = &mut self.reach else {
            return;
        };
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
        let console = reach.kind == ReachKind::Console;
        self.past.push(light);
        if console {
            self.reach = None;
            self.settled();
            let pulled = finish.hands.iter();
            let pulled = pulled.fold(PieceSet::EMPTY, |all, hand| all | hand.pulled);
            self.act(Action::Console(pulled), at);
            self.read.ruled(at);
        } else {
            self.photo = self.photo_of(None);
        }
    }

    fn ruled(&mut self, by: JudgedBy, at: Millis) {
        let (photo, report) = (self.photo_of(Some(by)), self.report(by));
        let (Some(photo), Some(report)) = (photo, report) else {
            return;
        };
        let contestants = self.wanted_hands();
        self.reach = None;
        self.settled();
        self.act(Action::Contest(report), at);
        self.read.ruled(at);
        let Some(Happened::Contested(seen)) = self.seen.first() else {
            self.photo = Some(photo);
            return;
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
        self.photo = Some(photo);
        self.bets.settle(line.winner);
        if !line.repeat {
            self.bets.drop_open();
        }
        if let Some(photo) = &mut self.photo {
            for hand in &mut photo.hands {
                let seat = self.seats.iter().position(|&seat| seat == hand.seat);
                let seat = seat.and_then(|seat| Seat::new(u8::try_from(seat).ok()?));
                hand.pulled = seat.and_then(|seat| pulls.get(&seat).copied());
            }
        }
        self.contests.push(line);
        if self.contests.len() > SHOWN {
            self.contests.remove(0);
        }
    }

    fn settled(&mut self) {
        self.broken = None;
        self.lost_once = false;
    }
}
