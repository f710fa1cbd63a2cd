//! A groping hand: it goes somewhere until it bumps into something, and tries not to come back to where it was.

use bag::{PLACES_PER_UNIT, Touch};

use crate::chance::Chance;
use crate::knowledge::way;

/// Units a tick.
const STRIDE: f32 = 3.6 / 60.0;
/// A place that is remembered is avoided within this.
const AVOIDED: f32 = 0.4;
/// So many ticks after it set out a hand closes without having bumped into anything.
const FAR_ENOUGH: u32 = 2;
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
    pub(crate) fn leave(&mut self, memory: usize, stroll: u32, chance: &mut Chance) {
        self.been.push(self.place);
        let forgotten = self.been.len().saturating_sub(memory);
        self.been.drain(..forgotten);
        self.rest = chance.ticks(stroll * 2 / 3, stroll * 4 / 3);
        self.set_out(0.0, chance);
    }

    /// Sets out anew: more or less straight on, or back from the cloth.
    fn set_out(&mut self, turn: f32, chance: &mut Chance) {
        self.heading += turn + 0.08 * chance.normal();
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
        // A hand that has gone far enough closes anyway: something is always near.
        let bumps = touch.thump >= THUMP || self.since > FAR_ENOUGH;
        let found = self.rest == 0 && bumps && !known;
        // Stuck at the cloth, or long under way.
        if self.since > 25 && away < 0.3 || self.since > 70 {
            let turn = 0.3 + 0.4 * chance.unit();
            self.set_out(turn, chance);
        }
        (way(self.heading).map(|part| part * STRIDE), found)
    }
}
