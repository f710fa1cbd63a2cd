//! How large the window is, as a signal.

use leptos::ev;
use leptos::prelude::*;

fn measure() -> (f64, f64) {
    let side = |value: Result<leptos::wasm_bindgen::JsValue, leptos::wasm_bindgen::JsValue>| {
        value.ok().and_then(|value| value.as_f64()).unwrap_or(0.0)
    };
    let window = window();
    (side(window.inner_width()), side(window.inner_height()))
}

/// Width and height in pixels, kept up to date.
pub fn use_viewport() -> ReadSignal<(f64, f64)> {
    let (size, set_size) = signal(measure());
    let handle = window_event_listener(ev::resize, move |_| set_size.set(measure()));
    on_cleanup(move || handle.remove());
    size
}
