//! Walking through a game by itself and by keys, beside the buttons and the slider.

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;

use super::help::is_typing;
use crate::words;

/// One moment after the other at this pace until the end, or until somebody stops it.
pub fn by_itself(at: RwSignal<usize>, walking: RwSignal<bool>, end: usize, pace: Duration) {
    let handle = set_interval_with_handle(
        move || {
            if walking.get_untracked() {
                at.update(|at| *at = (*at + 1).min(end));
                walking.set(at.get_untracked() < end);
            }
        },
        pace,
    );
    on_cleanup(move || {
        if let Ok(handle) = handle {
            handle.clear();
        }
    });
}

/// Comma, full stop and arrows walk; arrows not where they walk over a board or move a slider.
pub fn by_keys(at: RwSignal<usize>, walking: RwSignal<bool>, end: usize) {
    let handle = window_event_listener(ev::keydown, move |event| {
        if is_typing(&event) || event.ctrl_key() || event.meta_key() {
            return;
        }
        let target = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let on_board =
            target.is_some_and(|element| element.get_attribute("role").as_deref() == Some("grid"));
        let step = match event.key().as_str() {
            "," => -1,
            "." => 1,
            "ArrowLeft" if !on_board => -1,
            "ArrowRight" if !on_board => 1,
            _ => return,
        };
        walking.set(false);
        at.update(|at| *at = at.saturating_add_signed(step).min(end));
    });
    on_cleanup(move || handle.remove());
}

/// Starts and stops the walk; at the end it starts over.
#[component]
pub fn WalkButton(
    /// The moment that is shown.
    at: RwSignal<usize>,
    /// Is it walking?
    walking: RwSignal<bool>,
    /// The last moment.
    end: usize,
) -> impl IntoView {
    let turn = move |_| {
        if at.get_untracked() >= end {
            at.set(0);
        }
        walking.update(|walking| *walking = !*walking);
    };
    view! {
        <button type="button" class="act" aria-pressed=move || walking.get().to_string() on:click=turn>
            {move || if walking.get() { words::stop() } else { words::auto_play() }}
        </button>
    }
}
