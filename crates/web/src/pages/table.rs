//! `/t/CODE`: a table. Until tables can be reached from here, it says so and offers a board.

use leptos::prelude::*;
use leptos_router::components::A;

use crate::chrome::header::Header;
use crate::words;

/// The page.
#[component]
pub fn Table() -> impl IntoView {
    view! {
        <Header title=words::NO_TABLE/>
        <main id="main" class="page">
            <p>{words::NO_TABLE_WHAT}</p>
            <p><A href="/gimel/here" attr:class="act">{words::LAY_OUT}</A></p>
        </main>
    }
}
