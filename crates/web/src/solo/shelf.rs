//! Where the table of Dschamál on this device is kept: its log, one entry under each name.

use crate::browser::storage;

fn place(number: u64) -> String {
    format!("{}.{number}", storage::SOLO)
}

/// The log that was kept.
#[must_use]
pub fn read() -> Vec<String> {
    (1..)
        .map_while(|number| storage::read(&place(number)))
        .collect()
}

/// Whether there is one.
#[must_use]
pub fn is_empty() -> bool {
    storage::read(&place(1)).is_none()
}

/// Keeps entries besides those that are kept.
pub fn add(entries: &[(u64, String)]) {
    for (number, text) in entries {
        storage::write(&place(*number), text);
    }
}

/// Forgets everything.
pub fn clear() {
    for number in 1.. {
        if !storage::forget(&place(number)) {
            return;
        }
    }
}
