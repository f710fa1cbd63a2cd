//! Which moves are worth a look, and which first.
//!
//! A turn has some 400 moves, nearly all of them placements far from anything. Inside the tree only those are looked at
//! that attack or defend something, and one far placement that stands for all the others; at the root, every move is.

use gimel::{Bitboard, ByKind, Kind, Leaps, Move, Position, Side, Square, see};

use crate::memory::{BySquare, Memory};
use crate::survey::{Survey, spread};

/// A good capture ranks above every quiet move.
pub(crate) const GOOD_CAPTURE: i32 = 100_000;
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
        unseen: Bitboard,
    ) -> Self {
        let side = position.side();
        Self {
            position,
            leaps,
            survey,
            memory,
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
            let captors = self.position.pieces(self.side(), kind) & !self.unseen;
            captors.into_iter().for_each(|from| {
                let prey = self.leaps.from(kind, from) & enemies;
                prey.into_iter().for_each(|to| {
                    let mv = Move::Capture { from, to };
                    let rank = self.rank_capture(mv);
                    list.push(Ranked { mv, rank });
                });
            });
        }
    }

    /// Adds the quiet moves that matter at this depth.
    pub(crate) fn quiets(&self, depth: i32, list: &mut Vec<Ranked>) {
        let purposes = ByKind::from_fn(|kind| self.purpose(kind));
        self.placements(depth, &purposes, list);
        self.steps(depth, &purposes, list);
    }

    /// Whether a legal quiet move would be one of those, as far as can be said of one move alone: the far placement that stands
    /// for others and leaps that somebody has to make are not counted.
    pub(crate) fn matters(&self, mv: Move, depth: i32) -> bool {
        let side = self.side();
        let wide = depth >= WIDE;
        match mv {
            Move::Place { kind, to } => {
                let enemies = self.position.standing(side.other());
                let prey = if wide { enemies } else { self.prey[kind] };
                let aims = self.leaps.from(kind, to) & (prey | self.hanging);
                !aims.is_empty() && self.survey.safe(side, kind).contains(to)
            }
            Move::Step { from, to } => {
                let piece = self.position.piece_at(from);
                let kind = piece.map_or(Kind::Beetle, |piece| piece.kind);
                let aims = self.leaps.from(kind, to) & (self.prey[kind] | self.hanging);
                let hunting = wide || !aims.is_empty() || self.hanging.contains(from);
                hunting && (depth >= DARING || self.loss(mv) == 0)
            }
            Move::Capture { .. } => false,
        }
    }

    fn placements(&self, depth: i32, purposes: &ByKind<Purpose>, list: &mut Vec<Ranked>) {
        let (side, hand) = (self.side(), self.position.hand(self.side()));
        let empty = !self.position.occupied();
        let enemies = self.position.standing(side.other());
        for kind in Kind::ALL.into_iter().filter(|&kind| hand[kind] > 0) {
            let matters = if depth >= WIDE {
                spread(self.leaps, kind, enemies | self.hanging)
            } else {
                purposes[kind].squares
            };
            let squares = matters & empty & self.survey.safe(side, kind);
            let learned = self.memory.of_placing(side, kind);
            squares.into_iter().for_each(|to| {
                let mv = Move::Place { kind, to };
                let rank = purposes[kind].rank(to, learned);
                list.push(Ranked { mv, rank });
            });
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

    fn steps(&self, depth: i32, purposes: &ByKind<Purpose>, list: &mut Vec<Ranked>) {
        let side = self.side();
        let empty = !self.position.occupied();
        let hand = self.position.hand(side);
        // Who has nothing left to place must leap, wherever to.
        let must = Kind::ALL.into_iter().all(|kind| hand[kind] == 0);
        for kind in Kind::ALL {
            let hunting = if must || depth >= WIDE {
                Bitboard::FULL
            } else {
                purposes[kind].squares
            };
            let learned = self.memory.of_leaping(side, kind);
            let own = self.position.pieces(side, kind);
            own.into_iter().for_each(|from| {
                let fleeing = self.hanging.contains(from);
                let aims = if fleeing { Bitboard::FULL } else { hunting };
                let squares = self.leaps.from(kind, from) & empty & aims;
                squares.into_iter().for_each(|to| {
                    let mv = Move::Step { from, to };
                    let rank = purposes[kind].rank(to, learned) + self.rank_safety(kind, mv);
                    if must || depth >= DARING || rank > -POINT {
                        list.push(Ranked { mv, rank });
                    }
                });
            });
        }
    }

    /// How promising any legal moves look.
    pub(crate) fn rank(&self, moves: &[Move], list: &mut Vec<Ranked>) {
        let purposes = ByKind::from_fn(|kind| self.purpose(kind));
        list.extend(moves.iter().map(|&mv| {
            let rank = match mv {
                Move::Place { kind, to } => {
                    let learned = self.memory.of_placing(self.side(), kind);
                    purposes[kind].rank(to, learned) + self.loss(mv) * POINT
                }
                Move::Step { from, to } => {
                    let piece = self.position.piece_at(from);
                    let kind = piece.map_or(Kind::Beetle, |piece| piece.kind);
                    let learned = self.memory.of_leaping(self.side(), kind);
                    purposes[kind].rank(to, learned) + self.rank_safety(kind, mv)
                }
                Move::Capture { .. } => self.rank_capture(mv),
            };
            Ranked { mv, rank }
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

    /// What a leap saves or throws away.
    fn rank_safety(&self, kind: Kind, mv: Move) -> i32 {
        let fled = mv.from().is_some_and(|from| self.hanging.contains(from));
        let saved = if fled { kind.value() as i32 } else { 0 };
        (saved + 2 * self.loss(mv)) * POINT
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
    fn purpose(&self, kind: Kind) -> Purpose {
        let mut purpose = Purpose {
            points: [0; Square::COUNT],
            squares: Bitboard::EMPTY,
        };
        let worthy = self.prey[kind] | self.hanging;
        for other in Kind::ALL {
            let value = other.value() as u8;
            let [white, black] = Side::BOTH.map(|side| self.position.pieces(side, other));
            let worthy = worthy & (white | black);
            worthy.into_iter().for_each(|square| {
                let around = self.leaps.from(kind, square);
                purpose.squares |= around;
                around
                    .into_iter()
                    .for_each(|square| purpose.points[square.index()] += value);
            });
        }
        purpose
    }
}

/// What a piece would threaten and cover.
struct Purpose {
    /// Points, by the square it stands on: at most those of all 48 pieces, 160.
    points: [u8; Square::COUNT],
    /// Where it is something.
    squares: Bitboard,
}

impl Purpose {
    /// What speaks for going to a square.
    fn rank(&self, to: Square, learned: &BySquare) -> i32 {
        i32::from(self.points[to.index()]) * POINT / 2 + learned[to.index()]
    }
}
