//! `/t/CODE/screen` and `/d/CODE/screen`: a table for a television. Nobody has to press anything; a phone scans the picture and sits down.

use leptos::prelude::*;
use leptos_router::hooks::use_params_map;
use table::{SitterView, TableId, View};

use super::table::watched;
use crate::browser::title::use_title;
use crate::browser::wake;
use crate::desk::sitting::Sitting;
use crate::desk::state::sitter_name;
use crate::lobby::code;
use crate::net::way::use_origin;
use crate::room::game::RoomGame;
use crate::room::qr::Qr;
use crate::room::screen_voice::ScreenVoice;
use crate::words;

/// The page.
#[component]
pub fn Screen() -> impl IntoView {
    let params = use_params_map();
    let code = Memo::new(move |_| params.with(|params| params.get("code")).unwrap_or_default());
    move || {
        let given = code.get();
        let table = TableId(code::read(&given).unwrap_or(given));
        watched(table, "/screen", |sitting| {
            view! { <Shown sitting/> }.into_any()
        })
    }
}

/// A table that is there.
#[component]
fn Shown(sitting: Sitting) -> impl IntoView {
    let game = expect_context::<RoomGame>();
    let begun = Memo::new(move |_| sitting.with(|view| view.game.is_some()));
    let voice = ScreenVoice::of_page();
    wake::keep_lit();
    use_title(move || sitting.with(game.title));
    view! {
        <main id="main" class="screen" class:begun=begun data-testid="screen">
            {move || match begun.get() {
                true => (game.screen)(sitting),
                false => view! { <Waiting sitting/> }.into_any(),
            }}
            <Join sitting voice/>
        </main>
    }
}

/// Before the first game: who is there already.
#[component]
fn Waiting(sitting: Sitting) -> impl IntoView {
    let seats = Memo::new(move |_| {
        sitting.with(|view| {
            let name =
                |sitter: &SitterView| (*sitter != SitterView::Open).then(|| sitter_name(sitter));
            let seats = view.seats.iter().map(|seat| name(&seat.sitter));
            seats.collect::<Vec<_>>()
        })
    });
    let drawn = move || {
        let seats = seats.get().into_iter().map(|name| {
            let free = name.is_none();
            view! { <li class:free=free>{name.unwrap_or_else(|| words::screen_free().to_owned())}</li> }
        });
        seats.collect_view()
    };
    view! {
        <div class="screen-waits">
            <p class="status" role="status">{words::screen_waits()}</p>
            <ul class="screen-seats">{drawn}</ul>
        </div>
    }
}

/// How to come to the table, large before the game and small in it, and the switch of the screen's voice.
#[component]
fn Join(sitting: Sitting, voice: ScreenVoice) -> impl IntoView {
    let origin = use_origin();
    let place = sitting.view.with_untracked(|view| {
        let place = |view: &View| {
            (
                code::path(&view.table.0, &view.settings.game),
                view.table.0.clone(),
            )
        };
        view.as_ref().map(place).unwrap_or_default()
    });
    let (path, code) = place;
    view! {
        <aside class="screen-join">
            {move || {
                let origin = origin.get();
                let link = StoredValue::new(format!("{}{path}", origin.address));
                view! {
                    <p class="screen-scan">{words::screen_join()}</p>
                    <Qr text=link/>
                    <p class="screen-open hush">{words::screen_address(&origin.shown())}</p>
                    <p class="screen-code">{code.clone()}</p>
                    {origin.alone.then(|| view! { <p class="error">{words::way_none()}</p> })}
                }
            }}
            {move || voice.is_offered().then(|| view! {
                <button type="button" class="act" on:click=move |_| voice.touch(true)>{words::screen_voice()}</button>
            })}
        </aside>
    }
}
