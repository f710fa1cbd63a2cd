//! A page whose part of the client may still have to be loaded.

use std::time::Duration;

use leptos::prelude::*;
use leptos::reactive::computed::ScopedFuture;
use leptos::task::spawn_local;

use super::parts::{NotLoaded, Page, drawn};
use crate::chrome::focus::focus_page;
use crate::chrome::header::Header;
use crate::words;

/// How far a page is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    Loading,
    Here,
    Missing,
}

/// The page, once it is there; until then the lamp by which the first one is waited for, or a line of its own.
#[component]
pub fn Shown(
    /// Which one.
    page: Page,
) -> impl IntoView {
    let stage = RwSignal::new(Stage::Loading);
    let drawing = StoredValue::new_local(None::<AnyView>);
    let load = move || {
        stage.set(Stage::Loading);
        // What the page leaves to be done when it is left belongs to this page.
        spawn_local(ScopedFuture::new(async move {
            let drawn = drawn(page).await;
            let reached = match drawn {
                Ok(view) => {
                    drawing.try_set_value(Some(view));
                    Stage::Here
                }
                Err(_) => Stage::Missing,
            };
            // Who has gone on meanwhile does not see it any more.
            if stage.try_set(reached).is_none() {
                arrive();
            }
        }));
    };
    load();
    move || {
        match stage.get() {
        Stage::Here => drawing
            .try_update_value(Option::take)
            .flatten()
            .unwrap_or_else(|| ().into_any()),
        Stage::Loading if lamp().is_some() => ().into_any(),
        Stage::Loading => view! {
            <main id="main" class="page arriving"><p role="status">{words::one_moment()}</p></main>
        }
        .into_any(),
        Stage::Missing => view! {
            <Header title=words::house()/>
            <main id="main" class="page">
                <p role="alert">{words::cannot_reach()}</p>
                <p><button type="button" class="act" on:click=move |_| load()>{words::try_now()}</button></p>
            </main>
        }
        .into_any(),
    }
    }
}

/// What a page wants later than itself: loaded when it is first drawn.
pub fn later<F>(load: impl Fn() -> F + Copy + Send + Sync + 'static) -> AnyView
where
    F: Future<Output = Result<AnyView, NotLoaded>> + 'static,
{
    let stage = RwSignal::new(Stage::Loading);
    let drawing = StoredValue::new_local(None::<AnyView>);
    let begin = move || {
        stage.set(Stage::Loading);
        spawn_local(ScopedFuture::new(async move {
            let reached = match load().await {
                Ok(view) => {
                    drawing.try_set_value(Some(view));
                    Stage::Here
                }
                Err(_) => Stage::Missing,
            };
            stage.try_set(reached);
        }));
    };
    begin();
    let shown = move || {
        match stage.get() {
        Stage::Here => drawing
            .try_update_value(Option::take)
            .flatten()
            .unwrap_or_else(|| ().into_any()),
        Stage::Loading => view! { <p class="page" role="status">{words::one_moment()}</p> }.into_any(),
        Stage::Missing => view! {
            <p class="page" role="alert">
                {words::cannot_reach()}
                " "
                <button type="button" class="act" on:click=move |_| begin()>{words::try_now()}</button>
            </p>
        }
        .into_any(),
    }
    };
    shown.into_any()
}

/// Loads what a page will soon want, once the page itself is there and nobody waits for anything.
pub(super) fn soon<F>(load: impl FnOnce() -> F + 'static)
where
    F: Future<Output = Result<(), NotLoaded>> + 'static,
{
    set_timeout(
        move || {
            // Whoever wants it then asks again.
            spawn_local(async move { drop(load().await) });
        },
        SOON,
    );
}

/// How long a page has been there when more is loaded.
const SOON: Duration = Duration::from_millis(1500);

/// The first page takes the place of the lamp; a later one is where the keyboard goes on.
pub(super) fn arrive() {
    match lamp() {
        Some(lamp) => lamp.remove(),
        None => focus_page(),
    }
}

/// The page brought a lamp to wait by.
fn lamp() -> Option<web_sys::Element> {
    document().get_element_by_id("waiting")
}
