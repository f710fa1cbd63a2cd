//! A hint for who is stuck against a bot: first which piece, then the move. The table writes down that there was one.

use gimel::{Game, Kind, Move, Position, Square};
use leptos::prelude::*;
use table::{Command, SitterView, View};

use crate::advice::advisor::{Advisor, Effort};
use crate::advice::wire::Told;
use crate::board::marks::{Mark, Reason};
use crate::desk::sitting::Sitting;
use crate::desk::state::{is_my_turn, is_on, rules};
use crate::words;

/// Positions looked at for a hint.
const NODES: u64 = 40_000;

/// How much was told about the position on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    Nothing,
    Thinking,
    Piece(Move),
    Whole(Move),
}

/// Hints at a table.
#[derive(Clone, Copy)]
pub struct Hints {
    sitting: Sitting,
    stage: RwSignal<Stage>,
    advisor: Advisor,
}

impl Hints {
    /// Nothing was told yet; what was told goes with the turn.
    #[must_use]
    pub fn new(sitting: Sitting) -> Hints {
        let stage = RwSignal::new(Stage::Nothing);
        let advisor = Advisor::new(move |told| {
            if let Told::Seen {
                what, done: true, ..
            } = told
            {
                let best = what.lines.first().and_then(|line| line.moves.first());
                stage.set(best.map_or(Stage::Nothing, |mv| Stage::Piece(*mv)));
            }
        });
        let turn =
            Memo::new(move |_| sitting.with(|view| (view.games, sitting.entries(), is_on(view))));
        Effect::new(move |_| {
            turn.with(|_| ());
            advisor.rest();
            stage.set(Stage::Nothing);
        });
        Hints {
            sitting,
            stage,
            advisor,
        }
    }

    /// The first hint, then the second.
    fn ask(self) {
        match self.stage.get_untracked() {
            Stage::Nothing => {
                let game = self
                    .sitting
                    .view
                    .with_untracked(|view| view.as_ref().and_then(game));
                if let Some(game) = game {
                    self.stage.set(Stage::Thinking);
                    self.sitting.act(Command::Hint);
                    self.advisor.look(&game, Effort::nodes(NODES));
                }
            }
            Stage::Piece(mv) => {
                self.sitting.act(Command::Hint);
                self.stage.set(Stage::Whole(mv));
            }
            Stage::Thinking | Stage::Whole(_) => {}
        }
    }

    /// The move on the board, once it was told.
    #[must_use]
    pub fn marks(self) -> Vec<Mark> {
        let position = self
            .sitting
            .with(|view| view.gimel().map(|game| game.position.clone()));
        let (Stage::Whole(mv), Some(position)) = (self.stage.get(), position) else {
            return Vec::new();
        };
        let side = position.side();
        let reason = Reason::Best;
        vec![Mark { mv, side, reason }]
    }
}

/// Whether a hint may be asked for now: in one's own turn, against a bot.
fn may_ask(view: &View) -> bool {
    let others = view.seats.iter().enumerate();
    let mut others = others.filter(|(seat, _)| Some(*seat) != view.you.seat);
    is_on(view)
        && is_my_turn(view)
        && others.all(|(_, seat)| matches!(seat.sitter, SitterView::Bot { .. }))
}

/// The game as it stands.
fn game(view: &View) -> Option<Game> {
    let mut game = Game::new(*rules(view).options()).ok()?;
    for &entry in &view.gimel()?.entries {
        game.apply(entry).ok()?;
    }
    Some(game)
}

/// What would move, and from where.
fn mover(position: &Position, mv: Move) -> (Kind, Option<Square>) {
    match mv {
        Move::Place { kind, .. } => (kind, None),
        Move::Step { from, .. } | Move::Capture { from, .. } => {
            let kind = position.piece_at(from).map_or(Kind::Beetle, |it| it.kind);
            (kind, Some(from))
        }
    }
}

/// The button, and what was told.
#[component]
pub fn HintLine(
    /// The hints.
    hints: Hints,
) -> impl IntoView {
    let Hints { sitting, stage, .. } = hints;
    let may = Memo::new(move |_| sitting.with(may_ask));
    let position = move || sitting.with(|view| view.gimel().map(|game| game.position.clone()));
    let told = move || match (stage.get(), position()) {
        (Stage::Thinking, _) => Some(words::hint_thinking().to_owned()),
        (Stage::Piece(mv), Some(position)) => {
            let (kind, at) = mover(&position, mv);
            Some(words::hint_piece(kind, at))
        }
        (Stage::Whole(mv), _) => Some(words::hint_move(mv)),
        _ => None,
    };
    let label = move || match stage.get() {
        Stage::Piece(_) => words::hint_more(),
        _ => words::hint(),
    };
    let spent = move || matches!(stage.get(), Stage::Thinking | Stage::Whole(_));
    move || {
        may.get().then(|| {
            view! {
                <button type="button" class="quiet hint" disabled=spent aria-describedby="hint-cost" on:click=move |_| hints.ask()>
                    {label}
                </button>
                <p class="hint-line" role="status">{told}</p>
                <small id="hint-cost" class="hush cost">{words::hint_cost()}</small>
            }
        })
    }
}

/// How many hints there were, for beside the result.
#[must_use]
pub fn used(view: &View) -> Option<String> {
    let hints = view.gimel()?.hints;
    (hints > 0).then(|| words::hint_used(hints))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn first_hint_names_the_piece() {
        let mut game = Game::default();
        for text in ["C@h5", "F@j6"] {
            game.play(text.parse().expect("a move")).expect("legal");
        }
        let at = |text: &str| mover(game.position(), text.parse().expect("a move"));
        let (kind, from) = at("h5xj6");
        assert_eq!(
            (kind, from.map(|it| it.to_string()).as_deref()),
            (Kind::Cat, Some("h5"))
        );
        assert_eq!(at("F@a1"), (Kind::Falcon, None));
    }
}
