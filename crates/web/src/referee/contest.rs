//! A contest as it is being told: who was quicker, what came out, who called. It asks only for what can change the ruling.

use dschamal::{
    BySeat, CamelShout, ContestReport, Event, Finish, Game, Piece, PieceSet, Rules, Ruling, Seat,
    SeatSet, Shape, State,
};
use serde::{Deserialize, Serialize};

use super::pull::{Came, Pull};

/// How it ended, as far as it was told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// Somebody was quicker.
    Ranked,
    /// Nobody was quicker.
    Equal,
    /// Nobody pulled anything.
    Nobody,
    /// Somebody played unfairly.
    Foul(Seat),
}

/// What is to be told next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Who was quickest?
    Quickest,
    /// Who came second?
    Second,
    /// What did this hand bring out?
    Pull(Seat),
    /// Which colour had it?
    Colour(Seat, Shape),
    /// Was the camel called in time?
    Called(Seat),
    /// Nothing: it can be ruled.
    Nothing,
}

/// A contest as far as it was told.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ContestDraft {
    ending: Option<Ending>,
    order: Vec<Seat>,
    pulls: BySeat<Pull>,
    called: BySeat<Option<bool>>,
    top: Option<Piece>,
    /// Whose pull was told last: there a change of mind belongs.
    last: Option<Seat>,
}

/// A report and what the rules make of it.
type Outcome = (State, Ruling);

impl ContestDraft {
    /// What was reported before, to be changed.
    #[must_use]
    pub fn of(report: &ContestReport, state: &State) -> ContestDraft {
        let mut draft = ContestDraft::default();
        for &seat in &state.order.contestants {
            let pull = report.pulls[seat];
            if !pull.is_empty() {
                draft.pulls[seat] = pull.into();
                draft.last = draft.last.or(Some(seat));
            }
            draft.called[seat] = report.shouts.contains(seat).then_some(true);
        }
        draft.top = report.top;
        draft.ending = Some(match &report.finish {
            Finish::Nobody => Ending::Nobody,
            Finish::Foul(seat) => Ending::Foul(*seat),
            Finish::Ranked(ranks) if ranks.iter().any(|rank| rank.len() > 1) => Ending::Equal,
            Finish::Ranked(ranks) => {
                draft.order = ranks.iter().flat_map(|rank| rank.iter()).collect();
                Ending::Ranked
            }
        });
        draft
    }

    /// How it ended.
    #[must_use]
    pub const fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// Quickest first, as far as it was told.
    #[must_use]
    pub fn order(&self) -> &[Seat] {
        &self.order
    }

    /// What a hand brought out.
    #[must_use]
    pub fn pull(&self, seat: Seat) -> &Pull {
        &self.pulls[seat]
    }

    /// Did they call the camel?
    #[must_use]
    pub fn has_called(&self, seat: Seat) -> bool {
        self.called[seat] == Some(true)
    }

    /// The piece that counts as the topmost of a tower.
    #[must_use]
    pub const fn top(&self) -> Option<Piece> {
        self.top
    }

    /// Somebody was next in speed. Told again, the first place is given anew and keeps what was told of the pull.
    pub fn rank(&mut self, seat: Seat, contestants: usize) {
        let next = self.ending == Some(Ending::Ranked)
            && self.order.len() + 1 < contestants
            && !self.order.contains(&seat);
        if !next {
            let before = self.order.first().copied().filter(|&first| first != seat);
            if let Some(first) = before {
                let pull = std::mem::take(&mut self.pulls[first]);
                let called = std::mem::take(&mut self.called[first]);
                self.pulls = BySeat::default();
                self.pulls[seat] = pull;
                self.called[seat] = self.called[seat].or(called);
                self.last = Some(seat);
            }
            self.order.clear();
        }
        self.ending = Some(Ending::Ranked);
        self.order.push(seat);
    }

    /// It ended without a ranking.
    pub fn end(&mut self, ending: Ending) {
        let called = self.called;
        *self = ContestDraft {
            ending: Some(ending),
            called,
            ..ContestDraft::default()
        };
    }

    /// Whether somebody called the camel in time.
    pub fn call(&mut self, seat: Seat, called: bool) {
        self.called[seat] = Some(called);
    }

    /// This piece of the tower was the topmost (A-T-16).
    pub fn set_top(&mut self, piece: Piece) {
        self.top = Some(piece);
    }

    /// Something about the pull that is asked for, or that was told last.
    pub fn hear(&mut self, came: Came, rules: &Rules, state: &State) {
        let Some(seat) = self.hand(rules, state) else {
            return;
        };
        let bag = self.bag_for(seat, state);
        self.pulls[seat].hear(came, bag);
        self.last = Some(seat);
        self.top = None;
    }

    /// That was all of the several pieces.
    pub fn close(&mut self, rules: &Rules, state: &State) {
        if let Some(seat) = self.hand(rules, state) {
            self.pulls[seat].close();
        }
    }

    /// Whose pull the taps are about.
    #[must_use]
    pub fn hand(&self, rules: &Rules, state: &State) -> Option<Seat> {
        match self.ask(rules, state) {
            Ask::Pull(seat) | Ask::Colour(seat, _) => Some(seat),
            Ask::Called(_) | Ask::Second | Ask::Nothing => self.last,
            Ask::Quickest => None,
        }
    }

    /// What this hand can have brought out: what is in the bag and in no other hand.
    #[must_use]
    pub fn bag_for(&self, seat: Seat, state: &State) -> PieceSet {
        let others = state
            .order
            .contestants
            .iter()
            .filter(|&&other| other != seat);
        others.fold(state.zones.bag, |bag, &other| {
            bag - self.pulls[other].pieces()
        })
    }

    /// What is to be told next.
    #[must_use]
    pub fn ask(&self, rules: &Rules, state: &State) -> Ask {
        match self.ending {
            None => return Ask::Quickest,
            Some(Ending::Equal | Ending::Nobody) => return Ask::Nothing,
            Some(Ending::Ranked | Ending::Foul(_)) => {}
        }
        if let Some(&first) = self.order.first()
            && !self.pulls[first].is_told()
        {
            return self.ask_pull(first);
        }
        if let Some(seat) = self.silent_camel(rules, state) {
            return Ask::Called(seat);
        }
        if self.is_settled(rules, state) {
            return Ask::Nothing;
        }
        let contestants = &state.order.contestants;
        if self.ending == Some(Ending::Ranked) && self.order.len() + 1 < contestants.len() {
            return Ask::Second;
        }
        let ranked = self.order.iter().chain(contestants);
        let open = ranked.copied().find(|&seat| !self.pulls[seat].is_told());
        open.map_or(Ask::Nothing, |seat| self.ask_pull(seat))
    }

    fn ask_pull(&self, seat: Seat) -> Ask {
        match self.pulls[seat].shape() {
            Some(shape) => Ask::Colour(seat, shape),
            None => Ask::Pull(seat),
        }
    }

    /// Somebody pulled the camel, and whether they called it makes a difference.
    fn silent_camel(&self, rules: &Rules, state: &State) -> Option<Seat> {
        let camel = PieceSet::of(Piece::CAMEL);
        let contestants = &state.order.contestants;
        contestants.iter().copied().find(|&seat| {
            let open = self.pulls[seat].pieces() == camel && self.called[seat].is_none();
            open && {
                let outcomes = [true, false].map(|called| {
                    let mut draft = self.clone();
                    draft.called[seat] = Some(called);
                    draft.outcomes(rules, state)
                });
                outcomes[0] != outcomes[1]
            }
        })
    }

    /// Whatever else could be told would not change the ruling.
    fn is_settled(&self, rules: &Rules, state: &State) -> bool {
        let drafts = self.completions(state);
        let mut outcomes = drafts
            .iter()
            .filter_map(|draft| draft.outcome(rules, state));
        let first = outcomes.next();
        outcomes.all(|outcome| Some(outcome) == first)
    }

    /// What could come of it, by what is not told yet.
    fn outcomes(&self, rules: &Rules, state: &State) -> Vec<Outcome> {
        let drafts = self.completions(state);
        let outcomes = drafts
            .iter()
            .filter_map(|draft| draft.outcome(rules, state));
        outcomes.collect()
    }

    /// Everything that could still be told.
    fn completions(&self, state: &State) -> Vec<ContestDraft> {
        let mut drafts = vec![self.clone()];
        let contestants = &state.order.contestants;
        if self.ending == Some(Ending::Ranked) && self.order.len() + 1 < contestants.len() {
            let second = |&seat: &Seat| {
                (!self.order.contains(&seat)).then(|| {
                    let mut draft = self.clone();
                    draft.order.push(seat);
                    draft
                })
            };
            drafts = contestants.iter().filter_map(second).collect();
        }
        for &seat in contestants {
            if !self.pulls[seat].is_enough() {
                drafts = drafts
                    .into_iter()
                    .flat_map(|draft| draft.with_any_pull(seat, state))
                    .collect();
            }
        }
        drafts
    }

    /// One draft for every kind of pull that this hand could have.
    fn with_any_pull(&self, seat: Seat, state: &State) -> Vec<ContestDraft> {
        let contestants = state.order.contestants.len();
        let slowest = self.order.len() + 1 == contestants && !self.order.contains(&seat);
        // The third one's piece goes back unseen (H-06), unless there was a call.
        let unseen = contestants > 2 && slowest && !self.has_called(seat);
        let pulls = if unseen {
            vec![PieceSet::EMPTY]
        } else {
            kinds_of_pull(self.bag_for(seat, state), state)
        };
        let with = |pull: PieceSet| {
            let mut draft = self.clone();
            draft.pulls[seat] = pull.into();
            draft
        };
        pulls.into_iter().map(with).collect()
    }

    /// What the rules make of it as it is told.
    #[must_use]
    pub fn outcome(&self, rules: &Rules, state: &State) -> Option<Outcome> {
        let report = dschamal::Action::Contest(self.report(state));
        let (state, events) = state.act(rules, &report).ok()?;
        let ruling = events.into_iter().find_map(|event| match event {
            Event::Contested(contested) => Some(contested.ruling),
            _ => None,
        })?;
        // What came out and went back makes no difference.
        let returned = PieceSet::EMPTY;
        Some((state, Ruling { returned, ..ruling }))
    }

    /// The ruling as it would be now, if enough was told for one.
    #[must_use]
    pub fn preview(&self, rules: &Rules, state: &State) -> Option<Ruling> {
        let mut draft = self.clone();
        draft.close(rules, state);
        let ready = draft.ask(rules, state) == Ask::Nothing;
        ready
            .then(|| draft.outcome(rules, state))
            .flatten()
            .map(|(_, ruling)| ruling)
    }

    /// As the rules hear it. Who pulled nothing, or nothing that anybody looked at, is left out of the order.
    #[must_use]
    pub fn report(&self, state: &State) -> ContestReport {
        let contestants = &state.order.contestants;
        let mut report = ContestReport {
            top: self.top,
            ..ContestReport::default()
        };
        for &seat in contestants {
            report.pulls[seat] = self.pulls[seat].pieces();
            if self.has_called(seat) {
                report.shouts.insert(seat);
            }
        }
        let alone = |seat: Seat| SeatSet::EMPTY.with(seat);
        let late = contestants
            .iter()
            .filter(|seat| !self.order.contains(seat) && !report.pulls[**seat].is_empty());
        report.finish = match self.ending {
            Some(Ending::Nobody) => Finish::Nobody,
            Some(Ending::Foul(seat)) => Finish::Foul(seat),
            Some(Ending::Equal) => {
                let all: SeatSet = contestants.iter().copied().collect();
                Finish::Ranked([all].into_iter().collect())
            }
            Some(Ending::Ranked) | None => {
                let ranks = self.order.iter().chain(late).copied().map(alone);
                Finish::Ranked(ranks.take(3).collect())
            }
        };
        report
    }
}

/// One pull of every kind that the rules tell apart: shapes that lie at the bag or do not, black, camel, several, nothing.
fn kinds_of_pull(bag: PieceSet, state: &State) -> Vec<PieceSet> {
    let zones = &state.zones;
    let mut known = zones.centre.map_or(PieceSet::EMPTY, PieceSet::of);
    for &seat in &state.order.contestants {
        let tower: PieceSet = zones.tower[seat].iter().copied().collect();
        known = known | zones.in_front_of(seat) | tower;
    }
    let known = known.all_of_its_shapes();
    let shapes = Shape::ALL
        .into_iter()
        .map(|shape| bag & known & PieceSet::of_shape(shape));
    let camel = PieceSet::of(Piece::CAMEL);
    let single = shapes.chain([
        (bag & PieceSet::COLOURED) - known,
        bag & PieceSet::BLACK,
        bag & camel,
    ]);
    let first = |set: PieceSet| set.into_iter().take(1).collect::<PieceSet>();
    let two = |set: PieceSet| set.into_iter().take(2).collect::<PieceSet>();
    let (coloured, black) = (bag & PieceSet::COLOURED, bag & PieceSet::BLACK);
    let pairs = [
        two(coloured),
        two(black),
        first(coloured) | first(black),
        first(coloured) | (bag & camel),
    ];
    let single = single.map(first).filter(|pull| !pull.is_empty());
    let pairs = pairs.into_iter().filter(|pull| pull.len() == 2);
    single.chain(pairs).chain([PieceSet::EMPTY]).collect()
}

/// Whether calls of the camel matter at this table.
#[must_use]
pub fn has_calls(rules: &Rules) -> bool {
    match rules.game() {
        Game::Duel | Game::Threesome => true,
        Game::Tower => rules.options().tower.camel_shout == CamelShout::Required,
        Game::Quartet => false,
    }
}
