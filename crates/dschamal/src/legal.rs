//! Which choices are open now. Reports are facts, not choices, and are not listed.

use crate::options::{CamelAction, Recipient};
use crate::{Action, Awaits, CamelChoice, PieceSet, Rules, Seat, State, victory};

impl State {
    /// Everything that may be chosen now. Empty while a contest or a building is awaited, because
    /// what happens there is reported, not chosen. Of a consolation draw every single piece in the
    /// bag is listed, and coming out with nothing.
    #[must_use]
    pub fn legal_actions(&self, rules: &Rules) -> Vec<Action> {
        let zones = &self.zones;
        match self.awaits {
            Awaits::Start { .. } => start_choices(self, rules),
            Awaits::Decide => {
                let pieces = victory::deciding_candidates(rules, zones, &self.order.contestants);
                pieces.into_iter().map(Action::Decide).collect()
            }
            Awaits::Take { from, .. } => {
                let pieces = zones.takeable(from, rules.options().victory.safe);
                pieces.into_iter().map(Action::Take).collect()
            }
            Awaits::Console { .. } => {
                let draws = zones.bag.into_iter().map(PieceSet::of);
                draws
                    .chain([PieceSet::EMPTY])
                    .map(Action::Console)
                    .collect()
            }
            Awaits::Give { seat } => {
                let any = rules.options().tower.recipient == Recipient::Any;
                let receivers = Seat::all(rules.seats()).filter(|&to| any || to != seat);
                receivers.map(Action::Give).collect()
            }
            Awaits::Camel { seat } => camel_choices(self, rules, seat),
            Awaits::Keep { .. } => vec![Action::Keep(true), Action::Keep(false)],
            Awaits::Contest { .. } | Awaits::Build { .. } | Awaits::Over => Vec::new(),
        }
    }
}

fn start_choices(state: &State, rules: &Rules) -> Vec<Action> {
    let Some(start) = rules.start_pieces() else {
        return Vec::new();
    };
    let free = state.zones.bag & PieceSet::of_colour(start.colour);
    let mut choices = Vec::new();
    for first in free {
        if start.count == 1 {
            choices.push(PieceSet::of(first));
        } else {
            let later = free.into_iter().filter(|second| *second > first);
            choices.extend(later.map(|second| PieceSet::of(first) | PieceSet::of(second)));
        }
    }
    choices.into_iter().map(Action::Start).collect()
}

fn camel_choices(state: &State, rules: &Rules, seat: Seat) -> Vec<Action> {
    let black = &state.zones.black;
    let mut choices = Vec::new();
    for other in seat.others_clockwise(rules.seats()) {
        let takes = black[other]
            .into_iter()
            .map(|take| CamelChoice::Take { take, from: other });
        let gives = black[seat]
            .into_iter()
            .map(|give| CamelChoice::Give { give, to: other });
        choices.extend(takes.chain(gives));
    }
    if rules.options().tower.camel_action == CamelAction::Optional {
        choices.push(CamelChoice::NOTHING);
    }
    choices.into_iter().map(Action::Camel).collect()
}
