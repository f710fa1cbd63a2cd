//! Random games and crowded random positions for the property tests.

use gimel::{Entry, Game, Kind, Options, Piece, PiecesEach, Position, Setup, Side, Square};
use proptest::prelude::*;

/// How a random player chooses: what it would rather do, and a number to pick with.
pub(crate) type Whim = (u8, u16);

pub(crate) fn whims(most: usize) -> impl Strategy<Value = Vec<Whim>> {
    prop::collection::vec((0..4_u8, any::<u16>()), 0..most)
}

/// Options that change moves or ends.
pub(crate) fn options() -> impl Strategy<Value = Options> {
    const TEXTS: &[&str] = &[
        "",
        "falcon=bent",
        "cat_diagonal=true",
        "falcon=bent cat_diagonal=true target=none draw=off",
        "target=12 draw_min=6 draw_lead=2",
        "target=none draw=never_led draw_min=10",
        "draw=claim draw_min=3",
        "pieces_each=4 target=30 draw_scales=true",
        "pieces_each=4 target=none draw=off",
        "game_minutes=30 turn_seconds=30 draw=at_end",
        "game_minutes=30 turn_seconds=30 time_mode=turn_count",
        "repetition=threefold_draw no_progress=6",
        "turn_seconds=5 timeout=lose_game",
    ];
    prop::sample::select(TEXTS).prop_map(|text| text.parse().unwrap())
}

/// One entry a random player might try; it need not be allowed.
pub(crate) fn entry(game: &Game, (taste, number): Whim) -> Option<Entry> {
    let moves = game.moves();
    let pick = |fits: &dyn Fn(&&gimel::Move) -> bool| {
        let fitting: Vec<_> = moves.iter().filter(fits).collect();
        fitting
            .get(usize::from(number) % fitting.len().max(1))
            .map(|mv| Entry::Move(**mv))
    };
    let capture = || pick(&|mv| mv.is_capture());
    let leap = || pick(&|mv| mv.from().is_some());
    let any = || pick(&|_| true);
    match (taste, number % 64) {
        (3, 0) => Some(Entry::TimeUp),
        (3, 1) => Some(Entry::TurnTimeout),
        (3, 2) => Some(Entry::Claim(Side::Black)),
        (0 | 1, _) => capture().or_else(leap).or_else(any),
        (2, _) => leap().or_else(any),
        _ => any(),
    }
}

/// A game in which players followed their whims as far as the rules let them.
pub(crate) fn played(options: Options, whims: &[Whim]) -> Game {
    let mut game = Game::new(options).unwrap();
    for &whim in whims {
        if let Some(entry) = entry(&game, whim) {
            let _ = game.apply(entry);
        }
    }
    game
}

/// Where the pieces of a crowded position are.
#[derive(Debug, Clone, Copy)]
enum Place {
    Board(u8, u8),
    Hand,
    Gone,
}

/// A position whose pieces crowd around the middle, with any number captured. It may well be over.
pub(crate) fn crowd() -> impl Strategy<Value = Position> {
    let place = prop_oneof![
        6 => (5..13_u8, 0..8_u8).prop_map(|(file, rank)| Place::Board(file, rank)),
        2 => Just(Place::Hand),
        2 => Just(Place::Gone),
    ];
    (prop::collection::vec(place, 48), any::<bool>()).prop_map(|(places, black)| {
        let mut setup = Setup::start(PiecesEach::Eight);
        setup.side = if black { Side::Black } else { Side::White };
        setup.hands = Default::default();
        for (n, place) in places.into_iter().enumerate() {
            let (side, kind) = (Side::BOTH[n / 24], Kind::ALL[n % 3]);
            settle(&mut setup, Piece { side, kind }, place);
        }
        setup.try_into().unwrap()
    })
}

fn settle(setup: &mut Setup, piece: Piece, place: Place) {
    let Piece { side, kind } = piece;
    let square = match place {
        Place::Board(file, rank) => Square::at(file, rank),
        _ => None,
    };
    match square.map(|square| &mut setup.board[square.index()]) {
        Some(free @ None) => *free = Some(piece),
        _ if matches!(place, Place::Gone) => {
            setup.points[side.other()] += kind.value();
            setup.captured[side.other()] += 1;
        }
        _ => setup.hands[side][kind] += 1,
    }
}
