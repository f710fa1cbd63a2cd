//! A page whose game is kept on this device: one tab at a time shows it, so that no move is lost to another.

use std::cell::Cell;
use std::time::Duration;

use leptos::prelude::*;

use super::header::Header;
use crate::browser::storage;
use crate::browser::tabs::{Stand, Talk};
use crate::words;

/// The page, where this tab has its game; otherwise where the game is, and how to get it here.
#[component]
pub fn OneTab(
    /// The name under which the game is kept.
    game: &'static str,
    /// What the page is called.
    title: &'static str,
    /// The page.
    children: ChildrenFn,
) -> impl IntoView {
    let talk = Talk::about(game);
    let stand = talk.stand();
    let elsewhere = move |what: &'static str| {
        view! {
            <Header title/>
            <main id="main" class="page" data-testid="other-tab">
                <p role="status">{what}</p>
                <p><button type="button" class="act" on:click=move |_| talk.take()>{words::tab_take()}</button></p>
            </main>
        }
        .into_any()
    };
    move || match stand.get() {
        Stand::Here => view! {
            {children()}
            <NothingKept/>
        }
        .into_any(),
        Stand::There => elsewhere(words::tab_there()),
        Stand::Taken => elsewhere(words::tab_taken()),
        Stand::Asking | Stand::Taking => view! {
            <Header title/>
            <main id="main" class="page"></main>
        }
        .into_any(),
    }
}

/// How long it is said, unless somebody has read it before.
const READ: Duration = Duration::from_secs(15);

thread_local! {
    static TOLD: Cell<bool> = const { Cell::new(false) };
}

/// A browser that keeps nothing: said once, where something would be kept.
#[component]
fn NothingKept() -> impl IntoView {
    let shown = RwSignal::new(!storage::keeps() && !TOLD.replace(true));
    if shown.get_untracked() {
        let close = move || {
            shown.try_set(false);
        };
        set_timeout(close, READ);
    }
    move || {
        shown.get().then(|| {
            view! {
                <div class="nothing-kept" role="status">
                    <p>
                        <span>{words::nothing_kept()}</span>
                        <button type="button" class="link" on:click=move |_| shown.set(false)>{words::close()}</button>
                    </p>
                </div>
            }
        })
    }
}
