//! Whole games with stochastic hands: what an edition changes, seen over many games.
//!
//! No skill is modelled here beyond four rates; players who really feel come later. Randomness is
//! an argument, so the same seed plays the same game.

use rand::{Rng, RngExt};

use crate::{
    Action, Awaits, BuildReport, BySeat, Case, ContestReport, Event, Piece, PieceSet, Rules, Seat,
    SeatSet, Stack, State, tower,
};

/// How hands behave at the bag. All rates are probabilities.
#[derive(Clone, Debug, PartialEq)]
pub struct Hands {
    /// Mean seconds until a hand comes out, by seat.
    pub pace: BySeat<f64>,
    /// How often a hand brings out just anything instead of a wanted piece.
    pub error: f64,
    /// How often it brings out two pieces.
    pub double: f64,
    /// How often the camel is called when it was pulled.
    pub shout: f64,
    /// How often the camel is called although it was not pulled.
    pub false_shout: f64,
    /// How often two hands are equally quick.
    pub tie: f64,
    /// How often a tower loses something when a piece is added.
    pub collapse: f64,
}

impl Default for Hands {
    fn default() -> Hands {
        let mut pace = BySeat::default();
        for seat in Seat::all(crate::MAX_SEATS) {
            pace[seat] = 2.0;
        }
        Hands {
            pace,
            error: 0.35,
            double: 0.03,
            shout: 0.9,
            false_shout: 0.01,
            tie: 0.01,
            collapse: 0.2,
        }
    }
}

/// What happened in one or many games.
#[derive(Clone, Debug, PartialEq)]
pub struct Tally {
    /// Games played.
    pub games: u64,
    /// Games given up because they took too long.
    pub unfinished: u64,
    /// Games without a winner.
    pub drawn: u64,
    /// Wins by seat; a shared win counts as a share for each.
    pub wins: BySeat<f64>,
    /// Contests of each game.
    pub contests: Vec<u32>,
    /// How often each case decided a contest, in the order of [`Case::ALL`].
    pub cases: Vec<u64>,
}

impl Default for Tally {
    fn default() -> Tally {
        Tally {
            games: 0,
            unfinished: 0,
            drawn: 0,
            wins: BySeat::default(),
            contests: Vec::new(),
            cases: vec![0; Case::ALL.len()],
        }
    }
}

impl Tally {
    /// Both together.
    #[must_use]
    pub fn merge(mut self, other: Tally) -> Tally {
        self.games += other.games;
        self.unfinished += other.unfinished;
        self.drawn += other.drawn;
        for seat in Seat::all(crate::MAX_SEATS) {
            self.wins[seat] += other.wins[seat];
        }
        self.contests.extend(other.contests);
        for (mine, theirs) in self.cases.iter_mut().zip(other.cases) {
            *mine += theirs;
        }
        self
    }

    /// Each case that occurred, with how often.
    pub fn fired(&self) -> impl Iterator<Item = (Case, u64)> {
        Case::ALL
            .iter()
            .copied()
            .zip(self.cases.iter().copied())
            .filter(|(_, count)| *count > 0)
    }

    fn note(&mut self, events: &[Event]) {
        for event in events {
            if let Event::Contested(contested) = event {
                self.cases[contested.ruling.case as usize] += 1;
            }
        }
    }

    fn close(&mut self, rules: &Rules, state: &State) {
        self.games += 1;
        self.contests.push(state.contests);
        if !state.is_over() {
            self.unfinished += 1;
        } else if state.winners.is_empty() {
            self.drawn += 1;
        }
        for seat in Seat::all(rules.seats()).filter(|&seat| state.winners.contains(seat)) {
            self.wins[seat] += 1.0 / f64::from(state.winners.len());
        }
    }
}

/// No evening is longer; a game that is given up here is counted as unfinished.
const MOST_CONTESTS: u32 = 20_000;

/// Plays one game to its end and notes what happened.
pub fn play_game(rules: &Rules, hands: &Hands, rng: &mut impl Rng, tally: &mut Tally) {
    let first = Seat::all(rules.seats()).nth(rng.random_range(0..usize::from(rules.seats())));
    let Some(first) = first else {
        return;
    };
    let mut state = State::new(rules, first);
    let mut events = Vec::new();
    while !state.is_over() && state.contests < MOST_CONTESTS {
        let action = hands.act(rules, &state, rng);
        events.clear();
        match state.act_into(rules, &action, &mut events) {
            Ok(next) => state = next,
            Err(refusal) => unreachable!("hands act by the rules: {refusal}, {action:?}"),
        }
        tally.note(&events);
    }
    tally.close(rules, &state);
}

impl Hands {
    /// Something that may happen now: a report as these hands would cause it, or a choice at random.
    pub fn act(&self, rules: &Rules, state: &State, rng: &mut impl Rng) -> Action {
        match &state.awaits {
            Awaits::Contest { .. } => Action::Contest(self.contest(state, rng)),
            Awaits::Build { seat, piece } => {
                let raised = tower::raised(rules, &state.zones.tower[*seat], *piece);
                Action::Built(self.build(&raised, rng))
            }
            Awaits::Console { .. } => {
                let piece = pick(state.zones.bag, rng);
                Action::Console(piece.map_or(PieceSet::EMPTY, PieceSet::of))
            }
            _ => {
                let mut choices = state.legal_actions(rules);
                choices.swap_remove(rng.random_range(0..choices.len()))
            }
        }
    }

    fn contest(&self, state: &State, rng: &mut impl Rng) -> ContestReport {
        let contestants = &state.order.contestants;
        let zones = &state.zones;
        let at_bag = contestants.iter().fold(PieceSet::EMPTY, |set, &seat| {
            let tower: PieceSet = zones.tower[seat].iter().copied().collect();
            set | zones.open[seat] | tower
        });
        let deciding = zones.centre.map_or(PieceSet::EMPTY, PieceSet::of);
        let wanted = (at_bag | deciding).all_of_its_shapes() | PieceSet::of(Piece::CAMEL);
        let mut bag = zones.bag;
        let mut finish = [(0.0, contestants[0]); 3];
        let mut report = ContestReport::default();
        for (place, &seat) in contestants.iter().enumerate() {
            let pull = self.reach(bag, wanted, rng);
            bag = bag - pull;
            report.pulls[seat] = pull;
            let called = if pull == PieceSet::of(Piece::CAMEL) {
                self.shout
            } else {
                self.false_shout
            };
            if rng.random_bool(called) {
                report.shouts.insert(seat);
            }
            // Exponential after a shortest reaction: quick hands are quick often, not always.
            let wait = -rng.random::<f64>().max(1e-12).ln();
            finish[place] = (0.2 + self.pace[seat] * wait, seat);
        }
        let finish = &mut finish[..contestants.len()];
        // A hand that found the bag empty comes out last (A-H-13).
        let late = |seat: Seat| report.pulls[seat].is_empty();
        finish.sort_by(|a, b| late(a.1).cmp(&late(b.1)).then(a.0.total_cmp(&b.0)));
        report.finish = crate::Finish::Ranked(if rng.random_bool(self.tie) {
            [contestants.iter().copied().collect::<SeatSet>()]
                .into_iter()
                .collect()
        } else {
            finish
                .iter()
                .map(|(_, seat)| SeatSet::EMPTY.with(*seat))
                .collect()
        });
        report
    }

    fn reach(&self, bag: PieceSet, wanted: PieceSet, rng: &mut impl Rng) -> PieceSet {
        let good = bag & wanted;
        let careless = good.is_empty() || rng.random_bool(self.error);
        let Some(piece) = pick(if careless { bag } else { good }, rng) else {
            return PieceSet::EMPTY;
        };
        let mut pull = PieceSet::of(piece);
        if rng.random_bool(self.double)
            && let Some(second) = pick(bag - pull, rng)
        {
            pull.insert(second);
        }
        pull
    }

    /// Everything from some height on falls, as a rule the new piece with it.
    fn build(&self, tower: &Stack, rng: &mut impl Rng) -> BuildReport {
        let height = tower.len();
        if height < 2 || !rng.random_bool(self.collapse) {
            return BuildReport::default();
        }
        let stands = rng.random_range(1..height);
        BuildReport {
            fell: tower.iter().skip(stands).copied().collect(),
            ..BuildReport::default()
        }
    }
}

/// Any piece of the set, all equally likely.
fn pick(pieces: PieceSet, rng: &mut impl Rng) -> Option<Piece> {
    match pieces.len() {
        0 => None,
        count => pieces.nth(rng.random_range(0..count)),
    }
}
