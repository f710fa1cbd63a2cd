//! Static exchange evaluation against playing every capture on the square.

use gimel::{Falcon, Kind, Leaps, Move, MoveList, Position, Square, see};
use proptest::prelude::*;

use crate::random::crowd;

/// The best the side to move can get on a square by capturing there or leaving it, tried out to the end.
fn fight(position: &mut Position, leaps: &Leaps, square: Square) -> i32 {
    let mut captures = MoveList::new();
    position.captures_into(leaps, &mut captures);
    captures.retain(|mv| mv.to() == square);
    // Attackers of one kind are alike: trying one of each is trying them all.
    let mut tried: Vec<Kind> = Vec::new();
    let mut best = 0;
    for mv in captures {
        let kind = mv
            .from()
            .and_then(|from| position.piece_at(from))
            .unwrap()
            .kind;
        if !tried.contains(&kind) {
            tried.push(kind);
            best = best.max(outcome(position, leaps, mv));
        }
    }
    best
}

fn outcome(position: &mut Position, leaps: &Leaps, mv: Move) -> i32 {
    let undo = position.make(mv);
    let gain = undo.victim().map_or(0, |prey| prey.value() as i32);
    let answer = fight(position, leaps, mv.to());
    position.unmake(mv, undo);
    gain - answer
}

#[test]
fn exchanges_on_one_square() {
    let leaps = Leaps::of(Falcon::Ring, false);
    for (gfen, mv, expected) in [
        // A free cat; a beetle for a cat; a falcon for a guarded beetle; guarded, but recaptured in turn.
        (
            "18/18/18/18/18/18/c17/B17 w 7,8,8 8,7,8 0,0 0,0",
            "a1xa2",
            3,
        ),
        (
            "18/18/18/18/18/b17/c17/B17 w 7,8,8 7,7,8 0,0 0,0",
            "a1xa2",
            2,
        ),
        (
            "18/18/18/F17/18/b17/b17/18 w 8,8,7 6,8,8 0,0 0,0",
            "a5xa2",
            -5,
        ),
        (
            "18/18/18/F17/18/b17/b17/B17 w 7,8,7 6,8,8 0,0 0,0",
            "a5xa2",
            -4,
        ),
        ("18/18/18/18/18/b17/18/18 w 8,8,8 7,8,8 0,0 0,0", "F@a2", -6),
        ("18/18/18/18/18/b17/18/18 w 8,8,8 7,8,8 0,0 0,0", "F@a5", 0),
        (
            "18/18/18/18/18/b17/18/2F15 w 8,8,7 7,8,8 0,0 0,0",
            "c1-b4",
            -6,
        ),
    ] {
        let position: Position = gfen.parse().unwrap();
        assert_eq!(
            see(&position, leaps, mv.parse().unwrap()),
            expected,
            "{gfen} {mv}"
        );
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn equals_playing_it_out(position in crowd()) {
        let leaps = Leaps::of(Falcon::Ring, false);
        let mut moves = MoveList::new();
        position.moves_into(leaps, &mut moves);
        let mut board = position.clone();
        for mv in moves.into_iter().filter(|mv| mv.is_capture() || mv.to().index() % 7 == 0) {
            let expected = outcome(&mut board, leaps, mv);
            prop_assert_eq!(see(&position, leaps, mv), expected, "{} in {}", mv, &position);
        }
    }
}
