//! What the outcome tables say, before it is carried out.

use crate::{
    Awaits, Case, ContestReport, Contestants, Dues, PieceSet, Rules, Ruling, Seat, Several, State,
    Transfer, Transfers, Zone,
};

/// One contest, seen by the outcome tables: the report with its ranking, and the table it happened at.
pub(crate) struct Contest<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) state: &'a State,
    pub(crate) report: &'a ContestReport,
    /// Quickest first.
    pub(crate) order: &'a Contestants,
}

impl Contest<'_> {
    pub(crate) fn pull(&self, seat: Seat) -> PieceSet {
        self.report.pulls[seat]
    }

    pub(crate) fn shouted(&self, seat: Seat) -> bool {
        self.report.shouts.contains(seat)
    }

    /// The camel and nothing else.
    pub(crate) fn has_camel(&self, seat: Seat) -> bool {
        self.pull(seat) == PieceSet::of(crate::Piece::CAMEL)
    }
}

/// An outcome in the making.
#[derive(Clone, Debug)]
pub(crate) struct Verdict {
    pub(crate) case: Case,
    pub(crate) winner: Option<Seat>,
    pub(crate) loser: Option<Seat>,
    pub(crate) decisive: Option<Seat>,
    pub(crate) pulled: PieceSet,
    pub(crate) several: Several,
    pub(crate) transfers: Transfers,
    /// Choices due from players' collections.
    pub(crate) dues: Dues,
    /// A choice of the Tower or the Quartet.
    pub(crate) next: Option<Awaits>,
}

impl Verdict {
    pub(crate) fn new(case: Case) -> Verdict {
        Verdict {
            case,
            winner: None,
            loser: None,
            decisive: None,
            pulled: PieceSet::EMPTY,
            several: Several::new(),
            transfers: Transfers::new(),
            dues: Dues::new(),
            next: None,
        }
    }

    /// `winner` beats `loser` because of what `decisive` pulled.
    pub(crate) fn won(case: Case, winner: Seat, loser: Seat) -> Verdict {
        Verdict {
            winner: Some(winner),
            loser: Some(loser),
            ..Verdict::new(case)
        }
    }

    pub(crate) fn because_of(mut self, seat: Seat, pulled: PieceSet) -> Verdict {
        self.decisive = Some(seat);
        self.pulled = pulled;
        self
    }

    /// Pieces that change places; an empty set is no transfer.
    pub(crate) fn moving(mut self, pieces: impl Into<PieceSet>, from: Zone, to: Zone) -> Verdict {
        let transfer = Transfer::new(pieces, from, to);
        if !transfer.pieces.is_empty() {
            self.transfers.push(transfer);
        }
        self
    }

    pub(crate) fn awaiting(mut self, awaits: Awaits) -> Verdict {
        self.next = Some(awaits);
        self
    }

    /// The ruling. `seen` is what was laid open, by which the returned pieces are known.
    pub(crate) fn ruling(&self, seen: PieceSet) -> Ruling {
        let left = self
            .transfers
            .iter()
            .filter(|transfer| transfer.from == Zone::Bag);
        let left = left.fold(PieceSet::EMPTY, |set, transfer| set | transfer.pieces);
        let back = self
            .transfers
            .iter()
            .filter(|transfer| transfer.to == Zone::Bag);
        let back = back.fold(PieceSet::EMPTY, |set, transfer| set | transfer.pieces);
        Ruling {
            case: self.case,
            winner: self.winner,
            loser: self.loser,
            decisive: self.decisive,
            pulled: self.pulled,
            several: self.several.clone(),
            transfers: self.transfers.clone(),
            returned: (seen - left) | back,
            due: self
                .dues
                .first()
                .map(crate::Due::awaits)
                .or_else(|| self.next.clone()),
        }
    }
}
