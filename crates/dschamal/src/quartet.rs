//! The outcome table of the Quartet (rulebook 5.2).

use crate::options::{SlowerChecks, SlowerIfQuickerKeeps, SlowerKeep};
use crate::verdict::{Contest, Verdict};
use crate::{Awaits, Case, Piece, PieceSet, Rules, Seat, State, Zone};

/// Applies table 5.2.
pub(crate) fn judge(contest: &Contest<'_>) -> Verdict {
    let (quicker, slower) = (contest.order[0], contest.order[1]);
    let options = &contest.rules.options().quartet;
    let kept = keepable(contest.state, quicker, contest.pull(quicker));
    if let Some(piece) = kept {
        let verdict = Verdict::won(Case::QuickerKeeps, quicker, slower)
            .because_of(quicker, contest.pull(quicker))
            .moving(piece, Zone::Bag, Zone::Open(quicker));
        let family = PieceSet::of(piece).all_of_its_shapes();
        let has_four = (contest.state.zones.open[quicker] & family).len() == 3;
        // With the fourth the quicker has won, whatever the slower holds (A-Q-06).
        let slower_too = options.slower_if_quicker_keeps == SlowerIfQuickerKeeps::KeepIfOwned;
        return match keepable(contest.state, slower, contest.pull(slower)) {
            Some(piece) if slower_too && !has_four => offer(contest.rules, verdict, slower, piece),
            _ => verdict,
        };
    }
    let looked_at = match options.slower_checks {
        SlowerChecks::OwnPull => contest.pull(slower),
        SlowerChecks::QuickersPull => contest.pull(quicker),
    };
    match keepable(contest.state, slower, looked_at) {
        Some(piece) => {
            let verdict = Verdict::won(Case::SlowerMayKeep, slower, quicker);
            offer(
                contest.rules,
                verdict.because_of(slower, looked_at),
                slower,
                piece,
            )
        }
        None => Verdict::new(Case::NobodyKeeps),
    }
}

/// The piece if it is exactly one (A-Q-03), coloured, and of a shape the player has.
pub(crate) fn keepable(state: &State, seat: Seat, pull: PieceSet) -> Option<Piece> {
    let piece = pull.single()?;
    piece
        .shape()
        .filter(|&shape| state.zones.open[seat].has_shape(shape))
        .map(|_| piece)
}

/// The slower one keeps it at once, or is asked.
fn offer(rules: &Rules, verdict: Verdict, seat: Seat, piece: Piece) -> Verdict {
    match rules.options().quartet.slower_keep {
        SlowerKeep::Must => verdict.moving(piece, Zone::Bag, Zone::Open(seat)),
        SlowerKeep::Optional => verdict
            .moving(piece, Zone::Bag, Zone::Hand)
            .awaiting(Awaits::Keep { seat }),
    }
}

/// who has four of one shape.
pub(crate) fn four_of_a_shape(rules: &Rules, state: &State) -> Option<Seat> {
    Seat::all(rules.seats()).find(|&seat| !state.zones.open[seat].whole_shapes().is_empty())
}
