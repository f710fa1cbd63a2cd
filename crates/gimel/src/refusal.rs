//! Why something may not be done, with the rule that forbids it.

use thiserror::Error;

use crate::{Kind, Move, Position, Rules, Side, Square};

/// Why a move is not allowed.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum IllegalMove {
    /// Nothing of that kind is left to place.
    #[error("{side} has no {kind} in hand")]
    NotInHand {
        /// Who wants to place.
        side: Side,
        /// What.
        kind: Kind,
    },
    /// A piece stands where one is to be placed.
    #[error("{0} is occupied; pieces are placed on empty squares")]
    Occupied(Square),
    /// Nothing stands where the move starts.
    #[error("there is no piece on {0}")]
    NoPiece(Square),
    /// The opponent's piece stands where the move starts.
    #[error("the piece on {square} is not {side}'s")]
    NotYours {
        /// Who wants to move it.
        side: Side,
        /// Where it stands.
        square: Square,
    },
    /// The kind does not leap that way.
    #[error("a {kind} does not leap from {from} to {to}")]
    NotALeap {
        /// What wants to leap.
        kind: Kind,
        /// From here.
        from: Square,
        /// To here.
        to: Square,
    },
    /// The leap would end on a piece of one's own.
    #[error("{0} holds a piece of the same side")]
    OwnPiece(Square),
    /// A capture was written and there is nothing to capture.
    #[error("there is nothing to capture on {to}; expected {from}-{to}")]
    NothingToCapture {
        /// From here.
        from: Square,
        /// To here.
        to: Square,
    },
    /// A plain move was written and there is something to capture.
    #[error("{to} holds an enemy piece; expected {from}x{to}")]
    IsACapture {
        /// From here.
        from: Square,
        /// To here.
        to: Square,
    },
}

impl IllegalMove {
    /// The rule that forbids it.
    #[must_use]
    pub const fn rule(&self) -> &'static str {
        match self {
            Self::NotInHand { .. } => "G-09",
            Self::Occupied(_) => "A-G-01",
            Self::NoPiece(_) | Self::NotYours { .. } => "G-08",
            Self::NotALeap {
                kind: Kind::Beetle, ..
            } => "G-10",
            Self::NotALeap {
                kind: Kind::Cat, ..
            } => "G-11",
            Self::NotALeap {
                kind: Kind::Falcon, ..
            } => "G-12",
            Self::OwnPiece(_) => "A-G-03",
            Self::NothingToCapture { .. } | Self::IsACapture { .. } => "G-15",
        }
    }
}

/// Why an entry of a game is refused; the game is unchanged.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The game has ended.
    #[error("the game is over: {0}")]
    Over(crate::Outcome),
    /// The move is against the rules.
    #[error("{mv} is not allowed: {why} ({rule})", rule = why.rule())]
    Illegal {
        /// The move.
        mv: Move,
        /// The reason.
        why: IllegalMove,
    },
    /// Time cannot be up if none was agreed.
    #[error(
        "no playing time by the clock was agreed; expected gimel.game_minutes with gimel.time_mode=wall_clock"
    )]
    NoClock,
    /// Time is up only once.
    #[error("time is up already; the last turns are being played")]
    TimeIsUp,
    /// A turn cannot take too long if no limit was agreed.
    #[error("no limit per turn was agreed; expected gimel.turn_seconds")]
    NoTurnLimit,
    /// The draw rule is not one that players claim.
    #[error("the draw rule cannot be claimed in this game; expected gimel.draw=claim")]
    NoClaims,
    /// The draw rule's condition does not hold.
    #[error(
        "the draw rule does not hold: it wants both above {min} points and no lead above {lead}"
    )]
    ClaimFails {
        /// Both must have more.
        min: u32,
        /// Nobody may lead by more.
        lead: u32,
    },
}

impl Rules {
    /// Why the side to move may not play this, or nothing if it may. Whether the game is over is not asked.
    #[must_use]
    pub fn refusal(&self, position: &Position, mv: Move) -> Option<IllegalMove> {
        let side = position.side();
        match mv {
            Move::Place { kind, .. } if position.hand(side)[kind] == 0 => {
                Some(IllegalMove::NotInHand { side, kind })
            }
            Move::Place { to, .. } => position
                .occupied()
                .contains(to)
                .then_some(IllegalMove::Occupied(to)),
            Move::Step { from, to } => self.leap_refusal(position, from, to).or_else(|| {
                let enemy = position.standing(side.other()).contains(to);
                enemy.then_some(IllegalMove::IsACapture { from, to })
            }),
            Move::Capture { from, to } => self.leap_refusal(position, from, to).or_else(|| {
                let enemy = position.standing(side.other()).contains(to);
                (!enemy).then_some(IllegalMove::NothingToCapture { from, to })
            }),
        }
    }

    fn leap_refusal(&self, position: &Position, from: Square, to: Square) -> Option<IllegalMove> {
        let side = position.side();
        let Some(piece) = position.piece_at(from) else {
            return Some(IllegalMove::NoPiece(from));
        };
        if piece.side != side {
            Some(IllegalMove::NotYours { side, square: from })
        } else if !self.leaps().from(piece.kind, from).contains(to) {
            Some(IllegalMove::NotALeap {
                kind: piece.kind,
                from,
                to,
            })
        } else if position.standing(side).contains(to) {
            Some(IllegalMove::OwnPiece(to))
        } else {
            None
        }
    }
}
