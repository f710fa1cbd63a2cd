//! The text field that takes notation.

use gimel::Move;
use leptos::html::Input;
use leptos::prelude::*;

use super::play::offer;
use super::state::BoardState;
use super::typed;
use crate::words;

/// A field for `F@h5`, `h5-k8`, `h5xk8`, with an answer in a sentence when it cannot be.
#[component]
pub fn TypedMove(
    /// The board.
    state: RwSignal<BoardState>,
    /// Plays it.
    on_move: Callback<Move>,
) -> impl IntoView {
    let field = NodeRef::<Input>::new();
    let (error, set_error) = signal(String::new());
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Some(input) = field.get_untracked() else {
            return;
        };
        match state.with_untracked(|state| typed::read(state, &input.value())) {
            Ok(mv) => {
                input.set_value("");
                set_error.set(String::new());
                let mut now = None;
                state.update(|state| now = offer(state, mv));
                if let Some(mv) = now {
                    on_move.run(mv);
                }
            }
            Err(why) => set_error.set(why),
        }
    };
    view! {
        <form class="typed" on:submit=submit>
            <label for="typed-move">{words::type_a_move()}</label>
            <div class="line">
                <input
                    node_ref=field
                    id="typed-move"
                    type="text"
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck="false"
                    placeholder=words::move_example()
                    aria-describedby="typed-error"
                />
                <button type="submit" class="quiet">{words::play_typed()}</button>
            </div>
            <p id="typed-error" class="error" role="alert">{error}</p>
        </form>
    }
}
