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
) -> impl IntoView {
    let help = expect_context::<HelpOpen>().0;
    view! {
        <header class="header">
            {if title.is_empty() {
                view! {
                    <A href="/" attr:class="home">
                        <Crescent/>
                        <span class="house">{words::HOUSE}</span>
                    </A>
                }.into_any()
            } else {
                view! {
                    <A href="/" attr:class="home" attr:aria-label=words::HOME>
                        <Picture icon=Icon::Home/>
                    </A>
                }.into_any()
            }}
            {(!title.is_empty()).then(|| view! { <h1>{title}</h1> })}
            <nav aria-label=words::MORE>
                <button type="button" class="round" aria-label=words::KEYS on:click=move |_| help.set(true)>
                    <Picture icon=Icon::Question/>
                </button>
                <A href="/settings" attr:class="round" attr:aria-label=words::SETTINGS>
                    <Picture icon=Icon::Gear/>
                </A>
            </nav>
        </header>
    }
}
