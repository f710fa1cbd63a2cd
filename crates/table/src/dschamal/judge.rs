//! From what the hands did to a report for the rules: who was first, who called in time, what counts.

use dschamal::{ContestReport, Finish, Piece, PieceSet, Seat, by_clock, by_votes};

use super::DschamalPlay;
use super::rulings::Votes;
use crate::{HandFinish, JudgedBy, Photo, PhotoHand, ReachFinish, SeatNumber};

impl DschamalPlay {
    /// Closer than this is equal: what the table wants, and never less than the clocks' own error.
    fn window(&self, finish: &ReachFinish) -> u32 {
        let agreed = self.rules().options().common.tie_window_ms;
        agreed.max(finish.error_ms)
    }

    /// When a hand's pull was worth something (A-C-03); none if it brought out nothing that counts.
    fn counts_from(&self, hand: &HandFinish) -> Option<u32> {
        let out = hand.out_ms.or(hand.placed_ms)?;
        let counts = self.rules().counts_from(out, hand.placed_ms)?;
        (!hand.pulled.is_empty()).then_some(counts)
    }

    /// Did it call the camel in time (D-09, A-D-07)?
    fn called(&self, hand: &HandFinish) -> bool {
        let placed = hand.placed_ms.map(i64::from);
        let mut calls = hand.shouts_ms.iter();
        calls.any(|&at| self.rules().called_in_time(at, placed))
    }

    fn by_clock(&self, finish: &ReachFinish) -> Finish {
        let times: Vec<(Seat, Option<u32>)> = finish
            .hands
            .iter()
            .filter_map(|hand| Some((self.inner(hand.seat)?, self.counts_from(hand))))
            .collect();
        by_clock(&times, self.window(finish))
    }

    /// Two hands that the clock cannot tell apart.
    pub(super) fn tied(&self, finish: &ReachFinish) -> Option<[Seat; 2]> {
        let Finish::Ranked(ranks) = self.by_clock(finish) else {
            return None;
        };
        let first: Vec<Seat> = ranks.first()?.iter().collect();
        let pair: [Seat; 2] = first.try_into().ok()?;
        (finish.hands.len() == 2).then_some(pair)
    }

    fn finish(&self, finish: &ReachFinish, by: JudgedBy, votes: &Votes) -> Finish {
        match (by, self.tied(finish)) {
            (JudgedBy::Votes, Some(pair)) => {
                let said = votes.values();
                let said = said.map(|winner| winner.and_then(|seat| self.inner(seat)));
                by_votes(pair, &said.collect::<Vec<Option<Seat>>>())
            }
            (JudgedBy::Votes | JudgedBy::Clock, _) => self.by_clock(finish),
        }
    }

    /// The report of a finish, judged by the clock or by those who watched.
    pub(super) fn report_of(
        &self,
        finish: &ReachFinish,
        by: JudgedBy,
        votes: &Votes,
    ) -> ContestReport {
        let mut report = ContestReport {
            finish: self.finish(finish, by, votes),
            ..ContestReport::default()
        };
        for hand in &finish.hands {
            let Some(seat) = self.inner(hand.seat) else {
                continue;
            };
            report.pulls[seat] = match self.counts_from(hand) {
                Some(_) => hand.pulled,
                None => PieceSet::EMPTY,
            };
            if self.called(hand) {
                report.shouts.insert(seat);
            }
        }
        report.top = self.lost_top(&report);
        report
    }

    /// Which piece of his tower goes back with the quicker one's several pieces (T-11).
    fn lost_top(&self, report: &ContestReport) -> Option<Piece> {
        let Finish::Ranked(ranks) = &report.finish else {
            return None;
        };
        let first = ranks
            .first()
            .filter(|rank| rank.len() == 1)?
            .iter()
            .next()?;
        let several = report.pulls[first].len() > 1;
        self.topmost(first).filter(|_| several)
    }

    /// Its photo, without what was pulled: that depends on the ruling.
    pub(super) fn photo_of(
        &self,
        finish: &ReachFinish,
        judged: Option<JudgedBy>,
        votes: &Votes,
    ) -> Photo {
        let hand = |hand: &HandFinish| PhotoHand {
            seat: hand.seat,
            out_ms: hand.out_ms,
            placed_ms: hand.placed_ms,
            shouts_ms: hand.shouts_ms.clone(),
            called: self.called(hand),
            pulled: None,
        };
        let ranked = self.finish(finish, judged.unwrap_or(JudgedBy::Clock), votes);
        let order: Vec<Vec<SeatNumber>> = match ranked {
            Finish::Ranked(ranks) => ranks.iter().map(|rank| self.outers(rank.iter())).collect(),
            Finish::Foul(_) | Finish::Nobody => Vec::new(),
        };
        Photo {
            number: finish.number,
            hands: finish.hands.iter().map(hand).collect(),
            error_ms: finish.error_ms,
            window_ms: self.window(finish),
            order,
            judged,
        }
    }
}
