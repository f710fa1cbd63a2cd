//! The neurons along a line of moves: what a move changes is added, the rest stays.

use gimel::{BySide, Kind, Move, Position, Side};

use super::features::{Feature, features, lost};
use super::{Net, Row, bucket};

/// The neurons of both halves, by the side that sees them so.
#[derive(Clone)]
struct Neurons(BySide<Row>);

/// The neurons of every position on the way here; the last is now.
pub(crate) struct Stack<'a> {
    net: &'a Net,
    way: Vec<Neurons>,
}

impl<'a> Stack<'a> {
    pub(crate) fn new(net: &'a Net, position: &Position) -> Self {
        let seen = features(position);
        let half = |viewer| {
            let mut row = net.bias;
            for feature in &seen {
                add(&mut row, &net.rows[feature.input(viewer)]);
            }
            row
        };
        Self {
            net,
            way: vec![Neurons(BySide::from_fn(half))],
        }
    }

    /// A legal move that the position is about to make.
    pub(crate) fn make(&mut self, before: &Position, mv: Move) {
        let (side, to) = (before.side(), mv.to());
        let kind_at = |square| before.piece_at(square).map_or(Kind::Beetle, |at| at.kind);
        match mv {
            Move::Place { kind, to } => {
                let nth = before.hand(side)[kind].saturating_sub(1);
                let (on, off) = (
                    Feature::On(side, kind, to),
                    Feature::InHand(side, kind, nth),
                );
                self.change([on], [off]);
            }
            Move::Step { from, .. } => {
                let kind = kind_at(from);
                let (on, off) = (Feature::On(side, kind, to), Feature::On(side, kind, from));
                self.change([on], [off]);
            }
            Move::Capture { from, .. } => {
                let (kind, prey, enemy) = (kind_at(from), kind_at(to), side.other());
                let taken = Feature::Lost(enemy, prey, lost(before, enemy, prey));
                self.change(
                    [Feature::On(side, kind, to), taken],
                    [Feature::On(side, kind, from), Feature::On(enemy, prey, to)],
                );
            }
        }
    }

    /// A pass: everybody sees what they saw.
    pub(crate) fn pass(&mut self) {
        self.way.extend(self.way.last().cloned());
    }

    /// One turn back.
    pub(crate) fn back(&mut self) {
        self.way.pop();
    }

    /// What the position, which must be the one the stack stands at, is worth to the side to move.
    pub(crate) fn evaluate(&self, position: &Position) -> i32 {
        let Some(Neurons(now)) = self.way.last() else {
            return 0;
        };
        let side = position.side();
        let bucket = bucket(position);
        self.net.output(&now[side], &now[side.other()], bucket)
    }

    fn change<const N: usize>(&mut self, on: [Feature; N], off: [Feature; N]) {
        let Some(Neurons(now)) = self.way.last() else {
            return;
        };
        let rows = &self.net.rows;
        let half = |viewer: Side| {
            let row = |feature: Feature| &rows[feature.input(viewer)];
            changed(&now[viewer], on.map(row), off.map(row))
        };
        let next = Neurons(BySide::from_fn(half));
        self.way.push(next);
    }
}

fn add(row: &mut Row, more: &Row) {
    for (neuron, more) in row.iter_mut().zip(more) {
        *neuron = neuron.wrapping_add(*more);
    }
}

/// All rows in one go: each neuron is read and written once.
fn changed<const N: usize>(row: &Row, on: [&Row; N], off: [&Row; N]) -> Row {
    let mut next = *row;
    for (n, neuron) in next.iter_mut().enumerate() {
        for (on, off) in on.iter().zip(off) {
            *neuron = neuron.wrapping_add(on[n]).wrapping_sub(off[n]);
        }
    }
    next
}
