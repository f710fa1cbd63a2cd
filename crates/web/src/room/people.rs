//! Who is at the table, how many look on, and what the host can do about it.

use leptos::prelude::*;
use leptos_router::hooks::use_navigate;
use table::{Command, PersonView, SitterView, View};

use crate::desk::sitting::Sitting;
use crate::desk::state::{is_on, spectators};
use crate::words;

/// Who is here.
#[component]
pub fn People(
    /// The table.
    sitting: Sitting,
) -> impl IntoView {
    let people = Memo::new(move |_| {
        sitting.with(|view| (view.people.clone(), view.you.host, view.you.handle))
    });
    let looking = Memo::new(move |_| sitting.with(spectators));
    let list = move || {
        let (people, host, me) = people.get();
        let lines = people.into_iter().map(|person| {
            let others = host && Some(person.who) != me;
            line(sitting, person, others)
        });
        lines.collect_view()
    };
    view! {
        <details>
            <summary data-testid="people">{words::people()}" · "{move || words::look_on(looking.get())}</summary>
            <ul class="plain">{list}</ul>
            <SentAway sitting/>
            <Leave sitting/>
        </details>
    }
}

fn line(sitting: Sitting, person: PersonView, others: bool) -> impl IntoView {
    let PersonView {
        who,
        name,
        here,
        muted,
        host,
    } = person;
    let sits = move |view: &View| {
        view.seats
            .iter()
            .any(|seat| matches!(&seat.sitter, SitterView::Person { who: it, .. } if *it == who))
    };
    let plays = sitting.with(|view| is_on(view) && sits(view));
    let marks = [(host, words::host()), (!here, words::away())];
    let marks: Vec<&str> = marks
        .into_iter()
        .filter(|(on, _)| *on)
        .map(|(_, mark)| mark)
        .collect();
    view! {
        <li class="field">
            <span><b>{name}</b> <span class="hush">{marks.join(", ")}</span></span>
            {others.then(|| view! {
                <button type="button" class="quiet" on:click=move |_| { sitting.act(Command::Mute { who, muted: !muted }); }>
                    {if muted { words::unmute() } else { words::mute() }}
                </button>
                {(!plays).then(|| view! {
                    <button type="button" class="quiet" on:click=move |_| { sitting.act(Command::Kick { who }); }>{words::kick()}</button>
                })}
            })}
        </li>
    }
}

/// Whom the host has sent away, and may let in again.
#[component]
fn SentAway(sitting: Sitting) -> impl IntoView {
    let away = Memo::new(move |_| sitting.with(|view| view.sent_away.clone()));
    let line = move |(who, name): (table::Handle, String)| {
        view! {
            <li class="field">
                <span><b>{name}</b></span>
                <button type="button" class="quiet" on:click=move |_| { sitting.act(Command::LetIn { who }); }>{words::let_in()}</button>
            </li>
        }
    };
    move || {
        let away = away.get();
        (!away.is_empty()).then(|| {
            view! {
                <h3>{words::sent_away_people()}</h3>
                <ul class="plain">{away.into_iter().map(line).collect_view()}</ul>
            }
        })
    }
}

/// Leaving for good asks back while one plays.
#[component]
fn Leave(sitting: Sitting) -> impl IntoView {
    let (asking, ask) = signal(false);
    let plays = Memo::new(move |_| sitting.with(|view| view.you.seat.is_some() && is_on(view)));
    let go = use_navigate();
    Effect::new(move |_| {
        if sitting.is_gone() || sitting.is_leaving() {
            go("/", Default::default());
        }
    });
    let first = move |_| {
        if plays.get_untracked() {
            ask.set(true);
        } else {
            sitting.leave();
        }
    };
    view! {
        <div class="row">
            <button type="button" class="quiet" on:click=first>{words::leave()}</button>
            {move || asking.get().then(|| view! {
                <button type="button" class="no" on:click=move |_| sitting.leave()>{words::leave_sure()}</button>
                <button type="button" class="quiet" on:click=move |_| ask.set(false)>{words::not_yet()}</button>
            })}
        </div>
    }
}
