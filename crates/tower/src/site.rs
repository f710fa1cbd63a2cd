//! A placement under way: the tower as it stood, the new piece in the hand, and after the release what stands and what fell.

use rapier2d::prelude::{PhysicsWorld, RigidBodyHandle, Vector};
use serde::{Deserialize, Serialize};
use shapes::{Form, Outline};

use crate::hand::Hand;
use crate::input::HoldInput;
use crate::stand::{Stand, height, placed};
use crate::world::{self, DT, GRAVITY};

/// How far above the tower the new piece hangs at first.
const CLEARANCE: f32 = 0.3;
/// How far to the sides the hand may go, and how far above its start.
const ASIDE: f32 = 3.0;
const ABOVE: f32 = 0.7;
/// Slower than this is rest, in units and radians a second.
const STILL: f32 = 0.01;
const STILL_TICKS: u32 = 6;
/// A breath of air on what seems to rest, in units and radians a second: a plank balanced on a ball is still too, for a while.
const BREATH: f32 = 0.006;
/// The second breath comes so much later, from the other side: what only rolls ends where it was.
const BREATH_TICKS: u32 = 30;
const SECOND_BREATH: u32 = STILL_TICKS + BREATH_TICKS;
/// Whatever still rocks then is taken as it is.
const SETTLE_CAP: u32 = 600;
/// So near the table for so long is fallen.
const ON_TABLE: f32 = 0.01;
const TABLE_TICKS: u32 = 6;
/// Farther out than this nothing comes back.
const OFF_SIDE: f32 = 8.0;
/// Nearer than this, pieces may touch in the next step.
const NEAR: f32 = 0.02;
/// Changes of speed from here on are heard, and this one is as loud as it gets.
const QUIETEST: f32 = 0.15;
const LOUDEST: f32 = 4.0;

/// A placement under way.
pub struct Site {
    world: PhysicsWorld,
    pieces: Vec<Piece>,
    hand: Option<Hand>,
    stand_ticks: u32,
    tick: u32,
    /// Ticks since the release, or since fallen pieces were taken away.
    loose: u32,
    /// Ticks at rest.
    still: u32,
    breaths: u8,
    is_frozen: bool,
    is_over: bool,
}

/// One piece: as it stood, in the world while it is there, and how long it has been touching the table.
struct Piece {
    form: Form,
    outline: Outline,
    body: Option<RigidBodyHandle>,
    last: Stand,
    on_table: u32,
    has_fallen: bool,
}

/// What one step brought.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SiteTick {
    /// How loud wood met wood: 0 not at all, 255 with a crash.
    pub knock: u8,
    /// Pieces that have fallen in this step: places in the tower as it stood, its length for the new piece.
    pub fell: Vec<usize>,
}

/// How a placement ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The tower as it stands now, in the order of building.
    pub standing: Vec<Stand>,
    /// What fell: places in the tower as it stood, its length for the new piece. Ascending.
    pub fell: Vec<usize>,
    /// Differs as soon as anything in the world did.
    pub digest: u64,
}

impl Site {
    /// Begins a placement: the tower as it stands, and the new piece in the hand above it. `stand_ticks` is how long
    /// everything has to be at rest before it counts.
    #[must_use]
    pub fn new(standing: &[Stand], form: Form, stand_ticks: u32) -> Self {
        let base = standing.first().map_or(0.0, |first| first.place()[0]);
        let up = height(standing) + form.outline(1.0).reach + CLEARANCE;
        let mut site = Self::at(standing, Stand::at(form, [base, up], 0.0), stand_ticks);
        let low = Vector::new(base - ASIDE, 0.0);
        let high = Vector::new(base + ASIDE, up + ABOVE);
        if let Some(body) = site.pieces.last().and_then(|new| new.body) {
            site.hand = Some(Hand::take(&mut site.world, body, low, high));
        }
        site
    }

    /// A placement whose new piece has just been let go at this place.
    pub(crate) fn at(standing: &[Stand], new: Stand, stand_ticks: u32) -> Self {
        let mut site = Self::alone(standing, stand_ticks);
        site.set_frozen(true);
        site.add(&new);
        site
    }

    fn alone(standing: &[Stand], stand_ticks: u32) -> Self {
        let mut site = Self {
            world: world::table(),
            pieces: Vec::new(),
            hand: None,
            stand_ticks,
            tick: 0,
            loose: 0,
            still: 0,
            breaths: 0,
            is_frozen: false,
            is_over: false,
        };
        for stand in standing {
            site.add(stand);
        }
        site
    }

    fn add(&mut self, stand: &Stand) {
        let outline = stand.form.outline(1.0);
        let body = world::add_piece(&mut self.world, &outline, stand);
        self.pieces.push(Piece {
            form: stand.form,
            outline,
            body: Some(body),
            last: *stand,
            on_table: 0,
            has_fallen: false,
        });
    }

    /// Steps so far.
    #[must_use]
    pub fn tick(&self) -> u32 {
        self.tick
    }

    /// Whether the new piece is still in the hand.
    #[must_use]
    pub fn held(&self) -> bool {
        self.hand.is_some()
    }

    /// Exactly one sixtieth of a second. After the end nothing happens any more.
    pub fn step(&mut self, input: HoldInput) -> SiteTick {
        if self.is_over {
            return SiteTick::default();
        }
        self.tick += 1;
        if input.release
            && let Some(hand) = self.hand.take()
        {
            hand.let_go(&mut self.world);
        }
        if let Some(hand) = &mut self.hand {
            hand.drive(&mut self.world, input);
        }
        self.thaw_when_near();
        let before = self.speeds();
        self.world.step();
        let knock = self.knock(&before);
        let fell = self.look_for_fallen();
        if self.hand.is_none() {
            self.come_to_rest();
        }
        SiteTick { knock, fell }
    }

    fn set_frozen(&mut self, frozen: bool) {
        self.is_frozen = frozen;
        for body in self.pieces.iter().filter_map(|piece| piece.body) {
            world::set_frozen(&mut self.world, body, frozen);
        }
    }

    /// What has stood before stays to the bit until the new piece comes so near that they may touch.
    fn thaw_when_near(&mut self) {
        let Some((new, standing)) = self.pieces.split_last().filter(|_| self.is_frozen) else {
            return;
        };
        let Some(new) = new.body else { return };
        let near = NEAR + self.world.bodies[new].linvel().length() * DT;
        let mut others = standing.iter().filter_map(|piece| piece.body);
        if others.any(|other| world::gap(&self.world, new, other) < near) {
            self.set_frozen(false);
        }
    }

    fn speeds(&self) -> Vec<Vector> {
        let speed = |piece: &Piece| {
            piece
                .body
                .map_or(Vector::ZERO, |b| self.world.bodies[b].linvel())
        };
        self.pieces.iter().map(speed).collect()
    }

    /// The hardest change of speed that is not gravity's or the hand's.
    fn knock(&self, before: &[Vector]) -> u8 {
        let pull = Vector::new(0.0, -GRAVITY * DT);
        let mut hardest = 0.0_f32;
        for (piece, before) in self.pieces.iter().zip(before) {
            let Some(body) = piece.body else { continue };
            let body = &self.world.bodies[body];
            let change = body.linvel() - *before - pull * body.gravity_scale();
            // What rests is pushed up as much as it is pulled down.
            hardest = hardest.max(change.length() - GRAVITY * DT * body.gravity_scale());
        }
        if hardest < QUIETEST {
            return 0;
        }
        (hardest / LOUDEST * 255.0).min(255.0) as u8
    }

    /// Whatever but the foundation touches the table for a while has fallen.
    fn look_for_fallen(&mut self) -> Vec<usize> {
        let base = self.pieces.first().map_or(0.0, |first| self.place(first).x);
        let mut fell = Vec::new();
        let in_hand = self.hand.is_some().then(|| self.pieces.len() - 1);
        for index in 1..self.pieces.len() {
            let piece = &self.pieces[index];
            let Some(body) = piece
                .body
                .filter(|_| !piece.has_fallen && in_hand != Some(index))
            else {
                continue;
            };
            let pose = self.world.bodies[body].position();
            let touches = lowest(&piece.outline, &Stand::of_pose(piece.form, pose)) < ON_TABLE;
            let is_off = (pose.translation.x - base).abs() > OFF_SIDE;
            let piece = &mut self.pieces[index];
            piece.on_table = if touches { piece.on_table + 1 } else { 0 };
            if piece.on_table >= TABLE_TICKS || is_off {
                piece.has_fallen = true;
                fell.push(index);
            }
        }
        fell
    }

    fn place(&self, piece: &Piece) -> Vector {
        piece.body.map_or(Vector::from(piece.last.place()), |body| {
            self.world.bodies[body].translation()
        })
    }

    /// Counts ticks at rest. Fallen pieces are taken away then, and what leant on them falls too.
    fn come_to_rest(&mut self) {
        self.loose += 1;
        self.still = if self.is_still() { self.still + 1 } else { 0 };
        let given_up = self.loose >= SETTLE_CAP + self.stand_ticks;
        if self.still >= STILL_TICKS || given_up {
            if self.take_fallen_away() {
                (self.loose, self.still, self.breaths) = (0, 0, 0);
            } else {
                self.breathe();
                self.is_over = given_up || self.still >= STILL_TICKS + self.stand_ticks;
            }
        }
    }

    fn is_still(&self) -> bool {
        let standing = self.pieces.iter().filter(|piece| !piece.has_fallen);
        standing.filter_map(|piece| piece.body).all(|body| {
            let body = &self.world.bodies[body];
            body.linvel().length_squared() < STILL * STILL && body.angvel().abs() < STILL
        })
    }

    /// Breathes on it from either side, if there is time for both.
    fn breathe(&mut self) {
        let breath = match (self.breaths, self.still) {
            (0, STILL_TICKS..) => BREATH,
            (1, SECOND_BREATH..) => -BREATH,
            _ => return,
        };
        if self.stand_ticks < 2 * BREATH_TICKS {
            return;
        }
        self.breaths += 1;
        for body in self.pieces.iter().filter_map(|piece| piece.body) {
            let body = &mut self.world.bodies[body];
            if !body.is_dynamic() {
                continue;
            }
            body.set_linvel(body.linvel() + Vector::new(breath, 0.0), true);
            // As if it rolled.
            body.set_angvel(body.angvel() - breath, true);
        }
    }

    /// Whether there was any.
    fn take_fallen_away(&mut self) -> bool {
        let mut any = false;
        for piece in &mut self.pieces {
            if piece.has_fallen
                && let Some(body) = piece.body.take()
            {
                piece.last = Stand::of_pose(piece.form, self.world.bodies[body].position());
                self.world.remove_body(body);
                any = true;
            }
        }
        any
    }

    /// Where every piece is now, the new one last. What was taken away stays where it lay.
    #[must_use]
    pub fn poses(&self) -> Vec<Stand> {
        self.pieces.iter().map(|piece| self.pose(piece)).collect()
    }

    fn pose(&self, piece: &Piece) -> Stand {
        piece.body.map_or(piece.last, |body| {
            Stand::of_pose(piece.form, self.world.bodies[body].position())
        })
    }

    /// How it ended, once it has.
    #[must_use]
    pub fn over(&self) -> Option<Outcome> {
        self.is_over.then(|| self.outcome())
    }

    fn outcome(&self) -> Outcome {
        let (fallen, kept): (Vec<usize>, Vec<usize>) =
            (0..self.pieces.len()).partition(|index| self.pieces[*index].has_fallen);
        Outcome {
            standing: kept
                .iter()
                .map(|index| self.pose(&self.pieces[*index]))
                .collect(),
            fell: fallen,
            digest: self.digest(),
        }
    }

    /// A number that differs as soon as anything in the world does.
    #[must_use]
    pub fn digest(&self) -> u64 {
        let mut digest = 0xcbf2_9ce4_8422_2325_u64;
        let mut add = |word: u32| {
            for byte in word.to_le_bytes() {
                digest = (digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
            }
        };
        add(self.tick);
        for piece in &self.pieces {
            add(u32::from(piece.has_fallen));
            let Some(body) = piece.body else { continue };
            let body = &self.world.bodies[body];
            let (pose, speed) = (body.position(), body.linvel());
            let at = [pose.translation.x, pose.translation.y];
            let turned = [pose.rotation.re, pose.rotation.im];
            let moving = [speed.x, speed.y, body.angvel()];
            at.iter()
                .chain(&turned)
                .chain(&moving)
                .for_each(|x| add(x.to_bits()));
        }
        digest
    }
}

/// How far above the table the lowest corner is.
fn lowest(outline: &Outline, stand: &Stand) -> f32 {
    let middle = stand.place()[1];
    // Most pieces are far above it.
    if middle - outline.reach > ON_TABLE {
        return middle - outline.reach;
    }
    let corners = placed(outline, stand.place(), stand.radians());
    corners.iter().map(|p| p[1]).fold(f32::INFINITY, f32::min)
}

/// What becomes of a tower that nobody adds to, such as one whose topmost piece was taken.
#[must_use]
pub fn settle(standing: &[Stand], stand_ticks: u32) -> Outcome {
    let mut site = Site::alone(standing, stand_ticks);
    while !site.is_over {
        site.step(HoldInput::default());
    }
    site.outcome()
}
