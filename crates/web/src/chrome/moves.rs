//! A game in notation, each move a button.

use leptos::prelude::*;

use super::notation::Token;
use crate::words;

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
        <div class="moves" role="group" aria-label=words::moves()>
            {move || {
                let tokens = tokens.get();
                if tokens.is_empty() {
                    view! { <p class="hush">{words::no_moves()}</p> }.into_any()
                } else {
                    tokens.into_iter().map(drawn).collect_view().into_any()
                }
            }}
        </div>
    }
}
