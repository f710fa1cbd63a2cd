//! A ruling stays until everybody present has read it, and not for ever: so long the next call waits.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::{DschamalPlay, Step};
use crate::table::Table;
use crate::{DschamalEvent, Millis, Refusal, SeatNumber};

/// How long a ruling stays for those who do not touch it.
const RULING: Millis = Millis(6_000);
/// The same after what bots did among themselves: it passes by itself.
const BOTS_RULING: Millis = Millis(3_000);
/// How long the call waits for somebody who plays by ear and is told what counts.
const BY_EAR: Millis = Millis(10_000);

/// What is being read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reading {
    /// The ruling of which reach; of the next one's wanted pieces if none was ruled on yet.
    pub number: u32,
    /// Until when, if nobody touches it.
    pub until: Millis,
    /// Who has read it.
    pub seen: Vec<SeatNumber>,
    /// Only bots had their hands in the bag: nobody has to touch it.
    pub of_bots: bool,
}

/// Who has read what was last ruled.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Read {
    /// When it was ruled.
    ruled: Option<Millis>,
    seen: BTreeSet<SeatNumber>,
    last: Option<Millis>,
}

impl Read {
    /// Something new is to be read.
    pub(crate) fn ruled(&mut self, at: Millis) {
        *self = Read {
            ruled: Some(at),
            ..Read::default()
        };
    }

    /// It is over: hands are called.
    pub(crate) fn clear(&mut self) {
        *self = Read::default();
    }

    pub(crate) fn seen(&mut self, seat: SeatNumber, at: Millis) {
        self.seen.insert(seat);
        self.last = Some(at);
    }

    /// Time stood still.
    pub(crate) fn shift(&mut self, lost: Millis) {
        self.ruled = self.ruled.map(|at| at + lost);
    }
}

impl Table {
    /// Until when somebody reads; nothing if nobody does, or it is over for all.
    pub(crate) fn reading_until(&self, play: &DschamalPlay) -> Option<Millis> {
        let waits = self.readers(play).into_iter().map(|(_, until)| until).max();
        waits.or(play.read.last)
    }

    /// Who still reads, and until when at the most.
    fn readers(&self, play: &DschamalPlay) -> Vec<(SeatNumber, Millis)> {
        if !play.is_on() {
            return Vec::new();
        }
        let of_bots = self.is_of_bots(play);
        let ruling = if of_bots { BOTS_RULING } else { RULING };
        let called = play.step() == Step::Call;
        let hands = play.wanted_hands();
        let until = |seat: SeatNumber| {
            let by_ear = called && hands.contains(&seat) && self.seats[seat].by_ear;
            let ear = by_ear.then_some(play.since + BY_EAR);
            ear.max(play.read.ruled.map(|at| at + ruling))
        };
        // Who lets bots be done does not wait to read of them either.
        let hurries = |seat: &SeatNumber| of_bots && play.skips.contains(seat);
        let present = self.watching_seats(play, &[]).into_iter();
        let unread = present.filter(|seat| !play.read.seen.contains(seat) && !hurries(seat));
        unread
            .filter_map(|seat| Some((seat, until(seat)?)))
            .collect()
    }

    /// Whether nobody but bots had a hand in the last reach.
    fn is_of_bots(&self, play: &DschamalPlay) -> bool {
        let last = play.past.last();
        last.is_some_and(|reach| reach.seats.iter().all(|&seat| self.bot_on(seat).is_some()))
    }

    /// What is being read, for a view.
    pub(crate) fn reading(&self, play: &DschamalPlay) -> Option<Reading> {
        let until = self
            .readers(play)
            .into_iter()
            .map(|(_, until)| until)
            .max()?;
        Some(Reading {
            number: play.number,
            until,
            seen: play.read.seen.iter().copied().collect(),
            of_bots: self.is_of_bots(play),
        })
    }

    /// Somebody has read it.
    pub(crate) fn has_seen(
        &self,
        play: &DschamalPlay,
        seat: SeatNumber,
        number: u32,
    ) -> Result<Vec<DschamalEvent>, Refusal> {
        if number != play.number || play.read.seen.contains(&seat) {
            return Ok(Vec::new());
        }
        let reads = self.readers(play).iter().any(|(reader, _)| *reader == seat);
        Ok(reads
            .then_some(DschamalEvent::Seen { seat })
            .into_iter()
            .collect())
    }

    /// May hands be called although others still read?
    pub(crate) fn check_read(
        &self,
        play: &DschamalPlay,
        caller: SeatNumber,
        now: Millis,
    ) -> Result<(), Refusal> {
        let mut readers = self.readers(play).into_iter();
        if readers.any(|(seat, until)| seat != caller && until > now) {
            return Err(Refusal::StillRead);
        }
        Ok(())
    }
}
