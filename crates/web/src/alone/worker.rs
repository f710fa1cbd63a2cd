//! The other thread: it waits for questions and thinks.

use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use super::thought::think;

/// Said once, when questions may come.
pub const READY: &str = "ready";

/// Starts to listen, if this is a worker.
pub fn start() {
    console_error_panic_hook::set_once();
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else {
        return;
    };
    let answer = scope.clone();
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let question = event
            .data()
            .as_string()
            .and_then(|text| serde_json::from_str(&text).ok());
        let thought = question.and_then(|question| think(&question));
        let text = thought.and_then(|thought| serde_json::to_string(&thought).ok());
        if let Some(text) = text {
            let _ = answer.post_message(&text.into());
        }
    });
    scope.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    // It listens as long as the thread lives.
    heard.forget();
    let _ = scope.post_message(&READY.into());
}
