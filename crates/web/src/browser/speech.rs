//! The device's own voice, where it has one.

use js_sys::{Array, Function, Reflect};
use leptos::prelude::window;
use leptos::wasm_bindgen::{JsCast, JsValue};

fn synthesis() -> Option<JsValue> {
    let found = Reflect::get(&window(), &"speechSynthesis".into()).ok()?;
    (!found.is_undefined() && !found.is_null()).then_some(found)
}

fn method(of: &JsValue, name: &str) -> Option<Function> {
    Reflect::get(of, &name.into()).ok()?.dyn_into().ok()
}

/// Whether the device can speak. Some have the door to a voice and nobody behind it.
#[must_use]
pub fn has_voice() -> bool {
    let voices = synthesis().and_then(|it| method(&it, "getVoices")?.call0(&it).ok());
    voices.is_some_and(|voices| Array::from(&voices).length() > 0)
}

/// Says something in a language, instead of what is just being said.
pub fn say(text: &str, language: &str) {
    let _ = try_say(text, language);
}

/// Says no more.
pub fn hush() {
    let cancel = synthesis().and_then(|it| method(&it, "cancel")?.call0(&it).ok());
    drop(cancel);
}

fn try_say(text: &str, language: &str) -> Option<()> {
    let synthesis = synthesis()?;
    let utterance = Reflect::get(&window(), &"SpeechSynthesisUtterance".into()).ok()?;
    let words = Array::of1(&text.into());
    let utterance = Reflect::construct(utterance.unchecked_ref::<Function>(), &words).ok()?;
    Reflect::set(&utterance, &"lang".into(), &language.into()).ok()?;
    method(&synthesis, "cancel")?.call0(&synthesis).ok()?;
    method(&synthesis, "speak")?
        .call1(&synthesis, &utterance)
        .ok()?;
    Some(())
}
