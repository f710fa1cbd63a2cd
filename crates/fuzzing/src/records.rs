//! Records: what can be read can be written and read again, and a game that was played is its own record.

use gimel::{Game, Record};

/// Replaying is quick, but a record may be long.
const MOST_ENTRIES: usize = 400;

/// Bytes as the record of a game.
pub fn records(data: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(data) else {
        return false;
    };
    let Ok(record) = text.parse::<Record>() else {
        return false;
    };
    let written = record.to_string();
    assert_eq!(written.parse().as_ref(), Ok(&record), "{written}");
    if record.entries.len() > MOST_ENTRIES {
        return false;
    }
    let Ok(game) = Game::try_from(&record) else {
        return false;
    };
    its_record_replays(&game);
    true
}

fn its_record_replays(game: &Game) {
    let record = Record::from(game);
    let written = record.to_string();
    assert_eq!(written.parse().as_ref(), Ok(&record), "{written}");
    let replayed = Game::try_from(&record).expect("it was played once");
    assert_eq!(replayed.position(), game.position());
    assert_eq!(replayed.outcome(), game.outcome());
}
