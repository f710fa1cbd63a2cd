//! What a sensible player would choose, and which pieces a hand should hope for: from what all can see.

use dschamal::{Action, Awaits, Piece, PieceSet, Rules, Seat, Shape, Stack, State, points, wanted};

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
        let (rules, state) = (self.rules(), self.journal.state());
        let inner = self.inner(seat);
        let wanted = inner.and_then(|seat| wanted(rules, state, seat));
        let tower = inner.map_or(Stack::new(), |seat| state.zones.tower[seat].clone());
        let weight = |piece: Piece| {
            if let Some(weight) = welcome(rules, &tower, piece) {
                return weight;
            }
            let good = wanted.as_ref().is_some_and(|wanted| wanted.has(piece));
            match (good, piece == Piece::CAMEL) {
                (true, true) => CAMEL,
                (true, false) => WINS,
                (false, false) if !piece.is_black() => USELESS,
                (false, _) => BLACK,
            }
        };
        let wish = |piece| Wish {
            piece,
            weight: weight(piece),
        };
        state.zones.bag.into_iter().map(wish).collect()
    }

    /// The most pieces of one shape in front of somebody.
    pub(super) fn most_of_a_shape(&self, seat: Seat) -> u32 {
        let open = self.journal.state().zones.open[seat];
        let counts = Shape::ALL.map(|shape| (open & PieceSet::of_shape(shape)).len());
        counts.into_iter().max().unwrap_or(0) as u32
    }
}
