//! Hash keys: fixed numbers, so that a position has the same key on every machine and in every year.

use crate::{Kind, Side, Square};

/// More than any hand holds.
const HAND: usize = 9;

static KEYS: Keys = Keys::new();

struct Keys {
    pieces: [[[u64; Square::COUNT]; 3]; 2],
    hands: [[[u64; HAND]; 3]; 2],
    black_to_move: u64,
}

/// The key of a piece on a square.
pub(crate) fn piece(side: Side, kind: Kind, square: Square) -> u64 {
    KEYS.pieces[side as usize][kind as usize][square.index()]
}

/// The key of so many pieces of a kind in hand.
pub(crate) fn hand(side: Side, kind: Kind, count: u8) -> u64 {
    KEYS.hands[side as usize][kind as usize][count as usize]
}

/// The key of Black being to move.
pub(crate) fn black_to_move() -> u64 {
    KEYS.black_to_move
}

impl Keys {
    const fn new() -> Self {
        let mut state = 0x6769_6d65_6c31_3938;
        let mut keys = Self {
            pieces: [[[0; Square::COUNT]; 3]; 2],
            hands: [[[0; HAND]; 3]; 2],
            black_to_move: 0,
        };
        let mut row = 0;
        while row < 6 {
            let mut square = 0;
            while square < Square::COUNT {
                keys.pieces[row / 3][row % 3][square] = splitmix(&mut state);
                square += 1;
            }
            let mut count = 0;
            while count < HAND {
                keys.hands[row / 3][row % 3][count] = splitmix(&mut state);
                count += 1;
            }
            row += 1;
        }
        keys.black_to_move = splitmix(&mut state);
        keys
    }
}

/// The SplitMix64 generator: every state yields a different number, which is all a table of keys needs.
const fn splitmix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
