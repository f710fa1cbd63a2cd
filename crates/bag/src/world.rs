//! The physical world: sixty pieces of equal mass and inertia, fingertips that push them, and a soft round wall.

use rapier2d::prelude::*;
use shapes::Outline;

use crate::hand::FINGER;

/// The bag's radius.
pub(crate) const RADIUS: f32 = 5.0;
/// From here on the cloth pushes back.
const CLOTH: f32 = 4.45;
const CLOTH_STIFFNESS: f32 = 60.0;
/// One step.
pub(crate) const DT: f32 = 1.0 / 60.0;

/// Equal for all, or a single bump would name half of the shapes.
const PIECE_MASS: f32 = 1.0;
const PIECE_INERTIA: f32 = 0.12;
/// Cloth and neighbours: what is not pushed stands.
const DAMPING: f32 = 25.0;
const FRICTION: f32 = 0.3;
const FINGER_MASS: f32 = 0.5;

const PIECES: Group = Group::GROUP_1;
const FINGERS: Group = Group::GROUP_2;

pub(crate) fn empty() -> PhysicsWorld {
    let mut world = PhysicsWorld {
        gravity: Vector::ZERO,
        ..PhysicsWorld::default()
    };
    world.integration_parameters.dt = DT;
    world.integration_parameters.num_solver_iterations = 4;
    world.integration_parameters.contact_recycling = true;
    world
}

pub(crate) fn add_piece(
    world: &mut PhysicsWorld,
    outline: &Outline,
    pose: Pose,
) -> RigidBodyHandle {
    let mass = MassProperties::new(Vector::ZERO, PIECE_MASS, PIECE_INERTIA);
    let body = RigidBodyBuilder::dynamic()
        .pose(pose)
        .linear_damping(DAMPING)
        .angular_damping(DAMPING)
        .additional_mass_properties(mass);
    let groups = InteractionGroups::new(PIECES, PIECES | FINGERS, InteractionTestMode::And);
    let collider = crowd_shape(outline)
        .density(0.0)
        .friction(FRICTION)
        .collision_groups(groups);
    world.insert(body, collider).0
}

/// In the crowd a hull of few corners is enough: there is nothing but thumps to feel.
fn crowd_shape(outline: &Outline) -> ColliderBuilder {
    if let Some(radius) = outline.circle {
        return ColliderBuilder::ball(radius);
    }
    let hull = outline.hull.iter().map(|p| Vector::from(*p)).collect();
    ColliderBuilder::convex_polyline(hull).unwrap_or_else(|| ColliderBuilder::ball(outline.reach))
}

/// A fingertip, out of the world until its hand gropes.
pub(crate) fn add_finger(world: &mut PhysicsWorld, place: Vector) -> RigidBodyHandle {
    let body = RigidBodyBuilder::dynamic()
        .translation(place)
        .lock_rotations()
        .can_sleep(false)
        .enabled(false)
        .additional_mass(FINGER_MASS);
    let groups = InteractionGroups::new(FINGERS, PIECES, InteractionTestMode::And);
    let collider = ColliderBuilder::ball(FINGER)
        .density(0.0)
        .friction(FRICTION)
        .collision_groups(groups);
    world.insert(body, collider).0
}

/// The cloth pushes what lies too far out back in.
pub(crate) fn press_in(world: &mut PhysicsWorld, pieces: &[RigidBodyHandle]) {
    for piece in pieces {
        let Some(body) = world.bodies.get(*piece) else {
            continue;
        };
        let place = body.translation();
        let squared = place.length_squared();
        if body.is_sleeping() || !body.is_enabled() || squared < CLOTH * CLOTH {
            continue;
        }
        let out = squared.sqrt();
        let impulse = place * (-(out - CLOTH) * CLOTH_STIFFNESS * DT / out);
        world.bodies[*piece].apply_impulse(impulse, false);
    }
}

/// How hard this finger was pushed against in the last step.
pub(crate) fn impulse_on(world: &PhysicsWorld, finger: RigidBodyHandle) -> f32 {
    let Some(collider) = world
        .bodies
        .get(finger)
        .and_then(|body| body.colliders().first())
    else {
        return 0.0;
    };
    let pairs = world.narrow_phase.contact_pairs_with(*collider);
    pairs.map(ContactPair::total_impulse_magnitude).sum()
}

/// Takes a body out of the crowd, or puts it back at rest.
pub(crate) fn set_present(world: &mut PhysicsWorld, handle: RigidBodyHandle, present: bool) {
    if let Some(body) = world.bodies.get_mut(handle) {
        body.set_linvel(Vector::ZERO, false);
        body.set_angvel(0.0, false);
        body.set_enabled(present);
        if present {
            body.wake_up(true);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shapes::Form;

    #[test]
    fn all_forms_weigh_and_turn_alike() {
        let mut world = empty();
        let pieces: Vec<_> = Form::all()
            .map(|form| {
                let apart = Pose::translation(form.index() as f32 * 2.0, 0.0);
                add_piece(&mut world, &form.outline(1.0), apart)
            })
            .collect();
        world.step();
        for piece in pieces {
            let mass = world.bodies[piece].mass_properties();
            assert_eq!(world.bodies[piece].mass(), PIECE_MASS);
            let inertia = mass.local_mprops.principal_inertia();
            assert!((inertia - PIECE_INERTIA).abs() < 1e-6, "{inertia}");
            assert_eq!(mass.local_mprops.local_com, Vector::ZERO);
        }
    }
}
