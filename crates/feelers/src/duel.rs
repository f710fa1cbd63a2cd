//! Duels by touch: the game's pieces go into a bag, two players reach in, and what came out is reported to the rules.
//!
//! This is the referee between bag and players, for tests and measurements: a player gets nothing but its own touches.

use bag::{Bag, HandState, Settings, TickNumber};
use dschamal::{Action, Awaits, ContestReport, Event, Finish, Piece, PieceSet, Rules, Seat, State};
use shapes::Form;

use crate::chance::Chance;
use crate::{Feeler, Grabber, Level, Player, Wish};

/// A contest that takes longer is given up: nobody pulled.
const LONGEST: TickNumber = 60 * bag::TICKS_PER_SECOND;
/// A game that takes longer is left.
const MOST_CONTESTS: u32 = 200;

/// Somebody who sits down at the bag: from a seed and what is wanted to a player.
pub type Entrant<'a> = dyn Fn(u64, &Wish) -> Box<dyn Player> + Sync + 'a;

/// Who sits at the bag.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Who {
    /// A feeler of this level.
    Feeler(Level),
    /// One who pulls the first thing.
    Grabber,
}

impl Who {
    /// Sits down.
    #[must_use]
    pub fn sit_down(self, seed: u64, wish: &Wish) -> Box<dyn Player> {
        match self {
            Self::Feeler(level) => Box::new(Feeler::new(level, seed, wish.clone())),
            Self::Grabber => Box::new(Grabber::new(seed)),
        }
    }
}

/// Which contests of a Duel are counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// The first of every game: one blue piece lies before each, and little is wanted.
    Opening,
    /// All of them. Later on much is wanted, and luck counts for more.
    WholeGames,
}

/// How contests between two ended.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Score {
    /// Contests won by the first.
    pub first: u32,
    /// Contests won by the second.
    pub second: u32,
    /// Contests that had to be repeated, or that nobody ended.
    pub neither: u32,
    /// Steps of all contests together.
    pub ticks: u64,
}

impl Score {
    /// Contests that somebody won.
    #[must_use]
    pub fn decided(self) -> u32 {
        self.first + self.second
    }

    /// The first one's share of them, in percent.
    #[must_use]
    pub fn first_percent(self) -> f64 {
        100.0 * f64::from(self.first) / f64::from(self.decided().max(1))
    }
}

/// What the hand of this seat wants, from what everybody at the table can see.
#[must_use]
pub fn wish_at(rules: &Rules, state: &State, seat: Seat) -> Wish {
    let wanted = dschamal::wanted(rules, state, seat);
    let inside: Vec<Piece> = state.zones.bag.into_iter().collect();
    let of = |form: Form| inside.iter().filter(move |piece| piece.form() == form);
    let good = |form: Form| {
        let wanted = wanted.as_ref();
        wanted.is_some_and(|wanted| of(form).any(|piece| wanted.has(*piece)))
    };
    Wish::new(good, |form| of(form).count() as u8)
}

/// One contest of those who are at the bag: the first hand with something in it ends it (D-11, D-13).
pub fn contest(
    seed: u64,
    rules: &Rules,
    state: &State,
    who: &[&Entrant<'_>],
) -> (ContestReport, TickNumber) {
    let pieces: Vec<Piece> = state.zones.bag.into_iter().collect();
    let things: Vec<Form> = pieces.iter().copied().map(Piece::form).collect();
    let seats = &state.order.contestants;
    let mut bag = Bag::new(seed, &things, who.len(), &Settings::default());
    let mut players: Vec<_> = who
        .iter()
        .enumerate()
        .map(|(hand, enter)| {
            let own = seed.wrapping_mul(31).wrapping_add(hand as u64);
            enter(own, &wish_at(rules, state, seats[hand]))
        })
        .collect();
    let mut shouted = vec![false; who.len()];
    while bag.tick() < LONGEST {
        let inputs: Vec<_> = players.iter_mut().map(|player| player.act()).collect();
        for (hand, player) in players.iter_mut().enumerate() {
            shouted[hand] |= player.shout();
        }
        let tick = bag.step(&inputs);
        let mut out: Vec<_> = tick
            .pulls
            .iter()
            .filter(|pull| !pull.things.is_empty())
            .collect();
        out.sort_by_key(|pull| pull.hand);
        if !out.is_empty() {
            let mut report = ContestReport::default();
            let first = out.iter().map(|pull| seats[pull.hand]).collect();
            report.finish = Finish::Ranked([first].into_iter().collect());
            for pull in out {
                report.pulls[seats[pull.hand]] =
                    pull.things.iter().map(|thing| pieces[*thing]).collect();
            }
            for hand in (0..who.len()).filter(|hand| shouted[*hand]) {
                report.shouts.insert(seats[hand]);
            }
            return (report, bag.tick());
        }
        for (hand, touch) in &tick.touches {
            if touch.state != HandState::Out {
                players[*hand].feel(touch);
            }
        }
    }
    let nobody = ContestReport {
        finish: Finish::Nobody,
        ..ContestReport::default()
    };
    (nobody, bag.tick())
}

/// Plays Duels of four, seats taken in turn by both, until so many contests between the two are decided. Contests among
/// equals are settled by lot: they only move the pieces about.
#[must_use]
pub fn match_up(pair: [Who; 2], stage: Stage, contests: u32, seed: u64) -> Score {
    let [first, second] = pair;
    let first = move |seed, wish: &Wish| first.sit_down(seed, wish);
    let second = move |seed, wish: &Wish| second.sit_down(seed, wish);
    match_entrants([&first, &second], stage, contests, seed)
}

/// The same with anybody.
#[must_use]
pub fn match_entrants(pair: [&Entrant<'_>; 2], stage: Stage, contests: u32, seed: u64) -> Score {
    let Ok(rules) = Rules::of_edition(dschamal::Game::Duel, 4, dschamal::Edition::Recommended)
    else {
        return Score::default();
    };
    let mut score = Score::default();
    let mut chance = Chance::new(seed);
    while score.decided() < contests {
        game(
            &rules,
            pair,
            stage,
            contests - score.decided(),
            &mut chance,
            &mut score,
        );
    }
    score
}

fn game(
    rules: &Rules,
    who: [&Entrant<'_>; 2],
    stage: Stage,
    wanted: u32,
    chance: &mut Chance,
    score: &mut Score,
) {
    let enough = match stage {
        Stage::Opening => score.decided() + 1,
        Stage::WholeGames => score.decided() + wanted,
    };
    let Some(begins) = Seat::all(4).nth(chance.below(4)) else {
        return;
    };
    let mut state = State::new(rules, begins);
    while !state.is_over() && state.contests < MOST_CONTESTS && score.decided() < enough {
        let kinds: Vec<usize> = state
            .order
            .contestants
            .iter()
            .map(|seat| usize::from(seat.number() % 2))
            .collect();
        let fought = matches!(state.awaits, Awaits::Contest { .. });
        let mixed = fought && kinds[0] != kinds[1];
        let action = if mixed {
            let pair: Vec<&Entrant<'_>> = kinds.iter().map(|kind| who[*kind]).collect();
            let (report, ticks) = contest(chance.number(), rules, &state, &pair);
            score.ticks += u64::from(ticks);
            Action::Contest(report)
        } else {
            anything(rules, &state, chance)
        };
        let Ok((next, events)) = state.act(rules, &action) else {
            return;
        };
        if mixed {
            note(&events, score);
        }
        state = next;
    }
}

fn note(events: &[Event], score: &mut Score) {
    for event in events {
        let Event::Contested(contested) = event else {
            continue;
        };
        match contested
            .ruling
            .winner
            .map(|seat| usize::from(seat.number() % 2))
        {
            Some(0) => score.first += 1,
            Some(_) => score.second += 1,
            None => score.neither += 1,
        }
    }
}

/// A contest or a choice by lot.
fn anything(rules: &Rules, state: &State, chance: &mut Chance) -> Action {
    let bag = state.zones.bag;
    let any = |chance: &mut Chance| {
        bag.nth(chance.below(bag.len()))
            .map_or(PieceSet::EMPTY, PieceSet::of)
    };
    match &state.awaits {
        Awaits::Contest { contestants } => {
            let [a, b] = [contestants[0], contestants[1]];
            let (first, second) = if chance.happens(0.5) { (a, b) } else { (b, a) };
            Action::Contest(ContestReport::ranked(&[
                (first, any(chance)),
                (second, PieceSet::EMPTY),
            ]))
        }
        Awaits::Console { .. } => Action::Console(any(chance)),
        _ => {
            let mut choices = state.legal_actions(rules);
            choices.swap_remove(chance.below(choices.len()))
        }
    }
}
