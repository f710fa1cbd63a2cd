//! `/rules`: Gimel in two minutes, with a picture of every leap.

use gimel::{Kind, Leaps, Options, Piece, Side, Square};
use leptos::prelude::*;
use leptos_router::components::A;
use leptos_router::hooks::use_location;

use crate::board::pieces::{symbol, wood};
use crate::browser::viewport;
use crate::chrome::header::Header;
use crate::words;

/// The page.
#[component]
pub fn Rules() -> impl IntoView {
    let lines =
        words::rules_lines().map(|(title, text)| view! { <li><b>{title}</b>" "{text}</li> });
    view! {
        <Header title=words::rules_title()/>
        <main id="main" class="page">
            <ol class="rules">{lines}</ol>
            <div class="leaps">{Kind::ALL.map(leap_picture)}</div>
            <p><A href="/gimel/here" attr:class="act">{words::lay_out()}</A></p>
            <h2>{words::rule_by_rule()}</h2>
            <RuleByRule/>
        </main>
    }
}

/// Every rule that a ruling may rest on; the one in the address is shown.
#[component]
fn RuleByRule() -> impl IntoView {
    let hash = use_location().hash;
    let meant = move |id: &str| hash.with(|hash| hash.trim_start_matches('#') == id);
    Effect::new(move |_| {
        let id = hash.get();
        let found = words::RULES_TOLD
            .iter()
            .find(|known| id.trim_start_matches('#') == **known);
        if let Some(id) = found {
            viewport::lead_to(id);
        }
    });
    let lines = words::RULES_TOLD.map(|id| {
        view! { <div id=id class:meant=move || meant(id)><dt>{id}</dt><dd>{words::rule_line(id)}</dd></div> }
    });
    view! { <dl class="rule-lines">{lines}</dl> }
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
