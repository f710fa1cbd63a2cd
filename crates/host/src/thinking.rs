//! A bot's turn in Gimel: it is asked once for each position, answers elsewhere, and moves after a human time. Whatever happens to its
//! thought, it does not think for ever.

use gimel::{Game, Move};
use table::{Command, Input, Millis, Play, SeatNumber, Table};

use crate::host::RETRY;
use crate::input::Thought;
use crate::output::{Output, Question};

/// An answer that has not come after so long does not come any more.
const PATIENCE: Millis = Millis(120_000);
/// After so many thoughts that came to nothing any move will do.
const MOST_FAILURES: u32 = 3;

/// What a bot is at.
#[derive(Debug, Default)]
pub(crate) struct Thinking {
    /// The questions so far.
    questions: u64,
    /// Thoughts about this position that came to nothing.
    failures: u32,
    state: State,
}

#[derive(Debug, Default)]
enum State {
    /// No bot has to move, or it was not asked yet.
    #[default]
    Idle,
    /// It thinks.
    Asked {
        question: u64,
        seat: SeatNumber,
        ply: usize,
        since: Millis,
    },
    /// Its thought came to nothing; it is asked again then.
    Failed { again: Millis },
    /// It moves then, or gives up if there is no move.
    Ready {
        seat: SeatNumber,
        ply: usize,
        mv: Option<Move>,
        at: Millis,
    },
}

impl Thinking {
    /// Asks a bot that has to move, and stops one that has not.
    pub(crate) fn follow(
        &mut self,
        table: &Table,
        now: Millis,
        chance: u64,
        out: &mut Vec<Output>,
    ) {
        let play = table.play().and_then(Play::gimel);
        let (Some((seat, level)), Some(play)) = (table.bot_to_move(), play) else {
            return self.forget(out);
        };
        match &self.state {
            State::Asked { since, .. } if now >= *since + PATIENCE => self.break_off(now, out),
            State::Failed { again } if now >= *again => self.state = State::Idle,
            State::Asked { .. } | State::Failed { .. } | State::Ready { .. } | State::Idle => {}
        }
        if !matches!(self.state, State::Idle) {
            return;
        }
        if self.failures >= MOST_FAILURES {
            self.state = State::Ready {
                seat,
                ply: play.game.entries().len(),
                mv: any_move(&play.game, chance),
                at: now,
            };
            return;
        }
        self.questions += 1;
        self.state = State::Asked {
            question: self.questions,
            seat,
            ply: play.game.entries().len(),
            since: now,
        };
        out.push(Output::Think(Question {
            number: self.questions,
            seat,
            level,
            game: Box::new(play.game.clone()),
        }));
    }

    /// It has thought. A thought about another position is forgotten.
    pub(crate) fn answered(&mut self, number: u64, thought: Option<Thought>, now: Millis) {
        let State::Asked {
            question,
            seat,
            ply,
            since,
        } = self.state
        else {
            return;
        };
        if question != number {
            return;
        }
        match thought {
            Some(Thought { mv, pause }) => {
                self.state = State::Ready {
                    seat,
                    ply,
                    mv: Some(mv),
                    at: since + pause,
                };
            }
            None => self.failed(now),
        }
    }

    /// Its thought came to nothing, or its move was refused.
    pub(crate) fn failed(&mut self, now: Millis) {
        self.failures += 1;
        self.state = State::Failed { again: now + RETRY };
    }

    fn break_off(&mut self, now: Millis, out: &mut Vec<Output>) {
        self.stop(out);
        self.failed(now);
    }

    /// The position is not on the table any more.
    pub(crate) fn forget(&mut self, out: &mut Vec<Output>) {
        self.stop(out);
        self.failures = 0;
        self.state = State::Idle;
    }

    fn stop(&self, out: &mut Vec<Output>) {
        if let State::Asked { question, .. } = self.state {
            out.push(Output::StopThinking { question });
        }
    }

    /// Its move, once it is time.
    pub(crate) fn due(&self, now: Millis) -> Option<Input> {
        match self.state {
            State::Ready { seat, ply, mv, at } if at <= now => {
                let command = mv.map_or(Command::Resign, |mv| Command::Move { ply, mv });
                Some(Input::Bot { seat, command })
            }
            _ => None,
        }
    }

    /// When it wants to be looked at again.
    pub(crate) fn wake_at(&self) -> Option<Millis> {
        match &self.state {
            State::Idle => None,
            State::Asked { since, .. } => Some(*since + PATIENCE),
            State::Failed { again } => Some(*again),
            State::Ready { at, .. } => Some(*at),
        }
    }
}

/// A game must not stand still because nobody can think about it.
fn any_move(game: &Game, chance: u64) -> Option<Move> {
    let moves = game.moves();
    let picked = usize::try_from(chance % (moves.len().max(1) as u64)).unwrap_or(0);
    moves.get(picked).copied()
}
