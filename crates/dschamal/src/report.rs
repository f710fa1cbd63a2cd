//! What happened at the bag: the facts that a simulation, a bot or a person at the table reports.

use std::collections::BTreeMap;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{BySeat, Contestants, Piece, PieceSet, Refusal, Seat, SeatSet, Zones, rule};

/// A contest as it was seen: who was how quick, what came out, who called the camel in time.
///
/// On the wire: `{"order": [0, 1], "pulls": {"0": ["camel"]}, "shouts": [0]}`; equal ones share an
/// inner list, `{"order": [[0, 1]]}`; further `"foul": 1`, `"nobody": true`, `"top": "ball-blue"`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Wire", try_from = "Wire")]
pub struct ContestReport {
    /// How it ended.
    pub finish: Finish,
    /// What each pulled; empty for those who pulled nothing.
    pub pulls: BySeat<PieceSet>,
    /// Who called the camel before his own piece was on the table (D-09, A-D-07).
    pub shouts: SeatSet,
    /// The Tower only: which of two equally high pieces is the topmost one (A-T-16).
    pub top: Option<Piece>,
}

/// How a contest ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Finish {
    /// Ranked by speed, quickest first; equal ones share a set. Who pulled nothing may be left out.
    Ranked(ArrayVec<SeatSet, 3>),
    /// Somebody snatched, held or hindered (F-02).
    Foul(Seat),
    /// Nobody pulled anything in time (A-C-05).
    Nobody,
}

impl Default for Finish {
    fn default() -> Self {
        Finish::Ranked(ArrayVec::new())
    }
}

impl ContestReport {
    /// A report of a contest without ties: `[(seat, pull), …]`, quickest first.
    #[must_use]
    pub fn ranked(order: &[(Seat, PieceSet)]) -> ContestReport {
        let mut report = ContestReport::default();
        let mut ranks = ArrayVec::new();
        for &(seat, pull) in order.iter().take(3) {
            ranks.push(SeatSet::EMPTY.with(seat));
            report.pulls[seat] = pull;
        }
        report.finish = Finish::Ranked(ranks);
        report
    }

    /// The same with these calls of the camel.
    #[must_use]
    pub fn with_shouts(mut self, shouts: SeatSet) -> ContestReport {
        self.shouts = shouts;
        self
    }
}

/// A report checked against the table: who was first, second and third, or why there is no ranking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Standing {
    Ranked(Contestants),
    Equal,
    Foul(Seat),
    Nobody,
}

/// Checks a report against those who are at the bag and what is in it.
pub(crate) fn standing(
    report: &ContestReport,
    contestants: &Contestants,
    zones: &Zones,
) -> Result<Standing, Refusal> {
    check_pulls(report, contestants, zones)?;
    match &report.finish {
        Finish::Nobody
            if contestants
                .iter()
                .any(|&seat| !report.pulls[seat].is_empty()) =>
        {
            Err(Refusal::new(
                rule!("D-10"),
                "a piece was pulled, so it is not true that nobody pulled",
            ))
        }
        Finish::Nobody => Ok(Standing::Nobody),
        Finish::Foul(seat) if !contestants.contains(seat) => Err(not_at_the_bag(*seat)),
        Finish::Foul(seat) => Ok(Standing::Foul(*seat)),
        Finish::Ranked(ranks) => ranking(report, ranks, contestants),
    }
}

fn not_at_the_bag(seat: Seat) -> Refusal {
    Refusal::new(rule!("D-07"), format!("{seat} is not at the bag"))
}

fn check_pulls(
    report: &ContestReport,
    contestants: &Contestants,
    zones: &Zones,
) -> Result<(), Refusal> {
    let mut pulled = PieceSet::EMPTY;
    for seat in Seat::all(crate::MAX_SEATS) {
        let pull = report.pulls[seat];
        if !contestants.contains(&seat) {
            if !pull.is_empty() {
                return Err(not_at_the_bag(seat));
            }
            if report.shouts.contains(seat) {
                let why = format!("{seat} is not at the bag and cannot call the camel");
                return Err(Refusal::new(rule!("D-09"), why));
            }
        }
        // A piece that two hands hold would be out of the bag for the second one.
        if let Some(piece) = (pull - (zones.bag - pulled)).first() {
            return Err(not_in_the_bag(piece));
        }
        pulled = pulled | pull;
    }
    Ok(())
}

/// A piece was named that cannot have come out of the bag.
pub(crate) fn not_in_the_bag(piece: Piece) -> Refusal {
    let rule = match (piece.shape(), piece.is_black()) {
        (Some(_), _) => rule!("E-02"),
        (None, true) => rule!("E-03"),
        (None, false) => rule!("E-04"),
    };
    Refusal::new(
        rule,
        format!("{piece} cannot be pulled, it is not in the bag"),
    )
}

/// What a report on the wire cannot say, a program that builds one can: a place for nobody, or two for one seat.
fn check_ranks(ranks: &[SeatSet]) -> Result<(), Refusal> {
    let mut seen = SeatSet::EMPTY;
    for rank in ranks {
        if rank.is_empty() {
            return Err(Refusal::new(
                rule!("D-11"),
                "a place in the order is nobody's",
            ));
        }
        for seat in rank.iter() {
            if seen.contains(seat) {
                let why = format!("{seat} stands twice in the order");
                return Err(Refusal::new(rule!("D-11"), why));
            }
            seen.insert(seat);
        }
    }
    Ok(())
}

fn ranking(
    report: &ContestReport,
    ranks: &ArrayVec<SeatSet, 3>,
    contestants: &Contestants,
) -> Result<Standing, Refusal> {
    check_ranks(ranks)?;
    let empty = |seat: Seat| report.pulls[seat].is_empty();
    let mut order = Contestants::new();
    for (place, rank) in ranks.iter().enumerate() {
        if let Some(stranger) = rank.iter().find(|seat| !contestants.contains(seat)) {
            return Err(not_at_the_bag(stranger));
        }
        // Two who both pulled nothing are not equal but absent: they rank in seat order (A-H-13).
        let absent = place > 0 && rank.iter().all(empty);
        if rank.len() > 1 && !absent {
            return Ok(Standing::Equal);
        }
        order.extend(
            contestants
                .iter()
                .copied()
                .filter(|&seat| rank.contains(seat)),
        );
    }
    for &seat in contestants {
        if order.contains(&seat) {
            continue;
        }
        if !empty(seat) {
            let why = format!("{seat} pulled something but has no place in the order");
            return Err(Refusal::new(rule!("D-11"), why));
        }
        order.push(seat);
    }
    if order.iter().all(|&seat| empty(seat)) {
        let why = "nothing was pulled; report \"nobody\" if that is what happened";
        return Err(Refusal::new(rule!("D-10"), why));
    }
    if !order.is_sorted_by_key(|&seat| empty(seat)) {
        let why = "who pulled nothing cannot be quicker than who pulled something";
        return Err(Refusal::new(rule!("D-11"), why));
    }
    Ok(Standing::Ranked(order))
}

/// The report as it is written down.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Wire {
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    order: Vec<Rank>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pulls: BTreeMap<Seat, PieceSet>,
    #[serde(default, skip_serializing_if = "nobody")]
    shouts: SeatSet,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    foul: Option<Seat>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    nobody: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    top: Option<Piece>,
}

/// Serde hands over a reference.
fn nobody(seats: &SeatSet) -> bool {
    seats.is_empty()
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(untagged)]
enum Rank {
    One(Seat),
    Equal(Vec<Seat>),
}

impl TryFrom<Wire> for ContestReport {
    type Error = String;

    fn try_from(wire: Wire) -> Result<ContestReport, String> {
        let mut pulls = BySeat::default();
        for (seat, pull) in wire.pulls {
            pulls[seat] = pull;
        }
        let finish = match (wire.nobody, wire.foul) {
            (true, Some(_)) => return Err("a contest cannot be both foul and nobody's".to_owned()),
            (true, None) => Finish::Nobody,
            (false, Some(seat)) => Finish::Foul(seat),
            (false, None) => Finish::Ranked(ranks(wire.order)?),
        };
        Ok(ContestReport {
            finish,
            pulls,
            shouts: wire.shouts,
            top: wire.top,
        })
    }
}

fn ranks(order: Vec<Rank>) -> Result<ArrayVec<SeatSet, 3>, String> {
    let mut seen = SeatSet::EMPTY;
    let mut ranks = ArrayVec::new();
    for rank in order {
        let seats = match rank {
            Rank::One(seat) => vec![seat],
            Rank::Equal(seats) => seats,
        };
        if seats.is_empty() {
            return Err("an empty list in \"order\"".to_owned());
        }
        for &seat in &seats {
            if seen.contains(seat) {
                return Err(format!("{seat} stands twice in \"order\""));
            }
            seen.insert(seat);
        }
        let rank = seats.into_iter().collect();
        ranks
            .try_push(rank)
            .map_err(|_| "at most three reach into the bag".to_owned())?;
    }
    Ok(ranks)
}

impl From<ContestReport> for Wire {
    fn from(report: ContestReport) -> Wire {
        let pulled = Seat::all(crate::MAX_SEATS).filter(|&seat| !report.pulls[seat].is_empty());
        let mut wire = Wire {
            pulls: pulled.map(|seat| (seat, report.pulls[seat])).collect(),
            shouts: report.shouts,
            top: report.top,
            ..Wire::default()
        };
        match report.finish {
            Finish::Nobody => wire.nobody = true,
            Finish::Foul(seat) => wire.foul = Some(seat),
            Finish::Ranked(ranks) => wire.order = ranks.into_iter().map(Rank::from).collect(),
        }
        wire
    }
}

impl From<SeatSet> for Rank {
    fn from(rank: SeatSet) -> Rank {
        let mut seats: Vec<Seat> = rank.iter().collect();
        match seats.pop() {
            Some(only) if seats.is_empty() => Rank::One(only),
            Some(last) => {
                seats.push(last);
                Rank::Equal(seats)
            }
            None => Rank::Equal(seats),
        }
    }
}
