//! Putting an earlier action right: what came after it is done again, and what does not fit any more is shown and settled.

use dschamal::{Action, Awaits, Journal, Refusal};

use super::draft::Draft;
use super::evening::Evening;

/// An earlier action that is being told again.
#[derive(Clone, Debug)]
pub struct Fixing {
    /// Its place in the journal.
    pub index: usize,
    /// Everything before it.
    pub earlier: Journal,
}

/// Something that was told after a corrected action and does not fit any more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conflict<'a> {
    /// What was told.
    pub action: &'a Action,
    /// Why it cannot be.
    pub refusal: Refusal,
    /// How many more were told after it.
    pub more: usize,
}

impl Evening {
    /// Begins to tell an earlier action again.
    pub fn fix(&mut self, index: usize) {
        let entries = self.journal.entries();
        let Some(entry) = entries.get(index) else {
            return;
        };
        let mut earlier = Journal::from_state(self.rules().clone(), self.journal.start().clone());
        for entry in &entries[..index] {
            // Was allowed the first time.
            if earlier.act(entry.action.clone()).is_err() {
                return;
            }
        }
        let draft = Draft::of(&entry.action, earlier.state());
        self.forget_draft();
        self.draft = draft;
        self.fixing = Some(Fixing { index, earlier });
    }

    /// Which action is being told again.
    #[must_use]
    pub fn fixed(&self) -> Option<usize> {
        self.fixing.as_ref().map(|fixing| fixing.index)
    }

    fn actions(&self) -> Vec<Action> {
        let entries = self.journal.entries().iter();
        entries.map(|entry| entry.action.clone()).collect()
    }

    /// The action that was told again is put in its place, and everything after it done again as far as it goes.
    pub(super) fn corrected(&mut self, action: Action) -> Result<(), Refusal> {
        let Some(fixing) = &self.fixing else {
            return Ok(());
        };
        let index = fixing.index;
        let before = self.actions();
        let (journal, rest) = match self.journal.corrected(index, &action) {
            Ok(journal) => (journal, Vec::new()),
            Err(correction) if correction.at == index => return Err(correction.refusal),
            Err(_) => {
                let mut journal = fixing.earlier.clone();
                journal.act(action)?;
                (journal, before[index + 1..].to_vec())
            }
        };
        self.journal = journal;
        self.rest = rest;
        self.before = Some(before);
        self.fixing = None;
        self.go_on();
        Ok(())
    }

    /// Does what waits as far as it fits.
    fn go_on(&mut self) {
        let fits = |action: &Action| self.journal.act(action.clone()).is_ok();
        let done = self.rest.iter().map_while({
            let mut fits = fits;
            move |action| fits(action).then_some(())
        });
        let done = done.count();
        self.rest.drain(..done);
    }

    /// Something new happened: what waits is tried once more. If it was of the kind that waited first, it takes its place.
    pub(super) fn after(&mut self, action: &Action) {
        if self.rest.is_empty() {
            self.before = None;
            return;
        }
        let waiting = std::mem::discriminant(&self.rest[0]);
        if waiting == std::mem::discriminant(action) {
            self.rest.remove(0);
        }
        self.go_on();
    }

    /// What does not fit any more, if anything.
    #[must_use]
    pub fn conflict(&self) -> Option<Conflict<'_>> {
        let (action, more) = self.rest.split_first()?;
        let refusal = self.journal.clone().act(action.clone()).err()?;
        Some(Conflict {
            action,
            refusal,
            more: more.len(),
        })
    }

    /// What does not fit is left out, and the next is tried.
    pub fn leave_out(&mut self) {
        if !self.rest.is_empty() {
            self.rest.remove(0);
            self.go_on();
        }
    }

    /// Everything that waits is left out: the evening goes on from here.
    pub fn leave_out_all(&mut self) {
        self.rest.clear();
    }

    /// Everything is as it was before the correction. False if there was none.
    pub fn forget_correction(&mut self) -> bool {
        let Some(actions) = self.before.take() else {
            return false;
        };
        let mut journal = Journal::from_state(self.rules().clone(), self.journal.start().clone());
        for action in actions {
            // Was allowed the first time.
            if journal.act(action).is_err() {
                break;
            }
        }
        self.journal = journal;
        self.rest.clear();
        self.forget_draft();
        true
    }

    /// Whether the game is over and nothing waits.
    #[must_use]
    pub fn is_over(&self) -> bool {
        *self.awaits() == Awaits::Over && self.rest.is_empty()
    }
}
