//! Points and the end of the Tower (rulebook 3.4, T-21 to T-27).

use crate::options::{EndOnBlack, Tiebreak, TiedFirstRest};
use crate::{BySeat, Rules, Seat, SeatSet, State, tower::FULL_HEIGHT};

/// A Tower player's score, taken apart so that a screen can explain every point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Points {
    /// One for every piece in the tower (T-23).
    pub tower: i32,
    /// For or against the black pieces (T-24, T-25, T-26).
    pub black: i32,
}

impl Points {
    /// Both together.
    #[must_use]
    pub fn total(self) -> i32 {
        self.tower + self.black
    }
}

/// The score if the game ended now.
#[must_use]
pub fn points(rules: &Rules, state: &State) -> BySeat<Points> {
    let black = |seat: Seat| state.zones.black[seat].len() as i32;
    let everybody = Seat::all(rules.seats());
    let most = everybody.clone().map(black).max().unwrap_or(0);
    let firsts = everybody
        .clone()
        .filter(|&seat| black(seat) == most)
        .count();
    let second = everybody
        .clone()
        .map(black)
        .filter(|&count| count < most)
        .max();
    let ranking = Ranking {
        most,
        shared: firsts > 1,
        second: second.unwrap_or(0),
        zero_ranks: rules.options().tower.zero_black_ranks,
        rest_free: rules.options().tower.tied_first_rest == TiedFirstRest::Free,
    };
    let mut points = BySeat::<Points>::default();
    for seat in everybody {
        points[seat] = Points {
            tower: state.zones.tower[seat].len() as i32,
            black: ranking.points(black(seat)),
        };
    }
    points
}

struct Ranking {
    most: i32,
    shared: bool,
    second: i32,
    zero_ranks: bool,
    rest_free: bool,
}

impl Ranking {
    fn points(&self, count: i32) -> i32 {
        if count == 0 && !self.zero_ranks {
            0 // A-T-24, A-T-25
        } else if count == self.most {
            if self.shared { 2 } else { 3 } // T-24
        } else if self.shared {
            if self.rest_free { 0 } else { -count } // no second place
        } else if count == self.second {
            1 // T-25
        } else {
            -count // T-26
        }
    }
}

/// Has the game ended (T-21, T-22)?
pub(crate) fn is_finished(rules: &Rules, state: &State) -> bool {
    let full = |seat: Seat| state.zones.tower[seat].len() >= FULL_HEIGHT;
    let lying: usize = Seat::all(rules.seats())
        .map(|seat| state.zones.black[seat].len())
        .sum();
    let black = match rules.options().tower.end_on_black {
        EndOnBlack::Off => false,
        EndOnBlack::TenDrawn => state.black_drawn >= 10,
        EndOnBlack::TenLying => lying >= 10,
    };
    black || Seat::all(rules.seats()).any(full)
}

/// Who has most points (T-27), by the table's way of breaking ties (A-T-26).
pub(crate) fn winners(rules: &Rules, state: &State) -> SeatSet {
    let points = points(rules, state);
    let tower = |seat: Seat| state.zones.tower[seat].len() as i32;
    let black = |seat: Seat| state.zones.black[seat].len() as i32;
    let rank = |seat: Seat| {
        let tie = match rules.options().tower.tiebreak {
            Tiebreak::Shared => 0,
            Tiebreak::TallerTower => tower(seat),
            Tiebreak::FewerBlack => -black(seat),
        };
        (points[seat].total(), tie)
    };
    let best = Seat::all(rules.seats()).map(rank).max();
    Seat::all(rules.seats())
        .filter(|&seat| Some(rank(seat)) == best)
        .collect()
}
