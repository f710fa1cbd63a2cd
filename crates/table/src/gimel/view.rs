//! A game of Gimel as anybody may see it: nothing in it is hidden.

use gimel::{BySide, Entry as GameEntry, Side};
use serde::{Deserialize, Serialize};

use super::GimelPlay;
use super::clock::ClockView;
use crate::{Ending, Millis, SeatNumber};

/// A game of Gimel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GimelView {
    /// Who has White.
    pub white: SeatNumber,
    /// Everything that happened in it, as text.
    pub entries: Vec<GameEntry>,
    /// The position.
    pub position: gimel::Position,
    /// Whose turn it is, while it is on.
    pub to_move: Option<Side>,
    /// Clocks.
    pub clocks: ClockView,
    /// Points so far.
    pub points: BySide<u32>,
    /// Who offers a draw.
    pub draw_offer: Option<SeatNumber>,
    /// Who asks to take back.
    pub takeback: Option<SeatNumber>,
    /// How many hints were given in it.
    #[serde(default, skip_serializing_if = "is_none_at_all")]
    pub hints: u32,
    /// May the draw rule be claimed now?
    pub may_claim: bool,
    /// May it still be called off?
    pub may_abort: bool,
    /// How it ended.
    pub ending: Option<Ending>,
}

pub(crate) fn gimel_view(play: &GimelPlay, now: Millis) -> GimelView {
    let position = play.game.position();
    GimelView {
        white: play.white,
        entries: play.game.entries().to_vec(),
        to_move: play.is_on().then(|| position.side()),
        clocks: play.clocks.view(position.side(), now),
        points: BySide::from_fn(|side| position.points(side)),
        draw_offer: play.draw_offer,
        takeback: play.takeback,
        hints: play.hints,
        may_claim: play.is_on() && play.game.may_claim(),
        may_abort: play.is_on() && play.moves_made() < 2,
        ending: play.ending,
        position: position.clone(),
    }
}

/// Most games are played without.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_none_at_all(hints: &u32) -> bool {
    *hints == 0
}
