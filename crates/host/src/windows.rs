//! The windows that look at a table, and whose they are.

use table::{PersonId, SeatNumber, Table};

/// A window, by a number that the shell gave it.
pub type WindowId = u64;

/// A window that looks at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Window {
    /// Unique among all windows of the shell.
    pub id: WindowId,
    /// Whose, if they have told who they are.
    pub person: Option<PersonId>,
}

/// All that look at one table.
#[derive(Debug, Default)]
pub(crate) struct Windows {
    open: Vec<Window>,
}

impl Windows {
    pub(crate) fn open(&mut self, window: Window) {
        self.open.push(window);
    }

    pub(crate) fn close(&mut self, id: WindowId) -> Option<Window> {
        let index = self.open.iter().position(|window| window.id == id)?;
        Some(self.open.swap_remove(index))
    }

    /// Closes those of such people.
    pub(crate) fn take(&mut self, theirs: impl Fn(&PersonId) -> bool) -> Vec<Window> {
        let is_theirs = |window: &mut Window| window.person.as_ref().is_some_and(&theirs);
        self.open.extract_if(.., is_theirs).collect()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.open.is_empty()
    }

    pub(crate) fn all(&self) -> impl Iterator<Item = &Window> {
        self.open.iter()
    }

    pub(crate) fn count_of(&self, person: &PersonId) -> usize {
        let own = |window: &&Window| window.person.as_ref() == Some(person);
        self.open.iter().filter(own).count()
    }

    /// Those of the person on a seat.
    pub(crate) fn on(&self, table: &Table, seat: SeatNumber) -> Vec<WindowId> {
        let Some(person) = table.person_on(seat) else {
            return Vec::new();
        };
        let own = self.open.iter();
        let own = own.filter(|window| window.person.as_ref() == Some(person));
        own.map(|window| window.id).collect()
    }
}
