//! A short buzz, where the device has a motor; and whether its owner wants anything to move at all.

/// Shakes for some milliseconds. Devices without a motor stay still.
pub fn buzz(millis: u32) {
    if let Some(window) = web_sys::window() {
        let _ = window.navigator().vibrate_with_duration(millis);
    }
}

/// Whether the person wants as little motion as can be.
#[must_use]
pub fn is_reduced() -> bool {
    let query =
        web_sys::window().and_then(|it| it.match_media("(prefers-reduced-motion: reduce)").ok());
    query.flatten().is_some_and(|query| query.matches())
}
