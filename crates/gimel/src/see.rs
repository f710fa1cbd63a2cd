//! Static exchange evaluation: what a move is worth once both sides have fought the square out.

use crate::{ByKind, BySide, Kind, Leaps, Move, Position};

/// Points the mover gains or loses on the square it goes to, if both sides then capture there as long as it pays.
///
/// Nothing blocks a leap and nothing stands behind another piece, so who attacks a square is known beforehand and the
/// cheapest attacker always goes first: for captures on that one square the number is exact. What happens elsewhere on
/// the board, and whether the game ends in between, it does not know.
#[must_use]
pub fn see(position: &Position, leaps: &Leaps, mv: Move) -> i32 {
    let (side, to) = (position.side(), mv.to());
    let mut attackers = BySide::from_fn(|side| {
        ByKind::from_fn(|kind| {
            let some = leaps.from(kind, to) & position.pieces(side, kind);
            // Mostly there is none, and to see that is quicker than to count.
            if some.is_empty() { 0 } else { some.len() }
        })
    });
    let (mover, gain) = match mv {
        Move::Place { kind, .. } => (kind, 0),
        Move::Step { from, .. } | Move::Capture { from, .. } => {
            let mover = position.kind_of(side, from);
            attackers[side][mover] -= 1;
            (
                mover,
                position.piece_at(to).map_or(0, |prey| value(prey.kind)),
            )
        }
    };
    gain - recapture(side.other(), value(mover), &mut attackers)
}

/// The best a side can get by capturing a piece of that value, or by leaving it.
fn recapture(side: crate::Side, prize: i32, attackers: &mut BySide<ByKind<u32>>) -> i32 {
    let own = &mut attackers[side];
    let Some(cheapest) = Kind::ALL.into_iter().find(|&kind| own[kind] > 0) else {
        return 0;
    };
    own[cheapest] -= 1;
    (prize - recapture(side.other(), value(cheapest), attackers)).max(0)
}

fn value(kind: Kind) -> i32 {
    kind.value() as i32
}
