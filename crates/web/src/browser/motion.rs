//! A short buzz, where the device has a motor; and whether its owner wants anything to move at all.

use js_sys::{Function, Reflect};
use leptos::wasm_bindgen::JsCast;

use super::gesture;

/// Shakes for some milliseconds. Devices without a motor stay still, and so do pages that nobody has touched.
pub fn buzz(millis: u32) {
    let Some(navigator) = web_sys::window().map(|window| window.navigator()) else {
        return;
    };
    // Not every browser has it; called all the same, it would throw through whatever we are doing.
    let vibrate = Reflect::get(&navigator, &"vibrate".into());
    let vibrate = vibrate.and_then(JsCast::dyn_into::<Function>);
    if let Ok(vibrate) = vibrate
        && gesture::has_been()
    {
        let _ = vibrate.call1(&navigator, &millis.into());
    }
}

/// Whether the device can shake, as far as the browser tells.
#[must_use]
pub fn can_buzz() -> bool {
    let navigator = web_sys::window().map(|window| window.navigator());
    navigator.is_some_and(|it| Reflect::has(&it, &"vibrate".into()).unwrap_or(false))
}

/// Whether the person wants as little motion as can be.
#[must_use]
pub fn is_reduced() -> bool {
    let query =
        web_sys::window().and_then(|it| it.match_media("(prefers-reduced-motion: reduce)").ok());
    query.flatten().is_some_and(|query| query.matches())
}
