//! Addresses that lead nowhere.

use leptos::prelude::*;
use leptos_router::components::A;

use crate::chrome::header::Header;
use crate::words;

/// The page.
#[component]
pub fn Lost() -> impl IntoView {
    view! {
        <Header title=words::LOST/>
        <main id="main" class="page">
            <p>{words::LOST_WHAT}</p>
            <p><A href="/" attr:class="act">{words::HOME}</A></p>
        </main>
    }
}
