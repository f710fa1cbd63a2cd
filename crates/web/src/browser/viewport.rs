//! How large the window is, as a signal, and the ways to bring a part of the page into it.

use leptos::ev;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;

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

/// The path of the page, and what stands behind the question mark there.
#[must_use]
pub fn address() -> (String, String) {
    let location = location();
    (
        location.pathname().unwrap_or_default(),
        location.search().unwrap_or_default(),
    )
}

/// Whether there seems to be a keyboard: something here points as finely as a mouse does, and hovers.
#[must_use]
pub fn has_keyboard() -> bool {
    let query = window().match_media("(any-pointer: fine) and (any-hover: hover)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// Opens this page anew.
pub fn open_again() {
    drop(location().reload());
}

/// Brings the part of the page with this id to the top of the window, once the page is drawn.
pub fn lead_to(id: &'static str) {
    request_animation_frame(move || {
        if let Some(part) = document().get_element_by_id(id) {
            part.scroll_into_view();
        }
    });
}

/// Puts the keyboard onto the first part of the page that fits, once the page is drawn.
pub fn focus(part: &'static str) {
    request_animation_frame(move || {
        let found = document().query_selector(part).ok().flatten();
        let focus = found.map(|found| (js_sys::Reflect::get(&found, &"focus".into()), found));
        if let Some((Ok(focus), found)) = focus {
            let focus: js_sys::Function = focus.unchecked_into();
            let _ = focus.call0(&found);
        }
    });
}

/// Brings the part of the page with this id into sight, as little as is needed, once the page is drawn.
pub fn show(id: &'static str) {
    request_animation_frame(move || {
        let Some(part) = document().get_element_by_id(id) else {
            return;
        };
        let how = js_sys::Object::new();
        let nearest = js_sys::Reflect::set(&how, &"block".into(), &"nearest".into());
        let scroll = js_sys::Reflect::get(&part, &"scrollIntoView".into());
        if let (Ok(_), Ok(scroll)) = (nearest, scroll) {
            let scroll: js_sys::Function = scroll.unchecked_into();
            let _ = scroll.call1(&part, &how);
        }
    });
}
