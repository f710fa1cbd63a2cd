//! What must hold after every step of an evening.

use dschamal::Pulled;
use table::{Input, Moment, Phase, ReachFinish, SitterView, Table, View};

use super::Evening;
use crate::asked::judged_again;
use crate::checks::forget_windows;
use crate::secrets::shown;

impl Evening {
    /// While somebody who plays is here, the game goes on by itself.
    pub(super) fn something_is_awaited(&self, view: &View, phase: &Phase) {
        let here =
            |seat: &table::SeatView| matches!(seat.sitter, SitterView::Person { here: true, .. });
        let seats = &view.dschamal().unwrap().seats;
        let anybody = seats.iter().any(|&seat| here(&view.seats[seat]));
        let builds = matches!(phase, Phase::Build { .. });
        assert_eq!(builds, self.table.build().is_some());
        if *phase != Phase::Over && anybody && !builds {
            assert!(
                self.table.wake_at().is_some(),
                "nothing will ever happen: {phase:?}"
            );
        }
    }

    /// Had the slower hand held something else, nobody would see a difference.
    pub(super) fn no_unseen_piece_matters(&self, finish: &ReachFinish) {
        let moment = Moment {
            now: self.now,
            chance: 1,
        };
        let after = |finish: &ReachFinish| {
            let mut table = self.table.clone();
            let done = table.handle_now(moment, &Input::Reached(finish.clone()));
            done.ok().map(|_| table)
        };
        let Some(slowest) = finish.hands.iter().max_by_key(|hand| hand.placed_ms) else {
            return;
        };
        let Some(now) = after(finish).filter(|_| slowest.pulled.len() == 1) else {
            return;
        };
        let play = self.table.play().unwrap().dschamal().unwrap();
        let bag = play.journal().state().zones.bag;
        let taken = finish.hands.iter().fold(bag, |bag, hand| bag - hand.pulled);
        let unseen = |table: &Table| {
            let photo = table
                .play()?
                .dschamal()?
                .is_on()
                .then(|| table.view_for(None, self.now));
            let photo = photo?.dschamal()?.photo.clone()?;
            let hand = photo
                .hands
                .into_iter()
                .find(|hand| hand.seat == slowest.seat)?;
            (photo.number == finish.number && hand.pulled == Some(Pulled::Unseen)).then_some(())
        };
        let Some(other) = taken.into_iter().last().filter(|_| unseen(&now).is_some()) else {
            return;
        };
        let mut otherwise = finish.clone();
        for hand in &mut otherwise.hands {
            if hand.seat == slowest.seat {
                hand.pulled = dschamal::PieceSet::of(other);
            }
        }
        otherwise.recording = "another tape".to_owned();
        let Some(then) = after(&otherwise).filter(|then| unseen(then).is_some()) else {
            return;
        };
        let ruling = |table: &Table| {
            let journal = table.play()?.dschamal()?.journal().clone();
            journal.rulings().last().cloned()
        };
        if ruling(&now) == ruling(&then) {
            let people: Vec<&str> = self.guests.iter().map(|guest| guest.name).collect();
            assert_eq!(
                shown(&now, &people, self.now),
                shown(&then, &people, self.now)
            );
        }
    }

    pub(super) fn check_from_the_start(&self) {
        let folded = Table::fold(&self.log).unwrap();
        assert_eq!(folded.seq(), self.table.seq());
        for guest in &self.guests {
            let mut now = self.table.view_for(Some(&guest.person), self.now);
            let mut then = folded.view_for(Some(&guest.person), self.now);
            forget_windows(&mut now);
            forget_windows(&mut then);
            assert_eq!(then, now);
        }
        assert_eq!(folded.reach(), self.table.reach());
        assert_eq!(folded.finished(), self.table.finished());
    }

    /// What the log says followed is what the rules say of what was asked; a snapshot is the whole table.
    pub(super) fn judge_again(&self) {
        let folded = Table::fold(&self.log).unwrap();
        let now = self.table.snapshot().unwrap();
        assert_eq!(folded.snapshot().unwrap(), now);
        let again = judged_again(&self.log).snapshot().unwrap();
        assert_eq!(again, now, "the rules say what they said");
        let mut woken = Table::from_snapshot(&now).unwrap();
        assert_eq!(woken.snapshot().unwrap(), now);
        let (from, to) = (self.now, self.now);
        let moment = Moment {
            now: self.now,
            chance: 1,
        };
        let outage = Input::Outage { from, to };
        assert_eq!(
            woken.handle_now(moment, &outage).is_ok(),
            folded.clone().handle_now(moment, &outage).is_ok()
        );
    }
}
