//! `/about`: what this is, the two games, the terms, the keys.

use leptos::prelude::*;
use leptos_router::components::A;

use crate::chrome::header::Header;
use crate::chrome::help::HelpOpen;
use crate::chrome::ornaments::Arches;
use crate::words;

/// The page.
#[component]
pub fn About() -> impl IntoView {
    let help = expect_context::<HelpOpen>().0;
    view! {
        <Header title=words::ABOUT/>
        <main id="main" class="page">
            <p class="lead">{words::ABOUT_HOUSE}</p>
            <h2>{words::TWO_GAMES}</h2>
            <p>{words::ABOUT_GIMEL}" "<A href="/rules">{words::RULES_TITLE}</A>"."</p>
            <p>{words::ABOUT_DSCHAMAL}</p>
            <Arches/>
            <h2>{words::TERMS}</h2>
            <p>{words::LICENCE}</p>
            <p>{words::PRIVACY}</p>
            <p>
                <button type="button" class="quiet" on:click=move |_| help.set(true)>{words::KEYS}</button>
            </p>
        </main>
    }
}
