//! The wooden pieces as pictures: every form is drawn once as a symbol and used wherever a piece is shown.

use bag::Form;
use dschamal::Piece;
use leptos::prelude::*;

use super::look::{Look, mark_place, turned};
use crate::words;

/// Grain that runs over every piece; the outline cuts it.
const GRAIN: &str =
    "M-.8-.34Q-.2-.44 .8-.3M-.8-.1Q.1-.18 .8-.08M-.8 .14Q-.1 .02 .8 .16M-.8 .36Q0 .28 .8 .4";

/// The drawings, hidden; a page that shows pieces holds them once.
#[component]
pub fn PieceSymbols() -> impl IntoView {
    let symbols = Form::all().map(|form| {
        let index = form.index();
        let path = shapes::svg_path(form);
        let turn = format!("rotate({})", turned(form));
        let cut = format!("cut-{index}");
        view! {
            <symbol id=format!("form-{index}") viewBox="-.75 -.75 1.5 1.5">
                <clipPath id=cut.clone()><path d=path.clone() clip-rule="evenodd" transform=turn.clone()/></clipPath>
                <path class="w-under" d=path.clone() transform=format!("translate(0 .07) {turn}")/>
                <path class="w-wood" d=path.clone() transform=turn.clone()/>
                <g clip-path=format!("url(#{cut})")>
                    <path class="w-grain" d=GRAIN/>
                    <path class="w-shine" d=path.clone() transform=format!("translate(.02 .045) {turn}")/>
                </g>
                <path class="w-rim" d=path transform=turn/>
            </symbol>
        }
    });
    view! {
        <svg class="symbols" aria-hidden="true" width="0" height="0">
            {symbols.collect_view()}
        </svg>
    }
}

/// A piece, or a shape without colour. Something beside it says what it is, unless `named`.
#[component]
pub fn PieceIcon(
    /// What it looks like.
    #[prop(into)]
    look: Look,
    /// What it is called, where nothing else says it.
    #[prop(optional, into)]
    named: Option<String>,
) -> impl IntoView {
    let (x, y) = mark_place(look.form);
    let mark = look.wood.mark().map(|mark| {
        view! { <path class="mark" d=mark transform=format!("translate({x} {y})")/> }
    });
    let hidden = named.is_none().then_some("true");
    let role = named.is_some().then_some("img");
    view! {
        <svg class=look.wood.class() viewBox="-.75 -.75 1.5 1.5" role=role aria-label=named aria-hidden=hidden>
            <use_ href=format!("#form-{}", look.form.index()) x="-.75" y="-.75" width="1.5" height="1.5"/>
            {mark}
        </svg>
    }
}

/// A piece of the game with its name.
#[component]
pub fn NamedPiece(
    /// Which.
    piece: Piece,
) -> impl IntoView {
    view! { <PieceIcon look=piece named=words::wooden(piece)/> }
}
