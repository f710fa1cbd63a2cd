//! Keeps the screen lit while a page is needed, where the browser lets us.

use js_sys::{Function, Promise, Reflect};
use leptos::ev;
use leptos::prelude::*;
use leptos::wasm_bindgen::{JsCast, JsValue};

/// Keeps the screen lit until the page is left. A browser gives the light up with the tab, so it is asked again.
pub fn keep_lit() {
    ask();
    let handle = window_event_listener(ev::visibilitychange, |_| {
        if document().visibility_state() == web_sys::VisibilityState::Visible {
            ask();
        }
    });
    on_cleanup(move || handle.remove());
}

fn ask() {
    let _ = try_ask();
}

fn try_ask() -> Option<()> {
    let navigator: JsValue = window().navigator().into();
    let lock = Reflect::get(&navigator, &"wakeLock".into()).ok()?;
    let request: Function = Reflect::get(&lock, &"request".into())
        .ok()?
        .dyn_into()
        .ok()?;
    let asked = request.call1(&lock, &"screen".into()).ok()?;
    let asked: Promise = asked.dyn_into().ok()?;
    // A device that is low on power says no; then its screen goes dark as always.
    leptos::task::spawn_local(async move {
        let _ = wasm_bindgen_futures::JsFuture::from(asked).await;
    });
    Some(())
}
