//! Where each kind leaps from each square: tables worked out by the compiler.

use crate::bitboard::Bitboard;
use crate::options::Falcon;
use crate::{Kind, Square};

/// Targets of every kind on every square of an empty board.
///
/// Nothing can stand in the way of a leap, so these sets and the pieces' own colour are all there is to moving. Every
/// set of leaps is symmetric: the squares a piece reaches are the squares a piece of its kind reaches it from.
#[derive(Debug)]
pub struct Leaps {
    targets: [[Bitboard; Square::COUNT]; 3],
    /// The same sets seen through a window of eight files: no leap goes further than three, so one word holds it.
    windows: [[u64; Square::COUNT]; 3],
}

/// A set of squares that can be looked at through windows of eight files.
pub(crate) struct Panorama([u8; 24]);

impl Panorama {
    pub(crate) fn of(set: Bitboard) -> Self {
        let mut bytes = [0; 24];
        for (file, word) in bytes.chunks_exact_mut(8).zip(set.0) {
            file.copy_from_slice(&word.to_le_bytes());
        }
        Self(bytes)
    }

    /// The eight files around a square.
    fn around(&self, square: Square) -> u64 {
        let first = first_file(square);
        self.0[first..]
            .first_chunk()
            .map_or(0, |files| u64::from_le_bytes(*files))
    }
}

/// Where the window around a square begins: three files before it, where the board allows.
const fn first_file(square: Square) -> usize {
    let file = square.file() as usize;
    if file < 3 {
        0
    } else if file > 13 {
        10
    } else {
        file - 3
    }
}

static RING: Leaps = Leaps::new(Falcon::Ring, false);
static BENT: Leaps = Leaps::new(Falcon::Bent, false);
static RING_WITH_CAT_DIAGONAL: Leaps = Leaps::new(Falcon::Ring, true);
static BENT_WITH_CAT_DIAGONAL: Leaps = Leaps::new(Falcon::Bent, true);

impl Leaps {
    /// The table for a reading of the rules.
    #[must_use]
    pub const fn of(falcon: Falcon, cat_diagonal: bool) -> &'static Self {
        match (falcon, cat_diagonal) {
            (Falcon::Ring, false) => &RING,
            (Falcon::Bent, false) => &BENT,
            (Falcon::Ring, true) => &RING_WITH_CAT_DIAGONAL,
            (Falcon::Bent, true) => &BENT_WITH_CAT_DIAGONAL,
        }
    }

    /// The squares a piece of this kind leaps to from here; also those it is attacked from by such a piece.
    #[must_use]
    pub const fn from(&self, kind: Kind, square: Square) -> Bitboard {
        self.targets[kind as usize][square.index()]
    }

    /// How many of these squares a piece of this kind leaps to.
    pub(crate) fn count(&self, kind: Kind, square: Square, among: &Panorama) -> u32 {
        (self.windows[kind as usize][square.index()] & among.around(square)).count_ones()
    }

    const fn new(falcon: Falcon, cat_diagonal: bool) -> Self {
        let mut targets = [[Bitboard::EMPTY; Square::COUNT]; 3];
        let mut windows = [[0; Square::COUNT]; 3];
        let mut index = 0;
        while index < Square::COUNT {
            let first = first_file(Square::known(index as u8)) * 8;
            let mut step = 0;
            while step < 49 {
                let (dx, dy) = (step % 7 - 3, step / 7 - 3);
                if let Some(target) = Square::known(index as u8).offset(dx, dy) {
                    let mut kind = 0;
                    while kind < 3 {
                        if leaps(Kind::ALL[kind], dx, dy, falcon, cat_diagonal) {
                            targets[kind][index] = targets[kind][index].with(target);
                            windows[kind][index] |= 1 << (target.index() - first);
                        }
                        kind += 1;
                    }
                }
                step += 1;
            }
            index += 1;
        }
        Self { targets, windows }
    }
}

/// Whether a kind leaps by `dx` files and `dy` ranks.
const fn leaps(kind: Kind, dx: i8, dy: i8, falcon: Falcon, cat_diagonal: bool) -> bool {
    let (dx, dy) = (dx.abs(), dy.abs());
    let (short, long) = if dx < dy { (dx, dy) } else { (dy, dx) };
    match kind {
        Kind::Beetle => long == 1,
        Kind::Cat => long == 2 && (short < 2 || cat_diagonal),
        // A bent falcon may turn back on its last step and so come down nearer, yet never straight or two diagonally.
        Kind::Falcon => long == 3 || (matches!(falcon, Falcon::Bent) && short == 1),
    }
}
