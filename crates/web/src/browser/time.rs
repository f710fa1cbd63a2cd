//! What time it is, never running backwards.

/// Milliseconds since 1970 by this device, at the time the page was opened, and steadily on from there.
#[must_use]
pub fn now() -> f64 {
    web_sys::window()
        .and_then(|window| window.performance())
        .map_or_else(js_sys::Date::now, |performance| {
            performance.time_origin() + performance.now()
        })
}
