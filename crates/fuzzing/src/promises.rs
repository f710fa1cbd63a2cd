//! What holds at every Dschamál table, whatever was done at it.

use dschamal::Journal;

/// Writing takes far longer than playing, and a long log has no entry that a short one cannot have.
const MOST_WRITTEN: usize = 12;

/// Every piece of the box is in exactly one place.
#[track_caller]
pub(crate) fn pieces_are_conserved(journal: &Journal) {
    let (rules, zones) = (journal.rules(), &journal.state().zones);
    let contents = rules.box_contents();
    assert_eq!(zones.count(rules.seats()), contents.len());
    assert_eq!(zones.union(rules.seats()), contents);
}

/// The state is the fold of the log; the log can be written down and read again.
#[track_caller]
pub(crate) fn log_is_the_truth(journal: &Journal) {
    let start = journal.start().clone();
    let folded = start.fold(journal.rules(), journal.events());
    assert_eq!(&folded, journal.state());
    if journal.entries().len() <= MOST_WRITTEN {
        let written = serde_json::to_string(journal).expect("a journal can be written");
        let read: Journal = serde_json::from_str(&written).expect("what was written can be read");
        assert_eq!(&read, journal);
    }
}
