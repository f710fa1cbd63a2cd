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
        <Header title=words::about()/>
        <main id="main" class="page">
            <p class="lead">{words::about_house()}</p>
            <h2>{words::two_games()}</h2>
            <p>{words::about_gimel()}" "<A href="/rules">{words::rules_title()}</A>"."</p>
            <p>{words::about_dschamal()}</p>
            <Arches/>
            <h2>{words::terms()}</h2>
            <p>{words::licence()}</p>
            <p>{words::privacy()}</p>
            <p>
                <button type="button" class="quiet" on:click=move |_| help.set(true)>{words::keys()}</button>
            </p>
        </main>
    }
}
