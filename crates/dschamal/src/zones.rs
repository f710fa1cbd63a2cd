//! Where every piece is. Each of the sixty is in exactly one zone, always.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{BySeat, Piece, PieceSet, Seat, VictoryTrigger};

/// A place where a piece can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Zone {
    /// In the dark.
    Bag,
    /// Out of the game: the eggs of the Tower (T-03), the camel of the Quartet.
    Aside,
    /// In the middle of the table: the deciding piece (D-40).
    Centre,
    /// In somebody's hand, to be given, built or kept.
    Hand,
    /// In front of a player, can be lost.
    Open(Seat),
    /// In front of a player, set apart (D-46).
    Victory(Seat),
    /// Built (T-12).
    Tower(Seat),
    /// Black pieces in front of a player (T-15).
    Black(Seat),
}

/// The pieces of a tower, bottom to top.
pub type Stack = ArrayVec<Piece, 8>;

/// Pieces that change places together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Transfer {
    /// Which.
    pub pieces: PieceSet,
    /// Where they were.
    pub from: Zone,
    /// Where they are now.
    pub to: Zone,
}

impl Transfer {
    /// These pieces from here to there.
    pub fn new(pieces: impl Into<PieceSet>, from: Zone, to: Zone) -> Transfer {
        Transfer {
            pieces: pieces.into(),
            from,
            to,
        }
    }
}

/// All zones of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Zones {
    /// In the bag; its order is nobody's business and does not exist here.
    pub bag: PieceSet,
    /// Out of the game.
    pub aside: PieceSet,
    /// The deciding piece.
    pub centre: Option<Piece>,
    /// The piece somebody is about to give, build or keep.
    pub hand: Option<Piece>,
    /// Open pieces.
    pub open: BySeat<PieceSet>,
    /// Victory pieces.
    pub victory: BySeat<PieceSet>,
    /// Towers.
    pub tower: BySeat<Stack>,
    /// Black pieces of the Tower (and of one reading of the Threesome).
    pub black: BySeat<PieceSet>,
    /// All four pieces of every shape that was completed; a shape never loses that (A-D-41).
    pub complete: PieceSet,
}

impl Zones {
    /// Carries a transfer out.
    pub(crate) fn carry_out(&mut self, transfer: Transfer) {
        self.take_out(transfer.pieces, transfer.from);
        self.put_in(transfer.pieces, transfer.to);
    }

    fn take_out(&mut self, pieces: PieceSet, from: Zone) {
        match from {
            Zone::Bag => self.bag = self.bag - pieces,
            Zone::Aside => self.aside = self.aside - pieces,
            Zone::Centre => self.centre = None,
            Zone::Hand => self.hand = None,
            Zone::Open(seat) => self.open[seat] = self.open[seat] - pieces,
            Zone::Victory(seat) => self.victory[seat] = self.victory[seat] - pieces,
            Zone::Black(seat) => self.black[seat] = self.black[seat] - pieces,
            Zone::Tower(seat) => self.tower[seat].retain(|piece| !pieces.contains(*piece)),
        }
    }

    fn put_in(&mut self, pieces: PieceSet, to: Zone) {
        match to {
            Zone::Bag => self.bag = self.bag | pieces,
            Zone::Aside => self.aside = self.aside | pieces,
            Zone::Centre => self.centre = pieces.first(),
            Zone::Hand => self.hand = pieces.first(),
            Zone::Open(seat) => self.open[seat] = self.open[seat] | pieces,
            Zone::Victory(seat) => self.victory[seat] = self.victory[seat] | pieces,
            Zone::Black(seat) => self.black[seat] = self.black[seat] | pieces,
            // A tower is written down whole when it is built, see `Event::Built`.
            Zone::Tower(_) => unreachable!("pieces enter a tower by being built"),
        }
    }

    /// Everything in front of a player of the Duel or Threesome.
    #[must_use]
    pub fn in_front_of(&self, seat: Seat) -> PieceSet {
        self.open[seat] | self.victory[seat]
    }

    /// Everything in front of anybody.
    #[must_use]
    pub fn in_front_of_anybody(&self, seats: u8) -> PieceSet {
        Seat::all(seats).fold(PieceSet::EMPTY, |set, seat| set | self.in_front_of(seat))
    }

    /// The pieces a winner may take from a player: victory pieces only where they are not safe (D-27).
    #[must_use]
    pub fn takeable(&self, seat: Seat, victory_safe: bool) -> PieceSet {
        if victory_safe {
            self.open[seat]
        } else {
            self.in_front_of(seat)
        }
    }

    /// The zone in front of `seat` from which or to which this piece is taken.
    pub(crate) fn holding(&self, seat: Seat, piece: Piece) -> Zone {
        if self.victory[seat].contains(piece) {
            Zone::Victory(seat)
        } else {
            Zone::Open(seat)
        }
    }

    /// Shapes that are complete now (D-45), as all their pieces. Includes those completed before.
    #[must_use]
    pub(crate) fn complete_now(&self, seats: u8, trigger: VictoryTrigger) -> PieceSet {
        let whole = match trigger {
            VictoryTrigger::InFrontOfPlayers => self.in_front_of_anybody(seats).whole_shapes(),
            VictoryTrigger::OnePlayer => Seat::all(seats).fold(PieceSet::EMPTY, |set, seat| {
                set | self.in_front_of(seat).whole_shapes()
            }),
            // "Out of the bag": the deciding piece in the middle counts too (A-D-27).
            VictoryTrigger::OutOfBag => {
                let centre = self.centre.map_or(PieceSet::EMPTY, PieceSet::of);
                (self.in_front_of_anybody(seats) | centre).whole_shapes()
            }
        };
        self.complete | whole
    }

    /// Turns every open piece of these shapes into a victory piece of its owner (D-45, D-46).
    pub(crate) fn complete(&mut self, shapes: PieceSet, seats: u8) {
        self.complete = self.complete | shapes;
        for seat in Seat::all(seats) {
            let won = self.open[seat] & self.complete;
            self.open[seat] = self.open[seat] - won;
            self.victory[seat] = self.victory[seat] | won;
        }
    }

    /// Every piece with its zone counted once; the property tests hold this against the box.
    #[must_use]
    pub fn count(&self, seats: u8) -> usize {
        let on_table = Seat::all(seats).map(|seat| {
            self.in_front_of(seat).len() + self.black[seat].len() + self.tower[seat].len()
        });
        self.bag.len()
            + self.aside.len()
            + usize::from(self.centre.is_some())
            + usize::from(self.hand.is_some())
            + on_table.sum::<usize>()
    }

    /// Whether these pieces are there, each of them once.
    pub(crate) fn hold_exactly(&self, pieces: PieceSet, seats: u8) -> bool {
        self.count(seats) == pieces.len() && self.union(seats) == pieces
    }

    /// The union of all zones; equal in size to [`Zones::count`] unless a piece is in two places.
    #[must_use]
    pub fn union(&self, seats: u8) -> PieceSet {
        let single = |piece: Option<Piece>| piece.map_or(PieceSet::EMPTY, PieceSet::of);
        let start = self.bag | self.aside | single(self.centre) | single(self.hand);
        Seat::all(seats).fold(start, |set, seat| {
            let tower: PieceSet = self.tower[seat].iter().copied().collect();
            set | self.in_front_of(seat) | self.black[seat] | tower
        })
    }
}
