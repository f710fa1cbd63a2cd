//! Scarab, cat and falcon, drawn once as symbols and used wherever a piece is shown.

use gimel::{Kind, Piece, Side};
use leptos::prelude::*;

/// The symbol of a kind.
#[must_use]
pub const fn symbol(kind: Kind) -> &'static str {
    match kind {
        Kind::Beetle => "#beetle",
        Kind::Cat => "#cat",
        Kind::Falcon => "#falcon",
    }
}

/// The class that gives a piece its wood.
#[must_use]
pub const fn wood(side: Side) -> &'static str {
    match side {
        Side::White => "piece wood-white",
        Side::Black => "piece wood-black",
    }
}

/// The drawings, hidden; the page holds them once.
#[component]
pub fn Symbols() -> impl IntoView {
    view! {
        <svg class="symbols" aria-hidden="true" width="0" height="0">
            <symbol id="beetle" viewBox="0 0 100 100">
                <path class="limb" d="M31 46 15 37M28 60H11M32 74 17 85M69 46 85 37M72 60H89M68 74 83 85"/>
                <path class="body" d="M37 36C36 22 43 13 50 13s14 9 13 23Z"/>
                <path
                    class="body"
                    d="M50 91C31 91 24 74 24 58c0-15 9-24 26-24s26 9 26 24c0 16-7 33-26 33Z"
                />
                <path class="cut" d="M26 53c15-6 33-6 48 0M50 50v39"/>
            </symbol>
            <symbol id="cat" viewBox="0 0 100 100">
                <path
                    class="body"
                    d="M29 9 44 19h12L71 9l2 23c0 9-4 15-9 18l21 40H15l21-40c-5-3-9-9-9-18Z"
                />
                <path class="cut" d="M36 51c9 6 19 6 28 0M50 70v18"/>
                <circle class="dot" cx="40" cy="33" r="4.5"/>
                <circle class="dot" cx="60" cy="33" r="4.5"/>
                <path class="dot" d="M45 41h10l-5 5Z"/>
            </symbol>
            <symbol id="falcon" viewBox="0 0 100 100">
                <path
                    class="body"
                    d="M48 7c8 0 14 5 15 12l8 5c-2 5-7 6-11 5l-2 7c12 1 27-3 38-15 2 20-4 34-14 42l-6-5-2 11-8-6-3 11 4 17H33l4-17-3-11-8 6-2-11-6 5C8 55 2 41 4 21c11 12 26 16 38 15-7-8-7-27 6-29Z"
                />
                <path class="cut" d="M40 47c6 5 14 5 20 0M50 66v23M22 41l6 12M78 41l-6 12"/>
                <circle class="dot" cx="53" cy="19" r="4"/>
            </symbol>
        </svg>
    }
}

/// A piece by itself, for trays, counters and the finger that drags.
#[component]
pub fn PieceIcon(
    /// What it is.
    piece: Piece,
) -> impl IntoView {
    view! {
        <svg class="icon-piece" viewBox="0 0 100 100" aria-hidden="true">
            <use_ href=symbol(piece.kind) class=wood(piece.side)/>
        </svg>
    }
}
