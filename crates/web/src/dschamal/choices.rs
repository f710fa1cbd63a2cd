//! Choices as pictures: what to take, to lay out, to start with, to give or to keep; and who was first.

use dschamal::{Action, CamelChoice, Piece, PieceSet, Seat};
use leptos::prelude::*;
use table::{Command, SeatNumber};

use super::piece::PieceIcon;
use super::seats::name;
use crate::desk::sitting::Sitting;
use crate::words;

/// The choices of the one who looks.
#[component]
pub fn Choices(
    /// The table.
    sitting: Sitting,
) -> impl IntoView {
    let offered = Memo::new(move |_| {
        sitting.with(|view| {
            view.dschamal()
                .map(|game| (game.ply, game.view.choices.clone()))
        })
    });
    move || {
        let (ply, choices) = offered.get()?;
        let pairs = choices
            .iter()
            .any(|choice| matches!(choice, Action::Start(pieces) if pieces.len() > 1));
        Some(if pairs {
            view! { <Several sitting ply choices/> }.into_any()
        } else {
            let all = choices.into_iter().map(|choice| one(sitting, ply, choice));
            view! { <div class="choices" data-testid="choices">{all.collect_view()}</div> }
                .into_any()
        })
    }
}

fn choose(sitting: Sitting, ply: usize, action: Action) {
    sitting.act(Command::Choose { ply, action });
}

fn one(sitting: Sitting, ply: usize, action: Action) -> AnyView {
    let pieces: Vec<Piece> = match &action {
        Action::Start(pieces) => pieces.into_iter().collect(),
        Action::Decide(piece)
        | Action::Take(piece)
        | Action::Camel(
            CamelChoice::Take { take: piece, .. } | CamelChoice::Give { give: piece, .. },
        ) => vec![*piece],
        Action::Give(_) => sitting
            .view
            .with_untracked(|view| view.as_ref()?.dschamal()?.view.hand)
            .into_iter()
            .collect(),
        _ => Vec::new(),
    };
    let label = label(sitting, &action, &pieces);
    let wordy = pieces.is_empty() || matches!(action, Action::Camel(_) | Action::Give(_));
    let drawn = pieces
        .into_iter()
        .map(|piece| view! { <PieceIcon look=piece/> })
        .collect_view();
    view! {
        <button
            type="button"
            class="quiet pick"
            class:wordy=wordy
            aria-label=label.clone()
            on:click=move |_| choose(sitting, ply, action.clone())
        >
            {drawn}
            <span aria-hidden="true">{label.clone()}</span>
        </button>
    }
    .into_any()
}

fn label(sitting: Sitting, action: &Action, pieces: &[Piece]) -> String {
    match action {
        Action::Give(seat) => {
            let (name, tower, _) = before(sitting, *seat);
            words::give_to(&name, tower)
        }
        Action::Camel(CamelChoice::Take { from, .. }) => {
            let (name, _, black) = before(sitting, *from);
            words::camel_takes(&name, black)
        }
        Action::Camel(CamelChoice::Give { to, .. }) => {
            let (name, _, black) = before(sitting, *to);
            words::camel_gives(&name, black)
        }
        Action::Camel(CamelChoice::Nothing(_)) => words::camel_rests().to_owned(),
        Action::Keep(true) => words::keep().to_owned(),
        Action::Keep(false) => words::return_it().to_owned(),
        _ => {
            let names: Vec<String> = pieces.iter().map(|piece| words::wooden(*piece)).collect();
            names.join(", ")
        }
    }
}

/// What a player is called, how many pieces the tower has, and how many black ones lie there.
fn before(sitting: Sitting, seat: Seat) -> (String, usize, usize) {
    let index = usize::from(seat.number());
    let found = sitting.view.with_untracked(|view| {
        let view = view.as_ref()?;
        let game = view.dschamal()?;
        let tower = game
            .view
            .tower
            .get(index)
            .map_or(0, |tower| tower.iter().count());
        let black = game.view.black.get(index).map_or(0, |set| set.len());
        Some((name(view, *game.seats.get(index)?), tower, black))
    });
    found.unwrap_or_default()
}

/// Two pieces to start with: tapped one after the other.
#[component]
fn Several(sitting: Sitting, ply: usize, choices: Vec<Action>) -> impl IntoView {
    let sets: Vec<PieceSet> = choices
        .iter()
        .filter_map(|choice| match choice {
            Action::Start(pieces) => Some(*pieces),
            _ => None,
        })
        .collect();
    let all = sets.iter().fold(PieceSet::EMPTY, |all, set| all | *set);
    let sets = StoredValue::new(sets);
    let picked = RwSignal::new(PieceSet::EMPTY);
    let toggle = move |piece: Piece| {
        picked.update(|picked| {
            let one = PieceSet::of(piece);
            let next = if picked.contains(piece) {
                *picked - one
            } else {
                *picked | one
            };
            let fits = sets.with_value(|sets| sets.iter().any(|set| set.contains_all(next)));
            *picked = if fits { next } else { one };
        });
    };
    let whole = Memo::new(move |_| {
        let picked = picked.get();
        sets.with_value(|sets| sets.contains(&picked))
    });
    let buttons = all.into_iter().map(|piece| {
        view! {
            <button
                type="button"
                class="quiet pick"
                aria-label=words::wooden(piece)
                aria-pressed=move || picked.get().contains(piece).to_string()
                on:click=move |_| toggle(piece)
            >
                <PieceIcon look=piece/>
                <span aria-hidden="true">{words::wooden(piece)}</span>
            </button>
        }
    });
    view! {
        <div class="choices" data-testid="choices">{buttons.collect_view()}</div>
        <button
            type="button"
            class="act wide"
            disabled=move || !whole.get()
            on:click=move |_| choose(sitting, ply, Action::Start(picked.get_untracked()))
        >
            {words::take_these()}
        </button>
    }
}

/// Who was first?
#[component]
pub fn Vote(
    /// The table.
    sitting: Sitting,
    /// At which reach.
    number: u32,
    /// Between whom.
    between: Vec<SeatNumber>,
) -> impl IntoView {
    let say = move |winner: Option<SeatNumber>| {
        sitting.act(Command::Vote { number, winner });
    };
    let names = between.into_iter().map(|seat| {
        let name = untrack(|| sitting.with(|view| name(view, seat)));
        view! { <button type="button" class="quiet" on:click=move |_| say(Some(seat))>{name}</button> }
    });
    view! {
        <p class="status">{words::who_was_first()}</p>
        <div class="row votes">
            {names.collect_view()}
            <button type="button" class="quiet" on:click=move |_| say(None)>{words::equal()}</button>
        </div>
    }
}
