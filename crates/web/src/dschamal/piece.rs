//! The wooden pieces as pictures: every form is drawn once as a symbol and used wherever a piece is shown.

use dschamal::Piece;
use leptos::prelude::*;

use super::look::Look;
use super::markup::{VIEW_BOX, icon, symbols};
use crate::words;

/// The drawings, hidden; a page that shows pieces holds them once.
#[component]
pub fn PieceSymbols() -> impl IntoView {
    view! { <svg class="symbols" aria-hidden="true" width="0" height="0" inner_html=symbols()></svg> }
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
    let hidden = named.is_none().then_some("true");
    let role = named.is_some().then_some("img");
    view! {
        <svg class=look.wood.class() viewBox=VIEW_BOX role=role aria-label=named aria-hidden=hidden inner_html=icon(look)></svg>
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
