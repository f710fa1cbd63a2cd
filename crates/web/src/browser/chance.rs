//! Numbers nobody can foresee, from the browser.

/// A number.
#[must_use]
pub fn number() -> u64 {
    let mut bytes = [0; 8];
    let drawn = web_sys::window()
        .and_then(|window| window.crypto().ok())
        .is_some_and(|crypto| crypto.get_random_values_with_u8_array(&mut bytes).is_ok());
    if drawn {
        u64::from_le_bytes(bytes)
    } else {
        (js_sys::Math::random() * u64::MAX as f64) as u64
    }
}

/// From 0 to 1.
#[must_use]
pub fn fraction() -> f64 {
    js_sys::Math::random()
}
