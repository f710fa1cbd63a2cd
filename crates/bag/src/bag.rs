//! The bag itself: one step takes what every hand does and answers what is felt, what came out and how the sack heaves.

use rapier2d::prelude::{PhysicsWorld, RigidBodyHandle, Vector};
use serde::{Deserialize, Serialize};
use shapes::{Form, Outline};

use crate::chance::{Chance, Purpose};
use crate::grip::pose_of;
use crate::hand::{
    Busy, CLOSING_TICKS, DIPPING_TICKS, Hand, PULLING_TICKS, Phase, REACHING_TICKS, SHAKING_TICKS,
};
use crate::heave::{Bulge, bulge};
use crate::input::{Act, HandInput};
use crate::settings::Settings;
use crate::strew::{heap_radius, strew};
use crate::touch::{Touch, report};
use crate::version::WorldVersion;
use crate::{grope, trace, world};

/// Steps since the bag was shaken.
pub type TickNumber = u32;

/// How many steps lie between two touches.
const TICKS_PER_TOUCH: TickNumber = 2;
/// So long a piece is held before another can be wanted.
const HELD_TICKS: TickNumber = 15;
/// Where hands come in.
const ENTRY: f32 = 4.55;
/// So far before the heap a hand comes in.
const BEFORE_HEAP: f32 = 0.9;

/// The world in the dark.
#[derive(Serialize, Deserialize)]
pub struct Bag {
    pub(crate) version: WorldVersion,
    pub(crate) seed: u64,
    pub(crate) settings: Settings,
    pub(crate) things: Vec<Form>,
    pub(crate) tick: TickNumber,
    pub(crate) world: PhysicsWorld,
    pub(crate) pieces: Vec<RigidBodyHandle>,
    pub(crate) is_out: Vec<bool>,
    pub(crate) hands: Vec<Hand>,
    /// Follow from things and settings.
    #[serde(skip)]
    pub(crate) outlines: Vec<Outline>,
}

/// What one step brought.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Tick {
    /// What each fingertip feels, at every other step: the hand's number and its touch, for its own player alone.
    pub touches: Vec<(usize, Touch)>,
    /// Hands that have left the mouth in this step.
    pub pulls: Vec<Pull>,
    /// How the sack heaves, for bystanders, with the touches.
    pub heave: Vec<Bulge>,
}

/// A hand has left the mouth of the bag.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pull {
    /// Whose hand.
    pub hand: usize,
    /// When.
    pub tick: TickNumber,
    /// What it holds: places in the list that the bag was made from. May be empty.
    pub things: Vec<usize>,
}

/// A snapshot that no bag has written.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("this is no snapshot of a bag: {0}")]
pub struct Unreadable(String);

impl Bag {
    /// A bag with these things strewn in it, at rest, and so many hands before its mouth.
    #[must_use]
    pub fn new(seed: u64, things: &[Form], hands: usize, settings: &Settings) -> Self {
        Self::of_version(WorldVersion::LATEST, seed, things, hands, settings)
    }

    /// The same by the laws of an older world.
    #[must_use]
    pub fn of_version(
        version: WorldVersion,
        seed: u64,
        things: &[Form],
        hands: usize,
        settings: &Settings,
    ) -> Self {
        let settings = settings.sound();
        let outlines = outlines(things, settings);
        let mut world = world::empty();
        let pieces = strew(
            &mut world,
            &outlines,
            &mut Chance::new(seed, Purpose::Strewing),
        );
        let around = Chance::new(seed, Purpose::Order { tick: 0 }).angle();
        let hands = (0..hands).map(|hand| {
            let share = hand as f32 / hands as f32;
            let (sin, cos) = shapes::sin_cos(around + share * std::f32::consts::TAU);
            let entry = Vector::new(cos, sin) * entry_of(version, things.len());
            let body = world::add_finger(&mut world, entry);
            Hand::new(body, entry, &mut Chance::new(seed, Purpose::Frame { hand }))
        });
        let hands = hands.collect();
        Self {
            version,
            seed,
            settings,
            things: things.to_vec(),
            tick: 0,
            is_out: vec![false; pieces.len()],
            world,
            pieces,
            hands,
            outlines,
        }
    }

    /// Steps since the bag was shaken.
    #[must_use]
    pub fn tick(&self) -> TickNumber {
        self.tick
    }

    /// Exactly one sixtieth of a second. Hands without an input keep still.
    pub fn step(&mut self, inputs: &[HandInput]) -> Tick {
        self.tick += 1;
        let mut pulls = Vec::new();
        let before: Vec<Vector> = self.hands.iter().map(|hand| hand.finger).collect();
        for hand in self.order() {
            let input = inputs.get(hand).copied().unwrap_or_default();
            if let Some(act) = input.act {
                self.act(hand, act);
            }
            pulls.extend(self.advance(hand, input));
        }
        world::press_in(&mut self.world, &self.pieces);
        self.world.step();
        for hand in &mut self.hands {
            if matches!(
                hand.phase,
                Phase::Groping | Phase::Closing { .. } | Phase::Seeking { .. }
            ) {
                hand.finger = self.world.bodies[hand.body].translation();
                hand.felt.impulse = hand
                    .felt
                    .impulse
                    .max(world::impulse_on(&self.world, hand.body));
            }
        }
        self.tell(pulls, &before)
    }

    /// Hands take turns in going first, by lot: closing over the same piece at the same tick favours nobody.
    fn order(&self) -> Vec<usize> {
        let count = self.hands.len();
        let first = if count > 1 {
            Chance::new(self.seed, Purpose::Order { tick: self.tick }).below(count)
        } else {
            0
        };
        (0..count).map(|index| (first + index) % count).collect()
    }

    pub(crate) fn act(&mut self, hand: usize, act: Act) {
        let first = self.version == WorldVersion::First;
        match (act, &mut self.hands[hand].phase) {
            (Act::Cup, Phase::Outside | Phase::ReachingIn { .. })
            | (Act::Pull, Phase::Closing { .. } | Phase::Seeking { .. })
                if !first =>
            {
                self.hands[hand].kept = Some(act);
            }
            (Act::LetGo, Phase::Outside | Phase::ReachingIn { .. }) => self.hands[hand].kept = None,
            (Act::LetGo, Phase::Closing { .. } | Phase::Seeking { .. }) if !first => {
                self.hands[hand].kept = None;
                self.stay_open(hand);
            }
            (Act::Cup, Phase::Groping) if !first => self.seek(hand),
            (Act::Cup, Phase::Groping) => {
                // A hand that closes no longer shoves.
                let hand = &mut self.hands[hand];
                hand.aim = hand.finger;
                hand.phase = Phase::Closing {
                    left: CLOSING_TICKS,
                };
            }
            // Another one, in one press; but who presses twice for one piece keeps it.
            (Act::Cup, Phase::Cupped(held))
                if !first && held.busy.is_none() && self.tick > held.since + HELD_TICKS =>
            {
                self.open(hand);
                self.seek(hand);
            }
            (Act::LetGo, Phase::Cupped(_)) => self.open(hand),
            (Act::Dip, Phase::Cupped(held)) if held.busy.is_none() => {
                held.busy = Some(Busy::Dipping {
                    left: DIPPING_TICKS,
                });
            }
            (Act::ShakeOff, Phase::Cupped(held)) if held.busy.is_none() => {
                held.busy = Some(Busy::Shaking {
                    left: SHAKING_TICKS,
                });
            }
            (Act::Pull, Phase::Cupped(_) | Phase::Groping | Phase::Closing { .. }) => {
                self.begin_pull(hand);
            }
            _ => {}
        }
    }

    fn begin_pull(&mut self, hand: usize) {
        let hand = &mut self.hands[hand];
        world::set_present(&mut self.world, hand.body, false);
        let left = PULLING_TICKS;
        let things = match &mut hand.phase {
            Phase::Cupped(held) => std::mem::take(&mut held.things),
            _ => Vec::new(),
        };
        hand.phase = Phase::Pulling { left, things };
    }

    /// Whatever a hand does in one step, but for being pushed.
    fn advance(&mut self, number: usize, input: HandInput) -> Option<Pull> {
        let hand = &mut self.hands[number];
        match &mut hand.phase {
            Phase::Outside if input != HandInput::default() => {
                hand.phase = Phase::ReachingIn {
                    left: REACHING_TICKS,
                };
            }
            Phase::ReachingIn { left: 0 } => {
                hand.phase = Phase::Groping;
                let entry = hand.entry;
                self.put_finger(number, entry);
                self.do_what_winto_kept(number);
            }
            Phase::Closing { left: 0 } => {
                self.close(number);
                self.do_what_winto_kept(number);
            }
            Phase::Seeking { thing, left } => {
                let (thing, left) = (*thing, *left);
                self.advance_seeking(number, thing, left);
            }
            Phase::ReachingIn { left } => *left -= 1,
            Phase::Closing { left } => {
                *left -= 1;
                grope::drive(&mut self.world, hand, HandInput::default());
            }
            Phase::Groping => {
                grope::drive(&mut self.world, hand, input);
                self.move_on(number);
            }
            Phase::Cupped(_) => self.advance_cupped(number, input),
            Phase::Pulling { left, things } => {
                if *left > 0 {
                    *left -= 1;
                    return None;
                }
                let things = std::mem::take(things);
                hand.phase = Phase::Out;
                for thing in &things {
                    self.is_out[*thing] = true;
                }
                let tick = self.tick;
                return Some(Pull {
                    hand: number,
                    tick,
                    things,
                });
            }
            Phase::Outside | Phase::Out => {}
        }
        None
    }

    fn advance_cupped(&mut self, number: usize, input: HandInput) {
        let drift = self.settings.drift;
        let hand = &mut self.hands[number];
        if drift > 0.0 {
            let purpose = Purpose::Drift {
                hand: number,
                tick: self.tick,
            };
            hand.wander(drift, &mut Chance::new(self.seed, purpose));
        }
        let Phase::Cupped(held) = &mut hand.phase else {
            return;
        };
        let felt = held.things[0];
        match &mut held.busy {
            Some(Busy::Dipping { left: 0 }) => {
                held.busy = None;
                self.hands[number].felt.dip = Some(self.dip(felt));
            }
            Some(Busy::Shaking { left: 0 }) => {
                held.busy = None;
                let dropped = held.things.split_off(1);
                self.drop_things(&dropped);
            }
            Some(Busy::Dipping { left } | Busy::Shaking { left }) => {
                *left -= 1;
                hand.contact = None;
            }
            None => {
                let palm = held.palm;
                let pose = pose_of(&self.world, self.pieces[felt]);
                let outline = &self.outlines[felt];
                trace::slide(hand, palm, &pose, outline, input, self.version);
            }
        }
    }

    fn tell(&mut self, pulls: Vec<Pull>, before: &[Vector]) -> Tick {
        let mut tick = Tick {
            pulls,
            ..Tick::default()
        };
        if !self.tick.is_multiple_of(TICKS_PER_TOUCH) {
            return tick;
        }
        for (number, hand) in self.hands.iter_mut().enumerate() {
            let speed = (hand.finger - before[number]).length() / world::DT;
            tick.touches.push((number, report(hand, self.version)));
            tick.heave.extend(bulge(number, hand, speed));
        }
        tick
    }

    /// A number that differs as soon as anything in the bag does.
    #[must_use]
    pub fn digest(&self) -> u64 {
        let mut digest = Digest::default();
        digest.add(self.tick);
        for (piece, is_out) in self.pieces.iter().zip(&self.is_out) {
            let body = &self.world.bodies[*piece];
            let (pose, velocity) = (body.position(), body.linvel());
            let numbers = [
                pose.translation.x,
                pose.translation.y,
                pose.rotation.re,
                pose.rotation.im,
            ];
            numbers.iter().for_each(|x| digest.add(x.to_bits()));
            [velocity.x, velocity.y, body.angvel()]
                .iter()
                .for_each(|x| digest.add(x.to_bits()));
            digest.add(u32::from(*is_out));
        }
        for hand in &self.hands {
            let [x, y] = hand.felt_place();
            [hand.finger.x, hand.finger.y, hand.aim.x, hand.aim.y, x, y]
                .iter()
                .for_each(|x| digest.add(x.to_bits()));
        }
        digest.0
    }

    /// Everything, as bytes; a bag restored from them goes on as this one does.
    #[must_use]
    pub fn snapshot(&self) -> Vec<u8> {
        postcard::to_allocvec(self).expect("a bag has nothing that cannot be written")
    }

    /// The bag that wrote this snapshot.
    pub fn restore(snapshot: &[u8]) -> Result<Self, Unreadable> {
        let read: Result<Self, _> = postcard::from_bytes(snapshot);
        let mut bag = read.map_err(|error| Unreadable(error.to_string()))?;
        bag.outlines = outlines(&bag.things, bag.settings);
        Ok(bag)
    }
}

/// How far from the middle a hand comes in: into an emptier bag it reaches deeper, to where the pieces begin.
fn entry_of(version: WorldVersion, count: usize) -> f32 {
    match version {
        WorldVersion::First => ENTRY,
        WorldVersion::Second => ENTRY.min(heap_radius(count) + BEFORE_HEAP),
    }
}

/// FNV-1a over words.
struct Digest(u64);

impl Default for Digest {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Digest {
    fn add(&mut self, word: u32) {
        for byte in word.to_le_bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

fn outlines(things: &[Form], settings: Settings) -> Vec<Outline> {
    things
        .iter()
        .map(|form| form.outline(settings.decoy_scale))
        .collect()
}
