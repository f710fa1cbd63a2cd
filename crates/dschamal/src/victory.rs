//! Victory pieces, the end of Duel and Threesome, the deciding piece and the consolation draw.

use crate::options::{ConsolationShape, DecidingShape, DecidingTrigger, Simultaneous, Stalemate};
use crate::{Contestants, Due, PieceSet, Rules, Seat, SeatSet, State, Zones};

/// Who has won (D-48), if somebody has; nobody for a draw.
pub(crate) fn winners(rules: &Rules, state: &State) -> Option<SeatSet> {
    let options = rules.options();
    let count = |seat: Seat| state.zones.victory[seat].len();
    let everybody = || Seat::all(rules.seats());
    let there: SeatSet = everybody()
        .filter(|&seat| count(seat) >= usize::from(options.victory.target))
        .collect();
    let most = everybody().map(count).max().unwrap_or(0);
    let leaders: SeatSet = everybody().filter(|&seat| count(seat) == most).collect();
    if there.is_empty() {
        // A-D-19: nothing left to win.
        let dry = state.zones.complete == PieceSet::COLOURED;
        return dry.then_some(match options.duel.stalemate {
            Stalemate::MostShared => leaders,
            Stalemate::Draw => SeatSet::EMPTY,
        });
    }
    let by_last_contest = |among: SeatSet| match state.winner {
        Some(winner) if among.contains(winner) => SeatSet::EMPTY.with(winner),
        _ => among,
    };
    Some(match options.victory.simultaneous {
        Simultaneous::MostThenDuelWinner => by_last_contest(leaders),
        Simultaneous::DuelWinner => by_last_contest(there),
        Simultaneous::Shared => there,
    })
}

/// Does a contest between these begin with a deciding piece (D-40)?
pub(crate) fn needs_deciding_piece(rules: &Rules, state: &State) -> bool {
    let options = &rules.options().duel;
    let empty_handed = |seat: &Seat| state.zones.open[*seat].is_empty();
    options.deciding
        && options.deciding_trigger == DecidingTrigger::BothEmpty
        && state.zones.centre.is_none()
        && state.order.contestants.iter().all(empty_handed)
        && !deciding_candidates(rules, &state.zones, &state.order.contestants).is_empty()
}

/// The pieces that may be laid out (D-41, A-D-25).
#[must_use]
pub(crate) fn deciding_candidates(
    rules: &Rules,
    zones: &Zones,
    contestants: &Contestants,
) -> PieceSet {
    let reading = rules.options().duel.deciding_shape;
    let coloured = zones.bag & PieceSet::COLOURED;
    let owners = Seat::all(rules.seats()).filter(|seat| {
        reading != DecidingShape::UnownedByOthersIfPossible || !contestants.contains(seat)
    });
    let owned = owners.fold(PieceSet::EMPTY, |set, seat| set | zones.in_front_of(seat));
    let unowned = coloured - owned.all_of_its_shapes();
    let mut choices = vec![unowned & copied_in(coloured), unowned];
    if reading != DecidingShape::UnownedByAllRequired {
        choices.extend([coloured & copied_in(coloured), coloured]);
    }
    choices
        .into_iter()
        .find(|set| !set.is_empty())
        .unwrap_or(PieceSet::EMPTY)
}

/// The pieces of this set that have a copy of the same shape in it.
fn copied_in(pieces: PieceSet) -> PieceSet {
    let copied =
        |piece: &crate::Piece| (pieces & PieceSet::of(*piece).all_of_its_shapes()).len() > 1;
    pieces.into_iter().filter(copied).collect()
}

/// The pieces a consolation draw may win (D-30, A-D-22).
#[must_use]
pub(crate) fn consolation_pieces(rules: &Rules, zones: &Zones, winner: Seat) -> PieceSet {
    let reading = rules.options().duel.consolation_shape;
    let owners = Seat::all(rules.seats())
        .filter(|&seat| reading != ConsolationShape::UnownedByOthers || seat != winner);
    let owned = owners.fold(PieceSet::EMPTY, |set, seat| set | zones.in_front_of(seat));
    (zones.bag & PieceSet::COLOURED) - owned.all_of_its_shapes()
}

/// What really is due of this: a taking from an empty hand becomes a consolation draw (D-29), and a
/// draw that cannot succeed is skipped (A-D-20).
pub(crate) fn settle(rules: &Rules, zones: &Zones, due: Due) -> Option<Due> {
    let options = rules.options();
    match due {
        Due::Take {
            from, to, if_empty, ..
        } => {
            if !zones.takeable(from, options.victory.safe).is_empty() {
                return Some(due);
            }
            let consoled = if_empty == crate::VsEmpty::Consolation && options.duel.consolation;
            consoled
                .then_some(Due::Console { seat: to })
                .and_then(|due| settle(rules, zones, due))
        }
        Due::Console { seat } => {
            (!consolation_pieces(rules, zones, seat).is_empty()).then_some(due)
        }
    }
}
