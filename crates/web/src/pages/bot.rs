//! `/gimel/bot`: against the house without the house. The table stands on this device and is kept there.

use leptos::prelude::*;
use leptos_router::hooks::use_query_map;
use table::Settings;

use crate::alone::hosting::Alone;
use crate::browser::storage;
use crate::browser::title::use_title;
use crate::chrome::header::Header;
use crate::desk::sitting::Place;
use crate::lobby::agree_form::{AgreeForm, Draft, group, pick};
use crate::room::view::Room;
use crate::words;

/// The page.
#[component]
pub fn Bot() -> impl IntoView {
    use_title(|| words::against_bot().to_owned());
    let alone = Alone::new();
    let open = Memo::new(move |_| alone.is_open());
    let level = use_query_map()
        .with_untracked(|query| query.get("level").and_then(|level| level.parse().ok()));
    if level.is_some() {
        alone.clear_if_over();
    }
    let opening = Memo::new(move |_| alone.is_opening());
    move || {
        if opening.get() {
            view! {
                <Header title=words::against_bot()/>
                <main id="main" class="page"><p role="status">{words::one_moment()}</p></main>
            }
            .into_any()
        } else if open.get() {
            let sitting = alone.sit();
            view! {
                <Header title=words::against_bot()/>
                <main id="main">
                    <Room sitting/>
                    <div class="page below">
                        <button type="button" class="quiet" on:click=move |_| alone.clear()>{words::other_opponent()}</button>
                    </div>
                </main>
            }
            .into_any()
        } else {
            view! {
                <Header title=words::against_bot()/>
                <main id="main" class="page"><Choose alone level=level.unwrap_or(1)/></main>
            }
            .into_any()
        }
    }
}

/// Which bot, which rules.
#[component]
fn Choose(alone: Alone, level: u8) -> impl IntoView {
    let level = RwSignal::new(level);
    let draft = Draft::new(&Settings::gimel());
    let levels = table::BOT_LEVELS.map(|choice| {
        pick(
            words::bot_name(choice),
            move || level.get() == choice,
            move || level.set(choice),
        )
    });
    let begin = move |_| {
        let name = storage::read(storage::NAME).filter(|name| !name.trim().is_empty());
        let name = name.unwrap_or_else(|| words::you().to_owned());
        alone.open(&name, untrack(|| draft.settings()), level.get_untracked());
    };
    view! {
        {group(words::opponent(), levels.collect_view().into_any())}
        <p class="hush">{move || words::bot_character(level.get())}</p>
        <AgreeForm draft place=Place::Device opening=true/>
        <button type="button" class="act wide" disabled=move || draft.problem().is_some() on:click=begin>
            {words::begin_it()}
        </button>
    }
}
