//! What bots do among themselves goes three times as fast, and those who only watch may let it be over at once. The same seed gives
//! the same result either way.

use serde::{Deserialize, Serialize};

use super::{DschamalPlay, Step};
use crate::table::Table;
use crate::{DschamalEvent, Refusal, SeatNumber};

/// How much faster.
pub const BOTS_SPEED: u32 = 3;

/// Bots are at it, and nobody else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BotsAlone {
    /// How much faster it goes.
    pub speed: u32,
    /// Who wants it to be over.
    pub skip: Vec<SeatNumber>,
    /// How many have to want it.
    pub of: usize,
}

impl Table {
    /// Whether nobody but bots has anything to do with what goes on in the bag or at a tower.
    pub(crate) fn are_bots_alone(&self, play: &DschamalPlay) -> bool {
        let hands = match (play.step(), &play.reach) {
            (Step::Reach, Some(reach)) => {
                let bot = |seat: &SeatNumber| reach.bots.iter().any(|(bot, _)| bot == seat);
                return reach.hands.iter().all(bot);
            }
            (Step::Call, _) => play.wanted_hands(),
            (Step::Build(seat), _) => vec![seat],
            _ => return false,
        };
        hands.into_iter().all(|seat| self.bot_on(seat).is_some())
    }

    /// How fast it goes.
    pub(crate) fn speed(&self, play: &DschamalPlay) -> u32 {
        if self.are_bots_alone(play) {
            BOTS_SPEED
        } else {
            1
        }
    }

    /// Whether everybody who is here wants it to be over.
    pub(crate) fn is_skipped(&self, play: &DschamalPlay) -> bool {
        let present = self.watching_seats(play, &[]);
        let wants = |seat: &SeatNumber| play.skips.contains(seat);
        self.are_bots_alone(play) && !present.is_empty() && present.iter().all(wants)
    }

    /// For a view.
    pub(crate) fn bots_alone(&self, play: &DschamalPlay) -> Option<BotsAlone> {
        let comes = matches!(play.step(), Step::Call | Step::Reach | Step::Build(_));
        (comes && self.are_bots_alone(play)).then(|| BotsAlone {
            speed: BOTS_SPEED,
            skip: play.skips.iter().copied().collect(),
            of: self.watching_seats(play, &[]).len(),
        })
    }

    /// Somebody wants it to be over.
    pub(crate) fn skip(
        &self,
        play: &DschamalPlay,
        seat: SeatNumber,
        ply: usize,
    ) -> Result<Vec<DschamalEvent>, Refusal> {
        let now = ply == play.journal.entries().len();
        if !now || self.bots_alone(play).is_none() {
            return Err(Refusal::Stale);
        }
        if play.skips.contains(&seat) {
            return Ok(Vec::new());
        }
        Ok(vec![DschamalEvent::Skipped { seat }])
    }
}
