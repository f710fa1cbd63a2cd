//! Closing and opening a hand: what it gets hold of, what comes along, what slips away.

use rapier2d::prelude::{PhysicsWorld, Pose, Vector};

use crate::bag::Bag;
use crate::hand::{Held, Phase};
use crate::touch::{Dip, Felt};
use crate::trace;
use crate::version::WorldVersion;
use crate::world;

/// Farther away a piece is only roughly measured.
const FAR: f32 = 2.0;
/// A closing hand gets hold of nothing that is farther from the palm's centre.
const REACH: f32 = 0.45;
/// What the hand has let go around here comes along only within this.
const LEFT_GRIP: f32 = 0.09;

impl Bag {
    /// Closes a hand over the nearest piece. What lies within the grip comes along; what another hand holds slips away.
    pub(crate) fn close(&mut self, hand: usize) {
        let palm = self.hands[hand].finger;
        let mut near: Vec<(f32, usize)> = (0..self.pieces.len())
            .filter(|thing| !self.is_out[*thing] && self.may_close_on(hand, *thing))
            .map(|thing| (self.distance(thing, palm), thing))
            .filter(|(distance, _)| *distance < REACH)
            .collect();
        // What it has let go around here it takes last.
        let left = |thing: usize| self.when_left(hand, thing);
        near.sort_by(|a, b| {
            let fresh = left(a.1).cmp(&left(b.1));
            fresh.then(a.0.total_cmp(&b.0)).then(a.1.cmp(&b.1))
        });
        self.hands[hand].phase = Phase::Groping;
        let Some((_, first)) = near.first().copied() else {
            if self.version > WorldVersion::First {
                self.miss(hand);
            }
            return;
        };
        if self.is_held(first) {
            self.hands[hand].felt.slipped = true;
            return;
        }
        let grip = self.settings.grip_radius;
        let along = near
            .iter()
            .skip(1)
            .filter(|(distance, thing)| *distance < grip && !self.is_held(*thing))
            // What it has let go around here comes along only if it lies under the very palm.
            .filter(|(distance, thing)| {
                *distance < LEFT_GRIP || self.when_left(hand, *thing).is_none()
            });
        let things: Vec<usize> = std::iter::once(first)
            .chain(along.map(|(_, thing)| *thing))
            .collect();
        self.lift(hand, things, palm);
    }

    /// In the first world a hand closed on what was nearest, whosever it was, and on what it had just let go.
    fn may_close_on(&self, hand: usize, thing: usize) -> bool {
        let first = self.version == WorldVersion::First;
        first || !self.is_held(thing) && !self.is_just_left(hand, thing)
    }

    fn lift(&mut self, hand: usize, things: Vec<usize>, palm: Vector) {
        for thing in &things {
            world::set_present(&mut self.world, self.pieces[*thing], false);
        }
        let first = things[0];
        let (pose, outline) = (
            pose_of(&self.world, self.pieces[first]),
            &self.outlines[first],
        );
        let hand_number = hand;
        let hand = &mut self.hands[hand];
        world::set_present(&mut self.world, hand.body, false);
        hand.finger = trace::onto_wood(palm, &pose, outline);
        hand.aim = hand.finger;
        hand.felt = Felt::default();
        hand.shift_frame(self.seed, hand_number);
        hand.phase = Phase::Cupped(Held {
            things,
            palm,
            since: self.tick,
            busy: None,
        });
    }

    /// Opens a hand: everything lies where it was taken up, and the finger is where the hand had closed.
    pub(crate) fn open(&mut self, hand: usize) {
        let Phase::Cupped(held) = std::mem::replace(&mut self.hands[hand].phase, Phase::Groping)
        else {
            return;
        };
        self.drop_things(&held.things);
        self.leave_behind(hand, &held.things, held.palm);
        self.put_finger(hand, held.palm);
        self.hands[hand].unshift_frame();
    }

    /// Puts a finger into the crowd.
    pub(crate) fn put_finger(&mut self, hand: usize, place: Vector) {
        let hand = &mut self.hands[hand];
        hand.finger = place;
        hand.aim = place;
        hand.contact = None;
        self.world.bodies[hand.body].set_translation(place, false);
        world::set_present(&mut self.world, hand.body, true);
    }

    pub(crate) fn drop_things(&mut self, things: &[usize]) {
        for thing in things {
            world::set_present(&mut self.world, self.pieces[*thing], true);
        }
    }

    /// What a finger finds in the middle of a piece.
    pub(crate) fn dip(&self, thing: usize) -> Dip {
        if self.outlines[thing].is_wood([0.0, 0.0]) {
            Dip::Solid
        } else {
            Dip::Hole
        }
    }

    pub(crate) fn distance(&self, thing: usize, place: Vector) -> f32 {
        let pose = pose_of(&self.world, self.pieces[thing]);
        let outline = &self.outlines[thing];
        let local = pose.inverse_transform_point(place);
        // Most are far away, and the outline need not be asked.
        let least = local.length() - outline.reach;
        if least > FAR {
            least
        } else {
            outline.nearest(local.into()).distance
        }
    }

    /// From a place to the nearest wood of a piece.
    pub(crate) fn way_to(&self, thing: usize, place: Vector) -> Vector {
        let pose = pose_of(&self.world, self.pieces[thing]);
        let local = pose.inverse_transform_point(place);
        let nearest = self.outlines[thing].nearest(local.into());
        pose.transform_point(Vector::from(nearest.place)) - place
    }

    pub(crate) fn is_held(&self, thing: usize) -> bool {
        self.hands.iter().any(|hand| hand.holds(thing))
    }
}

pub(crate) fn pose_of(world: &PhysicsWorld, piece: rapier2d::prelude::RigidBodyHandle) -> Pose {
    *world.bodies[piece].position()
}
