//! A game with its history: act, undo, correct, and read the rulings again.

use serde::{Deserialize, Serialize};

use crate::fold::FoldError;
use crate::{Action, Awaits, Event, Refusal, Rules, Ruling, Seat, State};

/// A game from its beginning to now. The state is the fold of the events; undo is replay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
pub struct Journal {
    rules: Rules,
    start: State,
    entries: Vec<Entry>,
    state: State,
}

/// One action and what it led to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// What was done.
    pub action: Action,
    /// What happened.
    pub events: Vec<Event>,
}

/// A correction that does not fit what came after it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("after this correction action {at} is not possible any more: {refusal}")]
pub struct Correction {
    /// The first action that cannot be any more; the corrected one itself if it is illegal.
    pub at: usize,
    /// Why.
    pub refusal: Refusal,
}

impl Journal {
    /// A game from the beginning; `first` begins (see [`State::new`]).
    #[must_use]
    pub fn begin(rules: Rules, first: Seat) -> Journal {
        let state = State::new(&rules, first);
        Journal::from_state(rules, state)
    }

    /// A game from a given position.
    #[must_use]
    pub fn from_state(rules: Rules, state: State) -> Journal {
        Journal {
            rules,
            start: state.clone(),
            entries: Vec::new(),
            state,
        }
    }

    /// Does something.
    ///
    /// # Errors
    /// If the rules do not allow it; nothing changes then.
    pub fn act(&mut self, action: Action) -> Result<&[Event], Refusal> {
        let (state, events) = self.state.act(&self.rules, &action)?;
        self.state = state;
        self.entries.push(Entry { action, events });
        Ok(self.entries.last().map_or(&[], |entry| &entry.events))
    }

    /// Lets something have happened that was ruled on once: the rules are not asked again.
    ///
    /// # Errors
    /// If it cannot have happened, whatever the rules; nothing changes then.
    pub fn fold_in(&mut self, entry: Entry) -> Result<&[Event], FoldError> {
        if self.state.is_over() {
            return Err(FoldError::Over);
        }
        if !entry.events.iter().all(Event::can_be_carried_out) {
            return Err(FoldError::Tower);
        }
        let state = self.state.clone().fold(&self.rules, &entry.events);
        if !state
            .zones
            .hold_exactly(self.rules.box_contents(), self.rules.seats())
        {
            return Err(FoldError::Pieces);
        }
        if !state.named().all(|seat| self.rules.has(seat)) {
            return Err(FoldError::Seat);
        }
        self.state = state;
        self.entries.push(entry);
        Ok(self.entries.last().map_or(&[], |entry| &entry.events))
    }

    /// Takes the last action back and returns it; nothing at the beginning.
    pub fn undo(&mut self) -> Option<Action> {
        let undone = self.entries.pop()?;
        self.state = self.start.clone().fold(&self.rules, self.events());
        Some(undone.action)
    }

    /// The same game with one earlier action put right and everything after it done again.
    ///
    /// # Errors
    /// If the new action, or one that came after it, is not possible; this journal stays as it is.
    pub fn corrected(&self, index: usize, action: &Action) -> Result<Journal, Correction> {
        let mut journal = Journal::from_state(self.rules.clone(), self.start.clone());
        for (at, entry) in self.entries.iter().enumerate() {
            let next = if at == index { action } else { &entry.action };
            journal
                .act(next.clone())
                .map_err(|refusal| Correction { at, refusal })?;
        }
        Ok(journal)
    }

    /// What was agreed.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The state now.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The state in which the journal begins.
    #[must_use]
    pub fn start(&self) -> &State {
        &self.start
    }

    /// What has to happen next.
    #[must_use]
    pub fn awaits(&self) -> &Awaits {
        &self.state.awaits
    }

    /// Everything that was done.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Everything that happened.
    pub fn events(&self) -> impl Iterator<Item = &Event> {
        self.entries.iter().flat_map(|entry| &entry.events)
    }

    /// The ruling of every contest so far.
    pub fn rulings(&self) -> impl DoubleEndedIterator<Item = &Ruling> {
        let events = self.entries.iter().flat_map(|entry| entry.events.iter());
        events.filter_map(|event| match event {
            Event::Contested(contested) => Some(&contested.ruling),
            _ => None,
        })
    }
}

/// As it is stored: the state is not, it follows.
#[derive(Serialize, Deserialize)]
struct Written {
    rules: Rules,
    start: State,
    entries: Vec<Entry>,
}

impl From<Written> for Journal {
    fn from(written: Written) -> Journal {
        let events = written.entries.iter().flat_map(|entry| &entry.events);
        let state = written.start.clone().fold(&written.rules, events);
        Journal {
            rules: written.rules,
            start: written.start,
            entries: written.entries,
            state,
        }
    }
}

impl From<Journal> for Written {
    fn from(journal: Journal) -> Written {
        Written {
            rules: journal.rules,
            start: journal.start,
            entries: journal.entries,
        }
    }
}
