//! The squares as they are drawn: an SVG grid that a screen reader can walk.

use gimel::{Piece, Side, Square};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use leptos::svg::Svg;

use super::geometry::{Cell, Frame, Layout};
use super::pieces::{symbol, wood};
use super::scene::CellLook;
use super::speech;
use crate::words;

/// Units a square is wide in the drawing.
const UNIT: u32 = 100;

/// Where the grid lies on the screen.
#[must_use]
pub fn frame_of(grid: NodeRef<Svg>) -> Option<Frame> {
    let rect = grid.get_untracked()?.get_bounding_client_rect();
    Some(Frame {
        left: rect.left(),
        top: rect.top(),
        width: rect.width(),
        height: rect.height(),
    })
}

/// The squares.
#[component]
pub fn Grid(
    /// What is on each square, by index.
    #[prop(into)]
    cells: Signal<Vec<CellLook>>,
    /// How they lie.
    #[prop(into)]
    layout: Signal<Layout>,
    /// Whether letters and numbers are shown.
    #[prop(into)]
    coordinates: Signal<bool>,
    /// Where the keyboard stands.
    #[prop(into)]
    cursor: Signal<Square>,
    /// To measure it.
    node: NodeRef<Svg>,
    /// A finger comes down.
    on_press: Callback<(Square, (f64, f64))>,
    /// A key goes down.
    on_key: Callback<KeyboardEvent>,
) -> impl IntoView {
    let view_box = move || {
        let layout = layout.get();
        let side = |count: u8| u32::from(count) * UNIT;
        format!("0 0 {} {}", side(layout.columns()), side(layout.rows()))
    };
    let press = move |event: leptos::ev::PointerEvent| {
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        let under = frame_of(node)
            .and_then(|frame| layout.get_untracked().square_under(frame, at.0, at.1));
        if let Some(square) = under.filter(|_| event.is_primary() && event.button() == 0) {
            on_press.run((square, at));
        }
    };
    view! {
        <svg
            node_ref=node
            class="grid"
            role="grid"
            tabindex="0"
            aria-label=words::BOARD
            aria-activedescendant=move || format!("sq-{}", cursor.get())
            viewBox=view_box
            on:pointerdown=press
            on:keydown=move |event| on_key.run(event)
        >
            {move || rows(cells, layout.get(), coordinates)}
        </svg>
    }
}

fn rows(cells: Signal<Vec<CellLook>>, layout: Layout, coordinates: Signal<bool>) -> Vec<AnyView> {
    let row = |row: u8| {
        let squares = (0..layout.columns()).filter_map(|column| layout.square(Cell { column, row }));
        let drawn: Vec<_> = squares.map(|square| cell(cells, layout, square, coordinates)).collect();
        view! { <g role="row">{drawn}</g> }.into_any()
    };
    (0..layout.rows()).map(row).collect()
}

fn cell(
    cells: Signal<Vec<CellLook>>,
    layout: Layout,
    square: Square,
    coordinates: Signal<bool>,
) -> impl IntoView {
    let look = Memo::new(move |_| cells.with(|all| all.get(square.index()).copied().unwrap_or_default()));
    let piece = Memo::new(move |_| look.with(|look| (look.piece, look.arrives)));
    let attackers = Memo::new(move |_| look.with(|look| look.attackers));
    let Cell { column, row } = layout.cell(square);
    let dark = (square.file() + square.rank()) % 2 == 0;
    view! {
        <g
            role="gridcell"
            id=format!("sq-{square}")
            aria-label=move || speech::square(square, piece.get().0)
            aria-selected=move || look.get().chosen.to_string()
            class=move || class(look.get(), dark)
            transform=format!("translate({} {})", u32::from(column) * UNIT, u32::from(row) * UNIT)
        >
            <rect class="ground" width="100" height="100"/>
            <rect class="tint" width="100" height="100"/>
            {edge_letters(layout, square, coordinates)}
            {move || piece.get().0.map(|it| drawn(it, piece.get_untracked().1))}
            <circle class="aim" cx="50" cy="50" r="15"/>
            <rect class="frame" x="4" y="4" width="92" height="92" rx="10"/>
            {move || Side::BOTH.map(|side| count(side, attackers.get()[side]))}
        </g>
    }
}

fn class(look: CellLook, dark: bool) -> String {
    let marks = [
        (dark, "dark"),
        (look.piece.is_some(), "full"),
        (look.chosen, "chosen"),
        (look.lifted, "lifted"),
        (look.last, "last"),
        (look.target, "target"),
        (look.prepared, "prepared"),
        (look.cursor, "cursor"),
        (look.reached, "reached"),
    ];
    let on = marks.into_iter().filter(|(on, _)| *on).map(|(_, name)| name);
    std::iter::once("cell").chain(on).collect::<Vec<_>>().join(" ")
}

fn drawn(piece: Piece, arrives: Option<(i8, i8)>) -> impl IntoView {
    let how = match arrives {
        None => "stands",
        Some((0, 0)) => "stands drops",
        Some(_) => "stands glides",
    };
    let (dx, dy) = arrives.unwrap_or_default();
    let way = |cells: i8| format!("{}px", i32::from(cells) * UNIT as i32);
    view! {
        <g class=how style=("--from-x", way(dx)) style=("--from-y", way(dy))>
            <ellipse class="shade" cx="50" cy="90" rx="33" ry="7"/>
            <use_ href=symbol(piece.kind) class=wood(piece.side) x="7" y="5" width="86" height="86"/>
        </g>
    }
}

/// A small disc with the number of attackers, White's on the left and Black's on the right.
fn count(side: Side, attackers: u8) -> Option<impl IntoView> {
    let (class, x) = match side {
        Side::White => ("count by-white", 17),
        Side::Black => ("count by-black", 83),
    };
    (attackers > 0).then(|| {
        view! {
            <g class=class transform=format!("translate({x} 17)")>
                <circle r="15"/>
                <text y="7">{attackers}</text>
            </g>
        }
    })
}

/// Letters along one edge, numbers along the other.
fn edge_letters(layout: Layout, square: Square, coordinates: Signal<bool>) -> impl IntoView {
    let name = square.to_string();
    let (file, rank) = name.split_at(1);
    let cell = layout.cell(square);
    let (below, beside) = if layout.upright { (rank, file) } else { (file, rank) };
    let below = (cell.row + 1 == layout.rows()).then(|| below.to_owned());
    let beside = (cell.column == 0).then(|| beside.to_owned());
    move || {
        coordinates.get().then(|| {
            let below = below.clone().map(|text| view! { <text class="letter" x="95" y="93" text-anchor="end">{text}</text> });
            let beside = beside.clone().map(|text| view! { <text class="letter" x="6" y="25">{text}</text> });
            (below, beside)
        })
    }
}
