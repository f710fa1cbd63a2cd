//! A position of a game in 54 bytes, with what was thought of it and how the game ended.

use gimel::{ByKind, BySide, Kind, Piece, Position, Setup, Side, Square};

/// Bytes of a record.
pub const RECORD: usize = 54;

/// Where things lie in a record: which squares are taken, what stands there, hands, flags, score, result, lead, turn,
/// first sight.
const TAKEN: usize = 18;
const PIECES: usize = TAKEN + 24;
const HANDS: usize = PIECES + 3;

/// What is known about a position besides itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sample {
    /// Black is at move.
    pub black: bool,
    /// The engine wants to capture.
    pub captures: bool,
    /// The last position of its game.
    pub last: bool,
    /// Centipoints for the side to move.
    pub score: i16,
    /// 1 if White won, −1 if Black did.
    pub result: i8,
    /// White's points less Black's in the end.
    pub lead: i8,
    /// Turns played before.
    pub turn: u16,
    /// The move that was played is not the engine's: a slip.
    pub slips: bool,
    /// Centipoints for the side to move before looking ahead.
    pub first_sight: i16,
}

impl Sample {
    /// The record of a position.
    #[must_use]
    pub fn write(&self, position: &Position) -> [u8; RECORD] {
        let mut bytes = [0; RECORD];
        let mut count = 0;
        for square in Square::all() {
            let Some(piece) = position.piece_at(square) else {
                continue;
            };
            bytes[square.index() / 8] |= 1 << (square.index() % 8);
            let code = 3 * u8::from(piece.side == Side::Black) + piece.kind as u8;
            bytes[TAKEN + count / 2] |= code << (4 * (count % 2));
            count += 1;
        }
        for (n, side) in Side::BOTH.into_iter().enumerate() {
            for (k, kind) in Kind::ALL.into_iter().enumerate() {
                let at = 3 * n + k;
                bytes[PIECES + at / 2] |= position.hand(side)[kind] << (4 * (at % 2));
            }
        }
        self.tell(&mut bytes);
        bytes
    }

    /// The same position with other knowledge.
    pub(super) fn retell(&self, record: &[u8; RECORD]) -> [u8; RECORD] {
        let mut bytes = *record;
        self.tell(&mut bytes);
        bytes
    }

    fn tell(&self, bytes: &mut [u8; RECORD]) {
        let flags = [self.black, self.captures, self.last, self.slips].map(u8::from);
        bytes[HANDS] = flags[0] | flags[1] << 1 | flags[2] << 2 | flags[3] << 3;
        bytes[HANDS + 1..HANDS + 3].copy_from_slice(&self.score.to_le_bytes());
        bytes[HANDS + 3] = self.result.cast_unsigned();
        bytes[HANDS + 4] = self.lead.cast_unsigned();
        bytes[HANDS + 5..HANDS + 7].copy_from_slice(&self.turn.to_le_bytes());
        bytes[HANDS + 7..].copy_from_slice(&self.first_sight.to_le_bytes());
    }

    /// What a record says besides the position.
    #[must_use]
    pub fn read(record: &[u8]) -> Self {
        let byte = |at: usize| record.get(HANDS + at).copied().unwrap_or(0);
        Self {
            black: byte(0) & 1 != 0,
            captures: byte(0) & 2 != 0,
            last: byte(0) & 4 != 0,
            score: i16::from_le_bytes([byte(1), byte(2)]),
            result: byte(3).cast_signed(),
            lead: byte(4).cast_signed(),
            turn: u16::from_le_bytes([byte(5), byte(6)]),
            slips: byte(0) & 8 != 0,
            first_sight: i16::from_le_bytes([byte(7), byte(8)]),
        }
    }

    /// The position of a record, if there is one: what is neither on the board nor in hand was captured.
    #[must_use]
    pub fn position(record: &[u8]) -> Option<Position> {
        let record: &[u8; RECORD] = record.try_into().ok()?;
        let nibble = |from: usize, n: usize| record[from + n / 2] >> (4 * (n % 2)) & 15;
        let mut setup = Setup::start(gimel::PiecesEach::Eight);
        let mut lost = BySide::<ByKind<u32>>::from_fn(|_| ByKind::from_fn(|_| 8));
        let taken = |square: &Square| record[square.index() / 8] >> (square.index() % 8) & 1 != 0;
        for (n, square) in Square::all().filter(taken).enumerate() {
            let code = nibble(TAKEN, n);
            let side = Side::BOTH[usize::from(code >= 3)];
            let kind = *Kind::ALL.get(usize::from(code % 3))?;
            setup.board[square.index()] = Some(Piece { side, kind });
            lost[side][kind] = lost[side][kind].checked_sub(1)?;
        }
        for (n, side) in Side::BOTH.into_iter().enumerate() {
            for (k, kind) in Kind::ALL.into_iter().enumerate() {
                let hand = u32::from(nibble(PIECES, 3 * n + k));
                setup.hands[side][kind] = hand;
                let lost = lost[side][kind].checked_sub(hand)?;
                setup.points[side.other()] += lost * kind.value();
                setup.captured[side.other()] += lost;
            }
        }
        setup.side = Side::BOTH[usize::from(record[HANDS] & 1 != 0)];
        setup.try_into().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_are_read_as_they_were_written() {
        let sample = Sample {
            black: false,
            captures: true,
            last: false,
            score: -1_234,
            result: -1,
            lead: -17,
            turn: 300,
            slips: true,
            first_sight: -700,
        };
        for gfen in [
            "18/18/18/18/18/18/18/18 w 8,8,8 8,8,8 0,0 0,0",
            "8F9/1c16/1B2B13/c7C9/4b9f3/1B2c12C/18/11c6 w 3,6,4 7,4,3 24,20 4,5",
            "F16f/18/18/18/18/18/18/b16B w 7,8,7 7,8,7 0,0 0,0",
        ] {
            let position: Position = gfen.parse().unwrap();
            let bytes = sample.write(&position);
            assert_eq!(Sample::position(&bytes), Some(position));
            assert_eq!(Sample::read(&bytes), sample);
        }
    }

    #[test]
    fn noise_is_no_position() {
        assert_eq!(Sample::position(&[255; RECORD]), None);
        assert_eq!(Sample::position(&[0; 3]), None);
    }
}
