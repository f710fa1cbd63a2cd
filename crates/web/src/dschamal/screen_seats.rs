//! The seats on a television: on both sides of the bag, with pieces as large as their place allows.

use dschamal::Piece;
use leptos::prelude::*;
use table::Placed;

use super::build::stand;
use super::look::Look;
use super::piece::NamedPiece;
use super::seats::{Card, cards};
use crate::desk::sitting::Sitting;
use crate::tower::view::TowerMiniature;
use crate::words;

/// A side of the bag.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// Where the first seats are, from the bottom up.
    Left,
    /// Where the others are, from the top down: clockwise.
    Right,
}

/// Which of so many seats are on a side, from top to bottom.
#[must_use]
pub fn on_side(count: usize, side: Side) -> Vec<usize> {
    let left = count.div_ceil(2);
    match side {
        Side::Left => (0..left).rev().collect(),
        Side::Right => (left..count).collect(),
    }
}

/// The seats on one side of the bag.
#[component]
pub fn SeatsBeside(
    /// The table.
    sitting: Sitting,
    /// Which side.
    side: Side,
) -> impl IntoView {
    let seen = Memo::new(move |_| {
        sitting.with(|view| {
            let game = view.dschamal()?;
            let all = cards(view, game);
            let mine = on_side(all.len(), side).into_iter();
            let mine: Vec<Card> = mine.map(|index| all[index].clone()).collect();
            Some((mine, game.rules.target))
        })
    });
    let drawn = move || {
        let (cards, target) = seen.get()?;
        Some(cards.iter().map(|card| chair(card, target)).collect_view())
    };
    view! { <ul class="screen-side" aria-label=words::around_the_bag()>{drawn}</ul> }
}

fn chair(card: &Card, target: Option<u8>) -> impl IntoView + use<> {
    let tally = match (card.height, target) {
        (Some(height), _) => Some(words::of_seven(height)),
        (None, Some(target)) => Some(format!("{}/{target}", card.victory.len())),
        (None, None) => None,
    };
    let crown = card.master.then(|| {
        view! { <span class="crown" role="img" aria-label=words::master()>"♛"</span> }
    });
    let at_bag = card
        .contestant
        .then(|| view! { <span class="voice">{words::at_the_bag()}</span> });
    let notes = notes(card);
    let count = card.black.len() + card.open.len() + card.victory.len();
    view! {
        <li
            class="screen-chair"
            class:fights=card.contestant
            class:rests=card.out.is_some()
            data-testid=format!("chair-{}", card.seat)
        >
            <span class="screen-name">
                <b>{card.name.clone()}</b>
                {crown}
                {at_bag}
                <span class="tally">{tally}</span>
            </span>
            <span class="screen-before">
                {(!card.tower.is_empty()).then(|| miniature(&card.tower))}
                {(count > 0).then(|| view! {
                    <span class="screen-pieces" style:--fit=fit(count)>
                        <span>
                            {pieces(&card.black, words::black_pieces(), "")}
                            {pieces(&card.open, words::open_pieces(), "")}
                            {pieces(&card.victory, words::victory(), "won")}
                        </span>
                    </span>
                })}
            </span>
            {(!notes.is_empty()).then(|| view! { <small class="hush">{notes}</small> })}
        </li>
    }
}

fn notes(card: &Card) -> String {
    let notes = [
        card.out.as_ref().map(words::sits_out),
        card.stand_in.map(|_| words::stood_in().to_owned()),
        (card.away && card.stand_in.is_none()).then(|| words::away().to_owned()),
        (card.false_starts > 0).then(|| words::false_starts(card.false_starts)),
    ];
    notes.into_iter().flatten().collect::<Vec<_>>().join(", ")
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
            .map(|piece| view! { <span class=class><NamedPiece piece/></span> });
        view! { <span class="screen-kind" role="group" aria-label=label>{drawn.collect_view()}</span> }
    })
}

/// The side of the largest squares of which so many fit into a place of any size, for a style: the best of every number of
/// rows, measured by the place itself.
#[must_use]
pub fn fit(count: usize) -> String {
    let mut rows: Vec<usize> = (1..=count.max(1))
        .map(|wide| count.max(1).div_ceil(wide))
        .collect();
    rows.dedup();
    let each = rows.into_iter().map(|rows| {
        let wide = count.max(1).div_ceil(rows);
        format!("min(100cqw / {wide}, 100cqh / {rows})")
    });
    format!("max({})", each.collect::<Vec<_>>().join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_go_round_the_bag_clockwise() {
        assert_eq!(on_side(4, Side::Left), [1, 0]);
        assert_eq!(on_side(4, Side::Right), [2, 3]);
        assert_eq!(on_side(3, Side::Left), [1, 0]);
        assert_eq!(on_side(3, Side::Right), [2]);
        for count in 0..=8 {
            let mut all = on_side(count, Side::Left);
            all.extend(on_side(count, Side::Right));
            all.sort_unstable();
            assert_eq!(all, (0..count).collect::<Vec<_>>());
        }
    }

    #[test]
    fn every_number_of_rows_is_tried_once_and_holds_all() {
        assert_eq!(fit(1), "max(min(100cqw / 1, 100cqh / 1))");
        assert_eq!(
            fit(3),
            "max(min(100cqw / 1, 100cqh / 3), min(100cqw / 2, 100cqh / 2), min(100cqw / 3, 100cqh / 1))"
        );
        for count in 1..=30 {
            let text = fit(count);
            for part in text.trim_start_matches("max(").split("min(").skip(1) {
                let numbers: Vec<usize> = part
                    .split(['/', ',', ')'])
                    .filter_map(|word| word.trim().parse().ok())
                    .collect();
                assert!(numbers[0] * numbers[1] >= count, "{text}");
            }
        }
    }
}
