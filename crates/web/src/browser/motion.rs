//! A short buzz, where the device has a motor.

/// Shakes for some milliseconds. Devices without a motor stay still.
pub fn buzz(millis: u32) {
    if let Some(window) = web_sys::window() {
        let _ = window.navigator().vibrate_with_duration(millis);
    }
}
