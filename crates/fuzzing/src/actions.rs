//! Actions one after the other: what is listed is allowed, what is refused changes nothing, and no piece is lost.

use dschamal::{Action, Edition, Game, Journal, OPTION_KEYS, Rules};

use crate::bytes::Bytes;
use crate::deed::{deed, seat};
use crate::promises::{log_is_the_truth, pieces_are_conserved};

/// Long enough for every phase of a game.
const MOST_ACTIONS: usize = 150;

/// Bytes as house rules and what is done under them.
pub fn actions(data: &[u8]) -> bool {
    let mut bytes = Bytes::new(data);
    let Some(mut journal) = begin(&mut bytes) else {
        return false;
    };
    let rules = journal.rules().clone();
    for _ in 0..MOST_ACTIONS {
        if bytes.is_used_up() {
            break;
        }
        let action = deed(&journal, &mut bytes);
        step(&mut journal, &rules, action);
    }
    log_is_the_truth(&journal);
    undo_and_redo(&journal);
    !journal.entries().is_empty()
}

fn begin(bytes: &mut Bytes<'_>) -> Option<Journal> {
    let game = bytes.pick(&Game::ALL)?;
    let edition = bytes.pick(&Edition::ALL)?;
    let mut options = edition.options();
    for _ in 0..bytes.below(4) {
        let option = &OPTION_KEYS[bytes.below(OPTION_KEYS.len())];
        if let Some(choice) = bytes.pick(option.choices()) {
            // Some options are for another game; then it stays as it is.
            let _ = options.set_for(game, option.key, choice);
        }
    }
    let seats: Vec<u8> = game.seats().collect();
    let rules = Rules::new(game, bytes.pick(&seats)?, options).ok()?;
    let first = Some(seat(bytes)).filter(|&seat| rules.has(seat))?;
    Some(Journal::begin(rules, first))
}

fn step(journal: &mut Journal, rules: &Rules, action: Action) {
    let before = journal.state().clone();
    let done = journal.entries().len();
    let listed = before.legal_actions(rules).contains(&action);
    match journal.act(action) {
        Ok(events) => {
            let folded = before.fold(rules, events);
            assert_eq!(&folded, journal.state());
            pieces_are_conserved(journal);
        }
        Err(refusal) => {
            assert!(!listed, "a listed choice was refused: {refusal}");
            assert_eq!(journal.state(), &before);
            assert_eq!(journal.entries().len(), done);
        }
    }
}

/// Taking the last action back and doing it again leads to the same table.
fn undo_and_redo(journal: &Journal) {
    let mut again = journal.clone();
    if let Some(action) = again.undo() {
        again.act(action).expect("it was allowed once");
    }
    assert_eq!(&again, journal);
}
