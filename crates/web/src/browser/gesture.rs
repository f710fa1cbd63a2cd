//! Whether a person has touched this page: before that, browsers let nothing sound or shake, and complain about whoever tries.

use js_sys::Reflect;

/// Whether a person has touched the page, as far as the browser tells; one that does not tell refuses without a word.
#[must_use]
pub fn has_been() -> bool {
    let navigator = web_sys::window().map(|window| window.navigator());
    let activation = navigator.and_then(|it| Reflect::get(&it, &"userActivation".into()).ok());
    let active = activation.and_then(|it| Reflect::get(&it, &"hasBeenActive".into()).ok());
    active.and_then(|active| active.as_bool()).unwrap_or(true)
}
