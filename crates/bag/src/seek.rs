//! A hand that wants to close goes to the nearest free piece within its reach, as a hand in a full bag always finds something.
//!
//! It goes no faster than a groping finger, slips between the wood that lies in its way, and feels nothing but what it holds in the end.

use rapier2d::prelude::Vector;

use crate::bag::Bag;
use crate::grope;
use crate::hand::{CLOSING_TICKS, FINGER, Phase, at_most};
use crate::version::WorldVersion;
use crate::world;

/// How far from the fingertip a hand still gets hold of something, in units.
const HAND_REACH: f32 = 1.9;
/// The longest way there; with the closing of the hand it is a little more than half a second.
const SEEKING_TICKS: u8 = 28;
/// Nearer than this the finger is on the wood.
const ON_WOOD: f32 = FINGER + 0.015;
/// A hand that is so far from where it let go of something has moved on.
const MOVED_ON: f32 = 2.0;

impl Bag {
    /// Sets out for the nearest free piece. Where there is none, the hand closes on nothing and says so.
    pub(crate) fn seek(&mut self, hand: usize) {
        let Some(thing) = self.nearest_free(hand) else {
            return self.miss(hand);
        };
        let hand = &mut self.hands[hand];
        world::set_present(&mut self.world, hand.body, false);
        hand.aim = hand.finger;
        hand.phase = Phase::Seeking {
            thing,
            left: SEEKING_TICKS,
        };
    }

    /// There is nothing to hold: the hand gropes on, and says so.
    pub(crate) fn miss(&mut self, hand: usize) {
        self.hands[hand].felt.missed = true;
        self.hands[hand].kept = None;
        self.stay_open(hand);
    }

    /// Gropes on from where the hand is.
    pub(crate) fn stay_open(&mut self, hand: usize) {
        self.hands[hand].phase = Phase::Groping;
        let finger = self.hands[hand].finger;
        self.put_finger(hand, finger);
    }

    /// One step on the way.
    pub(crate) fn advance_seeking(&mut self, number: usize, thing: usize, left: u8) {
        if self.is_held(thing) || self.is_out[thing] {
            // Somebody else was quicker.
            self.hands[number].felt.slipped = true;
            return self.seek(number);
        }
        let finger = self.hands[number].finger;
        let distance = self.distance(thing, finger);
        let way = self.way_to(thing, finger);
        let hand = &mut self.hands[number];
        if distance <= ON_WOOD || left == 0 {
            let left = CLOSING_TICKS;
            hand.phase = Phase::Closing { left };
            return;
        }
        let left = left - 1;
        hand.phase = Phase::Seeking { thing, left };
        hand.finger = finger + at_most(way, (distance - FINGER).min(grope::SPEED * world::DT));
        self.world.bodies[hand.body].set_translation(hand.finger, false);
    }

    /// What was wanted while the hand could not do it yet: to close while it reached in, to pull while it closed.
    pub(crate) fn do_what_winto_kept(&mut self, hand: usize) {
        if let Some(act) = self.hands[hand].kept.take() {
            self.act(hand, act);
        }
    }

    /// What a hand has let go it does not want again before it has moved on.
    pub(crate) fn leave_behind(&mut self, hand: usize, things: &[usize], place: Vector) {
        let left = &mut self.hands[hand].left_behind;
        left.retain(|(thing, _)| !things.contains(thing));
        left.extend(things.iter().map(|thing| (*thing, place)));
    }

    /// Forgets what was let go once the hand has moved on.
    pub(crate) fn move_on(&mut self, hand: usize) {
        let hand = &mut self.hands[hand];
        let finger = hand.finger;
        hand.left_behind
            .retain(|(_, place)| (finger - *place).length() <= MOVED_ON);
    }

    /// Whether this is what the hand has let go last.
    pub(crate) fn is_just_left(&self, hand: usize, thing: usize) -> bool {
        let last = self.hands[hand].left_behind.last();
        last.is_some_and(|(left, _)| *left == thing)
    }

    /// The how-manieth of what the hand has let go around here; nothing, which comes first, for what it has not. In the first world
    /// a hand forgot at once.
    pub(crate) fn when_left(&self, hand: usize, thing: usize) -> Option<usize> {
        let mut left = self.hands[hand].left_behind.iter();
        left.position(|(it, _)| *it == thing)
            .filter(|_| self.version > WorldVersion::First)
    }

    /// The nearest piece that the hand has not let go around here; if it has let go of all, the one it left first.
    fn nearest_free(&self, hand: usize) -> Option<usize> {
        let finger = self.hands[hand].finger;
        (0..self.pieces.len())
            .filter(|&thing| !self.is_out[thing] && !self.is_held(thing))
            .filter(|&thing| !self.is_just_left(hand, thing))
            .map(|thing| {
                (
                    self.when_left(hand, thing),
                    self.distance(thing, finger),
                    thing,
                )
            })
            .filter(|(_, distance, _)| *distance < HAND_REACH)
            .min_by(|a, b| a.0.cmp(&b.0).then(a.1.total_cmp(&b.1)).then(a.2.cmp(&b.2)))
            .map(|(_, _, thing)| thing)
    }
}
