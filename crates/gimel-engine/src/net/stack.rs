//! The neurons along a line of moves: what a move changes is added, the rest stays. Nothing is worked out before somebody
//! asks, since many a position is left again unjudged.

use gimel::{BySide, Kind, Move, Position, Side};
use pulp::{Arch, NullaryFnOnce};

use super::features::{Feature, features, lost};
use super::{Net, Row, bucket};

/// One position on the way.
#[derive(Clone)]
struct Step {
    /// The neurons of both halves, by the side that sees them so; only right if `known`.
    neurons: BySide<Row>,
    known: bool,
    change: Change,
}

/// What the move to a position changed.
#[derive(Clone, Copy)]
enum Change {
    /// A pass, or nothing came before.
    Nothing,
    Moved {
        on: Feature,
        off: Feature,
    },
    Captured {
        on: [Feature; 2],
        off: [Feature; 2],
    },
}

/// The neurons of every position on the way here.
pub(crate) struct Stack<'a> {
    net: &'a Net,
    /// The widest instructions that this machine has.
    arch: Arch,
    /// Those beyond `now` are kept for their room.
    way: Vec<Step>,
    now: usize,
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
        let first = Step {
            neurons: BySide::from_fn(half),
            known: true,
            change: Change::Nothing,
        };
        Self {
            net,
            arch: Arch::new(),
            way: vec![first],
            now: 0,
        }
    }

    /// A legal move that the position is about to make.
    pub(crate) fn make(&mut self, before: &Position, mv: Move) {
        let (side, to) = (before.side(), mv.to());
        let kind_at = |square| before.piece_at(square).map_or(Kind::Beetle, |at| at.kind);
        self.push(match mv {
            Move::Place { kind, to } => {
                let nth = before.hand(side)[kind].saturating_sub(1);
                Change::Moved {
                    on: Feature::On(side, kind, to),
                    off: Feature::InHand(side, kind, nth),
                }
            }
            Move::Step { from, .. } => {
                let kind = kind_at(from);
                Change::Moved {
                    on: Feature::On(side, kind, to),
                    off: Feature::On(side, kind, from),
                }
            }
            Move::Capture { from, .. } => {
                let (kind, prey, enemy) = (kind_at(from), kind_at(to), side.other());
                let taken = Feature::Lost(enemy, prey, lost(before, enemy, prey));
                Change::Captured {
                    on: [Feature::On(side, kind, to), taken],
                    off: [Feature::On(side, kind, from), Feature::On(enemy, prey, to)],
                }
            }
        });
    }

    /// A pass: everybody sees what they saw.
    pub(crate) fn pass(&mut self) {
        self.push(Change::Nothing);
    }

    /// One turn back.
    pub(crate) fn back(&mut self) {
        self.now = self.now.saturating_sub(1);
    }

    /// What the position, which must be the one the stack stands at, is worth to the side to move.
    pub(crate) fn evaluate(&mut self, position: &Position) -> i32 {
        self.catch_up();
        let neurons = &self.way[self.now].neurons;
        let side = position.side();
        let bucket = bucket(position);
        let (own, other) = (&neurons[side], &neurons[side.other()]);
        self.arch.dispatch(Judge {
            net: self.net,
            own,
            other,
            bucket,
        })
    }

    fn push(&mut self, change: Change) {
        self.now += 1;
        if self.now == self.way.len() {
            self.way.extend_from_within(self.now - 1..);
        }
        let step = &mut self.way[self.now];
        step.known = false;
        step.change = change;
    }

    /// Works out what has not been asked for yet, up to now.
    fn catch_up(&mut self) {
        let steps = &self.way[..=self.now];
        let last = steps.iter().rposition(|step| step.known).unwrap_or(0);
        for n in last..self.now {
            let (known, rest) = self.way.split_at_mut(n + 1);
            if let (Some(before), Some(step)) = (known.last(), rest.first_mut()) {
                let (before, rows) = (&before.neurons, &self.net.rows);
                self.arch.dispatch(Follow { step, before, rows });
            }
        }
    }
}

/// Two pieces of work that are the same for hundreds of numbers: everything in them is inlined, so that it is compiled
/// for each kind of machine.
struct Judge<'a> {
    net: &'a Net,
    own: &'a Row,
    other: &'a Row,
    bucket: usize,
}

impl NullaryFnOnce for Judge<'_> {
    type Output = i32;

    #[inline(always)]
    fn call(self) -> i32 {
        self.net.output(self.own, self.other, self.bucket)
    }
}

/// A step takes over what the position before saw, and what has changed since.
struct Follow<'a> {
    step: &'a mut Step,
    before: &'a BySide<Row>,
    rows: &'a [Row],
}

impl NullaryFnOnce for Follow<'_> {
    type Output = ();

    #[inline(always)]
    fn call(self) {
        let Self { step, before, rows } = self;
        step.known = true;
        for viewer in Side::BOTH {
            let row = |feature: Feature| &rows[feature.input(viewer)];
            let (from, to) = (&before[viewer], &mut step.neurons[viewer]);
            match step.change {
                Change::Nothing => to.copy_from_slice(from),
                Change::Moved { on, off } => changed(to, from, [row(on)], [row(off)]),
                Change::Captured { on, off } => changed(to, from, on.map(row), off.map(row)),
            }
        }
    }
}

fn add(row: &mut Row, more: &Row) {
    for (neuron, more) in row.iter_mut().zip(more) {
        *neuron = neuron.wrapping_add(*more);
    }
}

/// All rows in one go: each neuron is read and written once.
#[inline(always)]
fn changed<const N: usize>(to: &mut Row, from: &Row, on: [&Row; N], off: [&Row; N]) {
    for (n, neuron) in to.iter_mut().enumerate() {
        let mut sum = from[n];
        for (on, off) in on.iter().zip(off) {
            sum = sum.wrapping_add(on[n]).wrapping_sub(off[n]);
        }
        *neuron = sum;
    }
}
