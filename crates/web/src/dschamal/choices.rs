//! Choices as pictures: what to take, to lay out, to start with, to give or to keep; and who was first.

use dschamal::{Action, CamelChoice, Piece, Seat};
use leptos::prelude::*;
use table::{Command, SeatNumber};

use super::finish::has_read;
use super::pair::{ChoosePair, Pair};
use super::piece::PieceIcon;
use super::seats::name;
use crate::chrome::icons::{Icon, Picture};
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
            view! { <ChoosePair sitting ply pair=Pair::of(&choices)/> }.into_any()
        } else {
            let all = choices.into_iter().map(|choice| one(sitting, ply, choice));
            view! { <div class="choices" data-testid="choices">{all.collect_view()}</div> }
                .into_any()
        })
    }
}

pub(super) fn choose(sitting: Sitting, ply: usize, action: Action) {
    has_read(sitting);
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
    let sign = match action {
        Action::Keep(true) => Some(Icon::Keep),
        Action::Keep(false) => Some(Icon::IntoBag),
        _ => None,
    };
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
            {sign.map(|icon| view! { <Picture icon/> })}
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
