//! Moves onto a position: what is legal is listed, what is refused changes nothing, and a replay ends the same.
//!
//! Input: a line of options, a line with a position (`startpos` or GFEN), then what happens, separated by blanks.

use gimel::{Entry, Game, Options, Position};

/// A longer game only repeats itself, and the checks cost more with every entry.
const MOST_ENTRIES: usize = 200;

/// Bytes as options, a position and what happens then.
pub fn moves(data: &[u8]) -> bool {
    let Some(mut game) = std::str::from_utf8(data).ok().and_then(start) else {
        return false;
    };
    let text = String::from_utf8_lossy(data);
    let happens = text.splitn(3, '\n').nth(2).unwrap_or_default();
    for word in happens.split_whitespace().take(MOST_ENTRIES) {
        if let Ok(entry) = word.parse::<Entry>() {
            assert_eq!(entry.to_string().parse(), Ok(entry));
            step(&mut game, entry);
        }
    }
    replay_ends_the_same(&game);
    true
}

fn start(text: &str) -> Option<Game> {
    let mut lines = text.splitn(3, '\n');
    let options: Options = lines.next()?.parse().ok()?;
    let position = match lines.next()? {
        "startpos" => Position::start(options.pieces_each),
        gfen => gfen.parse().ok()?,
    };
    Game::from_position(options, position).ok()
}

fn step(game: &mut Game, entry: Entry) {
    let before = game.clone();
    let listed = match entry {
        Entry::Move(mv) => Some(game.moves().contains(&mv)),
        _ => None,
    };
    match game.apply(entry) {
        Ok(outcome) => {
            assert_ne!(listed, Some(false), "{entry} was played and is not listed");
            assert_eq!(outcome, game.outcome());
            assert_eq!(game.entries().last(), Some(&entry));
            let position = game.position();
            assert_eq!(position.hash(), position.hash_afresh());
            assert_eq!(position.to_string().parse().as_ref(), Ok(position));
        }
        Err(refusal) => {
            assert_ne!(
                listed,
                Some(true),
                "{entry} is listed and was refused: {refusal}"
            );
            assert_same(&before, game);
        }
    }
}

fn replay_ends_the_same(game: &Game) {
    let options = *game.rules().options();
    let mut replayed = Game::from_position(options, game.start().clone()).expect("it started once");
    for &entry in game.entries() {
        replayed.apply(entry).expect("it was allowed once");
    }
    assert_same(game, &replayed);
}

#[track_caller]
fn assert_same(one: &Game, other: &Game) {
    assert_eq!(one.position(), other.position());
    assert_eq!(one.entries(), other.entries());
    assert_eq!(one.outcome(), other.outcome());
    assert_eq!(one.turns(), other.turns());
    assert_eq!(one.is_time_up(), other.is_time_up());
    assert_eq!(one.may_claim(), other.may_claim());
}
