//! A groping finger: a dynamic body drawn to where the player wants it, with limited force, so that wood can resist.

use rapier2d::prelude::*;

use crate::hand::{Hand, at_most};
use crate::input::{HandInput, INPUTS_PER_UNIT};
use crate::world::{DT, RADIUS};

/// Units a second.
pub(crate) const SPEED: f32 = 4.0;
/// The finger is not drawn to a place farther away than this: what is in the way must be gone round.
const LEASH: f32 = 0.5;
/// Fingers stay inside the cloth.
const FARTHEST: f32 = RADIUS - 0.4;
const STIFFNESS: f32 = 150.0;
const DAMPING: f32 = 17.0;
/// Enough to shove a few pieces, not the crowd.
const FORCE: f32 = 25.0;

/// What the player moved, no faster than a hand.
pub(crate) fn motion(hand: &Hand, input: HandInput, speed: f32) -> Vector {
    let wish = Vector::new(f32::from(input.dx), f32::from(input.dy)) / INPUTS_PER_UNIT;
    hand.in_bag(at_most(wish, speed * DT))
}

/// Draws the finger towards its aim, as fast as a hand can and as hard as it may.
pub(crate) fn drive(world: &mut PhysicsWorld, hand: &mut Hand, input: HandInput) {
    let place = hand.aim + motion(hand, input, SPEED);
    hand.aim = hand.finger + at_most(at_most(place, FARTHEST) - hand.finger, LEASH);
    let body = &mut world.bodies[hand.body];
    let wish = (hand.aim - hand.finger) * STIFFNESS - body.linvel() * DAMPING;
    body.apply_impulse(at_most(wish, FORCE) * DT, true);
}
