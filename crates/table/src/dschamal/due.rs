//! What time does to a game of Dschamál: calls by the device, choices that are made for somebody, stand-ins.

use dschamal::{Awaits, CamelShout, Game, Signal, StartPick};

use super::taste::obvious;
use super::wants::STAND_IN_LEVEL;
use super::{DschamalPlay, Step};
use crate::table::{Sitter, Table};
use crate::{
    BotHand, BrokenBy, Command, DschamalEvent, JudgedBy, Millis, Moment, ReachKind, ReachOrder,
    SeatNumber,
};

/// From a call to T0: long enough for everybody to hear it at T0.
pub(super) const CALL_LEAD: Millis = Millis(600);
/// The same where it is counted down aloud.
pub(super) const COUNTDOWN: Millis = Millis(3_600);
/// After what happened last, for looking at it, before the device calls.
const BREATH: Millis = Millis(3_000);
/// The same where the pauses are short.
const SHORT_BREATH: Millis = Millis(400);
/// How long those who may call have, until the device does.
const PATIENCE: Millis = Millis(15_000);
/// How long there is for a bet on bots, until the device calls them.
const BETS: Millis = Millis(4_000);
/// The pause before the device calls, at least and at most.
const PAUSE: (u64, u64) = (1_000, 4_000);
const SHORT_PAUSE: (u64, u64) = (200, 700);
/// How long a bot ponders a choice, at least and at most.
const PONDERS: (u64, u64) = (600, 1_400);
const PONDERS_SHORTLY: (u64, u64) = (200, 500);
/// How long those who watched have to say who was first.
const VOTE: Millis = Millis(15_000);
/// Who is away for so long is stood in for.
const AWAY: Millis = Millis(20_000);
/// At the longest until a deciding piece is laid out: no skill is at stake (A-D-26).
const DECIDE: Millis = Millis(12_000);
/// How long hands may stay in the bag where the rules set no limit.
const LIMIT_S: u32 = 60;
/// A bag that is so late has stopped.
const BAG_LATE: Millis = Millis(15_000);

/// Something that is due by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Due {
    CameBack(SeatNumber),
    StandIn(SeatNumber),
    Call,
    Choose,
    BagStopped,
    CloseVote,
}

impl Table {
    /// When something is due by itself in a game of Dschamál.
    pub(crate) fn dschamal_wake_at(&self) -> Option<Millis> {
        let play = self.contest()?;
        self.due(play).map(|(at, _)| at)
    }

    /// Carries out what is due by now.
    pub(crate) fn dschamal_time(&self, play: &DschamalPlay, moment: Moment) -> Vec<DschamalEvent> {
        let Some((at, due)) = self.due(play) else {
            return Vec::new();
        };
        if moment.now < at {
            return Vec::new();
        }
        match due {
            Due::CameBack(seat) => vec![DschamalEvent::CameBack { seat }],
            Due::StandIn(seat) => vec![DschamalEvent::StoodIn {
                seat,
                level: STAND_IN_LEVEL,
            }],
            Due::Call => vec![self.call(play, moment, None)],
            Due::Choose => play.choose_for(moment.chance).into_iter().collect(),
            Due::BagStopped => vec![DschamalEvent::Broken {
                number: play.number,
                why: BrokenBy::Restart,
                lost: Vec::new(),
            }],
            // Nobody said anything: then it is the clock's word after all.
            Due::CloseVote if play.votes() == 0 => play.close_vote(JudgedBy::Clock),
            Due::CloseVote => play.close_vote(JudgedBy::Votes),
        }
    }

    fn due(&self, play: &DschamalPlay) -> Option<(Millis, Due)> {
        let back = play
            .stand_ins
            .keys()
            .filter_map(|&seat| Some((self.here_since(seat)?, Due::CameBack(seat))));
        let next = match play.step() {
            Step::Over => return None,
            Step::Reach => {
                let reach = play.reach.as_ref()?;
                Some((reach.start + play.limit() + BAG_LATE, Due::BagStopped))
            }
            Step::Vote => {
                let vote = play.reach.as_ref()?.vote.as_ref()?;
                Some((vote.since + VOTE, Due::CloseVote))
            }
            Step::Call => self.call_due(play),
            Step::Choice(seat) => self.choice_due(play, seat),
            Step::Build(seat) => self.build_due(play, seat),
        };
        back.chain(next).min_by_key(|(at, _)| *at)
    }

    /// Nothing happens by itself while nobody who plays is here.
    fn base(&self, play: &DschamalPlay) -> Option<Millis> {
        let here = play.seats.iter().filter_map(|&seat| self.here_since(seat));
        Some(play.since.max(play.resumed).max(here.min()?))
    }

    fn call_due(&self, play: &DschamalPlay) -> Option<(Millis, Due)> {
        let base = self.base(play)?;
        let away = self.away_hands(play).into_iter();
        let stand_in = away
            .map(|seat| (self.stand_in_at(seat, base), Due::StandIn(seat)))
            .min_by_key(|(at, _)| *at);
        let pause = match self.is_skipped(play) {
            true => Millis::ZERO,
            false => Millis(play.pause().0 / i64::from(self.speed(play))),
        };
        stand_in.or_else(|| Some((self.device_from(play)? + pause, Due::Call)))
    }

    fn choice_due(&self, play: &DschamalPlay, seat: Option<SeatNumber>) -> Option<(Millis, Due)> {
        let base = self.base(play)?;
        let away = seat.filter(|&seat| self.is_away(play, seat));
        let stand_in = away.map(|seat| (self.stand_in_at(seat, base), Due::StandIn(seat)));
        let choose = (base + play.choice_time(), Due::Choose);
        Some(stand_in.filter(|due| due.0 < choose.0).unwrap_or(choose))
    }

    /// Nobody is hurried (the piece is let go by who holds it, if the table set a time); but who is away is stood in for.
    fn build_due(&self, play: &DschamalPlay, seat: SeatNumber) -> Option<(Millis, Due)> {
        let base = self.base(play)?;
        let away = self.is_away(play, seat);
        away.then(|| (self.stand_in_at(seat, base), Due::StandIn(seat)))
    }

    /// Who was away before it was their turn is waited for only shortly.
    fn stand_in_at(&self, seat: SeatNumber, base: Millis) -> Millis {
        let since = self.away_since(seat).unwrap_or(base);
        (since + AWAY).max(base + self.breath())
    }

    fn breath(&self) -> Millis {
        let brisk = self.contest().is_some_and(|play| play.settings.brisk);
        if brisk { SHORT_BREATH } else { BREATH }
    }

    /// From when on the device calls, if nobody does; the pause comes on top. Who has read a ruling has had time to breathe.
    pub(super) fn device_from(&self, play: &DschamalPlay) -> Option<Millis> {
        let base = self.base(play)?;
        let read = self.reading_until(play);
        let speed = i64::from(self.speed(play));
        let from = base.max(read.unwrap_or(base));
        if self.is_skipped(play) {
            return Some(from);
        }
        // Where only bots reach in, a caller is waited for as long as there is something to bet on; meanwhile one reads.
        if self.are_bots_alone(play) && !self.bettors(play).is_empty() {
            return Some(from.max(base + BETS));
        }
        let awaited = !self.are_bots_alone(play) && !self.callers(play).is_empty();
        let wait = match (awaited, read) {
            (true, _) => PATIENCE,
            (false, Some(_)) => SHORT_BREATH,
            (false, None) => Millis(self.breath().0 / speed),
        };
        Some(from + wait)
    }

    /// Until when a choice may be made.
    pub(super) fn choice_deadline(&self, play: &DschamalPlay) -> Millis {
        let base = self.base(play).unwrap_or(play.since);
        base + play.choice_time()
    }

    /// Until when those who watched may vote.
    pub(super) fn vote_deadline(&self, play: &DschamalPlay) -> Millis {
        let vote = play.reach.as_ref().and_then(|reach| reach.vote.as_ref());
        vote.map_or(play.since, |vote| vote.since) + VOTE
    }

    /// People on seats who are here and have no hand in the bag.
    pub(super) fn watching_seats(
        &self,
        play: &DschamalPlay,
        hands: &[SeatNumber],
    ) -> Vec<SeatNumber> {
        let watches = |seat: &SeatNumber| {
            !hands.contains(seat)
                && !play.stand_ins.contains_key(seat)
                && self.here_since(*seat).is_some()
        };
        play.seats.iter().copied().filter(watches).collect()
    }

    /// Who may call; nobody where the device does.
    pub(super) fn callers(&self, play: &DschamalPlay) -> Vec<SeatNumber> {
        let contest = matches!(play.journal.awaits(), Awaits::Contest { .. });
        if contest && play.rules().signal() == Signal::Bystander {
            self.watching_seats(play, &play.wanted_hands())
        } else {
            Vec::new()
        }
    }

    /// Awaited hands of people who are away.
    pub(super) fn away_hands(&self, play: &DschamalPlay) -> Vec<SeatNumber> {
        let hands = play.wanted_hands().into_iter();
        hands.filter(|&seat| self.is_away(play, seat)).collect()
    }

    fn is_away(&self, play: &DschamalPlay, seat: SeatNumber) -> bool {
        let person = matches!(self.seats[seat].sitter, Sitter::Person(_));
        person && !play.stand_ins.contains_key(&seat) && self.here_since(seat).is_none()
    }

    /// How strong the bot is that plays this seat, if one does.
    pub(crate) fn bot_on(&self, seat: SeatNumber) -> Option<u8> {
        match self.seats.get(seat)?.sitter {
            Sitter::Bot(level) => Some(level),
            Sitter::Person(_) => {
                let play = self.contest()?;
                play.stand_ins.get(&seat).copied()
            }
            Sitter::Nobody => None,
        }
    }

    /// What should be going on in the bag now. For the driver only: never show it.
    ///
    /// A table that was folded from its log has to be told of the outage first ([`crate::Input::Outage`]): what was
    /// in the bag then is broken off, and no order is left from another life.
    #[must_use]
    pub fn reach(&self) -> Option<ReachOrder> {
        let play = self.contest()?;
        let reach = play.reach.as_ref().filter(|reach| reach.finish.is_none())?;
        let bots = reach.bots.iter().map(|&(seat, level)| BotHand {
            seat,
            level,
            wish: play.wish(seat),
            hurries: play.rules().game() == Game::Quartet,
        });
        Some(ReachOrder {
            number: reach.number,
            kind: reach.kind,
            seats: reach.hands.clone(),
            bots: bots.collect(),
            things: play.journal.state().zones.bag.into_iter().collect(),
            seed: reach.seed,
            start: reach.start,
            limit: play.limit(),
            shout: play.calls_camel(),
            enough: play.enough_pulls(),
            tie: play.tie(),
            last_hand: play.last_hand(),
            speed: self.speed(play),
            skip: self.is_skipped(play),
            again: play.lost_once,
            touch: play.settings.touch,
        })
    }

    /// What a bot wants to do next and not before when, through the same door as everybody.
    #[must_use]
    pub fn bot_due(&self) -> Option<(SeatNumber, Command, Millis)> {
        let play = self.contest()?;
        let Step::Choice(chooser) = play.step() else {
            return None;
        };
        let base = self.base(play)?;
        let bots = play.seats.iter().copied();
        let mut bots = bots.filter_map(|seat| Some((seat, self.bot_on(seat)?)));
        let contestants = play.outers(play.journal.state().order.contestants.iter().copied());
        let for_bots = contestants.iter().all(|&seat| self.bot_on(seat).is_some());
        let (seat, level) = match chooser {
            Some(seat) => (seat, self.bot_on(seat)?),
            // Anybody may: people first, if some are here to do it and it is for one of them.
            None if for_bots || self.watching_seats(play, &[]).is_empty() => bots.next()?,
            None => return None,
        };
        let ply = play.journal.entries().len();
        let luck = play.dice(ply as u64);
        let action = obvious(play.rules(), play.journal.state(), luck, Some(level))?;
        let (least, most) = if play.settings.brisk {
            PONDERS_SHORTLY
        } else {
            PONDERS
        };
        let pause = Millis((least + (luck >> 8) % (most - least)) as i64);
        let from = base.max(self.reading_until(play).unwrap_or(base));
        Some((seat, Command::Choose { ply, action }, from + pause))
    }
}

impl DschamalPlay {
    pub(super) fn counts_down(&self) -> bool {
        let contest = matches!(self.journal.awaits(), Awaits::Contest { .. });
        contest && self.rules().signal() == Signal::Countdown
    }

    /// A pause that nobody can foresee; a countdown needs none.
    fn pause(&self) -> Millis {
        if self.counts_down() {
            return Millis::ZERO;
        }
        let (least, most) = if self.settings.brisk {
            SHORT_PAUSE
        } else {
            PAUSE
        };
        let more = self.dice(!u64::from(self.number)) % (most - least);
        Millis((least + more) as i64)
    }

    fn choice_time(&self) -> Millis {
        let agreed = Millis::seconds(i64::from(self.settings.choice_s));
        match self.journal.awaits() {
            Awaits::Start { .. }
                if self.rules().options().common.start_pick == StartPick::Random =>
            {
                Millis::ZERO
            }
            Awaits::Decide => agreed.min(DECIDE),
            _ => agreed,
        }
    }

    fn limit(&self) -> Millis {
        let agreed = self.rules().options().common.draw_timeout_s;
        Millis::seconds(i64::from(agreed.unwrap_or(LIMIT_S)))
    }

    fn last_hand(&self) -> Option<Millis> {
        let seconds = self.rules().options().common.last_hand_s?;
        Some(Millis::seconds(i64::from(seconds)))
    }

    fn tie(&self) -> Millis {
        Millis(i64::from(self.rules().options().common.tie_window_ms))
    }

    /// The slowest hand of a Duel, a Tower or a Threesome changes nothing (D-13, T-05, H-06); in the Quartet it does.
    fn enough_pulls(&self) -> usize {
        let hands = self.wanted_hands().len();
        match (self.wanted_kind(), self.rules().game()) {
            (ReachKind::Contest, Game::Duel | Game::Tower | Game::Threesome) => {
                hands.saturating_sub(1).max(1)
            }
            _ => hands,
        }
    }

    /// Is the camel in the game, and does it have to be called (A-T-02)?
    pub(super) fn calls_camel(&self) -> bool {
        let silent = self.rules().game() == Game::Tower
            && self.rules().options().tower.camel_shout == CamelShout::NotRequired;
        !silent && !self.rules().set_aside().contains(dschamal::Piece::CAMEL)
    }

    fn votes(&self) -> usize {
        let vote = self.reach.as_ref().and_then(|reach| reach.vote.as_ref());
        vote.map_or(0, |vote| vote.votes.len())
    }

    /// The obvious choice for who did not choose in time.
    fn choose_for(&self, chance: u64) -> Option<DschamalEvent> {
        let Step::Choice(seat) = self.step() else {
            return None;
        };
        let contestants = &self.journal.state().order.contestants;
        let somebody = || contestants.first().map(|&seat| self.outer(seat));
        let action = obvious(self.rules(), self.journal.state(), chance, None)?;
        let done = self.rule(action).ok()?;
        Some(DschamalEvent::acted(seat.or_else(somebody)?, true, done))
    }

    /// The rules did not refuse these hands when they came out.
    fn close_vote(&self, by: JudgedBy) -> Vec<DschamalEvent> {
        let ruled = self
            .to_be_ruled()
            .and_then(|(finish, votes)| self.rule_contest(finish, by, &votes).ok());
        ruled.into_iter().collect()
    }
}
