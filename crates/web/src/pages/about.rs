//! `/about`: what this is, the two games, the terms, the keys.

use leptos::prelude::*;
use leptos_router::components::A;

use crate::browser::title::use_title;
use crate::chrome::header::Header;
use crate::chrome::help::HelpOpen;
use crate::chrome::ornaments::Arches;
use crate::rules::told::Tale;
use crate::words;

/// The page.
#[component]
pub fn About() -> impl IntoView {
    let help = expect_context::<HelpOpen>().0;
    use_title(|| words::about().to_owned());
    view! {
        <Header title=words::about()/>
        <main id="main" class="page">
            <p class="lead">{words::about_house()}</p>
            <h2>{words::two_games()}</h2>
            <p>{words::about_gimel()}" "<A href=Tale::Gimel.path()>{words::rules_title()}</A>"."</p>
            <p>{words::about_dschamal()}" "<A href=Tale::Duel.path()>{words::dschamal_title()}</A>"."</p>
            <Arches/>
            <h2>{words::terms()}</h2>
            <p>{words::licence()}</p>
            <p>{words::privacy()}</p>
            <p>
                <button type="button" class="quiet" on:click=move |_| help.set(true)>{words::help()}</button>
            </p>
        </main>
    }
}
