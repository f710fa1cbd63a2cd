//! A hand: what it is doing, where its finger is and wants to be, and the frame in which its player moves it.

use rapier2d::prelude::{RigidBodyHandle, Rotation, Vector};
use serde::{Deserialize, Serialize};

use crate::bag::TickNumber;
use crate::chance::{Chance, Purpose};
use crate::input::Act;
use crate::touch::{Contact, Felt};

/// A fingertip's radius.
pub(crate) const FINGER: f32 = 0.14;
/// From before the mouth to among the pieces, for everybody the same.
pub(crate) const REACHING_TICKS: u8 = 15;
/// From the will to close to a closed hand.
pub(crate) const CLOSING_TICKS: u8 = 6;
/// A finger that pokes or a hand that shakes does nothing else meanwhile.
pub(crate) const DIPPING_TICKS: u8 = 15;
pub(crate) const SHAKING_TICKS: u8 = 18;
/// From the will to pull to out of the mouth, for everybody the same, wherever the hand was.
pub(crate) const PULLING_TICKS: u8 = 24;

/// What a hand is doing, as the bag knows it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) enum Phase {
    Outside,
    ReachingIn {
        left: u8,
    },
    Groping,
    Closing {
        left: u8,
    },
    Cupped(Held),
    Pulling {
        left: u8,
        things: Vec<usize>,
    },
    Out,
    /// On its way to a piece that it means to close on.
    Seeking {
        thing: usize,
        left: u8,
    },
}

/// What a cupped hand holds.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct Held {
    /// The felt one first.
    pub(crate) things: Vec<usize>,
    /// Where the hand closed; the finger returns here.
    pub(crate) palm: Vector,
    /// When it closed.
    pub(crate) since: TickNumber,
    /// A poke or a shake that is under way.
    pub(crate) busy: Option<Busy>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Busy {
    Dipping { left: u8 },
    Shaking { left: u8 },
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Hand {
    pub(crate) body: RigidBodyHandle,
    pub(crate) phase: Phase,
    /// Where the fingertip is in the bag.
    pub(crate) finger: Vector,
    /// Where it is drawn to.
    pub(crate) aim: Vector,
    /// Where it came in.
    pub(crate) entry: Vector,
    /// From the hand's own frame to the bag's.
    turned: Rotation,
    /// The origin of the hand's own frame in the bag, and where it is while the hand gropes.
    origin: Vector,
    home: Vector,
    drift: Vector,
    pub(crate) cuppings: u32,
    /// What is to be done as soon as it can be: a grip that was wanted while the hand reached in, a pull while it closed.
    pub(crate) kept: Option<Act>,
    /// What was let go, and where, the last one last: a hand that has not moved on does not want it again.
    pub(crate) left_behind: Vec<(usize, Vector)>,
    pub(crate) felt: Felt,
    pub(crate) contact: Option<Contact>,
}

impl Hand {
    pub(crate) fn new(body: RigidBodyHandle, entry: Vector, chance: &mut Chance) -> Self {
        // Up is into the bag, more or less. Where hands come in is random, so that this tells nothing.
        let inwards = shapes::turn_of([-entry.x, -entry.y]) - 0.25;
        let angle = inwards * std::f32::consts::TAU + chance.within(0.3);
        let (im, re) = shapes::sin_cos(angle);
        let shift = Vector::new(chance.within(0.5), chance.within(0.5));
        Self {
            body,
            phase: Phase::Outside,
            finger: entry,
            aim: entry,
            entry,
            turned: Rotation { re, im },
            origin: entry + shift,
            home: entry + shift,
            drift: Vector::ZERO,
            cuppings: 0,
            kept: None,
            left_behind: Vec::new(),
            felt: Felt::default(),
            contact: None,
        }
    }

    /// A motion of the player's in the bag.
    pub(crate) fn in_bag(&self, motion: Vector) -> Vector {
        self.turned.transform_vector(motion)
    }

    /// A direction of the bag as the hand feels it.
    pub(crate) fn in_hand(&self, direction: Vector) -> [f32; 2] {
        self.turned.inverse_transform_vector(direction).into()
    }

    /// The fingertip in the hand's own frame.
    pub(crate) fn felt_place(&self) -> [f32; 2] {
        let place = self
            .turned
            .inverse_transform_vector(self.finger - self.origin);
        (place + self.drift).into()
    }

    /// Shifts the frame, so that no map can be drawn from one cupping to the next.
    pub(crate) fn shift_frame(&mut self, seed: u64, hand: usize) {
        self.cuppings += 1;
        let cuppings = self.cuppings;
        let mut chance = Chance::new(seed, Purpose::Shift { hand, cuppings });
        let shift = Vector::new(chance.within(0.5), chance.within(0.5));
        self.origin = self.finger + shift;
    }

    /// After a cupping the frame lies as it did when the hand came in.
    pub(crate) fn unshift_frame(&mut self) {
        self.origin = self.home;
    }

    /// A slow walk that keeps returning: within `most` two thirds of the time.
    pub(crate) fn wander(&mut self, most: f32, chance: &mut Chance) {
        const PULL_BACK: f32 = 0.5 / 60.0;
        // Four even draws are nearly normal with a variance of 4/3.
        let step = most * (2.0 * PULL_BACK * 0.75_f32).sqrt();
        let mut draw = || (0..4).map(|_| chance.within(1.0)).sum::<f32>();
        let push = Vector::new(draw(), draw()) * step;
        self.drift = self.drift * (1.0 - PULL_BACK) + push;
    }

    pub(crate) fn holds(&self, thing: usize) -> bool {
        match &self.phase {
            Phase::Cupped(held) => held.things.contains(&thing),
            Phase::Pulling { things, .. } => things.contains(&thing),
            _ => false,
        }
    }
}

/// At most this long.
pub(crate) fn at_most(vector: Vector, length: f32) -> Vector {
    let squared = vector.length_squared();
    if squared <= length * length {
        return vector;
    }
    vector * (length / squared.sqrt())
}
