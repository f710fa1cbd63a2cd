//! Addresses that lead nowhere.

use leptos::prelude::*;
use leptos_router::components::A;

use crate::browser::title::use_title;
use crate::chrome::header::Header;
use crate::words;

/// The page.
#[component]
pub fn Lost() -> impl IntoView {
    use_title(|| words::lost().to_owned());
    view! {
        <Header title=words::lost()/>
        <main id="main" class="page">
            <p>{words::lost_what()}</p>
            <p><A href="/" attr:class="act">{words::home()}</A></p>
        </main>
    }
}
