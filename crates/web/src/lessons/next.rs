//! The way from one step of a lesson to the next.

use leptos::html::Button;
use leptos::prelude::*;

use crate::words;

/// On to the next step; the keyboard stands on it.
#[component]
pub fn Next(
    /// Where the lesson stands.
    step: RwSignal<usize>,
) -> impl IntoView {
    let button = NodeRef::<Button>::new();
    Effect::new(move |_| {
        if let Some(button) = button.get() {
            let _ = button.focus();
        }
    });
    view! {
        <button node_ref=button type="button" class="act" data-testid="next" on:click=move |_| step.update(|step| *step += 1)>
            {words::lesson_next()}
        </button>
    }
}
