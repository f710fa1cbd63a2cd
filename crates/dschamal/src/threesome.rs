//! The outcome tables of the Threesome (rulebook 4.3), row by row.

use crate::duel::completes_on_draw;
use crate::options::{
    CamelScope, DecidingCamel, DecidingMatch, DecidingRule, FailedFirstPiece, SlowestGain,
    ThreeFalseShout,
};
use crate::verdict::{Contest, Verdict};
use crate::{Case, Due, Piece, PieceSet, Seat, Several, Zone};

/// How a contestant met the conditions.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Met {
    /// Condition A (H-07), or the deciding shape.
    Shape(Piece),
    /// Condition B (H-08).
    Camel,
}

/// Applies the matching row of table 4.3.
pub(crate) fn judge(contest: &Contest<'_>) -> Verdict {
    let mut verdict = match contest.state.zones.centre {
        Some(deciding) => with_deciding_piece(contest, deciding),
        None => ordinary(contest),
    };
    verdict.several = in_vain(contest, verdict.winner);
    verdict
}

/// Those of the two quickest who failed before the winner's turn came, because they pulled several pieces (A-H-04).
fn in_vain(contest: &Contest<'_>, winner: Option<Seat>) -> Several {
    let open = contest.order.iter().take(2);
    let failed = open.take_while(|&&seat| Some(seat) != winner);
    let pulls = failed.map(|&seat| (seat, contest.pull(seat)));
    pulls.filter(|(_, pull)| pull.len() > 1).collect()
}

/// Exactly one piece that meets condition A or B, where `wanted` are the shapes of condition A.
fn met(contest: &Contest<'_>, seat: Seat, wanted: PieceSet) -> Option<Met> {
    let called = contest.shouted(seat);
    if contest.has_camel(seat) {
        return called.then_some(Met::Camel);
    }
    let strict = contest.rules.options().three.false_shout == ThreeFalseShout::Disqualify;
    if called && strict {
        return None; // A-H-05
    }
    // Several pieces meet no condition (A-H-04).
    let piece = contest.pull(seat).single()?;
    wanted.contains(piece).then_some(Met::Shape(piece))
}

/// Rows 1 to 5.
fn ordinary(contest: &Contest<'_>) -> Verdict {
    let [first, second, third] = seats(contest);
    let zones = &contest.state.zones;
    let open = zones.open[first] | zones.open[second] | zones.open[third];
    let wanted = open.all_of_its_shapes();
    let verdict = match (met(contest, first, wanted), met(contest, second, wanted)) {
        (Some(Met::Shape(piece)), _) => by_shape(contest, Case::FirstByShape, first, piece),
        (Some(Met::Camel), _) => winner(Case::FirstByCamel, first),
        (None, Some(Met::Shape(piece))) => failed_first(
            contest,
            by_shape(contest, Case::SecondByShape, second, piece),
        ),
        (None, Some(Met::Camel)) => failed_first(contest, winner(Case::SecondByCamel, second)),
        (None, None) => third_wins(contest),
    };
    let verdict = camel_takes(contest, verdict);
    match verdict.winner {
        Some(winner) if winner != third => verdict.because_of(winner, contest.pull(winner)),
        _ => verdict,
    }
}

fn seats(contest: &Contest<'_>) -> [Seat; 3] {
    [contest.order[0], contest.order[1], contest.order[2]]
}

fn winner(case: Case, seat: Seat) -> Verdict {
    Verdict {
        winner: Some(seat),
        ..Verdict::new(case)
    }
}

/// H-12: the piece, and one of its shape from each contestant who has one, even if the winner had it.
fn by_shape(contest: &Contest<'_>, case: Case, seat: Seat, piece: Piece) -> Verdict {
    let mut verdict = winner(case, seat).moving(piece, Zone::Bag, Zone::Open(seat));
    if completes_on_draw(contest, seat, piece) {
        return verdict; // A-D-13
    }
    let same_shape = PieceSet::of(piece).all_of_its_shapes();
    for &other in contest.order.iter().filter(|&&other| other != seat) {
        if let Some(theirs) = (contest.state.zones.open[other] & same_shape).first() {
            verdict = verdict.moving(theirs, Zone::Open(other), Zone::Open(seat));
        }
    }
    verdict
}

/// A-H-03: what the quickest pulled in vain when the second wins.
fn failed_first(contest: &Contest<'_>, verdict: Verdict) -> Verdict {
    let (FailedFirstPiece::ToWinner, Some(winner)) = (
        contest.rules.options().three.failed_first_piece,
        verdict.winner,
    ) else {
        return verdict;
    };
    let coloured = contest.pull(contest.order[0]) & PieceSet::COLOURED;
    verdict.moving(coloured, Zone::Bag, Zone::Open(winner))
}

/// H-13: the slowest gets the coloured pieces of both.
fn third_wins(contest: &Contest<'_>) -> Verdict {
    let [first, second, third] = seats(contest);
    let pulled = contest.pull(first) | contest.pull(second);
    let verdict = winner(Case::ThirdWins, third);
    let verdict = verdict.moving(pulled & PieceSet::COLOURED, Zone::Bag, Zone::Open(third));
    match contest.rules.options().three.slowest_gain {
        SlowestGain::Coloured => verdict,
        // Black pieces taken literally lie dead in front of him; the camel must stay in play.
        SlowestGain::AllPulled => {
            verdict.moving(pulled & PieceSet::BLACK, Zone::Bag, Zone::Black(third))
        }
    }
}

/// H-14: the camel takes one piece from each opponent, the left one first (A-H-16).
fn camel_takes(contest: &Contest<'_>, mut verdict: Verdict) -> Verdict {
    let options = &contest.rules.options().three;
    let called = |seat: Seat| contest.has_camel(seat) && contest.shouted(seat);
    let taker = contest.order.iter().copied().find(|&seat| called(seat));
    let taker = match options.camel_scope {
        CamelScope::Winner => {
            taker.filter(|&seat| verdict.winner == Some(seat) && seat != contest.order[2])
        }
        CamelScope::AnyShouter => taker,
    };
    if let Some(taker) = taker {
        let opponents = taker.others_clockwise(contest.rules.seats());
        for from in opponents.filter(|seat| contest.order.contains(seat)) {
            verdict.dues.push(Due::Take {
                chooser: taker,
                from,
                to: taker,
                if_empty: options.camel_vs_empty,
            });
        }
    }
    verdict
}

/// Rows 10 to 14.
fn with_deciding_piece(contest: &Contest<'_>, deciding: Piece) -> Verdict {
    let [first, second, third] = seats(contest);
    let options = contest.rules.options();
    let wanted = PieceSet::of(deciding).all_of_its_shapes();
    let award = |verdict: Verdict, to: Zone| verdict.moving(deciding, Zone::Centre, to);
    let coloured = |seat: Seat| contest.pull(seat) & PieceSet::COLOURED;
    match met(contest, first, wanted) {
        Some(Met::Shape(piece)) => {
            let prize = match options.duel.deciding_match {
                DecidingMatch::Both => Zone::Open(first),
                DecidingMatch::DrawnOnly => Zone::Bag,
            };
            let verdict = award(winner(Case::ThreeDecidingMatched, first), prize);
            let verdict = verdict.moving(piece, Zone::Bag, Zone::Open(first));
            return verdict.because_of(first, contest.pull(first));
        }
        Some(Met::Camel) => {
            let prize = match options.duel.deciding_camel {
                DecidingCamel::Deciding => Zone::Open(first),
                DecidingCamel::Nothing => Zone::Bag,
            };
            let verdict = award(winner(Case::ThreeDecidingCamel, first), prize);
            return verdict.because_of(first, contest.pull(first));
        }
        None => {}
    }
    // H-16: whatever the second pulled, the deciding piece is his.
    let second_met = met(contest, second, wanted);
    let (case, winning, third_gets) = match (options.three.deciding_rule, second_met) {
        (DecidingRule::Split, _) => (Case::ThreeDecidingSecond, second, coloured(first)),
        (DecidingRule::Flumian, Some(_)) => {
            (Case::ThreeDecidingSecondAlone, second, PieceSet::EMPTY)
        }
        (DecidingRule::Flumian, None) => (
            Case::ThreeDecidingThird,
            third,
            coloured(first) | coloured(second),
        ),
    };
    let verdict = award(winner(case, winning), Zone::Open(second));
    let verdict = match second_met {
        Some(Met::Shape(piece)) => verdict.moving(piece, Zone::Bag, Zone::Open(second)), // A-H-10
        Some(Met::Camel) | None => verdict,
    };
    verdict
        .moving(third_gets, Zone::Bag, Zone::Open(third)) // H-17
        .because_of(first, contest.pull(first))
}
