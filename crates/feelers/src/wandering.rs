//! A groping hand: it goes somewhere until it bumps into something, and tries not to come back to where it was.

use bag::{PLACES_PER_UNIT, Touch};

use crate::chance::Chance;
use crate::knowledge::way;

/// Units a tick.
const STRIDE: f32 = 3.0 / 60.0;
/// A place that is remembered is avoided within this.
const AVOIDED: f32 = 0.6;
/// Thumps weaker than this are cloth.
const THUMP: u8 = 1;

#[derive(Debug, Clone)]
pub(crate) struct Wandering {
    /// As a share of a turn.
    heading: f32,
    /// Ticks before which nothing is tried.
    rest: u32,
    /// Ticks since the heading was chosen, and where that was.
    since: u32,
    from: [f32; 2],
    /// Where pieces were that are of no use.
    been: Vec<[f32; 2]>,
    pub(crate) place: [f32; 2],
}

impl Wandering {
    /// Into the bag is up.
    pub(crate) fn new(chance: &mut Chance) -> Self {
        Self {
            heading: 0.25 + 0.06 * chance.normal(),
            rest: 12,
            since: 0,
            from: [0.0, 0.0],
            been: Vec::new(),
            place: [0.0, 0.0],
        }
    }

    /// Leaves a piece behind.
    pub(crate) fn leave(&mut self, memory: usize, chance: &mut Chance) {
        self.been.push(self.place);
        let forgotten = self.been.len().saturating_sub(memory);
        self.been.drain(..forgotten);
        self.rest = chance.ticks(9, 16);
        self.turn(chance);
    }

    fn turn(&mut self, chance: &mut Chance) {
        self.heading += 0.15 + 0.7 * chance.unit();
        self.since = 0;
        self.from = self.place;
    }

    /// One tick: how far to go, and whether this is something to close the hand on.
    pub(crate) fn go(&mut self, touch: &Touch, chance: &mut Chance) -> ([f32; 2], bool) {
        self.place = touch.place.map(|part| f32::from(part) / PLACES_PER_UNIT);
        self.since += 1;
        self.rest = self.rest.saturating_sub(1);
        let away = (self.place[0] - self.from[0]).hypot(self.place[1] - self.from[1]);
        let known = self
            .been
            .iter()
            .any(|been| (been[0] - self.place[0]).hypot(been[1] - self.place[1]) < AVOIDED);
        let found = self.rest == 0 && touch.thump >= THUMP && !known;
        // Stuck at the cloth, or long under way.
        if self.since > 25 && away < 0.3 || self.since > 70 {
            self.turn(chance);
        }
        (way(self.heading).map(|part| part * STRIDE), found)
    }
}
