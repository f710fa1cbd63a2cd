//! The lesson of Gimel: a position, a wish, and whether a move fulfils it.

use gimel::{Bitboard, Kind, Leaps, Move, Options, Position, Side, Square};

/// What is to be done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goal {
    /// Place one of these.
    Place(Kind),
    /// Bring the piece to this square.
    Reach(&'static str),
    /// Capture.
    Capture,
    /// Place a piece that attacks two at once.
    Fork,
}

/// A step of the lesson.
pub struct Step {
    /// The message that says what is to be done.
    pub say: &'static str,
    /// The message that says what was learnt.
    pub done: &'static str,
    /// The goal.
    pub goal: Goal,
    /// How the position came about; `--` is a turn let go by.
    before: &'static [&'static str],
}

const LET_GO: &str = "--";

/// The lesson.
pub const STEPS: [Step; 6] = [
    Step {
        say: "learn-place",
        done: "learn-place-done",
        goal: Goal::Place(Kind::Beetle),
        before: &[],
    },
    Step {
        say: "learn-beetle",
        done: "learn-beetle-done",
        goal: Goal::Reach("i5"),
        before: &["B@h4", LET_GO],
    },
    Step {
        say: "learn-cat",
        done: "learn-cat-done",
        goal: Goal::Reach("j5"),
        before: &["C@h4", LET_GO],
    },
    Step {
        say: "learn-falcon",
        done: "learn-falcon-done",
        goal: Goal::Reach("k4"),
        before: &["F@h4", "B@i4", "C@j4", "B@i5"],
    },
    Step {
        say: "learn-capture",
        done: "learn-capture-done",
        goal: Goal::Capture,
        before: &["F@h4", "C@k6"],
    },
    Step {
        say: "learn-trap",
        done: "learn-trap-done",
        goal: Goal::Fork,
        before: &[LET_GO, "F@h4", LET_GO, "F@l4"],
    },
];

impl Step {
    /// The position it begins with; White is the person's.
    #[must_use]
    pub fn position(&self) -> Position {
        let mut position = Position::default();
        for text in self.before {
            match text.parse::<Move>() {
                Ok(mv) => {
                    let _ = position.make(mv);
                }
                Err(_) => position.pass(),
            }
        }
        position
    }

    /// The squares it is about: where to go, what to capture or to attack.
    #[must_use]
    pub fn goals(&self) -> Bitboard {
        match self.goal {
            Goal::Place(_) => Bitboard::EMPTY,
            Goal::Reach(square) => square.parse().map_or(Bitboard::EMPTY, Bitboard::of),
            Goal::Capture | Goal::Fork => self.position().standing(Side::Black),
        }
    }

    /// Whether a legal move fulfils the wish.
    #[must_use]
    pub fn is_fulfilled(&self, position: &Position, mv: Move) -> bool {
        match self.goal {
            Goal::Place(wanted) => matches!(mv, Move::Place { kind, .. } if kind == wanted),
            Goal::Reach(square) => mv.from().is_some() && square.parse::<Square>() == Ok(mv.to()),
            Goal::Capture => mv.is_capture(),
            Goal::Fork => {
                matches!(mv, Move::Place { kind, to } if attacked(position, kind, to) >= 2)
            }
        }
    }
}

/// How many black pieces a white one would attack from there.
fn attacked(position: &Position, kind: Kind, from: Square) -> usize {
    let options = Options::default();
    let reached = Leaps::of(options.falcon, options.cat_diagonal).from(kind, from);
    let prey = position.standing(Side::Black);
    Square::all()
        .filter(|square| reached.contains(*square) && prey.contains(*square))
        .count()
}

#[cfg(test)]
mod tests {
    use gimel::Game;

    use super::*;

    #[test]
    fn every_step_can_be_done_and_can_be_missed() {
        for step in &STEPS {
            let position = step.position();
            assert_eq!(position.side(), Side::White, "{}", step.say);
            let game = Game::from_position(Options::default(), position.clone());
            let moves = game.expect("a position").moves();
            let (good, bad): (Vec<&Move>, Vec<&Move>) = moves
                .iter()
                .partition(|mv| step.is_fulfilled(&position, **mv));
            assert!(!good.is_empty(), "{} cannot be done", step.say);
            assert!(!bad.is_empty(), "{} cannot be missed", step.say);
        }
    }

    #[test]
    fn what_a_step_is_about_is_marked() {
        let marked = STEPS.map(|step| {
            step.goals()
                .into_iter()
                .map(|it| it.to_string())
                .collect::<Vec<_>>()
                .join(" ")
        });
        assert_eq!(marked, ["", "i5", "j5", "k4", "k6", "h4 l4"]);
    }

    #[track_caller]
    fn check(step: usize, text: &str, fulfilled: bool) {
        let step = &STEPS[step];
        let mv = text.parse().expect("a move");
        assert_eq!(step.is_fulfilled(&step.position(), mv), fulfilled, "{text}");
    }

    #[test]
    fn wishes_are_understood() {
        check(0, "B@a1", true);
        check(0, "F@a1", false);
        check(1, "h4-i5", true);
        check(1, "h4-h5", false);
        check(3, "h4-k4", true);
        check(4, "h4xk6", true);
        check(5, "C@j4", true);
        check(5, "C@a1", false);
    }
}
