//! The ruling that ends a contest: who won, by which rule, what moves, and why.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::message::{Arg, Message};
use crate::{Awaits, Case, PieceSet, RuleId, Seat, Transfer, Zone, rule};

/// The transfers of one ruling.
pub type Transfers = ArrayVec<Transfer, 4>;

/// Who pulled several pieces at once, and which.
pub type Several = ArrayVec<(Seat, PieceSet), 2>;

/// What a contest led to. It explains itself: see [`Ruling::explanation`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ruling {
    /// Which row of the tables applied.
    pub case: Case,
    /// Who won, unless nobody did.
    pub winner: Option<Seat>,
    /// Who lost, where one player did.
    pub loser: Option<Seat>,
    /// Whose pull decided (or who played unfairly).
    pub decisive: Option<Seat>,
    /// What that one had pulled.
    pub pulled: PieceSet,
    /// Whose pieces counted for nothing because there were several (A-H-04), the quickest first. Where that alone decides, the
    /// case says so.
    #[serde(default, skip_serializing_if = "Several::is_empty")]
    pub several: Several,
    /// What changes places at once.
    pub transfers: Transfers,
    /// Pieces that everybody saw and that are back in the bag. What returns unseen is not told.
    pub returned: PieceSet,
    /// The choice that is due because of it.
    pub due: Option<Awaits>,
}

impl Ruling {
    /// The rule that decided.
    #[must_use]
    pub fn rule(&self) -> RuleId {
        self.case.rule()
    }

    /// All rules it rests on, the deciding one first.
    #[must_use]
    pub fn cites(&self) -> Vec<RuleId> {
        let several = (!self.several.is_empty()).then_some(rule!("A-H-04"));
        self.case.rules().iter().copied().chain(several).collect()
    }

    /// Is the contest fought again by the same players?
    #[must_use]
    pub fn is_repeat(&self) -> bool {
        self.case.is_repeat()
    }

    /// Coloured pieces the winner gets at once.
    #[must_use]
    pub fn gain(&self) -> PieceSet {
        let won = |transfer: &&Transfer| {
            self.winner
                .is_some_and(|seat| transfer.to == Zone::Open(seat))
        };
        let won = self.transfers.iter().filter(won);
        won.fold(PieceSet::EMPTY, |set, transfer| set | transfer.pieces)
    }

    /// Why, as messages to translate or to read aloud one after the other.
    #[must_use]
    pub fn explanation(&self) -> Vec<Message> {
        let main = Message::new(self.case.key())
            .with_seat("winner", self.winner)
            .with_seat("loser", self.loser)
            .with_seat("quicker", self.decisive)
            .with_seat("offender", self.decisive)
            .with("pull", Arg::Pieces(self.pulled))
            .with("gain", Arg::Pieces(self.gain()));
        let several = self.several.iter().map(|&(seat, pieces)| {
            let message = Message::new("several-in-vain").with_seat("seat", Some(seat));
            message.with("pull", Arg::Pieces(pieces))
        });
        several
            .chain([main])
            .chain(self.due.as_ref().and_then(Message::due))
            .collect()
    }
}
