//! The book of openings is frozen, and every line of it can be played.

use std::collections::BTreeSet;

use gimel::{Game, Options, Position};

#[test]
fn openings_are_different_and_six_turns_old() {
    let openings: Vec<&str> = arena::book().collect();
    assert_eq!(openings.len(), 500);
    assert_eq!(openings.iter().collect::<BTreeSet<_>>().len(), 500);
    for opening in openings {
        let position: Position = opening.parse().unwrap();
        let game = Game::from_position(Options::default(), position).unwrap();
        assert!(game.outcome().is_none());
        let placed = 2 * 24 - 6;
        let hands = gimel::Side::BOTH.map(|side| game.position().hand(side));
        let left = hands.map(|hand| hand.beetle + hand.cat + hand.falcon);
        assert_eq!(left[0] + left[1], placed, "{opening}");
    }
}
