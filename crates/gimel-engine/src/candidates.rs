//! Which moves are worth a look, and which first.
//!
//! A turn has some 400 moves, nearly all of them placements far from anything. Inside the tree only those are looked at
//! that attack or defend something, and one far placement that stands for all the others; at the root, every move is.

use gimel::{Bitboard, ByKind, Kind, Leaps, Move, Position, Side, Square, see};

use crate::memory::Memory;
use crate::survey::{Survey, spread};

/// A good capture ranks above every quiet move.
pub(crate) const GOOD_CAPTURE: i32 = 100_000;
const KILLER: i32 = 12_000;
/// Rank for a point threatened, saved or thrown away.
const POINT: i32 = 1_500;
/// From this depth on, placements beside any enemy are looked at too.
const WIDE: i32 = 3;
/// From this depth on, leaps into danger are looked at too.
const DARING: i32 = 4;

/// A move and how promising it looks.
#[derive(Clone, Copy)]
pub(crate) struct Ranked {
    pub(crate) mv: Move,
    pub(crate) rank: i32,
}

/// All that ranking a move needs to know.
pub(crate) struct Scene<'a> {
    pub(crate) position: &'a Position,
    pub(crate) leaps: &'a Leaps,
    pub(crate) survey: &'a Survey,
    pub(crate) memory: &'a Memory,
    pub(crate) ply: usize,
    /// Squares whose pieces are overlooked as captors.
    pub(crate) unseen: Bitboard,
    hanging: Bitboard,
    prey: ByKind<Bitboard>,
}

impl<'a> Scene<'a> {
    pub(crate) fn new(
        position: &'a Position,
        leaps: &'a Leaps,
        survey: &'a Survey,
        memory: &'a Memory,
        ply: usize,
        unseen: Bitboard,
    ) -> Self {
        let side = position.side();
        Self {
            position,
            leaps,
            survey,
            memory,
            ply,
            unseen,
            hanging: survey.hanging(position, side),
            prey: ByKind::from_fn(|kind| survey.prey(position, side, kind)),
        }
    }

    fn side(&self) -> Side {
        self.position.side()
    }

    /// Adds every capture that is seen.
    pub(crate) fn captures(&self, list: &mut Vec<Ranked>) {
        let enemies = self.position.standing(self.side().other());
        for kind in Kind::ALL {
            for from in self.position.pieces(self.side(), kind) & !self.unseen {
                let prey = self.leaps.from(kind, from) & enemies;
                list.extend(prey.into_iter().map(|to| {
                    let mv = Move::Capture { from, to };
                    let rank = self.rank_capture(mv);
                    Ranked { mv, rank }
                }));
            }
        }
    }

    /// Adds the quiet moves that matter at this depth.
    pub(crate) fn quiets(&self, depth: i32, list: &mut Vec<Ranked>) {
        self.placements(depth, list);
        self.steps(depth, list);
    }

    fn placements(&self, depth: i32, list: &mut Vec<Ranked>) {
        let (side, hand) = (self.side(), self.position.hand(self.side()));
        let empty = !self.position.occupied();
        let enemies = self.position.standing(side.other());
        for kind in Kind::ALL.into_iter().filter(|&kind| hand[kind] > 0) {
            let prey = if depth >= WIDE {
                enemies
            } else {
                self.prey[kind]
            };
            let matters = spread(self.leaps, kind, prey | self.hanging);
            let squares = matters & empty & self.survey.safe(side, kind);
            let purpose = self.purpose(kind);
            let rank = |to: Square| self.rank_placement(kind, to, purpose[to.index()]);
            list.extend(squares.into_iter().map(rank));
        }
        list.extend(self.waiting());
    }

    /// One placement that changes nothing, of the cheapest piece.
    fn waiting(&self) -> Option<Ranked> {
        let (side, hand) = (self.side(), self.position.hand(self.side()));
        let kind = Kind::ALL.into_iter().find(|&kind| hand[kind] > 0)?;
        let calm = !(self.position.occupied() | self.survey.attacked(side.other()));
        let to = calm.into_iter().next()?;
        Some(Ranked {
            mv: Move::Place { kind, to },
            rank: 0,
        })
    }

    fn steps(&self, depth: i32, list: &mut Vec<Ranked>) {
        let side = self.side();
        let empty = !self.position.occupied();
        let hand = self.position.hand(side);
        // Who has nothing left to place must leap, wherever to.
        let must = Kind::ALL.into_iter().all(|kind| hand[kind] == 0);
        for kind in Kind::ALL {
            let hunting = if must || depth >= WIDE {
                Bitboard::FULL
            } else {
                spread(self.leaps, kind, self.prey[kind] | self.hanging)
            };
            let own = self.position.pieces(side, kind);
            if own.is_empty() {
                continue;
            }
            let purpose = self.purpose(kind);
            for from in own {
                let fleeing = self.hanging.contains(from);
                let aims = if fleeing { Bitboard::FULL } else { hunting };
                for to in self.leaps.from(kind, from) & empty & aims {
                    let mv = Move::Step { from, to };
                    let ranked = self.rank_step(kind, mv, purpose[to.index()]);
                    if must || depth >= DARING || ranked.rank > -POINT {
                        list.push(ranked);
                    }
                }
            }
        }
    }

    /// How promising any legal moves look.
    pub(crate) fn rank(&self, moves: &[Move], list: &mut Vec<Ranked>) {
        let purpose = ByKind::from_fn(|kind| self.purpose(kind));
        list.extend(moves.iter().map(|&mv| match mv {
            Move::Place { kind, to } => {
                let ranked = self.rank_placement(kind, to, purpose[kind][to.index()]);
                let rank = ranked.rank + self.loss(mv) * POINT;
                Ranked { mv, rank }
            }
            Move::Step { from, to } => {
                let piece = self.position.piece_at(from);
                let kind = piece.map_or(Kind::Beetle, |piece| piece.kind);
                self.rank_step(kind, mv, purpose[kind][to.index()])
            }
            Move::Capture { .. } => {
                let rank = self.rank_capture(mv);
                Ranked { mv, rank }
            }
        }));
    }

    /// Exchanges that pay come first, the richest of them before the others; those that don't come last.
    fn rank_capture(&self, mv: Move) -> i32 {
        let gain = see(self.position, self.leaps, mv);
        if gain < 0 {
            return (gain - 6) * POINT;
        }
        let victim = self.position.piece_at(mv.to());
        let value = victim.map_or(0, |piece| piece.kind.value() as i32);
        GOOD_CAPTURE + gain * 64 + value
    }

    fn rank_placement(&self, kind: Kind, to: Square, purpose: i32) -> Ranked {
        let mv = Move::Place { kind, to };
        let rank = purpose + self.learned(mv);
        Ranked { mv, rank }
    }

    fn rank_step(&self, kind: Kind, mv: Move, purpose: i32) -> Ranked {
        let fled = mv.from().is_some_and(|from| self.hanging.contains(from));
        let saved = if fled { kind.value() as i32 } else { 0 };
        let rank = purpose + self.learned(mv) + (saved + 2 * self.loss(mv)) * POINT;
        Ranked { mv, rank }
    }

    /// Points that a move into danger costs, as a negative number.
    fn loss(&self, mv: Move) -> i32 {
        if self.survey.attacked(self.side().other()).contains(mv.to()) {
            see(self.position, self.leaps, mv)
        } else {
            0
        }
    }

    /// What a piece of this kind would threaten and cover, by the square it stands on. From one square to another leads the
    /// same leap as back, and what is worth it is quicker gone through than all the squares.
    fn purpose(&self, kind: Kind) -> [i32; Square::COUNT] {
        let mut ranks = [0; Square::COUNT];
        for worthy in (self.prey[kind] | self.hanging).into_iter() {
            let Some(piece) = self.position.piece_at(worthy) else {
                continue;
            };
            let rank = piece.kind.value() as i32 * POINT / 2;
            for square in self.leaps.from(kind, worthy) {
                ranks[square.index()] += rank;
            }
        }
        ranks
    }

    fn learned(&self, mv: Move) -> i32 {
        let killer = if self.memory.is_killer(self.ply, mv) {
            KILLER
        } else {
            0
        };
        killer + self.memory.experience(self.position, mv)
    }
}
