//! Board, pieces and leaps.

use gimel::{Falcon, Game, Kind, Leaps, PiecesEach, Position, Setup, Side, Square};

/// Cites: G-01
#[test]
fn two_players_take_turns() {
    let mut game = Game::default();
    let mut seen = Vec::new();
    for _ in 0..6 {
        seen.push(game.position().side());
        game.play(game.moves()[0]).unwrap();
    }
    assert_eq!(seen, [Side::BOTH, Side::BOTH, Side::BOTH].concat());
    assert!(
        Side::BOTH
            .into_iter()
            .all(|side| side.other() != side && side.other().other() == side)
    );
}

/// Cites: G-02
#[test]
fn a_side_has_24_pieces_worth_80_points() {
    assert_eq!(Kind::ALL.map(Kind::value), [1, 3, 6]);
    let start = Position::default();
    for side in Side::BOTH {
        let hand = start.hand(side);
        let pieces: u32 = Kind::ALL.iter().map(|&kind| u32::from(hand[kind])).sum();
        let points: u32 = Kind::ALL
            .iter()
            .map(|&kind| u32::from(hand[kind]) * kind.value())
            .sum();
        assert_eq!((pieces, points), (24, 80));
    }
    assert_eq!(
        (PiecesEach::Eight.pieces(), PiecesEach::Eight.points()),
        (24, 80)
    );
    assert_eq!(
        (PiecesEach::Four.pieces(), PiecesEach::Four.points()),
        (12, 40)
    );
}

/// Cites: G-03
#[test]
fn the_board_is_8_by_18() {
    assert_eq!(Square::all().count(), 8 * 18);
    for (name, there) in [
        ("a1", true),
        ("r8", true),
        ("a8", true),
        ("r1", true),
        ("s1", false),
        ("a9", false),
        ("a0", false),
        ("`1", false),
        ("A1", false),
        ("a11", false),
    ] {
        assert_eq!(name.parse::<Square>().is_ok(), there, "{name}");
    }
    for square in Square::all() {
        assert_eq!(square.to_string().parse(), Ok(square));
        assert_eq!(Square::at(square.file(), square.rank()), Some(square));
    }
}

/// Cites: G-10, G-11, G-12, G-14, A-G-05, A-G-06, A-G-18
#[test]
fn leap_tables_hold_the_rulebooks_offsets() {
    let beetle = [(0, 1), (1, 1)].as_slice();
    let cat = [(0, 2), (1, 2)].as_slice();
    let cat_diagonal = [(0, 2), (1, 2), (2, 2)].as_slice();
    let ring = [(0, 3), (1, 3), (2, 3), (3, 3)].as_slice();
    let bent = [(0, 3), (1, 3), (2, 3), (3, 3), (1, 1), (1, 2)].as_slice();
    for (falcon, diagonal, sets) in [
        (Falcon::Ring, false, [beetle, cat, ring]),
        (Falcon::Ring, true, [beetle, cat_diagonal, ring]),
        (Falcon::Bent, false, [beetle, cat, bent]),
        (Falcon::Bent, true, [beetle, cat_diagonal, bent]),
    ] {
        let leaps = Leaps::of(falcon, diagonal);
        for (kind, set) in Kind::ALL.into_iter().zip(sets) {
            for from in Square::all() {
                for to in Square::all() {
                    let (dx, dy) = (
                        from.file().abs_diff(to.file()),
                        from.rank().abs_diff(to.rank()),
                    );
                    let expected = set.contains(&(dx.min(dy), dx.max(dy)));
                    assert_eq!(
                        leaps.from(kind, from).contains(to),
                        expected,
                        "{kind} {from} {to}"
                    );
                }
            }
        }
    }
}

/// Cites: S-Z-32, G-10, G-11, G-12
#[test]
fn mobility_on_an_empty_board() {
    let leaps = Leaps::of(Falcon::Ring, false);
    for (kind, least, most) in [
        (Kind::Beetle, 3, 8),
        (Kind::Cat, 4, 12),
        (Kind::Falcon, 7, 24),
    ] {
        let counts = || Square::all().map(|square| leaps.from(kind, square).len());
        assert_eq!(
            (counts().min(), counts().max()),
            (Some(least), Some(most)),
            "{kind}"
        );
        let corner: Square = "a1".parse().unwrap();
        assert_eq!(
            leaps.from(kind, corner).len(),
            least,
            "{kind} in the corner"
        );
    }
}

/// Which way the board lies makes no difference: turned or mirrored, everything comes out the same.
///
/// Cites: A-G-18
#[test]
fn the_board_has_no_direction() {
    let gfen = "8f9/3B4c9/18/5F2C9/8b9/2f15/18/B16c w 6,7,7 7,6,6 0,0 0,0";
    let setup: Setup = gfen.parse().unwrap();
    let turned = |flip: fn(Square) -> Option<Square>| {
        let mut turned = setup.clone();
        for square in Square::all() {
            turned.board[flip(square).unwrap().index()] = setup.board[square.index()];
        }
        let game = Game::from_position(gimel::Options::default(), turned.try_into().unwrap());
        let game = game.unwrap();
        (game.moves().len(), gimel::perft(&game, 3))
    };
    let straight = turned(Some);
    assert_eq!(turned(|s| Square::at(17 - s.file(), s.rank())), straight);
    assert_eq!(turned(|s| Square::at(s.file(), 7 - s.rank())), straight);
    assert_eq!(
        turned(|s| Square::at(17 - s.file(), 7 - s.rank())),
        straight
    );
}

/// A side with pieces is never without a move, however they stand: stuck cannot happen in play.
///
/// Cites: A-G-04
#[test]
fn a_side_that_has_pieces_can_act() {
    // The thickest corner there is: all 24 pieces side by side, nothing in hand.
    for kinds in [
        "BBBBBBBBCCCCCCCCFFFFFFFF",
        "FFFFFFFFCCCCCCCCBBBBBBBB",
        "BCFBCFBCFBCFBCFBCFBCFBCF",
    ] {
        let mut setup = Setup::start(PiecesEach::Eight);
        setup.hands.white = Default::default();
        for (index, letter) in kinds.chars().enumerate() {
            setup.board[index] = gimel::Piece::from_letter(letter);
        }
        let game = Game::from_position(gimel::Options::default(), setup.try_into().unwrap());
        assert!(!game.unwrap().moves().is_empty());
    }
}
