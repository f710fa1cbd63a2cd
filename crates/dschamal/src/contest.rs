//! A contest from report to ruling: what all four games have in common.

use crate::options::{DecidingTrigger, Foul, TimeoutAction};
use crate::report::{Standing, standing};
use crate::turn::Turn;
use crate::verdict::{Contest, Verdict};
use crate::{
    Awaits, Case, ContestReport, Contestants, Contested, Due, Event, Game, PieceSet, Refusal, Seat,
    VsEmpty, Zone, duel, quartet, rule, threesome, tower, victory,
};

/// Rules on a contest and carries the ruling out.
pub(crate) fn fight(turn: &mut Turn<'_>, report: &ContestReport) -> Result<(), Refusal> {
    let standing = standing(report, &turn.state.order.contestants, &turn.state.zones)?;
    let game = turn.rules.game();
    if report.top.is_some() && game != Game::Tower {
        return Err(Refusal::new(
            rule!("T-11"),
            "only a tower has a topmost piece",
        ));
    }
    let mut verdict = match &standing {
        Standing::Equal => Verdict::new(equal_case(game)),
        Standing::Nobody => nobody(turn),
        Standing::Foul(seat) => foul(turn, report, *seat),
        Standing::Ranked(order) => ranked(turn, report, order)?,
    };
    let limit = turn.rules.options().duel.repeat_limit;
    if verdict.case.is_repeat() && limit.is_some_and(|limit| turn.state.repeats >= limit) {
        verdict = passed_over(turn);
    }
    settle_dues(turn, &mut verdict);
    let ruling = verdict.ruling(seen(game, report, &standing));
    let report = report.clone();
    turn.emit(Event::Contested(Box::new(Contested { report, ruling })));
    carry_on(turn, verdict);
    Ok(())
}

fn ranked(
    turn: &Turn<'_>,
    report: &ContestReport,
    order: &Contestants,
) -> Result<Verdict, Refusal> {
    let contest = Contest {
        rules: turn.rules,
        state: &turn.state,
        report,
        order,
    };
    Ok(match turn.rules.game() {
        Game::Duel => duel::judge(&contest),
        Game::Tower => tower::judge(&contest)?,
        Game::Threesome => threesome::judge(&contest),
        Game::Quartet => quartet::judge(&contest),
    })
}

fn equal_case(game: Game) -> Case {
    match game {
        Game::Duel | Game::Tower => Case::Equal,
        Game::Threesome => Case::EqualThree,
        Game::Quartet => Case::EqualQuartet,
    }
}

/// Pulls that are laid open and looked at; the others go back unseen (D-13, H-06). In the Quartet
/// both are looked at.
pub(crate) fn seen(game: Game, report: &ContestReport, standing: &Standing) -> PieceSet {
    let Standing::Ranked(order) = standing else {
        return PieceSet::EMPTY;
    };
    let open = match game {
        Game::Duel | Game::Tower => 1,
        Game::Threesome | Game::Quartet => 2,
    };
    order
        .iter()
        .take(open)
        .fold(PieceSet::EMPTY, |set, &seat| set | report.pulls[seat])
}

/// Nobody pulled in time: again, perhaps with a deciding piece (A-C-05, X-45, X-78).
fn nobody(turn: &Turn<'_>) -> Verdict {
    let options = turn.rules.options();
    let zones = &turn.state.zones;
    let wanted = options.duel.deciding_trigger == DecidingTrigger::NobodyPulls
        || options.common.timeout_action == TimeoutAction::DecidingPiece;
    let possible = matches!(turn.rules.game(), Game::Duel | Game::Threesome)
        && options.duel.deciding
        && zones.centre.is_none()
        && !victory::deciding_candidates(turn.rules, zones, &turn.state.order.contestants)
            .is_empty();
    if wanted && possible {
        Verdict::new(Case::NobodyDeciding).awaiting(Awaits::Decide)
    } else {
        Verdict::new(Case::Nobody)
    }
}

/// Foul play (F-02): the contest is repeated, or the offender has lost it (A-C-08).
fn foul(turn: &Turn<'_>, report: &ContestReport, offender: Seat) -> Verdict {
    if turn.rules.options().common.foul == Foul::Repeat {
        return Verdict::new(Case::Foul).because_of(offender, PieceSet::EMPTY);
    }
    let verdict = Verdict::new(Case::FoulLoses).because_of(offender, PieceSet::EMPTY);
    let mut others = turn
        .state
        .order
        .contestants
        .iter()
        .copied()
        .filter(|&seat| seat != offender);
    let (Some(other), None) = (others.next(), others.next()) else {
        // Of three, two are left and neither has beaten the other: the trio just moves on.
        return return_centre(turn, verdict);
    };
    let mut verdict = Verdict {
        winner: Some(other),
        loser: Some(offender),
        ..verdict
    };
    match (turn.rules.game(), turn.state.zones.centre) {
        (Game::Duel, Some(deciding)) => verdict.moving(deciding, Zone::Centre, Zone::Open(other)),
        (Game::Duel, None) => {
            verdict.dues.push(Due::Take {
                chooser: other,
                from: offender,
                to: other,
                if_empty: VsEmpty::Consolation,
            });
            verdict
        }
        (Game::Quartet, _) => match quartet::keepable(&turn.state, other, report.pulls[other]) {
            Some(piece) => verdict.moving(piece, Zone::Bag, Zone::Open(other)), // as Q-06
            None => verdict,
        },
        (Game::Tower | Game::Threesome, _) => verdict,
    }
}

/// The repeats are used up: nobody wins (A-D-08).
fn passed_over(turn: &Turn<'_>) -> Verdict {
    return_centre(turn, Verdict::new(Case::PassedOver))
}

fn return_centre(turn: &Turn<'_>, verdict: Verdict) -> Verdict {
    match turn.state.zones.centre {
        Some(deciding) => verdict.moving(deciding, Zone::Centre, Zone::Bag), // A-D-28
        None => verdict,
    }
}

/// Leaves only what is really due once the transfers are carried out, so that the ruling can tell.
fn settle_dues(turn: &Turn<'_>, verdict: &mut Verdict) {
    if verdict.dues.is_empty() {
        return;
    }
    let options = &turn.rules.options().victory;
    let mut zones = turn.state.zones.clone();
    for &transfer in &verdict.transfers {
        zones.carry_out(transfer);
    }
    if options.check == crate::VictoryCheck::OnDraw {
        let shapes = zones.complete_now(turn.rules.seats(), options.trigger);
        zones.complete(shapes, turn.rules.seats());
    }
    let settled = verdict
        .dues
        .iter()
        .filter_map(|&due| victory::settle(turn.rules, &zones, due));
    verdict.dues = settled.collect();
}

/// What follows the ruling.
fn carry_on(turn: &mut Turn<'_>, verdict: Verdict) {
    if verdict.case.is_repeat() {
        // The same players; a deciding piece in the middle stays (A-D-29).
        return match verdict.next {
            Some(awaits) => turn.wait_for(awaits),
            None => turn.wait_for_contest(),
        };
    }
    match turn.rules.game() {
        Game::Duel | Game::Threesome => {
            turn.complete_on_draw();
            if !verdict.dues.is_empty() {
                turn.emit(Event::Owed { dues: verdict.dues });
            }
            turn.next_due();
        }
        Game::Tower if verdict.case == Case::TowerKeep => {
            turn.receive(verdict.winner.expect("who keeps a piece has won the duel"));
        }
        Game::Tower | Game::Quartet => match verdict.next {
            Some(awaits) => turn.wait_for(awaits),
            None => turn.finish_contest(),
        },
    }
}
