//! A finger that goes round an outline: presses a little, slides along, turns in where the wood ends, lingers at corners.

use bag::{Contact, DIRECTIONS, PLACES_PER_UNIT, Touch};
use shapes::Sharpness;

use crate::belief::{Belief, Sample};
use crate::chance::Chance;
use crate::knowledge::way;
use crate::level::Skill;

/// How much of the pace presses into the wood.
const PRESS: f32 = 0.45;
/// Radians a tick that a finger turns in when it lost the wood.
const TURN_IN: f32 = 0.11;
/// A new sample is worth a thought after so much of a way.
const SAMPLE_WAY: f32 = 0.07;
const TICKS_PER_SECOND: f32 = bag::TICKS_PER_SECOND as f32;

#[derive(Debug, Clone)]
pub(crate) struct Tracing {
    heading: [f32; 2],
    /// Left round or right round.
    side: f32,
    pause: u32,
    last: Option<([f32; 2], Sharpness)>,
    pub(crate) belief: Belief,
}

impl Tracing {
    pub(crate) fn new(belief: Belief, chance: &mut Chance) -> Self {
        Self {
            heading: way(chance.unit()),
            side: if chance.happens(0.5) { 1.0 } else { -1.0 },
            pause: 0,
            last: None,
            belief,
        }
    }

    /// A reflex: where the finger goes, in units a tick.
    pub(crate) fn slide(&mut self, contact: Option<Contact>, skill: &Skill) -> [f32; 2] {
        let step = skill.pace / TICKS_PER_SECOND;
        if self.pause > 0 {
            self.pause -= 1;
            return [0.0, 0.0];
        }
        if let Some(contact) = contact {
            let [x, y] = direction(contact);
            self.heading = [-y * self.side - PRESS * x, x * self.side - PRESS * y];
        } else {
            let (sin, cos) = shapes::sin_cos(TURN_IN * self.side);
            let [x, y] = self.heading;
            self.heading = [x * cos - y * sin, x * sin + y * cos];
        }
        self.heading.map(|part| part * step)
    }

    /// Takes in what is felt, blurred as this hand blurs it.
    pub(crate) fn take_in(&mut self, touch: &Touch, skill: &Skill, chance: &mut Chance) {
        let Some(contact) = touch.contact else {
            return;
        };
        let place = touch.place.map(|part| f32::from(part) / PLACES_PER_UNIT);
        let new_corner = contact.sharpness == Sharpness::Corner
            && self
                .last
                .is_some_and(|(_, sharpness)| sharpness != Sharpness::Corner);
        let moved = match self.last {
            Some((last, _)) => [place[0] - last[0], place[1] - last[1]],
            None => [0.0, 0.0],
        };
        let way = (moved[0] * moved[0] + moved[1] * moved[1]).sqrt();
        if self.last.is_some() && way < SAMPLE_WAY && !new_corner {
            return;
        }
        if new_corner {
            self.pause = chance.ticks(skill.corner_pause / 2, skill.corner_pause);
        }
        self.last = Some((place, contact.sharpness));
        self.belief.add(&blurred(moved, contact, skill, chance));
    }
}

fn direction(contact: Contact) -> [f32; 2] {
    way(f32::from(contact.direction) / f32::from(DIRECTIONS))
}

fn blurred(moved: [f32; 2], contact: Contact, skill: &Skill, chance: &mut Chance) -> Sample {
    let length = (moved[0] * moved[0] + moved[1] * moved[1]).sqrt();
    let blur = skill.blur * length;
    let (sin, cos) = shapes::sin_cos(skill.tilt * chance.normal());
    let [x, y] = direction(contact);
    let sharpness = if chance.happens(skill.misread) {
        mistaken(contact.sharpness)
    } else {
        contact.sharpness
    };
    Sample {
        moved: [
            moved[0] + blur * chance.normal(),
            moved[1] + blur * chance.normal(),
        ],
        out: [x * cos - y * sin, x * sin + y * cos],
        sharpness,
    }
}

/// What a numb finger takes it for.
fn mistaken(sharpness: Sharpness) -> Sharpness {
    match sharpness {
        Sharpness::Flat => Sharpness::Round,
        Sharpness::Round => Sharpness::Flat,
        Sharpness::Edge => Sharpness::Corner,
        Sharpness::Corner => Sharpness::Edge,
    }
}
