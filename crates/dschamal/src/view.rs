//! What people at the table may know: never the bag's order, never a piece that returned unseen.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::report::{Standing, standing};
use crate::{
    Action, Awaits, Contestants, Contested, Event, Finish, Game, Piece, PieceSet, Points, Rules,
    Ruling, Seat, SeatSet, Stack, State, Wanted, contest, points, wanted,
};

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Somebody who only watches.
    Spectator,
}

/// A table as somebody may see it. There is no field for what is in the dark.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Open pieces by seat.
    pub open: Vec<PieceSet>,
    /// Victory pieces by seat.
    pub victory: Vec<PieceSet>,
    /// Towers by seat, bottom to top.
    pub tower: Vec<Stack>,
    /// Black pieces by seat.
    pub black: Vec<PieceSet>,
    /// The deciding piece.
    pub centre: Option<Piece>,
    /// A piece to be given, built or kept, which all have seen.
    pub hand: Option<Piece>,
    /// How many pieces are in the bag.
    pub bag: usize,
    /// Who is at the bag.
    pub contestants: Contestants,
    /// Who is master, in the games that have one.
    pub master: Option<Seat>,
    /// What has to happen next.
    pub awaits: Awaits,
    /// What the viewer may choose now; empty for everybody else.
    pub choices: Vec<Action>,
    /// What the viewer's hand looks for in the bag; for those who only watch, what all hands look for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wanted: Option<Wanted>,
    /// The score of the Tower if it ended now.
    pub points: Option<Vec<Points>>,
    /// Who has won.
    pub winners: SeatSet,
}

impl State {
    /// The table as `viewer` may see it.
    #[must_use]
    pub fn view_for(&self, rules: &Rules, viewer: Viewer) -> View {
        let zones = &self.zones;
        let seats = || Seat::all(rules.seats());
        View {
            viewer,
            open: seats().map(|seat| zones.open[seat]).collect(),
            victory: seats().map(|seat| zones.victory[seat]).collect(),
            tower: seats().map(|seat| zones.tower[seat].clone()).collect(),
            black: seats().map(|seat| zones.black[seat]).collect(),
            centre: zones.centre,
            hand: zones.hand,
            bag: zones.bag.len(),
            contestants: self.order.contestants.clone(),
            master: self.master(rules),
            awaits: self.awaits.clone(),
            choices: self.choices_for(rules, viewer),
            wanted: self.wanted_for(rules, viewer),
            points: (rules.game() == Game::Tower).then(|| {
                let points = points(rules, self);
                seats().map(|seat| points[seat]).collect()
            }),
            winners: self.winners,
        }
    }

    /// Who is master, in the games that have one (D-34, T-19).
    #[must_use]
    pub fn master(&self, rules: &Rules) -> Option<Seat> {
        matches!(rules.game(), Game::Duel | Game::Tower).then_some(self.order.master)
    }

    fn wanted_for(&self, rules: &Rules, viewer: Viewer) -> Option<Wanted> {
        let own = match viewer {
            Viewer::Seat(seat) => wanted(rules, self, seat),
            Viewer::Spectator => None,
        };
        let all = || {
            let seat = self
                .awaits
                .seat()
                .or(self.order.contestants.first().copied());
            wanted(rules, self, seat?).filter(Wanted::is_common)
        };
        own.or_else(all)
    }

    /// A consolation draw is a reach into the dark: its possible results are nobody's to list.
    fn choices_for(&self, rules: &Rules, viewer: Viewer) -> Vec<Action> {
        let asked = match (viewer, self.awaits.seat()) {
            (Viewer::Seat(viewer), Some(seat)) => viewer == seat,
            (Viewer::Seat(_), None) => true,
            (Viewer::Spectator, _) => false,
        };
        match self.awaits {
            Awaits::Console { .. } => Vec::new(),
            _ if asked => self.legal_actions(rules),
            _ => Vec::new(),
        }
    }
}

/// An event as everybody may see it: a contest without what went back unseen.
pub type Seen = Event<SeenContest>;

/// A contest as everybody may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeenContest {
    /// Who was how quick.
    pub finish: Finish,
    /// What each brought out, as far as it was laid open.
    pub pulls: BTreeMap<Seat, Pulled>,
    /// Who called the camel in time.
    pub shouts: SeatSet,
    /// The ruling; it names only pieces that were laid open.
    pub ruling: Ruling,
}

/// What somebody brought out of the bag.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pulled {
    /// Laid open.
    Seen(PieceSet),
    /// Went back unseen, or nothing at all: that is not told.
    Unseen,
}

impl Event {
    /// What everybody at the table may know of it. `before` is the state in which it happened.
    #[must_use]
    pub fn seen(&self, rules: &Rules, before: &State) -> Seen {
        self.clone()
            .map_contest(|contested| contested.seen(rules, before))
    }
}

impl Contested {
    fn seen(&self, rules: &Rules, before: &State) -> SeenContest {
        let report = &self.report;
        let contestants = &before.order.contestants;
        let standing = standing(report, contestants, &before.zones).unwrap_or(Standing::Nobody);
        // A piece that is taken from the slower one after a wrong call has been looked at (A-D-01).
        let mut open = contest::seen(rules.game(), report, &standing) | self.ruling.pulled;
        if !rules.options().common.slower_unseen && matches!(standing, Standing::Ranked(_)) {
            open = contestants
                .iter()
                .fold(open, |set, &seat| set | report.pulls[seat]);
        }
        let pulled = |seat: Seat| match report.pulls[seat] {
            pull if !pull.is_empty() && open.contains_all(pull) => Pulled::Seen(pull),
            _ => Pulled::Unseen,
        };
        SeenContest {
            finish: report.finish.clone(),
            pulls: contestants
                .iter()
                .map(|&seat| (seat, pulled(seat)))
                .collect(),
            shouts: report.shouts,
            ruling: self.ruling.clone(),
        }
    }
}
