//! `/rules`: Gimel in two minutes, with a picture of every leap.

use gimel::{Kind, Leaps, Options, Piece, Side, Square};
use leptos::prelude::*;
use leptos_router::components::A;

use crate::board::pieces::{symbol, wood};
use crate::chrome::header::Header;
use crate::words;

/// The page.
#[component]
pub fn Rules() -> impl IntoView {
    let lines = words::RULES_LINES.map(|(title, text)| view! { <li><b>{title}</b>" "{text}</li> });
    view! {
        <Header title=words::RULES_TITLE/>
        <main id="main" class="page">
            <ol class="rules">{lines}</ol>
            <div class="leaps">{Kind::ALL.map(leap_picture)}</div>
            <p><A href="/gimel/here" attr:class="act">{words::LAY_OUT}</A></p>
        </main>
    }
}

/// Squares shown to each side of the piece.
const AROUND: i8 = 3;

fn leap_picture(kind: Kind) -> impl IntoView {
    let options = Options::default();
    let middle = Square::at(8, 3);
    let reached =
        middle.map(|middle| Leaps::of(options.falcon, options.cat_diagonal).from(kind, middle));
    let offsets = (-AROUND..=AROUND).flat_map(|dy| (-AROUND..=AROUND).map(move |dx| (dx, dy)));
    let squares = offsets.map(|(dx, dy)| {
        let place = format!(
            "translate({} {})",
            (dx + AROUND) as i32 * 100,
            (AROUND - dy) as i32 * 100
        );
        let target = middle.and_then(|middle| middle.offset(dx, dy));
        let hit = target
            .zip(reached)
            .is_some_and(|(square, reached)| reached.contains(square));
        let dark = (dx + dy) % 2 == 0;
        view! {
            <g class="cell" class:dark=dark class:target=hit transform=place>
                <rect class="ground" width="100" height="100"/>
                <circle class="aim" cx="50" cy="50" r="15"/>
            </g>
        }
    });
    let piece = Piece {
        side: Side::White,
        kind,
    };
    view! {
        <figure>
            <svg class="grid" viewBox="0 0 700 700" role="img" aria-label=words::kind_rule(kind)>
                {squares.collect_view()}
                <use_ href=symbol(kind) class=wood(piece.side) x="307" y="305" width="86" height="86"/>
            </svg>
            <figcaption>{words::kind_rule(kind)}</figcaption>
        </figure>
    }
}
