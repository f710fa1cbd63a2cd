//! What is being told, whatever is awaited: a contest, a reach into the bag, pieces that were chosen or that fell.

use dschamal::{
    Action, Awaits, BuildReport, CollapseReport, Colour, Piece, PieceSet, Rules, Seat, Shape, State,
};
use serde::{Deserialize, Serialize};

use super::contest::{Ask, ContestDraft, Ending};
use super::pull::{Came, Pull};

/// One tap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tap {
    /// Was quickest, or next.
    Quicker(Seat),
    /// Ended without a ranking.
    Ended(Ending),
    /// Called the camel in time, or did not.
    Called(Seat, bool),
    /// This shape came out.
    Shape(Shape),
    /// It had this colour.
    Colour(Colour),
    /// A black piece came out.
    Black,
    /// The camel came out.
    Camel,
    /// Nothing came out.
    Nothing,
    /// Several pieces came out, or not after all.
    Several,
    /// This one was the topmost of the tower.
    Top(Piece),
    /// This piece is one of them, or not after all.
    Piece(Piece),
    /// This tower fell while nobody was building; told again, it did not.
    Fell(Seat),
    /// It was nobody's fault, or was.
    Innocent(bool),
    /// It is built up again, or not.
    Rebuild(bool),
    /// One of the choices there are.
    Choose(Action),
    /// That is all.
    Done,
    /// Everything told so far is forgotten.
    Clear,
}

/// What was told so far of what is awaited.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Draft {
    /// A contest.
    pub contest: ContestDraft,
    /// A reach of one hand alone.
    pub pull: Pull,
    /// Pieces that were chosen, or that fell.
    pub picked: PieceSet,
    /// Whose tower fell while nobody was building.
    pub fallen: Option<Seat>,
    /// It was nobody's fault.
    pub innocent: bool,
    /// It is built up again.
    pub rebuild: Option<bool>,
}

impl Draft {
    /// What was done before, to be changed.
    #[must_use]
    pub fn of(action: &Action, state: &State) -> Draft {
        let mut draft = Draft::default();
        match action {
            Action::Contest(report) => draft.contest = ContestDraft::of(report, state),
            Action::Built(report) => draft.picked = report.fell,
            Action::Collapse(report) => {
                draft.fallen = Some(report.seat);
                draft.picked = report.fell;
            }
            _ => {}
        }
        draft
    }

    /// Hears one tap. True if it answered the last question, so that nothing more need be tapped.
    pub fn hear(&mut self, tap: &Tap, rules: &Rules, state: &State) -> bool {
        match tap {
            Tap::Quicker(seat) => self.contest.rank(*seat, state.order.contestants.len()),
            Tap::Ended(ending) => self.contest.end(*ending),
            Tap::Called(seat, called) => {
                let asked = self.contest.ask(rules, state) == Ask::Called(*seat);
                self.contest.call(*seat, *called);
                return asked && self.action(rules, state).is_some();
            }
            Tap::Shape(shape) => self.came(Came::Shape(*shape), rules, state),
            Tap::Colour(colour) => {
                self.came(Came::Colour(*colour), rules, state);
                return self.action(rules, state).is_some();
            }
            Tap::Black => self.came(Came::Black, rules, state),
            Tap::Camel => self.came(Came::Camel, rules, state),
            Tap::Nothing => self.came(Came::Nothing, rules, state),
            Tap::Several => self.came(Came::Several, rules, state),
            Tap::Top(piece) => self.contest.set_top(*piece),
            Tap::Piece(piece) => {
                let one = PieceSet::of(*piece);
                self.picked = if self.picked.contains(*piece) {
                    self.picked - one
                } else {
                    self.picked | one
                };
                let starting = matches!(state.awaits, Awaits::Start { .. });
                return starting && self.action(rules, state).is_some();
            }
            Tap::Fell(seat) => {
                let again = self.fallen == Some(*seat);
                *self = Draft::default();
                self.fallen = (!again).then_some(*seat);
            }
            Tap::Innocent(innocent) => {
                self.innocent = *innocent;
                self.rebuild = None;
            }
            Tap::Rebuild(rebuild) => self.rebuild = Some(*rebuild),
            Tap::Done => {
                self.contest.close(rules, state);
                self.pull.close();
                return self.action(rules, state).is_some();
            }
            Tap::Clear => *self = Draft::default(),
            Tap::Choose(_) => {}
        }
        false
    }

    fn came(&mut self, came: Came, rules: &Rules, state: &State) {
        match state.awaits {
            Awaits::Contest { .. } => self.contest.hear(came, rules, state),
            _ => self.pull.hear(came, reachable(rules, state)),
        }
    }

    /// The action that was told, if it was told wholly.
    #[must_use]
    pub fn action(&self, rules: &Rules, state: &State) -> Option<Action> {
        let action = self.told(rules, state)?;
        state.act(rules, &action).is_ok().then_some(action)
    }

    fn told(&self, rules: &Rules, state: &State) -> Option<Action> {
        match state.awaits {
            Awaits::Contest { .. } => match self.fallen {
                Some(seat) => self.collapse(seat).map(Action::Collapse),
                None => (self.contest.ask(rules, state) == Ask::Nothing)
                    .then(|| Action::Contest(self.contest.report(state))),
            },
            Awaits::Start { .. } => Some(Action::Start(self.picked)),
            Awaits::Console { .. } => self
                .pull
                .is_told()
                .then(|| Action::Console(self.pull.pieces())),
            Awaits::Decide => self.pull.pieces().single().map(Action::Decide),
            Awaits::Build { .. } => Some(Action::Built(BuildReport {
                fell: self.picked,
                innocent: self.innocent,
                rebuild: self.rebuild.filter(|_| self.innocent),
                rebuilt: Vec::new(),
            })),
            _ => None,
        }
    }

    fn collapse(&self, seat: Seat) -> Option<CollapseReport> {
        (!self.picked.is_empty()).then(|| CollapseReport {
            seat,
            fell: self.picked,
            innocent: self.innocent,
            rebuild: self.rebuild.filter(|_| self.innocent),
            rebuilt: Vec::new(),
        })
    }
}

/// What one hand alone may bring out: anything in the bag, or a deciding piece.
#[must_use]
pub fn reachable(rules: &Rules, state: &State) -> PieceSet {
    if state.awaits != Awaits::Decide {
        return state.zones.bag;
    }
    let choices = state.legal_actions(rules).into_iter();
    let pieces = choices.filter_map(|choice| match choice {
        Action::Decide(piece) => Some(piece),
        _ => None,
    });
    pieces.collect()
}

/// The pieces that can fall now: everything of the tower but its foundation.
#[must_use]
pub fn may_fall(draft: &Draft, rules: &Rules, state: &State) -> Vec<Piece> {
    let (tower, new) = match (&state.awaits, draft.fallen) {
        (Awaits::Build { seat, piece }, _) => (&state.zones.tower[*seat], Some(*piece)),
        (Awaits::Contest { .. }, Some(seat)) => (&state.zones.tower[seat], None),
        _ => return Vec::new(),
    };
    let falls = |piece: &Piece| {
        let alone = Draft {
            picked: PieceSet::of(*piece),
            fallen: draft.fallen,
            ..Draft::default()
        };
        alone.action(rules, state).is_some()
    };
    let pieces = tower.iter().copied().chain(new);
    pieces.filter(falls).collect()
}
