//! A page whose part of the client may still have to be loaded.

use leptos::prelude::*;
use leptos::reactive::computed::ScopedFuture;
use leptos::task::spawn_local;

use super::parts::{Page, drawn};
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
