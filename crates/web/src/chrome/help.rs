//! The keyboard help: opened by `?` from anywhere, closed by Escape.

use leptos::ev;
use leptos::html::Dialog;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;

use crate::words;

/// Whether the help is open; every page finds it in its context.
#[derive(Clone, Copy)]
pub struct HelpOpen(pub RwSignal<bool>);

/// The help itself.
#[component]
pub fn Help() -> impl IntoView {
    let open = expect_context::<HelpOpen>().0;
    let dialog = NodeRef::<Dialog>::new();
    let handle = window_event_listener(ev::keydown, move |event| {
        if event.key() == "?" && !is_typing(&event) {
            event.prevent_default();
            open.set(true);
        }
    });
    on_cleanup(move || handle.remove());
    Effect::new(move |_| {
        let Some(dialog) = dialog.get() else { return };
        if open.get() && !dialog.open() {
            let _ = dialog.show_modal();
        } else if !open.get() && dialog.open() {
            dialog.close();
        }
    });
    let lines = words::key_help().map(|(keys, what)| {
        let keys = keys
            .split(' ')
            .map(|key| view! { <kbd>{key}</kbd> })
            .collect_view();
        view! { <dt>{keys}</dt><dd>{what}</dd> }
    });
    view! {
        <dialog node_ref=dialog class="help" aria-label=words::keys() on:close=move |_| open.set(false)>
            <h2>{words::keys()}</h2>
            <dl>{lines}</dl>
            <button type="button" class="act" on:click=move |_| open.set(false)>{words::close()}</button>
        </dialog>
    }
}

/// Whether the key belongs to a field.
#[must_use]
pub fn is_typing(event: &ev::KeyboardEvent) -> bool {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|element| {
        matches!(element.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT")
    })
}
