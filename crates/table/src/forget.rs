//! Somebody is forgotten: their name and what they said go from the log; what was played stays.

use crate::stored::{Personal, Stored};
use crate::{Handle, PersonId};

/// The entries that read otherwise once `who` is forgotten. `name` stands where theirs was.
///
/// Numbers, order and formats stay as they are, so the game and everybody else's seat do too.
#[must_use]
pub fn forgotten(log: &[Stored], who: &PersonId, name: &str) -> Vec<Stored> {
    let Some(handle) = handle_in(log, who) else {
        return Vec::new();
    };
    let changed = log.iter().filter_map(|entry| {
        let mut entry = entry.clone();
        without(entry.personal(), who, handle, name).then_some(entry)
    });
    changed.collect()
}

/// Handles are given in the order in which people came.
fn handle_in(log: &[Stored], who: &PersonId) -> Option<Handle> {
    let mut came: Vec<PersonId> = Vec::new();
    for entry in log {
        if let Personal::Came { person, .. } = entry.clone().personal()
            && !came.contains(person)
        {
            came.push(person.clone());
        }
    }
    came.into_iter().position(|person| person == *who)
}

/// Whether there was something to forget.
fn without(personal: Personal<'_>, who: &PersonId, handle: Handle, name: &str) -> bool {
    match personal {
        Personal::Came {
            person,
            name: written,
        } if person == who => name.clone_into(written),
        Personal::Said { who, text } if who == handle => "…".clone_into(text),
        Personal::Reported { by, reason } if by == handle => reason.clear(),
        Personal::Came { .. }
        | Personal::Said { .. }
        | Personal::Reported { .. }
        | Personal::Nothing => return false,
    }
    true
}
