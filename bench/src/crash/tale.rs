//! What one player knows of a game, against what the house says after a restart.

use std::time::Instant;

use gimel::{BySide, Entry, Move, Side};
use table::{GimelView, Millis};

use super::Survived;
use super::house::KilledHouse;

/// The moves that were acknowledged, and the clocks as they were last seen.
pub(super) struct Tale {
    moves: Vec<Move>,
    seen: Option<Seen>,
}

struct Seen {
    at: Instant,
    left: BySide<Millis>,
    running: Side,
}

impl Tale {
    pub(super) fn new() -> Tale {
        Tale {
            moves: Vec::new(),
            seen: None,
        }
    }

    pub(super) fn acknowledged(&mut self, mv: Move) {
        self.moves.push(mv);
        // Whose time runs has changed; the next view says how much is left.
        self.seen = None;
    }

    /// Compares moves and clocks. `pending` was sent and not answered: it may be there or not.
    pub(super) fn compare(
        &mut self,
        game: &GimelView,
        pending: Option<Move>,
        house: &KilledHouse,
        told: &mut Survived,
    ) {
        let now = Instant::now();
        let there = game.entries.iter().filter_map(|entry| match entry {
            Entry::Move(mv) => Some(*mv),
            _ => None,
        });
        let there: Vec<Move> = there.collect();
        let same = there.iter().zip(&self.moves).take_while(|(a, b)| a == b);
        let same = same.count();
        told.lost += (self.moves.len() - same) as u64;
        let more = &there[same..];
        if !(more.is_empty() || pending.is_some_and(|mv| more == [mv])) {
            told.doubled += 1;
        }
        let (Some(left), Some(running)) = (game.clocks.left, game.clocks.running) else {
            self.seen = None;
            return;
        };
        if let Some(seen) = self.seen.take() {
            let (outages, away) = house.outages(seen.at, now);
            let there = (now - seen.at).saturating_sub(away);
            let used = Millis(i64::try_from(there.as_millis()).unwrap_or(i64::MAX));
            // If the move on its way was stored, its player's time stopped some time in between.
            let expected = seen.left[seen.running] - used;
            let wrong = if seen.running == running {
                (left[running] - expected).0.unsigned_abs()
            } else {
                let low = (expected - left[seen.running]).0.max(0);
                let high = (left[seen.running] - seen.left[seen.running]).0.max(0);
                low.max(high).unsigned_abs()
            };
            let each = wrong / u64::from(outages.max(1));
            told.worst_clock_ms = told.worst_clock_ms.max(each);
        }
        self.seen = Some(Seen {
            at: now,
            left,
            running,
        });
    }
}
