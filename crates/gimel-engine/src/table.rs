//! The transposition table: what was found out about positions before.

use gimel::{Kind, Move, Position, Square};

use crate::score::Score;

/// How a stored value bounds the true one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What is known about a position.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Finding {
    pub(crate) value: i32,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
    pub(crate) best: Option<Packed>,
}

impl Finding {
    /// The value, if it is deep enough and settles whether the position lies in the window.
    pub(crate) fn decides(&self, depth: i32, alpha: i32, beta: i32) -> Option<i32> {
        let settles = match self.bound {
            Bound::Exact => true,
            Bound::AtLeast => self.value >= beta,
            Bound::AtMost => self.value <= alpha,
        };
        (self.depth >= depth && settles).then_some(self.value)
    }
}

/// A move in two bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Packed(u16);

const PLACEMENTS: u16 = 3 * Square::COUNT as u16;

impl Packed {
    pub(crate) fn new(mv: Move) -> Self {
        let to = mv.to().index() as u16;
        let squares = Square::COUNT as u16;
        Self(match mv {
            Move::Place { kind, .. } => kind as u16 * squares + to,
            Move::Step { from, .. } | Move::Capture { from, .. } => {
                PLACEMENTS + from.index() as u16 * squares + to
            }
        })
    }

    /// The move in this position; it may not be legal there, since two positions can share a key.
    pub(crate) fn unpack(self, position: &Position) -> Option<Move> {
        let squares = Square::COUNT as u16;
        let to = Square::new((self.0 % squares) as u8)?;
        let Some(leap) = self.0.checked_sub(PLACEMENTS) else {
            let kind = *Kind::ALL.get(usize::from(self.0 / squares))?;
            return Some(Move::Place { kind, to });
        };
        let from = Square::new(u8::try_from(leap / squares).ok()?)?;
        let capture = position.standing(position.side().other()).contains(to);
        Some(if capture {
            Move::Capture { from, to }
        } else {
            Move::Step { from, to }
        })
    }
}

/// Slots looked at for one key.
const BUCKET: usize = 4;
/// Ages wrap round after this many.
const AGES: u8 = 64;

/// A finding as it is stored, 16 bytes with its key.
#[derive(Clone, Copy)]
struct Slot {
    key: u64,
    value: i16,
    best: Option<Packed>,
    depth: i8,
    /// Nothing where the slot was never used.
    bound: Option<Bound>,
    age: u8,
}

const UNUSED: Slot = Slot {
    key: 0,
    value: 0,
    best: None,
    depth: 0,
    bound: None,
    age: 0,
};

/// Findings by key. Shallow and old ones make room.
pub(crate) struct Table {
    buckets: Vec<[Slot; BUCKET]>,
    age: u8,
}

impl Table {
    /// A table of about so many megabytes, at least one bucket.
    pub(crate) fn new(megabytes: usize) -> Self {
        let bytes = megabytes.saturating_mul(1 << 20);
        let buckets = (bytes / size_of::<[Slot; BUCKET]>()).max(1);
        Self {
            buckets: vec![[UNUSED; BUCKET]; buckets],
            age: 0,
        }
    }

    pub(crate) fn clear(&mut self) {
        self.buckets.fill([UNUSED; BUCKET]);
    }

    /// Makes everything stored so far older.
    pub(crate) fn grow_older(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    fn bucket(&self, key: u64) -> usize {
        let share = u128::from(key) * self.buckets.len() as u128;
        (share >> 64) as usize
    }

    /// What is known about a position that lies `ply` turns from where the search began.
    pub(crate) fn find(&self, key: u64, ply: usize) -> Option<Finding> {
        let bucket = self.buckets.get(self.bucket(key))?;
        let slot = bucket.iter().find(|slot| slot.key == key)?;
        Some(Finding {
            value: from_here(i32::from(slot.value), ply),
            depth: i32::from(slot.depth),
            bound: slot.bound?,
            best: slot.best,
        })
    }

    /// Remembers a finding, at the expense of the least useful one.
    pub(crate) fn store(&mut self, key: u64, ply: usize, finding: &Finding) {
        let (age, index) = (self.age, self.bucket(key));
        let Some(bucket) = self.buckets.get_mut(index) else {
            return;
        };
        let worth = |slot: &Slot| match slot.bound {
            _ if slot.key == key => i32::MIN,
            None => i32::MIN + 1,
            Some(_) => i32::from(slot.depth) - 4 * i32::from((AGES + age - slot.age) % AGES),
        };
        if let Some(slot) = bucket.iter_mut().min_by_key(|slot| worth(slot)) {
            let known = slot.best.filter(|_| slot.key == key);
            *slot = Slot {
                key,
                value: from_there(finding.value, ply) as i16,
                best: finding.best.or(known),
                depth: finding.depth.clamp(0, 127) as i8,
                bound: Some(finding.bound),
                age,
            };
        }
    }

    /// How full it is with findings of this search, in thousandths.
    pub(crate) fn fullness(&self) -> u32 {
        let sample = self.buckets.iter().take(250).flatten();
        let used = |slot: &&Slot| slot.bound.is_some() && slot.age == self.age;
        let (all, full) = (sample.clone().count(), sample.filter(used).count());
        (full * 1000 / all.max(1)) as u32
    }
}

/// A stored win counts turns from its own position; here it counts them from the root.
fn from_here(value: i32, ply: usize) -> i32 {
    match Score::new(value).turns_to_end() {
        Some(_) => value - value.signum() * ply as i32,
        None => value,
    }
}

fn from_there(value: i32, ply: usize) -> i32 {
    match Score::new(value).turns_to_end() {
        Some(_) => value + value.signum() * ply as i32,
        None => value,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::WON;

    fn finding(depth: i32, value: i32) -> Finding {
        Finding {
            value,
            depth,
            bound: Bound::Exact,
            best: None,
        }
    }

    #[test]
    fn slots_are_small() {
        assert!(size_of::<Slot>() <= 24);
    }

    #[test]
    fn every_move_of_a_position_can_be_packed() {
        let mut game = gimel::Game::default();
        for text in ["F@h5", "C@k5", "C@h4", "B@r8"] {
            game.play(text.parse().unwrap()).unwrap();
        }
        for mv in game.moves() {
            assert_eq!(Packed::new(mv).unpack(game.position()), Some(mv));
        }
    }

    #[test]
    fn wins_are_counted_from_where_one_stands() {
        let mut table = Table::new(0);
        table.store(7, 3, &finding(5, WON - 8));
        assert_eq!(table.find(7, 1).map(|found| found.value), Some(WON - 6));
        table.store(7, 3, &finding(5, 8 - WON));
        assert_eq!(table.find(7, 1).map(|found| found.value), Some(6 - WON));
    }

    #[test]
    fn shallow_and_old_findings_make_room() {
        let mut table = Table::new(0);
        for key in 1..=4 {
            table.store(key, 0, &finding(key as i32, 0));
        }
        table.store(9, 0, &finding(2, 0));
        assert!(table.find(1, 0).is_none() && table.find(4, 0).is_some());
        table.grow_older();
        for key in 11..=14 {
            table.store(key, 0, &finding(1, 0));
        }
        assert!(table.find(4, 0).is_none() && table.find(14, 0).is_some());
    }
}
