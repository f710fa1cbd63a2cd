//! Moves that somebody points at: arrows for leaps, the piece itself for what would be placed.

use gimel::{Move, Side, Square};
use leptos::prelude::*;

use super::geometry::Layout;
use super::grid::UNIT;
use super::pieces::{symbol, wood};

/// Why it is pointed at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// The best there is.
    Best,
    /// Nearly as good.
    Good,
    /// What the other side would do.
    Threat,
    /// What was played instead.
    Played,
}

impl Reason {
    const fn class(self) -> &'static str {
        match self {
            Self::Best => "mark best",
            Self::Good => "mark good",
            Self::Threat => "mark threat",
            Self::Played => "mark played",
        }
    }
}

/// A move that is pointed at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mark {
    /// The move.
    pub mv: Move,
    /// Whose.
    pub side: Side,
    /// Why.
    pub reason: Reason,
}

/// How far an arrow stays away from the middle of where it starts, and of where it ends.
const TAIL: f64 = 30.0;
const HEAD: f64 = 26.0;
/// The point of an arrow: how long, and how wide to each side.
const POINT: (f64, f64) = (34.0, 22.0);

/// All of them; a screen reader hears them beside the board.
pub(super) fn drawn_marks(marks: &[Mark], layout: Layout) -> impl IntoView + use<> {
    // The most important one lies on top.
    let drawn = marks.iter().rev().map(|mark| drawn(*mark, layout));
    view! { <g class="marks" aria-hidden="true">{drawn.collect_view()}</g> }
}

fn drawn(mark: Mark, layout: Layout) -> AnyView {
    let to = middle(layout, mark.mv.to());
    let ring = view! { <circle class="ring" cx=to.0 cy=to.1 r="44"/> };
    match mark.mv {
        Move::Place { kind, .. } => view! {
            <g class=mark.reason.class()>
                {ring}
                <use_ href=symbol(kind) class=wood(mark.side) x=to.0 - 32.0 y=to.1 - 34.0 width="64" height="64"/>
            </g>
        }
        .into_any(),
        Move::Step { from, .. } | Move::Capture { from, .. } => {
            let (shaft, point) = arrow(middle(layout, from), to);
            view! {
                <g class=mark.reason.class()>
                    {mark.mv.is_capture().then_some(ring)}
                    <path class="shaft" d=shaft/>
                    <path class="point" d=point/>
                </g>
            }
            .into_any()
        }
    }
}

fn middle(layout: Layout, square: Square) -> (f64, f64) {
    let cell = layout.cell(square);
    let at = |place: u8| f64::from(u32::from(place) * UNIT + UNIT / 2);
    (at(cell.column), at(cell.row))
}

/// The shaft and the point, as paths.
fn arrow(from: (f64, f64), to: (f64, f64)) -> (String, String) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(1.0);
    let (x, y) = (dx / length, dy / length);
    let on = |along: f64, aside: f64| {
        let at = (
            from.0 + x * along - y * aside,
            from.1 + y * along + x * aside,
        );
        format!("{:.0} {:.0}", at.0, at.1)
    };
    let end = length - HEAD;
    let neck = end - POINT.0;
    let shaft = format!("M{}L{}", on(TAIL, 0.0), on(neck, 0.0));
    let point = format!(
        "M{}L{}L{}Z",
        on(end, 0.0),
        on(neck, POINT.1),
        on(neck, -POINT.1)
    );
    (shaft, point)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_point_where_the_piece_goes() {
        let (shaft, point) = arrow((50.0, 50.0), (350.0, 50.0));
        assert_eq!(shaft, "M80 50L290 50");
        assert_eq!(point, "M324 50L290 72L290 28Z");
    }
}
