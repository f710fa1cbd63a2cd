//! An evening with the box: what was agreed, everything that was told, and the way back. Nothing here knows a browser.

use dschamal::{Action, Awaits, Event, Journal, Refusal, Rules, Ruling, Seat, State};
use serde_json::{Map, Value};

use super::draft::{Draft, Tap};
use super::entry::Taps;
use super::mend::Fixing;
use super::plan::Plan;

/// An evening.
#[derive(Clone, Debug)]
pub struct Evening {
    pub(super) plan: Plan,
    /// What a record brought along that is not part of a plan: a position, start pieces.
    pub(super) origin: Map<String, Value>,
    pub(super) journal: Journal,
    /// Taken back, the last one last.
    pub(super) undone: Vec<Action>,
    pub(super) draft: Draft,
    /// The taps of what is being told.
    pub(super) taps: Taps,
    /// An earlier action that is being told again.
    pub(super) fixing: Option<Fixing>,
    /// What was told after a corrected action and does not fit any more, first one first.
    pub(super) rest: Vec<Action>,
    /// Everything as it was before the last correction.
    pub(super) before: Option<Vec<Action>>,
}

/// What a tap led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heard {
    /// Something more was told.
    More,
    /// Something happened at the table.
    Happened,
}

impl Evening {
    /// Begins.
    ///
    /// # Errors
    /// If it cannot be played like that, with the reason.
    pub fn begin(mut plan: Plan) -> Result<Evening, String> {
        let rules = plan.agreed().map_err(|error| error.to_string())?;
        plan.settle_names();
        let first = u8::try_from(plan.first).ok().and_then(Seat::new);
        let first = first.filter(|&seat| rules.has(seat)).unwrap_or(NOBODY_ELSE);
        plan.first = usize::from(first.number());
        let journal = Journal::begin(rules, first);
        Ok(Evening::with(plan, Map::new(), journal))
    }

    pub(super) fn with(plan: Plan, origin: Map<String, Value>, journal: Journal) -> Evening {
        Evening {
            plan,
            origin,
            journal,
            undone: Vec::new(),
            draft: Draft::default(),
            taps: Taps::default(),
            fixing: None,
            rest: Vec::new(),
            before: None,
        }
    }

    /// What was agreed.
    #[must_use]
    pub const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The rules of it.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        self.journal.rules()
    }

    /// Everything that was told.
    #[must_use]
    pub const fn journal(&self) -> &Journal {
        &self.journal
    }

    /// How it stands where the taps go: now, or before the action that is told again.
    #[must_use]
    pub fn state(&self) -> &State {
        match &self.fixing {
            Some(fixing) => fixing.earlier.state(),
            None => self.journal.state(),
        }
    }

    /// What has to happen there.
    #[must_use]
    pub fn awaits(&self) -> &Awaits {
        &self.state().awaits
    }

    /// What was told so far of it.
    #[must_use]
    pub const fn draft(&self) -> &Draft {
        &self.draft
    }

    /// What a player is called.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        let player = self.plan.player(seat);
        player.map_or_else(|| seat.to_string(), |player| player.name.clone())
    }

    /// The ruling of the last contest, unless more contests followed.
    #[must_use]
    pub fn last_ruling(&self) -> Option<&Ruling> {
        self.journal.rulings().next_back()
    }

    /// Everything that happened since the last contest was told, that included.
    #[must_use]
    pub fn since_last_contest(&self) -> Vec<&Event> {
        let entries = self.journal.entries();
        let contest =
            |entry: &dschamal::Entry| matches!(entry.action, Action::Contest(_) | Action::Start(_));
        let from = entries.iter().rposition(contest).unwrap_or(0);
        let events = entries[from..].iter().flat_map(|entry| &entry.events);
        events.collect()
    }

    /// Whether the taps make up something that can happen.
    #[must_use]
    pub fn is_ready(&self) -> bool {
        self.draft.action(self.rules(), self.state()).is_some()
    }

    /// Hears one tap.
    ///
    /// # Errors
    /// If the rules do not allow it; nothing changes then.
    pub fn tap(&mut self, tap: Tap) -> Result<Heard, Refusal> {
        if let Tap::Choose(action) = tap {
            return self.happen(action);
        }
        let mut draft = self.draft.clone();
        let whole = draft.hear(&tap, self.rules(), self.state());
        let before = std::mem::replace(&mut self.draft, draft);
        self.taps.tapped(before, &self.draft);
        match self.draft.action(self.rules(), self.state()) {
            Some(action) if whole => self.happen(action),
            _ => Ok(Heard::More),
        }
    }

    fn happen(&mut self, action: Action) -> Result<Heard, Refusal> {
        if self.fixing.is_some() {
            self.corrected(action)?;
        } else {
            self.journal.act(action.clone())?;
            self.after(&action);
        }
        self.forget_draft();
        self.undone.clear();
        Ok(Heard::Happened)
    }

    /// What is being told is forgotten, with its taps.
    pub(super) fn forget_draft(&mut self) {
        self.draft = Draft::default();
        self.taps = Taps::default();
    }

    /// Is something being told that a tap began?
    #[must_use]
    pub fn is_telling(&self) -> bool {
        self.taps.any() || (self.fixing.is_none() && self.draft != Draft::default())
    }

    /// Is there something to take back?
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.is_telling()
            || self.fixing.is_some()
            || self.before.is_some()
            || !self.journal.entries().is_empty()
    }

    /// Takes back the last thing: a tap of what is being told; else a correction that was begun or made, or the last action.
    pub fn undo(&mut self) {
        if self.taps.undo(&mut self.draft) {
            return;
        }
        let was_told = self.is_telling();
        self.forget_draft();
        if was_told || self.give_up_correction() {
            return;
        }
        self.undone.extend(self.journal.undo());
    }

    /// A correction that was begun or made never was, whatever was tapped of it. False if there was none.
    pub fn give_up_correction(&mut self) -> bool {
        self.forget_draft();
        self.fixing.take().is_some() || self.forget_correction()
    }

    /// Is there something to do again?
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.taps.can_redo()
            || (!self.is_telling()
                && self.fixing.is_none()
                && self.rest.is_empty()
                && !self.undone.is_empty())
    }

    /// Does again what was taken back last: a tap of what is being told, or an action.
    pub fn redo(&mut self) {
        if !self.can_redo() || self.taps.redo(&mut self.draft) {
            return;
        }
        self.forget_draft();
        let Some(action) = self.undone.pop() else {
            return;
        };
        if self.journal.act(action).is_err() {
            self.undone.clear();
        }
    }

    /// The same people once more, by the same rules.
    #[must_use]
    pub fn again(&self) -> Plan {
        self.plan.clone()
    }
}

/// Every table has a seat 0.
const NOBODY_ELSE: Seat = match Seat::new(0) {
    Some(seat) => seat,
    None => unreachable!(),
};
