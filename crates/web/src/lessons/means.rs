//! By what means somebody moves the hand: what the lesson asks for is said in their words.

use leptos::ev;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::{Element, Event};

use crate::bag::pointers::is_coarse;

/// How the hand is moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Means {
    /// A thumb on a screen.
    Thumb,
    /// A mouse or a trackpad.
    Mouse,
    /// Keys, by sight or by ear.
    Keys,
}

/// Keys that somebody presses who plays by keys.
const KEYS: [&str; 8] = [
    "ArrowLeft",
    "ArrowRight",
    "ArrowUp",
    "ArrowDown",
    " ",
    "Enter",
    "Tab",
    "x",
];
/// A mouse that goes so far over the bag, or over a tower, is meant, in pixels: one that lies there may be pushed.
const MEANT: i32 = 60;

/// What is used now: as the device suggests, then whatever was used last.
#[must_use]
pub fn use_means() -> RwSignal<Means> {
    let first = if is_coarse() {
        Means::Thumb
    } else {
        Means::Mouse
    };
    let means = RwSignal::new(first);
    let gone = StoredValue::new(0);
    let set = move |now: Means| {
        gone.try_set_value(0);
        if means
            .try_get_untracked()
            .is_some_and(|before| before != now)
        {
            means.set(now);
        }
    };
    let keys = window_event_listener(ev::keydown, move |event| {
        if KEYS.contains(&event.key().as_str()) {
            set(Means::Keys);
        }
    });
    let downs = window_event_listener(ev::pointerdown, move |event| {
        // A mouse may press a button for somebody who plays by keys.
        match event.pointer_type() == "mouse" {
            true if is_on_bag(&event) => set(Means::Mouse),
            true => {}
            false => set(Means::Thumb),
        }
    });
    let moves = window_event_listener(ev::pointermove, move |event| {
        if event.pointer_type() == "mouse" && is_on_bag(&event) {
            let more = event.movement_x().abs() + event.movement_y().abs();
            gone.try_update_value(|gone| *gone += more);
            if gone.try_get_value() > Some(MEANT) {
                set(Means::Mouse);
            }
        }
    });
    // A click without a pointer comes from a key, or from somebody's reader.
    let clicks = window_event_listener(ev::click, move |event| {
        if event.detail() == 0 {
            set(Means::Keys);
        }
    });
    on_cleanup(move || {
        keys.remove();
        downs.remove();
        moves.remove();
        clicks.remove();
    });
    means
}

fn is_on_bag(event: &Event) -> bool {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| matches!(target.closest(".bag, .tower"), Ok(Some(_))))
}
