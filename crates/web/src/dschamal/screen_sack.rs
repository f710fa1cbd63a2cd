//! The sack in the middle of a television, large, and how it heaves: one number moves all of it, so that no hand is betrayed.

use leptos::prelude::*;

use super::piece::NamedPiece;
use crate::desk::sitting::Sitting;
use crate::dschamal::seats::name;
use crate::net::hand_line::HandLine;
use crate::words::{self, Who};

/// The middle of the table: the sack, or who has won.
#[component]
pub fn Middle(
    /// The table.
    sitting: Sitting,
) -> impl IntoView {
    let seen = Memo::new(move |_| {
        sitting.view.with(|view| {
            let game = view.as_ref()?.dschamal()?;
            Some((game.view.bag, game.view.centre))
        })
    });
    let won = Memo::new(move |_| {
        sitting.view.with(|view| {
            let view = view.as_ref()?;
            let winners = &view.dschamal()?.ending.as_ref()?.winners;
            let those = winners.iter().map(|&seat| Who::Named(name(view, seat)));
            Some(words::winners(&those.collect::<Vec<_>>()))
        })
    });
    let heave = HandLine::of_page().heave;
    let lifted = move || format!("{:.2}", f32::from(heave.get()) / 255.0);
    let below = move || {
        seen.get().map(|(bag, centre)| {
            let centre = centre.map(|piece| {
                view! {
                    <span class="centre"><NamedPiece piece/>{words::deciding_piece()}</span>
                }
            });
            view! { <p class="hush">{words::in_the_bag(bag)}</p> {centre} }
        })
    };
    view! {
        <div class="screen-middle" style:--heave=lifted>
            {move || match won.get() {
                Some(text) => view! { <p class="screen-won"><span aria-hidden="true">"♛"</span>{text}</p> }.into_any(),
                None => view! { <LargeSack/> {below} }.into_any(),
            }}
        </div>
    }
}

/// The sack.
#[component]
fn LargeSack() -> impl IntoView {
    view! {
        <svg class="large-sack" viewBox="0 0 400 420" aria-hidden="true">
            <ellipse class="ground" cx="200" cy="398" rx="164" ry="16"/>
            <g class="heaves">
                <path class="cloth" d="M148 104C70 150 24 236 34 316c8 60 76 84 166 84s158-24 166-84c10-80-36-166-114-212Z"/>
                <path class="lit" d="M150 122C92 160 58 226 58 300c0 20 8 36 22 48-8-84 20-166 84-222Z"/>
                <path class="lump left" d="M74 300c6-40 46-58 78-38s36 70 8 92-92 2-86-54Z"/>
                <path class="lump right" d="M232 268c26-26 74-18 92 18s-4 80-42 84-78-74-50-102Z"/>
                <path class="fold" d="M160 128c-34 48-54 112-56 176M200 132c-6 76-6 164 0 250M240 128c34 48 54 112 56 176M126 344c20 24 48 36 74 36"/>
                <path class="cloth neck" d="M118 26c26 20 44 18 82 10 38 8 56 10 82-10 8 30-8 58-30 78H148c-22-20-38-48-30-78Z"/>
                <path class="fold" d="M150 44c2 24 8 42 18 56M200 44v58M250 44c-2 24-8 42-18 56"/>
                <path class="hem" d="M142 104c36 16 80 16 116 0"/>
                <path class="rope" d="M254 106c26 10 34 34 26 62M248 110c10 18 8 38-4 56"/>
                <path class="tassel" d="m274 166 14 2-4 30-16-3ZM238 164l13 5-9 28-14-5Z"/>
                <path class="stitch" d="M60 344c34 30 88 40 140 40s106-10 140-40"/>
            </g>
        </svg>
    }
}
