//! The physical world: a table top, wood on it, and gravity.

use rapier2d::parry;
use rapier2d::prelude::*;
use shapes::{Form, Outline, Shape};

use crate::stand::Stand;

/// One step.
pub(crate) const DT: f32 = 1.0 / 60.0;
pub(crate) const GRAVITY: f32 = 10.0;
/// Wood on wood.
const FRICTION: f32 = 0.6;
/// The same as in the bag: what a piece weighs does not tell what it is.
pub(crate) const PIECE_MASS: f32 = 1.0;
const PIECE_INERTIA: f32 = 0.12;
/// What is round would roll on for ever.
const ROLLING: f32 = 1.0;

/// A table with nothing on it.
pub(crate) fn table() -> PhysicsWorld {
    let mut world = PhysicsWorld {
        gravity: Vector::new(0.0, -GRAVITY),
        ..PhysicsWorld::default()
    };
    world.integration_parameters.dt = DT;
    world.integration_parameters.num_solver_iterations = 4;
    // Seven pieces are few, and what rolls slowly needs fresh normals.
    world.integration_parameters.contact_recycling = false;
    let top = ColliderBuilder::new(SharedShape::halfspace(Vector::Y)).friction(FRICTION);
    world.insert(RigidBodyBuilder::fixed(), top);
    world
}

/// Puts a piece where it stands, at rest.
pub(crate) fn add_piece(
    world: &mut PhysicsWorld,
    outline: &Outline,
    stand: &Stand,
) -> RigidBodyHandle {
    let mass = MassProperties::new(Vector::ZERO, PIECE_MASS, PIECE_INERTIA);
    let body = RigidBodyBuilder::dynamic()
        .pose(stand.pose())
        .angular_damping(if rolls(stand.form) { ROLLING } else { 0.0 })
        // Falling asleep would stop what tips over slowly.
        .can_sleep(false)
        .additional_mass_properties(mass);
    let collider = wood(outline).density(0.0).friction(FRICTION);
    world.insert(body, collider).0
}

/// Keeps a piece exactly where it is, or lets it move.
pub(crate) fn set_frozen(world: &mut PhysicsWorld, piece: RigidBodyHandle, frozen: bool) {
    let kind = if frozen {
        RigidBodyType::Fixed
    } else {
        RigidBodyType::Dynamic
    };
    world.bodies[piece].set_body_type(kind, true);
}

/// How far two pieces are apart.
pub(crate) fn gap(world: &PhysicsWorld, one: RigidBodyHandle, other: RigidBodyHandle) -> f32 {
    let wood = |piece: RigidBodyHandle| {
        let collider = world.bodies[piece].colliders().first()?;
        world.colliders.get(*collider)
    };
    let (Some(one), Some(other)) = (wood(one), wood(other)) else {
        return f32::INFINITY;
    };
    let apart =
        parry::query::distance(one.position(), one.shape(), other.position(), other.shape());
    apart.map_or(f32::INFINITY, |apart| apart.distance)
}

fn rolls(form: Form) -> bool {
    let (Form::Shape(shape) | Form::Decoy(shape)) = form else {
        return false;
    };
    matches!(
        shape,
        Shape::Ball | Shape::Egg | Shape::Disc | Shape::Dome | Shape::Cylinder
    )
}

/// Every corner counts here, unlike in the crowd of the bag. A ball is its polygon too: real wood is never quite round, and
/// what is quite round comes to rest nowhere.
fn wood(outline: &Outline) -> ColliderBuilder {
    let parts = outline.parts.iter().filter_map(|part| {
        let corners = part.iter().map(|p| Vector::from(*p)).collect();
        SharedShape::convex_polyline(corners)
    });
    let mut parts: Vec<SharedShape> = parts.collect();
    match parts.len() {
        0 => ColliderBuilder::ball(outline.reach),
        1 => ColliderBuilder::new(parts.remove(0)),
        _ => ColliderBuilder::compound(parts.into_iter().map(|p| (Pose::IDENTITY, p)).collect()),
    }
}
