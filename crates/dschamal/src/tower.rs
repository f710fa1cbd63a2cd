//! The outcome table of the Tower (rulebook 3.3), and what building and falling do.

use crate::options::{BallFoundation, CamelShout, Innocent, MultiLoss, Physics};
use crate::verdict::{Contest, Verdict};
use crate::{
    Awaits, BuildReport, Case, Piece, PieceKind, PieceSet, Refusal, Rules, Seat, Shape, Stack,
    State, Zone, Zones, rule,
};

/// A tower of so many pieces ends the game (T-21).
pub(crate) const FULL_HEIGHT: usize = 7;

/// Applies table 3.3.
pub(crate) fn judge(contest: &Contest<'_>) -> Result<Verdict, Refusal> {
    let (quicker, slower) = (contest.order[0], contest.order[1]);
    let pull = contest.pull(quicker);
    let Some(piece) = pull.single() else {
        return several(contest, quicker, slower);
    };
    if contest.report.top.is_some() {
        return Err(Refusal::new(
            rule!("T-11"),
            "no topmost piece is lost in this duel",
        ));
    }
    let zones = &contest.state.zones;
    let verdict = |case| Verdict::won(case, quicker, slower).because_of(quicker, pull);
    Ok(match piece.kind() {
        PieceKind::Black(_) => {
            verdict(Case::TowerBlack).moving(piece, Zone::Bag, Zone::Black(quicker))
        }
        PieceKind::Camel => camel(contest, quicker, verdict),
        // Possession is what stands in one's own tower now (A-T-07). The Dutch reading of T-06 leaves
        // a gap that is closed the same way (A-T-08), so `tower.keep_if` changes nothing here.
        PieceKind::Coloured(shape, _) if has_shape(zones, quicker, shape) => {
            verdict(Case::TowerGive)
                .moving(piece, Zone::Bag, Zone::Hand)
                .awaiting(Awaits::Give { seat: quicker })
        }
        PieceKind::Coloured(..) => {
            let verdict = verdict(Case::TowerKeep).moving(piece, Zone::Bag, Zone::Hand);
            match build_due(contest.rules, zones, quicker, piece) {
                Some(awaits) => verdict.awaiting(awaits),
                None => verdict,
            }
        }
    })
}

fn has_shape(zones: &Zones, seat: Seat, shape: Shape) -> bool {
    zones.tower[seat]
        .iter()
        .any(|piece| piece.shape() == Some(shape))
}

/// Row 1: more than one piece (T-11). Everything pulled goes back (A-T-17, A-T-18).
fn several(contest: &Contest<'_>, quicker: Seat, slower: Seat) -> Result<Verdict, Refusal> {
    let tower = &contest.state.zones.tower[quicker];
    let top = match contest.report.top {
        Some(top) if !tower.contains(&top) => {
            let why = format!("{top} is not in the tower of {quicker}");
            return Err(Refusal::new(rule!("T-11"), why));
        }
        Some(top) => Some(top),
        None => tower.last().copied(),
    };
    let lost: PieceSet = match contest.rules.options().tower.multi_loss {
        MultiLoss::TopPiece => top.into_iter().collect(),
        MultiLoss::WholeTower => tower.iter().copied().collect(),
    };
    Ok(Verdict::won(Case::TowerSeveral, slower, quicker)
        .because_of(quicker, contest.pull(quicker))
        .moving(lost, Zone::Tower(quicker), Zone::Bag))
}

fn camel(contest: &Contest<'_>, quicker: Seat, verdict: impl Fn(Case) -> Verdict) -> Verdict {
    let silent = !contest.shouted(quicker);
    if silent && contest.rules.options().tower.camel_shout == CamelShout::Required {
        return verdict(Case::TowerCamelSilent);
    }
    let zones = &contest.state.zones;
    let any_black = Seat::all(contest.rules.seats()).any(|seat| !zones.black[seat].is_empty());
    if any_black {
        verdict(Case::TowerCamel).awaiting(Awaits::Camel { seat: quicker })
    } else {
        verdict(Case::TowerCamelIdle)
    }
}

/// What is awaited when this player receives this piece: nothing where no wood is really stacked,
/// or where a ball may not be the foundation.
pub(crate) fn build_due(rules: &Rules, zones: &Zones, seat: Seat, piece: Piece) -> Option<Awaits> {
    let stacked = rules.options().tower.physics != Physics::None;
    let built = stacked && !is_unwanted_foundation(rules, zones, seat, piece);
    built.then_some(Awaits::Build { seat, piece })
}

/// A ball that would carry the whole tower, where the table does not want that (A-T-14).
pub(crate) fn is_unwanted_foundation(
    rules: &Rules,
    zones: &Zones,
    seat: Seat,
    piece: Piece,
) -> bool {
    rules.options().tower.ball_foundation == BallFoundation::Redraw
        && piece.shape() == Some(Shape::Ball)
        && zones.tower[seat].is_empty()
}

/// The tower with the new piece on it, before anything falls.
pub(crate) fn raised(rules: &Rules, tower: &Stack, piece: Piece) -> Stack {
    let mut raised = tower.clone();
    let lone_ball = tower.len() == 1 && tower[0].shape() == Some(Shape::Ball);
    if lone_ball && rules.options().tower.ball_foundation == BallFoundation::SwapWithNext {
        raised.insert(0, piece); // A-T-14
    } else {
        raised.push(piece);
    }
    raised
}

/// What building led to.
pub(crate) enum Outcome {
    /// The tower as it stands; what fell goes back.
    Stands { tower: Stack, fell: PieceSet },
    /// The tower as it was; the piece is still to be built (T-18).
    Restored(Stack),
}

/// Judges a build report: `piece` is added to the tower of `seat`, or nothing if it fell by itself.
pub(crate) fn build(
    rules: &Rules,
    state: &State,
    seat: Seat,
    piece: Option<Piece>,
    report: &BuildReport,
) -> Result<Outcome, Refusal> {
    let before = &state.zones.tower[seat];
    let tower = piece.map_or_else(|| before.clone(), |piece| raised(rules, before, piece));
    check_fell(&tower, report.fell)?;
    let rebuild = report.rebuild.unwrap_or(true);
    if report.innocent && !rebuild && rules.options().tower.innocent == Innocent::MustRebuild {
        let why = "a tower that fell through no fault of its owner is rebuilt";
        return Err(Refusal::new(rule!("T-18"), why));
    }
    if report.innocent && rebuild {
        return restored(before, &report.rebuilt).map(Outcome::Restored);
    }
    if !report.rebuilt.is_empty() || (report.rebuild.is_some() && !report.innocent) {
        let why = "only a collapse through no fault of the owner is rebuilt";
        return Err(Refusal::new(rule!("T-18"), why));
    }
    let standing = tower
        .iter()
        .copied()
        .filter(|piece| !report.fell.contains(*piece));
    Ok(Outcome::Stands {
        tower: standing.collect(),
        fell: report.fell,
    })
}

fn check_fell(tower: &Stack, fell: PieceSet) -> Result<(), Refusal> {
    let pieces: PieceSet = tower.iter().copied().collect();
    if let Some(stranger) = (fell - pieces).first() {
        let why = format!("{stranger} cannot fall, it is not in the tower");
        return Err(Refusal::new(rule!("T-16"), why));
    }
    match tower.first() {
        Some(&foundation) if fell.contains(foundation) => {
            let rule = if tower.len() == 1 {
                rule!("T-13")
            } else {
                rule!("T-16")
            };
            let why = format!("{foundation} is the foundation and stays on the table");
            Err(Refusal::new(rule, why))
        }
        _ => Ok(()),
    }
}

/// The same pieces, in the old order or in another one that stands (A-T-20).
fn restored(before: &Stack, rebuilt: &[Piece]) -> Result<Stack, Refusal> {
    if rebuilt.is_empty() {
        return Ok(before.clone());
    }
    let old: PieceSet = before.iter().copied().collect();
    let new: PieceSet = rebuilt.iter().copied().collect();
    if old != new || rebuilt.len() != before.len() {
        let why = "a rebuilt tower has the same pieces as before";
        return Err(Refusal::new(rule!("T-18"), why));
    }
    Ok(rebuilt.iter().copied().collect())
}
