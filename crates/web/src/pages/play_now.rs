//! `/play`: the shortest way to a game with people. Sits down where somebody waits, or opens a table and waits.

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use protocol::{NewTable, OpenedTable, TableSummary};
use table::Visibility;

use crate::browser::title::use_title;
use crate::chrome::header::Header;
use crate::lobby::agree;
use crate::lobby::code;
use crate::lobby::tables::has_room;
use crate::net::api;
use crate::net::house::House;
use crate::people::name::Named;
use crate::words;

/// The page.
#[component]
pub fn PlayNow() -> impl IntoView {
    use_title(|| words::finding().to_owned());
    view! {
        <Header title=words::finding()/>
        <main id="main" class="page">
            <Named>
                <Finding/>
            </Named>
        </main>
    }
}

fn instead() -> NavigateOptions {
    NavigateOptions {
        replace: true,
        ..NavigateOptions::default()
    }
}

#[component]
fn Finding() -> impl IntoView {
    let house = expect_context::<House>();
    let go = use_navigate();
    let (error, set_error) = signal(String::new());
    let name = untrack(|| house.name()).unwrap_or_default();
    spawn_local(async move {
        let found = waiting(&name).await;
        let settings = agree::quick();
        let opened = match found {
            Some(table) => Ok(table),
            None => {
                let new = NewTable {
                    name,
                    settings,
                    bot: None,
                };
                let opened = api::send::<_, OpenedTable>("POST", "/tables", Some(&new)).await;
                opened.map(|opened| code::path(&opened.table.0, &new.settings.game))
            }
        };
        match opened {
            Ok(path) => go(&format!("{path}?now"), instead()),
            Err(problem) => {
                set_error.try_set(api::sentence(&problem));
            }
        }
    });
    view! {
        {move || if error.get().is_empty() {
            view! { <p role="status">{words::looking()}</p> }.into_any()
        } else {
            view! { <p class="error" role="alert">{error}</p> }.into_any()
        }}
    }
}

/// The way to a table where somebody else waits.
async fn waiting(name: &str) -> Option<String> {
    let tables: Vec<TableSummary> = api::get("/tables").await.ok()?;
    let mine: Vec<TableSummary> = api::get("/tables/mine").await.unwrap_or_default();
    let own = |table: &TableSummary| mine.iter().any(|own| own.table == table.table);
    let strange = |table: &&TableSummary| {
        !own(table) && !table.seats.iter().flatten().any(|sitter| sitter == name)
    };
    let found = tables.iter().filter(|table| has_room(table)).find(strange);
    let waiting = mine
        .iter()
        .find(|table| table.settings.visibility == Visibility::Public && has_room(table));
    let path = |table: &TableSummary| code::path(&table.table.0, &table.settings.game);
    found.or(waiting).map(path)
}
