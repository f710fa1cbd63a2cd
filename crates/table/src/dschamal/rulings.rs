//! What comes of a choice, of hands, of a building: the rules are asked once, when it is decided.

use std::collections::BTreeMap;

use dschamal::{Action, Entry as Done, Journal, PieceSet, Refusal, Seat};

use super::{DschamalPlay, Start};
use crate::table::Table;
use crate::{
    AfterReach, BuildFinish, DschamalEvent, DschamalSettings, JudgedBy, ReachFinish, ReachKind,
    SeatNumber,
};

/// What those who watched said, by seat; none for "equal".
pub(crate) type Votes = BTreeMap<SeatNumber, Option<SeatNumber>>;

impl Table {
    /// The rules and the beginning of a game with these seats; none if it is not for so many.
    pub(crate) fn start_of(&self, seats: &[SeatNumber], first: SeatNumber) -> Option<Start> {
        let agreed: &DschamalSettings = self.settings.game.dschamal()?;
        let rules = agreed
            .rules
            .as_agreed_once(u8::try_from(seats.len()).ok()?)?;
        let begins = seats.iter().position(|&seat| seat == first)?;
        let begins = Seat::new(u8::try_from(begins).ok()?)?;
        let journal = Journal::begin(rules, begins);
        Some(Start {
            rules: journal.rules().clone(),
            state: journal.start().clone(),
        })
    }
}

impl DschamalPlay {
    /// What follows from an action.
    pub(crate) fn rule(&self, action: Action) -> Result<Done, Refusal> {
        let (_, events) = self.journal.state().act(self.rules(), &action)?;
        Ok(Done { action, events })
    }

    /// Hands came out of the bag: a photo, or a consolation draw.
    pub(crate) fn rule_reach(&self, finish: ReachFinish) -> Result<DschamalEvent, Refusal> {
        let after = match self.wanted_kind() {
            ReachKind::Console => {
                let hands = finish.hands.iter();
                let pulled = hands.fold(PieceSet::EMPTY, |all, hand| all | hand.pulled);
                AfterReach::Drawn(self.rule(Action::Console(pulled))?)
            }
            ReachKind::Contest => AfterReach::Photo(self.photo_of(&finish, None, &Votes::new())),
        };
        Ok(DschamalEvent::Reached { finish, after })
    }

    /// It is settled who was first.
    pub(crate) fn rule_contest(
        &self,
        finish: &ReachFinish,
        by: JudgedBy,
        votes: &Votes,
    ) -> Result<DschamalEvent, Refusal> {
        let report = self.report_of(finish, by, votes);
        Ok(DschamalEvent::Ruled {
            by,
            photo: self.photo_of(finish, Some(by), votes),
            done: self.rule(Action::Contest(report))?,
        })
    }

    /// The hands that wait for a ruling, and what was said of them.
    pub(crate) fn to_be_ruled(&self) -> Option<(&ReachFinish, Votes)> {
        let reach = self.reach.as_ref()?;
        let vote = reach.vote.as_ref();
        let votes = vote.map_or(Votes::new(), |vote| vote.votes.clone());
        Some((reach.finish.as_ref()?, votes))
    }

    /// A piece was built, or fell; nothing if none was awaited.
    pub(crate) fn rule_building(
        &self,
        finish: BuildFinish,
    ) -> Option<Result<DschamalEvent, Refusal>> {
        let site = self.site()?;
        let done = match self.lays_ground(site.seat) {
            true => None,
            false => match self.rule(Action::Built(report_built(&finish))) {
                Ok(done) => Some(done),
                Err(refusal) => return Some(Err(refusal)),
            },
        };
        Some(Ok(DschamalEvent::Built {
            seat: self.outer(site.seat),
            piece: site.piece,
            before: site.standing,
            finish,
            done,
        }))
    }
}

fn report_built(finish: &BuildFinish) -> dschamal::BuildReport {
    dschamal::BuildReport {
        fell: finish.fell,
        ..dschamal::BuildReport::default()
    }
}
