//! The way from one step of a lesson to the next, and from its end into a game.

use leptos::html::Button;
use leptos::prelude::*;
use leptos_router::components::A;

use crate::browser::viewport;
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

/// The end: a first game, or all of it again.
#[component]
pub fn LessonEnd(
    /// Where the lesson stands.
    step: RwSignal<usize>,
    /// What is said, and what stands on the way into a game.
    told: (&'static str, &'static str),
    /// Where the game is.
    to: &'static str,
) -> impl IntoView {
    let (end, play) = told;
    viewport::focus(".lesson-end a");
    view! {
        <main id="main" class="page lesson-end" data-testid="lesson-end">
            <p class="lead">{end}</p>
            <p class="row">
                <A href=to attr:class="act">{play}</A>
                <button type="button" class="quiet" on:click=move |_| step.set(0)>{words::lesson_again()}</button>
            </p>
        </main>
    }
}
