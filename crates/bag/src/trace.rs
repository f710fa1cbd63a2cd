//! A tracing finger: it slides along the outline of the held piece and of nothing else.
//!
//! The piece is held hard, so that this is geometry: the finger goes towards its aim, as fast as a finger may, and stays out of
//! the wood. How the wood feels is read from the authored outline at the nearest place.

use rapier2d::prelude::{Pose, Vector};
use shapes::Outline;

use crate::grope::motion;
use crate::hand::{FINGER, Hand, at_most};
use crate::input::HandInput;
use crate::touch;
use crate::version::WorldVersion;
use crate::world::DT;

/// How a finger goes along wood.
struct Touching {
    /// Units a second: the one limit that a machine cannot think its way around.
    speed: f32,
    /// How deep the aim may lie behind the wood.
    leash: f32,
    /// A finger that is no farther from the wood stays on it, round corners too.
    clings: f32,
}

const FIRST: Touching = Touching {
    speed: 1.5,
    leash: 0.30,
    clings: 0.0,
};
const SECOND: Touching = Touching {
    speed: 3.0,
    leash: 0.20,
    clings: 0.12,
};
/// The finger stays this near to the palm.
const SPAN: f32 = 1.4;
const SUBSTEPS: usize = 4;
/// Nearer than this is touching.
const TOUCHING: f32 = FINGER + 0.012;

/// Moves the finger of a cupped hand and notes what it feels.
pub(crate) fn slide(
    hand: &mut Hand,
    palm: Vector,
    piece: &Pose,
    outline: &Outline,
    input: HandInput,
    version: WorldVersion,
) {
    let Touching {
        speed,
        leash,
        clings,
    } = match version {
        WorldVersion::First => FIRST,
        WorldVersion::Second => SECOND,
    };
    let before = hand.finger;
    let aim = palm + at_most(hand.aim + motion(hand, input, speed) - palm, SPAN);
    hand.aim = hand.finger + at_most(aim - hand.finger, leash);
    for _ in 0..SUBSTEPS {
        let step = at_most(hand.aim - hand.finger, speed * DT / SUBSTEPS as f32);
        hand.finger = out_of_wood(hand.finger + step, piece, outline);
    }
    let away = outline.nearest(piece.inverse_transform_point(hand.finger).into());
    if away.distance > FINGER && away.distance < FINGER + clings {
        hand.finger = onto_wood(hand.finger, piece, outline);
    }
    hand.contact = feel(hand, before, piece, outline);
}

/// Puts a finger on the wood: a hand that closes touches what it closes on.
pub(crate) fn onto_wood(finger: Vector, piece: &Pose, outline: &Outline) -> Vector {
    let local = piece.inverse_transform_point(finger);
    let nearest = outline.nearest(local.into());
    let place = Vector::from(nearest.place);
    let out = (local - place) * nearest.distance.signum();
    let length = out.length().max(1e-6);
    let on = piece.transform_point(place + out * (FINGER / length));
    out_of_wood(on, piece, outline)
}

/// Puts a finger beside the wood that it would be in.
pub(crate) fn out_of_wood(finger: Vector, piece: &Pose, outline: &Outline) -> Vector {
    let mut local = piece.inverse_transform_point(finger);
    // In a hollow, leaving one side may run into the other.
    for _ in 0..3 {
        let nearest = outline.nearest(local.into());
        if nearest.distance >= FINGER {
            break;
        }
        let place = Vector::from(nearest.place);
        let out = (local - place) * nearest.distance.signum();
        let length = out.length();
        if length < 1e-6 {
            // Exactly on the outline: the next step decides.
            break;
        }
        local = place + out * (FINGER / length);
    }
    piece.transform_point(local)
}

fn feel(hand: &Hand, before: Vector, piece: &Pose, outline: &Outline) -> Option<touch::Contact> {
    let nearest = outline.nearest(piece.inverse_transform_point(hand.finger).into());
    if nearest.distance > TOUCHING {
        return None;
    }
    let out = hand.finger - piece.transform_point(Vector::from(nearest.place));
    let speed = (hand.finger - before).length() / DT;
    Some(touch::contact(hand.in_hand(out), nearest.sharpness, speed))
}
