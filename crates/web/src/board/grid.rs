//! The squares as they are drawn: an SVG grid that a screen reader can walk.

use gimel::{Piece, Side, Square};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use leptos::svg::Svg;

use super::geometry::{Cell, Frame, Layout};
use super::marks::{Mark, drawn_marks};
use super::pieces::{symbol, wood};
use super::scene::CellLook;
use super::speech;
use crate::words;

/// Units a square is wide in the drawing.
pub(super) const UNIT: u32 = 100;

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
    /// What somebody points at.
    #[prop(optional, into)]
    marks: Signal<Vec<Mark>>,
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
        let under =
            frame_of(node).and_then(|frame| layout.get_untracked().square_under(frame, at.0, at.1));
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
            aria-label=words::board()
            aria-activedescendant=move || format!("sq-{}", cursor.get())
            viewBox=view_box
            on:pointerdown=press
            on:keydown=move |event| on_key.run(event)
        >
            {move || rows(cells, layout.get())}
            {move || coordinates.get().then(|| edge_letters(layout.get()))}
            {move || drawn_marks(&marks.get(), layout.get())}
        </svg>
    }
}

fn rows(cells: Signal<Vec<CellLook>>, layout: Layout) -> Vec<AnyView> {
    let row = |row: u8| {
        let squares =
            (0..layout.columns()).filter_map(|column| layout.square(Cell { column, row }));
        let drawn: Vec<_> = squares.map(|square| cell(cells, layout, square)).collect();
        view! { <g role="row">{drawn}</g> }.into_any()
    };
    (0..layout.rows()).map(row).collect()
}

fn cell(cells: Signal<Vec<CellLook>>, layout: Layout, square: Square) -> impl IntoView {
    let look =
        Memo::new(move |_| cells.with(|all| all.get(square.index()).copied().unwrap_or_default()));
    let piece = Memo::new(move |_| look.with(|look| (look.piece, look.arrives)));
    let attackers = Memo::new(move |_| look.with(|look| look.attackers));
    let goal = Memo::new(move |_| look.with(|look| look.goal));
    let Cell { column, row } = layout.cell(square);
    let dark = (square.file() + square.rank()).is_multiple_of(2);
    view! {
        <g
            role="gridcell"
            id=format!("sq-{square}")
            aria-label=move || look.with(|look| speech::square(square, look))
            aria-selected=move || look.get().chosen.to_string()
            class=move || class(look.get(), dark)
            transform=format!("translate({} {})", u32::from(column) * UNIT, u32::from(row) * UNIT)
        >
            <rect class="ground" width="100" height="100"/>
            <rect class="tint" width="100" height="100"/>
            {move || piece.get().0.map(|it| drawn(it, piece.get_untracked().1))}
            {move || goal.get().then(flag)}
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
        (look.goal, "goal"),
    ];
    let on = marks
        .into_iter()
        .filter(|(on, _)| *on)
        .map(|(_, name)| name);
    std::iter::once("cell")
        .chain(on)
        .collect::<Vec<_>>()
        .join(" ")
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

/// A flag in the corner, and a broken frame: a mark by form and not by colour alone.
fn flag() -> impl IntoView {
    view! {
        <g class="flag" aria-hidden="true">
            <rect class="under" x="7" y="7" width="86" height="86" rx="12"/>
            <rect x="7" y="7" width="86" height="86" rx="12"/>
            <path d="M62 58V4l36 14-36 14"/>
        </g>
    }
}

/// A small disc with the number of attackers, White's at the top and Black's at the bottom.
fn count(side: Side, attackers: u8) -> Option<impl IntoView> {
    let (class, at) = match side {
        Side::White => ("count by-white", 17),
        Side::Black => ("count by-black", 83),
    };
    (attackers > 0).then(|| {
        view! {
            <g class=class aria-hidden="true" transform=format!("translate({at} {at})")>
                <circle r="15"/>
                <text y="7">{attackers}</text>
            </g>
        }
    })
}

/// Letters along one edge, numbers along the other: a layer of its own, since every square says its name already.
fn edge_letters(layout: Layout) -> impl IntoView {
    let letters = Square::all().filter_map(move |square| {
        let cell = layout.cell(square);
        let name = square.to_string();
        let (file, rank) = name.split_at(1);
        let (below, beside) = if layout.upright {
            (rank, file)
        } else {
            (file, rank)
        };
        let below = (cell.row + 1 == layout.rows()).then(|| (95, 93, "end", below.to_owned()));
        let beside = (cell.column == 0).then(|| (6, 25, "start", beside.to_owned()));
        let at = move |(x, y, anchor, text): (u32, u32, &'static str, String)| {
            let x = u32::from(cell.column) * UNIT + x;
            let y = u32::from(cell.row) * UNIT + y;
            view! { <text class="letter" x=x y=y text-anchor=anchor>{text}</text> }
        };
        (below.is_some() || beside.is_some()).then(|| (below.map(at), beside.map(at)))
    });
    view! { <g aria-hidden="true">{letters.collect_view()}</g> }
}
