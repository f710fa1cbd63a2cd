//! A Dschamál action out of bytes: mostly one that fits what is awaited, now and then anything at all.

use arrayvec::ArrayVec;
use dschamal::{
    Action, Awaits, BuildReport, CamelChoice, CollapseReport, ContestReport, Finish, Journal,
    MAX_SEATS, Piece, PieceSet, Seat, SeatSet,
};

use crate::bytes::Bytes;

/// What is done next.
pub(crate) fn deed(journal: &Journal, bytes: &mut Bytes<'_>) -> Action {
    if bytes.once_in(4) {
        return anything(bytes);
    }
    match journal.awaits() {
        Awaits::Contest { contestants } => Action::Contest(contest(journal, contestants, bytes)),
        Awaits::Build { seat, .. } => Action::Built(built(journal, *seat, bytes)),
        _ => {
            let choices = journal.state().legal_actions(journal.rules());
            bytes.pick(&choices).unwrap_or_else(|| anything(bytes))
        }
    }
}

/// A contest of those who are awaited, with pieces that are in the bag.
fn contest(journal: &Journal, contestants: &[Seat], bytes: &mut Bytes<'_>) -> ContestReport {
    let mut bag = journal.state().zones.bag;
    let mut order = contestants.to_vec();
    let quickest = bytes.below(order.len());
    order.rotate_left(quickest);
    let mut ranked = Vec::new();
    let mut shouts = SeatSet::EMPTY;
    for seat in order {
        let count = [1, 1, 1, 1, 2, 3, 0][bytes.below(7)];
        let mut pull = PieceSet::EMPTY;
        for _ in 0..count {
            if let Some(piece) = bag.nth(bytes.below(bag.len())) {
                bag.remove(piece);
                pull.insert(piece);
            }
        }
        if bytes.once_in(4) {
            shouts.insert(seat);
        }
        ranked.push((seat, pull));
    }
    let mut report = ContestReport::ranked(&ranked).with_shouts(shouts);
    if bytes.once_in(6) {
        report.finish = Finish::Ranked(any_ranks(contestants, bytes));
    }
    report
}

/// Ties, people left out, people named twice: whatever a careless program may report of those at the bag.
fn any_ranks(contestants: &[Seat], bytes: &mut Bytes<'_>) -> ArrayVec<SeatSet, 3> {
    let rank = |mask: u8| {
        let named = contestants
            .iter()
            .enumerate()
            .filter(|(index, _)| mask >> index & 1 == 1);
        named.map(|(_, &seat)| seat).collect()
    };
    (0..bytes.below(4)).map(|_| rank(bytes.byte())).collect()
}

/// The piece in hand goes onto the tower, and sometimes some of the tower falls.
fn built(journal: &Journal, seat: Seat, bytes: &mut Bytes<'_>) -> BuildReport {
    let zones = &journal.state().zones;
    let mut tower: Vec<Piece> = zones.tower[seat].to_vec();
    tower.extend(zones.hand);
    let mut report = BuildReport::default();
    if bytes.once_in(3) {
        let falling = (0..bytes.below(4)).filter_map(|_| bytes.pick(&tower));
        report.fell = falling.collect();
        report.innocent = bytes.once_in(3);
    }
    if report.innocent && bytes.once_in(2) {
        report.rebuild = Some(bytes.once_in(2));
        let lowest = bytes.below(tower.len());
        tower.rotate_left(lowest);
        report.rebuilt = tower;
    }
    report
}

fn anything(bytes: &mut Bytes<'_>) -> Action {
    match bytes.below(10) {
        0 => Action::Start(pieces(bytes)),
        1 => Action::Decide(piece(bytes)),
        2 => Action::Contest(any_contest(bytes)),
        3 => Action::Take(piece(bytes)),
        4 => Action::Console(pieces(bytes)),
        5 => Action::Give(seat(bytes)),
        6 => Action::Camel(camel(bytes)),
        7 => Action::Built(any_collapse(bytes).into()),
        8 => Action::Collapse(any_collapse(bytes)),
        _ => Action::Keep(bytes.once_in(2)),
    }
}

fn any_contest(bytes: &mut Bytes<'_>) -> ContestReport {
    let mut report = ContestReport::default();
    for _ in 0..bytes.below(4) {
        report.pulls[seat(bytes)] = pieces(bytes);
    }
    report.shouts = seats(bytes);
    report.top = bytes.once_in(4).then(|| piece(bytes));
    report.finish = match bytes.below(4) {
        0 => Finish::Nobody,
        1 => Finish::Foul(seat(bytes)),
        _ => Finish::Ranked((0..bytes.below(4)).map(|_| seats(bytes)).collect()),
    };
    report
}

fn any_collapse(bytes: &mut Bytes<'_>) -> CollapseReport {
    CollapseReport {
        seat: seat(bytes),
        fell: pieces(bytes),
        innocent: bytes.once_in(2),
        rebuild: bytes.once_in(2).then(|| bytes.once_in(2)),
        rebuilt: (0..bytes.below(12)).map(|_| piece(bytes)).collect(),
    }
}

fn camel(bytes: &mut Bytes<'_>) -> CamelChoice {
    let (piece, seat) = (piece(bytes), seat(bytes));
    match bytes.below(3) {
        0 => CamelChoice::Take {
            take: piece,
            from: seat,
        },
        1 => CamelChoice::Give {
            give: piece,
            to: seat,
        },
        _ => CamelChoice::NOTHING,
    }
}

fn piece(bytes: &mut Bytes<'_>) -> Piece {
    Piece::from_index(bytes.byte() % Piece::COUNT).unwrap_or(Piece::CAMEL)
}

fn pieces(bytes: &mut Bytes<'_>) -> PieceSet {
    (0..bytes.below(4)).map(|_| piece(bytes)).collect()
}

/// Of all seats there can be, also those that are not at this table.
pub(crate) fn seat(bytes: &mut Bytes<'_>) -> Seat {
    let seats: Vec<Seat> = Seat::all(MAX_SEATS).collect();
    seats[bytes.below(seats.len())]
}

fn seats(bytes: &mut Bytes<'_>) -> SeatSet {
    let mask = bytes.byte();
    Seat::all(MAX_SEATS)
        .filter(|seat| mask >> seat.number() & 1 == 1)
        .collect()
}
