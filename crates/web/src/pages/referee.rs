//! `/referee`: the referee in your pocket. People with the box tap what happened; everything is kept on this device.

use dschamal::{Awaits, Game};
use leptos::prelude::*;

use crate::browser::download::download;
use crate::browser::title::use_title;
use crate::browser::{clipboard, storage, wake};
use crate::chrome::header::Header;
use crate::chrome::help::use_topic;
use crate::chrome::icons::{Icon, Picture};
use crate::chrome::one_tab::OneTab;
use crate::dschamal::piece::PieceSymbols;
use crate::referee::caller::{Aloud, Caller};
use crate::referee::choice_view::{Fallen, choice_view};
use crate::referee::contest_view::ContestView;
use crate::referee::draft::Tap;
use crate::referee::evening::Evening;
use crate::referee::history_view::History;
use crate::referee::host::Host;
use crate::referee::ruling_view::{Answer, Conflicts};
use crate::referee::set_up_view::SetUp;
use crate::referee::standings_view::Standings;
use crate::rules::told::Tale;
use crate::words::{self, Who};

/// The page.
#[component]
pub fn Referee() -> impl IntoView {
    use_title(|| words::referee().to_owned());
    view! { <OneTab game=storage::REFEREE title=words::referee()><AtTheTable/></OneTab> }
}

/// The evening, where this tab has it.
#[component]
fn AtTheTable() -> impl IntoView {
    let host = Host::open();
    let begun = Memo::new(move |_| host.evening.with(Option::is_some));
    let game = Memo::new(move |_| match begun.get() {
        true => host.read(|evening| Some(evening.rules().game())),
        false => Some(host.plan.with(|plan| plan.rules.game)),
    });
    use_topic(move || game.get().map(Tale::of_game));
    wake::keep_lit();
    view! {
        <PieceSymbols/>
        <Header title=words::referee()/>
        <main id="main">
            {move || match begun.get() {
                true => view! { <Refereeing host/> }.into_any(),
                false => view! { <div class="page referee-form"><SetUp host/></div> }.into_any(),
            }}
        </main>
    }
}

/// An evening that has begun.
#[component]
fn Refereeing(host: Host) -> impl IntoView {
    let children = Memo::new(move |_| host.read(|evening| evening.rules().game() == Game::Quartet));
    let telling = Memo::new(move |_| host.read(Evening::is_telling));
    view! {
        <div class="refereeing" class:for-children=move || children.get() class:telling=move || telling.get()>
            <div class="referee-now">
                <p class="error" role="alert">{move || host.trouble.get()}</p>
                <Conflicts host/>
                <Answer host/>
                <Now host/>
                <Deed host/>
            </div>
            <div class="referee-side">
                <Standings host/>
                <History host/>
                <Voice host/>
                <Record host/>
            </div>
        </div>
    }
}

/// What is to be told now, and of whom.
#[component]
fn Now(host: Host) -> impl IntoView {
    // Drawn anew only when something else is awaited: a tap leaves every button where it is.
    let awaited = Memo::new(move |_| {
        host.read(|evening| {
            Some((
                evening.awaits().clone(),
                evening.state().contests,
                evening.fixed(),
            ))
        })
    });
    let fallen = Memo::new(move |_| host.read(|evening| evening.draft().fallen.is_some()));
    view! {
        <section id="now" class="now" tabindex="-1">
            {move || awaited.get().map(|(awaits, contests, _)| match awaits {
                Awaits::Contest { contestants } => {
                    let seats: Vec<_> = contestants.iter().copied().collect();
                    let title = untrack(|| host.read(|evening| {
                        let names: Vec<String> = seats.iter().map(|&seat| evening.name(seat)).collect();
                        words::bout(evening.rules().game(), contests + 1, &names)
                    }));
                    view! {
                        <div class="bout"><h2>{title}</h2><Caller/></div>
                        {(contests == 0).then(|| view! { <Reminders host/> })}
                        <ContestView host contestants=seats/>
                        {move || fallen.get().then(|| view! { <Fallen host/> })}
                    }.into_any()
                }
                Awaits::Over => view! { <Over host/> }.into_any(),
                other => choice_view(host, &other),
            })}
        </section>
    }
}

/// What the taps so far would lead to.
#[component]
fn Preview(host: Host) -> impl IntoView {
    let text = Memo::new(move |_| {
        host.read(|evening| {
            let name = |seat| evening.name(seat);
            let ruling = matches!(evening.awaits(), Awaits::Contest { .. })
                .then(|| {
                    evening
                        .draft()
                        .contest
                        .preview(evening.rules(), evening.state())
                })
                .flatten()?;
            Some(words::ruling(&ruling.explanation(), None, &name))
        })
    });
    move || {
        text.get().map(|text| {
            view! {
                <p class="preview" role="status"><b>{words::so_it_is()}</b>" "{text}</p>
            }
        })
    }
}

/// What is said before the first reach.
#[component]
fn Reminders(host: Host) -> impl IntoView {
    let lines = untrack(|| {
        host.read(|evening| {
            let all = evening.rules().reminders().into_iter();
            all.map(|reminder| reminder.message.english(&|seat| evening.name(seat)))
                .collect::<Vec<_>>()
        })
    });
    view! {
        <details class="reminders">
            <summary>{words::first_word()}</summary>
            <ul>{lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul>
        </details>
    }
}

/// The end.
#[component]
fn Over(host: Host) -> impl IntoView {
    let winners = untrack(|| {
        host.read(|evening| {
            let names = evening
                .state()
                .winners
                .iter()
                .map(|seat| Who::Named(evening.name(seat)));
            words::winners(&names.collect::<Vec<_>>())
        })
    });
    view! {
        <h2 class="end" role="status">{winners}</h2>
        <div class="row">
            <button type="button" class="act" on:click=move |_| host.again()>{words::same_again()}</button>
            <button type="button" class="quiet" on:click=move |_| host.leave()>{words::new_evening()}</button>
        </div>
    }
}

/// Done, undo, redo: at the bottom, under the thumb.
#[component]
fn Deed(host: Host) -> impl IntoView {
    let ready = Memo::new(move |_| host.read(Evening::is_ready));
    let waits = Memo::new(move |_| {
        host.read(|evening| {
            matches!(
                evening.awaits(),
                Awaits::Contest { .. }
                    | Awaits::Console { .. }
                    | Awaits::Decide
                    | Awaits::Build { .. }
            )
        })
    });
    let text = move || {
        host.read(|evening| match evening.awaits() {
            Awaits::Build { .. } if evening.draft().picked.is_empty() => words::it_stands(),
            Awaits::Build { .. } => words::these_fell(),
            _ => words::done(),
        })
    };
    view! {
        <div class="deed referee-deed">
            <Preview host/>
            <div class="row">
            <button
                type="button"
                class="quiet"
                disabled=move || !host.read(Evening::can_undo)
                on:click=move |_| host.change(Evening::undo)
            >
                <Picture icon=Icon::Undo/>
                <span>{words::undo()}</span>
            </button>
            <button
                type="button"
                class="quiet again"
                aria-label=words::redo()
                disabled=move || !host.read(Evening::can_redo)
                on:click=move |_| host.change(Evening::redo)
            >
                <Picture icon=Icon::Redo/>
                <span>{words::redo()}</span>
            </button>
            {move || waits.get().then(|| view! {
                <button type="button" class="act" disabled=move || !ready.get() on:click=move |_| host.tap(Tap::Done)>
                    <Picture icon=Icon::Done/>
                    <span>{text}</span>
                </button>
            })}
            </div>
        </div>
    }
}

/// The voice of the device.
#[component]
fn Voice(host: Host) -> impl IntoView {
    view! {
        <details>
            <summary>{words::referee_voice()}</summary>
            <Aloud host/>
        </details>
    }
}

/// The evening as a text, and the way out of it.
#[component]
fn Record(host: Host) -> impl IntoView {
    let text = move || {
        untrack(|| {
            host.read(|evening| serde_json::to_string_pretty(&evening.record()).unwrap_or_default())
        })
    };
    let copied = RwSignal::new(false);
    view! {
        <details>
            <summary>{words::record_of_evening()}</summary>
            <p class="hush">{words::record_what()}</p>
            <div class="row">
                <button type="button" class="quiet" on:click=move |_| copied.set(clipboard::copy(&text()))>{words::copy()}</button>
                <button type="button" class="quiet" on:click=move |_| download(words::record_file(), &text())>{words::save_record()}</button>
                <span role="status">{move || copied.get().then_some(words::copied())}</span>
            </div>
        </details>
        <p><button type="button" class="quiet" on:click=move |_| host.leave()>{words::new_evening()}</button></p>
    }
}
