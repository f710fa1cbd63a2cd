//! How pieces come to lie in the bag: strewn at random, pushed apart, still.

use rapier2d::prelude::*;
use shapes::Outline;

use crate::chance::Chance;
use crate::world;

/// Room for each piece: the middle of the bag fills first.
const ROOM: f32 = 0.555;
/// How far a piece lies from where an even spread would have it.
const JITTER: f32 = 0.35;
/// From one piece of a spiral to the next: the golden angle.
const SPIRAL: f32 = 2.399_963;
const SETTLING_STEPS: usize = 90;

/// How far from the middle so many pieces reach.
pub(crate) fn heap_radius(count: usize) -> f32 {
    ROOM * (count as f32).sqrt()
}

pub(crate) fn strew(
    world: &mut PhysicsWorld,
    outlines: &[Outline],
    chance: &mut Chance,
) -> Vec<RigidBodyHandle> {
    let count = outlines.len();
    let mut places: Vec<usize> = (0..count).collect();
    for last in (1..count).rev() {
        places.swap(last, chance.below(last + 1));
    }
    let start = chance.angle();
    let mut pieces = Vec::with_capacity(count);
    for (outline, place) in outlines.iter().zip(places) {
        let out = ROOM * (place as f32 + 0.5).sqrt();
        let (sin, cos) = shapes::sin_cos(start + SPIRAL * place as f32);
        let jitter = Vector::new(chance.within(JITTER), chance.within(JITTER));
        let (im, re) = shapes::sin_cos(chance.angle());
        let pose = Pose::from_parts(Vector::new(cos, sin) * out + jitter, Rotation { re, im });
        pieces.push(world::add_piece(world, outline, pose));
    }
    settle(world, &pieces);
    pieces
}

fn settle(world: &mut PhysicsWorld, pieces: &[RigidBodyHandle]) {
    for _ in 0..SETTLING_STEPS {
        world::press_in(world, pieces);
        world.step();
    }
    for piece in pieces {
        let body = &mut world.bodies[*piece];
        body.set_linvel(Vector::ZERO, false);
        body.set_angvel(0.0, false);
    }
}
