//! What worked elsewhere: quiet moves that refuted something, by ply and by square.

use gimel::{Move, Position, Side, Square};

use crate::score::MOST_PLIES;

/// Bounds of what experience says about a move.
pub(crate) const MOST_EXPERIENCE: i32 = 4_096;

type BySquare = [i32; Square::COUNT];

/// Killers by ply; experience with placements and with leaps, each by side, kind and square.
pub(crate) struct Memory {
    killers: Vec<[Option<Move>; 2]>,
    placed: Vec<BySquare>,
    moved: Vec<BySquare>,
}

impl Memory {
    pub(crate) fn new() -> Self {
        Self {
            killers: vec![[None; 2]; MOST_PLIES + 1],
            placed: vec![[0; Square::COUNT]; 6],
            moved: vec![[0; Square::COUNT]; 6],
        }
    }

    /// Before another search: killers go, experience fades.
    pub(crate) fn fade(&mut self) {
        self.killers.fill([None; 2]);
        for value in self.placed.iter_mut().chain(&mut self.moved).flatten() {
            *value /= 4;
        }
    }

    pub(crate) fn is_killer(&self, ply: usize, mv: Move) -> bool {
        let killers = self.killers.get(ply);
        killers.is_some_and(|killers| killers.contains(&Some(mv)))
    }

    /// Between minus and plus [`MOST_EXPERIENCE`].
    pub(crate) fn experience(&self, position: &Position, mv: Move) -> i32 {
        let (row, square) = row(position, mv);
        let rows = self.rows(mv);
        rows.get(row).map_or(0, |row| row[square])
    }

    /// A quiet move refuted the opponent's last; those tried before it did not.
    pub(crate) fn learn(
        &mut self,
        position: &Position,
        ply: usize,
        best: Move,
        tried: &[Move],
        depth: i32,
    ) {
        if let Some(killers) = self.killers.get_mut(ply)
            && killers[0] != Some(best)
        {
            *killers = [Some(best), killers[0]];
        }
        let bonus = (depth * depth * 16).min(1_024);
        self.nudge(position, best, bonus);
        for &mv in tried {
            self.nudge(position, mv, -bonus / 2);
        }
    }

    fn nudge(&mut self, position: &Position, mv: Move, bonus: i32) {
        let (row, square) = row(position, mv);
        let rows = match mv {
            Move::Place { .. } => &mut self.placed,
            _ => &mut self.moved,
        };
        if let Some(row) = rows.get_mut(row) {
            let value = &mut row[square];
            *value += bonus - *value * bonus.abs() / MOST_EXPERIENCE;
        }
    }

    fn rows(&self, mv: Move) -> &[BySquare] {
        match mv {
            Move::Place { .. } => &self.placed,
            _ => &self.moved,
        }
    }
}

/// Side and kind make the row.
fn row(position: &Position, mv: Move) -> (usize, usize) {
    let kind = match mv {
        Move::Place { kind, .. } => kind as usize,
        Move::Step { from, .. } | Move::Capture { from, .. } => position
            .piece_at(from)
            .map_or(0, |piece| piece.kind as usize),
    };
    let side = usize::from(position.side() == Side::Black);
    (side * 3 + kind, mv.to().index())
}
