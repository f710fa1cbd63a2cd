//! Somebody is forgotten: their name and what they said go from the log; what was played stays.

use crate::{Entry, Event, Handle, PersonId};

/// The entries that read otherwise once `who` is forgotten. `name` stands where theirs was.
///
/// Numbers and order stay as they are, so the game and everybody else's seat do too.
#[must_use]
pub fn forgotten(log: &[Entry], who: &PersonId, name: &str) -> Vec<Entry> {
    let Some(handle) = handle_in(log, who) else {
        return Vec::new();
    };
    let changed = log.iter().filter_map(|entry| {
        let event = without(&entry.event, who, handle, name)?;
        Some(Entry {
            event,
            ..entry.clone()
        })
    });
    changed.collect()
}

/// Handles are given in the order in which people came.
fn handle_in(log: &[Entry], who: &PersonId) -> Option<Handle> {
    let mut came: Vec<&PersonId> = Vec::new();
    for entry in log {
        if let Event::Opened { host: person, .. } | Event::Joined { person, .. } = &entry.event
            && !came.contains(&person)
        {
            came.push(person);
        }
    }
    came.into_iter().position(|person| person == who)
}

fn without(event: &Event, who: &PersonId, handle: Handle, name: &str) -> Option<Event> {
    let mut event = event.clone();
    match &mut event {
        Event::Opened {
            host: person,
            name: written,
            ..
        }
        | Event::Joined {
            person,
            name: written,
        } if person == who => name.clone_into(written),
        Event::Said { who, text } if *who == handle => "…".clone_into(text),
        Event::Reported { by, reason, .. } if *by == handle => reason.clear(),
        _ => return None,
    }
    Some(event)
}
