//! What counts for a hand in the bag now: one answer for screen, ear, bots and benchmarks.
//!
//! It says only what everybody at the table can see: what lies open, and so what is left in the bag.

use serde::{Deserialize, Serialize};

use crate::options::CamelShout;
use crate::victory::consolation_pieces;
use crate::{Awaits, Game, Piece, PieceKind, PieceSet, Rules, Seat, SeatSet, Shape, State};

/// What a hand looks for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wanted {
    /// Why these count.
    pub aim: Aim,
    /// Shapes to bring out, as far as the bag holds any.
    pub shapes: Vec<WantedShape>,
    /// Shapes that win the contest but have to be given away (T-07).
    pub give_away: Vec<Shape>,
    /// Do black pieces count (T-08)?
    pub black: bool,
    /// The camel. Written by another name: a view that names a piece has laid it open.
    #[serde(rename = "call")]
    pub camel: WantedCamel,
}

/// A shape to bring out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WantedShape {
    /// Which.
    pub shape: Shape,
    /// Before whom of those who count it lies open; nobody where that is not the point.
    pub whose: SeatSet,
}

/// Why something counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Aim {
    /// It matches an open piece of somebody at the bag (D-08, H-07).
    Match,
    /// It matches the deciding piece (D-42, H-15).
    Deciding,
    /// Nobody has it: a consolation draw (D-30).
    Console,
    /// One has it oneself.
    Own,
    /// One lacks it: any single piece wins, and this one is kept (T-06, T-08).
    Build,
}

/// What the camel is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WantedCamel {
    /// It wins if it is called in time (D-09, H-08).
    Called,
    /// It wins without a word (A-T-02).
    Silent,
    /// It wins nothing, or is not in the bag.
    No,
}

impl Wanted {
    /// Does this piece bring what is hoped for, alone and, if it is the camel, called?
    #[must_use]
    pub fn has(&self, piece: Piece) -> bool {
        match piece.kind() {
            PieceKind::Coloured(shape, _) => self.shapes.iter().any(|it| it.shape == shape),
            PieceKind::Black(_) => self.black,
            PieceKind::Camel => self.camel != WantedCamel::No,
        }
    }

    /// Is it the same for everybody whose hand is in the bag?
    #[must_use]
    pub fn is_common(&self) -> bool {
        !matches!(self.aim, Aim::Own | Aim::Build)
    }
}

/// What counts for the hand of `seat` now; nothing if it is not wanted in the bag.
#[must_use]
pub fn wanted(rules: &Rules, state: &State, seat: Seat) -> Option<Wanted> {
    let aim = aim(rules, state, seat)?;
    let zones = &state.zones;
    let contestants = state.order.contestants.iter().copied().collect();
    let (pieces, owners) = match aim {
        Aim::Match => (open_of(state, contestants), contestants),
        Aim::Own => {
            let own = SeatSet::EMPTY.with(seat);
            (open_of(state, own), own)
        }
        Aim::Deciding => {
            let centre = zones.centre.map_or(PieceSet::EMPTY, PieceSet::of);
            (centre, SeatSet::EMPTY)
        }
        Aim::Console => (consolation_pieces(rules, zones, seat), SeatSet::EMPTY),
        Aim::Build => (PieceSet::COLOURED - tower_of(state, seat), SeatSet::EMPTY),
    };
    let left = |shape: Shape| zones.bag.has_shape(shape);
    let shapes = Shape::ALL.into_iter().filter(|&shape| left(shape));
    let whose = |shape: Shape| {
        let has = |owner: &Seat| zones.open[*owner].has_shape(shape);
        owners.iter().filter(has).collect()
    };
    let wanted = shapes.clone().filter(|&shape| pieces.has_shape(shape));
    let in_tower = tower_of(state, seat);
    Some(Wanted {
        aim,
        shapes: wanted
            .map(|shape| WantedShape {
                shape,
                whose: whose(shape),
            })
            .collect(),
        give_away: match aim {
            Aim::Build => shapes.filter(|&shape| in_tower.has_shape(shape)).collect(),
            _ => Vec::new(),
        },
        black: aim == Aim::Build,
        camel: camel(rules, state, aim),
    })
}

fn aim(rules: &Rules, state: &State, seat: Seat) -> Option<Aim> {
    match &state.awaits {
        Awaits::Console { seat: alone } => (*alone == seat).then_some(Aim::Console),
        Awaits::Contest { contestants } if contestants.contains(&seat) => {
            Some(match (rules.game(), state.zones.centre) {
                (Game::Quartet, _) => Aim::Own,
                (Game::Tower, _) => Aim::Build,
                (Game::Duel | Game::Threesome, Some(_)) => Aim::Deciding,
                (Game::Duel | Game::Threesome, None) => Aim::Match,
            })
        }
        _ => None,
    }
}

fn open_of(state: &State, seats: SeatSet) -> PieceSet {
    let open = seats.iter().map(|seat| state.zones.open[seat]);
    open.fold(PieceSet::EMPTY, |all, open| all | open)
}

/// Every piece of the shapes in a tower.
fn tower_of(state: &State, seat: Seat) -> PieceSet {
    let own: PieceSet = state.zones.tower[seat].iter().copied().collect();
    own.all_of_its_shapes()
}

fn camel(rules: &Rules, state: &State, aim: Aim) -> WantedCamel {
    let inside = state.zones.bag.contains(Piece::CAMEL);
    match aim {
        Aim::Console | Aim::Own => WantedCamel::No,
        _ if !inside => WantedCamel::No,
        Aim::Build if rules.options().tower.camel_shout == CamelShout::NotRequired => {
            WantedCamel::Silent
        }
        Aim::Match | Aim::Deciding | Aim::Build => WantedCamel::Called,
    }
}
