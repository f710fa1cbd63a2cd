//! The outcome tables of the Duel (rulebook 2.3), row by row.

use crate::options::{
    BothFalse, Chooser, DecidingCamel, DecidingMatch, FalseShoutColoured, MultiAllBlack,
    SlowerShout, VictoryCheck, VsEmpty,
};
use crate::verdict::{Contest, Verdict};
use crate::{Case, Due, Piece, PieceKind, PieceSet, Seat, Zone};

/// Applies the first matching row of table 2.3.
pub(crate) fn judge(contest: &Contest<'_>) -> Verdict {
    let duel = Duel {
        contest,
        quicker: contest.order[0],
        slower: contest.order[1],
    };
    let pull = contest.pull(duel.quicker);
    let verdict = match contest.state.zones.centre {
        Some(deciding) => duel.with_deciding_piece(deciding),
        None => duel.ordinary(),
    };
    if verdict.decisive.is_some() {
        verdict
    } else {
        verdict.because_of(duel.quicker, pull)
    }
}

struct Duel<'a> {
    contest: &'a Contest<'a>,
    quicker: Seat,
    slower: Seat,
}

impl Duel<'_> {
    fn slower_wins(&self, case: Case) -> Verdict {
        Verdict::won(case, self.slower, self.quicker)
    }

    fn quicker_wins(&self, case: Case) -> Verdict {
        Verdict::won(case, self.quicker, self.slower)
    }

    /// The winner takes one open piece of the loser (D-26), or makes a consolation draw (D-29).
    fn take_one(&self, mut verdict: Verdict, chooser: Chooser, if_empty: VsEmpty) -> Verdict {
        if let (Some(winner), Some(loser)) = (verdict.winner, verdict.loser) {
            verdict.dues.push(Due::Take {
                chooser: if chooser == Chooser::Winner {
                    winner
                } else {
                    loser
                },
                from: loser,
                to: winner,
                if_empty,
            });
        }
        verdict
    }

    fn winner_takes_one(&self, verdict: Verdict) -> Verdict {
        self.take_one(verdict, Chooser::Winner, VsEmpty::Consolation)
    }

    fn both_called_in_vain(&self) -> bool {
        let contest = self.contest;
        contest.shouted(self.quicker)
            && contest.shouted(self.slower)
            && !contest.has_camel(self.quicker)
            && !contest.has_camel(self.slower)
            && contest.rules.options().duel.both_false == BothFalse::Repeat
    }

    /// Rows 1 to 11.
    fn ordinary(&self) -> Verdict {
        let Some(piece) = self.contest.pull(self.quicker).single() else {
            return self.several();
        };
        if self.both_called_in_vain() {
            return Verdict::new(Case::BothWrong);
        }
        if self.contest.shouted(self.quicker) {
            self.called(piece)
        } else {
            self.uncalled(piece)
        }
    }

    /// Rows 1 and 2: more than one piece (D-25). Calls do not count then (A-D-05).
    fn several(&self) -> Verdict {
        let coloured = self.contest.pull(self.quicker) & PieceSet::COLOURED;
        if !coloured.is_empty() {
            let verdict = self.slower_wins(Case::SeveralColoured);
            return verdict.moving(coloured, Zone::Bag, Zone::Open(self.slower));
        }
        let verdict = self.slower_wins(Case::SeveralBlack);
        match self.contest.rules.options().duel.multi_all_black {
            MultiAllBlack::TakeOne => self.winner_takes_one(verdict),
            MultiAllBlack::Nothing => verdict,
        }
    }

    /// Rows 4 to 6: the quicker called the camel.
    fn called(&self, piece: Piece) -> Verdict {
        let options = &self.contest.rules.options().duel;
        match piece.kind() {
            PieceKind::Coloured(..) => {
                let verdict = self.slower_wins(Case::WrongCallColoured);
                let verdict = verdict.moving(piece, Zone::Bag, Zone::Open(self.slower));
                match options.false_shout_coloured {
                    FalseShoutColoured::Drawn => verdict,
                    FalseShoutColoured::DrawnPlusOne => self.winner_takes_one(verdict),
                }
            }
            PieceKind::Black(_) => self.take_one(
                self.slower_wins(Case::WrongCallBlack),
                options.false_shout_black_chooser,
                VsEmpty::Consolation,
            ),
            PieceKind::Camel => self.take_one(
                self.quicker_wins(Case::CamelCalled),
                Chooser::Winner,
                options.camel_vs_empty,
            ),
        }
    }

    /// Rows 7 to 11: the quicker did not call.
    fn uncalled(&self, piece: Piece) -> Verdict {
        let verdict = match piece.kind() {
            PieceKind::Camel => self.winner_takes_one(self.slower_wins(Case::CamelSilent)),
            PieceKind::Black(_) => self.winner_takes_one(self.slower_wins(Case::BlackPulled)),
            PieceKind::Coloured(..) => self.coloured(piece),
        };
        if verdict.winner == Some(self.slower) {
            self.slower_called_wrongly().unwrap_or(verdict)
        } else {
            verdict
        }
    }

    /// Rows 9 to 11: a coloured piece, by who owns its shape.
    fn coloured(&self, piece: Piece) -> Verdict {
        let open = &self.contest.state.zones.open;
        let same_shape = PieceSet::of(piece).all_of_its_shapes();
        let of_slower = open[self.slower] & same_shape;
        if open[self.quicker].overlaps(same_shape) {
            let verdict = self.quicker_wins(Case::OwnShape);
            return verdict.moving(piece, Zone::Bag, Zone::Open(self.quicker));
        }
        let Some(theirs) = of_slower.first() else {
            let verdict = self.slower_wins(Case::NobodysShape);
            return verdict.moving(piece, Zone::Bag, Zone::Open(self.slower));
        };
        let verdict = self.quicker_wins(Case::OpponentsShape);
        let verdict = verdict.moving(piece, Zone::Bag, Zone::Open(self.quicker));
        if completes_on_draw(self.contest, self.quicker, piece) {
            return verdict; // The shape is safe before it could be handed over (A-D-13).
        }
        verdict.moving(theirs, Zone::Open(self.slower), Zone::Open(self.quicker))
    }

    /// The reading by which a wrong call of the slower one costs him the duel too (A-D-01).
    fn slower_called_wrongly(&self) -> Option<Verdict> {
        let pull = self.contest.pull(self.slower);
        let counts = self.contest.rules.options().duel.slower_shout == SlowerShout::Loses
            && self.contest.shouted(self.slower)
            && !self.contest.has_camel(self.slower)
            && !pull.is_empty();
        if !counts {
            return None;
        }
        let coloured = pull & PieceSet::COLOURED;
        let verdict = if coloured.is_empty() {
            self.winner_takes_one(self.quicker_wins(Case::SlowerWrongCallBlack))
        } else {
            let verdict = self.quicker_wins(Case::SlowerWrongCallColoured);
            verdict.moving(coloured, Zone::Bag, Zone::Open(self.quicker))
        };
        Some(verdict.because_of(self.slower, pull))
    }

    /// Rows 21 to 27. Losing cases all cost the same: the deciding piece (D-44, A-D-24).
    fn with_deciding_piece(&self, deciding: Piece) -> Verdict {
        let options = &self.contest.rules.options().duel;
        let pull = self.contest.pull(self.quicker);
        let missed = || {
            let verdict = self.slower_wins(Case::DecidingMissed);
            verdict.moving(deciding, Zone::Centre, Zone::Open(self.slower))
        };
        let Some(piece) = pull.single() else {
            return missed();
        };
        if self.both_called_in_vain() {
            return Verdict::new(Case::BothWrong);
        }
        let called = self.contest.shouted(self.quicker);
        if piece == Piece::CAMEL && called {
            let prize = match options.deciding_camel {
                DecidingCamel::Deciding => Zone::Open(self.quicker),
                DecidingCamel::Nothing => Zone::Bag, // A-D-28
            };
            let verdict = self.quicker_wins(Case::DecidingCamel);
            return verdict.moving(deciding, Zone::Centre, prize);
        }
        if called || piece.shape() != deciding.shape() {
            return missed();
        }
        let prize = match options.deciding_match {
            DecidingMatch::Both => Zone::Open(self.quicker),
            DecidingMatch::DrawnOnly => Zone::Bag, // A-D-28
        };
        let verdict = self.quicker_wins(Case::DecidingMatched);
        let verdict = verdict.moving(deciding, Zone::Centre, prize);
        verdict.moving(piece, Zone::Bag, Zone::Open(self.quicker))
    }
}

/// Would this piece, laid down before `seat`, complete its shape at once? Only the reading `on_draw` asks (A-D-13).
pub(crate) fn completes_on_draw(contest: &Contest<'_>, seat: Seat, piece: Piece) -> bool {
    let options = &contest.rules.options().victory;
    if options.check != VictoryCheck::OnDraw {
        return false;
    }
    let mut zones = contest.state.zones.clone();
    zones.carry_out(crate::Transfer::new(piece, Zone::Bag, Zone::Open(seat)));
    zones
        .complete_now(contest.rules.seats(), options.trigger)
        .contains(piece)
}
