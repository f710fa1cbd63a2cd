//! The answer: who won and why, by which rule, what changes hands, and what does not fit after a correction.

use dschamal::{Event, Piece, PieceSet, RuleId, Seat, Zone};
use leptos::html::Section;
use leptos::prelude::*;

use super::evening::Evening;
use super::history_view::told;
use super::host::{Host, ruling};
use crate::browser::viewport;
use crate::dschamal::piece::PieceIcon;
use crate::rules::why::RuleLines;
use crate::words;

/// The last ruling.
#[component]
pub fn Answer(
    /// The evening.
    host: Host,
) -> impl IntoView {
    let text = Memo::new(move |_| host.read(ruling));
    let rules =
        Memo::new(move |_| host.read(|evening| evening.last_ruling().map(dschamal::Ruling::cites)));
    let moved = Memo::new(move |_| host.read(moved));
    let won = Memo::new(move |_| host.read(completed));
    let since = Memo::new(move |_| host.read(since));
    let place = NodeRef::<Section>::new();
    // The eye and the screen reader are led to the answer, wherever the finger was.
    Effect::new(move |before: Option<u32>| {
        let count = host.happened.get();
        if before.is_some_and(|before| before != count)
            && let Some(place) = place.get_untracked()
        {
            let empty = text.with_untracked(String::is_empty);
            viewport::show(if empty { "now" } else { "answer" });
            let _ = place.focus();
        }
        count
    });
    view! {
        <section id="answer" class="box-answer" tabindex="-1" node_ref=place class:empty=move || text.with(String::is_empty)>
            <p class="ruling" role="status" data-testid="ruling">{move || text.get()}</p>
            {move || rules.get().map(|rules| view! { <Why rules/> })}
            {move || { let moved = moved.get(); (!moved.is_empty()).then(|| changes(moved)) }}
            {move || since.get().into_iter().map(|line| view! { <p class="since">{line}</p> }).collect_view()}
            {move || won.get().map(|line| view! { <p class="won">{line}</p> })}
        </section>
    }
}

/// The rules it rests on, one tap away.
#[component]
fn Why(rules: Vec<RuleId>) -> impl IntoView {
    let first = rules.first().map(ToString::to_string).unwrap_or_default();
    view! {
        <details class="why">
            <summary>{words::why()}" "<span class="rule-id">{first}</span></summary>
            <RuleLines rules/>
        </details>
    }
}

/// A piece and whose it is now; nobody's if it is back in the bag.
type Moved = (Piece, Option<String>);

/// What changed hands since the last contest was told.
fn moved(evening: &Evening) -> Vec<Moved> {
    let mut all: Vec<Moved> = Vec::new();
    let mut note = |pieces: PieceSet, to: Zone| {
        let owner = match to {
            Zone::Open(seat) | Zone::Victory(seat) | Zone::Tower(seat) | Zone::Black(seat) => {
                Some(evening.name(seat))
            }
            Zone::Bag => None,
            Zone::Hand | Zone::Centre | Zone::Aside => return,
        };
        all.extend(pieces.into_iter().map(|piece| (piece, owner.clone())));
    };
    for event in evening.since_last_contest() {
        match event {
            Event::Contested(contested) => {
                for transfer in &contested.ruling.transfers {
                    note(transfer.pieces, transfer.to);
                }
                note(contested.ruling.returned, Zone::Bag);
            }
            Event::Moved { transfer } => note(transfer.pieces, transfer.to),
            Event::Consoled { seat, kept, .. } => note(*kept, Zone::Open(*seat)),
            Event::Built { fell, .. } => note(*fell, Zone::Bag),
            _ => {}
        }
    }
    all
}

fn changes(moved: Vec<Moved>) -> impl IntoView {
    let lines = moved.into_iter().map(|(piece, owner)| {
        let to = owner.unwrap_or_else(|| words::into_the_bag().to_owned());
        let label = words::goes_to(piece, &to);
        view! {
            <li aria-label=label>
                <PieceIcon look=piece/>
                <span aria-hidden="true">"→ "{to}</span>
            </li>
        }
    });
    view! { <ul class="changes" aria-label=words::changes_hands()>{lines.collect_view()}</ul> }
}

/// What was told after the last contest, in words.
fn since(evening: &Evening) -> Vec<String> {
    let entries = evening.journal().entries();
    let contest = |entry: &dschamal::Entry| matches!(entry.action, dschamal::Action::Contest(_));
    match entries.iter().rposition(contest) {
        Some(last) => entries[last + 1..]
            .iter()
            .map(|entry| told(evening, entry))
            .collect(),
        None => Vec::new(),
    }
}

/// Who has new victory pieces.
fn completed(evening: &Evening) -> Option<String> {
    let events = evening.since_last_contest();
    let shapes = events.iter().rev().find_map(|event| match event {
        Event::Completed { shapes } => Some(*shapes),
        _ => None,
    })?;
    let zones = &evening.state().zones;
    let owners = Seat::all(evening.rules().seats())
        .filter(|&seat| zones.victory[seat].overlaps(shapes))
        .map(|seat| evening.name(seat));
    let owners: Vec<String> = owners.collect();
    (!owners.is_empty()).then(|| words::completed(&owners))
}

/// What does not fit after a correction, and the ways to settle it.
#[component]
pub fn Conflicts(
    /// The evening.
    host: Host,
) -> impl IntoView {
    let conflict = Memo::new(move |_| {
        host.read(|evening| {
            let conflict = evening.conflict()?;
            let what = super::history_view::told_action(evening, conflict.action);
            let refusal = conflict.refusal.to_string();
            let why = words::sentence_naming(&refusal, |seat| evening.name(seat));
            Some((
                words::conflict(&what, &why),
                words::more_wait(conflict.more),
            ))
        })
    });
    let again = Memo::new(move |_| host.read(Evening::fixed));
    let as_it_was = move |_| {
        host.change(|evening| {
            evening.give_up_correction();
        });
    };
    view! {
        {move || again.get().map(|index| view! {
            <div class="notice">
                <p>{words::telling_again(index + 1)}</p>
                <button type="button" class="quiet" on:click=as_it_was>{words::leave_as_it_was()}</button>
            </div>
        })}
        {move || conflict.get().map(|(what, more)| view! {
            <div class="notice" role="alert">
                <p>{what}" "{more}</p>
                <p class="hush">{words::conflict_how()}</p>
                <div class="row">
                    <button type="button" class="quiet" on:click=move |_| host.change(Evening::leave_out)>{words::leave_out()}</button>
                    <button type="button" class="quiet" on:click=move |_| host.change(Evening::leave_out_all)>{words::go_on_from_here()}</button>
                    <button type="button" class="quiet" on:click=as_it_was>{words::leave_as_it_was()}</button>
                </div>
            </div>
        })}
    }
}
