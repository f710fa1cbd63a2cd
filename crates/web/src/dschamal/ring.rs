//! The seats around the bag, each with what lies before it.

use dschamal::Piece;
use leptos::prelude::*;
use table::Placed;

use super::build::stand;
use super::look::Look;
use super::piece::NamedPiece;
use super::sack::Sack;
use super::seats::{Card, cards, places};
use crate::desk::sitting::Sitting;
use crate::net::hand_line::HandLine;
use crate::tower::view::TowerMiniature;
use crate::words;

/// The ring.
#[component]
pub fn Ring(
    /// The table.
    sitting: Sitting,
) -> impl IntoView {
    let seen = Memo::new(move |_| {
        sitting.with(|view| {
            let game = view.dschamal();
            game.map(|game| (cards(view, game), game.view.bag, game.view.centre))
        })
    });
    let heave = HandLine::of_page().heave;
    let lifted = move || format!("{:.2}", f32::from(heave.get()) / 255.0);
    move || {
        seen.get()
            .map(|(cards, bag, centre)| around(&cards, bag, centre, lifted))
    }
}

/// Everybody around a bag that heaves so much.
pub fn around(
    cards: &[Card],
    bag: usize,
    centre: Option<Piece>,
    lifted: impl Fn() -> String + Send + Sync + Clone + 'static,
) -> AnyView {
    let seats = cards
        .iter()
        .zip(places(cards.len()))
        .map(|(card, place)| drawn(card, place))
        .collect_view();
    view! {
        <ul class="ring" aria-label=words::around_the_bag()>
            {seats}
            <li class="sack-place" style:--heave=lifted>
                <Sack/>
                <span class="hush">{words::in_the_bag(bag)}</span>
                {centre.map(|piece| view! {
                    <span class="centre"><NamedPiece piece/>{words::deciding_piece()}</span>
                })}
            </li>
        </ul>
    }
    .into_any()
}

fn drawn(card: &Card, place: &'static str) -> AnyView {
    let notes = [
        card.level.map(|level| words::feeler_name(level).to_owned()),
        card.out.as_ref().map(words::sits_out),
        card.stand_in.map(|_| words::stood_in().to_owned()),
        (card.away && card.stand_in.is_none()).then(|| words::away().to_owned()),
        (card.false_starts > 0).then(|| words::false_starts(card.false_starts)),
    ];
    let notes: Vec<String> = notes.into_iter().flatten().collect();
    let crown = card.master.then(|| {
        view! { <span class="crown" role="img" aria-label=words::master()>"♛"</span> }
    });
    let at_bag = card
        .contestant
        .then(|| view! { <span class="voice">{words::at_the_bag()}</span> });
    view! {
        <li
            class=format!("chair {place}")
            class:you=card.you
            class:fights=card.contestant
            class:rests=card.out.is_some()
            data-testid=format!("chair-{}", card.seat)
        >
            <span class="name">
                <b>{if card.you { words::you_capital().to_owned() } else { card.name.clone() }}</b>
                {crown}
                {at_bag}
                <span class="tally">{card.height.map_or_else(|| card.victory.len().to_string(), words::of_seven)}</span>
            </span>
            {(!card.tower.is_empty()).then(|| miniature(&card.tower))}
            {pieces(&card.black, words::black_pieces(), "open-pieces")}
            {pieces(&card.open, words::open_pieces(), "open-pieces")}
            {pieces(&card.victory, words::victory(), "victory-pieces")}
            {(!notes.is_empty()).then(|| view! { <small class="hush">{notes.join(", ")}</small> })}
        </li>
    }
    .into_any()
}

fn miniature(tower: &[Placed]) -> impl IntoView + use<> {
    let standing: Vec<_> = tower.iter().map(stand).collect();
    let looks: Vec<_> = tower
        .iter()
        .map(|placed| Look::from(placed.piece))
        .collect();
    view! {
        <TowerMiniature
            standing=Signal::derive(move || standing.clone())
            looks=Signal::derive(move || looks.clone())
        />
    }
}

fn pieces(
    all: &[Piece],
    label: &'static str,
    class: &'static str,
) -> Option<impl IntoView + use<>> {
    let all: Vec<Piece> = all.to_vec();
    (!all.is_empty()).then(|| {
        let drawn = all
            .into_iter()
            .map(|piece| view! { <NamedPiece piece/> })
            .collect_view();
        view! { <span class=class role="group" aria-label=label>{drawn}</span> }
    })
}
