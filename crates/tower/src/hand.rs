//! The hand that holds the new piece: pushes no harder than a careful arm, turns the piece as it likes, and lets go.

use rapier2d::prelude::{PhysicsWorld, RigidBodyHandle, Vector};

use crate::input::{HoldInput, INPUTS_PER_UNIT};
use crate::world::{DT, PIECE_MASS};

/// Units in a second. Faster nudges overshoot.
const SPEED: f32 = 1.0;
/// Radians in a second.
const TURNING: f32 = 2.0;
/// How hard it pushes: one and a half pieces' weight.
const FORCE: f32 = 15.0;
/// How eagerly the piece follows the hand, in 1/s.
const EAGERNESS: f32 = 15.0;
/// The piece may lag, pushed back by wood, but the hand does not run away from it.
const LEASH: f32 = 0.2;

/// A hand with a piece in it.
#[derive(Clone)]
pub(crate) struct Hand {
    piece: RigidBodyHandle,
    aim: Vector,
    /// Lowest and highest place, and how far to the sides.
    low: Vector,
    high: Vector,
}

impl Hand {
    /// Takes hold of a piece, to be moved between two corners.
    pub(crate) fn take(
        world: &mut PhysicsWorld,
        piece: RigidBodyHandle,
        low: Vector,
        high: Vector,
    ) -> Self {
        let body = &mut world.bodies[piece];
        body.set_gravity_scale(0.0, true);
        body.lock_rotations(true, true);
        let aim = body.translation();
        Self {
            piece,
            aim,
            low,
            high,
        }
    }

    /// Drives the piece for one step.
    pub(crate) fn drive(&mut self, world: &mut PhysicsWorld, input: HoldInput) {
        let body = &mut world.bodies[self.piece];
        let place = body.translation();
        let wish = Vector::new(f32::from(input.dx), f32::from(input.dy)) / INPUTS_PER_UNIT;
        self.aim = (self.aim + shortened(wish, SPEED * DT)).clamp(self.low, self.high);
        self.aim = place + shortened(self.aim - place, LEASH);
        let wanted = shortened((self.aim - place) * EAGERNESS, 1.5 * SPEED);
        let impulse = shortened((wanted - body.linvel()) * PIECE_MASS, FORCE * DT);
        body.apply_impulse(impulse, true);
        let turn = (f32::from(input.turn) / INPUTS_PER_UNIT).clamp(-TURNING * DT, TURNING * DT);
        body.set_angvel(turn / DT, true);
    }

    /// Lets go: the piece keeps still for a moment, then is wood among wood.
    pub(crate) fn let_go(self, world: &mut PhysicsWorld) {
        let body = &mut world.bodies[self.piece];
        body.set_linvel(Vector::ZERO, true);
        body.set_angvel(0.0, true);
        body.set_gravity_scale(1.0, true);
        body.lock_rotations(false, true);
    }
}

fn shortened(way: Vector, most: f32) -> Vector {
    let squared = way.length_squared();
    if squared > most * most {
        way * (most / squared.sqrt())
    } else {
        way
    }
}
