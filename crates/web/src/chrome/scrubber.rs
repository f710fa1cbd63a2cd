//! Walking through a game: four buttons and a slider.

use leptos::prelude::*;

use super::icons::{Icon, Picture};
use crate::words;

/// Four buttons and a slider.
#[component]
pub fn Scrubber(
    /// Which moment is shown, counted from the start.
    #[prop(into)]
    at: Signal<usize>,
    /// The last moment there is.
    #[prop(into)]
    end: Signal<usize>,
    /// Another moment is asked for.
    on_go: Callback<usize>,
) -> impl IntoView {
    let button = move |icon: Icon, label: &'static str, to: fn(usize, usize) -> usize| {
        view! {
            <button
                type="button"
                class="round"
                aria-label=label
                disabled=move || to(at.get(), end.get()) == at.get()
                on:click=move |_| on_go.run(to(at.get_untracked(), end.get_untracked()))
            >
                <Picture icon/>
            </button>
        }
    };
    view! {
        <div class="scrubber">
            {button(Icon::First, words::first(), |_, _| 0)}
            {button(Icon::Back, words::back(), |at, _| at.saturating_sub(1))}
            <input
                type="range"
                min="0"
                aria-label=words::scrubber()
                max=move || end.get().to_string()
                prop:value=move || at.get().to_string()
                on:input:target=move |event| {
                    if let Ok(moment) = event.target().value().parse() {
                        on_go.run(moment);
                    }
                }
            />
            {button(Icon::Forward, words::forward(), |at, end| (at + 1).min(end))}
            {button(Icon::Last, words::last(), |_, end| end)}
        </div>
    }
}
