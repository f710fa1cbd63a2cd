//! Lists of tables: the open ones, live, and those one sits at.

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::A;
use leptos_router::hooks::use_navigate;
use protocol::TableSummary;
use table::GameSettings;

use super::code;
use crate::net::api;
use crate::net::house::House;
use crate::words;

/// Whether somebody could sit down there.
#[must_use]
pub fn has_room(table: &TableSummary) -> bool {
    table.status == "open"
        && table.seats.iter().any(Option::is_none)
        && table.seats.iter().any(Option::is_some)
}

/// Whether somebody of this name sits there: as far as a line on the front door tells, it is we.
#[must_use]
pub fn is_mine(table: &TableSummary, name: Option<&str>) -> bool {
    let sits = |name: &str| table.seats.iter().flatten().any(|sitter| sitter == name);
    name.is_some_and(sits)
}

fn who(table: &TableSummary) -> String {
    let game = match table.settings.game {
        GameSettings::Gimel(_) => "gimel",
        GameSettings::Dschamal(_) => "dschamal",
    };
    let seats = table.seats.iter().enumerate();
    let names =
        seats.filter_map(|(seat, name)| Some(words::player_name(game, seat, name.as_ref()?)));
    names.collect::<Vec<_>>().join(" – ")
}

fn line(table: &TableSummary, what: &'static str) -> impl IntoView + use<> {
    let address = code::path(&table.table.0, &table.settings.game);
    let names = who(table);
    let agreed = words::agreed(&table.settings);
    let turn = table
        .your_turn
        .then(|| view! { <b class="turn-mark">{words::your_turn()}</b> });
    view! {
        <li>
            <A href=address attr:class="table-line">
                <span class="who"><b>{names}</b> {turn}</span>
                <span class="hush">{agreed}</span>
                <span class="go">{what}</span>
            </A>
        </li>
    }
}

/// Tables that wait for players or can be looked at.
#[component]
pub fn OpenTables() -> impl IntoView {
    let house = expect_context::<House>();
    house.watch_lobby();
    let list = move || {
        let Some(tables) = house.lobby.get() else {
            return view! { <p class="hush">{words::looking()}</p> }.into_any();
        };
        if tables.is_empty() {
            return view! { <p class="hush">{words::nobody_waits()}</p> }.into_any();
        }
        let (waiting, playing): (Vec<_>, Vec<_>) = tables.iter().partition(|table| has_room(table));
        let waiting = waiting
            .into_iter()
            .map(|table| line(table, words::sit_here()))
            .collect_view();
        let playing = playing
            .into_iter()
            .map(|table| line(table, words::look_on_word()))
            .collect_view();
        view! { <ul class="table-list">{waiting}{playing}</ul> }.into_any()
    };
    view! {
        <section class="tables" aria-live="polite">
            <h2>{words::open_tables()}</h2>
            {list}
            <p><A href="/new" attr:class="link">{words::open_table()}</A></p>
        </section>
    }
}

/// Tables one sits at, the one that waits for us first. Nothing without any.
#[component]
pub fn YourTables() -> impl IntoView {
    let house = expect_context::<House>();
    let tables = RwSignal::new(Vec::<TableSummary>::new());
    Effect::new(move |_| {
        // Who we are, the connection and the lobby may all have changed something.
        house.lobby.with(|_| ());
        if house.name().is_none() || !house.is_open() {
            return;
        }
        spawn_local(async move {
            if let Ok(mut mine) = api::get::<Vec<TableSummary>>("/tables/mine").await {
                mine.retain(|table| table.status != "over");
                mine.sort_by_key(|table| !table.your_turn);
                tables.try_set(mine);
            }
        });
    });
    move || {
        let mine = tables.get();
        (!mine.is_empty()).then(|| {
            let lines = mine.iter().map(|table| line(table, words::go_back_to()));
            view! {
                <section class="tables">
                    <h2>{words::your_tables()}</h2>
                    <ul class="table-list">{lines.collect_view()}</ul>
                </section>
            }
        })
    }
}

/// A code or a link from a friend.
#[component]
pub fn JoinForm() -> impl IntoView {
    let text = RwSignal::new(String::new());
    let (error, set_error) = signal("");
    let go = use_navigate();
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        match code::read(&text.get_untracked()) {
            Some(code) => go(&format!("/t/{code}"), Default::default()),
            None => set_error.set(words::no_code()),
        }
    };
    view! {
        <form class="join" on:submit=submit>
            <label for="code">{words::join()}</label>
            <div class="line">
                <input
                    id="code"
                    type="text"
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck="false"
                    placeholder=words::code_looks()
                    aria-describedby="code-error"
                    prop:value=move || text.get()
                    on:input:target=move |event| {
                        text.set(event.target().value());
                        set_error.set("");
                    }
                />
                <button type="submit" class="quiet">{words::go_in()}</button>
            </div>
            <p id="code-error" class="error" role="alert">{error}</p>
        </form>
    }
}
