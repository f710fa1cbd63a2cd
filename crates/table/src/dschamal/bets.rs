//! A light game beside the game: who watches may bet on who wins. No money, no effect on the game; bets close at the call.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{DschamalPlay, Step};
use crate::table::Table;
use crate::{DschamalEvent, Refusal, SeatNumber};

/// How somebody bets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BetView {
    /// Who.
    pub seat: SeatNumber,
    /// On whom, for the contest that is next or under way.
    pub on: Option<SeatNumber>,
    /// How many were right so far.
    pub right: u32,
    /// Of how many.
    pub of: u32,
}

/// The bets of a game.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Bets {
    open: BTreeMap<SeatNumber, SeatNumber>,
    /// How many were right, and of how many.
    past: BTreeMap<SeatNumber, (u32, u32)>,
}

impl Bets {
    pub(crate) fn bet(&mut self, seat: SeatNumber, on: Option<SeatNumber>) {
        match on {
            Some(on) => self.open.insert(seat, on),
            None => self.open.remove(&seat),
        };
    }

    /// Somebody won, and it is known who was right. A contest that is fought again keeps its bets.
    pub(crate) fn settle(&mut self, winner: Option<SeatNumber>) {
        let Some(winner) = winner else { return };
        for (seat, on) in std::mem::take(&mut self.open) {
            let (right, of) = self.past.entry(seat).or_default();
            (*right, *of) = (*right + u32::from(on == winner), *of + 1);
        }
    }

    /// Nobody can win it any more.
    pub(crate) fn drop_open(&mut self) {
        self.open.clear();
    }

    /// Who bets does not judge.
    pub(crate) fn has(&self, seat: SeatNumber) -> bool {
        self.open.contains_key(&seat)
    }

    pub(crate) fn views(&self, seats: &[SeatNumber]) -> Vec<BetView> {
        let view = |seat: SeatNumber| {
            let on = self.open.get(&seat).copied();
            let (right, of) = self.past.get(&seat).copied().unwrap_or_default();
            (on.is_some() || of > 0).then_some(BetView {
                seat,
                on,
                right,
                of,
            })
        };
        seats.iter().filter_map(|&seat| view(seat)).collect()
    }
}

impl Table {
    /// Who may bet now: people on seats who are here and whose hands stay out.
    pub(crate) fn bettors(&self, play: &DschamalPlay) -> Vec<SeatNumber> {
        let hands = play.wanted_hands();
        if !play.settings.bets || play.step() != Step::Call || hands.len() < 2 {
            return Vec::new();
        }
        self.watching_seats(play, &hands)
    }

    /// Somebody bets, or takes it back.
    pub(crate) fn bet(
        &self,
        play: &DschamalPlay,
        seat: SeatNumber,
        number: u32,
        on: Option<SeatNumber>,
    ) -> Result<Vec<DschamalEvent>, Refusal> {
        if number != play.number + 1 || play.step() != Step::Call {
            return Err(Refusal::Stale);
        }
        let between = on.is_none_or(|on| play.wanted_hands().contains(&on));
        if !between || !self.bettors(play).contains(&seat) {
            return Err(Refusal::NoBet);
        }
        Ok(vec![DschamalEvent::Bet { seat, on }])
    }
}
