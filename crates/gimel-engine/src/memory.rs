//! What worked elsewhere: quiet moves that refuted something, by ply and by square.

use gimel::{Kind, Move, Position, Side, Square};

use crate::candidates::Ranked;
use crate::score::MOST_PLIES;

/// Bounds of what experience says about a move.
pub(crate) const MOST_EXPERIENCE: i32 = 4_096;

pub(crate) type BySquare = [i32; Square::COUNT];

/// Killers by ply; experience with placements and with leaps, each by side, kind and square.
pub(crate) struct Memory {
    killers: Vec<[Option<Move>; 2]>,
    placed: Box<[BySquare; 6]>,
    moved: Box<[BySquare; 6]>,
}

impl Memory {
    pub(crate) fn new() -> Self {
        Self {
            killers: vec![[None; 2]; MOST_PLIES + 1],
            placed: Box::new([[0; Square::COUNT]; 6]),
            moved: Box::new([[0; Square::COUNT]; 6]),
        }
    }

    /// Before another search: killers go, experience fades.
    pub(crate) fn fade(&mut self) {
        self.killers.fill([None; 2]);
        for value in self
            .placed
            .iter_mut()
            .chain(self.moved.iter_mut())
            .flatten()
        {
            *value /= 4;
        }
    }

    /// Quiet moves that refuted something at this ply.
    pub(crate) fn killers(&self, ply: usize) -> [Option<Move>; 2] {
        self.killers.get(ply).copied().unwrap_or_default()
    }

    /// Experience with placing a kind, by square; between minus and plus [`MOST_EXPERIENCE`].
    pub(crate) fn of_placing(&self, side: Side, kind: Kind) -> &BySquare {
        &self.placed[row(side, kind)]
    }

    /// The same with leaps of a kind.
    pub(crate) fn of_leaping(&self, side: Side, kind: Kind) -> &BySquare {
        &self.moved[row(side, kind)]
    }

    /// A quiet move refuted the opponent's last; those tried before it did not.
    pub(crate) fn learn(
        &mut self,
        position: &Position,
        ply: usize,
        best: Move,
        tried: &[Ranked],
        depth: i32,
    ) {
        if let Some(killers) = self.killers.get_mut(ply)
            && killers[0] != Some(best)
        {
            *killers = [Some(best), killers[0]];
        }
        let bonus = (depth * depth * 16).min(1_024);
        self.nudge(position, best, bonus);
        for Ranked { mv, .. } in tried.iter().filter(|ranked| !ranked.mv.is_capture()) {
            self.nudge(position, *mv, -bonus / 2);
        }
    }

    fn nudge(&mut self, position: &Position, mv: Move, bonus: i32) {
        let side = position.side();
        let row = match mv {
            Move::Place { kind, .. } => &mut self.placed[row(side, kind)],
            Move::Step { from, .. } | Move::Capture { from, .. } => {
                let piece = position.piece_at(from);
                &mut self.moved[row(side, piece.map_or(Kind::Beetle, |piece| piece.kind))]
            }
        };
        let value = &mut row[mv.to().index()];
        *value += bonus - *value * bonus.abs() / MOST_EXPERIENCE;
    }
}

/// Side and kind make the row.
fn row(side: Side, kind: Kind) -> usize {
    usize::from(side == Side::Black) * 3 + kind as usize
}
