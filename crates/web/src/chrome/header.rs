//! The line at the top of every page: back to the front door, where we are, help and settings.

use leptos::prelude::*;
use leptos_router::components::A;

use super::help::HelpOpen;
use super::icons::{Icon, Picture};
use super::ornaments::Crescent;
use crate::words;

/// The header of a page.
#[component]
pub fn Header(
    /// Where we are; the front door has none.
    #[prop(optional)]
    title: &'static str,
    /// The game that this belongs to, if it is not the front door that leads on.
    #[prop(optional, into)]
    back: MaybeProp<String>,
) -> impl IntoView {
    let help = expect_context::<HelpOpen>().0;
    view! {
        <header class="header">
            {if title.is_empty() {
                view! {
                    <A href="/" attr:class="home">
                        <Crescent/>
                        <span class="house">{words::house()}</span>
                    </A>
                }.into_any()
            } else {
                let href = move || back.get().unwrap_or_else(|| "/".to_owned());
                let label = move || match back.with(Option::is_some) {
                    true => words::back_to_game(),
                    false => words::home(),
                };
                view! {
                    <A href=href attr:class="home" attr:aria-label=label>
                        <Picture icon=Icon::Home/>
                    </A>
                }.into_any()
            }}
            {(!title.is_empty()).then(|| view! { <h1>{title}</h1> })}
            <nav aria-label=words::more()>
                <button type="button" class="round" aria-label=words::help() on:click=move |_| help.set(true)>
                    <Picture icon=Icon::Question/>
                </button>
                <A href="/settings" attr:class="round" attr:aria-label=words::settings()>
                    <Picture icon=Icon::Gear/>
                </A>
            </nav>
        </header>
    }
}
