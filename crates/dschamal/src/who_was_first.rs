//! From times and votes to a ranking; and whose word it is (rulebook A-C-02, A-C-06, A-D-07).

use arrayvec::ArrayVec;

use crate::options::{Judge, ShoutDeadline, Signal};
use crate::{Finish, Rules, Seat, SeatSet};

/// Ranks contestants by the milliseconds at which their pieces were down; `None` pulled nothing.
///
/// Equal are those who lie within the window of the next quicker one (A-C-02): with three hands a
/// chain of close finishes is one tie.
#[must_use]
pub fn by_clock(times: &[(Seat, Option<u32>)], window_ms: u32) -> Finish {
    let mut down: Vec<(u32, Seat)> = times
        .iter()
        .filter_map(|&(seat, at)| Some((at?, seat)))
        .collect();
    if down.is_empty() {
        return Finish::Nobody;
    }
    down.sort_unstable();
    let mut ranks: ArrayVec<SeatSet, 3> = ArrayVec::new();
    let mut last = None;
    for (at, seat) in down.into_iter().take(3) {
        let close = last.is_some_and(|last| at - last <= window_ms);
        match ranks.last_mut() {
            Some(rank) if close => rank.insert(seat),
            _ => ranks.push(SeatSet::EMPTY.with(seat)),
        }
        last = Some(at);
    }
    Finish::Ranked(ranks)
}

/// Ranks two duellists by what the bystanders saw; `None` is a vote for "equal". Without a majority
/// they were equal (D-11, A-C-06).
#[must_use]
pub fn by_votes(duellists: [Seat; 2], votes: &[Option<Seat>]) -> Finish {
    let [a, b] = duellists;
    let majority = |seat: Seat| {
        let count = votes.iter().filter(|vote| **vote == Some(seat)).count();
        2 * count > votes.len()
    };
    let one = |seat: Seat| SeatSet::EMPTY.with(seat);
    Finish::Ranked(if majority(a) {
        [one(a), one(b)].into_iter().collect()
    } else if majority(b) {
        [one(b), one(a)].into_iter().collect()
    } else {
        [one(a).with(b)].into_iter().collect()
    })
}

impl Rules {
    /// How many watch while the others have a hand in the bag.
    #[must_use]
    pub fn bystanders(&self) -> u8 {
        self.seats() - self.game().contestants() as u8
    }

    /// Who decides close cases: nobody but the clock where nobody watches (A-C-06).
    #[must_use]
    pub fn judge(&self) -> Judge {
        match self.bystanders() {
            0 => Judge::Clock,
            _ => self.options().common.judge,
        }
    }

    /// How the hands are sent in: by countdown where nobody is left to call (A-C-06).
    #[must_use]
    pub fn signal(&self) -> Signal {
        match (self.bystanders(), self.options().common.signal) {
            (0, Signal::Bystander) => Signal::Countdown,
            (_, signal) => signal,
        }
    }

    /// Does a camel call count? Times in milliseconds after the start word; a call before it never
    /// does, and by default neither does one after the caller's own piece was down (D-09, A-D-07).
    #[must_use]
    pub fn called_in_time(&self, called_at: i64, placed_at: Option<i64>) -> bool {
        let in_time = match self.options().duel.shout_deadline {
            ShoutDeadline::BeforeTable => placed_at.is_none_or(|placed| called_at < placed),
            ShoutDeadline::Unlimited => true,
        };
        called_at >= 0 && in_time
    }

    /// When a pull was worth something: by the clock of the option in force (A-C-03). `out_at` is
    /// when it left the bag, `down_at` when it reached the table, if it did.
    #[must_use]
    pub fn counts_from(&self, out_at: u32, down_at: Option<u32>) -> Option<u32> {
        match self.options().common.pull_commit {
            crate::PullCommit::AtOnce => Some(down_at.unwrap_or(out_at)),
            crate::PullCommit::OnPlacement => down_at,
        }
    }
}
