//! One puzzle and somebody before it: what was tried, what refuted it, and whether it is solved.

use gimel::{Game, Move, Options, Position, Rules, Side};

use crate::advice::why::{Why, why};
use crate::advice::wire::{Given, Seen, SeenLine};

/// Where it stands.
#[derive(Debug, Clone, PartialEq)]
pub enum Stage {
    /// The move is looked for.
    Open,
    /// Something else was tried, and its answer is looked for.
    Asking(Move),
    /// Something else was tried, and this is why not.
    Refuted {
        /// What was tried.
        tried: Move,
        /// The answer to it, and what it gets; nothing where it only was not the best.
        answer: Option<(Move, Why)>,
    },
    /// Found.
    Solved,
    /// Not found, and shown.
    Shown,
}

/// A puzzle that somebody is at.
#[derive(Debug, Clone, PartialEq)]
pub struct Task {
    /// The puzzle.
    pub given: Given,
    /// Where it stands.
    pub stage: Stage,
    /// Whether something else was tried before.
    pub failed: bool,
}

impl Task {
    /// Begins.
    #[must_use]
    pub const fn new(given: Given) -> Task {
        Task {
            given,
            stage: Stage::Open,
            failed: false,
        }
    }

    /// Whose move is looked for.
    #[must_use]
    pub fn side(&self) -> Side {
        self.given.position.side()
    }

    /// The move that is looked for.
    #[must_use]
    pub fn best(&self) -> Option<Move> {
        self.given.solution.first().copied()
    }

    /// Whether it is over, solved or shown.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Solved | Stage::Shown)
    }

    /// Tries a move; true if it is the one.
    pub fn play(&mut self, mv: Move) -> bool {
        if self.stage != Stage::Open {
            return false;
        }
        let right = self.best() == Some(mv);
        self.stage = if right {
            Stage::Solved
        } else {
            Stage::Asking(mv)
        };
        right
    }

    /// The game with what was tried, for the engine to answer.
    #[must_use]
    pub fn tried(&self) -> Option<Game> {
        let (Stage::Asking(mv) | Stage::Refuted { tried: mv, .. }) = self.stage else {
            return None;
        };
        let position = self.given.position.clone();
        let mut game = Game::from_position(Options::default(), position).ok()?;
        game.play(mv).ok()?;
        Some(game)
    }

    /// The engine has answered what was tried.
    pub fn refute(&mut self, rules: &Rules, seen: &Seen) {
        let (Stage::Asking(tried), Some(game)) = (&self.stage, self.tried()) else {
            return;
        };
        let tried = *tried;
        let told = |line: &SeenLine| {
            let why = why(game.position(), rules.leaps(), line, None);
            Some((*line.moves.first()?, why))
        };
        let answer = seen.lines.first().and_then(told);
        self.stage = Stage::Refuted {
            tried,
            answer: answer.filter(|(_, why)| *why != Why::Quiet),
        };
        self.failed = true;
    }

    /// Another try.
    pub fn again(&mut self) {
        if matches!(self.stage, Stage::Refuted { .. }) {
            self.stage = Stage::Open;
        }
    }

    /// Gives up.
    pub fn show(&mut self) {
        if !self.is_over() {
            self.failed = true;
            self.stage = Stage::Shown;
        }
    }

    /// How far the way that the board shows goes: the solution, or what was tried with its answer.
    #[must_use]
    pub fn way(&self) -> Vec<Move> {
        match &self.stage {
            Stage::Open => Vec::new(),
            Stage::Asking(tried) => vec![*tried],
            Stage::Refuted { tried, answer } => {
                let answer = answer.map(|(mv, _)| mv);
                std::iter::once(*tried).chain(answer).collect()
            }
            Stage::Solved | Stage::Shown => self.given.solution.clone(),
        }
    }

    /// The position after so many moves of the way, and the last of them.
    #[must_use]
    pub fn position(&self, moves: usize) -> (Position, Option<Move>) {
        let mut position = self.given.position.clone();
        let mut last = None;
        for mv in self.way().into_iter().take(moves) {
            let _ = position.make(mv);
            last = Some(mv);
        }
        (position, last)
    }

    /// What the right move is good for.
    #[must_use]
    pub fn reason(&self, rules: &Rules) -> Why {
        let line = SeenLine {
            moves: self.given.solution.clone(),
            centipoints: 0,
            turns: None,
            chance: 1.0,
        };
        why(&self.given.position, rules.leaps(), &line, None)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// White's cat may take a falcon; another falcon looks at the cat.
    fn task() -> Task {
        let position = "18/18/9ff7/7C10/18/18/18/18 w 8,7,8 8,8,6 0,0 0,0";
        let mv = |text: &str| text.parse().expect("a move");
        Task::new(Given {
            number: 3,
            rating: 800,
            position: position.parse().expect("a position"),
            solution: vec![mv("h5xj6"), mv("B@a1")],
        })
    }

    #[test]
    fn right_move_solves_it() {
        let mut task = task();
        assert!(task.play("h5xj6".parse().expect("a move")));
        assert!(task.is_over() && !task.failed);
        assert_eq!(task.way().len(), 2);
        let why = task.reason(&Rules::default());
        assert!(matches!(why, Why::Takes { .. }), "{why:?}");
    }

    #[test]
    fn other_move_is_answered_and_may_be_taken_back() {
        let mut task = task();
        assert!(!task.play("B@a1".parse().expect("a move")));
        assert_eq!(task.way().len(), 1);
        let answer: Move = "k6xh5".parse().expect("a move");
        let line = SeenLine {
            moves: vec![answer],
            centipoints: 300,
            turns: None,
            chance: 0.7,
        };
        let seen = Seen {
            lines: vec![line],
            ..Seen::default()
        };
        task.refute(&Rules::default(), &seen);
        let Stage::Refuted { answer: told, .. } = &task.stage else {
            panic!("refuted: {:?}", task.stage);
        };
        let at = answer.to();
        let kind = gimel::Kind::Cat;
        assert_eq!(*told, Some((answer, Why::Takes { kind, at })));
        assert_eq!(task.position(2).1, Some(answer));
        task.again();
        assert_eq!((task.stage.clone(), task.failed), (Stage::Open, true));
        task.show();
        assert_eq!(task.stage, Stage::Shown);
    }
}
