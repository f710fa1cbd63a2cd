//! The help: this game in five lines, the ways to its lesson and its rules, and the keys. Opened by `?` from anywhere, closed by Escape.

use leptos::ev;
use leptos::html::Dialog;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;

use crate::browser::viewport;
use crate::rules::brief::brief;
use crate::rules::told::Tale;
use crate::words::{self, KeysAt};

/// Whether the help is open; every page finds it in its context.
#[derive(Clone, Copy)]
pub struct HelpOpen(pub RwSignal<bool>);

/// The game that the page is about, where its address does not say it.
#[derive(Clone, Copy)]
pub struct Topic(pub RwSignal<Option<Tale>>);

/// As long as the page is there it is about this game.
pub fn use_topic(tale: impl Fn() -> Option<Tale> + 'static) {
    let Some(Topic(topic)) = use_context() else {
        return;
    };
    Effect::new(move |_| topic.set(tale()));
    on_cleanup(move || topic.set(None));
}

/// The help itself.
#[component]
pub fn Help() -> impl IntoView {
    let open = expect_context::<HelpOpen>().0;
    let topic = expect_context::<Topic>().0;
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
    let inside = move || {
        open.get().then(|| {
            let (path, search) = viewport::address();
            let here = topic.get_untracked();
            about(here.unwrap_or_else(|| Tale::at(&path, &search)), open)
        })
    };
    view! {
        <dialog node_ref=dialog class="help" aria-label=words::help() on:close=move |_| open.set(false)>
            {inside}
        </dialog>
    }
}

/// Everything about one game.
fn about(tale: Tale, open: RwSignal<bool>) -> impl IntoView {
    let title = match tale {
        Tale::Common => words::house(),
        other => words::rules_of(other),
    };
    let ways = ways(tale)
        .into_iter()
        .enumerate()
        .map(|(index, (to, text))| {
            let class = if index == 0 { "act" } else { "quiet button" };
            view! { <a class=class href=to on:click=move |_| open.set(false)>{text}</a> }
        });
    let keys = if viewport::has_keyboard() {
        view! { <section><h2>{words::keys()}</h2>{keys(tale)}</section> }.into_any()
    } else {
        view! { <details><summary>{words::keys()}</summary>{keys(tale)}</details> }.into_any()
    };
    view! {
        <div class="help-page">
            <section>
                <h2>{title}</h2>
                {brief(tale)}
                <p class="row">{ways.collect_view()}</p>
            </section>
            {keys}
        </div>
        <button type="button" class="quiet" on:click=move |_| open.set(false)>{words::close()}</button>
    }
}

/// Where one learns more: the lesson first, or each game's own page.
fn ways(tale: Tale) -> [(&'static str, &'static str); 2] {
    match tale {
        Tale::Common => [("/dschamal", words::dschamal()), ("/gimel", words::gimel())],
        other => [
            (other.lesson(), words::rules_learn()),
            (other.path(), words::rules_full()),
        ],
    }
}

/// The keys that do something here.
fn keys(tale: Tale) -> impl IntoView {
    let here = |at: KeysAt| match at {
        KeysAt::Anywhere => true,
        KeysAt::Board => matches!(tale, Tale::Gimel | Tale::Common),
        KeysAt::Bag => tale != Tale::Gimel,
    };
    let all = words::key_help().into_iter();
    let lines = all.filter(|(at, ..)| here(*at)).map(|(_, keys, what)| {
        let keys = keys.split(' ').map(|key| view! { <kbd>{key}</kbd> });
        view! { <dt>{keys.collect_view()}</dt><dd>{what}</dd> }
    });
    view! { <dl>{lines.collect_view()}</dl> }
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
