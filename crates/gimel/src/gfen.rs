//! Position text (GFEN): ranks 8 down to 1, side to move, both hands, points, captured pieces.
//!
//! The empty board is `18/18/18/18/18/18/18/18 w 8,8,8 8,8,8 0,0 0,0`.

use std::fmt::{self, Write};
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::square::{FILES, RANKS};
use crate::{ByKind, BySide, Piece, Position, Setup, SetupErrors, Side, Square};

/// Why a text is no GFEN.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum GfenError {
    /// Too few or too many parts.
    #[error(
        "position text has {0} parts; expected 6: ranks, side, White's hand, Black's hand, points, captured pieces"
    )]
    Parts(usize),
    /// Too few or too many ranks.
    #[error("position text has {0} ranks; expected 8, separated by /")]
    Ranks(usize),
    /// A rank that is not 18 squares wide.
    #[error("rank {rank} `{text}` has {width} squares; expected 18")]
    Width {
        /// The rank, 1 to 8.
        rank: u8,
        /// What was written.
        text: String,
        /// How many squares that makes.
        width: u64,
    },
    /// A letter that is no piece, or a run of no squares.
    #[error(
        "rank {rank} has `{found}`; expected B C F (White), b c f (Black) or a number of empty squares"
    )]
    Piece {
        /// The rank, 1 to 8.
        rank: u8,
        /// What stands there.
        found: String,
    },
    /// Neither `w` nor `b`.
    #[error("side to move is `{0}`; expected w or b")]
    Side(String),
    /// A hand that is not three numbers.
    #[error("hand is `{0}`; expected beetles,cats,falcons such as 8,8,8")]
    Hand(String),
    /// A pair that is not two numbers.
    #[error("{what} are `{text}`; expected White's,Black's such as 0,0")]
    Pair {
        /// Which pair.
        what: &'static str,
        /// What was written.
        text: String,
    },
}

/// Why a text is no possible position.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PositionError {
    /// It cannot be read.
    #[error(transparent)]
    Gfen(#[from] GfenError),
    /// It can be read, but cannot be.
    #[error("the position is impossible: {0}")]
    Setup(#[from] SetupErrors),
}

impl FromStr for Setup {
    type Err = GfenError;

    fn from_str(text: &str) -> Result<Self, GfenError> {
        let parts: Vec<&str> = text.split_whitespace().collect();
        let &[ranks, side, white, black, points, captured] = parts.as_slice() else {
            return Err(GfenError::Parts(parts.len()));
        };
        Ok(Self {
            board: read_board(ranks)?,
            side: match side {
                "w" => Side::White,
                "b" => Side::Black,
                other => return Err(GfenError::Side(other.to_owned())),
            },
            hands: BySide {
                white: read_hand(white)?,
                black: read_hand(black)?,
            },
            points: read_pair("points", points)?,
            captured: read_pair("captured pieces", captured)?,
        })
    }
}

fn read_board(text: &str) -> Result<[Option<Piece>; Square::COUNT], GfenError> {
    let ranks: Vec<&str> = text.split('/').collect();
    if ranks.len() != usize::from(RANKS) {
        return Err(GfenError::Ranks(ranks.len()));
    }
    let mut board = [None; Square::COUNT];
    for (rank, text) in (0..RANKS).rev().zip(ranks) {
        read_rank(rank, text, &mut board)?;
    }
    Ok(board)
}

fn read_rank(
    rank: u8,
    text: &str,
    board: &mut [Option<Piece>; Square::COUNT],
) -> Result<(), GfenError> {
    let wrong = |found: &str| GfenError::Piece {
        rank: rank + 1,
        found: found.to_owned(),
    };
    let mut width = 0_u64;
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        if digits > 0 {
            let run: u8 = rest[..digits].parse().map_err(|_| wrong(&rest[..digits]))?;
            if rest.starts_with('0') {
                return Err(wrong(&rest[..digits]));
            }
            width += u64::from(run);
            rest = &rest[digits..];
        } else {
            let piece = Piece::from_letter(letter).ok_or_else(|| wrong(&letter.to_string()))?;
            let file = u8::try_from(width).unwrap_or(u8::MAX);
            if let Some(square) = Square::at(file, rank) {
                board[square.index()] = Some(piece);
            }
            width += 1;
            rest = &rest[letter.len_utf8()..];
        }
    }
    if width == u64::from(FILES) {
        Ok(())
    } else {
        Err(GfenError::Width {
            rank: rank + 1,
            text: text.to_owned(),
            width,
        })
    }
}

fn read_numbers<const N: usize>(text: &str) -> Option<[u32; N]> {
    // `parse` alone would let a plus sign through.
    let numbers: Option<Vec<u32>> = text
        .split(',')
        .map(|n| {
            if n.bytes().all(|b| b.is_ascii_digit()) {
                n.parse().ok()
            } else {
                None
            }
        })
        .collect();
    numbers?.try_into().ok()
}

fn read_hand(text: &str) -> Result<ByKind<u32>, GfenError> {
    let [beetle, cat, falcon] =
        read_numbers(text).ok_or_else(|| GfenError::Hand(text.to_owned()))?;
    Ok(ByKind {
        beetle,
        cat,
        falcon,
    })
}

fn read_pair(what: &'static str, text: &str) -> Result<BySide<u32>, GfenError> {
    let [white, black] = read_numbers(text).ok_or_else(|| GfenError::Pair {
        what,
        text: text.to_owned(),
    })?;
    Ok(BySide { white, black })
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..RANKS).rev() {
            write_rank(
                f,
                (0..FILES).map(|file| self.board[usize::from(file * RANKS + rank)]),
            )?;
            f.write_char(if rank == 0 { ' ' } else { '/' })?;
        }
        f.write_char(self.side.letter())?;
        for side in Side::BOTH {
            let hand = self.hands[side];
            write!(f, " {},{},{}", hand.beetle, hand.cat, hand.falcon)?;
        }
        let (points, captured) = (self.points, self.captured);
        write!(
            f,
            " {},{} {},{}",
            points.white, points.black, captured.white, captured.black
        )
    }
}

fn write_rank(
    f: &mut fmt::Formatter<'_>,
    squares: impl Iterator<Item = Option<Piece>>,
) -> fmt::Result {
    let mut run = 0;
    for square in squares {
        if let Some(piece) = square {
            if run > 0 {
                write!(f, "{run}")?;
            }
            f.write_char(piece.letter())?;
            run = 0;
        } else {
            run += 1;
        }
    }
    if run > 0 { write!(f, "{run}") } else { Ok(()) }
}

impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        Ok(Self::try_from(text.parse::<Setup>()?)?)
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Setup::from(self).fmt(f)
    }
}

crate::text::as_text!(Position);
crate::text::as_text!(Setup);
