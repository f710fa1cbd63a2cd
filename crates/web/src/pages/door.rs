//! `/`: the front door. Who comes in sees at once what there is to do.

use leptos::prelude::*;
use leptos_router::components::A;
use leptos_router::hooks::use_navigate;

use crate::browser::storage;
use crate::chrome::header::Header;
use crate::chrome::icons::{Icon, Picture};
use crate::chrome::ornaments::{Arches, Evening};
use crate::here::session::Session;
use crate::words;

/// A door: where it leads, what stands on it. Without an address it is still closed.
struct Door {
    to: Option<&'static str>,
    title: &'static str,
    what: &'static str,
}

const DOORS: [Door; 4] = [
    Door {
        to: Some("/rules"),
        title: words::RULES,
        what: words::RULES_WHAT,
    },
    Door {
        to: Some("/analysis"),
        title: words::ANALYSIS,
        what: words::ANALYSIS_WHAT,
    },
    Door {
        to: None,
        title: words::VS_ENGINE,
        what: words::VS_ENGINE_WHAT,
    },
    Door {
        to: None,
        title: words::PLAY_DSCHAMAL,
        what: words::PLAY_DSCHAMAL_WHAT,
    },
];

/// The page.
#[component]
pub fn FrontDoor() -> impl IntoView {
    let begun = storage::read(storage::HERE)
        .and_then(|text| Session::from_record(&text))
        .is_some_and(|session| {
            !session.game().entries().is_empty() && session.game().outcome().is_none()
        });
    view! {
        <div class="door">
            <Evening/>
            <Header/>
            <main id="main">
                <h1>{words::MOTTO}</h1>
                <div class="doors">
                    <A href="/gimel/here" attr:class="door-plate first">
                        <b>{if begun { words::GO_ON } else { words::PLAY_NOW }}</b>
                        <span>{words::PLAY_NOW_WHAT}</span>
                    </A>
                    {DOORS.iter().map(plate).collect_view()}
                </div>
                <div class="yard">
                    <JoinForm/>
                    <OpenTables/>
                </div>
                <footer>
                    <Arches/>
                    <A href="/about">{words::ABOUT}</A>
                    <A href="/settings">{words::SETTINGS}</A>
                </footer>
            </main>
        </div>
    }
}

fn plate(door: &Door) -> AnyView {
    let &Door { to, title, what } = door;
    match to {
        Some(to) => view! {
            <A href=to attr:class="door-plate">
                <b>{title}</b>
                <span>{what}</span>
                <Picture icon=Icon::Door/>
            </A>
        }
        .into_any(),
        None => view! {
            <div class="door-plate closed">
                <b>{title}</b>
                <span>{what}</span>
                <small>{words::OPENS_SOON}</small>
            </div>
        }
        .into_any(),
    }
}

/// A code from a friend.
#[component]
fn JoinForm() -> impl IntoView {
    let code = RwSignal::new(String::new());
    let navigate = use_navigate();
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let code: String = code
            .get_untracked()
            .chars()
            .filter(|c| c.is_ascii_alphanumeric() || *c == '-')
            .collect();
        if !code.is_empty() {
            navigate(
                &format!("/t/{}", code.to_ascii_uppercase()),
                Default::default(),
            );
        }
    };
    view! {
        <form class="join" on:submit=submit>
            <label for="code">{words::JOIN}</label>
            <div class="line">
                <input
                    id="code"
                    type="text"
                    autocomplete="off"
                    autocapitalize="characters"
                    placeholder=words::CODE_EXAMPLE
                    prop:value=move || code.get()
                    on:input:target=move |event| code.set(event.target().value())
                />
                <button type="submit" class="quiet" disabled=move || code.get().trim().is_empty()>{words::GO_IN}</button>
            </div>
        </form>
    }
}

/// Tables that wait for players.
#[component]
fn OpenTables() -> impl IntoView {
    view! {
        <section class="tables">
            <h2>{words::OPEN_TABLES}</h2>
            <p class="hush">{words::NO_TABLES}</p>
            <A href="/gimel/here" attr:class="link">{words::LAY_OUT}</A>
        </section>
    }
}
