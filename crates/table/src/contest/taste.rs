//! What a sensible player would choose, and which pieces a hand should hope for: from what all can see.

use dschamal::{Action, Awaits, Game, Piece, PieceSet, Rules, Seat, Shape, Stack, State, points};

use super::DschamalPlay;
use super::tower::{steadiness, welcome};
use crate::{SeatNumber, Wish};

/// How welcome: it wins; it wins if it is called; it wins nothing; it loses.
const WINS: i8 = 10;
const CAMEL: i8 = 7;
const USELESS: i8 = -4;
const BLACK: i8 = -10;

/// The choice that suggests itself; a weak bot takes just any. `None` where nothing is to be chosen.
pub(super) fn obvious(
    rules: &Rules,
    state: &State,
    luck: u64,
    level: Option<u8>,
) -> Option<Action> {
    let choices = state.legal_actions(rules);
    let any = |among: &[&Action]| {
        let index = luck % among.len().max(1) as u64;
        among.get(index as usize).map(|&action| action.clone())
    };
    let all: Vec<&Action> = choices.iter().collect();
    if level == Some(1) && !matches!(state.awaits, Awaits::Keep { .. }) {
        return any(&all);
    }
    let worth = |action: &Action| worth(rules, state, action);
    let best = choices.iter().map(worth).max()?;
    let best: Vec<&Action> = choices
        .iter()
        .filter(|action| worth(action) == best)
        .collect();
    any(&best)
}

/// How good a choice is; only the order matters.
fn worth(rules: &Rules, state: &State, action: &Action) -> i32 {
    match (action, state.awaits.seat()) {
        (Action::Take(piece), Some(seat)) => {
            let own = matches!(state.awaits, Awaits::Take { from, .. } if from == seat);
            let value = closeness(rules, state, seat, *piece);
            if own { -value } else { value }
        }
        (Action::Keep(keep), _) => i32::from(*keep),
        (Action::Give(to), _) => burden(state, *to),
        (Action::Camel(_), Some(seat)) => lead(rules, state, seat, action),
        _ => 0,
    }
}

/// A piece that stands badly goes to who has built highest, one that stands well to who has built least (T-07).
fn burden(state: &State, to: Seat) -> i32 {
    let height = state.zones.tower[to].len() as i32;
    let shape = state.zones.hand.and_then(Piece::shape);
    let steady = shape.is_some_and(|shape| steadiness(shape) > 1);
    if steady { -height } else { height }
}

/// How far ahead of the best other this choice would leave a builder, if the game ended now (T-09).
fn lead(rules: &Rules, state: &State, seat: Seat, action: &Action) -> i32 {
    let Ok((after, _)) = state.act(rules, action) else {
        return i32::MIN;
    };
    let points = points(rules, &after);
    let others = Seat::all(rules.seats()).filter(|&other| other != seat);
    let best = others.map(|other| points[other].total()).max();
    points[seat].total() - best.unwrap_or(0)
}

/// How near a piece brings somebody to victory pieces: those of its shape they have, and those still in the bag.
fn closeness(rules: &Rules, state: &State, seat: Seat, piece: Piece) -> i32 {
    let family = PieceSet::of(piece).all_of_its_shapes();
    let own = (state.zones.open[seat] & family).len() as i32;
    let missing = (state.zones.bag & family).len() as i32;
    let four_alone = rules.options().victory.trigger == dschamal::VictoryTrigger::OnePlayer;
    if four_alone {
        10 * own - missing
    } else {
        4 * own + 3 * (3 - missing)
    }
}

impl DschamalPlay {
    /// How welcome each piece in the bag is to this hand.
    pub(super) fn wish(&self, seat: SeatNumber) -> Vec<Wish> {
        let wanted = self
            .inner(seat)
            .map_or(PieceSet::EMPTY, |seat| self.wanted(seat));
        let bag = self.journal.state().zones.bag;
        let tower = self.tower_of(seat);
        let weight = |piece: Piece| {
            if let Some(weight) = welcome(self.rules(), &tower, piece) {
                weight
            } else if wanted.contains(piece) {
                WINS
            } else if piece == Piece::CAMEL {
                self.camel_weight()
            } else if piece.is_black() {
                BLACK
            } else {
                USELESS
            }
        };
        let wish = |piece| Wish {
            piece,
            weight: weight(piece),
        };
        bag.into_iter().map(wish).collect()
    }

    fn tower_of(&self, seat: SeatNumber) -> Stack {
        let towers = &self.journal.state().zones.tower;
        self.inner(seat)
            .map_or(Stack::new(), |seat| towers[seat].clone())
    }

    fn camel_weight(&self) -> i8 {
        match self.journal.awaits() {
            Awaits::Console { .. } => BLACK,
            _ => CAMEL,
        }
    }

    /// The pieces that win something for this hand now (D-08, D-30, D-42, H-07, Q-06).
    fn wanted(&self, seat: Seat) -> PieceSet {
        let state = self.journal.state();
        let zones = &state.zones;
        let contestants = state.order.contestants.iter();
        match (self.journal.awaits(), zones.centre) {
            (Awaits::Console { .. }, _) => {
                let everybody = zones.in_front_of_anybody(self.rules().seats());
                PieceSet::COLOURED - everybody.all_of_its_shapes()
            }
            (_, Some(deciding)) => PieceSet::of(deciding).all_of_its_shapes(),
            _ if self.rules().game() == Game::Quartet => zones.open[seat].all_of_its_shapes(),
            _ => contestants
                .fold(PieceSet::EMPTY, |all, &seat| all | zones.open[seat])
                .all_of_its_shapes(),
        }
    }

    /// The most pieces of one shape in front of somebody.
    pub(super) fn most_of_a_shape(&self, seat: Seat) -> u32 {
        let open = self.journal.state().zones.open[seat];
        let counts = Shape::ALL.map(|shape| (open & PieceSet::of_shape(shape)).len());
        counts.into_iter().max().unwrap_or(0) as u32
    }
}
