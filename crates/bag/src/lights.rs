//! The bag with the lights on: where everything is. For replays and tests; never sent while a contest runs.

use shapes::Form;

use crate::bag::Bag;
use crate::grip::pose_of;
use crate::hand::Phase;

/// Where everything is.
#[derive(Debug, Clone, PartialEq)]
pub struct LightsOn {
    /// Every thing, in the order in which the bag was given them; `None` once it is out.
    pub things: Vec<Option<ThingPlace>>,
    /// Every hand.
    pub hands: Vec<HandPlace>,
}

/// Where a thing lies.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ThingPlace {
    /// What it is.
    pub form: Form,
    /// From the bag's middle, in units.
    pub place: [f32; 2],
    /// Counter-clockwise, in radians.
    pub angle: f32,
    /// Whose hand is around it.
    pub held_by: Option<usize>,
}

/// Where a hand is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct HandPlace {
    /// The fingertip, from the bag's middle, in units.
    pub finger: [f32; 2],
    /// Whether it is in the bag.
    pub inside: bool,
}

impl Bag {
    /// Where every piece and hand is. For replays and tests: this must never reach a player while a contest runs.
    #[must_use]
    pub fn lights_on(&self) -> LightsOn {
        LightsOn {
            things: (0..self.pieces.len())
                .map(|thing| self.thing_place(thing))
                .collect(),
            hands: self
                .hands
                .iter()
                .map(|hand| HandPlace {
                    finger: hand.finger.into(),
                    inside: !matches!(
                        hand.phase,
                        Phase::Outside | Phase::ReachingIn { .. } | Phase::Out
                    ),
                })
                .collect(),
        }
    }

    fn thing_place(&self, thing: usize) -> Option<ThingPlace> {
        let pose = pose_of(&self.world, self.pieces[thing]);
        let place = ThingPlace {
            form: self.things[thing],
            place: pose.translation.into(),
            angle: shapes::turn_of([pose.rotation.re, pose.rotation.im]) * std::f32::consts::TAU,
            held_by: self.hands.iter().position(|hand| hand.holds(thing)),
        };
        (!self.is_out[thing]).then_some(place)
    }
}
