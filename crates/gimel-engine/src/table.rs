//! The transposition table: what was found out about positions before.

use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicU8, AtomicU64};

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

/// A finding as it is stored, in eight bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Entry {
    value: i16,
    best: Option<Packed>,
    depth: i8,
    bound: Bound,
    age: u8,
}

/// Stands for no move; no packed move is that large.
const NO_MOVE: u16 = u16::MAX;

impl Entry {
    /// Never zero: a bound is at least one.
    fn pack(self) -> u64 {
        let best = self.best.map_or(NO_MOVE, |best| best.0);
        let bound = match self.bound {
            Bound::Exact => 1,
            Bound::AtLeast => 2,
            Bound::AtMost => 3,
        };
        u64::from(self.value as u16)
            | u64::from(best) << 16
            | u64::from(self.depth as u8) << 32
            | u64::from(self.age) << 40
            | bound << 48
    }

    /// Nothing where nothing was stored.
    fn unpack(word: u64) -> Option<Self> {
        let best = (word >> 16) as u16;
        Some(Self {
            value: word as u16 as i16,
            best: (best != NO_MOVE).then_some(Packed(best)),
            depth: (word >> 32) as u8 as i8,
            age: (word >> 40) as u8,
            bound: match word >> 48 {
                1 => Bound::Exact,
                2 => Bound::AtLeast,
                3 => Bound::AtMost,
                _ => return None,
            },
        })
    }
}

/// A key and its entry, mixed, so that halves written by two threads at once belong to no key.
#[derive(Default)]
struct Slot {
    mixed: AtomicU64,
    entry: AtomicU64,
}

impl Slot {
    fn read(&self) -> (u64, Option<Entry>) {
        let word = self.entry.load(Relaxed);
        (self.mixed.load(Relaxed) ^ word, Entry::unpack(word))
    }

    fn write(&self, key: u64, word: u64) {
        self.mixed.store(key ^ word, Relaxed);
        self.entry.store(word, Relaxed);
    }
}

/// As large as what a processor fetches at once, and never across two of these.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([Slot; BUCKET]);

/// Findings by key. Shallow and old ones make room. Several searches may share it.
pub(crate) struct Table {
    buckets: Vec<Bucket>,
    age: AtomicU8,
}

impl Table {
    /// A table of about so many megabytes, at least one bucket.
    pub(crate) fn new(megabytes: usize) -> Self {
        let bytes = megabytes.saturating_mul(1 << 20);
        let buckets = (bytes / size_of::<Bucket>()).max(1);
        Self {
            buckets: std::iter::repeat_with(Default::default)
                .take(buckets)
                .collect(),
            age: AtomicU8::new(0),
        }
    }

    pub(crate) fn clear(&self) {
        for slot in self.buckets.iter().flat_map(|bucket| &bucket.0) {
            slot.write(0, 0);
        }
    }

    /// Makes everything stored so far older.
    pub(crate) fn grow_older(&self) {
        self.age.store((self.age() + 1) % AGES, Relaxed);
    }

    fn age(&self) -> u8 {
        self.age.load(Relaxed)
    }

    fn bucket(&self, key: u64) -> Option<&[Slot; BUCKET]> {
        let share = u128::from(key) * self.buckets.len() as u128;
        let bucket = self.buckets.get((share >> 64) as usize)?;
        Some(&bucket.0)
    }

    /// What is known about a position that lies `ply` turns from where the search began.
    pub(crate) fn find(&self, key: u64, ply: usize) -> Option<Finding> {
        let mut slots = self.bucket(key)?.iter().map(Slot::read);
        let (_, entry) = slots.find(|(stored, _)| *stored == key)?;
        let entry = entry?;
        Some(Finding {
            value: from_here(i32::from(entry.value), ply),
            depth: i32::from(entry.depth),
            bound: entry.bound,
            best: entry.best,
        })
    }

    /// Remembers a finding, at the expense of the least useful one.
    pub(crate) fn store(&self, key: u64, ply: usize, finding: &Finding) {
        let Some(bucket) = self.bucket(key) else {
            return;
        };
        let age = self.age();
        let worth = |slot: &Slot| match slot.read() {
            (stored, _) if stored == key => i32::MIN,
            (_, None) => i32::MIN + 1,
            (_, Some(entry)) => {
                i32::from(entry.depth) - 4 * i32::from((AGES + age - entry.age) % AGES)
            }
        };
        if let Some(slot) = bucket.iter().min_by_key(|slot| worth(slot)) {
            let (stored, entry) = slot.read();
            let known = entry.filter(|_| stored == key).and_then(|entry| entry.best);
            let entry = Entry {
                value: from_there(finding.value, ply) as i16,
                best: finding.best.or(known),
                depth: finding.depth.clamp(0, 127) as i8,
                bound: finding.bound,
                age,
            };
            slot.write(key, entry.pack());
        }
    }

    /// How full it is with findings of this search, in thousandths.
    pub(crate) fn fullness(&self) -> u32 {
        let age = self.age();
        let sample = self.buckets.iter().take(250).flat_map(|bucket| &bucket.0);
        let entries = sample.clone().filter_map(|slot| slot.read().1);
        let (all, full) = (sample.count(), entries.filter(|e| e.age == age).count());
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
    fn slots_are_small_and_keep_everything() {
        assert_eq!(size_of::<Slot>(), 16);
        for (value, best, depth, bound) in [
            (-30_000, None, 0, Bound::Exact),
            (-1, Some(Packed(0)), 127, Bound::AtMost),
            (20_000, Some(Packed(21_167)), 3, Bound::AtLeast),
        ] {
            let entry = Entry {
                value,
                best,
                depth,
                bound,
                age: 63,
            };
            assert_eq!(Entry::unpack(entry.pack()), Some(entry));
        }
        assert_eq!(Entry::unpack(0), None);
    }

    #[test]
    fn halves_of_two_entries_are_none() {
        let table = Table::new(0);
        table.store(7, 0, &finding(5, 10));
        let slot = &table.buckets[0].0[0];
        slot.entry.store(12 | 1 << 48, Relaxed);
        assert!(table.find(7, 0).is_none());
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
        let table = Table::new(0);
        table.store(7, 3, &finding(5, WON - 8));
        assert_eq!(table.find(7, 1).map(|found| found.value), Some(WON - 6));
        table.store(7, 3, &finding(5, 8 - WON));
        assert_eq!(table.find(7, 1).map(|found| found.value), Some(6 - WON));
    }

    #[test]
    fn shallow_and_old_findings_make_room() {
        let table = Table::new(0);
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
