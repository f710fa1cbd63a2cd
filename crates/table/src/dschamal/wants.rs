//! What those on the seats want in a game of Dschamál, and what comes out of the bag.

use dschamal::{Action, Entry as Done, Game};

use super::due::{CALL_LEAD, COUNTDOWN};
use super::rulings::Votes;
use super::{DschamalPlay, Step};
use crate::table::{Sitter, Table};
use crate::{
    BrokenBy, Command, DschamalEvent, FirstBy, JudgedBy, Millis, Moment, ReachFinish, ReachKind,
    Refusal, SeatNumber,
};

/// The bot that plays for who is away.
pub(crate) const STAND_IN_LEVEL: u8 = 3;

impl Table {
    pub(crate) fn dschamal_wants(
        &self,
        play: &DschamalPlay,
        moment: Moment,
        seat: SeatNumber,
        command: &Command,
    ) -> Result<Vec<DschamalEvent>, Refusal> {
        match command {
            Command::Call { number } => {
                self.check_call(play, seat, *number)?;
                self.check_read(play, seat, moment.now)?;
                Ok(vec![self.call(play, moment, Some(seat))])
            }
            Command::Choose { ply, action } => {
                let done = play.check_choice(seat, *ply, action)?;
                Ok(vec![DschamalEvent::acted(seat, false, done)])
            }
            Command::Vote { number, winner } => self.vote(play, seat, *number, *winner),
            Command::Seen { number } => self.has_seen(play, seat, *number),
            Command::Skip { ply } => self.skip(play, seat, *ply),
            Command::Bet { number, on } => self.bet(play, seat, *number, *on),
            Command::Abort => {
                let host =
                    matches!(self.seats[seat].sitter, Sitter::Person(who) if who == self.host);
                let early = play.number == 0;
                if host || early {
                    Ok(vec![DschamalEvent::Aborted])
                } else {
                    Err(Refusal::TooLateToCallOff)
                }
            }
            _ => Err(Refusal::NotInThisGame),
        }
    }

    fn check_call(
        &self,
        play: &DschamalPlay,
        seat: SeatNumber,
        number: u32,
    ) -> Result<(), Refusal> {
        if number != play.number + 1 || play.step() != Step::Call {
            return Err(Refusal::Stale);
        }
        if !self.callers(play).contains(&seat) {
            return Err(Refusal::NotCaller);
        }
        if self.away_hands(play).is_empty() {
            Ok(())
        } else {
            Err(Refusal::HandAway)
        }
    }

    /// The call itself. Everybody hears it at the same instant a little later.
    pub(super) fn call(
        &self,
        play: &DschamalPlay,
        moment: Moment,
        by: Option<SeatNumber>,
    ) -> DschamalEvent {
        let lead = if play.counts_down() && by.is_none() {
            COUNTDOWN
        } else {
            CALL_LEAD
        };
        DschamalEvent::Called {
            number: play.number + 1,
            by,
            start: moment.now + lead,
            seed: moment.chance,
        }
    }

    fn vote(
        &self,
        play: &DschamalPlay,
        seat: SeatNumber,
        number: u32,
        winner: Option<SeatNumber>,
    ) -> Result<Vec<DschamalEvent>, Refusal> {
        let reach = play.reach.as_ref().filter(|reach| reach.number == number);
        let (reach, vote) = reach
            .and_then(|reach| Some((reach, reach.vote.as_ref()?)))
            .ok_or(Refusal::Stale)?;
        let between = winner.is_none_or(|winner| reach.hands.contains(&winner));
        if !between || !self.voters(play, &reach.hands).contains(&seat) {
            return Err(Refusal::NotVoter);
        }
        if vote.votes.contains_key(&seat) {
            return Err(Refusal::Offered);
        }
        let mut events = vec![DschamalEvent::Voted { seat, winner }];
        let voters = self.voters(play, &reach.hands);
        let all = voters
            .iter()
            .all(|voter| *voter == seat || vote.votes.contains_key(voter));
        if let Some(finish) = reach.finish.as_ref().filter(|_| all) {
            let mut votes = vote.votes.clone();
            votes.insert(seat, winner);
            let ruled = play.rule_contest(finish, JudgedBy::Votes, &votes);
            events.push(ruled.map_err(refused)?);
        }
        Ok(events)
    }

    /// Who may say who was first: those who watched and have not bet on it.
    pub(super) fn voters(&self, play: &DschamalPlay, hands: &[SeatNumber]) -> Vec<SeatNumber> {
        let mut voters = self.watching_seats(play, hands);
        voters.retain(|&seat| !play.bets.has(seat));
        voters
    }

    /// Hands came out of the bag.
    pub(crate) fn reached(&self, finish: &ReachFinish) -> Result<Vec<DschamalEvent>, Refusal> {
        let play = self.contest().ok_or(Refusal::NotPlaying)?;
        let reach = play
            .reach
            .as_ref()
            .filter(|reach| reach.number == finish.number && reach.finish.is_none())
            .ok_or(Refusal::Stale)?;
        let ruled = play.check_finish(finish)?;
        let lost = finish.hands.iter().filter(|hand| hand.lost);
        let lost: Vec<SeatNumber> = lost.map(|hand| hand.seat).collect();
        if !lost.is_empty() && !play.lost_once {
            return Ok(vec![DschamalEvent::Broken {
                number: finish.number,
                why: BrokenBy::Connection,
                lost,
            }]);
        }
        if reach.kind == ReachKind::Console {
            return Ok(vec![ruled]);
        }
        let reached = play.rule_reach(finish.clone()).map_err(refused)?;
        let judged = match self.is_asked(play, finish) {
            true => DschamalEvent::VoteOpened {
                number: finish.number,
            },
            false => ruled,
        };
        Ok(vec![reached, judged])
    }

    /// The clock decides, unless it cannot and those who watched may (D-11).
    fn is_asked(&self, play: &DschamalPlay, finish: &ReachFinish) -> bool {
        let hands: Vec<SeatNumber> = finish.hands.iter().map(|hand| hand.seat).collect();
        play.rules().judge() == dschamal::Judge::Bystanders
            && play.tied(finish).is_some()
            // The clock knows to the tick when a bot was out, and who skipped it has seen nothing.
            && !self.are_bots_alone(play)
            && !self.voters(play, &hands).is_empty()
    }

    /// A hand went in too early: told once for each reach.
    pub(crate) fn false_start(
        &self,
        number: u32,
        seat: SeatNumber,
    ) -> Result<Vec<DschamalEvent>, Refusal> {
        let play = self.contest().ok_or(Refusal::NotPlaying)?;
        let (hands, due) = match &play.reach {
            Some(reach) => (reach.hands.clone(), reach.number),
            None => (play.wanted_hands(), play.number + 1),
        };
        if number != due || !hands.contains(&seat) {
            return Err(Refusal::Stale);
        }
        let known = play.false_starts.get(&seat);
        if known.is_some_and(|(_, last)| *last == number) {
            return Ok(Vec::new());
        }
        Ok(vec![DschamalEvent::FalseStart { number, seat }])
    }

    /// A game begins with those who sit.
    pub(crate) fn begin_game(&self, moment: Moment, seats: Vec<SeatNumber>) -> Vec<DschamalEvent> {
        if seats.is_empty() {
            return Vec::new();
        }
        let (first, by) = self.first_of(&seats, moment.chance);
        let luck = moment.chance.rotate_left(32);
        self.begun_by(seats, first, by, luck).into_iter().collect()
    }

    /// Who begins: the shortest thumb, the longest in the Threesome (D-05, H-04), or a lot among people.
    fn first_of(&self, seats: &[SeatNumber], chance: u64) -> (SeatNumber, FirstBy) {
        let draw = |among: &[SeatNumber]| among[(chance % among.len() as u64) as usize];
        let thumb = |seat: SeatNumber| self.seats[seat].thumb;
        let measured: Vec<u16> = seats.iter().filter_map(|&seat| thumb(seat)).collect();
        let best = match self
            .settings
            .game
            .dschamal()
            .map(|agreed| agreed.rules.game)
        {
            Some(Game::Duel | Game::Tower) => measured.iter().min(),
            Some(Game::Threesome) => measured.iter().max(),
            Some(Game::Quartet) | None => None,
        };
        match best.filter(|_| measured.len() > 1) {
            Some(&best) => {
                let best: Vec<SeatNumber> = seats
                    .iter()
                    .copied()
                    .filter(|&seat| thumb(seat) == Some(best))
                    .collect();
                (draw(&best), FirstBy::Thumbs)
            }
            None => {
                // Bots do not mind waiting: the lot is drawn among people.
                let is_person =
                    |seat: &SeatNumber| matches!(self.seats[*seat].sitter, Sitter::Person(_));
                let people: Vec<SeatNumber> = seats.iter().copied().filter(is_person).collect();
                let among = if people.is_empty() { seats } else { &people };
                (draw(among), FirstBy::Lot)
            }
        }
    }

    /// Another game: the next one begins.
    pub(crate) fn begin_again(
        &self,
        moment: Moment,
        last: &DschamalPlay,
        seats: Vec<SeatNumber>,
    ) -> Vec<DschamalEvent> {
        let next = seats.iter().find(|&&seat| seat > last.first);
        let Some(&first) = next.or(seats.first()) else {
            return Vec::new();
        };
        let begun = self.begun_by(seats, first, FirstBy::Turn, moment.chance);
        begun.into_iter().collect()
    }

    /// Nothing if the game is not for so many, which is seen to before.
    fn begun_by(
        &self,
        seats: Vec<SeatNumber>,
        first: SeatNumber,
        by: FirstBy,
        luck: u64,
    ) -> Option<DschamalEvent> {
        let start = Box::new(self.start_of(&seats, first)?);
        Some(DschamalEvent::Begun {
            seats,
            first,
            by,
            luck,
            start,
        })
    }

    /// The game of Dschamál that is on.
    pub(crate) fn contest(&self) -> Option<&DschamalPlay> {
        let play = self.play.as_ref()?.dschamal()?;
        play.is_on().then_some(play)
    }

    /// Time that nobody could use: what was in the bag then is done again.
    pub(crate) fn dschamal_outage(
        &self,
        play: &DschamalPlay,
        from: Millis,
        to: Millis,
    ) -> Vec<DschamalEvent> {
        let torn = play.reach.as_ref().filter(|reach| reach.finish.is_none());
        if let Some(reach) = torn.filter(|reach| reach.called < to) {
            return vec![DschamalEvent::Broken {
                number: reach.number,
                why: BrokenBy::Restart,
                lost: Vec::new(),
            }];
        }
        let lost = to - from.max(play.since).max(play.resumed);
        if lost > Millis::ZERO {
            vec![DschamalEvent::Paused { lost }]
        } else {
            Vec::new()
        }
    }
}

impl DschamalPlay {
    fn check_choice(&self, seat: SeatNumber, ply: usize, action: &Action) -> Result<Done, Refusal> {
        let Step::Choice(chooser) = self.step() else {
            return Err(Refusal::Stale);
        };
        if ply != self.journal.entries().len() {
            return Err(Refusal::Stale);
        }
        if chooser.is_some_and(|chooser| chooser != seat) || !self.seats.contains(&seat) {
            return Err(Refusal::NotYourTurn);
        }
        if is_report(action) {
            return Err(Refusal::Rules(
                "what comes out of the bag is not for anybody to say".to_owned(),
            ));
        }
        self.rule(action.clone()).map_err(refused)
    }

    /// The facts must fit: these hands, what was in the bag, nothing twice. Answers with what follows if the clock decides.
    fn check_finish(&self, finish: &ReachFinish) -> Result<DschamalEvent, Refusal> {
        let hands = self.reach.as_ref().map_or(&[][..], |reach| &reach.hands);
        let mut told: Vec<SeatNumber> = finish.hands.iter().map(|hand| hand.seat).collect();
        told.sort_unstable();
        let mut wanted = hands.to_vec();
        wanted.sort_unstable();
        let mut rest = self.journal.state().zones.bag;
        let mut fits = told == wanted;
        for hand in &finish.hands {
            fits &= rest.contains_all(hand.pulled);
            rest = rest - hand.pulled;
        }
        let ruled = match self.wanted_kind() {
            ReachKind::Console => self.rule_reach(finish.clone()),
            ReachKind::Contest => self.rule_contest(finish, JudgedBy::Clock, &Votes::new()),
        };
        match ruled {
            Ok(ruled) if fits => Ok(ruled),
            Ok(_) => Err(Refusal::Rules(
                "these are not the hands in the bag".to_owned(),
            )),
            Err(refusal) => Err(self::refused(refusal)),
        }
    }
}

#[expect(
    clippy::needless_pass_by_value,
    reason = "it is what `map_err` hands over"
)]
fn refused(refusal: dschamal::Refusal) -> Refusal {
    Refusal::Rules(refusal.to_string())
}

fn is_report(action: &Action) -> bool {
    matches!(
        action,
        Action::Contest(_) | Action::Console(_) | Action::Built(_) | Action::Collapse(_)
    )
}
