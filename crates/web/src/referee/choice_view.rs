//! Everything that is told besides contests: start pieces, what is taken or given, reaches of one hand, what fell.

use dschamal::{Action, Awaits, CamelChoice, Game, Innocent, Piece, PieceSet, Seat};
use leptos::prelude::*;

use super::contest_view::{asked, choice, player_button};
use super::draft::{Tap, may_fall, reachable};
use super::host::Host;
use super::pull_view::{Pad, Reach};
use crate::chrome::icons::{Icon, Picture};
use crate::dschamal::piece::PieceIcon;
use crate::words;

fn name(host: Host, seat: Seat) -> String {
    untrack(|| host.read(|evening| evening.name(seat)))
}

fn choices(host: Host) -> Vec<Action> {
    untrack(|| host.read(|evening| evening.state().legal_actions(evening.rules())))
}

fn in_hand(host: Host) -> Option<Piece> {
    untrack(|| host.read(|evening| evening.state().zones.hand))
}

/// What is to be told, unless it is a contest.
pub fn choice_view(host: Host, awaits: &Awaits) -> AnyView {
    match *awaits {
        Awaits::Start { seat } => view! { <Start host seat/> }.into_any(),
        Awaits::Decide => {
            let three = untrack(|| host.read(|evening| evening.rules().game() == Game::Threesome));
            let question = match three {
                true => words::lay_out_deciding_three(),
                false => words::lay_out_deciding(),
            };
            alone(host, question.to_owned(), false)
        }
        Awaits::Console { seat } => alone(host, words::consoles(&name(host, seat)), true),
        Awaits::Take { seat, from } => {
            let question = match seat == from {
                true => words::hands_over(&name(host, seat)),
                false => words::picks_piece_of(&name(host, seat), &name(host, from)),
            };
            take(host, question)
        }
        Awaits::Give { seat } => give(host, seat),
        Awaits::Camel { seat } => camel(host, seat),
        Awaits::Keep { seat } => keep(host, seat),
        Awaits::Build { seat, piece } => {
            let question = words::builds(&name(host, seat), piece);
            view! { <p class="question">{question}</p> <Fallen host/> }.into_any()
        }
        Awaits::Contest { .. } | Awaits::Over => ().into_any(),
    }
}

/// A piece as a button.
fn piece_button(
    piece: Piece,
    on: impl Fn() -> bool + Send + 'static,
    tapped: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class="quiet tile"
            aria-label=words::wooden(piece)
            aria-pressed=move || on().to_string()
            on:click=move |_| tapped()
        >
            <PieceIcon look=piece/>
            <span aria-hidden="true">{words::wooden(piece)}</span>
        </button>
    }
}

/// A start piece, or two of them.
#[component]
fn Start(host: Host, seat: Seat) -> impl IntoView {
    let start = untrack(|| host.read(|evening| evening.rules().start_pieces()));
    let colour = start.map_or("", |start| start.colour.name());
    let question = match start.is_some_and(|start| start.count > 1) {
        true => words::picks_two(&name(host, seat), colour),
        false => words::picks_start(&name(host, seat), colour),
    };
    let free = choices(host)
        .into_iter()
        .fold(PieceSet::EMPTY, |all, choice| match choice {
            Action::Start(pieces) => all | pieces,
            _ => all,
        });
    let buttons = free.into_iter().map(|piece| {
        let on = move || host.read(|evening| evening.draft().picked.contains(piece));
        piece_button(piece, on, move || host.tap(Tap::Piece(piece)))
    });
    view! {
        {asked(question, view! {
            <div class="pad">{buttons.collect_view()}</div>
        })}
    }
}

/// One hand alone in the bag.
fn alone(host: Host, question: String, anything: bool) -> AnyView {
    let pull = Memo::new(move |_| host.read(|evening| evening.draft().pull));
    let bag = Memo::new(move |_| host.read(|evening| reachable(evening.rules(), evening.state())));
    let reach = Reach {
        pull,
        bag,
        nothing: anything,
        several: anything,
    };
    view! {
        {asked(question, view! {
            <Pad host reach/>
        })}
    }
    .into_any()
}

fn take(host: Host, question: String) -> AnyView {
    let buttons = choices(host).into_iter().filter_map(|choice| match choice {
        Action::Take(piece) => Some(piece_button(
            piece,
            || false,
            move || host.choose(Action::Take(piece)),
        )),
        _ => None,
    });
    view! {
        {asked(question, view! {
            <div class="pad">{buttons.collect_view()}</div>
        })}
    }
    .into_any()
}

fn give(host: Host, seat: Seat) -> AnyView {
    let question = in_hand(host).map(|piece| words::gives_to_whom(&name(host, seat), piece));
    let people = choices(host).into_iter().filter_map(|choice| match choice {
        Action::Give(to) => Some(player_button(
            host,
            to,
            || false,
            Tap::Choose(Action::Give(to)),
        )),
        _ => None,
    });
    view! {
        <p class="question">{question}</p>
        <div class="people-row">{people.collect_view()}</div>
    }
    .into_any()
}

/// Black pieces are alike: one button for each owner.
fn camel(host: Host, seat: Seat) -> AnyView {
    let mut offered: Vec<(String, CamelChoice)> = Vec::new();
    for choice in choices(host) {
        let Action::Camel(choice) = choice else {
            continue;
        };
        let text = match choice {
            CamelChoice::Take { from, .. } => words::takes_black_of(&name(host, from)),
            CamelChoice::Give { to, .. } => words::gives_black_to(&name(host, to)),
            CamelChoice::Nothing(_) => words::camel_nothing().to_owned(),
        };
        if offered.iter().all(|(known, _)| *known != text) {
            offered.push((text, choice));
        }
    }
    let buttons = offered.into_iter().map(|(text, choice)| {
        view! {
            <button type="button" class="quiet person" on:click=move |_| host.choose(Action::Camel(choice))>
                {text}
            </button>
        }
    });
    view! {
        <p class="question">{words::uses_camel(&name(host, seat))}</p>
        <div class="people-row">{buttons.collect_view()}</div>
    }
    .into_any()
}

fn keep(host: Host, seat: Seat) -> AnyView {
    let piece = in_hand(host);
    let question = piece.map(|piece| words::keeps_or_returns(&name(host, seat), piece));
    let button = |keeps: bool, text: &'static str, icon: Icon| {
        view! {
            <button type="button" class="quiet person" on:click=move |_| host.choose(Action::Keep(keeps))>
                <Picture icon/>
                <span>{text}</span>
            </button>
        }
    };
    view! {
        <p class="question">{question}</p>
        <p class="in-question">{piece.map(|piece| view! { <PieceIcon look=piece/> })}</p>
        <div class="people-row">{button(true, words::keep(), Icon::Keep)}{button(false, words::return_it(), Icon::IntoBag)}</div>
    }
    .into_any()
}

/// What fell, of the tower that is built or that fell by itself.
#[component]
pub fn Fallen(
    /// The evening.
    host: Host,
) -> impl IntoView {
    let tower = Memo::new(move |_| {
        host.read(|evening| may_fall(evening.draft(), evening.rules(), evening.state()))
    });
    let pieces = move || {
        let buttons = tower.get().into_iter().rev().map(|piece| {
            let on = move || host.read(|evening| evening.draft().picked.contains(piece));
            piece_button(piece, on, move || host.tap(Tap::Piece(piece)))
        });
        buttons.collect_view()
    };
    let any = Memo::new(move |_| !tower.with(Vec::is_empty));
    let fell = Memo::new(move |_| host.read(|evening| !evening.draft().picked.is_empty()));
    let innocent = Memo::new(move |_| host.read(|evening| evening.draft().innocent));
    let asked_back = untrack(|| {
        host.read(|evening| evening.rules().options().tower.innocent != Innocent::MustRebuild)
    });
    view! {
        {move || any.get().then(|| view! { <p class="hush">{words::tap_what_fell()}</p> })}
        <div class="pad">{pieces}</div>
        {move || fell.get().then(|| {
            let tap = move || host.tap(Tap::Innocent(!innocent.get_untracked()));
            choice(move || innocent.get(), tap, words::not_their_fault().to_owned())
        })}
        {move || (asked_back && fell.get() && innocent.get()).then(|| rebuild(host))}
    }
}

fn rebuild(host: Host) -> impl IntoView {
    let button = move |yes: bool, text: &'static str| {
        let on = move || host.read(|evening| evening.draft().rebuild == Some(yes));
        choice(on, move || host.tap(Tap::Rebuild(yes)), text.to_owned())
    };
    view! {
        <p class="question">{words::rebuild()}</p>
        <div class="row">{button(true, words::rebuild_yes())}{button(false, words::rebuild_no())}</div>
    }
}
