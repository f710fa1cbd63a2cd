//! `/new`: a table by one's own rules, for a friend, for everybody or against a bot.

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::A;
use leptos_router::hooks::use_navigate;
use protocol::{NewTable, OpenedTable};
use table::Settings;

use crate::browser::storage;
use crate::browser::title::use_title;
use crate::chrome::header::Header;
use crate::desk::sitting::Place;
use crate::lobby::agree;
use crate::lobby::agree_form::{AgreeForm, Draft, group, pick};
use crate::net::api;
use crate::net::house::House;
use crate::people::name::Named;
use crate::words;

/// The page.
#[component]
pub fn New() -> impl IntoView {
    use_title(|| words::OPEN_TABLE.to_owned());
    view! {
        <Header title=words::OPEN_TABLE/>
        <main id="main" class="page">
            <Named>
                <Form/>
            </Named>
        </main>
    }
}

#[component]
fn Form() -> impl IntoView {
    let house = expect_context::<House>();
    let kept = storage::read(storage::AGREED).and_then(|text| agree::read(&text));
    let draft = Draft::new(&kept.unwrap_or_else(Settings::gimel));
    let bot = RwSignal::new(None::<u8>);
    let (error, set_error) = signal(String::new());
    let (busy, set_busy) = signal(false);
    let navigate = use_navigate();
    let opponents = std::iter::once(None)
        .chain(table::BOT_LEVELS.map(Some))
        .map(|choice| {
            let label = choice.map_or_else(|| words::A_PERSON.to_owned(), words::bot_name);
            pick(label, move || bot.get() == choice, move || bot.set(choice))
        });
    let open = move |_| {
        let settings = untrack(|| draft.settings());
        storage::write(
            storage::AGREED,
            &serde_json::to_string(&settings).unwrap_or_default(),
        );
        let name = untrack(|| house.name()).unwrap_or_default();
        let new = NewTable {
            name,
            settings,
            bot: bot.get_untracked(),
        };
        let navigate = navigate.clone();
        set_busy.set(true);
        spawn_local(async move {
            match api::send::<_, OpenedTable>("POST", "/tables", Some(&new)).await {
                Ok(opened) => navigate(&format!("/t/{}", opened.table), Default::default()),
                Err(problem) => {
                    set_error.try_set(api::sentence(&problem));
                    set_busy.try_set(false);
                }
            }
        });
    };
    let stuck = move || busy.get() || draft.problem().is_some() || !house.is_open();
    view! {
        {group(words::OPPONENT, opponents.collect_view().into_any())}
        <p class="hush">{move || bot.get().map(words::bot_character)}</p>
        <AgreeForm draft place=Place::House opening=true/>
        <p class="error" role="alert">{error}</p>
        {move || (!house.is_open()).then(|| view! {
            <p class="hush">{words::NEEDS_HOUSE}" "<A href="/gimel/bot">{words::AGAINST_BOT_HERE}</A></p>
        })}
        <button type="button" class="act wide" disabled=stuck on:click=open>
            {move || if bot.get().is_some() { words::BEGIN_IT } else { words::OPEN_IT }}
        </button>
    }
}
