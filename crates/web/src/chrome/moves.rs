//! A game in notation: numbers, moves and branches, each move a button.

use gimel::{Entry, Side};
use leptos::prelude::*;

use crate::words;

/// A piece of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Token {
    /// `12.` or `12...`
    Number(String),
    /// A move; `id` is whatever its owner finds it by.
    Move {
        /// Handed back when it is picked.
        id: usize,
        /// Its notation.
        text: String,
    },
    /// A branch begins.
    Open,
    /// A branch ends.
    Close,
}

/// Numbers turns as players do, and writes them down.
#[derive(Debug, Clone, Copy)]
pub struct Pen {
    side: Side,
    number: usize,
    fresh: bool,
}

impl Pen {
    /// Starts with the side that begins.
    #[must_use]
    pub const fn new(side: Side) -> Self {
        Self { side, number: 1, fresh: true }
    }

    /// The next number is written out again, as after a branch.
    pub const fn lift(&mut self) {
        self.fresh = true;
    }

    /// Writes an entry.
    pub fn write(&mut self, id: usize, entry: Entry, out: &mut Vec<Token>) {
        if entry.is_turn() {
            match self.side {
                Side::White => out.push(Token::Number(format!("{}.", self.number))),
                Side::Black if self.fresh => out.push(Token::Number(format!("{}...", self.number))),
                Side::Black => {}
            }
            self.number += usize::from(self.side == Side::Black);
            self.side = self.side.other();
            self.fresh = false;
        }
        let text = entry.to_string();
        out.push(Token::Move { id, text });
    }
}

/// The list.
#[component]
pub fn Moves(
    /// What is in it.
    #[prop(into)]
    tokens: Signal<Vec<Token>>,
    /// The move that is looked at.
    #[prop(into)]
    current: Signal<usize>,
    /// A move is picked.
    on_pick: Callback<usize>,
) -> impl IntoView {
    let drawn = move |token: Token| match token {
        Token::Number(text) => view! { <span class="number">{text}</span> }.into_any(),
        Token::Open => view! { <span class="branch">"("</span> }.into_any(),
        Token::Close => view! { <span class="branch">")"</span> }.into_any(),
        Token::Move { id, text } => view! {
            <button
                type="button"
                class="move"
                aria-current=move || (current.get() == id).then_some("step")
                on:click=move |_| on_pick.run(id)
            >
                {text}
            </button>
        }
        .into_any(),
    };
    view! {
        <div class="moves" role="group" aria-label=words::MOVES>
            {move || {
                let tokens = tokens.get();
                if tokens.is_empty() {
                    view! { <p class="hush">{words::NO_MOVES}</p> }.into_any()
                } else {
                    tokens.into_iter().map(drawn).collect_view().into_any()
                }
            }}
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(side: Side, entries: &[&str]) -> String {
        let mut pen = Pen::new(side);
        let mut out = Vec::new();
        for (id, text) in entries.iter().enumerate() {
            pen.write(id, text.parse().expect("an entry"), &mut out);
        }
        let words = out.into_iter().map(|token| match token {
            Token::Number(text) | Token::Move { text, .. } => text,
            Token::Open => "(".to_owned(),
            Token::Close => ")".to_owned(),
        });
        words.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn turns_are_numbered_as_players_do() {
        let game = ["F@h5", "C@a1", "h5-k8", "black-resigns"];
        assert_eq!(written(Side::White, &game), "1. F@h5 C@a1 2. h5-k8 black-resigns");
        assert_eq!(written(Side::Black, &game[..2]), "1... F@h5 2. C@a1");
    }
}
