//! Position text: what can be read can be written and read again, and a possible position plays as the rules say.

use gimel::{Position, Rules, Setup};

/// Bytes as a position text.
pub fn gfen(data: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(data) else {
        return false;
    };
    if let Ok(setup) = text.parse::<Setup>() {
        let again = setup.to_string().parse::<Setup>();
        assert_eq!(again.as_ref(), Ok(&setup));
    }
    let Ok(position) = text.parse::<Position>() else {
        return false;
    };
    let again = position.to_string().parse::<Position>();
    assert_eq!(again.as_ref(), Ok(&position));
    moves_come_and_go(&position);
    true
}

/// Every listed move is legal, keeps the hash true, and leaves no trace once it is taken back.
fn moves_come_and_go(position: &Position) {
    let rules = Rules::default();
    for mv in rules.moves(position) {
        assert_eq!(rules.refusal(position, mv), None, "{mv} in {position}");
        let mut after = position.clone();
        let undo = after.make(mv);
        assert_eq!(after.hash(), after.hash_afresh(), "{mv} in {position}");
        after.unmake(mv, undo);
        assert_eq!(&after, position, "{mv}");
    }
}
